//! A die with pips, which tumbles and lands on what was drawn.

use super::button::focus_ring;
use crate::app::theme::{card_shadow, colour, palette};
use crate::picture::{Palette, Rgba};
use egui::epaint::PathShape;
use egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo,
};
use std::f32::consts::{PI, TAU};

/// How long a die tumbles, in seconds.
pub const TUMBLE: f32 = 0.6;
/// The faces that flit by while it does.
const FLITTING: [u8; 8] = [2, 1, 3, 2, 1, 3, 1, 2];

/// The question mark of a die that was not rolled: the accent on paper, which is light in both themes.
const ASKS: Rgba = Palette::LIGHT.accent;

/// The radius of its corners, as a part of its side.
const CORNER: f32 = 0.22;

/// A die of that side, in points, to be tapped. `tumbled` is how far it has tumbled since it was thrown, 0 to 1.
pub fn die(ui: &mut Ui, name: &str, face: Option<u8>, side: f32, tumbled: f32) -> Response {
    let response = ui.allocate_response(Vec2::splat(side), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    tumbling(ui, response.rect, face, tumbled);
    focus_ring(ui, &response, response.rect);
    response
}

/// The same to be looked at alone: the keyboard passes it by.
pub fn thrown(ui: &mut Ui, name: &str, face: Option<u8>, side: f32, tumbled: f32) {
    let response = ui.allocate_response(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    tumbling(ui, response.rect, face, tumbled);
}

fn tumbling(ui: &Ui, rect: Rect, face: Option<u8>, tumbled: f32) {
    let side = rect.width();
    let rest = 1.0 - tumbled.clamp(0.0, 1.0);
    let flitting = FLITTING.get((rest * FLITTING.len() as f32) as usize).copied();
    let shown = if rest > 0.3 { flitting } else { face };
    let lift = Vec2::new(0.0, -0.18 * side * (PI * rest).sin().abs() * rest);
    let inner = Rect::from_center_size(rect.center() + lift, Vec2::splat(side * 0.86));
    pips(ui, inner, shown, rest * rest * 0.6 * TAU);
}

/// Paints a die with that many pips, turned by so much; one that nobody has rolled asks to be.
pub fn pips(ui: &Ui, rect: Rect, count: Option<u8>, turn: f32) {
    let palette = palette(ui.visuals().dark_mode);
    let painter = ui.painter();
    let side = rect.width();
    if turn == 0.0 {
        let corner = CornerRadius::same((side * CORNER) as u8);
        painter.add(card_shadow(ui.visuals().dark_mode).as_shape(rect, corner));
    }
    body(
        painter,
        rect,
        turn,
        colour(palette.paper),
        Stroke::new(1.5, colour(palette.line)),
    );
    if count.is_none() && turn == 0.0 {
        let font = FontId::proportional(side * 0.6);
        painter.text(rect.center(), Align2::CENTER_CENTER, "?", font, colour(ASKS));
    }
    let (sin, cos) = turn.sin_cos();
    for &(x, y) in places(count.unwrap_or(0)) {
        let at = Vec2::new(x, y) * (side * 0.27);
        let at = Vec2::new(at.x * cos - at.y * sin, at.x * sin + at.y * cos);
        painter.circle_filled(rect.center() + at, side * 0.09, Color32::from_rgb(0x2B, 0x2A, 0x25));
    }
}

/// A square with round corners, turned.
fn body(painter: &Painter, rect: Rect, turn: f32, fill: Color32, line: Stroke) {
    const STEPS: u8 = 8;
    let (half, corner) = (rect.width() / 2.0, rect.width() * CORNER);
    let (sin, cos) = turn.sin_cos();
    let turned = |at: Vec2| rect.center() + Vec2::new(at.x * cos - at.y * sin, at.x * sin + at.y * cos);
    let points: Vec<Pos2> = [(1.0, 1.0, 0.0), (-1.0, 1.0, 0.25), (-1.0, -1.0, 0.5), (1.0, -1.0, 0.75)]
        .into_iter()
        .flat_map(|(x, y, quarter)| {
            let middle = Vec2::new(x, y) * (half - corner);
            (0..=STEPS).map(move |step| {
                let angle = TAU * (quarter + 0.25 * f32::from(step) / f32::from(STEPS));
                middle + Vec2::angled(angle) * corner
            })
        })
        .map(turned)
        .collect();
    painter.add(PathShape::convex_polygon(points, fill, line));
}

/// Where the pips of a face are, each coordinate −1 to 1.
const fn places(count: u8) -> &'static [(f32, f32)] {
    match count {
        1 => &[(0.0, 0.0)],
        2 => &[(-0.8, -0.8), (0.8, 0.8)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        6 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        _ => &[],
    }
}
