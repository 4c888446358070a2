//! A game's place on the shelf.

use serde::Serialize;
use std::fmt;

/// A place on the shelf: small letters, digits and `-`, so that it is a file name on every system.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Slot(String);

const FILE: &str = ".hoppel";
const JOURNAL: &str = ".journal";
/// What the name ends with on which the window has a hold that has something open.
pub(super) const HELD: &str = ".open";

impl Slot {
    /// The slot of that name, if it can be one.
    pub fn new(name: &str) -> Option<Self> {
        let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        // Reserved names such as `con` or `nul` have no hyphen.
        (name.contains('-') && name.chars().all(fits)).then(|| Self(name.to_owned()))
    }

    /// A slot for a game of that id which is none of those taken.
    pub(super) fn free(id: &str, taken: impl Fn(&Self) -> bool) -> Self {
        let slot = Self(format!("game-{}", id.to_ascii_lowercase()));
        if taken(&slot) { slot.beside(taken) } else { slot }
    }

    /// A slot that begins as this one does and is none of those taken.
    pub(super) fn beside(&self, taken: impl Fn(&Self) -> bool) -> Self {
        let numbered = |number: u64| Self(format!("{}-{number}", self.0));
        let mut number = 2;
        while taken(&numbered(number)) {
            number += 1;
        }
        numbered(number)
    }

    /// The slot that something of that name belongs to: the game's file or its journal.
    pub(super) fn of_name(name: &str) -> Option<Self> {
        Self::new(name.strip_suffix(FILE).or_else(|| name.strip_suffix(JOURNAL))?)
    }

    /// The name of its file.
    pub(super) fn file(&self) -> String {
        format!("{}{FILE}", self.0)
    }

    /// The name of its journal.
    pub(super) fn journal(&self) -> String {
        format!("{}{JOURNAL}", self.0)
    }

    /// The name on which the window has a hold that has the game open.
    pub(super) fn held(&self) -> String {
        format!("{}{HELD}", self.0)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
