//! The shelf: all games that are kept.

use super::{Fault, Slot, Store, Trouble};
use crate::game::file::{self, Unplayed};
use crate::game::{FileError, Game, Setup};
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
        match self.files() {
            Ok(files) => {
                for (name, written) in files {
                    let Some(slot) = Slot::of_file(&name) else { continue };
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
            .files()
            .ok()
            .and_then(|files| files.get(&slot.file()).copied().flatten());
        Shelved::new(slot.clone(), game, written)
    }

    /// The game in that slot.
    ///
    /// # Errors
    /// It cannot be read or played. A damaged file is set aside.
    pub fn game(&self, slot: &Slot) -> Result<Game, Trouble> {
        let name = slot.file();
        let bytes = self.read(&name).map_err(|error| Trouble::NotRead {
            name: name.clone(),
            fault: Fault::from(&error),
        })?;
        file::play(&bytes).map_err(|unplayed| match unplayed {
            Unplayed::File(FileError::Version) => Trouble::Newer { name },
            Unplayed::File(error) => {
                let aside = self.set_aside(&name);
                let error = Box::new(error);
                Trouble::Damaged { name, error, aside }
            }
            Unplayed::Action(stopped) => Trouble::Unplayable { name, stopped },
        })
    }

    /// A free slot for a game of that set-up.
    pub fn free_slot(&self, setup: &Setup) -> Slot {
        let files = self.files().unwrap_or_default();
        Slot::free(setup.id.as_deref().unwrap_or("1"), |slot| {
            files.contains_key(&slot.file())
        })
    }

    /// Puts a copy of a game on the shelf. The same game, as far as it was played, is not put there twice.
    pub fn shelve(&mut self, game: &Game) -> Slot {
        let known = self.files().unwrap_or_default();
        let same = |slot: &Slot| self.game(slot).is_ok_and(|known| known == *game);
        if let Some(slot) = known.keys().filter_map(|name| Slot::of_file(name)).find(same) {
            return slot;
        }
        let slot = self.free_slot(game.setup());
        self.keep(&slot, game);
        slot
    }

    /// What is kept under that name: what is still to be written, else what the back end has.
    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        match self.unwritten.get(name) {
            Some(unwritten) => unwritten
                .content
                .as_ref()
                .map(|bytes| bytes.to_vec())
                .ok_or_else(|| io::ErrorKind::NotFound.into()),
            None => self.backend.read(name),
        }
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
}
