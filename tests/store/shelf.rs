//! The games on the shelf, and what is remembered beside them.

use super::{Failing, files, game, open, result};
use hoppel::game::FileError;
use hoppel::store::{Backend, Memory, Slot, Store, Trouble};
use std::fs;
use std::sync::atomic::Ordering;
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
    failing.full.store(true, Ordering::SeqCst);
    let mut store = open(failing);
    let slot = store.shelve(&game("", 2));
    assert_eq!(store.game(&slot), Ok(game("", 2)));
    assert_eq!(store.shelf().0.len(), 1);
    store.delete(&slot);
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
