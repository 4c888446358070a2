//! The final bonus and how it came about: every tie and zero, and the house rules behind it (RULES §6).

use super::Words;
use crate::rules::bonus::{Award, Reason, awards, depends_on};
use crate::table::{Settings, SettingsChange};

/// A bonus, ready to be explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Awards {
    awards: Vec<Award>,
    points: Vec<i64>,
    depended_on: SettingsChange,
}

impl Awards {
    /// The bonus for these eggs, one entry a player; `None` for one who left.
    pub fn of(settings: &Settings, eggs: Vec<Option<i64>>) -> Self {
        let awards = awards(settings, &eggs);
        Self {
            points: awards.iter().map(|award| award.points).collect(),
            depended_on: depends_on(settings, &eggs),
            awards,
        }
    }

    /// The points, one number a player.
    pub fn points(&self) -> &[i64] {
        &self.points
    }

    /// The settings without which the points would be others, with their values. Empty where no house rule matters.
    pub fn depended_on(&self) -> SettingsChange {
        self.depended_on.clone()
    }

    /// Why each player gets what he gets, one line a player.
    pub fn reasons(&self, words: &Words) -> Vec<String> {
        self.awards.iter().map(|award| words.award(award)).collect()
    }
}

impl Words {
    /// Why a player gets what he gets.
    pub fn award(&self, award: &Award) -> String {
        let paid = |alone: &str, shared: &str, sharing: usize| {
            let key = if sharing > 1 { shared } else { alone };
            self.say_with(key, [("points", award.points.into()), ("sharing", sharing.into())])
        };
        match award.reason {
            Reason::Most { sharing } => paid("award-first", "award-first-shared", sharing),
            Reason::SecondMost { sharing } => paid("award-second", "award-second-shared", sharing),
            Reason::NoEgg => self.say("award-no-egg"),
            Reason::TooFewPlayers => self.say("award-second-few"),
            Reason::AfterSharedFirst => self.say("award-second-tie"),
            Reason::Fewer => self.say("award-fewer"),
            Reason::Left => self.say("award-left"),
        }
    }
}
