//! The game file (FORMATS §1): JSON in UTF-8, read strictly and written so that reading it again gives the same game.
//!
//! Reading goes from the text straight to typed values, field by field, so that a fault is known by its path and line.
//! A file is read as a whole before anything of it is played.

mod fields;
mod play;
mod read;
mod read_action;

pub use play::{Stopped, Unplayed, play, salvage};
pub use read::{read, read_actions};

use super::action::Recorded;
use super::play::Game;
use super::setup::Setup;
use serde::Serialize;

/// What stands in the field `format`.
pub const FORMAT: &str = "hoppel-game";
/// The version this program writes, and the newest it can read.
pub const VERSION: i64 = 1;

/// What a game file holds, before anything of it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// The set-up, checked.
    pub setup: Setup,
    /// What happened, each action within its bounds; not judged yet.
    pub actions: Vec<Recorded>,
}

#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    version: i64,
    #[serde(flatten)]
    setup: &'a Setup,
    actions: &'a [Recorded],
}

/// The text of the game's file, an action a line.
///
/// # Errors
/// The serializer's own; none is known.
pub fn write(game: &Game) -> Result<String, serde_json::Error> {
    let whole = Written {
        format: FORMAT,
        version: VERSION,
        setup: game.setup(),
        actions: &[],
    };
    let mut text = serde_json::to_string(&whole)?;
    // The empty list stands last: `[]}` is opened and filled, so that a file can be read and compared line by line.
    text.truncate(text.len() - 2);
    for (index, action) in game.actions().iter().enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        text.push_str(&serde_json::to_string(action)?);
    }
    text.push_str("]}\n");
    Ok(text)
}
