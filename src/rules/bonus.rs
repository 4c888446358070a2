//! The final bonus: 10 points for the most eggs, 5 for the second most (RULES §6).

use crate::table::{AfterFirstTie, PlayerId, SecondPlace, Settings, SettingsChange, Table, ZeroEggs};

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

/// What a player gets at the end, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// The eggs he is ranked by; `None` if he left.
    pub eggs: Option<i64>,
    /// Bonus points: [`FIRST`], [`SECOND`] or 0; what [`bonus`] says.
    pub points: i64,
    /// Why.
    pub reason: Reason,
}

/// Why a player gets what he gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The most eggs (`bonus.first`).
    Most {
        /// How many have as many, he among them (`bonus.tie`).
        sharing: usize,
    },
    /// The second most (`bonus.second`).
    SecondMost {
        /// How many have as many, he among them.
        sharing: usize,
    },
    /// He has no egg, and without one there is no bonus (setting `zero_eggs`).
    NoEgg,
    /// The second most, but too few play for it to be paid (setting `second_place`).
    TooFewPlayers,
    /// The second most, after a first place that is shared (setting `after_first_tie`).
    AfterSharedFirst,
    /// Fewer than the second most.
    Fewer,
    /// He left the game.
    Left,
}

/// The bonus for these numbers of eggs, each with its reason, one a player; `None` as in [`bonus`].
pub fn awards(settings: &Settings, eggs: &[Option<i64>]) -> Vec<Award> {
    let points = bonus(settings, eggs);
    let award = |(held, points): (&Option<i64>, i64)| Award {
        eggs: *held,
        points,
        reason: reason(settings, eggs, *held),
    };
    eggs.iter().zip(points).map(award).collect()
}

fn reason(settings: &Settings, eggs: &[Option<i64>], held: Option<i64>) -> Reason {
    let ranked = || eggs.iter().flatten().copied();
    let Some(held) = held else { return Reason::Left };
    if held == 0 && settings.zero_eggs == ZeroEggs::NoBonus {
        return Reason::NoEgg;
    }
    let sharing = ranked().filter(|other| *other == held).count();
    let above: Vec<i64> = ranked().filter(|other| *other > held).collect();
    match above.iter().max() {
        None => Reason::Most { sharing },
        Some(most) if above.iter().any(|other| other < most) => Reason::Fewer,
        Some(_) if settings.second_place == SecondPlace::ThreeOrMore && ranked().count() < 3 => Reason::TooFewPlayers,
        Some(_) if settings.after_first_tie == AfterFirstTie::None && above.len() > 1 => Reason::AfterSharedFirst,
        Some(_) => Reason::SecondMost { sharing },
    }
}

/// The settings without which this bonus would be another, with the values they have. Empty where no house rule matters.
pub fn depends_on(settings: &Settings, eggs: &[Option<i64>]) -> SettingsChange {
    let now = bonus(settings, eggs);
    let matters = |other: SettingsChange| {
        let mut changed = settings.clone();
        changed.change(&other);
        bonus(&changed, eggs) != now
    };
    let second_place = SecondPlace::ALL.iter().any(|value| {
        matters(SettingsChange {
            second_place: Some(*value),
            ..SettingsChange::default()
        })
    });
    let after_first_tie = AfterFirstTie::ALL.iter().any(|value| {
        matters(SettingsChange {
            after_first_tie: Some(*value),
            ..SettingsChange::default()
        })
    });
    let zero_eggs = ZeroEggs::ALL.iter().any(|value| {
        matters(SettingsChange {
            zero_eggs: Some(*value),
            ..SettingsChange::default()
        })
    });
    SettingsChange {
        second_place: second_place.then_some(settings.second_place),
        after_first_tie: after_first_tie.then_some(settings.after_first_tie),
        zero_eggs: zero_eggs.then_some(settings.zero_eggs),
        ..SettingsChange::default()
    }
}

/// The places of a ranking, from 1: who ties shares one, and after two firsts comes a third. `None` is not ranked.
pub fn places(points: &[Option<i64>]) -> Vec<Option<usize>> {
    let place = |held: i64| 1 + points.iter().flatten().filter(|other| **other > held).count();
    points.iter().map(|held| held.map(place)).collect()
}

/// The eggs each player is ranked by: what he had left at the finish, or has left now; `None` for one who left.
pub fn ranked_eggs(table: &Table) -> Vec<Option<i64>> {
    let left = |player: PlayerId| match &table.eggs_at_finish {
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

/// What the finish gave a player for his eggs; `None` before it.
pub fn given(table: &Table, player: PlayerId) -> Option<i64> {
    table.eggs_at_finish.as_ref()?;
    of_table(table).get(player.index()).copied()
}

/// Whether points stand on the score track: a table may keep eggs alone.
pub fn points_are_known(table: &Table) -> bool {
    table.player_ids().any(|player| table.ledger.points(player) != 0)
}

/// What each player has in the final ranking: his points with the bonus; `None` for one who left.
pub fn totals(table: &Table) -> Vec<Option<i64>> {
    let total = |(player, bonus)| table.plays(player).then_some(table.ledger.points(player) + bonus);
    table.player_ids().zip(of_table(table)).map(total).collect()
}

/// Who won: the first of the final ranking, several where they tie. Nobody before the finish, nor where no points are known.
pub fn winners(table: &Table) -> Vec<PlayerId> {
    if table.eggs_at_finish.is_none() || !points_are_known(table) {
        return Vec::new();
    }
    let ranked = table.player_ids().zip(places(&totals(table)));
    ranked
        .filter_map(|(player, place)| (place == Some(1)).then_some(player))
        .collect()
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

    fn reasons(settings: &Settings, eggs: &[i64]) -> Vec<Reason> {
        let eggs: Vec<_> = eggs.iter().copied().map(Some).collect();
        awards(settings, &eggs).iter().map(|award| award.reason).collect()
    }

    #[test]
    fn every_tie_and_every_zero_has_its_reason() {
        use Reason::{AfterSharedFirst, Fewer, Most, NoEgg, SecondMost, TooFewPlayers};
        let hig = Settings::of(Edition::Hig);
        let original = Settings::of(Edition::Original);
        let strict = Settings {
            after_first_tie: AfterFirstTie::None,
            ..hig.clone()
        };
        let alone = Most { sharing: 1 };
        let shared = SecondMost { sharing: 2 };
        assert_eq!(reasons(&hig, &[6, 4, 4, 2, 0]), [alone, shared, shared, Fewer, NoEgg]);
        let two = Most { sharing: 2 };
        assert_eq!(reasons(&hig, &[4, 4, 2]), [two, two, SecondMost { sharing: 1 }]);
        assert_eq!(reasons(&strict, &[4, 4, 2]), [two, two, AfterSharedFirst]);
        assert_eq!(reasons(&strict, &[4, 3, 2]), [alone, SecondMost { sharing: 1 }, Fewer]);
        assert_eq!(reasons(&original, &[4, 3]), [alone, TooFewPlayers]);
        assert_eq!(reasons(&hig, &[0, 0]), [NoEgg, NoEgg]);
    }

    #[test]
    fn who_left_has_no_place_and_no_bonus() {
        let hig = Settings::of(Edition::Hig);
        let left = awards(&hig, &[Some(2), None, Some(1)]);
        assert_eq!(
            left.get(1),
            Some(&Award {
                eggs: None,
                points: 0,
                reason: Reason::Left
            })
        );
    }

    /// The reasons of all small tables say exactly what is paid.
    #[test]
    fn a_reason_never_says_other_than_is_paid() {
        let mut tables: Vec<Vec<Option<i64>>> = vec![Vec::new()];
        for _ in 0..4 {
            let longer = |table: &Vec<Option<i64>>| {
                let table = table.clone();
                [None, Some(0), Some(1), Some(2), Some(3)].map(|eggs| [table.clone(), vec![eggs]].concat())
            };
            tables = tables.iter().flat_map(longer).collect();
            for (second_place, after_first_tie, zero_eggs) in all_settings() {
                let settings = Settings {
                    second_place,
                    after_first_tie,
                    zero_eggs,
                    ..Settings::of(Edition::Hig)
                };
                for award in tables.iter().flat_map(|eggs| awards(&settings, eggs)) {
                    let said = match award.reason {
                        Reason::Most { .. } => FIRST,
                        Reason::SecondMost { .. } => SECOND,
                        Reason::NoEgg
                        | Reason::TooFewPlayers
                        | Reason::AfterSharedFirst
                        | Reason::Fewer
                        | Reason::Left => 0,
                    };
                    assert_eq!(award.points, said, "{award:?}");
                }
            }
        }
    }

    fn all_settings() -> impl Iterator<Item = (SecondPlace, AfterFirstTie, ZeroEggs)> {
        SecondPlace::ALL.iter().flat_map(|second| {
            let each = AfterFirstTie::ALL.iter();
            each.flat_map(move |after| ZeroEggs::ALL.iter().map(move |zero| (*second, *after, *zero)))
        })
    }

    #[test]
    fn only_the_settings_that_matter_are_named() {
        let hig = Settings::of(Edition::Hig);
        let named = |eggs: &[i64]| {
            let eggs: Vec<_> = eggs.iter().copied().map(Some).collect();
            depends_on(&hig, &eggs)
        };
        assert!(named(&[3, 2, 1]).is_empty());
        let two = SettingsChange {
            second_place: Some(SecondPlace::Always),
            ..SettingsChange::default()
        };
        assert_eq!(named(&[3, 2]), two);
        let tie = SettingsChange {
            after_first_tie: Some(AfterFirstTie::SecondPaid),
            ..SettingsChange::default()
        };
        assert_eq!(named(&[3, 3, 2]), tie);
        let zero = SettingsChange {
            zero_eggs: Some(ZeroEggs::NoBonus),
            ..SettingsChange::default()
        };
        assert_eq!(named(&[3, 0, 0]), zero);
    }

    #[test]
    fn after_two_firsts_comes_a_third() {
        let ranked = |points: &[i64]| places(&points.iter().copied().map(Some).collect::<Vec<_>>());
        assert_eq!(ranked(&[9, 40, 40, 7]), [Some(3), Some(1), Some(1), Some(4)]);
        assert_eq!(places(&[None, Some(-3), Some(0)]), [None, Some(2), Some(1)]);
    }

    #[test]
    fn without_an_egg_no_bonus() {
        assert_eq!(hig(&[0, 0]), [0, 0]);
        assert_eq!(hig(&[1, 0]), [10, 0]);
    }
}
