//! The tap budget: what happens at the table, on a board of sixty tiles and a phone, costs no more taps than this.
//!
//! Only what is in sight is tapped, and the test never moves the board. What was recorded is looked at after every
//! count, so that a tap that does nothing fails.

use hoppel::game::{Action, Game, Rolled, RolledBy};
use hoppel::hops::{self, Situation};
use hoppel::table::{Cell, Expansion, FigureId, Kind, Mark, Step};
use hoppel_window_tests::sixty::{ANN, BOB, CLEO, GAP, Hand, after, cell, deploy, next_turn, place, sixty};

/// Where Ann has laid her tile when the counting begins.
const ANNS: (i64, i64) = (5, 0);
/// Where the next tiles go, and where they might have gone.
const NEXT: (i64, i64) = (5, 1);
const BESIDE: (i64, i64) = (6, 0);

/// Ann has laid a tile; nothing is owed, and Bob is about to lay his.
fn anns_tile_lies(expansions: &[Expansion]) -> Game {
    after(sixty(expansions), [vec![place(ANNS, &[])]])
}

fn recall(figure: i64) -> Action {
    Action::Recall {
        figures: vec![FigureId(figure)],
    }
}

/// Fails unless the hand has tapped so often at most.
fn within(hand: &Hand, budget: usize) {
    let taps = hand.taps();
    assert!(taps <= budget, "{taps} taps, but {budget} are enough");
}

#[test]
fn a_plain_tile() {
    let mut hand = Hand::at(anns_tile_lies(&[]));
    hand.tap_cell(NEXT);
    within(&hand, 1);
    assert_eq!(hand.recorded_after(1), next_turn(NEXT, &[]));
    // And on it goes.
    hand.tap_cell(BESIDE);
    within(&hand, 2);
    assert_eq!(hand.recorded_after(5), next_turn(BESIDE, &[]));
    assert_eq!(hand.game().table().turn.player, CLEO);
}

#[test]
fn a_plain_tile_and_a_follower() {
    let mut hand = Hand::at(anns_tile_lies(&[]));
    hand.tap_cell(NEXT);
    hand.tap("follower");
    within(&hand, 2);
    let turn = [next_turn(NEXT, &[]), vec![deploy(Kind::Follower)]].concat();
    assert_eq!(hand.recorded_after(1), turn);
    hand.tap_cell(BESIDE);
    assert_eq!(hand.game().table().turn.player, CLEO);
}

#[test]
fn a_nest_tile() {
    let mut hand = Hand::at(anns_tile_lies(&[]));
    hand.tap_cell(NEXT);
    hand.tap("nest");
    within(&hand, 2);
    assert_eq!(hand.recorded_after(1), next_turn(NEXT, &[Mark::Nest]));
}

#[test]
fn a_bunny_tile_up_to_the_first_roll() {
    let mut hand = Hand::at(anns_tile_lies(&[]));
    hand.tap_cell(NEXT);
    hand.tap("bunny");
    // Who is in reach is lit before anybody rolls.
    hand.window.must_see("Cleo's follower, earns 1 egg: take home");
    hand.tap("The bunny hops: Bob rolls");
    within(&hand, 3);
    let turn = [next_turn(NEXT, &[Mark::Bunny]), vec![Action::Next; 2]].concat();
    assert_eq!(hand.recorded_after(1), turn);
    let game = hand.game();
    assert_eq!(game.table().turn.step, Step::Roll);
    assert_eq!(
        (game.table().bunny, game.table().player_to_act()),
        (Some(cell(NEXT)), Some(BOB))
    );
}

#[test]
fn two_followers_go_home_after_scoring() {
    let mut hand = Hand::at(anns_tile_lies(&[]));
    hand.tap_cell(NEXT);
    hand.tap_cell((4, 0));
    hand.window
        .must_see("Cleo's follower is home again; Undo puts it back.");
    hand.tap_cell((4, 2));
    within(&hand, 3);
    let turn = [next_turn(NEXT, &[]), vec![recall(6), recall(7)]].concat();
    assert_eq!(hand.recorded_after(1), turn);
    // The turn goes on as if nothing had been.
    hand.tap_cell(BESIDE);
    assert_eq!(hand.game().table().turn.player, CLEO);
}

#[test]
fn a_closed_nest_look_take_one_follower_home_first_pay() {
    let mut hand = Hand::at(anns_tile_lies(&[]));
    hand.tap_cell(GAP);
    hand.window.must_see("A nest is complete");
    hand.tap("Cleo's follower, earns 1 egg: take home");
    hand.tap("Pay the eggs");
    within(&hand, 3);
    assert_eq!(hand.eggs(), [1, 3, 0]);
    assert!(hand.recorded_after(1).contains(&recall(3)));
    hand.tap_cell((5, -1));
    assert_eq!(hand.game().table().turn.player, CLEO);
}

#[test]
fn a_spring_tile_beside_two_gardens_that_nobody_had_marked() {
    let mut hand = Hand::at(anns_tile_lies(&[Expansion::Spring]));
    hand.tap_cell(NEXT);
    hand.tap("spring");
    hand.tap_cell((4, 1));
    // Somebody stands there; but gardens are what is asked for.
    hand.tap_cell((4, 0));
    within(&hand, 4);
    hand.tap_cell(BESIDE);
    let game = hand.game();
    assert_eq!(game.table().ledger.points(BOB), 6);
    assert_eq!(game.table().figures.len(), 7, "nobody went home");
    assert_eq!(game.table().turn.player, CLEO);
}

#[test]
fn a_festival_tile_with_nothing_wanted() {
    let mut hand = Hand::at(anns_tile_lies(&[Expansion::Festival]));
    hand.tap_cell(NEXT);
    hand.tap("festival");
    within(&hand, 2);
    assert_eq!(hand.recorded_after(1), next_turn(NEXT, &[Mark::Festival]));
    hand.tap_cell(BESIDE);
    assert_eq!(hand.game().table().turn.player, CLEO);
}

/// A bunny phase in the middle of the board begins: Bob rolls.
fn bobs_roll() -> Game {
    let bunny = next_turn(GAP, &[Mark::Bunny]);
    after(anns_tile_lies(&[]), [bunny, vec![Action::Next; 2]])
}

/// The way that pays the player who is on the most, with so many hops.
fn best_way(game: &Game, hops: u8) -> hops::Path {
    let situation = Situation::of(game.table()).unwrap();
    let mover = game.table().player_to_act().unwrap();
    let ways = hops::paths(&situation, hops);
    ways.into_iter()
        .max_by_key(|way| way.eggs[usize::from(mover.0)])
        .unwrap()
}

fn rolled(face: i64, by: RolledBy) -> Action {
    Action::Roll {
        rolled: Rolled::Face(face),
        by: Some(by),
    }
}

fn tap_end(hand: &mut Hand, way: &[Cell]) {
    let end = way.last().unwrap();
    hand.tap_cell((end.x().into(), end.y().into()));
}

#[test]
fn one_players_hop_by_a_real_die_along_a_suggested_path() {
    for face in 1..=3_u8 {
        let game = bobs_roll();
        let before = game.actions().len();
        let mut hand = Hand::at(game);
        hand.tap(&format!("A real die shows {face}"));
        let way = best_way(&hand.game(), face);
        for end in hops::paths(&Situation::of(hand.game().table()).unwrap(), face) {
            let end = end.cells.last().unwrap();
            hand.window.cell(end.x().into(), end.y().into());
        }
        tap_end(&mut hand, &way.cells);
        let hop = hand.window.starting("Hop ");
        hand.tap(&hop);
        within(&hand, 3);
        let path = match hand.recorded_after(before).as_slice() {
            [roll, Action::Hop { path }] if *roll == rolled(face.into(), RolledBy::Hand) => path.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(path.last(), way.cells.last());
        assert_eq!(hand.eggs()[1] - 3, way.eggs[1], "over the nest's three");
        assert_eq!(hand.game().table().player_to_act(), Some(CLEO));
    }
}

#[test]
fn one_players_hop_by_the_apps_die_along_a_suggested_path() {
    let game = bobs_roll();
    let before = game.actions().len();
    let mut hand = Hand::at(game);
    hand.tap("Roll");
    let rolled = hand.game();
    let way = best_way(&rolled, rolled.table().phase.as_ref().unwrap().hops.unwrap());
    tap_end(&mut hand, &way.cells);
    let hop = hand.window.starting("Hop ");
    hand.tap(&hop);
    within(&hand, 3);
    assert!(
        matches!(hand.recorded_after(before).as_slice(), [Action::Roll { by: Some(RolledBy::App), .. }, Action::Hop { path }] if path.last() == way.cells.last())
    );
    assert_eq!(hand.eggs()[1] - 3, way.eggs[1], "over the nest's three");
    assert_eq!(hand.game().table().player_to_act(), Some(CLEO));
}

#[test]
fn an_egg_eaten() {
    // Bob has eggs from a nest. He eats one when his turn is over, and one while Cleo's tile lies.
    let paid = after(anns_tile_lies(&[]), [next_turn(GAP, &[]), vec![Action::Next; 2]]);
    let before = paid.actions().len();
    let mut hand = Hand::at(paid);
    let eat = Action::Eat { player: BOB, eggs: 1 };
    for eaten in 1..=2 {
        let bob = hand.window.starting("Bob: ");
        hand.tap(&bob);
        hand.tap("Eat an egg");
        within(&hand, 2 * eaten);
        assert_eq!(hand.recorded_after(before), vec![eat.clone(); eaten]);
    }
    assert_eq!(hand.eggs(), [1, 1, 1]);
}

#[test]
fn an_egg_eaten_while_a_nest_is_full_or_the_bunny_hops() {
    let roll = Action::Roll {
        rolled: Rolled::Hops(2),
        by: Some(RolledBy::Hand),
    };
    let adjusted = Action::Adjust {
        player: BOB,
        eggs: 3,
        why: String::new(),
    };
    let full = after(sixty(&[]), [vec![adjusted], vec![place(GAP, &[Mark::Bunny])]]);
    let rolls = after(full.clone(), [vec![Action::Next; 2]]);
    let hops = after(rolls.clone(), [vec![roll]]);
    for game in [full, rolls, hops] {
        let before = game.actions().len();
        let mut hand = Hand::at(game);
        let bob = hand.window.starting("Bob: ");
        hand.tap(&bob);
        hand.tap("Eat an egg");
        within(&hand, 2);
        assert_eq!(hand.recorded_after(before), [Action::Eat { player: BOB, eggs: 1 }]);
    }
}

/// One undo takes back what the last tap of `what` recorded, and nothing else.
fn undone(game: Game, what: impl FnOnce(&mut Hand) -> Game) {
    let mut hand = Hand::at(game);
    let before = what(&mut hand);
    let done = hand.game();
    assert_ne!(done.actions(), before.actions(), "it records something");
    let taps = hand.taps();
    hand.tap("Undo");
    assert_eq!(hand.taps(), taps + 1);
    assert_eq!(hand.game().actions(), before.actions());
    assert_eq!(hand.game().table(), before.table());
    hand.tap("Redo");
    assert_eq!(hand.game().actions(), done.actions());
    assert_eq!(hand.game().table(), done.table());
}

/// The game as it is now, before the tap that is to be undone.
fn then(hand: &mut Hand, last: impl FnOnce(&mut Hand)) -> Game {
    let before = hand.game();
    last(hand);
    before
}

#[test]
fn undo_of_the_last_tap_whatever_it_recorded() {
    let begun = || anns_tile_lies(&[]);
    // A tile, with the turn before.
    undone(begun(), |hand| then(hand, |hand| hand.tap_cell(NEXT)));
    // A mark.
    undone(begun(), |hand| {
        hand.tap_cell(NEXT);
        then(hand, |hand| hand.tap("nest"))
    });
    // A mark, of a tile on which a follower stands.
    undone(begun(), |hand| {
        hand.tap_cell(NEXT);
        hand.tap("follower");
        then(hand, |hand| hand.tap("bunny"))
    });
    // A follower, deployed or home again.
    undone(begun(), |hand| {
        hand.tap_cell(NEXT);
        then(hand, |hand| hand.tap("follower"))
    });
    undone(begun(), |hand| {
        hand.tap_cell(NEXT);
        then(hand, |hand| hand.tap_cell((4, 0)))
    });
    // The tile's place.
    undone(begun(), |hand| {
        hand.tap_cell(NEXT);
        then(hand, |hand| hand.drag(NEXT, BESIDE))
    });
    // A nest that paid.
    undone(begun(), |hand| {
        hand.tap_cell(GAP);
        then(hand, |hand| hand.tap("Pay the eggs"))
    });
    // The beginning of a phase, a roll, a hop.
    undone(begun(), |hand| {
        hand.tap_cell(NEXT);
        hand.tap("bunny");
        then(hand, |hand| hand.tap("The bunny hops: Bob rolls"))
    });
    undone(bobs_roll(), |hand| then(hand, |hand| hand.tap("Roll")));
    undone(bobs_roll(), |hand| {
        hand.tap("A real die shows 1");
        hand.tap_cell((3, 1));
        then(hand, |hand| hand.tap("Hop →"))
    });
    // A garden.
    undone(anns_tile_lies(&[Expansion::Spring]), |hand| {
        hand.tap_cell(NEXT);
        hand.tap("spring");
        then(hand, |hand| hand.tap_cell((4, 1)))
    });
}

#[test]
fn a_wrong_place_noticed_at_once() {
    let mut hand = Hand::at(anns_tile_lies(&[]));
    hand.window.wait();
    hand.drag(ANNS, NEXT);
    within(&hand, 2);
    assert_eq!(hand.recorded_after(0), [place(NEXT, &[])]);
    // The other way, from anywhere.
    let mut hand = Hand::at(anns_tile_lies(&[]));
    hand.tap("Undo");
    hand.tap_cell(NEXT);
    within(&hand, 2);
    assert_eq!(hand.recorded_after(0), [place(NEXT, &[])]);
}

#[test]
fn a_wrong_place_noticed_when_a_follower_stands_there() {
    let laid = after(anns_tile_lies(&[]), [vec![deploy(Kind::Follower)]]);
    let mut hand = Hand::at(laid);
    hand.drag(ANNS, NEXT);
    within(&hand, 2);
    assert_eq!(hand.recorded_after(0), [place(NEXT, &[]), deploy(Kind::Follower)]);
    let game = hand.game();
    assert!(
        game.table()
            .figures
            .at(cell(NEXT))
            .any(|(_, figure)| figure.player == ANN)
    );
}

#[test]
fn wrong_marks_noticed_at_once() {
    let laid = after(sixty(&[]), [vec![place(ANNS, &[Mark::Bunny])]]);
    let mut hand = Hand::at(laid);
    hand.tap("bunny");
    hand.tap("nest");
    within(&hand, 2);
    assert_eq!(hand.recorded_after(0), [place(ANNS, &[Mark::Nest])]);
    // The bunny was never there.
    assert_eq!(hand.game().table().bunny, Some(cell((-2, -2))));
}

#[test]
fn three_turns_ago_that_was_a_nest() {
    // Ann's tile closes itself in a ring: the tiles around it are all there but the one Cleo lays now.
    let mut game = sixty(&[]);
    for at in [(6, -1), (6, 0), (5, 1), (6, 1)] {
        let (at, marks) = (cell(at), hoppel::table::Marks::NONE);
        game.apply(Action::PutTile { at, marks }).unwrap();
    }
    let ring = after(
        game,
        [
            vec![place(ANNS, &[])],
            next_turn((-1, 4), &[]),
            next_turn((5, -1), &[]),
            next_turn((5, 2), &[]),
        ],
    );
    let before = ring.actions().len();
    let mut hand = Hand::at(ring);
    hand.tap_cell(ANNS);
    hand.tap("This tile was another one");
    hand.tap("nest");
    // Cleo closed it, and her follower stood beside it.
    hand.window.must_see("Cleo 0 → 3 eggs");
    hand.tap("Accept");
    within(&hand, 4);
    assert_eq!(hand.eggs(), [0, 0, 3]);
    assert_eq!(hand.game().actions().len(), before);
    assert!(hand.recorded_after(0).contains(&place(ANNS, &[Mark::Nest])));
    hand.tap("Undo");
    assert_eq!(hand.eggs(), [0, 0, 0]);
}

#[test]
fn remembered_players_same_rules_to_the_first_tile() {
    let mut over = anns_tile_lies(&[Expansion::Spring]);
    let change = hoppel::table::SettingsChange {
        zero_eggs: Some(hoppel::table::ZeroEggs::Counts),
        ..Default::default()
    };
    over.apply(Action::Set {
        settings: Some(change),
        expansions: None,
    })
    .unwrap();
    over.apply(Action::Finish { bonus: None }).unwrap();
    let mut hand = Hand::at(over.clone()).started_again();
    hand.tap("Same players again");
    hand.tap_cell((1, 0));
    within(&hand, 2);
    let game = hand.game();
    assert_eq!(hand.recorded_after(0), [place((1, 0), &[])]);
    assert_eq!(game.table().settings, over.table().settings);
    assert_eq!(game.table().expansions, over.table().expansions);
    let names = |game: &Game| {
        game.table()
            .players
            .iter()
            .map(|player| player.name.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&game), names(&over));
}

#[test]
fn a_laid_tile_flashes_its_owners_name() {
    let mut hand = Hand::at(anns_tile_lies(&[]));
    let before = hand.window.painted("Bob");
    hand.tap_cell(NEXT);
    assert_eq!(hand.window.painted("Bob"), before + 1);
    hand.window.wait();
    assert_eq!(hand.window.painted("Bob"), before);
}

#[test]
fn while_a_builder_is_out_the_next_free_place_asks_whose_tile_it_is() {
    let builder = vec![deploy(Kind::Builder)];
    let game = after(anns_tile_lies(&[Expansion::TradersAndBuilders]), [builder]);
    for (answer, player, part) in [("The tile is Ann's again", ANN, 2), ("The tile is Bob's", BOB, 1)] {
        let mut hand = Hand::at(game.clone());
        hand.tap_cell(NEXT);
        hand.window.must_see("Whose tile is it?");
        assert_eq!(hand.game().actions(), game.actions());
        hand.tap(answer);
        within(&hand, 2);
        let turn = hand.game().table().turn.clone();
        assert_eq!(
            (turn.player, turn.part, turn.record.tile),
            (player, part, Some(cell(NEXT)))
        );
    }
}

#[test]
fn a_control_whose_meaning_has_just_changed_ignores_taps() {
    let mut hand = Hand::at(anns_tile_lies(&[]));
    let [beside, next] = [BESIDE, NEXT].map(|(x, y)| hand.window.place(&hand.window.cell(x, y)).center());
    // A free place just meant Bob's tile, and a fifth of a second later it would mean Cleo's.
    hand.window.tap_in_haste_at(next, 3);
    hand.window.tap_in_haste_at(beside, 3);
    hand.window.wait();
    assert_eq!(hand.recorded_after(1), next_turn(NEXT, &[]));
    hand.tap_cell(GAP);
    let before = hand.game().actions().len();
    // The big button just meant paying.
    let pay = hand.window.place("Pay the eggs").center();
    hand.window.tap_in_haste_at(pay, 3);
    hand.window.must_see("Next: Ann");
    hand.window.tap_in_haste_at(pay, 3);
    hand.window.wait();
    assert_eq!(hand.recorded_after(before), vec![Action::Next; 2], "paid, and no more");
    hand.window.tap_at(pay);
    assert_eq!(hand.recorded_after(before), vec![Action::Next; 3]);
}

#[test]
fn what_is_owed_comes_before_the_next_tile_and_says_so() {
    let full = vec![place(GAP, &[])];
    let bunny = vec![place(NEXT, &[Mark::Bunny])];
    for (step, first) in [
        (full, "First “Pay the eggs”."),
        (bunny, "First “The bunny hops: Ann rolls”."),
    ] {
        let game = after(sixty(&[]), [step]);
        let mut hand = Hand::at(game.clone());
        hand.tap_cell((4, 3));
        hand.window.must_see(first);
        assert_eq!(hand.game().actions(), game.actions());
    }
}

#[test]
fn a_figure_that_has_long_gone_earns_nothing_in_a_phase_either() {
    let mut hand = Hand::at(anns_tile_lies(&[]));
    hand.tap_cell(NEXT);
    hand.tap("bunny");
    hand.tap("Cleo's follower, earns 1 egg: take home");
    hand.window
        .must_see("Cleo's follower is home again; Undo puts it back.");
    hand.tap("The bunny hops: Bob rolls");
    hand.tap("A real die shows 2");
    // Where Cleo's follower stood.
    hand.tap_cell((4, 0));
    let hop = hand.window.starting("Hop ");
    hand.tap(&hop);
    let game = hand.game();
    assert_eq!(game.table().bunny, Some(cell((4, 0))));
    assert_eq!(game.table().ledger.eggs(CLEO).left(), 0);
}

#[test]
fn a_known_garden_is_ticked_and_can_be_taken_away() {
    let garden = Action::SetMarks {
        at: cell((4, 1)),
        marks: [Mark::Garden].into_iter().collect(),
    };
    let mut hand = Hand::at(after(anns_tile_lies(&[Expansion::Spring]), [vec![garden]]));
    hand.tap_cell(NEXT);
    hand.tap("spring");
    hand.window.must_see("Which neighbours have a garden? Tap them.");
    hand.tap_cell((4, 1));
    hand.tap_cell(BESIDE);
    assert_eq!(hand.game().table().ledger.points(BOB), 0);
}

#[test]
fn before_the_next_tile_a_tap_on_a_figure_only_looks() {
    let game = after(anns_tile_lies(&[]), [vec![Action::Next; 3]]);
    let mut hand = Hand::at(game.clone());
    hand.tap_cell((4, 0));
    hand.window.must_see("Take Cleo's follower home");
    assert_eq!(hand.game().actions(), game.actions());
    hand.tap("Take Cleo's follower home");
    assert_eq!(hand.recorded_after(4), [recall(6)]);
}
