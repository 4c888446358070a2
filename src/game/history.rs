//! A game with its undo, redo and mending of the past.

use super::action::Recorded;
use super::changes::Changes;
use super::event::Event;
use super::fault::FieldError;
use super::mend::{Mend, MendReport};
use super::play::Game;
use crate::rules::Refusal;

/// A game with its undo and redo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    game: Game,
    changes: Changes,
}

impl History {
    /// The history of a game as it stands: every step of its log can be undone.
    pub fn new(game: Game) -> Self {
        let changes = Changes::of(game.actions());
        Self::resumed(game, changes)
    }

    /// The history of a game whose log has been through these changes.
    pub const fn resumed(game: Game, changes: Changes) -> Self {
        Self { game, changes }
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Gives the game another title, which is no step of undo.
    ///
    /// # Errors
    /// As [`Game::set_title`].
    pub fn set_title(&mut self, title: String) -> Result<(), FieldError> {
        self.game.set_title(title)
    }

    /// Records an action; what was undone before cannot be had again after it. A joined action joins the step before it.
    ///
    /// # Errors
    /// As [`Game::apply`]; nothing has changed then, and what was undone can still be had again.
    pub fn record(&mut self, recorded: impl Into<Recorded>) -> Result<Vec<Event>, Refusal> {
        let recorded = recorded.into();
        let joined = recorded.joined;
        let events = self.game.apply(recorded)?;
        self.changes.recorded(self.game.actions(), joined);
        Ok(events)
    }

    /// Records the actions of one step, all of them or none; what was undone before cannot be had again after them. No
    /// actions are no step.
    ///
    /// # Errors
    /// The first action that is refused, by its index in the step, and why; nothing has changed then.
    pub fn record_step(&mut self, step: Vec<Recorded>) -> Result<Vec<Event>, (usize, Refusal)> {
        let mut game = self.game.clone();
        let mut events = Vec::new();
        for (index, recorded) in step.iter().enumerate() {
            events.extend(game.apply(recorded.clone()).map_err(|refusal| (index, refusal))?);
        }
        let before = self.game.actions().len();
        self.game = game;
        for (index, recorded) in step.iter().enumerate() {
            let log = self.game.actions().get(..=before + index).unwrap_or_default();
            self.changes.recorded(log, recorded.joined && index > 0);
        }
        Ok(events)
    }

    /// Whether there is a step to undo.
    pub const fn can_undo(&self) -> bool {
        self.changes.can_undo()
    }

    /// Whether there is a step to have again.
    pub const fn can_redo(&self) -> bool {
        self.changes.can_redo()
    }

    /// The face that the next roll is offered, if it is one of the app that was undone.
    pub fn offered_roll(&self) -> Option<i64> {
        let die = self.game.table().settings.die;
        self.changes.offered_roll(self.game.actions(), die)
    }

    /// Whether what is at that index of the log took the place of a roll of the app that was undone.
    pub fn is_rolled_anew(&self, index: usize) -> bool {
        self.changes.is_rolled_anew(self.game.actions(), index)
    }

    /// Takes back the last step. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.step(Changes::undo, Changes::forget_past)
    }

    /// Has the step again that was undone last. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        self.step(Changes::redo, Changes::forget_future)
    }

    /// A log that was undone or mended may not fit any more, where a rule is read differently than it was then: such a step
    /// cannot be undone or had again, nor what lies beyond it.
    fn step(&mut self, change: fn(&mut Changes, &mut Vec<Recorded>) -> bool, forget: fn(&mut Changes)) -> bool {
        let mut log = self.game.actions().to_vec();
        let mut changes = self.changes.clone();
        if !change(&mut changes, &mut log) {
            return false;
        }
        let mut game = self.game.unplayed();
        let fits = log.into_iter().all(|recorded| game.apply(recorded).is_ok());
        if fits {
            *self = Self { game, changes };
        } else {
            forget(&mut self.changes);
        }
        fits
    }

    /// The index of the first action of each step, from the oldest, as the log stands.
    pub fn steps(&self) -> Vec<usize> {
        let begins = |(index, recorded): (usize, &Recorded)| (index == 0 || !recorded.joined).then_some(index);
        self.game.actions().iter().enumerate().filter_map(begins).collect()
    }

    /// The game as it was after its first `actions` actions.
    pub fn at(&self, actions: usize) -> Game {
        self.game.replayed(self.game.actions().iter().take(actions).cloned())
    }

    /// Goes back to the game as it was after its first `actions` actions, as one step of undo: what that leaves behind
    /// can be had again. Says how many actions of the log have stayed.
    pub fn go_back(&mut self, actions: usize) -> usize {
        self.replace(self.at(actions))
    }

    /// What a change of the past would do. Nothing has changed until it is accepted.
    ///
    /// # Errors
    /// The new action itself cannot be recorded there.
    pub fn mend(&self, mend: Mend) -> Result<MendReport, Refusal> {
        super::mend::mend(&self.game, mend)
    }

    /// Takes over a mend, as one step of undo. Says how many actions of the log have stayed, from its beginning.
    pub fn accept(&mut self, report: MendReport) -> usize {
        self.replace(report.game)
    }

    fn replace(&mut self, game: Game) -> usize {
        let pairs = self.game.actions().iter().zip(game.actions());
        let keep = pairs.take_while(|(before, after)| before == after).count();
        let after = game.actions().get(keep..).unwrap_or_default().to_vec();
        let mut log = self.game.actions().to_vec();
        self.changes.replace(&mut log, keep, after);
        self.game = game;
        keep
    }
}

#[cfg(test)]
mod tests {
    use super::super::action::Action;
    use super::super::setup::{NewPlayer, Setup};
    use super::*;
    use crate::table::{Cell, Colour, Edition, Marks, Name};

    #[test]
    fn what_going_back_leaves_behind_can_be_had_again() {
        let player = |name, colour| NewPlayer {
            name: Name::new(name).unwrap(),
            colour,
        };
        let setup = Setup::new(
            vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)],
            Edition::Hig,
        );
        let mut history = History::new(Game::new(setup).unwrap());
        let at = Cell::new(1, 0).unwrap();
        let place = Action::Place { at, marks: Marks::NONE };
        for action in [place, Action::Next, Action::Next, Action::Next] {
            history.record(action).unwrap();
        }
        let whole = history.game().clone();
        history.go_back(2);
        assert_eq!(history.game().actions(), whole.actions().get(..2).unwrap());
        history.record(Action::Next).unwrap();
        assert!(history.undo() && history.undo());
        assert_eq!(history.game(), &whole);
        assert!(history.redo());
        assert_eq!(history.game().actions().len(), 2);
    }
}
