//! The first screen: the last game, and what else there is.

use crate::app::command::Command;
use crate::app::desk::{Desk, Go};
use crate::app::session::Session;
use crate::app::widget::{Button, Row, card, heading};
use crate::game::Setup;
use crate::picture::Drawing;
use crate::store::Shelved;
use egui::Ui;

/// The first screen.
pub struct Home {
    last: Option<Shelved>,
    again: Option<Setup>,
}

impl Home {
    /// The first screen, with the game that is on the table or was there last.
    pub fn new(desk: &Desk, session: Option<&Session>) -> Self {
        let last = session.map(|session| desk.store.shelved(session.slot(), session.game()));
        Self { last, again: None }
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        let mut go = None;
        heading(ui, &desk.words.say("hoppel"));
        card(ui, |ui| ui.label("x"));
        if ui
            .add(Row::new(Drawing::Egg, &Command::NewTable.name(&desk.words), ""))
            .clicked()
        {
            go = Some(Go::NewTable);
        }
        if ui.add(Button::main("x")).clicked() {
            go = Some(Go::Table);
        }
        let _ = (&self.last, &self.again);
        go
    }
}
