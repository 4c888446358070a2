//! Rolls of the app that were undone: each is offered again in its place before there is a new one, so that nobody undoes
//! a roll to get a better one.

use super::action::{Action, Recorded, Rolled, RolledBy};
use crate::rules::phase::hops_of_face;
use crate::table::Die;
use std::collections::BTreeMap;

/// What is known of undone rolls. Each method is told what becomes of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Rolls {
    /// Rolls that were undone, the next to be offered again last.
    undone: Vec<Undone>,
    /// Rolls of a real die that took the place of one that was undone.
    instead: Vec<(Recorded, Undone)>,
    /// The same, by their index in the log.
    anew: BTreeMap<usize, Recorded>,
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

impl Rolls {
    /// The face that the next roll of that die after this log is offered, if it is one that was undone.
    pub fn offered(&self, log: &[Recorded], die: Die) -> Option<i64> {
        let rolls = rolls(log);
        let offered = self.undone.iter().rev().take_while(|undone| undone.earlier <= rolls);
        let mut faces = offered.map(|undone| undone.face);
        faces.find(|face| hops_of_face(die, *face).is_some())
    }

    /// Whether what is at that index of the log took the place of a roll that was undone.
    pub fn is_anew(&self, log: &[Recorded], index: usize) -> bool {
        let noted = self.anew.get(&index);
        noted.is_some() && noted == log.get(index)
    }

    /// The last action of that log has just been recorded.
    pub fn recorded(&mut self, log: &[Recorded]) {
        let Some((recorded, before)) = log.split_last() else {
            return;
        };
        if self.undone.is_empty() || !is_roll(recorded) {
            return;
        }
        let earlier = rolls(before);
        let by_app = rolled_by_app(recorded);
        while let Some(undone) = self.undone.pop_if(|undone| undone.earlier <= earlier) {
            if by_app.is_none() {
                self.anew.insert(before.len(), recorded.clone());
                self.instead.push((recorded.clone(), undone));
                return;
            }
            if by_app == Some(undone.face) {
                return;
            }
            // The die in play has no such face.
        }
    }

    /// All of that log but the first `kept` actions was undone.
    pub fn taken_back(&mut self, log: &[Recorded], kept: usize) {
        for (index, recorded) in log.iter().enumerate().skip(kept).rev() {
            if let Some(face) = rolled_by_app(recorded) {
                self.undone.push(Undone {
                    face,
                    earlier: rolls(log.get(..index).unwrap_or_default()),
                    instead: None,
                });
            } else if let Some((roll, undone)) = self.instead.pop_if(|(roll, _)| roll == recorded) {
                let instead = Some(roll);
                self.undone.push(Undone { instead, ..undone });
            }
        }
    }

    /// These actions were had again.
    pub fn had_again(&mut self, actions: &[Recorded]) {
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
}

/// How many of these actions are rolls.
fn rolls(log: &[Recorded]) -> usize {
    log.iter().filter(|recorded| is_roll(recorded)).count()
}

const fn is_roll(recorded: &Recorded) -> bool {
    matches!(recorded.action, Action::Roll { .. })
}

const fn rolled_by_app(recorded: &Recorded) -> Option<i64> {
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

#[cfg(test)]
mod tests {
    use super::super::changes::Changes;
    use super::*;

    /// A log of rolls and its changes.
    #[derive(Default)]
    struct Rolling {
        log: Vec<Recorded>,
        changes: Changes,
    }

    impl Rolling {
        fn roll(&mut self, face: i64, by: RolledBy) {
            let rolled = Rolled::Face(face);
            let roll = Action::Roll { rolled, by: Some(by) };
            self.changes.record(&mut self.log, Recorded::from(roll));
        }

        fn by_app(&mut self, face: i64) {
            self.roll(face, RolledBy::App);
        }

        /// Says whether that took the place of a roll that was undone.
        fn by_hand(&mut self, face: i64) -> bool {
            self.roll(face, RolledBy::Hand);
            self.changes.is_rolled_anew(&self.log, self.log.len() - 1)
        }

        fn undo(&mut self) {
            assert!(self.changes.undo(&mut self.log));
        }

        fn offered(&self) -> Option<i64> {
            self.changes.offered_roll(&self.log, Die::D6)
        }
    }

    #[test]
    fn what_was_undone_is_offered_again_first() {
        let mut table = Rolling::default();
        table.by_app(4);
        table.by_app(6);
        table.undo();
        table.undo();
        assert_eq!(table.offered(), Some(4));
        table.by_app(4);
        assert_eq!(table.offered(), Some(6));
        table.by_app(6);
        assert_eq!(table.offered(), None);
    }

    #[test]
    fn what_was_had_again_is_not_offered() {
        let mut table = Rolling::default();
        table.by_app(4);
        table.undo();
        assert!(table.changes.redo(&mut table.log));
        assert_eq!(table.offered(), None);
    }

    #[test]
    fn what_was_undone_is_not_offered_to_whoever_rolls_earlier() {
        let mut table = Rolling::default();
        table.by_hand(2);
        table.by_app(5);
        table.undo();
        table.undo();
        assert_eq!(table.offered(), None);
        assert!(!table.by_hand(3), "it took the place of a roll by hand");
        assert_eq!(table.offered(), Some(5));
    }

    #[test]
    fn a_real_die_can_take_its_place_but_not_to_get_a_new_one() {
        let mut table = Rolling::default();
        table.by_app(5);
        table.undo();
        assert!(table.by_hand(2));
        assert_eq!(table.offered(), None, "the next player's roll is his own");
        table.undo();
        assert_eq!(table.offered(), Some(5));
        assert!(table.changes.redo(&mut table.log));
        assert!(table.changes.is_rolled_anew(&table.log, 0));
        assert_eq!(table.offered(), None);
        table.undo();
        table.by_app(5);
        assert!(!table.changes.is_rolled_anew(&table.log, 0));
    }

    #[test]
    fn going_back_takes_a_roll_back_like_undo() {
        let mut table = Rolling::default();
        table.by_hand(1);
        table.by_app(5);
        table.changes.replace(&mut table.log, 1, Vec::new());
        assert_eq!(table.offered(), Some(5));
        table.undo();
        assert_eq!(table.offered(), None, "it is there again");
        assert!(table.changes.redo(&mut table.log));
        assert_eq!(table.offered(), Some(5));
        assert!(table.by_hand(2));
    }

    #[test]
    fn a_face_the_die_does_not_have_is_not_offered() {
        let mut table = Rolling::default();
        table.by_app(6);
        table.undo();
        assert_eq!(table.changes.offered_roll(&table.log, Die::Special), None);
        table.by_app(2);
        assert_eq!(table.offered(), None);
    }
}
