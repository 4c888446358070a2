//! A game file played to its end.

use super::super::action::Recorded;
use super::super::fault::FileError;
use super::super::play::Game;
use super::read;
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
