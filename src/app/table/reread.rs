//! What has become different in a game because a rule is read differently now, told once when it is opened.

use super::mend::{standings, told};
use super::then::Then;
use crate::app::widget::{Button, Page, quiet};
use crate::game::{MendReport, Misfit};
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
            told(ui, &words.say("mend-kept"), &sentences(words, table, &report.kept));
            told(
                ui,
                &words.say("mend-dropped"),
                &sentences(words, table, &report.dropped),
            );
        });
        (back || read).then_some(Then::Table)
    }
}

/// The actions that no longer fit, each with the reason. They are told from the table as it lies now.
fn sentences(words: &Words, table: &Table, misfits: &[Misfit]) -> Vec<(String, String)> {
    let sentence = |misfit: &Misfit| {
        let action = words.action(table, &misfit.recorded.action);
        (action, words.refusal(table, &misfit.refusal))
    };
    misfits.iter().map(sentence).collect()
}
