//! The players as they sit: each can be moved one seat at a time.

use super::here::Here;
use super::wish::Wish;
use crate::app::widget::{Button, quiet, token};
use crate::game::Action;
use crate::picture::Icon;
use crate::table::PlayerId;
use egui::{Align, Label, Layout, Ui};

/// The diameter of a token, in points.
const TOKEN: f32 = 28.0;

/// Shows them clockwise.
pub fn seats(ui: &mut Ui, here: &Here, order: &mut [PlayerId]) -> Option<Wish> {
    let words = here.words;
    quiet(ui, &words.say("table-seats-about"));
    let mut up = None;
    for (seat, player) in order.iter().enumerate() {
        let Some(known) = here.table().player(*player) else {
            continue;
        };
        ui.horizontal(|ui| {
            token(ui, known.colour, TOKEN);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let name = words.say_with("table-seat-up", [("player", known.name.as_str().into())]);
                if ui.add_enabled(seat > 0, Button::picture(Icon::Fold, &name)).clicked() {
                    up = Some(seat);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(known.name.as_str()).wrap());
                });
            });
        });
    }
    if let Some(seat) = up
        && let Some([before, moved]) = order.get_mut(seat - 1..=seat)
    {
        std::mem::swap(before, moved);
    }
    if ui.add(Button::main(&words.say("table-seats-done"))).clicked() {
        let order = order.iter().map(|player| i64::from(player.0)).collect();
        return Some(Wish::record(Action::Seats { order }));
    }
    None
}
