//! A game's place on the shelf.

use serde::Serialize;
use std::fmt;

/// A place on the shelf: small letters, digits and `-`, so that it is a file name on every system.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Slot(String);

const SUFFIX: &str = ".hoppel";

impl Slot {
    /// The slot of that name, if it can be one.
    pub fn new(name: &str) -> Option<Self> {
        let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        // Reserved names such as `con` or `nul` have no hyphen.
        (name.contains('-') && name.chars().all(fits)).then(|| Self(name.to_owned()))
    }

    /// A slot for a game of that id which is none of those taken.
    pub(super) fn free(id: &str, taken: impl Fn(&Self) -> bool) -> Self {
        let base = format!("game-{}", id.to_ascii_lowercase());
        let mut slot = Self(base.clone());
        let mut number = 1_u64;
        while taken(&slot) {
            number += 1;
            slot = Self(format!("{base}-{number}"));
        }
        slot
    }

    /// The slot that a file of that name holds, if it holds one.
    pub(super) fn of_file(name: &str) -> Option<Self> {
        Self::new(name.strip_suffix(SUFFIX)?)
    }

    /// The name of its file.
    pub(super) fn file(&self) -> String {
        format!("{}{SUFFIX}", self.0)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
