//! The small sign that something is not yet safe on the disk.

use crate::app::theme::{SMALL, SPACE, colour, palette};
use egui::{Align2, Area, Context, Frame, Id, Label, Order, RichText, Vec2};
use std::time::Duration;

/// How long writing may take, in seconds, before there is a word of it.
const PATIENCE: f64 = 0.3;

/// Since when something has been waiting to be written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Saving(Option<f64>);

impl Saving {
    /// Shows the sign in an upper corner if something has been waiting too long. It is never in the way of a hand.
    pub fn show(&mut self, ctx: &Context, written: bool, sign: &str) {
        let now = ctx.input(|input| input.time);
        let since = *self.0.get_or_insert(now);
        if written {
            self.0 = None;
            return;
        }
        let left = since + PATIENCE - now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
            return;
        }
        let [tight, near, ..] = SPACE;
        let ink = palette(ctx.global_style().visuals.dark_mode);
        Area::new(Id::unique("saving"))
            .order(Order::Tooltip)
            .interactable(false)
            .anchor(Align2::RIGHT_TOP, Vec2::new(-tight, tight))
            .show(ctx, |ui| {
                Frame::new()
                    .fill(colour(ink.card))
                    .corner_radius(near)
                    .inner_margin(tight)
                    .show(ui, |ui| {
                        ui.add(Label::new(RichText::new(sign).size(SMALL).color(colour(ink.quiet_ink))));
                    });
            });
    }
}
