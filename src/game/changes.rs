//! What a log has been through: a cursor over the changes it has seen. Nothing is played here.
//!
//! A step is an action that is not joined with all the joined ones after it: what one tap recorded. Undo takes back a
//! step, redo has it again, both without end; a mend of the past is one step of its own.

use super::action::Recorded;
use super::rolls::Rolls;
use crate::table::Die;

/// A step that can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Done {
    /// The last so many actions of the log were recorded.
    Recorded(usize),
    Replaced(Replaced),
}

/// A step that can be had again.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Undone {
    /// These actions were recorded.
    Recorded(Vec<Recorded>),
    Replaced(Replaced),
}

/// After its first `keep` actions the log became another one.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Replaced {
    keep: usize,
    before: Vec<Recorded>,
    after: Vec<Recorded>,
}

/// The changes a log has seen, and those that were undone. Each method changes the log with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    past: Vec<Done>,
    /// The next to be had again last.
    future: Vec<Undone>,
    rolls: Rolls,
}

impl Changes {
    /// The changes that made this log, if nothing was ever undone or mended: its steps.
    pub fn of(log: &[Recorded]) -> Self {
        let mut changes = Self::default();
        for recorded in log {
            changes.count(recorded.joined);
        }
        changes
    }

    fn count(&mut self, joined: bool) {
        match self.past.last_mut() {
            Some(Done::Recorded(actions)) if joined => *actions += 1,
            Some(_) | None => self.past.push(Done::Recorded(1)),
        }
    }

    /// Records an action; what was undone before cannot be had again after it. A joined action joins the step before it.
    pub fn record(&mut self, log: &mut Vec<Recorded>, recorded: Recorded) {
        let joined = recorded.joined;
        log.push(recorded);
        self.recorded(log, joined);
    }

    /// The same, where the log has it already, as its last action.
    pub(super) fn recorded(&mut self, log: &[Recorded], joined: bool) {
        self.future.clear();
        self.count(joined);
        self.rolls.recorded(log);
    }

    /// The face that the next roll of that die after this log is offered, if it is one that was undone.
    pub fn offered_roll(&self, log: &[Recorded], die: Die) -> Option<i64> {
        self.rolls.offered(log, die)
    }

    /// Whether what is at that index of the log took the place of a roll of the app that was undone.
    pub fn is_rolled_anew(&self, log: &[Recorded], index: usize) -> bool {
        self.rolls.is_anew(log, index)
    }

    /// Whether there is a step to undo.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to have again.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Nothing that was done can be undone any more.
    pub(super) fn forget_past(&mut self) {
        self.past.clear();
    }

    /// Nothing that was undone can be had again any more.
    pub(super) fn forget_future(&mut self) {
        self.future.clear();
    }

    /// Takes back the last step. Says whether there was one.
    pub fn undo(&mut self, log: &mut Vec<Recorded>) -> bool {
        let Some(done) = self.past.pop() else { return false };
        self.future.push(match done {
            Done::Recorded(actions) => {
                let kept = log.len().saturating_sub(actions);
                self.rolls.taken_back(log, kept);
                Undone::Recorded(log.split_off(kept))
            }
            Done::Replaced(replaced) => {
                if replaced.after.is_empty() {
                    self.rolls.had_again(&replaced.before);
                }
                log.truncate(replaced.keep);
                log.extend_from_slice(&replaced.before);
                Undone::Replaced(replaced)
            }
        });
        true
    }

    /// Has the step again that was undone last. Says whether there was one.
    pub fn redo(&mut self, log: &mut Vec<Recorded>) -> bool {
        let Some(undone) = self.future.pop() else {
            return false;
        };
        self.past.push(match undone {
            Undone::Recorded(step) => {
                let actions = step.len();
                self.rolls.had_again(&step);
                log.extend(step);
                Done::Recorded(actions)
            }
            Undone::Replaced(replaced) => {
                if replaced.after.is_empty() {
                    self.rolls.taken_back(log, replaced.keep);
                }
                log.truncate(replaced.keep);
                log.extend_from_slice(&replaced.after);
                Done::Replaced(replaced)
            }
        });
        true
    }

    /// After its first `keep` actions the log goes on with `after`, as one step. What was undone before cannot be had
    /// again after it.
    pub fn replace(&mut self, log: &mut Vec<Recorded>, keep: usize, after: Vec<Recorded>) {
        let keep = keep.min(log.len());
        if after.is_empty() {
            // Somebody went back; a mend leaves the rolls where they were.
            self.rolls.taken_back(log, keep);
        }
        let before = log.split_off(keep);
        log.extend_from_slice(&after);
        self.future.clear();
        self.past.push(Done::Replaced(Replaced { keep, before, after }));
    }
}
