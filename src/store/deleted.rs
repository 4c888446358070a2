//! Games that were taken off the shelf, and can be put back.

use super::{Content, Slot, Store, Trouble};

/// A game that was taken off the shelf, with all there was of it: its file, and its journal with what can be undone.
#[derive(Debug)]
pub struct Deleted {
    slot: Slot,
    file: Content,
    journal: Content,
    /// Whether it was the last game.
    last: bool,
    /// The tiles that were in its pile, if somebody counted them.
    pile: Option<usize>,
}

impl Store {
    /// Takes a game off the shelf. What comes back can put it there again.
    ///
    /// # Errors
    /// Another window has it, or it cannot be read, so that it could not be had again. It is still there.
    pub fn delete(&mut self, slot: &Slot) -> Result<Deleted, Trouble> {
        if self.is_elsewhere(slot) {
            return Err(Trouble::Elsewhere);
        }
        let deleted = Deleted {
            file: self.read_there(&slot.file())?.map(Into::into),
            journal: self.read_there(&slot.journal())?.map(Into::into),
            last: self.remembered.last.as_ref() == Some(slot),
            pile: self.remembered.piles.get(slot).copied(),
            slot: slot.clone(),
        };
        self.forget_last(slot);
        if deleted.pile.is_some() {
            self.remember(|remembered| {
                remembered.piles.remove(slot);
            });
        }
        self.open.remove(slot);
        self.order(slot.journal(), None);
        self.order(slot.held(), None);
        self.order(slot.file(), None);
        Ok(deleted)
    }

    /// Puts a game back as it was, and says where: another game may have its place by now.
    pub fn restore(&mut self, deleted: Deleted) -> Slot {
        let places = self.places().unwrap_or_default();
        let slot = if places.contains_key(&deleted.slot) {
            deleted.slot.beside(|slot| places.contains_key(slot))
        } else {
            deleted.slot
        };
        // The journal comes before the file it tells of.
        for (name, content) in [(slot.journal(), deleted.journal), (slot.file(), deleted.file)] {
            if content.is_some() {
                self.order(name, content);
            }
        }
        if deleted.last && self.remembered.last.is_none() {
            self.remember(|remembered| remembered.last = Some(slot.clone()));
        }
        if let Some(tiles) = deleted.pile {
            self.remember(|remembered| {
                remembered.piles.insert(slot.clone(), tiles);
            });
        }
        slot
    }
}
