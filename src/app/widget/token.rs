//! A player's token: his colour, and his emblem for those to whom colours say little.

use crate::app::paint;
use crate::table::Colour;
use egui::{Response, Sense, Ui, Vec2};

/// A token of that diameter, in points. It has no name of its own: the player's stands beside it.
pub fn token(ui: &mut Ui, colour: Colour, diameter: f32) -> Response {
    let response = ui.allocate_response(Vec2::splat(diameter), Sense::hover());
    paint::token(ui.painter(), colour, response.rect.center(), diameter / 2.0);
    response
}
