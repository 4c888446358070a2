//! The last steps as sentences, beside the board of a wide screen.

use super::full::Full;
use super::told::{Told, told};
use super::wish::Wish;
use crate::app::command::Command;
use crate::app::session::Session;
use crate::app::theme::SPACE;
use crate::app::widget::{Button, quiet, token};
use crate::game::Recorded;
use crate::words::{Word, Words};
use egui::{Align, Label, Layout, TextStyle, TextWrapMode, Ui, Vec2, WidgetText};

/// How many rows are told, and of how many steps: some make no row.
const ROWS: usize = 8;
const STEPS: usize = 12;
/// The diameter of a player's token, in points.
const TOKEN: f32 = 20.0;

/// The last steps, told.
#[derive(Default)]
pub struct Recent {
    /// The log they tell of, and the language they tell it in.
    log: Vec<Recorded>,
    language: String,
    /// How the board was turned on which they tell places.
    quarters: u8,
    /// The oldest first.
    steps: Vec<Told>,
}

impl Recent {
    /// Tells them anew where the log, the language or the side from which one looks has changed.
    pub fn refresh(&mut self, session: &Session, words: &Words) {
        let actions = session.game().actions();
        if self.log != actions || self.language != words.language() || self.quarters != words.quarters() {
            self.log = actions.to_vec();
            self.language = words.language();
            self.quarters = words.quarters();
            let begins = session.history().steps();
            let from = begins.get(begins.len().saturating_sub(STEPS)).copied();
            self.steps = told(session, words, from.unwrap_or_default());
        }
    }

    /// Shows them.
    pub fn show(&self, ui: &mut Ui, words: &Words) -> Option<Wish> {
        let all = Command::History.name(words);
        let all = Button::bare(&all).icon(Command::History.icon());
        let wish = ui.add(all).clicked().then(|| Wish::read(Full::history()));
        if self.steps.is_empty() {
            quiet(ui, &words.say("history-empty"));
        }
        for step in self.steps.iter().rev().take(ROWS) {
            row(ui, words, step);
            ui.separator();
        }
        wish
    }
}

/// A step: who did it, what was done, and the eggs it brought.
fn row(ui: &mut Ui, words: &Words, step: &Told) {
    let [_, near, ..] = SPACE;
    let text = match &step.eggs {
        Some(eggs) => {
            let variables = [("step", Word::from(step.done.as_str())), ("eggs", eggs.as_str().into())];
            words.say_with("table-step", variables)
        }
        None => step.done.clone(),
    };
    let size = Vec2::new(ui.available_width(), TOKEN);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::TOP), |ui| {
        ui.spacing_mut().item_spacing.x = near;
        if let Some(colour) = step.player {
            token(ui, colour, TOKEN);
        } else {
            ui.add_space(TOKEN + near);
        }
        let text =
            WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), ui.available_width(), TextStyle::Small);
        ui.add(Label::new(text));
    });
}
