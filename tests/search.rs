//! The search agrees with the plain solver, whatever the board and however it is stepped; and it stops at its limit.

#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

mod boards;

use boards::{Kind, at, situation, situation_on, stakes};
use hoppel::hops::{
    Advice, Odds, Progress, STATES, Search, Situation, Stakes, advise, advise_for_bonus, odds, paths, reference,
};
use hoppel::table::{Cell, Die, Edition, PlayerId, Revisit, Settings, ShortMoves};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The advice, found in steps of so many states.
fn stepped(mut search: Search, states: usize) -> Vec<Advice> {
    loop {
        match search.step(states) {
            Progress::Looking => {}
            Progress::Done(advice) => return advice,
        }
    }
}

fn agrees(situation: &Situation) -> Result<(), TestCaseError> {
    let rolls = situation.rolls();
    let plain: Vec<_> = rolls.iter().map(|roll| reference::advise(situation, *roll)).collect();
    prop_assert_eq!(&stepped(Search::new(situation, None, rolls, STATES), 7), &plain);
    // One may also ask about a number that the table's die never gives.
    for roll in 1..=3 {
        prop_assert_eq!(advise(situation, roll), reference::advise(situation, roll));
    }
    let odds = odds(situation);
    prop_assert_eq!((odds.exact, odds.expected), (true, reference::rest_of_phase(situation)));
    for ((roll, plain), face) in rolls.iter().zip(&plain).zip(&odds.faces) {
        prop_assert_eq!((face.hops, face.scale), (*roll, plain.scale));
        let best = plain.paths.first().map(|best| best.expected.clone());
        prop_assert_eq!(&face.expected, &best.unwrap_or_else(|| vec![0; situation.players]));
    }
    prop_assert_eq!(odds.faces.len(), rolls.len());
    prop_assert_eq!(odds.scale, plain.iter().map(|plain| plain.scale).sum::<i64>());
    Ok(())
}

fn agrees_for_the_bonus(situation: &Situation, stakes: &Stakes) -> Result<(), TestCaseError> {
    for roll in 1..=3 {
        let plain = reference::advise_for_bonus(situation, stakes, roll);
        prop_assert_eq!(&advise_for_bonus(situation, stakes.clone(), roll), &plain);
        let search = Search::new(situation, Some(stakes.clone()), &[roll], STATES);
        prop_assert_eq!(stepped(search, 5), [plain]);
    }
    Ok(())
}

/// Six players before the first roll, on an open board of 11 by 11 with a figure on every fourth tile: played out path by
/// path, that phase takes 820,554,419 hops.
#[test]
fn a_phase_of_six_takes_a_hundredth_of_the_hops_of_an_exhaustive_walk() {
    let cells = (0..11).flat_map(|y| (0..11).map(move |x| at(x, y)));
    let tile = |(number, cell): (usize, Cell)| {
        let mut eggs = vec![0; 6];
        if number % 4 == 0 {
            eggs[number / 4 % 6] = 1;
        }
        (cell, eggs)
    };
    let open = Situation {
        tiles: Arc::new(cells.enumerate().map(tile).collect()),
        players: 6,
        die: Die::Special,
        revisit: Revisit::Phase,
        short_moves: ShortMoves::DeadEnd,
        bunny: at(5, 5),
        barred: BTreeSet::new(),
        to_move: (0..6).map(PlayerId).collect(),
    };
    let mut search = Search::new(&open, None, open.rolls(), STATES);
    let Progress::Done(found) = search.step(usize::MAX) else {
        panic!("it pauses before its limit");
    };
    assert!(found.iter().all(|advice| advice.exact));
    assert!(search.hops() * 100 <= 820_554_419, "{} hops", search.hops());
    let best: Vec<_> = found.iter().map(|advice| advice.paths[0].expected.clone()).collect();
    // What the exhaustive walk of `benches/advice.rs` finds.
    assert_eq!(
        best,
        [
            [162, 54, 57, 9, 72, 14],
            [243, 110, 7, 0, 123, 6],
            [251, 74, 13, 246, 114, 13]
        ]
    );
}

/// A phase of six on 144 tiles with a figure each, where the bunny may go back and forth.
fn dense() -> Situation {
    let cells = (0..12).flat_map(|y| (0..12).map(move |x| at(x, y)));
    let tile = |(number, cell): (usize, Cell)| {
        let mut eggs = vec![0; 6];
        eggs[number % 6] = 1;
        (cell, eggs)
    };
    Situation {
        tiles: Arc::new(cells.enumerate().map(tile).collect()),
        players: 6,
        die: Die::Special,
        revisit: Revisit::Move,
        short_moves: ShortMoves::DeadEnd,
        bunny: at(6, 6),
        barred: BTreeSet::new(),
        to_move: (0..6).map(PlayerId).collect(),
    }
}

#[test]
fn the_worst_board_stops_at_a_tiny_limit_and_says_so() {
    let (limit, dense) = (50, dense());
    let mut search = Search::new(&dense, None, dense.rolls(), limit);
    let Progress::Done(found) = search.step(usize::MAX) else {
        panic!("it pauses before its limit");
    };
    // It starts anew with no player, with one, with two.
    assert!(search.states() <= 3 * limit, "{} states", search.states());
    let mut shorter = dense.clone();
    shorter.to_move.truncate(2);
    for (roll, found) in dense.rolls().iter().zip(&found) {
        let plain = reference::advise(&shorter, *roll);
        let stopped = Advice {
            exact: false,
            looked_ahead: Some(1),
            ..plain
        };
        assert_eq!(found, &stopped, "{roll} hops");
        let printed = serde_json::to_value(found).unwrap();
        assert_eq!(
            (&printed["exact"], &printed["looked_ahead"]),
            (&false.into(), &1.into())
        );
    }
    let odds = Odds::from_advice(&dense, &found);
    assert_eq!((odds.exact, odds.looked_ahead), (false, Some(1)));
}

/// The phase of many figures whose ranking stays open: more than the search for the bonus may look at.
#[test]
fn the_bonus_of_six_players_stops_at_its_own_limit() {
    let stakes = Stakes {
        settings: Settings::of(Edition::Hig),
        eggs: vec![Some(3); 6],
    };
    let limit = 2_000;
    let mut search = Search::new(&dense(), Some(stakes), &[3], limit);
    let Progress::Done(found) = search.step(usize::MAX) else {
        panic!("it pauses before its limit");
    };
    assert_eq!((found[0].exact, found[0].looked_ahead), (false, Some(1)));
    // It starts anew with one player, with two …
    assert!(search.states() <= 4 * limit, "{} states", search.states());
    assert!(search.hops() <= 500_000, "{} hops", search.hops());
}

/// What was gained is remembered as well, and may be more than the states: two hop where each tile pays another number.
#[test]
fn what_was_gained_counts_to_the_limit_of_the_bonus() {
    let cells = (0..9).flat_map(|y| (0..9).map(move |x| at(x, y)));
    let board = Situation {
        tiles: Arc::new(cells.zip((0..).map(|number| vec![number, 80 - number])).collect()),
        players: 2,
        bunny: at(4, 4),
        barred: BTreeSet::new(),
        to_move: vec![PlayerId(0), PlayerId(1)],
        ..dense()
    };
    let stakes = Stakes {
        settings: Settings::of(Edition::Hig),
        eggs: vec![Some(0), Some(0)],
    };
    let mut search = Search::new(&board, Some(stakes), &[3], usize::MAX);
    assert!(matches!(search.step(usize::MAX), Progress::Done(_)));
    let states = paths(&board, 3).len();
    assert!(search.states() > 5 * states, "{} and {states} states", search.states());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(250))]

    #[test]
    fn agree_for_two_players(
        board in situation(Kind { width: 4, height: 4, movers: 2, dice: Die::ALL, revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_three_players(
        board in situation(Kind { width: 3, height: 3, movers: 3, dice: Die::ALL, revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_three_players_on_a_wider_board(
        board in situation(Kind { width: 5, height: 4, movers: 3, dice: &[Die::None], revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_four_players(
        board in situation(Kind { width: 3, height: 3, movers: 4, dice: Die::ALL, revisit: &[Revisit::Phase] })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_four_players_on_a_strip(
        board in situation(Kind { width: 7, height: 1, movers: 4, dice: Die::ALL, revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_five_players_without_a_die(
        board in situation(Kind { width: 3, height: 2, movers: 5, dice: &[Die::None], revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_six_players_without_a_die(
        board in situation(Kind { width: 4, height: 2, movers: 6, dice: &[Die::None], revisit: &[Revisit::Phase, Revisit::Starts] })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_six_players_on_a_strip(
        board in situation(Kind { width: 12, height: 1, movers: 6, dice: Die::ALL, revisit: &[Revisit::Phase] })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_four_players_who_may_come_back(
        board in situation(Kind { width: 3, height: 2, movers: 4, dice: Die::ALL, revisit: &[Revisit::Starts, Revisit::Move] })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_five_players_on_two_rows(
        board in situation(Kind { width: 5, height: 2, movers: 5, dice: Die::ALL, revisit: &[Revisit::Phase] })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_for_the_bonus_of_two_players(
        board in situation(Kind { width: 4, height: 4, movers: 2, dice: Die::ALL, revisit: Revisit::ALL }),
        stakes in stakes(3),
    ) {
        agrees_for_the_bonus(&board, &stakes)?;
    }

    #[test]
    fn agree_for_the_bonus_of_three_players(
        board in situation(Kind { width: 3, height: 3, movers: 3, dice: Die::ALL, revisit: Revisit::ALL }),
        stakes in stakes(4),
    ) {
        agrees_for_the_bonus(&board, &stakes)?;
    }

    #[test]
    fn agree_for_the_bonus_of_five_players(
        board in situation(Kind { width: 3, height: 2, movers: 5, dice: &[Die::None], revisit: Revisit::ALL }),
        stakes in stakes(6),
    ) {
        agrees_for_the_bonus(&board, &stakes)?;
    }

    #[test]
    fn agree_for_the_bonus_of_four_players(
        board in situation(Kind { width: 3, height: 2, movers: 4, dice: Die::ALL, revisit: &[Revisit::Phase, Revisit::Starts] }),
        stakes in stakes(5),
    ) {
        agrees_for_the_bonus(&board, &stakes)?;
    }

    #[test]
    fn agree_for_the_bonus_of_six_players_on_a_strip(
        board in situation(Kind { width: 12, height: 1, movers: 6, dice: Die::ALL, revisit: &[Revisit::Phase] }),
        stakes in stakes(7),
    ) {
        agrees_for_the_bonus(&board, &stakes)?;
    }

    /// However few states it may work out, what it says are the values of a phase that ends early.
    #[test]
    fn at_its_limit_it_looks_less_far_ahead(
        board in situation(Kind { width: 4, height: 3, movers: 3, dice: Die::ALL, revisit: Revisit::ALL }),
        stakes in stakes(4),
        for_bonus in any::<bool>(),
        limit in 0..60_usize,
        states in 1..9_usize,
        roll in 1..=3_u8,
    ) {
        let search = || Search::new(&board, for_bonus.then(|| stakes.clone()), &[roll], limit);
        let found = stepped(search(), states);
        prop_assert_eq!(&found, &search().finish());
        let players = found[0].looked_ahead.unwrap_or(2);
        let mut shorter = board.clone();
        shorter.to_move.truncate(players + 1);
        let plain = if for_bonus {
            reference::advise_for_bonus(&shorter, &stakes, roll)
        } else {
            reference::advise(&shorter, roll)
        };
        let exact = players == 2;
        let looked_ahead = (!exact).then_some(players);
        prop_assert_eq!(&found[0], &Advice { exact, looked_ahead, ..plain });
    }
}

/// Two strips that cross: sets of cells as wide as there are, and few ways.
fn cross(arm: i64) -> Vec<Cell> {
    let across = (-arm..=arm).map(|x| at(x, 0));
    let down = (-arm..=arm).filter(|y| *y != 0).map(|y| at(0, y));
    across.chain(down).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn agree_on_an_open_board_that_goes_on(
        board in situation(Kind { width: 13, height: 13, movers: 2, dice: Die::ALL, revisit: Revisit::ALL })
    ) {
        agrees(&board)?;
    }

    #[test]
    fn agree_where_two_long_strips_cross(
        board in situation_on(cross(14), Kind { width: 0, height: 0, movers: 6, dice: Die::ALL, revisit: &[Revisit::Phase] }),
        stakes in stakes(7),
    ) {
        let board = Situation { bunny: at(0, 0), ..board };
        agrees(&board)?;
        agrees_for_the_bonus(&board, &stakes)?;
    }
}
