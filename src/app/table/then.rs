//! Where a sheet of the table leads.

use crate::table::{Cell, PlayerId};

/// What is to be done when a sheet of the table has been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Back to what was there before: another sheet that led here, or the table.
    Back,
    /// Back to the table.
    Table,
    /// Back to the table, where this cell is to be shown, for what that player got there.
    Show(Cell, PlayerId),
    /// Back to the table, where the game is to be taken along.
    Along,
    /// To the mending of this step: the index of its first action in the log.
    Mend(usize),
}
