//! Undo, redo and mending the past: a cursor over the changes a game has seen.
//!
//! A step is an action that is not joined with all the joined ones after it: what one tap recorded. Undo takes back a
//! step, redo has it again, both without end; a mend of the past is one step of its own.

use super::action::Recorded;
use super::event::Event;
use super::mend::{Mend, MendReport};
use super::play::Game;
use crate::rules::Refusal;

/// One step that can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Change {
    /// These actions were recorded at the end of the log.
    Recorded(Vec<Recorded>),
    /// The whole log became another one.
    Mended {
        before: Vec<Recorded>,
        after: Vec<Recorded>,
    },
}

/// A game with its undo and redo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    game: Game,
    past: Vec<Change>,
    /// What was undone, the next to be had again last.
    future: Vec<Change>,
}

impl History {
    /// The history of a game as it stands: every step of its log can be undone.
    pub fn new(game: Game) -> Self {
        let mut past: Vec<Change> = Vec::new();
        for recorded in game.actions() {
            match past.last_mut() {
                Some(Change::Recorded(step)) if recorded.joined => step.push(recorded.clone()),
                Some(_) | None => past.push(Change::Recorded(vec![recorded.clone()])),
            }
        }
        Self {
            game,
            past,
            future: Vec::new(),
        }
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Records an action; what was undone before cannot be had again after it. A joined action joins the step before it.
    ///
    /// # Errors
    /// As [`Game::apply`]; nothing has changed then, and what was undone can still be had again.
    pub fn record(&mut self, recorded: impl Into<Recorded>) -> Result<Vec<Event>, Refusal> {
        let recorded = recorded.into();
        let events = self.game.apply(recorded.clone())?;
        self.future.clear();
        match self.past.last_mut() {
            Some(Change::Recorded(step)) if recorded.joined => step.push(recorded),
            Some(_) | None => self.past.push(Change::Recorded(vec![recorded])),
        }
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
        if !step.is_empty() {
            self.game = game;
            self.future.clear();
            self.past.push(Change::Recorded(step));
        }
        Ok(events)
    }

    /// Whether there is a step to undo.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to have again.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes back the last step. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(change) = self.past.pop() else { return false };
        let log = match &change {
            Change::Recorded(step) => {
                let mut log = self.game.actions().to_vec();
                log.truncate(log.len() - step.len());
                log
            }
            Change::Mended { before, .. } => before.clone(),
        };
        self.game = self.game.replayed(log);
        self.future.push(change);
        true
    }

    /// Has the step again that was undone last. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(change) = self.future.pop() else { return false };
        let log = match &change {
            Change::Recorded(step) => [self.game.actions(), step].concat(),
            Change::Mended { after, .. } => after.clone(),
        };
        self.game = self.game.replayed(log);
        self.past.push(change);
        true
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
    /// can be had again.
    pub fn go_back(&mut self, actions: usize) {
        let before = self.game.actions().to_vec();
        self.game = self.at(actions);
        self.replaced(before);
    }

    /// What a change of the past would do. Nothing has changed until it is accepted.
    ///
    /// # Errors
    /// The new action itself cannot be recorded there.
    pub fn mend(&self, mend: Mend) -> Result<MendReport, Refusal> {
        super::mend::mend(&self.game, mend)
    }

    /// Takes over a mend, as one step of undo.
    pub fn accept(&mut self, report: MendReport) {
        let before = self.game.actions().to_vec();
        self.game = report.game;
        self.replaced(before);
    }

    /// Another log has taken the place of the one before.
    fn replaced(&mut self, before: Vec<Recorded>) {
        let after = self.game.actions().to_vec();
        self.future.clear();
        self.past.push(Change::Mended { before, after });
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
