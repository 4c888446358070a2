//! The last steps as sentences, beside the board of a wide screen.

use super::full::Full;
use super::news;
use super::wish::Wish;
use crate::app::command::Command;
use crate::app::session::Session;
use crate::app::widget::{Button, quiet};
use crate::game::{Action, Recorded};
use crate::words::Words;
use egui::{Label, RichText, TextStyle, Ui};

/// How many steps are told.
const STEPS: usize = 8;

/// The last steps, told.
#[derive(Default)]
pub struct Recent {
    /// The log they tell of.
    log: Vec<Recorded>,
    /// The latest first.
    steps: Vec<String>,
}

impl Recent {
    /// Tells them anew where the log has changed.
    pub fn refresh(&mut self, session: &Session, words: &Words) {
        let actions = session.game().actions();
        if self.log != actions {
            self.log = actions.to_vec();
            self.steps = told(session, words);
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
        for step in &self.steps {
            ui.add(Label::new(RichText::new(step).text_style(TextStyle::Small)).wrap());
            ui.separator();
        }
        wish
    }
}

/// The last steps, the latest first.
fn told(session: &Session, words: &Words) -> Vec<String> {
    let history = session.history();
    let begins = history.steps();
    let begins = begins.get(begins.len().saturating_sub(STEPS)..).unwrap_or_default();
    let Some(first) = begins.first().copied() else {
        return Vec::new();
    };
    let mut game = history.at(first);
    let mut steps: Vec<String> = Vec::new();
    for recorded in session.game().actions().iter().skip(first) {
        let sentence = words.action(game.table(), &recorded.action);
        let Ok(events) = game.apply(recorded.clone()) else {
            break;
        };
        let eggs = news::eggs(words, game.table(), &events);
        let going_on = recorded.action == Action::Next;
        if !recorded.joined || steps.is_empty() {
            steps.push(String::new());
        }
        let Some(step) = steps.last_mut() else { break };
        // That a turn ended is told only where a step did nothing else.
        if step.is_empty() || !going_on {
            *step = sentence;
        }
        if let Some(eggs) = eggs {
            *step = words.say_with("table-step", [("step", step.as_str().into()), ("eggs", eggs.into())]);
        }
    }
    steps.reverse();
    steps
}
