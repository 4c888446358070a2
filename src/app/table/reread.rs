//! What has become different in a game because a rule is read differently now, told once when it is opened.

use super::mend::standings;
use super::misfits::{sentences, told};
use super::then::Then;
use crate::app::widget::{Button, Page, quiet};
use crate::game::MendReport;
use crate::table::Table;
use crate::words::Words;
use egui::Ui;

/// It, as a page.
pub struct RereadSheet(Box<MendReport>);

impl RereadSheet {
    /// What that report tells.
    pub const fn new(report: Box<MendReport>) -> Self {
        Self(report)
    }

    /// Shows it.
    pub fn ui(&self, ui: &mut Ui, table: &Table, words: &Words) -> Option<Then> {
        let Self(report) = self;
        let mut read = false;
        let foot = |ui: &mut Ui| {
            standings(ui, table, words, report);
            read = ui.add(Button::main(&words.say("reread-well"))).clicked();
        };
        let back = Page::new(&words.say("reread"), &words.say("back")).show_with_foot(ui, foot, |ui| {
            quiet(ui, &words.say("reread-about"));
            for (title, misfits) in [("mend-kept", &report.kept), ("mend-dropped", &report.dropped)] {
                told(ui, &words.say(title), &sentences(words, None, &report.game, misfits));
            }
        });
        (back || read).then_some(Then::Table)
    }
}
