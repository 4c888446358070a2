//! The language is the system's or the one that was chosen; it changes at once and is remembered.

use egui::{Key, Modifiers};
use hoppel::game::{Game, NewPlayer, Setup};
use hoppel::store::Store;
use hoppel::table::{Colour, Edition, Name};
use hoppel::words::Words;
use hoppel_window_tests::made_up::{NAME, TAG, languages};
use hoppel_window_tests::sixty::{after, place};
use hoppel_window_tests::{DESKTOP, PHONE, Shelf, Window};

fn settings(window: &mut Window) {
    window.press(Modifiers::COMMAND, Key::Comma);
}

fn game() -> Game {
    let player = |(name, colour)| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = [("Ann", Colour::Red), ("Bob", Colour::Blue)].map(player).to_vec();
    after(
        Game::new(Setup::new(players, Edition::Hig)).unwrap(),
        [vec![place((1, 0), &[])]],
    )
}

#[test]
fn a_language_that_is_chosen_is_spoken_at_once_and_remembered() {
    let shelf = Shelf::default();
    let mut window = Window::open(PHONE, shelf.clone(), 7);
    settings(&mut window);
    assert!(window.is_on("The language of the system") && !window.is_on("English"));
    window.tap("Deutsch");
    window.must_see("Einstellungen");
    assert!(window.is_on("Deutsch") && !window.is_on("Sprache des Systems"));
    window.tap("Zurück");
    window.must_see("Neuer Tisch");
    assert_eq!(window.languages_told(), ["en", "de"]);
    window.close();
    let mut window = Window::open(PHONE, shelf.clone(), 7);
    window.must_see("Neuer Tisch");
    settings(&mut window);
    window.tap("Sprache des Systems");
    window.must_see("Settings");
    window.close();
    assert_eq!(Store::open(shelf, || ()).0.remembered().language, None);
}

#[test]
fn what_was_told_already_is_told_anew() {
    let mut window = Window::open_game(DESKTOP, Shelf::default(), 7, Some(game()));
    window.must_see("Ann lays a tile 1 right of the start tile.");
    settings(&mut window);
    window.tap("Deutsch");
    window.press(Modifiers::NONE, Key::Escape);
    window.must_see("Ann legt ein Plättchen 1 Feld rechts vom Start.");
}

#[test]
fn keys_are_called_as_they_stand_on_the_keyboard() {
    let mut window = Window::open(DESKTOP, Shelf::default(), 7);
    window.press(Modifiers::SHIFT, Key::Questionmark);
    for key in ["Ctrl+,", "Ctrl+Z", "F1", "?", "−"] {
        window.must_see(key);
    }
    window.press(Modifiers::NONE, Key::Escape);
    settings(&mut window);
    window.tap("Deutsch");
    window.press(Modifiers::NONE, Key::Escape);
    window.press(Modifiers::SHIFT, Key::Questionmark);
    for key in ["Strg+,", "Strg+Z", "F1", "?", "−"] {
        window.must_see(key);
    }
    let named = |name: &String| {
        ["Ctrl", "Comma", "Questionmark", "Minus"]
            .iter()
            .any(|key| name.contains(key))
    };
    assert!(!window.names().iter().any(named), "{:#?}", window.names());
}

#[test]
fn a_language_that_is_not_there_any_more_is_the_systems() {
    let shelf = Shelf::default();
    let mut store = Store::open(shelf.clone(), || ()).0;
    store.remember(|remembered| remembered.language = Some(TAG.to_owned()));
    drop(store);
    let mut window = Window::open(PHONE, shelf, 7);
    window.must_see("New table");
    settings(&mut window);
    assert!(window.is_on("The language of the system"));
}

#[test]
fn a_new_language_can_be_chosen_as_soon_as_its_folder_is_there() {
    let mut window = Window::open_speaking(Words::of(languages()), PHONE, Shelf::default(), None);
    settings(&mut window);
    window.tap(NAME);
    window.must_see("Settingsngs");
    assert_eq!(window.languages_told(), ["en", TAG]);
}
