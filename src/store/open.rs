//! A game that is being recorded.

use super::entry::Entry;
use super::find::Found;
use super::journal::Journal;
use super::writer::Work;
use super::{Hold, Slot, Store, Ticket, Trouble};
use crate::game::{Game, History, MendReport, file};
use std::ops::Range;
use std::sync::Arc;

/// After so many entries the whole game is written beside its journal.
const OFTEN: usize = 50;

/// A game that was opened.
#[derive(Debug)]
pub struct Opened {
    /// The game with all that can be undone and had again.
    pub history: History,
    /// What is different from when it was recorded, if anything is: a rule is read differently now.
    pub reread: Option<Box<MendReport>>,
    /// What went wrong, and was put right as far as it could be.
    pub troubles: Vec<Trouble>,
    /// Whether another window has it open, so that this one only watches.
    pub watching: bool,
}

/// A game that is being recorded here.
pub(super) struct Open {
    journal: Journal,
    /// Whether the back end has the journal, but for what is to be added.
    kept: bool,
    /// How many entries have been told since the game's file was last written.
    unsaved: usize,
    hold: Hold,
}

impl Store {
    /// Opens the game in that slot, to be recorded here.
    ///
    /// # Errors
    /// It cannot be read or played. A damaged file is set aside.
    pub fn open_game(&mut self, slot: &Slot) -> Result<Opened, Trouble> {
        // Nobody may write between reading and holding.
        let hold = self.take_hold(slot);
        let found = self.find(slot)?;
        Ok(self.opened(slot, found, hold))
    }

    /// Puts a new game on the shelf and opens it.
    pub fn begin(&mut self, game: Game) -> (Slot, Opened) {
        let slot = self.put(&game);
        let hold = self.take_hold(&slot);
        let opened = self.opened(&slot, Found::new(History::new(game)), hold);
        (slot, opened)
    }

    fn take_hold(&mut self, slot: &Slot) -> Option<Hold> {
        self.closing
            .remove(slot)
            .or_else(|| match self.backend.hold(&slot.held()) {
                Ok(hold) => hold,
                // Where nobody can tell who has it open, nobody is kept out.
                Err(_) => Some(Hold::alone()),
            })
    }

    /// Whether another window has that game open.
    pub fn is_elsewhere(&self, slot: &Slot) -> bool {
        !self.open.contains_key(slot) && matches!(self.backend.hold(&slot.held()), Ok(None))
    }

    fn opened(&mut self, slot: &Slot, mut found: Found, hold: Option<Hold>) -> Opened {
        let watching = hold.is_none() && !self.open.contains_key(slot);
        let mut troubles = Vec::new();
        if let Some(hold) = hold {
            if let Some(other) = &found.other {
                // It is written before the journal that tells of it becomes another.
                self.put(other);
                troubles.push(Trouble::Replaced { name: slot.file() });
            }
            let begun_anew = found.past.is_some();
            troubles.extend(self.repair(slot, &mut found));
            self.record_in(slot, &found, hold);
            if begun_anew {
                self.add(slot, 0..0);
            }
        }
        Opened {
            history: found.history,
            reread: found.reread,
            troubles,
            watching,
        }
    }

    /// From now on the game is recorded here.
    fn record_in(&mut self, slot: &Slot, found: &Found, hold: Hold) {
        let begun = || Journal::begin(found.history.game(), found.file.as_deref());
        match found.journal.clone().map_or_else(begun, Ok) {
            Ok(journal) => {
                let open = Open {
                    journal,
                    kept: found.journal.is_some(),
                    unsaved: 0,
                    hold,
                };
                self.open.insert(slot.clone(), open);
            }
            Err(error) => {
                self.unsaid(&slot.journal(), &error);
            }
        }
    }

    /// Keeps what has just happened to a game, at once and without waiting; `game` is the game after it.
    pub fn append(&mut self, slot: &Slot, entry: Entry, game: &Game) -> Ticket {
        let Some(open) = self.open.get_mut(slot) else {
            log::error!("{slot} is not open here");
            return self.last_ticket;
        };
        open.unsaved += 1;
        let often = open.unsaved >= OFTEN;
        match self.tell(slot, |journal| journal.tell(entry, game.standings())) {
            Ok(_) if often => self.save(slot, game),
            Ok(ticket) => ticket,
            Err(error) => self.unsaid(&slot.journal(), &error),
        }
    }

    /// Writes the whole game beside its journal, if it was changed since that was done last.
    pub fn save(&mut self, slot: &Slot, game: &Game) -> Ticket {
        let Some(open) = self.open.get_mut(slot).filter(|open| open.unsaved > 0) else {
            return self.last_ticket;
        };
        open.unsaved = 0;
        let told = file::write(game).and_then(|text| {
            self.tell(slot, |journal| journal.tell_saved(text.as_bytes()))?;
            Ok(text)
        });
        match told {
            Ok(text) => self.order(slot.file(), Some(text.into_bytes().into())),
            Err(error) => self.unsaid(&slot.file(), &error),
        }
    }

    /// The game is no longer recorded here: another window may, once all is written.
    pub fn close(&mut self, slot: &Slot, game: &Game) -> Ticket {
        let ticket = self.save(slot, game);
        let waits = |name| self.unwritten.contains_key(&name);
        if let Some(open) = self.open.remove(slot)
            && (waits(slot.journal()) || waits(slot.file()))
        {
            self.closing.insert(slot.clone(), open.hold);
        }
        ticket
    }

    /// Adds to a journal, and hands that over.
    fn tell(
        &mut self,
        slot: &Slot,
        tell: impl FnOnce(&mut Journal) -> Result<Range<usize>, serde_json::Error>,
    ) -> Result<Ticket, serde_json::Error> {
        let (Some(open), unwritten) = (self.open.get_mut(slot), self.unwritten.get_mut(&slot.journal())) else {
            return Ok(self.last_ticket);
        };
        let told = match unwritten {
            Some(unwritten) => {
                // It holds the journal's own text, which as long as it is shared would be copied to be added to.
                unwritten.content = None;
                let told = tell(&mut open.journal);
                unwritten.content = Some(open.journal.text());
                told
            }
            None => tell(&mut open.journal),
        };
        Ok(self.add(slot, told?))
    }

    /// Hands over what was added to a journal.
    fn add(&mut self, slot: &Slot, added: Range<usize>) -> Ticket {
        let name = slot.journal();
        let failed = self.unwritten.get(&name).is_some_and(|before| before.failed);
        let Some(open) = self.open.get_mut(slot) else {
            return self.last_ticket;
        };
        let text = open.journal.text();
        let adds = std::mem::replace(&mut open.kept, true) && !failed;
        let at = u64::try_from(added.start).ok().filter(|_| adds);
        let work = match (at, text.get(added)) {
            (Some(at), Some(added)) => Work::Append(at, added.to_vec()),
            (Some(_) | None, _) => Work::Write(Arc::clone(&text)),
        };
        self.order_work(name, Some(text), work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{NewPlayer, Setup};
    use crate::store::Memory;
    use crate::table::{Colour, Edition, Name};

    fn game() -> Game {
        let player = |(name, colour)| NewPlayer {
            name: Name::new(name).unwrap(),
            colour,
        };
        let players = [("Ann", Colour::Red), ("Bob", Colour::Blue)].map(player);
        Game::new(Setup::new(players.into(), Edition::Hig)).unwrap()
    }

    #[test]
    fn what_is_added_to_a_journal_costs_no_copy_of_it() {
        let game = game();
        let (mut store, _) = Store::open(Memory::default(), || ());
        let (slot, _) = store.begin(game.clone());
        let mut moved = 0;
        let mut before = std::ptr::null();
        for step in 0..1000 {
            store.append(&slot, Entry::Title(format!("{step}")), &game);
            let unwritten = store.unwritten.get(&slot.journal());
            let text = unwritten.and_then(|unwritten| unwritten.content.clone()).unwrap();
            moved += usize::from(text.as_ptr() != before);
            before = text.as_ptr();
        }
        // It grows by doubling, and while the whole of it is being written it cannot be added to.
        assert!(moved < 40, "{moved} times");
    }
}
