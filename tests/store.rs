//! Where games live between sessions: nothing is lost, and nothing is written over.
#![cfg(feature = "files")]
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

use hoppel::game::{Action, FileError, Game, NewPlayer, Setup, file};
use hoppel::store::{Backend, Fault, Files, Memory, Slot, Store, Ticket, Trouble};
use hoppel::table::{Cell, Colour, Edition, Marks, Name};
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};
use tempfile::TempDir;

fn game(title: &str, tiles: i64) -> Game {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = vec![player("Ann", Colour::Red), player("Bjørn 🐰", Colour::Blue)];
    let mut setup = Setup::new(players, Edition::Hig);
    setup.title = title.to_owned();
    let mut game = Game::new(setup).unwrap();
    for x in 1..=tiles {
        let at = Cell::new(x, 0).unwrap();
        game.apply(Action::Place { at, marks: Marks::NONE }).unwrap();
        for _ in 0..3 {
            game.apply(Action::Next).unwrap();
        }
    }
    game
}

fn files(folder: &TempDir) -> Files {
    // A profile folder with letters beyond ASCII stopped other programs.
    Files::in_folder(folder.path().join("Jürgen/зайка"))
}

fn open(backend: impl Backend) -> Store {
    let (store, trouble) = Store::open(backend, || ());
    assert_eq!(trouble, None);
    store
}

/// Waits until that order was carried out, and says what came of it.
fn result(store: &mut Store, ticket: Ticket) -> Result<(), Fault> {
    let since = Instant::now();
    while since.elapsed() < Duration::from_secs(20) {
        if let Some((_, result)) = store.poll().into_iter().find(|(carried, _)| *carried >= ticket) {
            return result;
        }
        sleep(Duration::from_millis(1));
    }
    panic!("{ticket:?} was never carried out");
}

/// Waits until everything is written.
fn settle(store: &mut Store) {
    let since = Instant::now();
    while !store.is_written() && since.elapsed() < Duration::from_secs(20) {
        store.poll();
        sleep(Duration::from_millis(1));
    }
    assert!(store.is_written());
}

/// A back end that can be made to fail, as a full disk does.
#[derive(Clone, Default)]
struct Failing {
    memory: Arc<Memory>,
    full: Arc<AtomicBool>,
}

impl Backend for Failing {
    fn list(&self) -> io::Result<Vec<(String, Option<SystemTime>)>> {
        self.memory.list()
    }
    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        self.memory.read(name)
    }
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        if self.full.load(Ordering::SeqCst) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.memory.write(name, bytes)
    }
    fn remove(&self, name: &str) -> io::Result<()> {
        self.memory.remove(name)
    }
    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.memory.rename(from, to)
    }
}

#[test]
fn a_game_is_back_in_the_next_session() {
    let folder = TempDir::new().unwrap();
    let game = game("Easter Sunday", 3);
    let mut store = open(files(&folder));
    let slot = store.shelve(&game);
    store.remember(|remembered| remembered.last = Some(slot.clone()));
    drop(store);

    let store = open(files(&folder));
    assert_eq!(store.remembered().last.as_ref(), Some(&slot));
    assert_eq!(store.game(&slot), Ok(game));
    let (shelf, troubles) = store.shelf();
    assert_eq!(troubles, []);
    assert_eq!(shelf.len(), 1);
    assert_eq!(shelf[0].title, "Easter Sunday");
    assert_eq!(shelf[0].tiles, 4);
    assert_eq!(shelf[0].players[1].name.as_str(), "Bjørn 🐰");
    assert!(shelf[0].written.is_some());
}

#[test]
fn every_step_is_on_the_disk_without_the_program_ending() {
    let folder = TempDir::new().unwrap();
    let mut store = open(files(&folder));
    let slot = store.shelve(&game("", 0));
    for tiles in 1..20 {
        let ticket = store.keep(&slot, &game("", tiles));
        assert_eq!(result(&mut store, ticket), Ok(()));
        // A second program looks at the folder while the first goes on, as after `kill -9`.
        assert_eq!(open(files(&folder)).game(&slot), Ok(game("", tiles)));
    }
    assert!(store.is_written());
}

#[test]
fn what_is_not_written_yet_is_read_all_the_same() {
    let failing = Failing::default();
    failing.full.store(true, Ordering::SeqCst);
    let mut store = open(failing);
    let slot = store.shelve(&game("", 1));
    store.keep(&slot, &game("", 2));
    assert_eq!(store.game(&slot), Ok(game("", 2)));
    assert_eq!(store.shelf().0.len(), 1);
    store.delete(&slot);
    assert!(store.game(&slot).is_err());
    assert_eq!(store.shelf().0.len(), 0);
}

#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    let failing = Failing::default();
    let mut store = open(failing.clone());
    let slot = store.shelve(&game("", 1));
    settle(&mut store);
    failing.full.store(true, Ordering::SeqCst);
    let ticket = store.keep(&slot, &game("", 2));
    assert_eq!(result(&mut store, ticket), Err(Fault::Full));
    assert!(!store.is_written());
    assert_eq!(store.game(&slot), Ok(game("", 2)));
    assert_eq!(
        open(failing.clone()).game(&slot),
        Ok(game("", 1)),
        "what was there before is whole"
    );

    failing.full.store(false, Ordering::SeqCst);
    store.retry();
    settle(&mut store);
    assert_eq!(open(failing).game(&slot), Ok(game("", 2)));
}

#[test]
fn what_could_not_be_written_is_tried_again_at_the_end() {
    let failing = Failing::default();
    let mut store = open(failing.clone());
    failing.full.store(true, Ordering::SeqCst);
    let slot = store.shelve(&game("", 2));
    let ticket = store.keep(&slot, &game("", 2));
    assert_eq!(result(&mut store, ticket), Err(Fault::Full));
    failing.full.store(false, Ordering::SeqCst);
    drop(store);
    assert_eq!(open(failing).game(&slot), Ok(game("", 2)));
}

#[test]
fn a_folder_that_cannot_be_written_to_is_told() {
    let folder = TempDir::new().unwrap();
    // A file where the folder should be; unlike a read-only folder it stops even the superuser.
    let place = folder.path().join("hoppel");
    fs::write(&place, "").unwrap();
    let (mut store, _) = Store::open(Files::in_folder(place), || ());
    let game = game("", 1);
    let slot = store.free_slot(game.setup());
    let ticket = store.keep(&slot, &game);
    assert!(result(&mut store, ticket).is_err());
    assert_eq!(store.game(&slot), Ok(game));
    assert!(matches!(store.shelf().1.as_slice(), [Trouble::NoShelf { .. }]));
}

/// Whatever byte a file breaks off at, it is set aside whole, under a new name, and never written over.
#[test]
fn a_damaged_file_is_set_aside() {
    let sound = file::write(&game("", 2)).unwrap();
    // A game's last byte is the end of its last line, which may be missing.
    for cut in 0..sound.len() - 1 {
        let memory = Arc::new(Memory::default());
        let failing = Failing {
            memory: Arc::clone(&memory),
            ..Failing::default()
        };
        memory.write("game-1.hoppel", &sound.as_bytes()[..cut]).unwrap();
        memory.write("game-1.hoppel.damaged-1", b"an older one").unwrap();
        let mut store = open(failing);
        let slot = Slot::new("game-1").unwrap();
        let Err(Trouble::Damaged { aside: Some(aside), .. }) = store.game(&slot) else {
            panic!("cut at byte {cut}");
        };
        assert_eq!(memory.read(&aside).unwrap(), &sound.as_bytes()[..cut]);
        assert_eq!(memory.read("game-1.hoppel.damaged-1").unwrap(), b"an older one");
        // A new game of the same id takes the free place; the damaged one stays.
        store.shelve(&game("", 1));
        drop(store);
        assert_eq!(memory.read(&aside).unwrap(), &sound.as_bytes()[..cut]);
    }
}

#[test]
fn the_shelf_goes_on_without_what_is_damaged() {
    let folder = TempDir::new().unwrap();
    let mut store = open(files(&folder));
    let slot = store.shelve(&game("", 1));
    drop(store);
    let place = folder.path().join("Jürgen/зайка");
    fs::write(place.join("game-2.hoppel"), "{").unwrap();
    fs::write(place.join("notes.txt"), "not ours").unwrap();
    let (shelf, troubles) = open(files(&folder)).shelf();
    assert_eq!(shelf.iter().map(|game| &game.slot).collect::<Vec<_>>(), [&slot]);
    assert!(matches!(
        troubles.as_slice(),
        [Trouble::Damaged { error, .. }] if matches!(**error, FileError::Syntax { .. })
    ));
    assert_eq!(fs::read(place.join("game-2.hoppel.damaged-1")).unwrap(), b"{");
    assert_eq!(fs::read(place.join("notes.txt")).unwrap(), b"not ours");
    assert_eq!(open(files(&folder)).shelf().1, [], "it is told once");
}

#[test]
fn a_game_from_a_newer_program_is_left_as_it_is() {
    let failing = Failing::default();
    let newer = br#"{"format": "hoppel-game", "version": 2, "more": true}"#;
    failing.memory.write("game-9.hoppel", newer).unwrap();
    let store = open(failing.clone());
    let slot = Slot::new("game-9").unwrap();
    assert!(matches!(store.game(&slot), Err(Trouble::Newer { .. })));
    assert_eq!(failing.memory.read("game-9.hoppel").unwrap(), newer);
}

#[test]
fn a_game_that_cannot_be_played_on_is_left_as_it_is() {
    let failing = Failing::default();
    let text = file::write(&game("", 1)).unwrap().replace("[1,0]", "[0,0]");
    failing.memory.write("game-9.hoppel", text.as_bytes()).unwrap();
    let store = open(failing.clone());
    let trouble = store.game(&Slot::new("game-9").unwrap());
    let Err(Trouble::Unplayable { stopped, .. }) = trouble else {
        panic!("{trouble:?}");
    };
    assert!(stopped.game.actions().is_empty());
    assert_eq!(failing.memory.read("game-9.hoppel").unwrap(), text.as_bytes());
}

#[test]
fn what_was_remembered_and_is_damaged_is_set_aside() {
    let failing = Failing::default();
    failing.memory.write("remembered.json", b"{\"people\": [").unwrap();
    let (mut store, trouble) = Store::open(failing.clone(), || ());
    assert!(matches!(trouble, Some(Trouble::Forgotten { aside: Some(_) })));
    let ticket = store.remember(|remembered| remembered.preferences.reduce_motion = true);
    assert_eq!(result(&mut store, ticket), Ok(()));
    assert!(open(failing.clone()).remembered().preferences.reduce_motion);
    assert_eq!(
        failing.memory.read("remembered.json.damaged-1").unwrap(),
        b"{\"people\": ["
    );
}

#[test]
fn the_same_game_is_shelved_once_and_another_of_its_id_beside_it() {
    let mut store = open(Memory::default());
    let first = store.shelve(&game("", 1));
    assert_eq!(store.shelve(&game("", 1)), first);
    let second = store.shelve(&game("", 2));
    assert_ne!(second, first);
    assert_eq!(store.game(&first), Ok(game("", 1)));
    assert_eq!(store.game(&second), Ok(game("", 2)));
}

#[test]
fn a_deleted_game_is_gone_and_is_not_the_last_one() {
    let folder = TempDir::new().unwrap();
    let mut store = open(files(&folder));
    let slot = store.shelve(&game("", 1));
    store.remember(|remembered| remembered.last = Some(slot.clone()));
    store.delete(&slot);
    drop(store);
    let store = open(files(&folder));
    assert_eq!(store.remembered().last, None);
    assert_eq!(store.shelf().0, []);
}

/// The environment variable by which a process learns that it is to play until it is killed, and where.
const PLAY_IN: &str = "HOPPEL_TEST_PLAY_IN";

/// Plays without end, and tells each step that the store has acknowledged. Does nothing but in a process of its own.
#[test]
fn a_game_that_never_ends() {
    let Some(place) = std::env::var_os(PLAY_IN) else {
        return;
    };
    let mut store = open(Files::in_folder(place.into()));
    let slot = Slot::new("game-1").unwrap();
    let mut game = game("", 0);
    for x in 1.. {
        let at = Cell::new(x % 1000, x / 1000).unwrap();
        game.apply(Action::PutTile { at, marks: Marks::NONE }).unwrap();
        let ticket = store.keep(&slot, &game);
        assert_eq!(result(&mut store, ticket), Ok(()));
        println!("\nacknowledged {x}");
    }
}

#[test]
fn killing_the_program_loses_no_acknowledged_step() {
    for round in 0..10 {
        let folder = TempDir::new().unwrap();
        let mut player = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "a_game_that_never_ends", "--nocapture"])
            .env(PLAY_IN, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let told = BufReader::new(player.stdout.take().unwrap())
            .lines()
            .map_while(Result::ok);
        let mut steps = told.filter_map(|line| line.strip_prefix("acknowledged ")?.parse::<usize>().ok());
        // Not always at the same place: somewhere in one of the first writes after this step.
        let acknowledged = steps.nth(5 + 7 * round).unwrap();
        sleep(Duration::from_micros(317 * round as u64));
        player.kill().unwrap();
        player.wait().unwrap();
        let acknowledged = steps.last().unwrap_or(acknowledged);
        let (shelf, troubles) = open(Files::in_folder(folder.path().to_owned())).shelf();
        assert_eq!(troubles, []);
        assert!(
            shelf[0].tiles > acknowledged,
            "{} tiles of {acknowledged}",
            shelf[0].tiles
        );
    }
}

#[test]
fn slots_are_file_names_on_every_system() {
    for name in ["nul", "CON-1", "a/b-1", "..-", "a.b-c", "ä-1", ""] {
        assert_eq!(Slot::new(name), None, "{name}");
    }
    assert!(Slot::new("game-0f3a").is_some());
}
