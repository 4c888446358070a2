//! Faults of a game file: which field, on which line, and what it should be.

use super::Words;
use crate::game::file::FORMAT;
use crate::game::link::LinkFault;
use crate::game::{FieldError, FieldFault, FieldPath, FileError, Wanted};
use std::borrow::Cow;

/// The most characters told of something that a file is at liberty to fill with anything.
const TOLD: usize = 200;

impl Words {
    /// Why a file holds no game.
    pub fn file_error(&self, error: &FileError) -> String {
        match error {
            FileError::Open { reason } => self.say_with("fault-open", [("reason", reason.as_str().into())]),
            FileError::Syntax { line, column: 0 } => self.say_with("fault-syntax-line", [("line", (*line).into())]),
            FileError::Syntax { line, column } => {
                self.say_with("fault-syntax", [("line", (*line).into()), ("column", (*column).into())])
            }
            FileError::Empty => self.say("fault-empty-file"),
            FileError::Version => self.say("fault-version"),
            FileError::Field { error, line } => self.fault_at(error, *line),
        }
    }

    /// What is wrong with a field, where no file is at hand.
    pub fn field_error(&self, error: &FieldError) -> String {
        self.fault_at(error, None)
    }

    /// Why a text is no link to a table.
    pub fn link_fault(&self, fault: &LinkFault) -> String {
        match fault {
            LinkFault::TooLong => self.say("link-too-long"),
            LinkFault::Broken => self.say("link-broken"),
            LinkFault::Newer => self.say("link-newer"),
            LinkFault::Setup(error) => self.field_error(error),
        }
    }

    fn fault_at(&self, error: &FieldError, line: Option<usize>) -> String {
        let fault = self.fault(&error.fault);
        let whole = error.path == FieldPath::default();
        let path = shortened(&error.path.to_string()).into_owned();
        match line {
            Some(line) if whole => self.say_with("fault-whole-line", [("line", line.into()), ("fault", fault.into())]),
            Some(line) => {
                let variables = [("path", path.into()), ("line", line.into()), ("fault", fault.into())];
                self.say_with("fault-field-line", variables)
            }
            None if whole => fault,
            None => self.say_with("fault-field", [("path", path.into()), ("fault", fault.into())]),
        }
    }

    fn fault(&self, fault: &FieldFault) -> String {
        match fault {
            FieldFault::Missing => self.say("fault-missing"),
            FieldFault::Unknown => self.say("fault-unknown"),
            FieldFault::Doubled => self.say("fault-doubled"),
            FieldFault::WrongType { wanted } => self.say(wanted_key(*wanted)),
            FieldFault::OutOfRange { least, most: i64::MAX } => {
                self.say_with("fault-out-of-range-up", [("least", (*least).into())])
            }
            FieldFault::OutOfRange { least, most } => self.say_with(
                "fault-out-of-range",
                [("least", (*least).into()), ("most", (*most).into())],
            ),
            FieldFault::UnknownName { name } => {
                self.say_with("fault-unknown-name", [("name", shortened(name).as_ref().into())])
            }
            FieldFault::DoubledEntry => self.say("fault-doubled-entry"),
            FieldFault::TooLong { most } => self.say_with("fault-too-long", [("most", (*most).into())]),
            FieldFault::TooMany { most } => self.say_with("fault-too-many", [("most", (*most).into())]),
            FieldFault::TooManyTiles { most } => self.say_with("fault-too-many-tiles", [("most", (*most).into())]),
            FieldFault::WrongCount { least, most } => self.say_with(
                "fault-wrong-count",
                [("least", (*least).into()), ("most", (*most).into())],
            ),
            FieldFault::OneAPlayer => self.say("fault-one-a-player"),
            FieldFault::Empty => self.say("fault-empty"),
            FieldFault::ControlCharacter => self.say("fault-control-character"),
            FieldFault::SameName => self.say("fault-same-name"),
            FieldFault::SameColour => self.say("fault-same-colour"),
            FieldFault::NoSuchPlayer => self.say("fault-no-such-player"),
            FieldFault::HasLeft => self.say("fault-has-left"),
            FieldFault::TooFewStay => self.say("fault-too-few-stay"),
            FieldFault::NoTile => self.say("fault-no-tile"),
            FieldFault::NoCompleteNest => self.say("fault-no-complete-nest"),
            FieldFault::CellTaken => self.say("fault-cell-taken"),
            FieldFault::ExactlyOne { of: [one, other] } => self.say_with(
                "fault-exactly-one",
                [("one", (*one).into()), ("other", (*other).into())],
            ),
            FieldFault::AtLeastOne { of: [one, other] } => self.say_with(
                "fault-at-least-one",
                [("one", (*one).into()), ("other", (*other).into())],
            ),
            FieldFault::OtherFormat => self.say_with("fault-other-format", [("format", FORMAT.into())]),
            FieldFault::NotADate => self.say("fault-not-a-date"),
            FieldFault::BadId => self.say("fault-bad-id"),
            FieldFault::FileTooLarge => self.say("fault-file-too-large"),
        }
    }
}

const fn wanted_key(wanted: Wanted) -> &'static str {
    match wanted {
        Wanted::Object => "fault-wrong-type-object",
        Wanted::List => "fault-wrong-type-list",
        Wanted::Text => "fault-wrong-type-text",
        Wanted::WholeNumber => "fault-wrong-type-whole-number",
        Wanted::TrueOrFalse => "fault-wrong-type-true-or-false",
        Wanted::Cell => "fault-wrong-type-cell",
        Wanted::CellOrZone => "fault-wrong-type-cell-or-zone",
        Wanted::Anyway => "fault-wrong-type-anyway",
        Wanted::EggSupply => "fault-wrong-type-egg-supply",
    }
}

/// The beginning of a text that may be as long as a whole file.
fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(TOLD) {
        Some(_) => Cow::Owned(text.chars().take(TOLD).chain(['…']).collect()),
        None => Cow::Borrowed(text),
    }
}
