//! A sentence where the main button stands at other times.

use crate::app::theme::{MAIN_BUTTON, colour, palette};
use egui::{Label, Response, RichText, Ui, Vec2};

/// What to do on the board, where there is nothing to press: plainly a sentence, and no button.
pub fn prompt(ui: &mut Ui, text: &str) -> Response {
    let ink = colour(palette(ui.visuals().dark_mode).quiet_ink);
    let label = Label::new(RichText::new(text).color(ink)).wrap();
    ui.add_sized(Vec2::new(ui.available_width(), MAIN_BUTTON), label)
}
