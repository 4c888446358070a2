//! A sentence where the main button stands at other times.

use crate::app::theme::{MAIN_BUTTON, colour, palette};
use egui::text::LayoutJob;
use egui::{Align, Label, Response, TextStyle, Ui, Vec2};

/// What to do on the board, where there is nothing to press: plainly a sentence, and no button.
pub fn prompt(ui: &mut Ui, text: &str) -> Response {
    let ink = colour(palette(ui.visuals().dark_mode).quiet_ink);
    let room = Vec2::new(ui.available_width(), MAIN_BUTTON);
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, room.x);
    // In a room to be filled its words would be drawn apart.
    job.halign = Align::Center;
    let lines = ui.fonts_mut(|fonts| fonts.layout_job(job));
    ui.add_sized(room, Label::new(lines))
}
