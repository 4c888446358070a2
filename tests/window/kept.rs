//! What is recorded is kept, and the person is told where it is not, or not yet.

use egui::{Key, Modifiers};
use hoppel::game::{Game, NewPlayer, Setup};
use hoppel::store::{Files, Store};
use hoppel::table::{Colour, Edition, Name};
use hoppel_window_tests::asked::{Ask, Asked, Deed};
use hoppel_window_tests::{DESKTOP, PHONE, Window};
use std::io;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;
use tempfile::TempDir;

/// So many frames pass in a second, and in the look at the other window that follows.
const A_SECOND: usize = 24;

fn window(folder: &TempDir) -> Window {
    Window::open(PHONE, Files::in_folder(folder.path().to_owned()), 7)
}

/// A window with a new game of two, and a second one on the same.
fn two_windows(folder: &TempDir) -> (Window, Window) {
    let mut first = window(folder);
    first.tap("New table");
    first.tap("Start");
    // The second opens what is on the disk by then.
    let on_disk = || {
        let store = Store::open(Files::in_folder(folder.path().to_owned()), || ()).0;
        let last = store.remembered().last.clone();
        last.is_some_and(|last| store.game(&last).is_ok())
    };
    while !on_disk() {
        std::thread::sleep(Duration::from_millis(10));
        first.wait();
    }
    (first, window(folder))
}

fn lay(window: &mut Window, x: i64, y: i64) {
    let cell = window.cell(x, y);
    window.tap(&cell);
}

#[test]
fn a_second_window_only_looks_and_says_so() {
    const TOLD: &str = "This game is open in another window. Here it can only be looked at.";
    let folder = TempDir::new().unwrap();
    let (mut first, mut second) = two_windows(&folder);
    lay(&mut first, 1, 0);
    first.wait();
    second.frames(A_SECOND);
    second.must_see(TOLD);
    second.tap("Close this message");
    lay(&mut second, 2, 0);
    second.must_see(TOLD);
    second.tap("Close this message");
    for elsewhere in [Key::D, Key::E] {
        second.press(Modifiers::COMMAND, elsewhere);
        assert!(!second.sees(TOLD), "it is a matter of the table");
    }
    second.press(Modifiers::COMMAND, Key::H);
    second.tap("Go on playing");
    first.press(Modifiers::COMMAND, Key::Z);
    first.close();
    // What the first has recorded since is seen, and now the second records.
    second.frames(A_SECOND);
    second.must_see("The other window has put this game away. It is recorded here now.");
    second.must_see("Red lays a tile");
    assert!(!second.is_restless(), "there is nothing more to look for");
    second.close();

    let mut third = window(&folder);
    assert!(!third.sees(TOLD));
    third.press(Modifiers::COMMAND, Key::Y);
    third.close();
    let store = Store::open(Files::in_folder(folder.path().to_owned()), || ()).0;
    let last = store.remembered().last.clone().unwrap();
    let game = store.game(&last).unwrap();
    assert_eq!(
        game.table().tiles.len(),
        2,
        "what was undone in the first window is had again in the third"
    );
}

#[test]
fn what_a_window_that_only_looks_cannot_do_looks_as_if_it_could_not_be_done() {
    for size in [PHONE, DESKTOP] {
        let folder = TempDir::new().unwrap();
        let (mut first, mut second) = two_windows(&folder);
        second.resize(size);
        lay(&mut first, 1, 0);
        second.frames(A_SECOND);
        second.wait();
        for name in ["Undo", "nest", "follower", "Next: Blue"] {
            assert!(!first.is_off(name), "{name} in the first");
            assert!(second.is_off(name), "{name} in the second");
        }
        // What can be looked at can still be.
        second.tap("Close this message");
        second.tap("Menu");
        assert!(!second.sees("Corrections") && !second.sees("Count the eggs"));
        second.tap("Close");
        second.press(Modifiers::COMMAND, Key::T);
        let laid = second.starting("Red lays a tile");
        second.tap(&laid);
        assert!(second.is_off("Mend this") && second.is_off("Go back to here"));
        second.tap("Back to the history");
        second.tap("Back");
        second.tap_cell(0, 0);
        assert!(second.is_off("This tile was another one"));
        second.tap("Close");
        let card = second.starting("Red: 0 eggs");
        second.tap(&card);
        assert!(second.is_off("Eat an egg") && second.is_off("Change name or colour"));
        assert!(!second.is_off("Where they came from"));
    }
}

/// The board is seen from as far as it was looked at from, whatever the other window does.
#[test]
fn a_window_that_only_looks_follows_the_other_by_itself() {
    let folder = TempDir::new().unwrap();
    let (mut first, mut second) = two_windows(&folder);
    second.tap("Close this message");
    second.must_see("Red lays a tile");
    let start = second.cell(0, 0);
    for _ in 0..2 {
        second.press(Modifiers::NONE, Key::Minus);
    }
    let before = second.place(&start).size();
    assert!(second.is_restless(), "it looks about once a second");
    assert!(!second.moves(), "and no more often");
    lay(&mut first, 1, 0);
    first.wait();
    assert!(!first.is_restless());
    second.frames(A_SECOND);
    second.must_see("Red: a figure?");
    assert!(!second.sees("Close this message"), "nobody has tried anything");
    assert_eq!(second.place(&start).size(), before);
}

#[test]
fn who_leaves_the_table_finds_the_games_file_as_it_stands() {
    let folder = TempDir::new().unwrap();
    let mut window = window(&folder);
    window.tap("New table");
    window.tap("Start");
    lay(&mut window, 1, 0);
    window.press(Modifiers::COMMAND, Key::H);
    let written = || {
        let entries = std::fs::read_dir(folder.path()).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        let mut files = paths.filter(|path| path.extension().is_some_and(|extension| extension == "hoppel"));
        files.any(|file| std::fs::read_to_string(file).unwrap().contains("\"place\""))
    };
    for _ in 0..500 {
        if written() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
        window.wait();
    }
    panic!("the file holds no tile while the window is open");
}

#[test]
fn a_game_that_the_other_window_deletes_stays_as_it_was_seen_last() {
    let folder = TempDir::new().unwrap();
    let (mut first, mut second) = two_windows(&folder);
    second.tap("Close this message");
    first.press(Modifiers::COMMAND, Key::O);
    first.tap("More about Red and Blue");
    first.tap("Delete");
    first.close();
    second.frames(2 * A_SECOND);
    second.must_see("Red lays a tile");
    second.close();
    let entries = std::fs::read_dir(folder.path()).unwrap();
    let names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(!names.iter().any(|name| name.starts_with("game-")), "{names:?}");
}

/// A disk that takes its time.
#[derive(Clone, Default)]
struct Slow(Arc<(Mutex<bool>, Condvar)>);

impl Slow {
    fn set(&self, stuck: bool) {
        *self.0.0.lock().unwrap() = stuck;
        self.0.1.notify_all();
    }

    fn wait(&self) {
        let stuck = self.0.0.lock().unwrap();
        drop(self.0.1.wait_while(stuck, |stuck| *stuck).unwrap());
    }
}

impl Ask for Slow {
    fn may(&self, deed: Deed) -> io::Result<()> {
        if deed == Deed::Write {
            self.wait();
        }
        Ok(())
    }
}

#[test]
fn a_slow_disk_holds_nobody_up_and_there_is_a_small_sign_until_all_is_written() {
    let disk = Asked::<Slow>::default();
    let mut window = Window::open(PHONE, disk.clone(), 7);
    window.tap("New table");
    window.tap("Start");
    window.wait();
    window.wait_until_written();
    disk.ask.set(true);
    lay(&mut window, 1, 0);
    lay(&mut window, 2, 0);
    window.must_see("Saving …");
    disk.ask.set(false);
    window.wait_until_written();
}

/// A game recorded when a rule was read differently: a tile beside none, and what everybody had then.
#[test]
fn what_is_read_differently_now_is_told_with_the_old_result_beside_the_new() {
    let folder = TempDir::new().unwrap();
    let mut first = window(&folder);
    first.tap("New table");
    first.tap("Start");
    first.close();
    let store = Store::open(Files::in_folder(folder.path().to_owned()), || ()).0;
    let last = store.remembered().last.clone().unwrap();
    drop(store);
    let file = std::fs::read_to_string(folder.path().join(format!("{last}.hoppel"))).unwrap();
    let mut journal = String::new();
    let mut checksum = 0;
    for line in [
        format!(
            r#"{{"format":"hoppel-journal","version":1,"game":{},"file":{},"standings":[[0,0],[0,0]]}}"#,
            file.replace('\n', ""),
            crc32fast::hash(file.as_bytes())
        ),
        r#"{"do":"step","actions":[{"do":"place","at":[5,5]}],"standings":[[3,0],[0,0]]}"#.to_owned(),
    ] {
        let mut hasher = crc32fast::Hasher::new_with_initial(checksum);
        hasher.update(line.as_bytes());
        checksum = hasher.finalize();
        journal.push_str(&format!("{checksum:08x} {line}\n"));
    }
    std::fs::write(folder.path().join(format!("{last}.journal")), journal).unwrap();

    let mut second = window(&folder);
    second.must_see("Read differently now");
    second.must_see("Kept, although it now breaks a rule:");
    second.must_see("Red 3 → 0 eggs");
    second.tap("All right");
    second.must_see("Menu");
    second.close();
    assert!(!window(&folder).sees("Read differently now"), "it is told once");
}

/// A file lies where the folder should be, or its parent.
#[test]
fn a_game_is_opened_where_nothing_can_be_saved() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("share");
    std::fs::write(&file, "").unwrap();
    let player = |(name, colour)| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = [("Ann", Colour::Red), ("Bob", Colour::Blue)].map(player);
    let game = Game::new(Setup::new(players.into(), Edition::Hig)).unwrap();
    for place in [file.join("hoppel"), file.clone()] {
        let mut window = Window::open_game(PHONE, Files::in_folder(place), 7, Some(game.clone()));
        window.must_see(
            "What you do cannot be saved just now: its folder cannot be written to. Nothing is lost as long as the \
                window is open.",
        );
        window.must_see("Ann lays a tile");
        window.press(Modifiers::COMMAND, Key::O);
        window.must_see(&format!(
            "The saved games cannot be read: “{}” is a file, and their folder should be there; move it away or give it \
                another name.",
            file.display()
        ));
    }
}
