//! The shelf: all games that are kept.

use super::{Fault, Slot, Store, Ticket, Trouble};
use crate::game::{Game, file};
use crate::table::{Player, PlayerId};
use std::collections::BTreeMap;
use std::io;
use std::time::SystemTime;

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Its place.
    pub slot: Slot,
    /// What it is called; may be empty.
    pub title: String,
    /// Who plays.
    pub players: Vec<Player>,
    /// Whose turn it is, or in a bunny phase whose hop; `None` when the game is over.
    pub to_act: Option<PlayerId>,
    /// The tiles that lie on its table.
    pub tiles: usize,
    /// When it was last written; `None` where that is not known, or only about to be.
    pub written: Option<SystemTime>,
}

impl Shelved {
    fn new(slot: Slot, game: &Game, written: Option<SystemTime>) -> Self {
        let table = game.table();
        Self {
            slot,
            title: game.setup().title.clone(),
            players: table.players.clone(),
            to_act: table.player_to_act(),
            tiles: table.tiles.len(),
            written,
        }
    }
}

impl Store {
    /// All games, the latest first, and what could not be read. A damaged file is set aside.
    pub fn shelf(&self) -> (Vec<Shelved>, Vec<Trouble>) {
        let mut troubles = Vec::new();
        let mut games = Vec::new();
        match self.places() {
            Ok(places) => {
                for (slot, written) in places {
                    match self.game(&slot) {
                        Ok(game) => games.push(Shelved::new(slot, &game, written)),
                        Err(trouble) => troubles.push(trouble),
                    }
                }
            }
            Err(error) => troubles.push(Trouble::NoShelf {
                fault: Fault::from(&error),
            }),
        }
        games.sort_by_key(|game| (game.written.is_some(), std::cmp::Reverse(game.written)));
        (games, troubles)
    }

    /// The game in that slot as it lies on the shelf now.
    pub fn shelved(&self, slot: &Slot, game: &Game) -> Shelved {
        let written = self
            .places()
            .ok()
            .and_then(|places| places.get(slot).copied().flatten());
        Shelved::new(slot.clone(), game, written)
    }

    /// The game in that slot, only to be looked at.
    ///
    /// # Errors
    /// It cannot be read. A damaged file is set aside.
    pub fn game(&self, slot: &Slot) -> Result<Game, Trouble> {
        Ok(self.find(slot)?.history.game().clone())
    }

    /// Puts a game in a slot of its own.
    pub fn put(&mut self, game: &Game) -> Slot {
        let places = self.places().unwrap_or_default();
        let id = game.setup().id.as_deref().unwrap_or("1");
        let slot = Slot::free(id, |slot| places.contains_key(slot));
        self.hand(slot.file(), file::write(game).map(String::into_bytes));
        slot
    }

    /// Puts a copy of a game on the shelf. The same game, as far as it was played, is not put there twice.
    pub fn shelve(&mut self, game: &Game) -> Slot {
        let places = self.places().unwrap_or_default();
        let same = |slot: &Slot| self.game(slot).is_ok_and(|known| known == *game);
        match places.into_keys().find(same) {
            Some(slot) => slot,
            None => self.put(game),
        }
    }

    /// Takes a game off the shelf for good.
    pub fn delete(&mut self, slot: &Slot) -> Ticket {
        self.forget_last(slot);
        if self.remembered().piles.contains_key(slot) {
            self.remember(|remembered| {
                remembered.piles.remove(slot);
            });
        }
        self.open.remove(slot);
        self.order(slot.journal(), None);
        self.order(slot.held(), None);
        self.order(slot.file(), None)
    }

    /// What is kept under that name: what is still to be written, else what the back end has.
    pub(super) fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        match self.unwritten.get(name) {
            Some(unwritten) => unwritten
                .content
                .as_ref()
                .map(|bytes| bytes.to_vec())
                .ok_or_else(|| io::ErrorKind::NotFound.into()),
            None => self.backend.read(name),
        }
    }

    /// Every slot that has a game, and when it was last written to.
    fn places(&self) -> io::Result<BTreeMap<Slot, Option<SystemTime>>> {
        let mut places = BTreeMap::new();
        for (name, written) in self.files()? {
            if let Some(slot) = Slot::of_name(&name) {
                let known: &mut Option<SystemTime> = places.entry(slot).or_default();
                // What is about to be written was written last.
                *known = (*known).max(written);
            }
        }
        Ok(places)
    }

    /// Every name there is, with what is still to be written and without what is still to be deleted.
    fn files(&self) -> io::Result<BTreeMap<String, Option<SystemTime>>> {
        let mut files: BTreeMap<_, _> = self.backend.list()?.into_iter().collect();
        for (name, unwritten) in &self.unwritten {
            match unwritten.content {
                Some(_) => files.insert(name.clone(), None),
                None => files.remove(name),
            };
        }
        Ok(files)
    }

    /// Gives a file that cannot be understood a new name, which it returns.
    pub(super) fn set_aside(&self, name: &str) -> Option<String> {
        for number in 1..100 {
            let aside = format!("{name}.damaged-{number}");
            match self.backend.rename(name, &aside) {
                Ok(()) => return Some(aside),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => (),
                Err(_) => return None,
            }
        }
        None
    }

    /// Keeps a copy of something that is damaged under a new name, which it returns.
    pub(super) fn copy_aside(&self, name: &str, bytes: &[u8]) -> Option<String> {
        let files = self.backend.list().ok()?;
        let mut asides = (1..100).map(|number| format!("{name}.damaged-{number}"));
        let aside = asides.find(|aside| files.iter().all(|(known, _)| known != aside))?;
        match self.backend.write(&aside, bytes) {
            Ok(()) => Some(aside),
            Err(_) => self.set_aside(name),
        }
    }
}
