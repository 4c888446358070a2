//! What scrolls, and shows that it does: where there is more, it fades into the ground, and an arrow points down to it.

use super::scroll::by_keys;
use crate::app::theme::{colour, palette};
use crate::picture::Rgba;
use egui::{Memory, Mesh, Pos2, Rangef, Rect, ScrollArea, Shape, Stroke, Ui, Vec2};

/// How far it fades, in points.
const FADE: f32 = 16.0;
/// Half the width of the arrow, in points.
const ARROW: f32 = 8.0;
/// How far below what scrolls the arrow ends, in points.
const BELOW: f32 = 6.0;
/// The air around what the keyboard is on, in points: its ring lies there.
const RING: f32 = 4.0;

/// Shows what may have to be scrolled, on a ground of that colour.
pub fn fading<R>(ui: &mut Ui, area: ScrollArea, ground: Rgba, content: impl FnOnce(&mut Ui) -> R) -> R {
    // The toolkit has a fade of its own, which knows neither the ground nor the keyboard.
    let theirs = std::mem::take(&mut ui.spacing_mut().scroll.fade.strength);
    let shown = area.show(ui, |ui| by_keys(ui, content));
    ui.spacing_mut().scroll.fade.strength = theirs;
    let room = shown.inner_rect;
    let above = shown.state.clamped_offset().y;
    let below = shown.content_size.y - room.height() - above;
    let focus = focus(ui);
    let fade = |hidden: f32, edge: f32, inwards: f32| {
        // It comes and goes with what is hidden.
        let strength = (hidden / FADE).clamp(0.0, 1.0);
        let strip = Rect::from_two_pos(Pos2::new(room.left(), edge), Pos2::new(room.right(), edge + inwards));
        if hidden < 1.0 || focus.is_some_and(|focus| focus.intersects(strip)) {
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
    // Where its own end is out of sight, what it lies in has an arrow.
    if below >= 1.0 && max < ui.clip_rect().bottom() + 1.0 {
        let ink = colour(palette(ui.visuals().dark_mode).quiet_ink);
        let at = Pos2::new(room.center().x, max + BELOW);
        let points = vec![
            at + Vec2::new(-ARROW, -ARROW / 2.0),
            at,
            at + Vec2::new(ARROW, -ARROW / 2.0),
        ];
        let arrow = Shape::line(points, Stroke::new(2.0, ink));
        // Below what scrolls it lies on nothing. Within another area that is beyond the end of all, where only air is.
        let mut painter = ui.painter().clone();
        painter.set_clip_rect(arrow.visual_bounding_rect());
        painter.add(arrow);
    }
    shown.inner
}

/// Where the keyboard is, with the ring around it: that fades nowhere.
fn focus(ui: &Ui) -> Option<Rect> {
    let focused = ui.memory(Memory::focused)?;
    let response = ui.ctx().read_response(focused)?;
    (response.layer_id == ui.layer_id()).then(|| response.rect.expand(RING))
}
