//! A game in time: its set-up and the list of what happened, from which everything else is worked out.
//!
//! [`Game::apply`] is the only door: it answers with events or a [`Refusal`](crate::rules::Refusal), and on refusal has
//! changed nothing. [`History`] adds undo, redo and mending the past; [`mod@file`] reads and writes the game file, and
//! [`link`] hands the table over as it stands. The room knows no screen, no words and no storage; the die alone knows a
//! random number, and records what it showed.

mod action;
mod bounds;
mod changes;
mod check;
mod dice;
mod effect;
mod event;
mod fault;
pub mod file;
mod history;
mod incoming;
mod judge;
mod layout;
pub mod limits;
pub mod link;
mod mend;
mod play;
mod position;
mod report;
mod rolls;
mod setup;

pub use action::{Action, Anyway, Recorded, Rolled, RolledBy, Verb};
pub use changes::Changes;
pub use dice::{Dice, Throw};
pub use event::Event;
pub use fault::{FieldError, FieldFault, FieldPath, FileError, Segment, Wanted};
pub use history::History;
pub use incoming::{Incoming, Kinship};
pub use layout::Layout;
pub use mend::{Mend, MendReport, Misfit, Standing, resume};
pub use play::Game;
pub use report::Report;
pub use setup::{NewPlayer, Setup, Start, StartFigure, StartTile};
