//! What a person wants by a tap on the table's screen.

use super::full::Full;
use super::pointing::Pointing;
use super::sheet::Sheet;
use super::way::Way;
use crate::app::desk::Go;
use crate::game::{Action, Mend};
use crate::store::Hints;
use crate::table::{Cell, PlayerId};

/// What a tap asks for; the screen does it after the frame was drawn.
pub enum Wish {
    /// These actions are recorded as one step.
    Record(Vec<Action>),
    /// The part's tile becomes another one.
    Change(Mend),
    /// The app's die is rolled.
    Roll,
    /// The bunny is to go this way.
    Tell(Way),
    /// The way goes on to that cell, whatever the rules say.
    Insist(Cell),
    /// What was said about the way has been read.
    Heard,
    /// The best ways are looked for.
    Hint,
    /// A sheet is opened.
    Open(Box<Sheet>),
    /// The screen is filled by that.
    Read(Box<Full>),
    /// That tile was another one: the past is mended.
    MendTile(Cell),
    /// The tile on the first cell lay on the second: the past is mended.
    MendPlace(Cell, Cell),
    /// That cell is shown on the board, for what that player has there.
    Show(Cell, PlayerId),
    /// The sheet is closed.
    Close,
    /// The next tap on the board says where this goes.
    Point(Pointing),
    /// Nothing is pointed at after all.
    PointNowhere,
    /// Corrections begin or end.
    Correct(bool),
    /// The last step is taken back.
    Undo,
    /// The step that was taken back is had again.
    Redo,
    /// What was refused is recorded all the same.
    Anyway,
    /// The refusal has been read.
    Refused,
    /// The whole board is shown.
    Fit,
    /// The board comes that many times nearer.
    Zoom(f32),
    /// The board is looked at from the next side of the table.
    TurnBoard,
    /// That player wants to be told that much when he moves the bunny.
    Hints(PlayerId, Hints),
    /// So many tiles are in the pile, to be counted down; none if they are not to be.
    CountPile(Option<usize>),
    /// To another screen.
    Go(Go),
}

impl Wish {
    /// One action, as a step of its own.
    pub fn record(action: Action) -> Self {
        Self::Record(vec![action])
    }

    /// A sheet is opened.
    pub fn open(sheet: Sheet) -> Self {
        Self::Open(Box::new(sheet))
    }

    /// The screen is filled by that.
    pub fn read(full: Full) -> Self {
        Self::Read(Box::new(full))
    }
}
