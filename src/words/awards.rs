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
        let unchanged = SettingsChange::default;
        let matters = |change: SettingsChange| {
            let mut settings = self.settings.clone();
            settings.change(&change);
            bonus(&settings, &self.eggs) != self.points
        };
        let second_place = |value: &SecondPlace| SettingsChange {
            second_place: Some(*value),
            ..unchanged()
        };
        let after_first_tie = |value: &AfterFirstTie| SettingsChange {
            after_first_tie: Some(*value),
            ..unchanged()
        };
        let zero_eggs = |value: &ZeroEggs| SettingsChange {
            zero_eggs: Some(*value),
            ..unchanged()
        };
        let now = &self.settings;
        let of_second = SecondPlace::ALL.iter().map(second_place).any(matters);
        let of_tie = AfterFirstTie::ALL.iter().map(after_first_tie).any(matters);
        let of_zero = ZeroEggs::ALL.iter().map(zero_eggs).any(matters);
        SettingsChange {
            second_place: of_second.then_some(now.second_place),
            after_first_tie: of_tie.then_some(now.after_first_tie),
            zero_eggs: of_zero.then_some(now.zero_eggs),
            ..unchanged()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Edition;

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
