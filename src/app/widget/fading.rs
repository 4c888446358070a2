//! What scrolls, and shows that it does: where there is more, it fades into the ground, and an arrow points down to it.

use super::scroll::by_keys;
use crate::app::theme::{colour, palette};
use crate::picture::Rgba;
use egui::{Mesh, Pos2, Rangef, ScrollArea, Shape, Stroke, Ui, Vec2};

/// How far it fades, in points.
const FADE: f32 = 16.0;
/// Half the width of the arrow, in points.
const ARROW: f32 = 8.0;

/// Shows what may have to be scrolled, on a ground of that colour.
pub fn fading<R>(ui: &mut Ui, area: ScrollArea, ground: Rgba, content: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = area.show(ui, |ui| by_keys(ui, content));
    let room = shown.inner_rect;
    let above = shown.state.clamped_offset().y;
    let below = shown.content_size.y - room.height() - above;
    let fade = |hidden: f32, edge: f32, inwards: f32| {
        // It comes and goes with what is hidden.
        let strength = (hidden / FADE).clamp(0.0, 1.0);
        if hidden < 1.0 {
            return;
        }
        let mut mesh = Mesh::default();
        for (y, part) in [(edge, strength), (edge + inwards, 0.0)] {
            for x in [room.left(), room.right()] {
                mesh.colored_vertex(Pos2::new(x, y), colour(ground.faded(part)));
            }
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(1, 2, 3);
        ui.painter().add(Shape::mesh(mesh));
    };
    let Rangef { min, max } = room.y_range();
    let depth = FADE.min(room.height() / 3.0);
    fade(above, min, depth);
    fade(below, max, -depth);
    if below >= 1.0 {
        let ink = colour(palette(ui.visuals().dark_mode).quiet_ink);
        let at = Pos2::new(room.center().x, max - ARROW / 2.0);
        let points = vec![
            at + Vec2::new(-ARROW, -ARROW / 2.0),
            at,
            at + Vec2::new(ARROW, -ARROW / 2.0),
        ];
        ui.painter().add(Shape::line(points, Stroke::new(2.0, ink)));
    }
    shown.inner
}
