//! A player's token: his colour, and his emblem for those to whom colours say little.

use crate::app::paint;
use crate::app::theme::colour as shade;
use crate::picture::{Drawing, livery};
use crate::table::Colour;
use egui::{Painter, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2};

/// A token of that diameter, in points. It has no name of its own: the player's stands beside it.
pub fn token(ui: &mut Ui, colour: Colour, diameter: f32) -> Response {
    let response = ui.allocate_response(Vec2::splat(diameter), Sense::hover());
    paint_token(ui.painter(), colour, response.rect.center(), diameter);
    response
}

/// Paints a token of that diameter, in points.
pub fn paint_token(painter: &Painter, colour: Colour, centre: Pos2, diameter: f32) {
    let livery = livery(colour);
    let radius = diameter / 2.0;
    let rim = Stroke::new((radius * 0.12).max(1.0), shade(livery.rim));
    painter.circle(centre, radius - rim.width / 2.0, shade(livery.body), rim);
    let emblem = Rect::from_center_size(centre, Vec2::splat(radius));
    paint::drawing(painter, Drawing::Emblem(colour), emblem, livery.emblem);
}
