//! Cards: paper that lies on the table, and the type on it.

use super::cut::unbroken;
use crate::app::theme::{CARD_CORNER, SPACE, card_shadow, colour, palette};
use egui::{Frame, InnerResponse, Label, Margin, Response, RichText, Stroke, TextStyle, Ui};

/// What belongs together, on a card as wide as there is room.
pub fn card<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let [.., padding, _] = SPACE;
    paper(ui, Margin::same(padding as i8), content)
}

/// The same with less air above and below, where many are to be seen at once.
pub fn flat_card<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let [.., apart, padding, _] = SPACE;
    paper(ui, Margin::symmetric(padding as i8, apart as i8), content)
}

fn paper<R>(ui: &mut Ui, margin: Margin, content: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let dark = ui.visuals().dark_mode;
    let palette = palette(dark);
    Frame::new()
        .fill(colour(palette.card))
        .stroke(Stroke::new(1.0, colour(palette.line)))
        .corner_radius(CARD_CORNER)
        .shadow(card_shadow(dark))
        .inner_margin(margin)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            content(ui)
        })
}

/// The one thing on a screen.
pub fn heading(ui: &mut Ui, text: &str) -> Response {
    let font = unbroken(ui, text, &TextStyle::Heading, ui.available_width());
    ui.add(Label::new(RichText::new(text).font(font)).wrap())
}

/// What is looked up.
pub fn quiet(ui: &mut Ui, text: &str) -> Response {
    let ink = colour(palette(ui.visuals().dark_mode).quiet_ink);
    ui.add(Label::new(RichText::new(text).text_style(TextStyle::Small).color(ink)).wrap())
}
