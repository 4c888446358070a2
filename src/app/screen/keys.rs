//! The keys: every command that has some, in one sheet.

use crate::app::command::Command;
use crate::app::theme::SPACE;
use crate::app::widget::{quiet, sheet};
use crate::words::Words;
use egui::{Align, Context, Label, Layout};

/// Shows them. Says whether they are to go on being shown.
pub fn keys(ctx: &Context, words: &Words) -> bool {
    let close = words.say("sheet-close");
    sheet(ctx, "keys", &Command::Keys.name(words), Some(&close), |ui| {
        let [tight, ..] = SPACE;
        ui.spacing_mut().item_spacing.y = tight;
        for command in Command::ALL {
            let Some(keys) = command.keys(words, ctx.os().is_mac()) else {
                continue;
            };
            ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
                ui.label(keys);
                ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
                    ui.add(Label::new(command.name(words)).wrap());
                    quiet(ui, &command.help(words));
                });
            });
            ui.separator();
        }
    })
    .is_some()
}
