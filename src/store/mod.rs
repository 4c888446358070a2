//! Where games live between sessions.
//!
//! What happens to a game is handed to [`Store::append`] when it happens, which answers with a [`Ticket`] and never waits:
//! a thread adds it to the game's journal, and [`Store::poll`] says later what came of it. The journal is the truth; from
//! time to time, and when it is closed, the whole game is written beside it as a game file. What could not be written
//! stays in memory and can be tried again. A file that cannot be understood is never written over: it is set aside under
//! a new name.
//!
//! The room knows tables, rules and games, and the [`Backend`] it keeps them with; it knows no words and no screen.

mod backend;
#[cfg(target_arch = "wasm32")]
mod browser;
mod change;
mod deleted;
mod entry;
#[cfg(feature = "files")]
mod files;
mod find;
mod journal;
mod merge;
mod open;
mod person;
mod reading;
mod remembered;
mod shelf;
mod slot;
mod trouble;
mod whole;
mod writer;

pub use backend::{Backend, Hold, Memory, Settled};
#[cfg(target_arch = "wasm32")]
pub use browser::Browser;
pub use change::Unchanged;
pub use deleted::Deleted;
pub use entry::Entry;
#[cfg(feature = "files")]
pub use files::Files;
pub use open::Opened;
pub use person::{Hints, Person};
pub use reading::Reading;
pub use remembered::{Counted, Preferences, Remembered, Rolls, TextSize, Theme};
pub use shelf::Shelved;
pub use slot::Slot;
pub use trouble::{Fault, Trouble};
pub use whole::read_whole;
#[cfg(feature = "files")]
pub use whole::write_whole;
pub use writer::Ticket;

use open::Open;
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use writer::{Carried, Order, Work, Writer};

/// The name under which [`Remembered`] is kept.
const REMEMBERED: &str = "remembered.json";

/// The store.
pub struct Store {
    backend: Arc<dyn Backend>,
    writer: Writer,
    last_ticket: Ticket,
    /// What is not yet known to be written, by name. It is newer than what the back end has.
    unwritten: BTreeMap<String, Unwritten>,
    remembered: Remembered,
    /// The games that are recorded here.
    open: BTreeMap<Slot, Open>,
    /// Games that are no longer, but for what is still to be written.
    closing: BTreeMap<Slot, Hold>,
    /// What is damaged and could not be copied: it gets that name when something else is written in its place.
    damaged: BTreeMap<String, String>,
    /// Whether what is remembered may be written: not where it is there and cannot be read.
    remembers: bool,
}

/// What is to be kept under a name: these bytes, or nothing any more.
type Content = Option<Arc<Vec<u8>>>;

struct Unwritten {
    ticket: Ticket,
    /// All that is to be kept there in the end, also where the order only adds a part of it.
    content: Content,
    failed: bool,
}

impl Store {
    /// The store of that back end, and what went wrong in opening it. `wake` is called, from another thread, when
    /// [`Self::poll`] has something to say.
    pub fn open(backend: impl Backend, wake: impl Fn() + Send + Sync + 'static) -> (Self, Option<Trouble>) {
        let backend: Arc<dyn Backend> = Arc::new(backend);
        let mut store = Self {
            writer: Writer::new(Arc::clone(&backend), wake),
            backend,
            last_ticket: Ticket(0),
            unwritten: BTreeMap::new(),
            remembered: Remembered::default(),
            open: BTreeMap::new(),
            closing: BTreeMap::new(),
            damaged: BTreeMap::new(),
            remembers: true,
        };
        let trouble = store.recall().err();
        (store, trouble)
    }

    fn recall(&mut self) -> Result<(), Trouble> {
        match self.backend.read(REMEMBERED) {
            Ok(bytes) => {
                let aside = || Trouble::Forgotten {
                    aside: self.set_aside(REMEMBERED),
                };
                self.remembered = Remembered::read(&bytes).ok_or_else(aside)?;
                self.writer.has_read(self.remembered.clone());
                Ok(())
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => {
                self.remembers = false;
                Err(Trouble::NotRead {
                    name: REMEMBERED.to_owned(),
                    fault: Fault::from(&error),
                })
            }
        }
    }

    /// What is remembered beside the games.
    pub const fn remembered(&self) -> &Remembered {
        &self.remembered
    }

    /// Changes what is remembered, and keeps it, together with what another window has remembered meanwhile.
    pub fn remember(&mut self, change: impl FnOnce(&mut Remembered)) -> Ticket {
        let before = self.remembered.clone();
        change(&mut self.remembered);
        if !self.remembers || self.remembered == before {
            return self.last_ticket;
        }
        self.hand(REMEMBERED.to_owned(), self.remembered.write())
    }

    /// If that is the last game, it is no longer.
    pub fn forget_last(&mut self, slot: &Slot) {
        if self.remembered.last.as_ref() == Some(slot) {
            self.remember(|remembered| remembered.last = None);
        }
    }

    /// What was written since the last call, by its ticket, and with it every earlier order for the same thing; or why
    /// it was not.
    pub fn poll(&mut self) -> Vec<(Ticket, Result<(), Fault>)> {
        let carried: Vec<Carried> = self.writer.carried().collect();
        carried.into_iter().map(|carried| self.take_in(carried)).collect()
    }

    fn take_in(&mut self, Carried { ticket, name, result }: Carried) -> (Ticket, Result<(), Fault>) {
        let is_newest = self.unwritten.get(&name).is_some_and(|kept| kept.ticket <= ticket);
        match &result {
            Ok(()) if is_newest => {
                self.unwritten.remove(&name);
                self.damaged.remove(&name);
                let Self { closing, unwritten, .. } = self;
                let waits = |slot: &Slot| {
                    [slot.journal(), slot.file()]
                        .iter()
                        .any(|name| unwritten.contains_key(name))
                };
                closing.retain(|slot, _| waits(slot));
            }
            Err(_) if is_newest => {
                if let Some(kept) = self.unwritten.get_mut(&name) {
                    kept.failed = true;
                }
            }
            Ok(()) | Err(_) => (),
        }
        (ticket, result.map_err(|error| Fault::from(&error)))
    }

    /// Whether everything handed over so far is known to be written.
    pub fn is_written(&self) -> bool {
        self.unwritten.is_empty()
    }

    /// Tries once more what could not be written.
    pub fn retry(&mut self) {
        let failed: Vec<_> = self
            .unwritten
            .iter()
            .filter(|(_, kept)| kept.failed)
            .map(|(name, kept)| (name.clone(), kept.content.clone()))
            .collect();
        // A journal comes before the file that it tells of.
        for (name, content) in failed.into_iter().rev() {
            self.order(name, content);
        }
    }

    fn hand(&mut self, name: String, text: Result<Vec<u8>, serde_json::Error>) -> Ticket {
        match text {
            Ok(bytes) => self.order(name, Some(bytes.into())),
            Err(error) => self.unsaid(&name, &error),
        }
    }

    /// What cannot be put into words is no order.
    fn unsaid(&self, name: &str, error: &serde_json::Error) -> Ticket {
        log::error!("{name} cannot be put into words: {error}");
        self.last_ticket
    }

    fn order(&mut self, name: String, content: Content) -> Ticket {
        let work = match content.clone() {
            Some(bytes) if name == REMEMBERED => Work::Remember(bytes),
            Some(bytes) => Work::Write(bytes),
            None => Work::Remove,
        };
        self.order_work(name, content, work)
    }

    fn order_work(&mut self, name: String, content: Content, work: Work) -> Ticket {
        self.last_ticket = Ticket(self.last_ticket.0 + 1);
        let ticket = self.last_ticket;
        let work = match (work, self.damaged.get(&name)) {
            (Work::Write(bytes), Some(aside)) => Work::Instead(aside.clone(), bytes),
            (work, _) => work,
        };
        let unwritten = Unwritten {
            ticket,
            content,
            failed: false,
        };
        self.unwritten.insert(name.clone(), unwritten);
        self.writer.hand(Order { ticket, name, work });
        ticket
    }

    /// Waits until everything is written, and tries once more what could not be. For the end of the program.
    pub fn finish(&mut self) {
        self.writer.finish();
        self.poll();
        self.retry();
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.finish();
    }
}
