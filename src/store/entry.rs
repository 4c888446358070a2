//! What a journal tells of a game, entry by entry, each a piece of JSON.

use crate::game::file::read_actions;
use crate::game::{Recorded, Setup, Standing};
use crate::table::named_enum;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

/// Something that happened to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// These actions were recorded.
    Step(Vec<Recorded>),
    /// The last step was taken back.
    Undo,
    /// The step that was undone last was had again.
    Redo,
    /// The past was mended: after its first `keep` actions the log goes on with these.
    Mend {
        /// How many actions have stayed.
        keep: usize,
        /// What comes after them.
        after: Vec<Recorded>,
    },
    /// The game was given this title.
    Title(String),
}

/// What stands in a line of a journal after the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Something happened, and then that is what each player had: a later program that reads a rule differently can say
    /// so.
    Happened(Entry, Vec<Standing>),
    /// The game's file is about to be written; this is its checksum.
    Saved(u32),
}

named_enum! {
    /// What kind of entry it is.
    Verb {
        /// `Entry::Step`.
        Step = "step",
        /// `Entry::Undo`.
        Undo = "undo",
        /// `Entry::Redo`.
        Redo = "redo",
        /// `Entry::Mend`.
        Mend = "mend",
        /// `Entry::Title`.
        Title = "title",
        /// `Line::Saved`.
        Saved = "saved",
    }
}

/// A line as it is written. Every field but the first belongs to some verbs alone.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Written {
    #[serde(rename = "do")]
    verb: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    keep: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    checksum: Option<u32>,
    /// Eggs and points of each player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    standings: Vec<(i64, i64)>,
}

impl Line {
    /// Its text, with no line break in it.
    ///
    /// # Errors
    /// The serializer's own; none is known.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        let (verb, keep, actions, title) = match self {
            Self::Happened(Entry::Step(actions), _) => (Verb::Step, None, Some(actions), None),
            Self::Happened(Entry::Undo, _) => (Verb::Undo, None, None, None),
            Self::Happened(Entry::Redo, _) => (Verb::Redo, None, None, None),
            Self::Happened(Entry::Mend { keep, after }, _) => (Verb::Mend, Some(*keep), Some(after), None),
            Self::Happened(Entry::Title(title), _) => (Verb::Title, None, None, Some(title.clone())),
            Self::Saved(_) => (Verb::Saved, None, None, None),
        };
        let (checksum, standings) = match self {
            Self::Happened(_, standings) => (None, written(standings)),
            Self::Saved(checksum) => (Some(*checksum), Vec::new()),
        };
        serde_json::to_string(&Written {
            verb: verb.name().to_owned(),
            keep,
            actions: actions.map(to_raw_value).transpose()?,
            title,
            checksum,
            standings,
        })
    }

    /// The line of a game of so many players with that text, if it is one.
    pub fn read(text: &str, players: usize) -> Option<Self> {
        let Written {
            verb,
            keep,
            actions,
            title,
            checksum,
            standings,
        } = serde_json::from_str(text).ok()?;
        let standings = read(&standings);
        let actions = || read_actions(actions.as_deref()?, players).ok();
        let entry = match Verb::from_name(&verb)? {
            Verb::Step => Entry::Step(actions()?),
            Verb::Undo => Entry::Undo,
            Verb::Redo => Entry::Redo,
            Verb::Mend => Entry::Mend {
                keep: keep?,
                after: actions()?,
            },
            Verb::Title => Entry::Title(title.filter(|title| Setup::check_title(title).is_ok())?),
            Verb::Saved => return checksum.map(Self::Saved),
        };
        Some(Self::Happened(entry, standings))
    }
}

pub(super) fn written(standings: &[Standing]) -> Vec<(i64, i64)> {
    standings
        .iter()
        .map(|standing| (standing.eggs, standing.points))
        .collect()
}

pub(super) fn read(standings: &[(i64, i64)]) -> Vec<Standing> {
    standings
        .iter()
        .map(|(eggs, points)| Standing {
            eggs: *eggs,
            points: *points,
        })
        .collect()
}
