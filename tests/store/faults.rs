//! What a disk, a clock, another window and another version can do to a game.

use super::journal::line;
use super::{Failing, Playing, files, game, open, result, settle};
use hoppel::game::file;
use hoppel::store::{Backend, Fault, Files, Store, Trouble};
use hoppel::table::Cell;
use std::fs;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    let failing = Failing::default();
    let mut playing = Playing::begin(failing.clone());
    playing.tile();
    settle(&mut playing.store);
    let before = playing.history.game().clone();
    failing.ask.set(true);
    for _ in 0..3 {
        let ticket = playing.tile();
        assert_eq!(result(&mut playing.store, ticket), Err(Fault::Full));
    }
    assert!(!playing.store.is_written());
    let Playing {
        mut store,
        slot,
        history,
    } = playing;
    assert_eq!(store.game(&slot).as_ref(), Ok(history.game()));
    assert_eq!(
        open(failing.clone()).game(&slot),
        Ok(before),
        "what was there before is whole"
    );

    failing.ask.set(false);
    store.retry();
    settle(&mut store);
    assert_eq!(open(failing).game(&slot).as_ref(), Ok(history.game()));
}

#[test]
fn what_could_not_be_written_is_tried_again_at_the_end_and_at_the_next_step() {
    let failing = Failing::default();
    let mut playing = Playing::begin(failing.clone());
    settle(&mut playing.store);
    for at_the_next_step in [true, false] {
        failing.ask.set(true);
        let ticket = playing.tile();
        assert_eq!(result(&mut playing.store, ticket), Err(Fault::Full));
        failing.ask.set(false);
        if at_the_next_step {
            let ticket = playing.tile();
            assert_eq!(result(&mut playing.store, ticket), Ok(()));
            assert!(playing.store.is_written());
        }
    }
    let Playing { store, slot, history } = playing;
    drop(store);
    assert_eq!(open(failing).game(&slot).as_ref(), Ok(history.game()));
}

#[test]
fn a_folder_that_cannot_be_written_to_is_told() {
    let folder = TempDir::new().unwrap();
    // A file where the folder above it should be; unlike a read-only folder it stops even the superuser.
    let file = folder.path().join("share");
    fs::write(&file, "").unwrap();
    let (mut store, _) = Store::open(Files::in_folder(file.join("hoppel")), || ());
    let (slot, opened) = store.begin(game("", 1));
    assert!(!opened.watching, "nobody can tell, so nobody is kept out");
    let mut playing = Playing::with(store, slot, opened);
    let ticket = playing.tile();
    assert!(result(&mut playing.store, ticket).is_err());
    let Playing { store, slot, history } = playing;
    assert_eq!(store.game(&slot).as_ref(), Ok(history.game()));
    let in_the_way = Fault::InTheWay(file.display().to_string());
    assert_eq!(store.shelf().1, [Trouble::NoShelf { fault: in_the_way }]);
}

#[test]
fn a_folder_that_is_gone_is_made_again() {
    let folder = TempDir::new().unwrap();
    let mut playing = Playing::begin(files(&folder));
    playing.tile();
    settle(&mut playing.store);
    fs::remove_dir_all(folder.path().join("Jürgen")).unwrap();
    let ticket = playing.tile();
    assert_eq!(result(&mut playing.store, ticket), Err(Fault::Gone));
    playing.store.retry();
    settle(&mut playing.store);
    let Playing { store, slot, history } = playing;
    drop(store);
    assert_eq!(open(files(&folder)).game(&slot).as_ref(), Ok(history.game()));
}

#[test]
fn a_second_window_only_watches_until_the_first_is_closed() {
    let folder = TempDir::new().unwrap();
    let mut first = Playing::begin(files(&folder));
    first.tile();
    settle(&mut first.store);
    let mut second = open(files(&folder));
    let opened = second.open_game(&first.slot).unwrap();
    assert!(opened.watching);
    assert_eq!(&opened.history, &first.history);
    let (mut store, slot, _) = first.put_away();
    settle(&mut store);
    assert!(!second.open_game(&slot).unwrap().watching);
    assert!(store.open_game(&slot).unwrap().watching);
}

/// A clock that was set back must not bring an old game over a newer one: no time of day decides what a game is.
#[test]
fn a_clock_set_back_changes_no_game() {
    let folder = TempDir::new().unwrap();
    let mut playing = Playing::begin(files(&folder));
    for _ in 0..60 {
        playing.tile();
    }
    let Playing {
        mut store,
        slot,
        history,
    } = playing;
    store.remember(|remembered| remembered.last = Some(slot.clone()));
    drop(store);
    let place = folder.path().join("Jürgen/зайка");
    for (name, hours) in [("journal", 48), ("hoppel", 1)] {
        let file = fs::File::options()
            .append(true)
            .open(place.join(format!("{slot}.{name}")))
            .unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(3600 * hours))
            .unwrap();
    }
    let store = open(files(&folder));
    assert_eq!(store.remembered().last.as_ref(), Some(&slot));
    assert_eq!(store.game(&slot).as_ref(), Ok(history.game()));
}

#[test]
fn a_journal_from_a_newer_program_is_left_as_it_is() {
    let failing = Failing::default();
    let memory = Arc::clone(&failing.memory);
    let mut playing = Playing::begin(failing.clone());
    playing.tile();
    let slot = playing.slot.clone();
    drop(playing);
    let newer = line(0, br#"{"format":"hoppel-journal","version":2,"more":true}"#);
    memory.write(&format!("{slot}.journal"), &newer).unwrap();
    let mut store = open(failing);
    assert!(matches!(store.open_game(&slot), Err(Trouble::Newer { .. })));
    drop(store);
    assert_eq!(memory.read(&format!("{slot}.journal")).unwrap(), newer);
}

/// What every version of the program wrote is opened by every later one. A new version adds its samples; none is changed.
#[test]
fn what_earlier_versions_wrote_is_opened() {
    let file = include_bytes!("samples/file-1.hoppel");
    let failing = Failing::default();
    failing.memory.write("game-1.hoppel", file).unwrap();
    let playing = Playing::resume(failing);
    assert_eq!(playing.history.game().actions().len(), 4);
    assert_eq!(playing.history.steps(), [0, 1, 2]);

    let journal = include_bytes!("samples/journal-1.journal");
    let failing = Failing::default();
    failing.memory.write("game-2.journal", journal).unwrap();
    let mut playing = Playing::resume(failing);
    assert_eq!(playing.history.game().setup().title, "Easter Monday");
    assert_eq!(playing.history.game().actions().len(), 3);
    let before = Cell::new(1, 0).unwrap();
    assert!(playing.history.game().table().has_tile(before), "the mend was undone");
    playing.redo();
    assert!(!playing.history.game().table().has_tile(before), "and can be had again");
}

/// A file that was written by another hand, in another form, is the same game as long as nobody changes it again.
#[test]
fn a_file_in_another_form_is_not_taken_for_a_changed_one() {
    let failing = Failing::default();
    let text = file::write(&game("", 2)).unwrap().replace("\":", "\" : ");
    failing.memory.write("game-1.hoppel", text.as_bytes()).unwrap();
    let mut playing = Playing::resume(failing.clone());
    playing.undo();
    settle(&mut playing.store);
    let history = playing.history.clone();
    // As after `kill -9`: the file beside the journal is as it was.
    std::mem::forget(playing);
    assert_eq!(Playing::resume(failing).history, history);
}

#[test]
fn what_is_damaged_is_not_written_over_where_there_is_no_room_for_a_copy() {
    let failing = Failing::default();
    let mut playing = Playing::begin(failing.clone());
    playing.tile();
    playing.tile();
    let slot = playing.slot.clone();
    drop(playing);
    let name = format!("{slot}.journal");
    let mut damaged = failing.memory.read(&name).unwrap();
    let last = damaged.len() - 30;
    damaged[last] ^= 1;
    failing.memory.write(&name, &damaged).unwrap();

    failing.ask.set(true);
    let mut store = open(failing.clone());
    let opened = store.open_game(&slot).unwrap();
    let [Trouble::Recovered { aside: Some(aside), .. }] = opened.troubles.as_slice() else {
        panic!("{:?}", opened.troubles);
    };
    let aside = aside.clone();
    let mut playing = Playing {
        store,
        slot: slot.clone(),
        history: opened.history,
    };
    let ticket = playing.tile();
    assert_eq!(result(&mut playing.store, ticket), Err(Fault::Full));
    assert_eq!(failing.memory.read(&name).unwrap(), damaged, "it is still what it was");
    failing.ask.set(false);
    playing.store.retry();
    settle(&mut playing.store);
    assert_eq!(failing.memory.read(&aside).unwrap(), damaged);
    let history = playing.history.clone();
    drop(playing);
    assert_eq!(Playing::resume(failing).history, history);
}

/// As a program leaves them that is killed while it writes.
#[test]
fn what_a_write_that_was_cut_off_has_left_is_cleared_away_when_it_is_old() {
    let folder = TempDir::new().unwrap();
    let mut playing = Playing::begin(files(&folder));
    settle(&mut playing.store);
    let slot = playing.slot.clone();
    drop(playing);
    let place = folder.path().join("Jürgen/зайка");
    let day = Duration::from_secs(3600 * 24);
    let leave = |name: &str, old: bool| {
        let file = fs::File::create(place.join(name)).unwrap();
        if old {
            file.set_modified(SystemTime::now() - day).unwrap();
        }
    };
    let ours = [
        format!(".{slot}.hoppel.a1B2c3"),
        format!(".{slot}.journal.ABCDEF"),
        format!(".{slot}.journal.damaged-1.ABCDEF"),
        ".remembered.json.000000".to_owned(),
    ];
    let others = [
        ".remembered.json.00000",
        ".remembered.json.00-000",
        ".notes.hoppel.a1B2c3",
        ".game-1.txt.a1B2c3",
        "game-1.hoppel.a1B2c3",
        ".hidden",
    ];
    ours.iter().for_each(|name| leave(name, true));
    others.iter().for_each(|name| leave(name, true));
    leave(".game-7.hoppel.a1B2c3", false);
    fs::create_dir(place.join(".game-8.hoppel.a1B2c3")).unwrap();
    drop(open(files(&folder)));
    for name in &ours {
        assert!(!place.join(name).exists(), "{name}");
    }
    for name in others.iter().chain(&[".game-7.hoppel.a1B2c3", ".game-8.hoppel.a1B2c3"]) {
        assert!(place.join(name).exists(), "{name}");
    }
    assert_eq!(open(files(&folder)).shelf().0.len(), 1);
}

/// What cannot be read may be whole: it is not written over.
#[test]
fn what_was_remembered_and_cannot_be_read_is_left_as_it_is() {
    let folder = TempDir::new().unwrap();
    fs::create_dir_all(folder.path().join("remembered.json")).unwrap();
    let (mut store, trouble) = Store::open(Files::in_folder(folder.path().to_owned()), || ());
    assert!(matches!(trouble, Some(Trouble::NotRead { .. })));
    store.remember(|remembered| remembered.preferences.reduce_motion = true);
    assert!(
        store.remembered().preferences.reduce_motion,
        "as long as the window is open"
    );
    assert!(store.is_written());
}
