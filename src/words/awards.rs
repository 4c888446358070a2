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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{AfterFirstTie, Edition, SecondPlace, ZeroEggs};

    fn reasons(settings: &Settings, eggs: &[i64]) -> Vec<String> {
        Awards::of(settings, eggs.iter().copied().map(Some).collect()).reasons(&Words::english())
    }

    #[test]
    fn ties_and_zeros_are_explained() {
        let hig = Settings::of(Edition::Hig);
        assert_eq!(
            reasons(&hig, &[5, 3, 3, 1, 0]),
            [
                "the most eggs: 10 points",
                "the second most, shared by 2: 5 points each",
                "the second most, shared by 2: 5 points each",
                "fewer than the second most",
                "no egg, no bonus",
            ]
        );
        let original = Settings::of(Edition::Original);
        let few = "the second most, which is paid only with three or more players";
        assert_eq!(reasons(&original, &[3, 1]), ["the most eggs: 10 points", few]);
        let strict = Settings {
            after_first_tie: AfterFirstTie::None,
            ..hig
        };
        let shared = "the most eggs, shared by 2: 10 points each";
        let unpaid = "the second most, which is not paid after a shared first place";
        assert_eq!(reasons(&strict, &[4, 4, 2]), [shared, shared, unpaid]);
    }

    #[test]
    fn only_house_rules_that_matter_are_named() {
        let depended_on = |eggs: &[i64]| {
            let eggs = eggs.iter().copied().map(Some).collect();
            Awards::of(&Settings::of(Edition::Hig), eggs).depended_on()
        };
        assert!(depended_on(&[5, 3, 1]).is_empty());
        let two = depended_on(&[5, 3]);
        assert_eq!((two.second_place, two.zero_eggs), (Some(SecondPlace::Always), None));
        let tie = depended_on(&[4, 4, 2]);
        assert_eq!(tie.after_first_tie, Some(AfterFirstTie::SecondPaid));
        let zero = depended_on(&[4, 2, 0, 0]);
        assert!(
            zero.is_empty(),
            "a third place is worth nothing, with an egg or without"
        );
        assert_eq!(depended_on(&[4, 0, 0]).zero_eggs, Some(ZeroEggs::NoBonus));
    }
}
