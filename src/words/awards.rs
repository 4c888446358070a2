//! The final bonus and how it came about: every tie and zero, and the house rules behind it (RULES §6).

use super::Words;
use crate::rules::bonus::{FIRST, SECOND, bonus};
use crate::table::{AfterFirstTie, SecondPlace, Settings, SettingsChange, ZeroEggs};

/// A bonus, ready to be explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awards {
    settings: Settings,
    eggs: Vec<Option<i64>>,
    points: Vec<i64>,
}

impl Awards {
    /// The bonus for these eggs, one entry a player; `None` for one who left.
    pub fn of(settings: &Settings, eggs: Vec<Option<i64>>) -> Self {
        Self {
            settings: settings.clone(),
            points: bonus(settings, &eggs),
            eggs,
        }
    }

    /// The points, one number a player.
    pub fn points(&self) -> &[i64] {
        &self.points
    }

    /// The settings without which the points would be others, with their values. Empty where no house rule matters.
    pub fn depended_on(&self) -> SettingsChange {
        let differs = |settings: &Settings| bonus(settings, &self.eggs) != self.points;
        let with = |change: SettingsChange| {
            let mut settings = self.settings.clone();
            settings.change(&change);
            settings
        };
        let second_place = |value: &&SecondPlace| {
            differs(&with(SettingsChange {
                second_place: Some(**value),
                ..SettingsChange::default()
            }))
        };
        let after_first_tie = |value: &&AfterFirstTie| {
            differs(&with(SettingsChange {
                after_first_tie: Some(**value),
                ..SettingsChange::default()
            }))
        };
        let zero_eggs = |value: &&ZeroEggs| {
            differs(&with(SettingsChange {
                zero_eggs: Some(**value),
                ..SettingsChange::default()
            }))
        };
        let now = &self.settings;
        SettingsChange {
            second_place: SecondPlace::ALL.iter().find(second_place).map(|_| now.second_place),
            after_first_tie: AfterFirstTie::ALL
                .iter()
                .find(after_first_tie)
                .map(|_| now.after_first_tie),
            zero_eggs: ZeroEggs::ALL.iter().find(zero_eggs).map(|_| now.zero_eggs),
            ..SettingsChange::default()
        }
    }

    /// Why each player gets what he gets, one line a player.
    pub fn reasons(&self, words: &Words) -> Vec<String> {
        let each = self.eggs.iter().zip(&self.points);
        each.map(|(eggs, points)| self.reason(words, *eggs, *points)).collect()
    }

    fn reason(&self, words: &Words, eggs: Option<i64>, points: i64) -> String {
        let Some(held) = eggs else {
            return words.say("award-left");
        };
        let ranked = || self.eggs.iter().flatten().copied();
        let sharing = ranked().filter(|other| *other == held).count();
        let paid = |alone: &str, shared: &str| {
            let key = if sharing > 1 { shared } else { alone };
            words.say_with(key, [("points", points.into()), ("sharing", sharing.into())])
        };
        let most = ranked().max();
        let second_most = ranked().filter(|other| Some(*other) != most).max();
        match points {
            FIRST => paid("award-first", "award-first-shared"),
            SECOND => paid("award-second", "award-second-shared"),
            _ if held == 0 && self.settings.zero_eggs == ZeroEggs::NoBonus => words.say("award-no-egg"),
            _ if second_most != Some(held) => words.say("award-fewer"),
            _ if self.settings.second_place == SecondPlace::ThreeOrMore && ranked().count() < 3 => {
                words.say("award-second-few")
            }
            _ => words.say("award-second-tie"),
        }
    }
}
