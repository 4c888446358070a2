//! The die of the hop panel: the app's own, which offers again what was undone, or a real one read by hand.

use crate::game::{Action, Dice, Recorded, Rolled, RolledBy};
use crate::rules::phase::hops_of_face;
use crate::table::Die;

/// The digital die of a table.
#[derive(Clone, Debug, Default)]
pub struct TableDie {
    /// Rolls that were undone, the next to be offered again last.
    undone: Vec<Undone>,
    /// Rolls of a real die that took the place of one that was undone.
    instead: Vec<(Recorded, Undone)>,
}

/// A roll of the app that was undone.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Undone {
    face: i64,
    /// How many rolls came before it. It is not offered to whoever rolls earlier.
    earlier: usize,
    /// What had taken its place, where that was undone too.
    instead: Option<Recorded>,
}

impl TableDie {
    /// Whether the next roll is one that was undone.
    pub fn offers_again(&self, log: &[Recorded]) -> bool {
        self.undone.last().is_some_and(|undone| undone.earlier <= rolls(log))
    }

    /// All of that log but the first `kept` actions was undone.
    pub fn take_back(&mut self, log: &[Recorded], kept: usize) {
        for (index, recorded) in log.iter().enumerate().skip(kept).rev() {
            if let Some(face) = rolled_by_app(recorded) {
                self.undone.push(Undone {
                    face,
                    earlier: rolls(log.iter().take(index)),
                    instead: None,
                });
            } else if let Some((roll, undone)) = self.instead.pop_if(|(roll, _)| roll == recorded) {
                let instead = Some(roll);
                self.undone.push(Undone { instead, ..undone });
            }
        }
    }

    /// These actions were had again.
    pub fn have_again(&mut self, actions: &[Recorded]) {
        for recorded in actions {
            let face = rolled_by_app(recorded);
            let again = |undone: &mut Undone| match &undone.instead {
                Some(instead) => instead == recorded,
                None => face == Some(undone.face),
            };
            if let Some(undone) = self.undone.pop_if(again)
                && face.is_none()
            {
                self.instead.push((recorded.clone(), undone));
            }
        }
    }

    /// That log has grown from its first `before` actions. Gives the index of a roll of a real die that took the place
    /// of one that was undone and would have come again.
    pub fn passed_over(&mut self, log: &[Recorded], before: usize) -> Option<usize> {
        let is_roll = |(_, recorded): &(usize, &Recorded)| rolls([*recorded]) > 0;
        let (index, roll) = log.iter().enumerate().skip(before).find(is_roll)?;
        let earlier = rolls(log.iter().take(index));
        let undone = self.undone.pop_if(|undone| undone.earlier <= earlier)?;
        self.instead.push((roll.clone(), undone));
        Some(index)
    }

    /// Rolls; none where the table plays without a die.
    pub fn roll(&mut self, dice: &mut Dice, die: Die, log: &[Recorded]) -> Option<Action> {
        let rolls = rolls(log);
        while let Some(Undone { face, .. }) = self.undone.pop_if(|undone| undone.earlier <= rolls) {
            if hops_of_face(die, face).is_some() {
                return Some(by_app(face));
            }
        }
        let throw = dice.roll(die)?;
        Some(by_app(throw.face))
    }
}

/// How many of these actions are rolls.
fn rolls<'a>(log: impl IntoIterator<Item = &'a Recorded>) -> usize {
    let is_roll = |recorded: &&Recorded| matches!(recorded.action, Action::Roll { .. });
    log.into_iter().filter(is_roll).count()
}

fn rolled_by_app(recorded: &Recorded) -> Option<i64> {
    if let Action::Roll {
        rolled: Rolled::Face(face),
        by: Some(RolledBy::App),
    } = recorded.action
    {
        Some(face)
    } else {
        None
    }
}

const fn by_app(face: i64) -> Action {
    Action::Roll {
        rolled: Rolled::Face(face),
        by: Some(RolledBy::App),
    }
}

/// A real die that shows this face.
pub const fn by_hand(face: i64) -> Action {
    Action::Roll {
        rolled: Rolled::Face(face),
        by: Some(RolledBy::Hand),
    }
}

/// The faces a real die of that kind can show.
pub fn faces(die: Die) -> impl Iterator<Item = i64> {
    (1..=6).filter(move |face| hops_of_face(die, *face).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table's die and its log.
    struct Rolling {
        die: TableDie,
        dice: Dice,
        log: Vec<Recorded>,
    }

    impl Rolling {
        fn new() -> Self {
            Self {
                die: TableDie::default(),
                dice: Dice::seeded(1),
                log: Vec::new(),
            }
        }

        fn roll(&mut self) -> Recorded {
            let roll = Recorded::from(self.die.roll(&mut self.dice, Die::D6, &self.log).unwrap());
            self.log.push(roll.clone());
            roll
        }

        fn undo(&mut self) {
            let kept = self.log.len() - 1;
            self.die.take_back(&self.log, kept);
            self.log.truncate(kept);
        }

        fn by_hand(&mut self, face: i64) -> bool {
            let before = self.log.len();
            self.log.push(Recorded::from(by_hand(face)));
            self.die.passed_over(&self.log, before) == Some(before)
        }

        fn offers_again(&self) -> bool {
            self.die.offers_again(&self.log)
        }
    }

    #[test]
    fn what_was_undone_is_offered_again_first() {
        let mut table = Rolling::new();
        let (first, second) = (table.roll(), table.roll());
        table.undo();
        table.undo();
        assert_eq!(table.roll(), first);
        assert!(table.offers_again());
        assert_eq!(table.roll(), second);
        assert!(!table.offers_again());
    }

    #[test]
    fn what_was_had_again_is_not_offered() {
        let mut table = Rolling::new();
        let roll = table.roll();
        table.undo();
        table.die.have_again(std::slice::from_ref(&roll));
        table.log.push(roll);
        assert!(!table.offers_again());
    }

    #[test]
    fn what_was_undone_is_not_offered_to_whoever_rolls_earlier() {
        let mut table = Rolling::new();
        table.by_hand(2);
        let second = table.roll();
        table.undo();
        table.undo();
        assert!(!table.offers_again());
        assert!(!table.by_hand(3), "it took the place of a roll by hand");
        assert_eq!(table.roll(), second);
    }

    #[test]
    fn a_real_die_can_take_its_place_but_not_to_get_a_new_one() {
        let mut table = Rolling::new();
        let first = table.roll();
        table.undo();
        assert!(table.by_hand(2));
        assert!(!table.offers_again(), "the next player's roll is his own");
        table.undo();
        assert!(table.offers_again());
        let by_hand = Recorded::from(by_hand(2));
        table.die.have_again(std::slice::from_ref(&by_hand));
        table.log.push(by_hand);
        assert!(!table.offers_again());
        table.undo();
        assert_eq!(table.roll(), first);
    }

    #[test]
    fn a_face_the_die_does_not_have_is_not_offered() {
        let mut table = Rolling::new();
        table.die.take_back(&[Recorded::from(by_app(6))], 0);
        assert!(matches!(
            table.die.roll(&mut table.dice, Die::Special, &[]),
            Some(Action::Roll {
                rolled: Rolled::Face(1..=3),
                ..
            })
        ));
    }

    #[test]
    fn a_real_die_is_read_by_its_faces() {
        assert_eq!(faces(Die::Special).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(faces(Die::D6).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
        assert_eq!(faces(Die::None).count(), 0);
    }
}
