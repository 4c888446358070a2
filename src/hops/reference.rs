//! The plain solver: it plays out every path of every player for every roll.
//!
//! Slow, and kept for good: being short enough to be seen right, it is what faster solvers are compared with. A phase of
//! three takes it no time, one of six far too long.

use super::{Advice, Situation, Stakes, Valued, paths};
use std::cmp::Reverse;

/// What each path of the player who is on, having rolled that many hops, is worth when every later player picks the
/// path that is best for himself. Exact, however long it takes.
pub fn advise(situation: &Situation, hops: u8) -> Advice {
    let scale = ways_to_fall(situation, 1);
    let mut valued: Vec<Valued> = paths(situation, hops)
        .into_iter()
        .map(|path| {
            let rest = rest_of_phase(&situation.after(&path.cells));
            let expected = path
                .eggs
                .iter()
                .zip(rest)
                .map(|(eggs, rest)| eggs * scale + rest)
                .collect();
            Valued {
                path,
                expected,
                bonus: None,
            }
        })
        .collect();
    // The sort is stable: what is equally good stays in the order of the paths.
    valued.sort_by_key(|valued| {
        let mover = situation.to_move.first();
        let own = mover
            .and_then(|mover| valued.expected.get(mover.index()))
            .copied()
            .unwrap_or(0);
        let others = valued.expected.iter().sum::<i64>() - own;
        (Reverse(own), others)
    });
    Advice {
        scale,
        exact: true,
        looked_ahead: None,
        paths: valued,
    }
}

/// The eggs each player can expect of the rest of the phase, before the next one rolls: summed over the ways the dice
/// of all who have yet to move can fall. Nothing once all have moved or the bunny is stuck.
pub fn rest_of_phase(situation: &Situation) -> Vec<i64> {
    let mut sums = vec![0; situation.players];
    if situation.to_move.is_empty() {
        return sums;
    }
    for hops in situation.rolls() {
        if let Some(best) = advise(situation, *hops).paths.first() {
            for (sum, expected) in sums.iter_mut().zip(&best.expected) {
                *sum += expected;
            }
        }
    }
    sums
}

/// The same when every player, from this one on, plays for the final bonus as it would stand after the phase.
pub fn advise_for_bonus(situation: &Situation, stakes: &Stakes, hops: u8) -> Advice {
    let mut valued: Vec<Valued> = paths(situation, hops)
        .into_iter()
        .map(|path| {
            let rest = rest_for_bonus(&situation.after(&path.cells), &stakes.after(&path.eggs));
            let (scale, mut expected, bonus) = rest;
            for (expected, eggs) in expected.iter_mut().zip(&path.eggs) {
                *expected += eggs * scale;
            }
            let bonus = Some(bonus);
            Valued { path, expected, bonus }
        })
        .collect();
    valued.sort_by_key(|valued| {
        let mover = situation.to_move.first();
        let own = |sums: &[i64]| mover.and_then(|mover| sums.get(mover.index())).copied().unwrap_or(0);
        let eggs = own(&valued.expected);
        let bonus = valued.bonus.as_deref().map_or(0, own);
        let others = valued.expected.iter().sum::<i64>() - eggs;
        (Reverse(bonus), Reverse(eggs), others)
    });
    Advice {
        scale: ways_to_fall(situation, 1),
        exact: true,
        looked_ahead: None,
        paths: valued,
    }
}

/// In how many ways the dice of all who have yet to move can fall; summed over these, the eggs and the bonus that each
/// player can expect.
fn rest_for_bonus(situation: &Situation, stakes: &Stakes) -> (i64, Vec<i64>, Vec<i64>) {
    let scale = ways_to_fall(situation, 0);
    let mut expected = vec![0; situation.players];
    let mut bonus = vec![0; situation.players];
    if situation.to_move.is_empty() || situation.is_stuck() {
        bonus = stakes.bonus().into_iter().map(|bonus| bonus * scale).collect();
        return (scale, expected, bonus);
    }
    for hops in situation.rolls() {
        if let Some(best) = advise_for_bonus(situation, stakes, *hops).paths.first() {
            let best_bonus = best.bonus.iter().flatten();
            for (sum, best) in bonus
                .iter_mut()
                .zip(best_bonus)
                .chain(expected.iter_mut().zip(&best.expected))
            {
                *sum += best;
            }
        }
    }
    (scale, expected, bonus)
}

/// In how many ways the dice can fall of all who have yet to move but so many.
fn ways_to_fall(situation: &Situation, but: usize) -> i64 {
    let ways = situation.rolls().len() as i64;
    situation.to_move.iter().skip(but).map(|_| ways).product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hops::sketch::{at, situation};
    use crate::table::{Cell, Die, PlayerId};

    /// The last cell and the expected eggs of each path, best first.
    fn worth(situation: &Situation, hops: u8) -> Vec<(Cell, Vec<i64>)> {
        let valued = advise(situation, hops).paths;
        let row = |valued: Valued| (*valued.path.cells.last().unwrap(), valued.expected);
        valued.into_iter().map(row).collect()
    }

    #[test]
    fn each_later_roll_is_equally_likely() {
        // Ann hops onto the second tile. Bob's 1, 2 and 3 hops then give him 1, 1 and 2 eggs.
        let strip = situation(&["* . B . B"], 2);
        assert_eq!(advise(&strip, 1).scale, 3);
        assert_eq!(worth(&strip, 1), [(at(1, 0), vec![0, 4])]);
    }

    #[test]
    fn without_a_die_everyone_moves_two_hops() {
        let strip = Situation {
            die: Die::None,
            ..situation(&["* . . B . A B"], 3)
        };
        assert_eq!(advise(&strip, 2).scale, 1);
        assert_eq!(worth(&strip, 2), [(at(2, 0), vec![1, 2, 0])]);
    }

    #[test]
    fn eggs_of_a_phase_that_ends_early_are_counted_over_the_whole_scale() {
        // To the left Ann ends the phase with an egg. To the right Bob must end it after one hop with an egg of his.
        let strip = situation(&["A * . B"], 3);
        assert_eq!(advise(&strip, 1).scale, 9);
        assert_eq!(worth(&strip, 1), [(at(0, 0), vec![9, 0, 0]), (at(2, 0), vec![0, 9, 0])]);
    }

    #[test]
    fn a_later_player_picks_what_is_best_for_himself() {
        // Whatever Bob rolls, he hops down to his own egg, not right to Ann's two.
        let fork = situation(&["* . A A", "  B"], 2);
        assert_eq!(worth(&fork, 1), [(at(1, 0), vec![0, 3])]);
    }

    #[test]
    fn of_equal_paths_the_one_with_fewest_eggs_for_all_others_is_best() {
        // Right and down pay players who move no more. Those two are equal: right comes first in order.
        let fork = Situation {
            to_move: vec![PlayerId(0)],
            ..situation(&[". * B", ". C  "], 3)
        };
        assert_eq!(
            worth(&fork, 1),
            [
                (at(0, 0), vec![0, 0, 0]),
                (at(2, 0), vec![0, 1, 0]),
                (at(1, 1), vec![0, 0, 1])
            ]
        );
    }
}
