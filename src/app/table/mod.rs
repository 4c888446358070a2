//! The table: the board with what happens on it.

mod chart;
mod finish;
mod history;
mod item;
mod ledger;
mod mend;
mod owed;
mod then;
mod track;

pub use finish::FinishSheet;
pub use history::HistorySheet;
pub use ledger::LedgerSheet;
pub use mend::MendSheet;
pub use then::Then;

use super::desk::{Desk, Go};
use super::session::Session;
use egui::Ui;

/// The screen on which a game is played.
pub struct Table {
    session: Session,
}

impl Table {
    /// A table with that game on it.
    pub const fn new(session: Session) -> Self {
        Self { session }
    }

    /// The game on it.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Shows it.
    pub fn ui(&mut self, _ui: &mut Ui, _desk: &mut Desk) -> Option<Go> {
        None
    }
}
