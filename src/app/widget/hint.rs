//! A word in the middle of the window, over everything, while something is being done elsewhere.

use super::card::card;
use crate::app::theme::SPACE;
use egui::{Align2, Area, Context, Id, Label, Order, Vec2};

/// The widest it gets, in points.
const WIDEST: f32 = 360.0;

/// Shows it. It is never in the way of a hand.
pub fn hint(ctx: &Context, text: &str) {
    let [.., air] = SPACE;
    let width = (ctx.content_rect().width() - 2.0 * air).min(WIDEST);
    Area::new(Id::unique("hint"))
        .order(Order::Tooltip)
        .interactable(false)
        .anchor(Align2::CENTER_CENTER, Vec2::ZERO)
        .show(ctx, |ui| {
            ui.set_width(width);
            card(ui, |ui| {
                ui.vertical_centered(|ui| ui.add(Label::new(text).wrap()));
            });
        });
}
