//! The rules at hand: a topic over whatever is shown. Any control may ask for one; it is shown when the frame is done, and
//! what lies below stays as it was.

use super::theme::{CONTROL, SPACE};
use super::topic;
use super::widget::{Button, sheet};
use crate::picture::Icon;
use crate::table::Expansion;
use crate::words::{Topic, Word, Words};
use egui::{Align, Context, Id, Layout, Ui};
use std::collections::BTreeSet;

/// Where the topic that is asked for waits until the frame is done.
const ASKED: &str = "at-hand-asked";

/// Asks for a topic.
pub fn ask(ctx: &Context, topic: Topic) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(ASKED), Some(topic)));
}

/// A text, and at its right what asks for the topic; `about` names what the text is about.
pub fn beside_text(ui: &mut Ui, words: &Words, topic: Topic, about: &str, text: impl FnOnce(&mut Ui)) {
    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
        button(ui, words, topic, about);
        ui.with_layout(Layout::top_down(Align::LEFT), text);
    });
}

/// A row, and at its right what asks for the topic; the row is told how wide it may be, in points.
pub fn beside_row<R>(ui: &mut Ui, words: &Words, topic: Topic, about: &str, row: impl FnOnce(&mut Ui, f32) -> R) -> R {
    let [_, near, ..] = SPACE;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = near;
        let width = ui.available_width() - CONTROL - near;
        let shown = row(ui, width);
        button(ui, words, topic, about);
        shown
    })
    .inner
}

/// A picture to be tapped that asks for the topic; `about` is what it stands beside.
fn button(ui: &mut Ui, words: &Words, topic: Topic, about: &str) {
    let name = words.say_with("rules-about", [("about", Word::from(about))]);
    if ui.add(Button::picture(Icon::Rules, &name)).clicked() {
        ask(ui.ctx(), topic);
    }
}

/// The topic over the screen, if there is one.
#[derive(Default)]
pub struct AtHand(Option<Topic>);

impl AtHand {
    /// Shows what was asked for; of other expansions only what is in play, where that is known. Says whether it has just been
    /// closed.
    pub fn show(&mut self, ctx: &Context, words: &Words, in_play: Option<&BTreeSet<Expansion>>) -> bool {
        let asked: Option<Option<Topic>> = ctx.data_mut(|data| data.remove_temp(Id::unique(ASKED)));
        self.0 = asked.flatten().or(self.0);
        let Some(open) = self.0 else { return false };
        let close = words.say("sheet-close");
        let shown = sheet(ctx, "at-hand", &words.topic(open), Some(&close), |ui| {
            let [_, near, ..] = SPACE;
            ui.spacing_mut().item_spacing.y = near;
            topic::show(ui, words, open, in_play)
        });
        match shown {
            None => self.0 = None,
            Some(None) => {}
            Some(Some(next)) => {
                self.0 = Some(next);
                ctx.request_repaint();
            }
        }
        self.0.is_none()
    }
}
