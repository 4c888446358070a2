//! The shelf: all games that are kept.

use super::{Backend, Slot, Store, Trouble};
use crate::game::{Game, Incoming, Kinship, file};
use crate::rules::bonus::winners;
use crate::table::{Player, PlayerId};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io;
use std::time::SystemTime;
use time::format_description::well_known::Rfc3339;
use time::{Date, OffsetDateTime};

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
    /// Who won it; nobody yet, or no points are known.
    pub winners: Vec<PlayerId>,
    /// The tiles that lie on its table.
    pub tiles: usize,
    /// The day it was begun, where the file says so.
    pub begun: Option<Date>,
    /// When it was last written; `None` where that is not known, or only about to be.
    pub written: Option<SystemTime>,
}

impl Shelved {
    pub(super) fn new(slot: Slot, game: &Game, written: Option<SystemTime>) -> Self {
        let table = game.table();
        Self {
            slot,
            title: game.setup().title.clone(),
            players: table.players.clone(),
            to_act: table.player_to_act(),
            winners: winners(table),
            tiles: table.tiles.len(),
            begun: game.setup().created.as_deref().and_then(day),
            written,
        }
    }
}

/// The day of a moment as a game's file writes it.
fn day(moment: &str) -> Option<Date> {
    Some(OffsetDateTime::parse(moment, &Rfc3339).ok()?.date())
}

impl Store {
    /// All games, the latest first, and what could not be read. A damaged file is set aside.
    pub fn shelf(&self) -> (Vec<Shelved>, Vec<Trouble>) {
        let (mut games, mut troubles) = (Vec::new(), Vec::new());
        match self.read_shelf() {
            Ok(mut reading) => {
                while !reading.is_over() {
                    let (read, not_read) = reading.step(self);
                    games.extend(read);
                    troubles.extend(not_read);
                }
            }
            Err(trouble) => troubles.push(trouble),
        }
        (games, troubles)
    }

    /// The game in that slot as it lies on the shelf now.
    pub fn shelved(&self, slot: &Slot, game: &Game) -> Shelved {
        Shelved::new(slot.clone(), game, self.written(slot))
    }

    /// When the game in that slot was last written, where that is known.
    pub fn written(&self, slot: &Slot) -> Option<SystemTime> {
        let places = self.places().ok()?;
        places.get(slot).copied().flatten()
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
        self.known(game).unwrap_or_else(|| self.put(game))
    }

    /// The place of that very game, as far as it was played, if it is on the shelf.
    pub fn known(&self, game: &Game) -> Option<Slot> {
        let places = self.places().unwrap_or_default();
        let same = |slot: &Slot| self.may_be(slot, game) && self.game(slot).is_ok_and(|known| known == *game);
        places.into_keys().find(same)
    }

    /// The game on the shelf that is nearest to one of its id that comes in, and how that stands to it.
    pub fn kin(&self, incoming: &Incoming) -> Option<(Shelved, Kinship)> {
        incoming.game().setup().id.as_ref()?;
        let places = self.places().unwrap_or_default();
        let near = |(slot, written): (Slot, _)| {
            let known = self
                .may_be(&slot, incoming.game())
                .then(|| self.game(&slot).ok())
                .flatten()?;
            let kinship = incoming.kinship(&known)?;
            Some((Shelved::new(slot, &known, written), kinship))
        };
        let all = places.into_iter().filter_map(near);
        all.min_by_key(|(shelved, kinship)| (*kinship, Reverse(shelved.tiles)))
    }

    /// Whether the game in that slot may be this one: where its id does not stand it need not be played, which takes long.
    fn may_be(&self, slot: &Slot, game: &Game) -> bool {
        let Some(id) = &game.setup().id else { return true };
        let has_it = |bytes: Vec<u8>| bytes.windows(id.len()).any(|part| part == id.as_bytes());
        [slot.journal(), slot.file()]
            .iter()
            .any(|name| self.read(name).is_ok_and(has_it))
    }

    /// What is kept under that name: what is still to be written, else what the back end has.
    pub(super) fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        match self.unwritten.get(name) {
            Some(unwritten) => unwritten
                .content
                .as_ref()
                .map(|bytes| Vec::clone(bytes))
                .ok_or_else(|| io::ErrorKind::NotFound.into()),
            None => self.backend.read(name),
        }
    }

    /// Every slot that has a game, and when it was last written to.
    pub(super) fn places(&self) -> io::Result<BTreeMap<Slot, Option<SystemTime>>> {
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
        let aside = free_aside(&*self.backend, name, DAMAGED)?;
        self.backend.rename(name, &aside).ok().map(|()| aside)
    }
}

/// What stands in the new name of something that is damaged.
pub(super) const DAMAGED: &str = "damaged";

/// A name that nothing has, for what is to be kept of another one.
pub(super) fn free_aside(backend: &dyn Backend, name: &str, what: &str) -> Option<String> {
    let files = backend.list().ok()?;
    let mut asides = (1_u64..).map(|number| format!("{name}.{what}-{number}"));
    asides.find(|aside| files.iter().all(|(known, _)| known != aside))
}
