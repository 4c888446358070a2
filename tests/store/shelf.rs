//! The games on the shelf, and what is remembered beside them.

use super::asked::{Ask, Asked, Deed};
use super::{Failing, Playing, files, game, open, result, settle};
use hoppel::game::{Action, FileError, Game};
use hoppel::store::{Backend, Memory, Reading, Slot, Store, Trouble, Unchanged};
use hoppel::table::{Die, PlayerId};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, SystemTime};
use std::{fs, io};
use tempfile::TempDir;

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
fn what_is_not_written_yet_is_read_all_the_same() {
    let failing = Failing::default();
    failing.ask.set(true);
    let mut store = open(failing);
    let slot = store.shelve(&game("", 2));
    assert_eq!(store.game(&slot), Ok(game("", 2)));
    assert_eq!(store.shelf().0.len(), 1);
    store.delete(&slot).unwrap();
    assert!(store.game(&slot).is_err());
    assert_eq!(store.shelf().0.len(), 0);
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
fn what_is_remembered_already_is_not_written_again() {
    let mut store = open(Memory::default());
    store.remember(|remembered| remembered.rolls.die = Die::D6);
    settle(&mut store);
    store.remember(|remembered| remembered.rolls.die = Die::D6);
    assert!(store.is_written());
}

#[test]
fn what_two_windows_remember_is_all_there() {
    let folder = TempDir::new().unwrap();
    let [mut one, mut other] = [open(files(&folder)), open(files(&folder))];
    one.remember(|remembered| remembered.rolled(3));
    settle(&mut one);
    one.remember(|remembered| remembered.counted.eggs[0] = 5);
    settle(&mut one);
    other.remember(|remembered| remembered.rolled(1));
    other.remember(|remembered| remembered.counted.eggs[1] = 2);
    settle(&mut other);
    one.remember(|remembered| remembered.rolled(2));
    drop((one, other));
    let store = open(files(&folder));
    assert_eq!(store.remembered().faces(), [3, 1, 2]);
    assert_eq!(store.remembered().counted.eggs, [5, 2, 0, 0]);
}

#[test]
fn two_windows_that_remember_at_the_same_time_lose_nothing() {
    let folder = TempDir::new().unwrap();
    std::thread::scope(|scope| {
        for face in [1, 2] {
            let files = files(&folder);
            scope.spawn(move || {
                let mut store = open(files);
                for _ in 0..60 {
                    store.remember(|remembered| remembered.rolled(face));
                    settle(&mut store);
                }
            });
        }
    });
    let store = open(files(&folder));
    let count = |face| {
        store
            .remembered()
            .faces()
            .iter()
            .filter(|known| **known == face)
            .count()
    };
    assert_eq!([count(1), count(2)], [60, 60]);
}

/// What could not be written is not taken for what was.
#[test]
fn what_is_remembered_on_a_full_disk_is_there_when_it_can_be_written() {
    let failing = Failing::default();
    let mut store = open(failing.clone());
    failing.ask.set(true);
    store.remember(|remembered| remembered.rolled(3));
    let ticket = store.remember(|remembered| remembered.rolled(1));
    assert!(result(&mut store, ticket).is_err());
    let mut other = open(failing.clone());
    failing.ask.set(false);
    other.remember(|remembered| remembered.rolled(2));
    drop(other);
    store.retry();
    drop(store);
    assert_eq!(open(failing).remembered().faces(), [2, 3, 1]);
}

#[test]
fn what_another_program_did_to_what_is_remembered_is_set_aside() {
    let failing = Failing::default();
    let mut store = open(failing.clone());
    store.remember(|remembered| remembered.rolled(3));
    settle(&mut store);
    failing.memory.write("remembered.json", b"{").unwrap();
    store.remember(|remembered| remembered.rolled(1));
    settle(&mut store);
    assert_eq!(failing.memory.read("remembered.json.damaged-1").unwrap(), b"{");
    assert_eq!(open(failing).remembered().faces(), [3, 1]);
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
    store.delete(&slot).unwrap();
    drop(store);
    let store = open(files(&folder));
    assert_eq!(store.remembered().last, None);
    assert_eq!(store.shelf().0, []);
}

#[test]
fn a_deleted_game_is_put_back_with_all_that_can_be_undone() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("Jürgen/зайка");
    let mut playing = Playing::begin(files(&folder));
    for _ in 0..3 {
        playing.tile();
    }
    playing.undo();
    let (mut store, slot, history) = playing.put_away();
    store.remember(|remembered| remembered.last = Some(slot.clone()));
    settle(&mut store);
    let bytes = |ending: &str| fs::read(place.join(format!("{slot}.{ending}"))).ok();
    let before = [bytes("hoppel"), bytes("journal")];
    assert!(before.iter().all(Option::is_some));
    let deleted = store.delete(&slot).unwrap();
    settle(&mut store);
    assert_eq!([bytes("hoppel"), bytes("journal"), bytes("open")], [None, None, None]);
    assert_eq!(store.restore(deleted), slot);
    settle(&mut store);
    assert_eq!([bytes("hoppel"), bytes("journal")], before);
    assert_eq!(store.remembered().last.as_ref(), Some(&slot));
    assert_eq!(store.open_game(&slot).unwrap().history, history);
}

#[test]
fn a_game_that_is_put_back_takes_nobodys_place() {
    let mut store = open(Memory::default());
    let slot = store.put(&game("one", 1));
    let deleted = store.delete(&slot).unwrap();
    assert_eq!(store.put(&game("other", 2)), slot);
    let back = store.restore(deleted);
    assert_ne!(back, slot);
    assert_eq!(store.game(&slot), Ok(game("other", 2)));
    assert_eq!(store.game(&back), Ok(game("one", 1)));
}

#[test]
fn a_game_that_another_window_has_is_neither_deleted_nor_renamed() {
    let folder = TempDir::new().unwrap();
    let mut playing = Playing::begin(files(&folder));
    settle(&mut playing.store);
    let mut other = open(files(&folder));
    let slot = playing.slot.clone();
    assert!(matches!(other.delete(&slot), Err(Trouble::Elsewhere)));
    let renamed = other.rename(&slot, "Ours".to_owned());
    assert_eq!(renamed, Err(Unchanged::Store(Trouble::Elsewhere)));
    let (mut store, ..) = playing.put_away();
    settle(&mut store);
    assert_eq!(store.shelf().0[0].title, "");
    assert!(other.delete(&slot).is_ok());
}

#[test]
fn another_title_is_in_the_journal_and_in_the_file() {
    let folder = TempDir::new().unwrap();
    let mut playing = Playing::begin(files(&folder));
    playing.tile();
    let (mut store, slot, _) = playing.put_away();
    assert_eq!(store.rename(&slot, "Easter at Ann's".to_owned()), Ok(Vec::new()));
    let too_long = store.rename(&slot, "x".repeat(81));
    assert!(matches!(too_long, Err(Unchanged::Title(_))), "{too_long:?}");
    drop(store);
    let place = folder.path().join("Jürgen/зайка");
    for lost in ["none", "hoppel"] {
        let _ = fs::remove_file(place.join(format!("{slot}.{lost}")));
        let mut store = open(files(&folder));
        assert_eq!(store.shelf().0[0].title, "Easter at Ann's");
        let mut opened = store.open_game(&slot).unwrap();
        assert!(opened.history.undo(), "the title is no step, and the tile still is one");
        assert_eq!(opened.history.game().setup().title, "Easter at Ann's");
    }
}

#[test]
fn a_copy_is_another_game_that_has_come_as_far() {
    let mut store = open(Memory::default());
    let slot = store.put(&game("Easter", 2));
    let copy = store
        .copy(&slot, Some("17".to_owned()), "Easter (copy)".to_owned())
        .unwrap();
    assert_ne!(copy, slot);
    let copy = store.game(&copy).unwrap();
    assert_eq!(copy.actions(), game("", 2).actions());
    let setup = copy.setup();
    assert_eq!(
        (setup.id.as_deref(), setup.title.as_str()),
        (Some("17"), "Easter (copy)")
    );
    assert_eq!(store.game(&slot), Ok(game("Easter", 2)));
}

/// Counts how often something was read. Nothing was written at the same time.
#[derive(Clone, Default)]
struct Counting(Arc<AtomicUsize>);

impl Ask for Counting {
    fn may(&self, deed: Deed) -> io::Result<()> {
        self.0.fetch_add(usize::from(deed == Deed::Read), Ordering::SeqCst);
        Ok(())
    }
    fn written(&self, name: &str) -> Option<SystemTime> {
        let minutes = name.bytes().map(u64::from).sum();
        Some(SystemTime::UNIX_EPOCH + Duration::from_mins(minutes))
    }
}

#[test]
fn five_hundred_games_are_read_a_few_at_a_time_the_latest_first() {
    let counting = Asked::<Counting>::default();
    let reads = Arc::clone(&counting.ask.0);
    let text = hoppel::game::file::write(&game("", 1)).unwrap();
    for number in 0..500 {
        let name = format!("game-{number}.hoppel");
        counting.memory.write(&name, text.as_bytes()).unwrap();
    }
    let store = open(counting);
    let before = reads.load(Ordering::SeqCst);
    let mut reading = store.read_shelf().unwrap();
    assert_eq!(reads.load(Ordering::SeqCst), before, "nothing is read yet");
    let mut games = Vec::new();
    while !reading.is_over() {
        let before = reads.load(Ordering::SeqCst);
        let (read, troubles) = reading.step(&store);
        assert_eq!(troubles, []);
        assert!((1..=Reading::AT_ONCE).contains(&read.len()), "{}", read.len());
        // The journal that is not there, and the file.
        assert!(reads.load(Ordering::SeqCst) - before <= 2 * Reading::AT_ONCE);
        games.extend(read);
    }
    assert_eq!(games.len(), 500);
    assert!(games.iter().map(|game| game.written).rev().is_sorted());
}

#[test]
fn the_shelf_knows_who_won_and_when_it_began() {
    let mut store = open(Memory::default());
    let mut setup = game("", 0).setup().clone();
    setup.created = Some("2025-04-20T23:30:00+02:00".to_owned());
    setup.start.eggs = Some(vec![1, 3]);
    let begun = Game::new(setup).unwrap();
    let shelved = |store: &mut Store, actions: &[Action]| {
        let mut game = begun.clone();
        for action in actions {
            game.apply(action.clone()).unwrap();
        }
        let slot = store.put(&game);
        store.shelved(&slot, &game)
    };
    let points = |player, points| Action::Points {
        player: PlayerId(player),
        points,
        why: String::new(),
    };
    let finish = Action::Finish { bonus: None };
    let going_on = shelved(&mut store, &[points(0, 40)]);
    assert_eq!(going_on.begun.map(|day| day.to_string()).as_deref(), Some("2025-04-20"));
    assert_eq!(going_on.winners, [], "it is not over");
    let no_points = shelved(&mut store, std::slice::from_ref(&finish));
    assert_eq!((no_points.to_act, no_points.winners), (None, vec![]));
    // Bob's ten for the most eggs against Ann's five for the second most.
    let won = shelved(&mut store, &[points(0, 40), points(1, 36), finish.clone()]);
    assert_eq!(won.winners, [PlayerId(1)]);
    let tied = shelved(&mut store, &[points(0, 40), points(1, 35), finish]);
    assert_eq!(tied.winners, [PlayerId(0), PlayerId(1)]);
}
