//! The journal of a game: what happened to it, a line each, only ever added to.
//!
//! The first line holds the game as it was when the journal was begun; each later one is an [`Entry`] or says that the
//! game's own file is about to be written. Before each stands a checksum of it and of all that comes before, eight
//! hexadecimal digits, so that a line that is damaged, missing or in the wrong place shows. What a power cut left of a
//! line that was never acknowledged is no damage.

use super::entry::{self, Entry, Line};
use crate::game::file::{self, GameFile};
use crate::game::{Changes, FileError, Game, Recorded, Setup, Standing, limits};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// Bytes that a journal may have: 256 MiB. One that has an eighth of that is begun anew when it is opened.
pub(super) const MOST: usize = 256 * 1024 * 1024;

const FORMAT: &str = "hoppel-journal";
const VERSION: u32 = 1;

/// A journal that is written on.
#[derive(Clone, Debug)]
pub(super) struct Journal {
    /// Shared with whoever is still to write it.
    text: Arc<Vec<u8>>,
    /// Of the last line.
    checksum: u32,
    /// Checksums of the game's files that were written: any other is not from here.
    files: BTreeSet<u32>,
}

/// What a journal tells.
#[derive(Clone, Debug)]
pub(super) struct Story {
    /// How the game was set up.
    pub setup: Setup,
    /// Its log as it stands.
    pub log: Vec<Recorded>,
    /// What the log has been through.
    pub changes: Changes,
    /// What each player had in the end.
    pub standings: Vec<Standing>,
    /// To be written on.
    pub journal: Journal,
    /// What comes after what could be read.
    pub rest: Rest,
}

/// What comes after the lines that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rest {
    /// Nothing.
    Nothing,
    /// A line that was never finished.
    Torn,
    /// Something that was, and was damaged since.
    Damaged,
}

/// Why a journal tells nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Untold {
    /// A newer program wrote it.
    Newer,
    /// Its first line is damaged.
    Damaged,
}

/// What the first line of every version has.
#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct First {
    format: String,
    version: u32,
    game: Box<RawValue>,
    /// The checksum of the game's own file as it would be written then.
    file: u32,
    standings: Vec<(i64, i64)>,
}

impl Journal {
    /// A journal that begins with the game as it stands. `found` is the game's file as it was found; where there is none, or
    /// it is about to be written, what will be in it.
    ///
    /// # Errors
    /// The serializer's own; none is known.
    pub fn begin(game: &Game, found: Option<&[u8]>) -> Result<Self, serde_json::Error> {
        let text = file::write(game)?;
        let checksum = crc32fast::hash(found.unwrap_or(text.as_bytes()));
        let first = First {
            format: FORMAT.to_owned(),
            version: VERSION,
            file: checksum,
            // The lines of the file end between its actions, never within a text.
            game: RawValue::from_string(text.replace('\n', ""))?,
            standings: entry::written(&game.standings()),
        };
        let mut journal = Self {
            text: Arc::default(),
            checksum: 0,
            files: BTreeSet::from([checksum]),
        };
        journal.add(&serde_json::to_string(&first)?);
        Ok(journal)
    }

    /// All of its text.
    pub fn text(&self) -> Arc<Vec<u8>> {
        Arc::clone(&self.text)
    }

    /// Whether it has grown so long that another is to be begun.
    pub fn is_long(&self) -> bool {
        self.text.len() > MOST / 8
    }

    /// Adds what happened and what each player had then; says where in the text that stands.
    ///
    /// # Errors
    /// The serializer's own; none is known.
    pub fn tell(&mut self, entry: Entry, standings: Vec<Standing>) -> Result<Range<usize>, serde_json::Error> {
        Ok(self.add(&Line::Happened(entry, standings).write()?))
    }

    /// Adds that the game's file is about to be written with these bytes; says where in the text that stands.
    ///
    /// # Errors
    /// The serializer's own; none is known.
    pub fn tell_saved(&mut self, bytes: &[u8]) -> Result<Range<usize>, serde_json::Error> {
        let checksum = crc32fast::hash(bytes);
        self.files.insert(checksum);
        Ok(self.add(&Line::Saved(checksum).write()?))
    }

    /// Whether the game's file, having these bytes, was written from here.
    pub fn knows(&self, bytes: &[u8]) -> bool {
        self.files.contains(&crc32fast::hash(bytes))
    }

    fn add(&mut self, line: &str) -> Range<usize> {
        let start = self.text.len();
        self.checksum = chained(self.checksum, line.as_bytes());
        let whole = format!("{:08x} {line}\n", self.checksum);
        Arc::make_mut(&mut self.text).extend_from_slice(whole.as_bytes());
        start..self.text.len()
    }
}

/// The checksum of a line after a line with that checksum.
fn chained(before: u32, line: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new_with_initial(before);
    hasher.update(line);
    hasher.finalize()
}

/// The line at the beginning of these bytes and what comes after it; `None` where there is no whole and sound one.
fn line(bytes: &[u8], before: u32) -> Option<(&str, &[u8], u32)> {
    let end = bytes.iter().position(|byte| *byte == b'\n')?;
    let (whole, rest) = bytes.split_at_checked(end)?;
    let (digits, text) = whole.split_at_checked(9)?;
    let checksum = chained(before, text);
    let sound = digits == format!("{checksum:08x} ").as_bytes();
    let text = std::str::from_utf8(text).ok().filter(|_| sound)?;
    Some((text, rest.get(1..)?, checksum))
}

impl Story {
    /// Reads a journal, as far as it can be read.
    ///
    /// # Errors
    /// Not even its first line can be.
    pub fn read(bytes: &[u8]) -> Result<Self, Untold> {
        let (first, mut left, mut checksum) = line(bytes, 0).ok_or(Untold::Damaged)?;
        let mut story = Self::begun(first, checksum)?;
        while let Some((text, rest, next)) = line(left, checksum) {
            let told = Line::read(text, story.setup.players.len());
            if !told.is_some_and(|told| story.take_in(told)) {
                break;
            }
            (left, checksum) = (rest, next);
        }
        story.journal.checksum = checksum;
        let sound = bytes.get(..bytes.len() - left.len()).unwrap_or_default();
        story.journal.text = Arc::new(sound.to_vec());
        story.rest = rest(left, checksum);
        Ok(story)
    }

    /// What the first line tells.
    fn begun(line: &str, checksum: u32) -> Result<Self, Untold> {
        let header: Header = serde_json::from_str(line).map_err(|_| Untold::Damaged)?;
        match (header.format.as_str(), header.version) {
            (FORMAT, VERSION) => {}
            (FORMAT, newer) if newer > VERSION => return Err(Untold::Newer),
            (_, _) => return Err(Untold::Damaged),
        }
        let first: First = serde_json::from_str(line).map_err(|_| Untold::Damaged)?;
        let GameFile { setup, actions } = file::read(first.game.get().as_bytes()).map_err(|error| match error {
            FileError::Version => Untold::Newer,
            FileError::Open { .. } | FileError::Syntax { .. } | FileError::Empty | FileError::Field { .. } => {
                Untold::Damaged
            }
        })?;
        Ok(Self {
            setup,
            changes: Changes::of(&actions),
            log: actions,
            standings: entry::read(&first.standings),
            journal: Journal {
                text: Arc::default(),
                checksum,
                files: BTreeSet::from([first.file]),
            },
            rest: Rest::Nothing,
        })
    }

    /// Takes in a line. Says whether it makes sense after those before it.
    fn take_in(&mut self, line: Line) -> bool {
        let (entry, standings) = match line {
            Line::Happened(entry, standings) => (entry, standings),
            Line::Saved(checksum) => {
                self.journal.files.insert(checksum);
                return true;
            }
        };
        let Self { log, changes, .. } = self;
        let makes_sense = match entry {
            Entry::Step(actions) => {
                let fits = log.len() + actions.len() <= limits::ACTIONS;
                for recorded in actions.into_iter().filter(|_| fits) {
                    changes.record(log, recorded);
                }
                fits
            }
            Entry::Undo => changes.undo(log),
            Entry::Redo => changes.redo(log),
            Entry::Mend { keep, after } => {
                let fits = keep <= log.len() && keep + after.len() <= limits::ACTIONS;
                if fits {
                    changes.replace(log, keep, after);
                }
                fits
            }
            Entry::Title(title) => {
                self.setup.title = title;
                self.setup.check().is_ok()
            }
        };
        if makes_sense {
            self.standings = standings;
        }
        makes_sense
    }
}

/// What it is that stands where no sound line does.
fn rest(left: &[u8], checksum: u32) -> Rest {
    // A line that lacks nothing but its end was written whole once.
    let whole = left.split_last().is_some_and(|(_, most)| {
        let ended = [most, b"\n"].concat();
        line(&ended, checksum).is_some()
    });
    if left.is_empty() {
        Rest::Nothing
    } else if whole || left.contains(&b'\n') {
        Rest::Damaged
    } else {
        Rest::Torn
    }
}
