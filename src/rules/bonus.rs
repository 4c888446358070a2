//! The final bonus: 10 points for the most eggs, 5 for the second most (RULES §6).

use crate::table::{AfterFirstTie, SecondPlace, Settings, Table, ZeroEggs};

/// Points for the most eggs (`bonus.first`).
pub const FIRST: i64 = 10;
/// Points for the second most (`bonus.second`).
pub const SECOND: i64 = 5;

/// The bonus for these numbers of eggs, one a player; `None` for a player who is not ranked because he left.
///
/// Works from counted eggs alone, so that it also serves without a game.
pub fn bonus(settings: &Settings, eggs: &[Option<i64>]) -> Vec<i64> {
    let counts = |eggs: i64| match settings.zero_eggs {
        ZeroEggs::NoBonus => eggs > 0,
        ZeroEggs::Counts => true,
    };
    let ranked = || eggs.iter().flatten().copied();
    let first = ranked().max();
    let shared = ranked().filter(|eggs| Some(*eggs) == first).count() > 1;
    let second_is_paid = match settings.second_place {
        SecondPlace::Always => true,
        SecondPlace::ThreeOrMore => ranked().count() > 2,
    } && match settings.after_first_tie {
        AfterFirstTie::SecondPaid => true,
        AfterFirstTie::None => !shared,
    };
    let second = ranked()
        .filter(|eggs| Some(*eggs) != first)
        .max()
        .filter(|_| second_is_paid);
    let points = |eggs: &Option<i64>| match *eggs {
        Some(held) if !counts(held) => 0,
        None => 0,
        held if held == first => FIRST,
        held if held == second => SECOND,
        Some(_) => 0,
    };
    eggs.iter().map(points).collect()
}

/// The eggs each player is ranked by: what he had left at the finish, or has left now; `None` for one who left.
pub fn ranked_eggs(table: &Table) -> Vec<Option<i64>> {
    let left = |player: crate::table::PlayerId| match &table.eggs_at_finish {
        Some(eggs) => eggs.get(player.index()).copied(),
        None => Some(table.ledger.eggs(player).left()),
    };
    table
        .player_ids()
        .map(|player| left(player).filter(|_| table.plays(player)))
        .collect()
}

/// What a finish gives now; after it, what it gave.
pub fn of_table(table: &Table) -> Vec<i64> {
    bonus(&table.settings, &ranked_eggs(table))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Edition;

    fn hig(eggs: &[i64]) -> Vec<i64> {
        let eggs: Vec<_> = eggs.iter().copied().map(Some).collect();
        bonus(&Settings::of(Edition::Hig), &eggs)
    }

    #[test]
    fn bonus_tie_pays_all_who_tie_in_full() {
        assert_eq!(hig(&[7, 3, 3, 3, 1]), [10, 5, 5, 5, 0]);
        assert_eq!(hig(&[4, 4, 2, 0]), [10, 10, 5, 0]);
        assert_eq!(hig(&[2, 2]), [10, 10]);
    }

    #[test]
    fn without_an_egg_no_bonus() {
        assert_eq!(hig(&[0, 0]), [0, 0]);
        assert_eq!(hig(&[1, 0]), [10, 0]);
    }
}
