//! How a game is found again: from its journal, from the file beside it, or from what is left of either.

use super::journal::{Journal, MOST, Rest, Story, Untold};
use super::shelf::{DAMAGED, free_aside};
use super::{Fault, Slot, Store, Trouble};
use crate::game::file::{self, GameFile};
use crate::game::{Changes, FieldError, FileError, Game, History, MendReport, Standing, resume};
use std::io;

/// What was found of a game.
pub(super) struct Found {
    /// The game with all that can be undone and had again.
    pub history: History,
    /// What is different from when it was recorded, if anything is.
    pub reread: Option<Box<MendReport>>,
    /// What is damaged, by its name; `None` where it cannot even be read.
    pub damaged: Vec<(String, Option<Vec<u8>>)>,
    /// The journal, where it goes on.
    pub journal: Option<Journal>,
    /// The game's file as it was found, whole.
    pub file: Option<Vec<u8>>,
    /// The journal as it was found, where it does not go on and tells what the game does not.
    pub past: Option<Vec<u8>>,
    /// Another game that was in the same place.
    pub other: Option<Game>,
}

impl Found {
    /// A game of which nothing else is known.
    pub const fn new(history: History) -> Self {
        Self {
            history,
            reread: None,
            damaged: Vec::new(),
            journal: None,
            file: None,
            past: None,
            other: None,
        }
    }
}

/// What is left of a game: how it was set up, and its log.
struct Left {
    file: GameFile,
    changes: Changes,
    /// What each player had in the end, if that is known.
    standings: Vec<Standing>,
    journal: Option<Journal>,
}

impl From<Story> for Left {
    fn from(story: Story) -> Self {
        Self {
            file: GameFile {
                setup: story.setup,
                actions: story.log,
            },
            changes: story.changes,
            standings: story.standings,
            journal: Some(story.journal),
        }
    }
}

impl From<GameFile> for Left {
    fn from(file: GameFile) -> Self {
        Self {
            changes: Changes::of(&file.actions),
            file,
            standings: Vec::new(),
            journal: None,
        }
    }
}

impl Left {
    /// The game, by the rules as they are read now.
    fn play(self) -> Result<Found, FieldError> {
        let log = self.file.actions;
        let report = resume(self.file.setup, &log, self.standings)?;
        let fits = report.game.actions() == log;
        let same = report.before.is_empty() || report.before == report.after;
        let game = report.game.clone();
        let journal = self.journal.filter(|journal| fits && !journal.is_long());
        // What was undone or mended before may not fit either: a journal that is begun anew knows nothing of it.
        let history = if journal.is_some() {
            History::resumed(game, self.changes)
        } else {
            History::new(game)
        };
        Ok(Found {
            reread: (!fits || !same).then(|| Box::new(report)),
            journal,
            ..Found::new(history)
        })
    }
}

impl Store {
    /// The game in that slot, as far as it can be read.
    ///
    /// # Errors
    /// There is none, or nothing of it can be read. Then its file is set aside.
    pub(super) fn find(&self, slot: &Slot) -> Result<Found, Trouble> {
        // Where it cannot be read, the file beside it may be.
        let (journal, unread) = match self.read_there(&slot.journal()) {
            Ok(journal) => (journal, None),
            Err(trouble) => (None, Some(trouble)),
        };
        let mut damaged = Vec::new();
        let story = match journal.as_deref().map(Story::read) {
            Some(Err(Untold::Newer)) => return Err(Trouble::Newer { name: slot.journal() }),
            Some(Ok(story)) => Some(story),
            Some(Err(Untold::Damaged)) | None => None,
        };
        let bytes = match self.read_there(&slot.file()) {
            // The journal has the game.
            Err(_) if story.is_some() => None,
            bytes => bytes?,
        };
        let mut past = journal;
        if story.as_ref().is_none_or(|story| story.rest == Rest::Damaged) {
            damaged.extend(past.take().map(|journal| (slot.journal(), Some(journal))));
        }
        if unread.is_some() {
            damaged.push((slot.journal(), None));
        }
        let name = slot.file();
        let read = bytes.as_deref().map(file::read);
        let bytes = bytes.unwrap_or_default();
        let mut file = None;
        let mut other = None;
        let left = match (story, read) {
            (_, Some(Err(FileError::Version))) => return Err(Trouble::Newer { name }),
            (None, None) => return Err(unread.unwrap_or_else(|| self.nothing_there(name, damaged.is_empty()))),
            (Some(story), None) => Left::from(story),
            (None, Some(Ok(read))) => {
                file = Some(bytes);
                Left::from(read)
            }
            (None, Some(Err(error))) => match file::salvage(&bytes, &error) {
                Some(file) => {
                    damaged.push((name, Some(bytes)));
                    Left::from(file)
                }
                None => return Err(unread.unwrap_or_else(|| self.damaged(name, error))),
            },
            (Some(story), Some(Err(_))) => {
                damaged.push((name, Some(bytes)));
                Left::from(story)
            }
            (Some(story), Some(Ok(read))) if story.journal.knows(&bytes) || tells(&story, &read) => Left::from(story),
            (Some(story), Some(Ok(read))) => {
                if !told_by(&story, &read) {
                    other = Left::from(story).play().ok().map(|found| found.history.game().clone());
                }
                file = Some(bytes);
                Left::from(read)
            }
        };
        let at_fault = |error| self.damaged(slot.file(), FileError::Field { error, line: None });
        let found = left.play().map_err(at_fault)?;
        Ok(Found {
            past: past.filter(|_| found.journal.is_none()),
            damaged,
            file,
            other,
            ..found
        })
    }

    /// There is no game, or nothing of its journal can be read.
    fn nothing_there(&self, name: String, nothing: bool) -> Trouble {
        if nothing {
            let fault = Fault::Gone;
            Trouble::NotRead { name, fault }
        } else {
            self.damaged(name, FileError::Syntax { line: 1, column: 1 })
        }
    }

    /// Sets a file aside of which nothing can be read.
    fn damaged(&self, name: String, error: FileError) -> Trouble {
        let aside = self.set_aside(&name);
        let error = Box::new(error);
        Trouble::Damaged { name, error, aside }
    }

    /// Copies what is damaged under a new name; in its place comes what could be read.
    pub(super) fn repair(&mut self, slot: &Slot, found: &mut Found) -> Vec<Trouble> {
        if let Some(past) = found.past.take() {
            self.put_aside(&slot.journal(), "before", Some(&past));
        }
        let mut troubles = Vec::new();
        for (name, bytes) in std::mem::take(&mut found.damaged) {
            let aside = self.put_aside(&name, DAMAGED, bytes.as_deref());
            troubles.push(Trouble::Recovered { name, aside });
        }
        if !troubles.is_empty() {
            self.write_anew(slot, found);
        }
        troubles
    }

    /// Keeps what is about to be written over under a new name, which it returns: as a copy or, where there is no room for
    /// one or it cannot be read, by giving it that name when the other is written.
    fn put_aside(&mut self, name: &str, what: &str, bytes: Option<&[u8]>) -> Option<String> {
        let aside = free_aside(&*self.backend, name, what)?;
        let whole = bytes.filter(|bytes| bytes.len() <= MOST);
        if whole.is_none_or(|bytes| self.backend.write(&aside, bytes).is_err()) {
            self.damaged.insert(name.to_owned(), aside.clone());
        }
        Some(aside)
    }

    fn write_anew(&mut self, slot: &Slot, found: &mut Found) {
        let game = found.history.game();
        let journal = found.journal.take().map_or_else(|| Journal::begin(game, None), Ok);
        let text = journal.and_then(|mut journal| {
            let text = file::write(game)?;
            journal.tell_saved(text.as_bytes())?;
            Ok((journal, text))
        });
        match text {
            Ok((journal, text)) => {
                self.order(slot.journal(), Some(journal.text()));
                self.order(slot.file(), Some(text.into_bytes().into()));
                found.journal = Some(journal);
            }
            Err(error) => {
                self.unsaid(&slot.file(), &error);
            }
        }
    }

    /// What is kept under that name, if anything is.
    pub(super) fn read_there(&self, name: &str) -> Result<Option<Vec<u8>>, Trouble> {
        match self.read(name) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Trouble::NotRead {
                name: name.to_owned(),
                fault: Fault::from(&error),
            }),
        }
    }
}

/// Whether the journal tells all that the file does.
fn tells(story: &Story, file: &GameFile) -> bool {
    story.setup == file.setup && story.log.starts_with(&file.actions)
}

/// Whether the file tells all that the journal does.
fn told_by(story: &Story, file: &GameFile) -> bool {
    story.setup == file.setup && file.actions.starts_with(&story.log)
}
