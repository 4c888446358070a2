//! The bunny's paths: known counts, boards worked out by hand, and agreement with a filter over all walks.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

mod by_the_rules;
mod table;

use hoppel::hops::{Path, Situation, paths};
use hoppel::rules::phase::judge_hop;
use hoppel::table::{Cell, Revisit, ShortMoves, Table};
use proptest::prelude::*;
use table::{any_table, at, table};

/// How many phases use all of these rolls, one roll a player, and begin with one of those hops. The rolls cut a walk in
/// one way only, so that none counts twice.
fn whole_walks(situation: &Situation, rolls: &[u8], first_hops: &[Cell]) -> usize {
    let [roll, later @ ..] = rolls else {
        return 1;
    };
    let is_meant = |path: &Path| path.cells.len() == usize::from(*roll) && first_hops.contains(&path.cells[0]);
    let meant = paths(situation, *roll).into_iter().filter(is_meant);
    if later.is_empty() {
        return meant.count();
    }
    let rest = |path: Path| {
        let next = situation.after(&path.cells);
        whole_walks(&next, later, &next.bunny.beside())
    };
    meant.map(rest).sum()
}

/// With `revisit: phase` a whole phase is one self-avoiding walk. How many there are of 1 to 12 hops on the open square
/// grid is well known; here up to six players walk them together.
#[test]
fn on_an_open_board_a_phase_is_a_self_avoiding_walk() {
    let known: [(usize, &[&[u8]]); 12] = [
        (4, &[&[1]]),
        (12, &[&[2], &[1, 1]]),
        (36, &[&[3], &[1, 2], &[2, 1], &[1, 1, 1]]),
        (100, &[&[3, 1], &[1, 3], &[2, 2], &[1, 1, 1, 1]]),
        (284, &[&[3, 2], &[2, 3], &[1, 1, 1, 1, 1]]),
        (780, &[&[3, 3], &[2, 2, 2], &[1, 1, 1, 1, 1, 1]]),
        (2172, &[&[3, 3, 1], &[1, 3, 3], &[2, 2, 1, 2]]),
        (5916, &[&[3, 3, 2], &[2, 2, 2, 2]]),
        (16268, &[&[3, 3, 3], &[1, 2, 3, 1, 2]]),
        (44100, &[&[3, 3, 3, 1]]),
        (120_292, &[&[3, 3, 3, 2]]),
        (324_932, &[&[3, 3, 3, 3]]),
    ];
    let board: Vec<Cell> = (-12..=12).flat_map(|y| (-12..=12).map(move |x| at(x, y))).collect();
    for (hops, (count, phases)) in (1_u8..).zip(known) {
        for rolls in phases {
            assert_eq!(rolls.iter().sum::<u8>(), hops);
            let table = table(&board, at(0, 0), rolls.len().max(2).try_into().unwrap());
            let situation = Situation::of(&table).unwrap();
            // The longest take a while: the quarter that begins upwards stands for all four.
            let sides = if hops > 10 { 1 } else { 4 };
            let walks = whole_walks(&situation, rolls, &situation.bunny.beside()[..sides]);
            assert_eq!(walks * 4 / sides, count, "{rolls:?}");
        }
    }
}

/// In how many ways the first move, the first two, the first three … can be made with these rolls.
fn ways(start: &Table, revisit: Revisit, short_moves: ShortMoves, rolls: &[u8]) -> Vec<usize> {
    let mut start = start.clone();
    (start.settings.revisit, start.settings.short_moves) = (revisit, short_moves);
    let mut tables = vec![start];
    let mut ways = Vec::new();
    for roll in rolls {
        let moved = |table: &Table| {
            let found = paths(&Situation::of(table).unwrap(), *roll);
            found
                .iter()
                .map(|path| by_the_rules::after(table, &path.cells))
                .collect::<Vec<_>>()
        };
        tables = tables.iter().flat_map(moved).collect();
        ways.push(tables.len());
    }
    ways
}

#[test]
fn a_strip_worked_out_by_hand() {
    // 0 1 2 3 4, the bunny on 1, rolls 3 and 3.
    let strip = table(&[0, 1, 2, 3, 4].map(|x| at(x, 0)), at(1, 0), 2);
    let ways = |revisit, short_moves| ways(&strip, revisit, short_moves, &[3, 3]);
    // First: 2 3 4, or short 0. `forced` leaves only 2 3 4.
    // Second by `phase`: stuck on 4 and on 0.
    assert_eq!(ways(Revisit::Phase, ShortMoves::DeadEnd), [2, 0]);
    assert_eq!(ways(Revisit::Phase, ShortMoves::Forced), [1, 0]);
    // Second by `starts`: from 4 short 3 2, as 1 is barred; from 0 stuck.
    assert_eq!(ways(Revisit::Starts, ShortMoves::DeadEnd), [2, 1]);
    assert_eq!(ways(Revisit::Starts, ShortMoves::Forced), [1, 1]);
    // Second by `move`: from 4 it is 3 2 1, from 0 it is 1 2 3.
    assert_eq!(ways(Revisit::Move, ShortMoves::DeadEnd), [2, 2]);
    assert_eq!(ways(Revisit::Move, ShortMoves::Forced), [1, 1]);
}

#[test]
fn a_ring_worked_out_by_hand() {
    // Eight tiles around a hole, numbered clockwise from 0, where the bunny is; rolls 3, 3 and 3.
    // What is said of going clockwise doubles: the other way round it is the same.
    let ring = table(&at(0, 0).around(), at(-1, -1), 3);
    let ways = |revisit, short_moves| ways(&ring, revisit, short_moves, &[3, 3, 3]);
    // By `phase`: 1 2 3, then 4 5 6, then short 7, as 0 was visited. No other path: `forced` allows the short one.
    assert_eq!(ways(Revisit::Phase, ShortMoves::DeadEnd), [2, 2, 2]);
    assert_eq!(ways(Revisit::Phase, ShortMoves::Forced), [2, 2, 2]);
    // By `starts`: 1 2 3, then 4 5 6 or back and short 2 1, as 0 is barred.
    // After 4 5 6 (0 and 3 barred): short 7, or back and short 5 4. After 2 1: short 2.
    assert_eq!(ways(Revisit::Starts, ShortMoves::DeadEnd), [2, 4, 6]);
    // `forced` forbids 2 1, for 4 5 6 uses the whole roll; the third then has short paths only.
    assert_eq!(ways(Revisit::Starts, ShortMoves::Forced), [2, 2, 4]);
    // By `move`: always three one way or three the other.
    assert_eq!(ways(Revisit::Move, ShortMoves::DeadEnd), [2, 4, 8]);
    assert_eq!(ways(Revisit::Move, ShortMoves::Forced), [2, 4, 8]);
}

#[test]
fn a_comb_worked_out_by_hand() {
    // a b c d e      The bunny on c; rolls 2, 2 and 3.
    // A   C   E      What is said of the right side doubles: the left is its mirror image.
    let back = [0, 1, 2, 3, 4].map(|x| at(x, 0));
    let teeth = [0, 2, 4].map(|x| at(x, 1));
    let comb = table(&[&back[..], &teeth].concat(), at(2, 0), 3);
    let ways = |revisit, short_moves| ways(&comb, revisit, short_moves, &[2, 2, 3]);
    // First: d e (doubled), or short C, which `forced` forbids.
    // By `phase`, after d e: short E, there is no other; then stuck. After C: stuck.
    assert_eq!(ways(Revisit::Phase, ShortMoves::DeadEnd), [3, 2, 0]);
    assert_eq!(ways(Revisit::Phase, ShortMoves::Forced), [2, 2, 0]);
    // By `starts`, after d e: short E, or short d, as c is barred; then stuck on both, as e is barred too. After C: stuck.
    assert_eq!(ways(Revisit::Starts, ShortMoves::DeadEnd), [3, 4, 0]);
    assert_eq!(ways(Revisit::Starts, ShortMoves::Forced), [2, 4, 0]);
    // By `move`, after d e: short E, or d c. After C: c d (doubled).
    // Third, from E: e d c. From c: d e E, or short C, or b a A. From d: short e E, or short c C, or c b a.
    // Together: 2 · (1 + 3) after d e and its mirror image, 2 · 3 after C.
    assert_eq!(ways(Revisit::Move, ShortMoves::DeadEnd), [3, 6, 14]);
    // `forced`: d e (doubled), then d c, then d e E or b a A.
    assert_eq!(ways(Revisit::Move, ShortMoves::Forced), [2, 2, 4]);
}

#[test]
fn there_is_no_situation_outside_a_phase() {
    let mut table = table(&[at(0, 0), at(1, 0)], at(0, 0), 2);
    assert!(Situation::of(&table).is_some());
    table.phase = None;
    assert_eq!(Situation::of(&table), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn paths_are_those_of_a_filter_over_all_walks(table in any_table(4, 4, 1..=3), hops in 1..=3_u8) {
        let found = paths(&Situation::of(&table).unwrap(), hops);
        let cells: Vec<_> = found.iter().map(|path| path.cells.clone()).collect();
        prop_assert_eq!(cells, by_the_rules::paths(&table, hops));
        for path in found {
            prop_assert_eq!(&path.eggs, &by_the_rules::eggs(&table, &path.cells));
            let next = by_the_rules::after(&table, &path.cells);
            prop_assert_eq!(path.dead_end, by_the_rules::paths(&next, 1).is_empty());
        }
    }

    /// What is offered and what is accepted cannot drift apart.
    #[test]
    fn these_paths_and_no_others_are_accepted(mut table in any_table(4, 4, 1..=3), hops in 1..=3_u8) {
        table.phase.as_mut().unwrap().hops = Some(hops);
        let situation = Situation::of(&table).unwrap();
        let offered: Vec<_> = paths(&situation, hops).into_iter().map(|path| path.cells).collect();
        for walk in (1..=hops + 1).flat_map(|steps| by_the_rules::walks(situation.bunny, steps)) {
            let accepted = judge_hop(&table, &walk).is_ok_and(|broken| broken.is_empty());
            prop_assert_eq!(accepted, offered.contains(&walk), "{:?}", walk);
        }
    }
}
