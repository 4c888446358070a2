//! A sheet that slides over the screen, from below on a phone, and asks for one thing.

use super::button::Button;
use super::card::{heading, quiet};
use crate::app::theme::{SHEET_CORNER, SPACE, colour, palette, sheet_shadow};
use egui::{Align2, Area, Context, CornerRadius, Frame, Id, Key, Margin, Modal, Modifiers, ScrollArea, Ui, Vec2};

/// The widest a sheet gets, in points.
const WIDEST: f32 = 520.0;

/// Shows a sheet. `None` when it is to be closed: somebody tapped beside it or pressed Escape.
pub fn sheet<R>(ctx: &Context, id: &str, title: &str, content: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let screen = ctx.content_rect();
    let narrow = screen.width() <= WIDEST;
    let (anchor, corner) = if narrow {
        let top = CornerRadius {
            sw: 0,
            se: 0,
            ..CornerRadius::same(SHEET_CORNER)
        };
        (Align2::CENTER_BOTTOM, top)
    } else {
        (Align2::CENTER_CENTER, CornerRadius::same(SHEET_CORNER))
    };
    let dark = ctx.theme() == egui::Theme::Dark;
    let palette = palette(dark);
    let [.., padding, _] = SPACE;
    let frame = Frame::new()
        .fill(colour(palette.card))
        .corner_radius(corner)
        .shadow(sheet_shadow(dark))
        .inner_margin(Margin::same(padding as i8));
    let id = Id::unique(id);
    let area: Area = Modal::default_area(id).anchor(anchor, Vec2::ZERO);
    let width = screen.width().min(WIDEST) - 2.0 * padding;
    let height = screen.height() * 0.9 - 2.0 * padding;
    let modal = Modal::new(id).area(area).frame(frame).show(ctx, |ui| {
        ui.set_width(width);
        // An area would go on being as high as it was.
        ui.set_max_height(height);
        ScrollArea::vertical()
            .max_height(height)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                heading(ui, title);
                content(ui)
            })
            .inner
    });
    let back = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // What closes the sheet must not leave the screen below as well.
    let closed = back(Key::Escape) | back(Key::BrowserBack) || modal.backdrop_response.clicked();
    (!closed).then_some(modal.inner)
}

/// Asks whether something that cannot be had again is meant. `None` while nothing has been said.
pub fn confirm(ctx: &Context, title: &str, about: &str, yes: &str, no: &str) -> Option<bool> {
    let [_, near, ..] = SPACE;
    sheet(ctx, "confirm", title, |ui| {
        ui.spacing_mut().item_spacing.y = near;
        quiet(ui, about);
        let meant = ui.add(Button::main(yes)).clicked();
        let not_meant = ui.add(Button::plain(no).wide()).clicked();
        (meant || not_meant).then_some(meant)
    })
    .unwrap_or(Some(false))
}
