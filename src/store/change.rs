//! What can be changed of a game while it lies on the shelf: its title, and that there are two of it.

use super::{Entry, Slot, Store, Trouble};
use crate::game::FieldError;

/// Why a game on the shelf was not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unchanged {
    /// It cannot be read, or another window has it.
    Store(Trouble),
    /// The new title is at fault.
    Title(FieldError),
}

impl From<Trouble> for Unchanged {
    fn from(trouble: Trouble) -> Self {
        Self::Store(trouble)
    }
}

impl From<FieldError> for Unchanged {
    fn from(error: FieldError) -> Self {
        Self::Title(error)
    }
}

impl Store {
    /// Gives a game that is not open here another title. Says what was put right on the way.
    ///
    /// # Errors
    /// It has its old title still.
    pub fn rename(&mut self, slot: &Slot, title: String) -> Result<Vec<Trouble>, Unchanged> {
        let mut opened = self.open_game(slot)?;
        if opened.watching {
            return Err(Trouble::Elsewhere.into());
        }
        let renamed = opened.history.set_title(title.clone());
        let game = opened.history.game();
        if renamed.is_ok() {
            self.append(slot, Entry::Title(title), game);
        }
        self.close(slot, game);
        renamed?;
        Ok(opened.troubles)
    }

    /// Puts a copy of a game on the shelf, to be played on by itself. `id` marks the same game on several devices; whoever
    /// makes a copy on purpose wants another game, so that it has an id of its own.
    ///
    /// # Errors
    /// There is no copy.
    pub fn copy(&mut self, slot: &Slot, id: Option<String>, title: String) -> Result<Slot, Unchanged> {
        let copy = self.game(slot)?.copy(id, title)?;
        Ok(self.put(&copy))
    }
}
