//! Undo, dice and phases: the faults that users of such programs reported, tried with a hand.

use egui::{Key, Modifiers, Pos2, Rect};
use hoppel::game::{Action, Game};
use hoppel::hops::{self, Situation};
use hoppel::store::Store;
use hoppel::table::{Expansion, Kind, Mark, Step};
use hoppel_window_tests::sixty::{ANN, BOB, CLEO, GAP, Hand, after, cell, deploy, next_turn, place, sixty};

const FIRST: (i64, i64) = (5, 0);
const SECOND: (i64, i64) = (5, 1);
const THIRD: (i64, i64) = (6, 0);

/// A bunny phase begins: Ann rolls.
fn anns_roll() -> Game {
    let laid = vec![place(FIRST, &[Mark::Bunny])];
    after(sixty(&[]), [laid, vec![Action::Next; 2]])
}

/// What the die has given, as the panel says it.
fn hops_shown(hand: &Hand) -> String {
    let names = hand.window.names();
    let hops = names
        .into_iter()
        .find(|name| ["1 hop", "2 hops", "3 hops"].contains(&name.as_str()));
    hops.expect("the hops are shown")
}

fn hop(hand: &mut Hand, face: u8, to: (i64, i64)) {
    hand.tap(&format!("A real die shows {face}"));
    hand.tap_cell(to);
    let hop = hand.window.starting("Hop ");
    hand.tap(&hop);
}

#[test]
fn undo_takes_the_points_with_the_tile_and_redo_brings_both_again_and_again() {
    let mut hand = Hand::at(after(sixty(&[Expansion::Spring]), [vec![place(FIRST, &[])]]));
    hand.tap_cell(SECOND);
    hand.tap("spring");
    hand.tap_cell((4, 1));
    hand.tap_cell(THIRD);
    let points = |hand: &Hand| {
        let game = hand.game();
        let marks = game.table().marks(cell(SECOND));
        (game.table().ledger.points(BOB), marks.has(Mark::Spring))
    };
    for _ in 0..3 {
        assert_eq!(points(&hand), (3, true));
        hand.tap("Undo");
        assert_eq!(points(&hand), (0, true), "the tile is still what it was");
        hand.tap("Redo");
    }
    for _ in 0..4 {
        hand.tap("Undo");
    }
    assert_eq!(points(&hand), (0, false));
    assert_eq!(hand.game().actions().len(), 1);
    for _ in 0..4 {
        hand.tap("Redo");
    }
    assert_eq!(points(&hand), (3, true));
}

#[test]
fn on_a_phone_redo_leaves_the_sentence_in_the_bar_its_line() {
    let turn = vec![place(FIRST, &[]), deploy(Kind::Follower)];
    let mut hand = Hand::at(after(sixty(&[]), [turn]));
    hand.window.must_see("Ann: anything to score?");
    let before = hand.window.head();
    hand.tap("Next: Bob");
    hand.tap("Undo");
    hand.window.must_see("Ann: anything to score?");
    assert_eq!(hand.window.head(), before);
    assert!(before.height() < 48.0, "a line of 18 and one of 14 points: {before}");
    let redo = hand.window.place("Redo");
    assert!(redo.width() >= 44.0 && redo.height() >= 44.0, "{redo}");
    for other in ["Undo", "Menu", &hand.window.starting("Cleo: "), "Next: Bob"] {
        assert!(!redo.intersects(hand.window.place(other)), "{redo} lies on {other}");
    }
    hand.tap("Redo");
    hand.window.must_see("Bob lays a tile");
    assert!(!hand.window.sees("Redo"));
}

#[test]
fn an_undone_roll_shows_the_same_number_when_it_is_had_again() {
    let game = anns_roll();
    let mut hand = Hand::at(game.clone());
    hand.tap("Roll");
    let (shown, rolled) = (hops_shown(&hand), hand.game());
    for again in ["Redo", "Roll again what was undone", "Redo"] {
        hand.tap("Undo");
        assert_eq!(hand.game().actions(), game.actions(), "a stray tap is not for ever");
        hand.tap(again);
        assert_eq!(hops_shown(&hand), shown);
        assert_eq!(hand.game().actions(), rolled.actions());
    }
    // The phase goes on from there.
    let table = rolled.table();
    let ways = hops::paths(
        &Situation::of(table).unwrap(),
        table.phase.as_ref().unwrap().hops.unwrap(),
    );
    let end = *ways.first().unwrap().cells.last().unwrap();
    hand.tap_cell((end.x().into(), end.y().into()));
    let hop = hand.window.starting("Hop ");
    hand.tap(&hop);
    assert_eq!(hand.game().table().bunny, Some(end));
}

#[test]
fn holding_undo_does_not_slide_into_the_game_before_and_fast_redo_harms_nothing() {
    let mut before = after(sixty(&[]), [vec![place(FIRST, &[])], next_turn(SECOND, &[])]);
    before.apply(Action::Finish { bonus: None }).unwrap();
    let mut hand = Hand::at(before.clone()).started_again();
    hand.tap("Same players again");
    for at in [(1, 0), (2, 0), (3, 0), (4, 0)] {
        hand.tap_cell(at);
    }
    let played = hand.game();
    hand.window.hold(Modifiers::COMMAND, Key::Z, 30);
    hand.window.must_see("Ann lays a tile");
    assert!(hand.game().actions().is_empty());
    hand.window.hold(Modifiers::COMMAND, Key::Y, 30);
    assert_eq!(hand.game(), played);
    for _ in 0..3 {
        hand.window.hold(Modifiers::COMMAND, Key::Z, 3);
        hand.window.hold(Modifiers::COMMAND, Key::Y, 3);
    }
    assert_eq!(hand.game(), played);
    // The game before lies on the shelf as it was.
    let (store, _) = Store::open(hand.shelf().clone(), || ());
    let (shelf, _) = store.shelf();
    let games: Vec<Game> = shelf.iter().map(|game| store.game(&game.slot).unwrap()).collect();
    assert_eq!(games.len(), 2);
    assert!(games.contains(&before) && games.contains(&played));
}

#[test]
fn after_the_last_hop_of_a_phase_the_next_tile_is_laid() {
    let mut hand = Hand::at(anns_roll());
    hop(&mut hand, 1, (4, 0));
    hop(&mut hand, 1, (3, 0));
    hop(&mut hand, 1, (2, 0));
    hand.window.must_see("Ann's turn is over");
    assert!(hand.game().table().phase.is_none());
    hand.tap_cell((4, 3));
    let game = hand.game();
    assert_eq!(
        (game.table().turn.step, game.table().turn.record.tile),
        (Step::Figure, Some(cell((4, 3))))
    );
}

#[test]
fn undo_in_the_middle_of_a_phase_goes_back_a_hop_and_the_phase_goes_on() {
    let mut hand = Hand::at(anns_roll());
    hop(&mut hand, 1, (4, 0));
    let paid = hand.game();
    assert_eq!(paid.table().ledger.eggs(CLEO).left(), 1);
    hand.tap("Undo");
    assert_eq!(hand.game().table().ledger.eggs(CLEO).left(), 0);
    assert_eq!(hand.game().table().player_to_act(), Some(ANN));
    hand.tap("Redo");
    assert_eq!(hand.game().table(), paid.table());
    hop(&mut hand, 1, (3, 0));
    assert_eq!(hand.game().table().player_to_act(), Some(CLEO));
}

#[test]
fn a_double_tap_on_what_confirms_does_not_skip_the_next_step() {
    // A nest pays, and nobody's turn has ended.
    let laid = [vec![place(FIRST, &[])], next_turn(GAP, &[])];
    let mut hand = Hand::at(after(sixty(&[]), laid));
    hand.window.double_tap("Pay the eggs");
    assert_eq!(hand.game().table().turn.step, Step::End);
    // A mend is accepted, and nothing more.
    let before = hand.game().actions().len();
    hand.tap_cell(FIRST);
    hand.window.double_tap("This tile was another one");
    hand.window.must_see("Mend this");
    hand.tap("nest");
    hand.window.double_tap("Accept");
    hand.window.must_see("Next: Cleo");
    assert_eq!(hand.game().actions().len(), before);
    assert!(hand.game().table().marks(cell(FIRST)).has(Mark::Nest));
    // The eggs are counted; what came of it stays to be read.
    hand.tap("Menu");
    hand.window.double_tap("Count the eggs");
    hand.window.must_see("Enter the points from the track");
    hand.window.double_tap("Enter the points from the track");
    hand.window.double_tap("Finish the game");
    hand.window.must_see("The eggs are counted");
    let finished = hand
        .game()
        .actions()
        .iter()
        .filter(|recorded| matches!(recorded.action, Action::Finish { .. }))
        .count();
    assert_eq!(finished, 1);
}

#[test]
fn a_double_tap_on_a_step_of_the_history_only_opens_it() {
    let steps = (5..19).map(|x| next_turn((x, 0), &[]));
    let begun = after(sixty(&[]), [vec![place((0, 4), &[])]]);
    let mut hand = Hand::at(after(begun, steps));
    let before = hand.game();
    hand.tap("Menu");
    hand.tap("History");
    // The buttons below the board of a step will be where the lowest of them are now.
    let low = egui::Rect::everything_below(400.0).intersect(egui::Rect::everything_above(620.0));
    let controls = hand.window.controls().into_iter();
    let steps: Vec<String> = controls
        .filter(|(_, place)| low.contains(place.center()))
        .map(|(name, _)| name)
        .collect();
    assert!(steps.len() >= 3, "{steps:?}");
    for (index, _) in steps.iter().enumerate() {
        let controls = hand.window.controls().into_iter();
        let places: Vec<egui::Pos2> = controls
            .map(|(_, place)| place.center())
            .filter(|place| low.contains(*place))
            .collect();
        hand.window.tap_in_haste_at(places[index], 2);
        hand.window.tap_in_haste_at(places[index], 2);
        hand.window.wait();
        hand.window.must_see("Go back to here");
        assert_eq!(hand.game(), before);
        hand.tap("Back to the history");
    }
}

/// What can be tapped besides the board's cells and the players' cards: each would record something or move on.
fn buttons(hand: &Hand) -> Vec<(String, Rect)> {
    let aside = |name: &str| name.contains("the start tile") || name.contains(" points");
    let controls = hand.window.controls().into_iter();
    controls.filter(|(name, _)| !aside(name)).collect()
}

#[test]
fn what_breaks_a_rule_is_never_recorded_by_a_tap_that_meant_something_else() {
    let begun = after(sixty(&[]), [vec![place(FIRST, &[])]]);
    let mut hand = Hand::at(begun.clone());
    let [beside, above] = [(6, 0), (5, -1)].map(|(x, y)| hand.window.place(&hand.window.cell(x, y)).center());
    // Nothing lies beside that place.
    let corner = Pos2::new(beside.x, above.y);
    let before = buttons(&hand);
    let thumb = hand.window.place("Next: Bob").center();
    hand.window.tap_at(corner);
    hand.window.must_see("Not by the rules");
    let anyway = hand.window.place("Record it anyway");
    assert!(
        hand.window.place("Leave it").contains(thumb),
        "the safe answer is where the thumb is"
    );
    let meets = |others: Vec<(String, Rect)>| others.into_iter().find(|(_, other)| other.intersects(anyway));
    assert_eq!(meets(before), None, "where something else was a moment before");
    assert_eq!(
        hand.game().actions(),
        begun.actions(),
        "a step is recorded as a whole or not at all"
    );
    hand.tap("Leave it");
    assert_eq!(hand.game().actions(), begun.actions());
    // In haste: the sheet has just come.
    hand.window.tap_in_haste_at(corner, 3);
    hand.window.must_see("Record it anyway");
    hand.window.tap_in_haste_at(anyway.center(), 3);
    hand.window.wait();
    assert_eq!(hand.game().actions(), begun.actions());
    // In haste: it has just gone.
    let follower = hand.window.place("follower").center();
    let leave = hand.window.place("Leave it").center();
    hand.window.tap_in_haste_at(leave, 3);
    hand.window.tap_in_haste_at(follower, 3);
    hand.window.wait();
    assert_eq!(hand.game().actions(), begun.actions());
    hand.window.tap_at(corner);
    hand.window.tap_in_haste_at(anyway.center(), 3);
    hand.window.tap_in_haste_at(follower, 3);
    hand.window.wait();
    assert_eq!(
        hand.recorded_after(1),
        next_turn((6, -1), &[]),
        "the whole step, and no follower"
    );
    assert_eq!(
        meets(buttons(&hand)),
        None,
        "where something else stands a moment later"
    );
    hand.tap("Undo");
    assert_eq!(hand.game().actions(), begun.actions());
}
