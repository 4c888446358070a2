//! The way back: by key it leads one step, never two, and nothing is found again as somebody left it by mistake.

use egui::{Key, Modifiers};
use hoppel::store::{Backend, Files};
use hoppel_window_tests::{PHONE, Window};
use tempfile::TempDir;

fn at_the_table(folder: &TempDir) -> Window {
    let mut window = Window::open(PHONE, Files::in_folder(folder.path().to_owned()), 1);
    window.tap("New table");
    window.type_in("Name of player 1", "Ann");
    window.type_in("Name of player 2", "Bob");
    window.tap("Start");
    window
}

fn back(window: &mut Window) {
    window.press(Modifiers::NONE, Key::Escape);
}

#[test]
fn from_a_page_over_the_table_it_leads_to_the_table() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    for shortcut in [Key::T, Key::L] {
        window.press(Modifiers::COMMAND, shortcut);
        assert!(!window.sees("Menu"), "the page covers the table");
        window.press(Modifiers::NONE, Key::BrowserBack);
        window.must_see("Menu");
        window.press(Modifiers::COMMAND, shortcut);
        back(&mut window);
        window.must_see("Menu");
    }
    back(&mut window);
    window.must_see("Go on playing");
}

#[test]
fn a_sheet_is_closed_by_key_and_by_its_button() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    for close in [back as fn(&mut Window), |window| {
        window.tap_at(window.place("Close").center())
    }] {
        window.tap_at(window.place("Menu").center());
        window.must_see("Rules of this table");
        close(&mut window);
        assert!(!window.sees("Rules of this table"));
        window.must_see("Menu");
    }
}

#[test]
fn a_sheet_that_is_opened_again_begins_at_its_top() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    let open = |window: &mut Window| {
        window.tap_at(window.place("Menu").center());
        window.tap("Rules of this table");
        window.place("Close").min.y
    };
    let top = open(&mut window);
    for _ in 0..4 {
        window.wheel(-200.0);
    }
    assert!(window.place("Close").min.y < top, "the sheet is longer than the phone");
    back(&mut window);
    assert_eq!(open(&mut window), top);
}

#[test]
fn a_notice_is_closed_before_the_page_below() {
    let folder = TempDir::new().unwrap();
    let files = Files::in_folder(folder.path().to_owned());
    files.write("game-1.hoppel", b"{").unwrap();
    let mut window = Window::open(PHONE, files, 1);
    window.tap("Saved games");
    window.must_see("Close this message");
    assert!(!window.place("Back").intersects(window.place("Close this message")));
    back(&mut window);
    assert!(!window.sees("Close this message"));
    window.must_see("Back");
}

#[test]
fn a_game_that_is_over_shows_what_came_of_it() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    window.tap_at(window.place("Menu").center());
    window.tap("Count the eggs");
    window.tap("Finish without points");
    window.must_see("The eggs are counted");
    back(&mut window);
    back(&mut window);
    window.tap("See the result");
    window.must_see("The eggs are counted");
}

#[test]
fn the_table_is_found_as_a_table() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    window.press(Modifiers::COMMAND, Key::T);
    window.press(Modifiers::COMMAND, Key::H);
    window.tap("Go on playing");
    window.must_see("Menu");
}

#[test]
fn the_keys_are_shown_over_any_screen() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    window.press(Modifiers::SHIFT, Key::Questionmark);
    window.must_see("Take back the last step");
    back(&mut window);
    assert!(!window.sees("Take back the last step"));
    window.must_see("Menu");
    window.press(Modifiers::COMMAND, Key::Comma);
    window.tap("Keys");
    window.must_see("Take back the last step");
}
