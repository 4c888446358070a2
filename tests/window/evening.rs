//! A whole evening by pointer, by the current edition: three players from the set-up to the finish. What was written is
//! then replayed to what the screen shows. And what happens at a table of three besides.

use egui::{Key, Modifiers, Vec2};
use hoppel::game::Game;
use hoppel::table::{PlayerId, Step};
use hoppel_window_tests::three::{
    as_replayed, finish, is_way, tap, tap_cell, three_players, three_players_by_keys, three_players_with, written,
};
use hoppel_window_tests::{DESKTOP, PHONE, Window};
use tempfile::TempDir;

/// What the die has given, as the panel says it.
fn hops_shown(window: &Window) -> String {
    let names = window.names();
    let hops = names
        .into_iter()
        .find(|name| ["1 hop", "2 hops", "3 hops"].contains(&name.as_str()));
    hops.expect("the hops are shown")
}

fn eggs(game: &Game) -> Vec<i64> {
    let table = game.table();
    table
        .player_ids()
        .map(|player| table.ledger.eggs(player).left())
        .collect()
}

#[test]
fn an_evening_of_three_from_set_up_to_finish() {
    for size in [PHONE, DESKTOP] {
        let folder = TempDir::new().unwrap();
        evening(three_players(size, &folder), &folder);
    }
}

#[test]
fn the_same_evening_by_keys_alone() {
    for size in [PHONE, DESKTOP] {
        let folder = TempDir::new().unwrap();
        evening(three_players_by_keys(size, &folder), &folder);
    }
}

fn evening(mut window: Window, folder: &TempDir) {
    // Ann lays a nest and puts a follower on it; each lays a tile, two of them with a follower.
    window.must_see("Ann lays a tile");
    window.must_hear(&["Ann lays a tile"]);
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "nest");
    tap(&mut window, "follower");
    window.must_see("nest, 1 of 8 around, Ann's follower, 1 right of the start tile");
    tap_cell(&mut window, 2, 0);
    tap(&mut window, "follower");
    for (x, y) in [(1, -1), (2, -1), (0, -1)] {
        tap_cell(&mut window, x, y);
    }
    tap_cell(&mut window, 1, 1);
    tap(&mut window, "follower");
    tap_cell(&mut window, 2, 1);

    // Bob closes the nest. Cleo's follower has long gone home; then it pays.
    tap_cell(&mut window, 0, 1);
    window.must_see("A nest is complete");
    window.must_see("Bob closed it · follower");
    tap(&mut window, "Cleo's follower, earns 1 egg: take home");
    tap(&mut window, "Pay the eggs");
    window.must_see("Ann +1 · Bob +3");
    window.must_hear(&["Ann +1 · Bob +3"]);
    window.must_see("Next: Cleo");

    // Cleo lays a bunny. A real die shows 2: over Bob's follower to Ann's.
    tap_cell(&mut window, 3, 0);
    tap(&mut window, "bunny");
    tap(&mut window, "The bunny hops: Cleo rolls");
    window.heard();
    tap(&mut window, "A real die shows 2");
    window.must_hear(&["Cleo hops", "2 hops"]);
    assert!(window.felt().is_empty());
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "Hop ← ←");
    window.must_see("Ann +1 · Bob +1");
    window.must_hear(&["Ann rolls", "then Bob", "Ann +1 · Bob +1"]);
    assert_eq!(window.felt(), [2]);

    // Ann tells the way itself; back to where the bunny has been it may not go.
    window.must_see("Ann rolls");
    tap_cell(&mut window, 2, 0);
    window.starting("The bunny has been 2 right of the start tile in this phase; hop elsewhere.");
    tap_cell(&mut window, 0, 0);
    tap(&mut window, "Rolled 1 by hand: hop ←");

    // Bob uses the app's die. What it showed is offered again when it was undone.
    tap(&mut window, "Roll");
    let shown = hops_shown(&window);
    tap(&mut window, "Undo");
    tap(&mut window, "Roll again what was undone");
    assert_eq!(hops_shown(&window), shown);
    let best = window.names().into_iter().find(|name| is_way(name));
    tap(&mut window, &best.expect("the best way is listed"));
    let hop = window.starting("Hop ");
    tap(&mut window, &hop);
    window.must_see("Cleo's turn is over");

    // Bob eats an egg; that is undone and had again.
    let bob = window.starting("Bob: 4 eggs");
    tap(&mut window, &bob);
    tap(&mut window, "Eat an egg");
    window.starting("Bob: 3 eggs");
    window.press(Modifiers::COMMAND, Key::Z);
    window.starting("Bob: 4 eggs");
    window.press(Modifiers::COMMAND, Key::Y);
    window.starting("Bob: 3 eggs");

    // The finish.
    window.heard();
    finish(&mut window, &[], [43, 38, 52]);
    let result = [
        "Bob: 3 eggs (1 eaten) · the most eggs: 10 points.",
        "1. Cleo: 52.",
        "2. Ann: 48.",
    ];
    window.must_hear(&result);
    let shown: Vec<Option<String>> = ["Ann", "Bob", "Cleo"].iter().map(|name| window.value(name)).collect();
    assert_eq!(shown, [Some("+5".to_owned()), Some("+10".to_owned()), None]);

    // The written file says the same.
    let replayed = as_replayed(window, folder);
    assert_eq!(replayed["bonus"], serde_json::json!([5, 10, 0]));
    let game = written(folder.path()).1;
    assert_eq!(game.table().turn.step, Step::Finished);
    assert_eq!(eggs(&game), [2, 3, 0]);
}

/// The game as its file says, with the window still open.
fn game(folder: &TempDir) -> Game {
    written(folder.path()).1
}

#[test]
fn a_second_tap_in_haste_does_nothing() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players(PHONE, &folder);
    let middle = window.place(&window.cell(1, 0)).center();
    window.tap_twice_at(middle);
    assert_eq!(game(&folder).actions().len(), 1);
    window.must_see("Ann: a figure?");
    assert!(
        !window.sees("This tile was another one"),
        "no sheet has opened under the finger"
    );
    // The big button means the next player then, and not the next but one.
    let next = window.place("Next: Bob").center();
    window.tap_twice_at(next);
    window.must_see("Bob lays a tile");
}

#[test]
fn what_breaks_a_rule_is_named_and_can_be_recorded_anyway() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players(PHONE, &folder);
    // Diagonally below the start tile: no free place, so nothing there has a name.
    let start = window.place("tile, the start tile");
    let below = start.center() + Vec2::splat(start.width() * 1.0);
    window.tap_at(below);
    window.must_see("Not by the rules");
    window.must_see(
        "Nothing lies beside the place 1 right and 1 below the start tile; lay the tile against another one.",
    );
    assert!(game(&folder).actions().is_empty());
    tap(&mut window, "Record it anyway");
    window.must_see("tile, 1 right and 1 below the start tile");
    let anyway = game(&folder).actions().first().map(|recorded| recorded.anyway.clone());
    assert_eq!(
        anyway,
        Some(hoppel::game::Anyway::Rules(vec!["place.beside".to_owned()]))
    );
    window.press(Modifiers::COMMAND, Key::T);
    let row = "Ann lays a tile 1 right and 1 below the start tile.";
    let about = window.description(row);
    assert_eq!(about.as_deref(), Some("Recorded although it breaks a rule."));
}

#[test]
fn a_wrong_place_and_wrong_marks_are_put_right_at_once() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players(PHONE, &folder);
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "bunny");
    window.must_see("bunny, the bunny, 1 right of the start tile");
    tap(&mut window, "bunny");
    assert_eq!(game(&folder).table().bunny, None, "the bunny was never there");
    window.drag("tile, 1 right of the start tile", "free place, 1 below the start tile");
    window.must_see("tile, 1 below the start tile");
    tap(&mut window, "nest");
    window.must_see("nest, 1 of 8 around, 1 below the start tile");
    // All of it changed how the tile was laid; each change was a tap, and so a step.
    assert_eq!(game(&folder).actions().len(), 1);
    tap(&mut window, "Undo");
    window.must_see("tile, 1 below the start tile");
    tap(&mut window, "Undo");
    window.must_see("tile, 1 right of the start tile");
}

#[test]
fn corrections_are_a_mode_of_the_board() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players(DESKTOP, &folder);
    tap(&mut window, "Menu");
    tap(&mut window, "Corrections");
    window.must_see("tap what is wrong; nothing is paid for it");
    tap_cell(&mut window, 1, 0);
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "nest");
    tap(&mut window, "The bunny is here");
    // Beside the sheet.
    window.tap_at(egui::Pos2::new(640.0, 790.0));
    window.must_see("nest, 1 of 8 around, the bunny, 1 right of the start tile");
    tap(&mut window, "Done");
    window.must_see("Ann lays a tile");
    let verbs: Vec<&str> = game(&folder)
        .actions()
        .iter()
        .map(|recorded| recorded.action.verb().name())
        .collect();
    assert_eq!(verbs, ["put_tile", "set_marks", "set_bunny"]);
}

#[test]
fn a_spring_tile_asks_for_the_gardens_beside_it() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players_with(PHONE, &folder, &["The Spring"]);
    tap_cell(&mut window, 1, 0);
    tap_cell(&mut window, 0, 1);
    // Four taps: the tile, its mark, and two gardens that nobody had marked.
    tap_cell(&mut window, 1, 1);
    tap(&mut window, "spring");
    window.must_see("Which neighbours have a garden? Tap them.");
    tap_cell(&mut window, 1, 0);
    tap_cell(&mut window, 0, 1);
    tap_cell(&mut window, 2, 0);
    window.must_see("Cleo gets 6 points for a spring tile.");
    assert_eq!(game(&folder).table().ledger.points(PlayerId(2)), 6);
}

#[test]
fn with_a_festival_tile_a_figure_is_taken_back_or_not() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players_with(PHONE, &folder, &["The Festival"]);
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "follower");
    tap_cell(&mut window, 2, 0);
    tap_cell(&mut window, 3, 0);
    tap_cell(&mut window, 1, 1);
    tap(&mut window, "festival");
    window.must_see("A figure, or one taken back (tap it), or neither.");
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "Take Ann's follower back");
    assert!(game(&folder).table().figures.is_empty());
    assert!(!window.sees("follower"), "one or the other");
    tap_cell(&mut window, 0, 1);
    tap(&mut window, "festival");
    // Nothing wanted: on it goes.
    tap_cell(&mut window, 0, 2);
    window.must_see("Cleo: a figure?");
}

#[test]
fn a_builder_that_is_out_asks_whose_the_next_tile_is() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players_with(PHONE, &folder, &["Traders & Builders"]);
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "builder");
    tap(&mut window, "Next: Bob");
    tap_cell(&mut window, 2, 0);
    tap_cell(&mut window, 3, 0);
    tap_cell(&mut window, 0, 1);
    tap_cell(&mut window, 1, 1);
    window.must_see("Whose tile is it?");
    tap(&mut window, "The tile is Ann's again");
    window.must_see("Ann: a figure?");
    assert_eq!(game(&folder).table().turn.part, 2);
    tap_cell(&mut window, 2, 1);
    window.must_see("Bob: a figure?");
}

#[test]
fn the_dragon_moves_in_its_step_and_eats_the_bunny() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players_with(DESKTOP, &folder, &["The Princess & the Dragon"]);
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "bunny");
    tap(&mut window, "The bunny hops: Ann rolls");
    tap(&mut window, "Menu");
    tap(&mut window, "Call the bunny phase off");
    window.must_see("In a bunny phase everyone moves the bunny once, and now it is Ann's move.");
    tap(&mut window, "Record it anyway");
    tap_cell(&mut window, 2, 0);
    tap(&mut window, "dragon");
    tap(&mut window, "Go on: dragon");
    window.must_see("The dragon moves");
    tap(&mut window, "Move the dragon");
    tap_cell(&mut window, 1, 0);
    let eaten =
        "The dragon eats the bunny 1 right of the start tile; it is off the board until the next tile that brings it.";
    window.must_see(eaten);
    assert_eq!(game(&folder).table().bunny, None);
}

#[test]
fn figures_go_home_by_a_tap_each_after_the_scoring() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players(PHONE, &folder);
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "follower");
    tap_cell(&mut window, 2, 0);
    tap(&mut window, "follower");
    // Three taps: the tile that completes something, and two figures.
    tap_cell(&mut window, 3, 0);
    tap_cell(&mut window, 1, 0);
    tap_cell(&mut window, 2, 0);
    assert!(game(&folder).table().figures.is_empty());
    window.must_see("Cleo: a figure?");
}

#[test]
fn a_stuck_bunny_ends_the_phase_and_the_screen_says_so() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players(PHONE, &folder);
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "bunny");
    tap(&mut window, "The bunny hops: Ann rolls");
    tap(&mut window, "A real die shows 3");
    // One hop is all there is, and it leads into a dead end.
    tap(&mut window, "←: no eggs, then a dead end: nobody else hops");
    tap(&mut window, "Hop ←");
    window.must_see("The bunny has nowhere to go, so the phase ends, and Bob and Cleo do not move it.");
    window.must_see("Ann's turn is over");
}

#[test]
fn what_came_of_an_evening_can_be_taken_along_from_there() {
    let folder = TempDir::new().unwrap();
    let mut window = three_players(PHONE, &folder);
    finish(&mut window, &[], [43, 38, 52]);
    window.tap("Take it along …");
    window.must_see("Take it along");
}
