//! The rules at hand: searched and leafed through, and a tap away from a refusal, a house rule and an egg.

use egui::{Key, Modifiers};
use hoppel::game::{Action, Rolled, RolledBy};
use hoppel::store::Memory;
use hoppel::table::{Expansion, Mark};
use hoppel_window_tests::sixty::{GAP, after, next_turn, place, sixty};
use hoppel_window_tests::three::three_players;
use hoppel_window_tests::{DESKTOP, PHONE, Window};

#[test]
fn a_rule_is_found_by_leafing_and_by_searching() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    window.tap("Rules");
    window.tap("Nests");
    window.tap("Two eggs for the last tile");
    window.must_see("Easter, both editions: the text of the rules");
    window.tap("Eggs around a nest");
    window.tap("Who gets eggs?");
    assert_eq!(
        window.description("big follower").unwrap(),
        "Inns & Cathedrals: how the players' community reads it"
    );
    for title in ["Eggs around a nest", "Two eggs for the last tile"] {
        window.tap("Back");
        window.must_see(title);
    }
    window.tap("Back");
    window.must_see("A nest pays once");
    window.tap("Nests");
    assert!(!window.sees("A nest pays once"), "folded away");

    window.type_in("Search the rules", "DEAD end");
    window.must_see("Ending early");
    assert!(!window.sees("Nests that stay open"));
    window.tap("Ending early");
    window.press(Modifiers::NONE, Key::Escape);
    window.must_see("As many hops as rolled");
    window.type_over("Search the rules", "“dead-end”");
    window.must_see("As many hops as rolled");
    window.type_over("Search the rules", "xylophone");
    window.must_see("No rule has all these words in it.");
    window.tap("Back");
    window.must_see("Saved games");
}

#[test]
fn from_the_table_one_sees_what_is_in_play_and_comes_back() {
    let mut window = Window::open_game(PHONE, Memory::default(), 7, Some(sixty(&[Expansion::Tower])));
    window.tap("Menu");
    window.tap("Rules");
    window.tap("With other expansions");
    window.must_see("Towers");
    assert!(!window.sees("Gold"), "not in play");
    assert!(!window.sees("The Festival"), "nor this");
    window.type_in("Search the rules", "gold");
    assert!(!window.sees("Gold"), "nor found");
    window.tap("Back");
    window.must_see("Menu");
    window.press(Modifiers::COMMAND, Key::H);
    window.press(Modifiers::NONE, Key::F1);
    window.tap("With other expansions");
    window.must_see("Gold");
    window.press(Modifiers::NONE, Key::F1);
    window.must_see("Gold");
}

#[test]
fn a_refusal_says_which_rule_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = three_players(DESKTOP, &folder);
    let lone = |window: &mut Window| {
        // Diagonally from the start tile, and so no free place.
        let start = window.place(&window.cell(0, 0));
        window.tap_at(start.center() + start.size());
        window.must_see("Not by the rules");
    };
    lone(&mut window);
    window.tap("What the rule says");
    window.must_see("A tile lies beside a tile");
    window.must_see("Carcassonne itself: the text of the rules");
    window.press(Modifiers::NONE, Key::Escape);
    assert!(!window.sees("A tile lies beside a tile"));
    window.must_see("Not by the rules");
    window.tap("Leave it");
    lone(&mut window);
    window.tap("What the rule says");
    window.must_see("A tile lies beside a tile");
    window.tap("Close");
    window.tap("Record it anyway");
    assert!(!window.sees("Not by the rules"));
}

#[test]
fn a_house_rule_is_explained_where_it_is_asked() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    window.tap("New table");
    window.type_in("Name of player 1", "Ann");
    window.tap("House rules");
    window.tap("What the rules say about “Which tiles may the bunny not come back to?”");
    window.must_see("Easter, both editions: Hoppel's choice, for the rules do not say");
    window.tap("No tile twice");
    window.must_see("Easter, both editions: the text of the rules");
    window.tap("Close");
    window.scroll_top();
    assert_eq!(window.value("Name of player 1").unwrap(), "Ann", "all is as it was");
}

#[test]
fn every_egg_of_the_ledger_has_its_rule() {
    let paid = vec![place(GAP, &[Mark::Bunny]), Action::Next, Action::Next];
    let mut window = Window::open_game(PHONE, Memory::default(), 7, Some(after(sixty(&[]), [paid])));
    window.press(Modifiers::COMMAND, Key::L);
    window.tap("What the rules say about “Closed a nest”");
    // Titles also stand in what one may read on.
    window.starting("Whoever lays the tile that completes a nest");
    window.tap("Close");
    window.must_see("The ledger");
    window.must_see("Closed a nest");
}

#[test]
fn a_hint_and_a_bonus_lead_to_their_rules() {
    let laid = [vec![place((5, 0), &[])], next_turn(GAP, &[Mark::Bunny])];
    let roll = Action::Roll {
        rolled: Rolled::Hops(3),
        by: Some(RolledBy::Hand),
    };
    let steps = laid.into_iter().chain([vec![Action::Next; 2], vec![roll]]);
    let mut window = Window::open_game(DESKTOP, Memory::default(), 7, Some(after(sixty(&[]), steps)));
    window.tap("Hints");
    window.tap("What the rules say about “As many hops as rolled”");
    window.starting("The whole roll is hopped.");

    let mut window = Window::open_game(PHONE, Memory::default(), 7, Some(sixty(&[])));
    window.tap("Menu");
    window.tap("Count the eggs");
    window.tap("Finish without points");
    let ann = window.starting("What the rules say about “no egg");
    let mut rows = window.controls();
    rows.retain(|(name, _)| *name == ann);
    assert_eq!(rows.len(), 3, "Ann, Bob and Cleo");
    window.tap_at(rows[0].1.center());
    window.starting("If hardly any eggs were given out");
}
