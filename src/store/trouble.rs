//! What can go wrong in storing, as facts from which a sentence is made.

use crate::game::FileError;
use std::io;

/// Something the person must be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The system gives no folder: what is recorded lasts until the program ends.
    NoFolder,
    /// Something could not be written. It is still in memory.
    NotWritten {
        /// Why.
        fault: Fault,
    },
    /// Something could not be read. It was left as it is.
    NotRead {
        /// The file.
        name: String,
        /// Why.
        fault: Fault,
    },
    /// It cannot be seen which games there are.
    NoShelf {
        /// Why.
        fault: Fault,
    },
    /// A game is damaged.
    Damaged {
        /// The file.
        name: String,
        /// What is wrong with it.
        error: Box<FileError>,
        /// Its new name; `None` where it could not be given one, and so was left as it is.
        aside: Option<String>,
    },
    /// The journal of a game, or the game's file beside it, is damaged. The game is there as far as it could be read.
    Recovered {
        /// What is damaged.
        name: String,
        /// Its new name; `None` where it could not be given one.
        aside: Option<String>,
    },
    /// The game's file was changed, but not by this program. It is the game now; what was recorded here has another place
    /// on the shelf.
    Replaced {
        /// The file.
        name: String,
    },
    /// What was remembered beside the games is damaged.
    Forgotten {
        /// The new name of its file; `None` where it could not be given one.
        aside: Option<String>,
    },
    /// A game is open in another window, which alone may change it.
    Elsewhere,
    /// A game was written by a newer program. It was left as it is.
    Newer {
        /// The file.
        name: String,
    },
}

/// Why the disk did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is full.
    Full,
    /// Nothing may be written there.
    Forbidden,
    /// It is not there.
    Gone,
    /// It is a pipe or a device, and no file.
    NoFile,
    /// That file lies where a folder should be.
    InTheWay(String),
    /// Something else, in the system's own words.
    Other(String),
}

impl From<&io::Error> for Fault {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::Forbidden,
            // The system names no file; the place for games does.
            io::ErrorKind::NotADirectory if error.get_ref().is_some() => Self::InTheWay(error.to_string()),
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::Gone,
            io::ErrorKind::Unsupported => Self::NoFile,
            _ => Self::Other(error.to_string()),
        }
    }
}
