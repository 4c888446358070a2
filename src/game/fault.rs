//! What can be wrong with a game file: the field and the fault, never a finished sentence.

use std::fmt;

/// One step on the way to a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Segment {
    /// A field of an object.
    Key(String),
    /// An entry of a list, from 0.
    Index(usize),
}

/// The way to a field, such as `actions[3].at`; empty for the file as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldPath(Vec<Segment>);

impl FieldPath {
    /// A field of the file itself.
    pub fn of(key: &str) -> Self {
        Self::default().key(key)
    }

    /// A field of this one.
    #[must_use]
    pub fn key(mut self, key: &str) -> Self {
        self.0.push(Segment::Key(key.to_owned()));
        self
    }

    /// An entry of this one.
    #[must_use]
    pub fn index(mut self, index: usize) -> Self {
        self.0.push(Segment::Index(index));
        self
    }

    /// The steps, from the file down.
    pub fn segments(&self) -> &[Segment] {
        &self.0
    }

    /// The error that this field is at fault.
    pub const fn at_fault(self, fault: FieldFault) -> FieldError {
        FieldError { path: self, fault }
    }

    fn below(mut self, segment: Segment) -> Self {
        self.0.insert(0, segment);
        self
    }
}

impl fmt::Display for FieldPath {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (depth, segment) in self.0.iter().enumerate() {
            match segment {
                Segment::Key(key) if depth == 0 => write!(formatter, "{key}")?,
                Segment::Key(key) => write!(formatter, ".{key}")?,
                Segment::Index(index) => write!(formatter, "[{index}]")?,
            }
        }
        Ok(())
    }
}

/// What a field should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// An object.
    Object,
    /// A list.
    List,
    /// A text.
    Text,
    /// A whole number.
    WholeNumber,
    /// `true` or `false`.
    TrueOrFalse,
    /// Two whole numbers: a cell.
    Cell,
    /// A cell, or the name of a zone.
    CellOrZone,
    /// `true`, `false` or a list of rule names.
    Anyway,
    /// A whole number or `"unlimited"`.
    EggSupply,
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldFault {
    /// It must be there.
    Missing,
    /// There is no such field here.
    Unknown,
    /// It is there twice.
    Doubled,
    /// It is of another type.
    WrongType {
        /// What it should have been.
        wanted: Wanted,
    },
    /// The number is out of range.
    OutOfRange {
        /// The least it may be.
        least: i64,
        /// The most it may be.
        most: i64,
    },
    /// The name is none of those known here.
    UnknownName {
        /// The name.
        name: String,
    },
    /// The list holds this twice.
    DoubledEntry,
    /// The text has too many characters.
    TooLong {
        /// The most there may be.
        most: usize,
    },
    /// There is too much of it.
    TooMany {
        /// The most there may be.
        most: usize,
    },
    /// With this tile there are too many.
    TooManyTiles {
        /// The most there may be.
        most: usize,
    },
    /// Too few or too many entries.
    WrongCount {
        /// The fewest there may be.
        least: usize,
        /// The most there may be.
        most: usize,
    },
    /// The list needs one entry a player.
    OneAPlayer,
    /// The text is empty.
    Empty,
    /// The text has a control character.
    ControlCharacter,
    /// Another player has that name.
    SameName,
    /// Another player has that colour.
    SameColour,
    /// There is no such player.
    NoSuchPlayer,
    /// The player has left.
    HasLeft,
    /// With fewer than two players there is no game.
    TooFewStay,
    /// No tile lies there.
    NoTile,
    /// No nest that is complete lies there.
    NoCompleteNest,
    /// Two tiles share that cell.
    CellTaken,
    /// Exactly one of two fields must be there.
    ExactlyOne {
        /// Their names.
        of: [&'static str; 2],
    },
    /// One of two fields at least must be there.
    AtLeastOne {
        /// Their names.
        of: [&'static str; 2],
    },
    /// The file is something else.
    OtherFormat,
    /// Not a date in the form of RFC 3339.
    NotADate,
    /// Not 1 to 64 letters, digits or `-`.
    BadId,
    /// The file is larger than 16 MiB.
    FileTooLarge,
}

/// A field at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// Which.
    pub path: FieldPath,
    /// Why.
    pub fault: FieldFault,
}

impl FieldError {
    /// The same fault, one level further down: its path began in the field `key`.
    #[must_use]
    pub fn in_key(self, key: &str) -> Self {
        self.below(Segment::Key(key.to_owned()))
    }

    /// The same fault, one level further down: its path began in the entry `index`.
    #[must_use]
    pub fn in_index(self, index: usize) -> Self {
        self.below(Segment::Index(index))
    }

    fn below(self, segment: Segment) -> Self {
        Self {
            path: self.path.below(segment),
            fault: self.fault,
        }
    }
}

impl From<FieldFault> for FieldError {
    fn from(fault: FieldFault) -> Self {
        FieldPath::default().at_fault(fault)
    }
}

/// Why a file holds no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It cannot be opened or read (`file.open`).
    Open {
        /// What the system said.
        reason: String,
    },
    /// It is no JSON object in UTF-8 (`file.syntax`).
    Syntax {
        /// The line where reading stopped, from 1.
        line: usize,
        /// The column, from 1; 0 where only the line is known.
        column: usize,
    },
    /// There is nothing in it (`file.syntax`).
    Empty,
    /// It was written by a newer program (`file.version`).
    Version,
    /// A field is at fault (`file.field`).
    Field {
        /// Which, and why.
        error: FieldError,
        /// The line it stands on, from 1; `None` for the file as a whole.
        line: Option<usize>,
    },
}

impl FileError {
    /// The name of the rule, as the contract has it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Open { .. } => "file.open",
            Self::Syntax { .. } | Self::Empty => "file.syntax",
            Self::Version => "file.version",
            Self::Field { .. } => "file.field",
        }
    }
}
