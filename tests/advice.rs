//! The exact advice agrees with a second evaluation of the whole phase, written from the rules alone.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

mod by_the_rules;
mod table;

use hoppel::hops::{Situation, advise};
use hoppel::table::{Cell, Die, PlayerId, Table};
use proptest::prelude::*;
use table::any_table;

/// Eggs are counted in parts so small that a mean over three rolls is whole, six times over.
const EGG: i64 = 3_i64.pow(6);

fn plus(one: &[i64], other: &[i64]) -> Vec<i64> {
    one.iter().zip(other).map(|(one, other)| one + other).collect()
}

/// Every legal path with what each player can expect of it and of the rest of the phase, in the order of the paths.
fn valued(table: &Table, hops: u8) -> Vec<(Vec<Cell>, Vec<i64>)> {
    let value = |path: Vec<Cell>| {
        let at_once: Vec<i64> = by_the_rules::eggs(table, &path).iter().map(|eggs| eggs * EGG).collect();
        let later = rest_of_phase(&by_the_rules::after(table, &path));
        (path, plus(&at_once, &later))
    };
    by_the_rules::paths(table, hops).into_iter().map(value).collect()
}

/// What each player can expect before the next one rolls.
fn rest_of_phase(table: &Table) -> Vec<i64> {
    let nothing = vec![0; table.players.len()];
    let stuck = by_the_rules::paths(table, 1).is_empty();
    let best = |mover, hops| {
        let mut valued = valued(table, hops);
        let best = first_best(mover, &valued);
        valued.swap_remove(best).1
    };
    match (mover(table), table.settings.die) {
        (None, _) => nothing,
        (Some(_), _) if stuck => nothing,
        (Some(mover), Die::None) => best(mover, 2),
        (Some(mover), Die::Special | Die::D6) => {
            let sum = [1, 2, 3]
                .map(|hops| best(mover, hops))
                .iter()
                .fold(nothing, |sum, best| plus(&sum, best));
            assert!(
                sum.iter().all(|parts| parts % 3 == 0),
                "the parts are too large for so many rolls"
            );
            sum.iter().map(|parts| parts / 3).collect()
        }
    }
}

fn mover(table: &Table) -> Option<PlayerId> {
    table
        .phase
        .as_ref()
        .and_then(|phase| phase.movers.get(phase.mover))
        .copied()
}

/// The index of the best: most for the mover, then fewest for the others together, then the first.
fn first_best(mover: PlayerId, valued: &[(Vec<Cell>, Vec<i64>)]) -> usize {
    let mut best = 0;
    for (index, (_, eggs)) in valued.iter().enumerate() {
        let (_, best_eggs) = &valued[best];
        let others = |eggs: &[i64]| -> i64 {
            let all = eggs.iter().enumerate();
            all.filter(|(player, _)| *player != mover.index())
                .map(|(_, eggs)| eggs)
                .sum()
        };
        let (own, best_own) = (eggs[mover.index()], best_eggs[mover.index()]);
        if own > best_own || (own == best_own && others(eggs) < others(best_eggs)) {
            best = index;
        }
    }
    best
}

fn advice_is_right(table: &Table, hops: u8) -> Result<(), TestCaseError> {
    let advice = advise(&Situation::of(table).unwrap(), hops);
    let rolling_later = by_the_rules::running(table).0.to_move().len() - 1;
    let scale = match table.settings.die {
        Die::Special | Die::D6 => [1, 3, 9][rolling_later],
        Die::None => 1,
    };
    prop_assert_eq!((advice.scale, advice.exact), (scale, true));
    let mut left = valued(table, hops);
    for valued in advice.paths {
        let best = first_best(mover(table).unwrap(), &left);
        let expected: Vec<i64> = valued.expected.iter().map(|eggs| eggs * EGG / scale).collect();
        prop_assert_eq!((valued.path.cells, expected), left.remove(best));
    }
    prop_assert!(left.is_empty(), "paths are missing: {:?}", left);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn advice_for_the_last_two(table in any_table(4, 4, 1..=2), hops in 1..=3_u8) {
        advice_is_right(&table, hops)?;
    }

    #[test]
    fn advice_for_three(table in any_table(3, 3, 3..=3), hops in 1..=3_u8) {
        advice_is_right(&table, hops)?;
    }
}
