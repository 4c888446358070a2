//! A game file played to its end.

use super::super::action::Recorded;
use super::super::fault::FileError;
use super::super::play::Game;
use super::{GameFile, read};
use crate::rules::Refusal;

/// Why bytes are no game that can be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// They are no game file.
    File(FileError),
    /// An action in it cannot be recorded.
    Action(Box<Stopped>),
}

/// A game that its file's next action does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped {
    /// As far as it goes: the action at fault is the next one.
    pub game: Game,
    /// The action at fault.
    pub action: Recorded,
    /// Why it cannot be recorded.
    pub refusal: Refusal,
}

/// The game that these bytes hold.
///
/// # Errors
/// They hold none.
pub fn play(bytes: &[u8]) -> Result<Game, Unplayed> {
    let file = read(bytes).map_err(Unplayed::File)?;
    let at_fault = |error| Unplayed::File(FileError::Field { error, line: None });
    let mut game = Game::new(file.setup).map_err(at_fault)?;
    for action in file.actions {
        if let Err(refusal) = game.apply(action.clone()) {
            return Err(Unplayed::Action(Box::new(Stopped { game, action, refusal })));
        }
    }
    Ok(game)
}

/// What can be read of a damaged game file: all that stands in the lines before the one at fault, if that is a game. This
/// program writes an action a line.
pub fn salvage(bytes: &[u8], error: &FileError) -> Option<GameFile> {
    let line = match error {
        FileError::Syntax { line, .. } => *line,
        FileError::Field { line, .. } => (*line)?,
        FileError::Open { .. } | FileError::Empty | FileError::Version => return None,
    };
    let before: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').take(line.checked_sub(1)?).collect();
    let mut text = before.join(&b'\n');
    if text.last() == Some(&b',') {
        text.pop();
    }
    text.extend(b"]}");
    read(&text).ok()
}
