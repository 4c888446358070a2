//! A first minute at a sample table: offered once, played by taps, and nothing of it stays.

use egui::{Key, Modifiers, Vec2};
use hoppel::game::{Game, NewPlayer, Setup};
use hoppel::store::{Store, TextSize};
use hoppel::table::{Colour, Edition, Name};
use hoppel::words::Words;
use hoppel_window_tests::three::is_way;
use hoppel_window_tests::{CUT, DESKTOP, PHONE, Shelf, Window};

const LYING: Vec2 = Vec2::new(640.0, 360.0);

/// A program that was never used, on that shelf.
fn first_start(size: Vec2, shelf: &Shelf) -> Window {
    Window::open_still(size, shelf.clone(), 7, None)
}

/// The same, shown the sample table.
fn shown(size: Vec2, shelf: &Shelf) -> Window {
    let mut window = first_start(size, shelf);
    window.tap("Show me");
    window
}

fn must_be_empty(shelf: &Shelf) {
    let store = Store::open(shelf.clone(), || ()).0;
    assert_eq!(store.shelf(), (Vec::new(), Vec::new()), "nothing comes to the shelf");
    assert_eq!(store.remembered().last, None);
    assert_eq!(store.remembered().people, []);
    assert!(store.remembered().first_minute, "it was answered");
}

#[test]
fn a_minute_by_taps_shows_what_matters() {
    for size in [PHONE, LYING, DESKTOP] {
        let shelf = Shelf::default();
        let mut window = shown(size, &shelf);
        window.starting("1 of 5: ");
        window.must_see("Ann lays a tile");
        window.tap_cell(2, 0);
        window.must_hear(&["2 of 5: "]);
        window.starting("2 of 5: The nest is complete.");
        window.tap_here("Pay the eggs");
        window.must_see("Ann +3 · Bob +1");
        window.starting("3 of 5: The next tile has a bunny on it.");
        window.tap_cell(4, 0);
        window.starting("3 of 5: Tap “bunny”");
        window.tap_here("bunny");
        window.starting("4 of 5: Now everyone moves");
        window.tap_here("The bunny hops: Bob rolls");
        window.starting("4 of 5: Tap “Roll”");
        window.tap_here("Roll");
        window.starting("4 of 5: Tap a way");
        let way = window.names().into_iter().find(|name| is_way(name)).unwrap();
        window.tap(&way);
        let hop = window.starting("Hop ");
        window.tap_here(&hop);
        let around = window.starting("5 of 5: “Undo” takes back a step.");
        assert!(!window.sees("Skip"), "there is nothing left to skip");
        window.tap_here("Undo");
        window.must_see("Bob hops");
        window.must_see(&around);
        let bob = window.starting("Bob: 1 egg");
        window.tap(&bob);
        window.must_see("Eat an egg");
        window.press(Modifiers::NONE, Key::Escape);
        window.must_see(&around);
        window.tap_here("To my own table");
        window.must_see("Name of player 1");
        window.press(Modifiers::COMMAND, Key::H);
        assert!(!window.sees("Show me"));
        window.close();
        must_be_empty(&shelf);
    }
}

#[test]
fn whoever_taps_elsewhere_is_not_held_up() {
    let shelf = Shelf::default();
    let mut window = shown(PHONE, &shelf);
    window.tap_cell(4, 0);
    window.starting("1 of 5: ");
    window.must_see("Ann: a figure?");
    window.tap_cell(2, 0);
    window.starting("2 of 5: ");
    window.tap("Undo");
    window.starting("1 of 5: ");
}

#[test]
fn it_can_be_left_at_any_time_and_is_not_offered_again() {
    type Leave = fn(&mut Window);
    let ways: [Leave; 4] = [
        |window| window.tap_here("Skip"),
        |window| window.press(Modifiers::NONE, Key::Escape),
        |window| window.press(Modifiers::COMMAND, Key::H),
        |window| {
            window.tap_here("Menu");
            window.tap("Home");
        },
    ];
    for leave in ways {
        let shelf = Shelf::default();
        let mut window = shown(PHONE, &shelf);
        window.tap_cell(2, 0);
        leave(&mut window);
        window.must_see("New table");
        assert!(!window.sees("Show me") && !window.sees("Go on playing"));
        window.close();
        must_be_empty(&shelf);
        let window = first_start(PHONE, &shelf);
        window.must_see("New table");
        assert!(!window.sees("Show me"), "the program was started again");
    }
}

#[test]
fn whoever_declines_is_not_asked_again() {
    let shelf = Shelf::default();
    let mut window = first_start(PHONE, &shelf);
    window.must_see("First time here? One minute at a sample table.");
    // Whoever has only looked at something else has not answered.
    window.press(Modifiers::COMMAND, Key::Comma);
    window.tap("Back");
    window.tap("No, thanks");
    window.must_see("New table");
    assert!(!window.sees("No, thanks"));
    window.close();
    must_be_empty(&shelf);
    assert!(!first_start(PHONE, &shelf).sees("No, thanks"));
}

#[test]
fn whoever_has_a_game_is_not_asked() {
    let player = |(name, colour)| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = [("Ann", Colour::Red), ("Bob", Colour::Blue)].map(player);
    let game = Game::new(Setup::new(players.to_vec(), Edition::Hig)).unwrap();
    // Taken in from elsewhere and never opened.
    let shelf = Shelf::default();
    Store::open(shelf.clone(), || ()).0.shelve(&game);
    let window = first_start(PHONE, &shelf);
    window.must_see("New table");
    assert!(!window.sees("Show me"));
    window.close();
    // Begun here, and deleted.
    let shelf = Shelf::default();
    let mut window = Window::open_still(PHONE, shelf.clone(), 7, Some(game));
    window.press(Modifiers::COMMAND, Key::H);
    assert!(!window.sees("Show me"));
}

/// Every moment of the minute in that language and size of type, measured on phones.
fn measured(words: &Words, text: TextSize) {
    let sizes: &[Vec2] = match text {
        TextSize::Normal => &[LYING, DESKTOP, PHONE],
        TextSize::Large | TextSize::Larger | TextSize::Largest => &[PHONE],
    };
    let shelf = Shelf::default();
    let mut store = Store::open(shelf.clone(), || ()).0;
    store.remember(|remembered| remembered.preferences.text_size = text);
    drop(store);
    let mut window = Window::open_speaking(words.clone(), PHONE, shelf, None);
    let mut found = Vec::new();
    let mut look = |what: &str, window: &mut Window| {
        for size in sizes.iter().copied() {
            window.resize(size);
            window.wait();
            let mut faults = window.faults(text);
            // In large type the strip takes some of the board's part too.
            faults.retain(|fault| text == TextSize::Normal || !fault.ends_with("the board's"));
            found.extend(faults.into_iter().map(|fault| format!("{what}, {size:?}: {fault}")));
        }
        // Where everything can be tapped without scrolling, also in large type.
        window.resize(DESKTOP);
        window.wait();
        let places = window.controls();
        let skip = [window.say("first-minute-skip"), window.say("first-minute-own-table")];
        let out = places.iter().find(|(name, _)| skip.contains(name));
        if what != "home" {
            let out = out.expect("there is a way out").1;
            assert!(out.width() + 0.1 >= 44.0 && out.height() + 0.1 >= 44.0, "{out}");
        }
    };
    look("home", &mut window);
    window.tap_key("first-minute-show");
    look("gap", &mut window);
    window.tap_cell(2, 0);
    look("pay", &mut window);
    window.tap_key("table-main-pay");
    window.wait();
    look("lay", &mut window);
    window.tap_cell(4, 0);
    look("bunny", &mut window);
    window.tap_key("mark-bunny");
    look("phase", &mut window);
    let phase = window.beginning("table-main-phase", [("player", "Bob".into())]);
    window.tap(&phase);
    look("roll", &mut window);
    window.tap_key("table-roll");
    look("hop", &mut window);
    let way = window.names().into_iter().find(|name| is_way(name)).unwrap();
    window.tap(&way);
    look("a way", &mut window);
    let hop = window.starting(&window.beginning("table-hop", [("way", CUT.into())]));
    window.tap(&hop);
    look("around", &mut window);
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_moment_of_it_is_whole() {
    measured(&Words::english(), TextSize::Normal);
}

#[test]
fn every_moment_of_it_is_whole_in_german() {
    measured(&Words::english().in_language("de").unwrap(), TextSize::Normal);
}

#[test]
fn every_moment_of_it_is_whole_in_the_largest_type() {
    measured(&Words::english(), TextSize::Largest);
}

#[test]
fn every_moment_of_it_is_whole_in_german_and_the_largest_type() {
    measured(&Words::english().in_language("de").unwrap(), TextSize::Largest);
}
