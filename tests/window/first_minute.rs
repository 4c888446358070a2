//! A first minute at a sample table: offered once, played by taps, and nothing of it stays.

use egui::{Key, Modifiers, Vec2};
use hoppel::game::{Game, NewPlayer, Setup};
use hoppel::store::{Store, TextSize};
use hoppel::table::{Colour, Edition, Name};
use hoppel::words::Words;
use hoppel_window_tests::made_up::made_up;
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
fn what_fills_the_screen_instead_of_the_table_stands_below_the_strip() {
    for size in [PHONE, LYING, DESKTOP] {
        let mut window = shown(size, &Shelf::default());
        window.tap_cell(2, 0);
        window.press(Modifiers::COMMAND, Key::T);
        window.must_see("History");
        window.starting("2 of 5: ");
        assert_eq!(window.faults(TextSize::Normal), [""; 0], "{size}");
        window.press(Modifiers::NONE, Key::Escape);
        window.starting("2 of 5: ");
        window.must_see("Pay the eggs");
    }
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

/// The sizes of the window in which every moment is measured.
const SIZES: [Vec2; 4] = [PHONE, LYING, Vec2::new(390.0, 844.0), DESKTOP];

/// The moments of the minute, in a language and a size of type, and what was found.
struct Measure {
    words: Words,
    text: TextSize,
    found: Vec<String>,
}

impl Measure {
    /// Measures that moment in every size of the window. The controls whose names begin so, the way out and what is to be
    /// tapped next, must be seen without scrolling.
    fn look(&mut self, what: &str, taps: &[&str], window: &mut Window) {
        let (text, language) = (self.text, self.words.language());
        let mut found = |size, fault: String| {
            self.found
                .push(format!("{what}, {size}, {text:?}, {language}: {fault}"))
        };
        for size in SIZES {
            window.resize(size);
            window.wait();
            for name in taps {
                let seen = window.seen(name);
                if seen.width().min(seen.height()) + 0.1 < 44.0 {
                    found(size, format!("too little of “{name}” is seen: {seen}"));
                }
            }
        }
        for size in SIZES {
            window.resize(size);
            let mut faults = window.faults(text);
            // In large type the strip takes some of the board's part too.
            faults.retain(|fault| text == TextSize::Normal || !fault.ends_with("the board's"));
            faults.into_iter().for_each(|fault| found(size, fault));
        }
        window.resize(DESKTOP);
        window.wait();
    }
}

/// Every moment of the minute in that size of type, in every language.
fn measured(text: TextSize) {
    let english = Words::english();
    let german = english.in_language("de").unwrap();
    let mut found = Vec::new();
    for words in [english, german, made_up()] {
        let mut measure = Measure {
            words,
            text,
            found: Vec::new(),
        };
        minute(&mut measure);
        found.extend(measure.found);
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

fn minute(measure: &mut Measure) {
    let shelf = Shelf::default();
    let mut store = Store::open(shelf.clone(), || ()).0;
    store.remember(|remembered| remembered.preferences.text_size = measure.text);
    drop(store);
    let mut window = Window::open_speaking(measure.words.clone(), PHONE, shelf, None);
    let [skip, own_table, pay, bunny, roll, undo] = [
        "first-minute-skip",
        "first-minute-own-table",
        "table-main-pay",
        "mark-bunny",
        "table-roll",
        "command-undo",
    ]
    .map(|key| window.say(key));
    measure.look("home", &[], &mut window);
    window.tap_key("first-minute-show");
    measure.look("gap", &[&skip, &window.cell(2, 0)], &mut window);
    window.tap_cell(2, 0);
    measure.look("pay", &[&skip, &pay], &mut window);
    window.tap(&pay);
    window.wait();
    let free = window.beginning("table-cell-free", [("cell", CUT.into())]);
    measure.look("lay", &[&skip, &free], &mut window);
    window.tap_cell(4, 0);
    measure.look("bunny", &[&skip, &bunny], &mut window);
    window.tap(&bunny);
    let phase = window.beginning("table-main-phase", [("player", "Bob".into())]);
    measure.look("phase", &[&skip, &phase], &mut window);
    window.tap(&phase);
    measure.look("roll", &[&skip, &roll], &mut window);
    window.tap(&roll);
    let way = window.names().into_iter().find(|name| is_way(name)).unwrap();
    // In the largest type the list of ways begins where a phone ends: it is scrolled to.
    let taps: [&str; 2] = [&skip, &way];
    let seen = if measure.text == TextSize::Largest { 1 } else { 2 };
    measure.look("hop", &taps[..seen], &mut window);
    window.tap(&way);
    let hop = window.starting(&window.beginning("table-hop", [("way", CUT.into())]));
    measure.look("a way", &[&skip, &hop], &mut window);
    window.tap(&hop);
    measure.look("around", &[&own_table, &undo], &mut window);
}

#[test]
fn every_moment_of_it_is_whole() {
    measured(TextSize::Normal);
}

#[test]
fn every_moment_of_it_is_whole_in_large_type() {
    measured(TextSize::Large);
}

#[test]
fn every_moment_of_it_is_whole_in_larger_type() {
    measured(TextSize::Larger);
}

#[test]
fn every_moment_of_it_is_whole_in_the_largest_type() {
    measured(TextSize::Largest);
}

#[test]
fn whatever_is_looked_at_meanwhile_leads_back_to_the_sample() {
    let shelf = Shelf::default();
    let mut window = shown(PHONE, &shelf);
    window.tap_cell(2, 0);
    window.starting("2 of 5: ");
    let beside = [Key::Comma, Key::D, Key::E, Key::O, Key::N].map(|key| (Modifiers::COMMAND, key));
    for (modifiers, key) in beside.into_iter().chain([(Modifiers::NONE, Key::F1)]) {
        window.press(modifiers, key);
        assert!(!window.sees("Menu"), "{key:?}");
        window.press(Modifiers::NONE, Key::Escape);
        window.starting("2 of 5: ");
        window.press(modifiers, key);
        window.tap("Back");
        window.starting("2 of 5: ");
    }
    // Whoever leaves it for good does not come back to it.
    window.press(Modifiers::COMMAND, Key::H);
    window.press(Modifiers::NONE, Key::F1);
    window.press(Modifiers::NONE, Key::Escape);
    window.must_see("New table");
}

#[test]
fn it_goes_on_in_the_language_that_is_chosen_meanwhile() {
    let mut window = shown(PHONE, &Shelf::default());
    window.press(Modifiers::COMMAND, Key::Comma);
    window.tap("Deutsch");
    window.press(Modifiers::NONE, Key::Escape);
    window.starting("1 von 5: ");
}
