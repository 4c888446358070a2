//! The shelf as it is read: a few games at a time, so that a window can show them as they come.

use super::{Fault, Shelved, Slot, Store, Trouble};
use std::cmp::Reverse;
use std::time::SystemTime;

/// The shelf as it is being read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// What is still to be read, the next last.
    left: Vec<(Slot, Option<SystemTime>)>,
}

impl Store {
    /// Begins to read the shelf, the latest game first. Nothing is read yet.
    ///
    /// # Errors
    /// It cannot be seen which games there are.
    pub fn read_shelf(&self) -> Result<Reading, Trouble> {
        let places = self.places().map_err(|error| Trouble::NoShelf {
            fault: Fault::from(&error),
        })?;
        let mut left: Vec<_> = places.into_iter().collect();
        // What is about to be written has no time yet.
        left.sort_by_key(|(_, written)| (written.is_some(), Reverse(*written)));
        left.reverse();
        Ok(Reading { left })
    }
}

impl Reading {
    /// How many games are read in a step: few enough to take no longer than a frame has.
    pub const AT_ONCE: usize = 4;

    /// Reads the next few games; what could not be read beside them. A damaged file is set aside.
    pub fn step(&mut self, store: &Store) -> (Vec<Shelved>, Vec<Trouble>) {
        let (mut games, mut troubles) = (Vec::new(), Vec::new());
        let next = self.left.split_off(self.left.len().saturating_sub(Self::AT_ONCE));
        for (slot, written) in next.into_iter().rev() {
            match store.game(&slot) {
                Ok(game) => games.push(Shelved::new(slot, &game, written)),
                // It was taken away meanwhile.
                Err(Trouble::NotRead { fault: Fault::Gone, .. }) => (),
                Err(trouble) => troubles.push(trouble),
            }
        }
        (games, troubles)
    }

    /// Whether everything was read.
    pub const fn is_over(&self) -> bool {
        self.left.is_empty()
    }
}
