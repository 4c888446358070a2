//! The die of the hop panel: the app's own, which offers again what was undone, or a real one read by hand.

use crate::game::{Action, Dice, Recorded, Rolled, RolledBy};
use crate::rules::phase::hops_of_face;
use crate::table::Die;

/// The digital die of a table.
#[derive(Clone, Debug, Default)]
pub struct TableDie {
    /// Faces whose rolls were undone, the next to be offered again last.
    undone: Vec<i64>,
}

impl TableDie {
    /// Whether the next roll is one that was undone.
    pub fn offers_again(&self) -> bool {
        !self.undone.is_empty()
    }

    /// These actions were undone, or are about to be recorded otherwise.
    pub fn take_back(&mut self, actions: &[Recorded]) {
        self.undone.extend(actions.iter().rev().filter_map(rolled_by_app));
    }

    /// These actions were had again.
    pub fn have_again(&mut self, actions: &[Recorded]) {
        for face in actions.iter().filter_map(rolled_by_app) {
            if self.undone.last() == Some(&face) {
                self.undone.pop();
            }
        }
    }

    /// Rolls; none where the table plays without a die.
    pub fn roll(&mut self, dice: &mut Dice, die: Die) -> Option<Action> {
        while let Some(face) = self.undone.pop() {
            if hops_of_face(die, face).is_some() {
                return Some(by_app(face));
            }
        }
        let throw = dice.roll(die)?;
        Some(by_app(throw.face))
    }
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

    #[test]
    fn what_was_undone_is_offered_again_first() {
        let (mut die, mut dice) = (TableDie::default(), Dice::seeded(1));
        let first = Recorded::from(die.roll(&mut dice, Die::D6).unwrap());
        let second = Recorded::from(die.roll(&mut dice, Die::D6).unwrap());
        die.take_back(std::slice::from_ref(&second));
        die.take_back(std::slice::from_ref(&first));
        assert_eq!(die.roll(&mut dice, Die::D6), Some(first.action));
        assert!(die.offers_again());
        assert_eq!(die.roll(&mut dice, Die::D6), Some(second.action));
        assert!(!die.offers_again());
    }

    #[test]
    fn what_was_had_again_is_not_offered() {
        let (mut die, mut dice) = (TableDie::default(), Dice::seeded(1));
        let roll = Recorded::from(die.roll(&mut dice, Die::Special).unwrap());
        die.take_back(std::slice::from_ref(&roll));
        die.have_again(std::slice::from_ref(&roll));
        assert!(!die.offers_again());
    }

    #[test]
    fn a_face_the_die_does_not_have_is_not_offered() {
        let (mut die, mut dice) = (TableDie::default(), Dice::seeded(1));
        die.take_back(&[Recorded::from(by_app(6))]);
        assert!(matches!(
            die.roll(&mut dice, Die::Special),
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
