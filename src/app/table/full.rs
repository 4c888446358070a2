//! What fills the screen until one goes back to the table: history, ledger, mending, the finish.

use super::reread::RereadSheet;
use super::{FinishSheet, HistorySheet, LedgerSheet, MendSheet, Then};
use crate::app::desk::Desk;
use crate::app::session::Session;
use crate::table::{PlayerId, Table};
use egui::Ui;

/// One of them.
pub enum Full {
    /// The game as sentences.
    History(Box<HistorySheet>),
    /// Where each egg came from.
    Ledger(LedgerSheet),
    /// A change of the past.
    Mend(Box<MendSheet>),
    /// The count, and what came of it.
    Finish(FinishSheet),
    /// What is different from when the game was recorded.
    Reread(RereadSheet),
}

impl Full {
    /// The history.
    pub fn history() -> Self {
        Self::History(Box::default())
    }

    /// The ledger, opened at that player's eggs.
    pub const fn ledger(player: PlayerId) -> Self {
        Self::Ledger(LedgerSheet::new(player))
    }

    /// The finish.
    pub fn finish(table: &Table) -> Self {
        Self::Finish(FinishSheet::new(table))
    }

    /// What a tap on the same spot a moment ago cannot have meant: the screen, and which page of it.
    pub fn meaning(&self) -> String {
        match self {
            Self::History(history) => format!("history {:?}", history.opened()),
            Self::Ledger(_) => "ledger".to_owned(),
            Self::Mend(mend) => format!("mend {:?}", mend.meaning()),
            Self::Finish(finish) => format!("finish {:?}", finish.stage()),
            Self::Reread(_) => "reread".to_owned(),
        }
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, session: &mut Session, desk: &mut Desk) -> Option<Then> {
        match self {
            Self::History(history) => history.ui(ui, session, desk),
            Self::Ledger(ledger) => ledger.ui(ui, session, desk),
            Self::Mend(mend) => mend.ui(ui, session, desk),
            Self::Finish(finish) => finish.ui(ui, session, desk),
            Self::Reread(reread) => reread.ui(ui, session.game().table(), &desk.words),
        }
    }
}
