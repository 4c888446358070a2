//! The keys: the ways about the window, and every command that has some, in one sheet.

use crate::app::command::Command;
use crate::app::theme::SPACE;
use crate::app::widget::{quiet, sheet};
use crate::words::Words;
use egui::{Align, Context, Label, Layout, Ui};

/// The ways about the window, which are no commands.
const WAYS: [&str; 5] = ["keys-tab", "keys-arrows", "keys-enter", "keys-escape", "keys-page"];

/// Shows them. Says whether they are to go on being shown.
pub fn keys(ctx: &Context, words: &Words) -> bool {
    let close = words.say("sheet-close");
    sheet(ctx, "keys", &Command::Keys.name(words), Some(&close), |ui| {
        let [tight, ..] = SPACE;
        ui.spacing_mut().item_spacing.y = tight;
        for way in WAYS {
            let [keys, name, help] = ["", "-name", "-help"].map(|part| words.say(&format!("{way}{part}")));
            row(ui, &keys, &name, &help);
        }
        for command in Command::ALL {
            if let Some(keys) = command.keys(words, ctx.os().is_mac()) {
                row(ui, &keys, &command.name(words), &command.help(words));
            }
        }
    })
    .is_some()
}

fn row(ui: &mut Ui, keys: &str, name: &str, help: &str) {
    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
        ui.label(keys);
        ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
            ui.add(Label::new(name).wrap());
            quiet(ui, help);
        });
    });
    ui.separator();
}
