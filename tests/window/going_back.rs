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

/// The keys that lead to screens beside the table, and what is seen there alone.
const BESIDE: [(Modifiers, Key, &str); 6] = [
    (
        Modifiers::COMMAND,
        Key::Comma,
        "Reduce motion: things jump instead of moving",
    ),
    (Modifiers::COMMAND, Key::D, "Roll this die"),
    (Modifiers::COMMAND, Key::E, "Count afresh"),
    (Modifiers::COMMAND, Key::O, "Saved games"),
    (Modifiers::COMMAND, Key::N, "Name of player 1"),
    (Modifiers::NONE, Key::F1, "Search the rules"),
];

#[test]
fn from_any_screen_beside_it_the_way_back_leads_to_the_table() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    for (modifiers, key, there) in BESIDE {
        window.press(modifiers, key);
        window.must_see(there);
        back(&mut window);
        window.must_see("Menu");
        window.press(modifiers, key);
        window.tap("Back");
        window.must_see("Menu");
    }
    back(&mut window);
    window.must_see("Go on playing");
}

#[test]
fn settings_are_reached_from_the_menu_of_the_table() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    window.tap_at(window.place("Menu").center());
    window.tap("Settings");
    window.tap("Deutsch");
    window.tap("Zurück");
    window.must_see("Menü");
    window.must_see("Ann legt an");
}

#[test]
fn the_way_back_leads_through_the_screens_one_came_through() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    for (modifiers, key, there) in BESIDE {
        window.press(modifiers, key);
        window.must_see(there);
    }
    // Whoever is sent where he has been goes back there, and not round in a circle.
    window.press(Modifiers::COMMAND, Key::E);
    window.press(Modifiers::COMMAND, Key::E);
    for (.., there) in BESIDE.iter().take(3).rev() {
        window.must_see(there);
        back(&mut window);
    }
    window.must_see("Menu");
    window.press(Modifiers::COMMAND, Key::D);
    window.press(Modifiers::COMMAND, Key::H);
    window.must_see("Go on playing");
    window.press(Modifiers::COMMAND, Key::D);
    back(&mut window);
    window.must_see("Go on playing");
}

#[test]
fn what_was_opened_over_the_table_is_found_again() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    window.tap_at(window.place("Menu").center());
    window.tap("Count the eggs");
    window.must_see("Finish without points");
    window.press(Modifiers::COMMAND, Key::Comma);
    back(&mut window);
    window.must_see("Finish without points");
    back(&mut window);
    window.must_see("Menu");
}

#[test]
fn what_was_typed_for_a_new_table_is_found_again_until_it_is_begun() {
    let folder = TempDir::new().unwrap();
    let mut window = Window::open(PHONE, Files::in_folder(folder.path().to_owned()), 1);
    for leave in [(Modifiers::NONE, Key::Escape), (Modifiers::COMMAND, Key::H)] {
        window.tap("New table");
        window.type_over("Name of player 1", "Ann");
        window.press(leave.0, leave.1);
        window.tap("New table");
        assert_eq!(window.value("Name of player 1").as_deref(), Some("Ann"));
        back(&mut window);
    }
    window.tap("New table");
    window.type_over("Name of player 2", "Bob");
    window.tap("Start");
    window.press(Modifiers::COMMAND, Key::N);
    assert_eq!(window.value("Name of player 1").unwrap_or_default(), "");
}

#[test]
fn a_page_is_found_where_it_was_left() {
    let folder = TempDir::new().unwrap();
    let mut window = Window::open(PHONE, Files::in_folder(folder.path().to_owned()), 1);
    window.tap("New table");
    window.scroll_to("House rules");
    let there = window.place("House rules").top();
    window.press(Modifiers::NONE, Key::F1);
    back(&mut window);
    assert_eq!(window.place("House rules").top(), there);
    back(&mut window);
    window.tap("New table");
    window.must_see("Name of player 1");
    assert!(
        window.place("House rules").top() > there,
        "one that is opened begins at its top"
    );
}

#[test]
fn it_first_puts_away_what_was_begun_at_the_table() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    let laid = |window: &mut Window, x| {
        window.tap_cell(x, 0);
        window.wait();
    };
    laid(&mut window, 1);
    window.tap("Next: Bob");
    laid(&mut window, 2);
    window.tap("bunny");
    window.tap("The bunny hops: Bob rolls");
    window.tap("A real die shows 1");
    let tells = |window: &Window| window.names().iter().any(|name| name.starts_with("Hop "));
    window.tap_cell(1, 0);
    assert!(tells(&window), "{:#?}", window.names());
    back(&mut window);
    assert!(!tells(&window));
    window.must_see("Menu");
    window.tap_at(window.place("Menu").center());
    window.tap("Corrections");
    window.must_see("Done");
    back(&mut window);
    assert!(!window.sees("Done"));
    window.must_see("Menu");
    back(&mut window);
    window.must_see("Go on playing");
}

/// A table with a tile laid, and the page on which that is mended.
fn mending(folder: &TempDir) -> Window {
    let mut window = at_the_table(folder);
    window.tap_cell(1, 0);
    window.wait();
    window.press(Modifiers::COMMAND, Key::T);
    window.tap(&window.starting("Ann lays a tile"));
    window.must_see("As it was then");
    window.tap("Mend this");
    window.tap("nest");
    window.wait();
    window
}

#[test]
fn from_a_mend_it_leads_to_what_led_there() {
    let folder = TempDir::new().unwrap();
    let mut window = mending(&folder);
    for there in ["As it was then", "History", "Menu"] {
        back(&mut window);
        window.wait();
        window.must_see(there);
    }
}

#[test]
fn another_language_takes_nothing_away() {
    let folder = TempDir::new().unwrap();
    let mut window = mending(&folder);
    window.starting("Ann lays a tile");
    let speak = |window: &mut Window, language: &str| {
        window.press(Modifiers::COMMAND, Key::Comma);
        window.tap(language);
        back(window);
        window.wait();
    };
    speak(&mut window, "Deutsch");
    assert!(window.is_on("Nest"), "{:#?}", window.names());
    window.starting("Ann legt ein Plättchen");
    assert!(!window.names().iter().any(|name| name.contains("lays")));
    back(&mut window);
    window.wait();
    window.must_see("So sah es da aus");
    speak(&mut window, "English");
    window.must_see("As it was then");
}

#[test]
fn eggs_that_were_counted_are_found_again() {
    let folder = TempDir::new().unwrap();
    let mut window = at_the_table(&folder);
    let count = |window: &mut Window| {
        window.tap_at(window.place("Menu").center());
        window.tap("Count the eggs");
    };
    let leave: [fn(&mut Window); 2] = [back, |window| {
        window.press(Modifiers::COMMAND, Key::H);
        window.tap("Go on playing");
    }];
    count(&mut window);
    window.tap("More: Ann");
    for leave in leave {
        leave(&mut window);
        count(&mut window);
        window.must_see("1");
    }
    back(&mut window);
    window.tap_cell(1, 0);
    window.wait();
    count(&mut window);
    assert!(!window.sees("1"), "something was recorded since");
}
