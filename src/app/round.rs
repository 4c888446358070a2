//! Rectangles with round corners, and discs, as triangles with soft edges of one pixel.

use super::theme::colour;
use super::triangles::Triangles;
use crate::picture::Rgba;
use egui::{Color32, Pos2, Rect, Vec2};
use std::f32::consts::{FRAC_PI_2, TAU};

/// A corner of an outline and the direction in which it faces.
type Corner = (Pos2, Vec2);

/// The outline of a rectangle with round corners, clockwise. `pixel` says how round they must be.
pub(super) fn rect(rect: Rect, radius: f32, pixel: f32) -> Vec<Corner> {
    let radius = radius.clamp(0.0, rect.width().min(rect.height()) / 2.0);
    let steps = steps(radius, pixel).div_ceil(4);
    let inner = rect.shrink(radius);
    let middles = [
        inner.right_bottom(),
        inner.left_bottom(),
        inner.left_top(),
        inner.right_top(),
    ];
    let quarters = middles.into_iter().zip(0..4_u8);
    quarters
        .flat_map(|(middle, quarter)| {
            (0..=steps).map(move |step| {
                let part = f32::from(quarter) + f32::from(step) / f32::from(steps);
                let away = Vec2::angled(FRAC_PI_2 * part);
                (middle + radius * away, away)
            })
        })
        .collect()
}

/// The outline of a disc.
pub(super) fn disc(centre: Pos2, radius: f32, pixel: f32) -> Vec<Corner> {
    let steps = steps(radius, pixel);
    (0..steps)
        .map(|step| Vec2::angled(TAU * f32::from(step) / f32::from(steps)))
        .map(|away| (centre + radius * away, away))
        .collect()
}

/// How many straight pieces make a circle that looks round.
fn steps(radius: f32, pixel: f32) -> u16 {
    let off = (0.15 * pixel / radius.max(pixel)).min(1.0);
    ((TAU / (2.0 * (1.0 - off).acos())).ceil() as u16).clamp(8, 96)
}

/// Adds what is within an outline, `inset` inside of it.
pub(super) fn fill(triangles: &mut Triangles, outline: &[Corner], inset: f32, ink: Rgba, pixel: f32) {
    let first = triangles.next();
    let soft = pixel / 2.0;
    rings(
        triangles,
        outline,
        &[(-inset, -soft, colour(ink)), (-inset, soft, Color32::TRANSPARENT)],
    );
    for corner in 2..outline.len() as u32 {
        triangles
            .mesh
            .add_triangle(first, first + 2 * (corner - 1), first + 2 * corner);
    }
}

/// Adds a line along an outline; it reaches from `inner` to `outer`, measured outwards.
pub(super) fn line(triangles: &mut Triangles, outline: &[Corner], [inner, outer]: [f32; 2], ink: Rgba, pixel: f32) {
    let soft = pixel.min(outer - inner) / 2.0;
    let inked = colour(ink);
    rings(
        triangles,
        outline,
        &[
            (inner, -soft, Color32::TRANSPARENT),
            (inner, soft, inked),
            (outer, -soft, inked),
            (outer, soft, Color32::TRANSPARENT),
        ],
    );
}

/// Adds closed bands between rings that lie so far outside of the outline, and so much farther to make an edge soft.
fn rings(triangles: &mut Triangles, outline: &[Corner], rings: &[(f32, f32, Color32)]) {
    let first = triangles.next();
    for (at, away) in outline {
        for (off, soft, ink) in rings {
            triangles.corner(*at + *off * *away, *soft * *away, *ink);
        }
    }
    let across = rings.len() as u32;
    let corners = outline.len() as u32;
    for corner in 0..corners {
        let (one, two) = (first + across * corner, first + across * ((corner + 1) % corners));
        for ring in 0..across - 1 {
            triangles.mesh.add_triangle(one + ring, one + ring + 1, two + ring);
            triangles.mesh.add_triangle(two + ring, one + ring + 1, two + ring + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Mesh;

    /// The area of the triangles whose three corners are inked.
    fn inked(mesh: &Mesh) -> f32 {
        let at = |index: &u32| mesh.vertices[*index as usize];
        let triangles = mesh.indices.chunks(3).map(|corners| {
            let [a, b, c] = [at(&corners[0]), at(&corners[1]), at(&corners[2])];
            if [a, b, c].iter().any(|corner| corner.color == Color32::TRANSPARENT) {
                return 0.0;
            }
            let (one, two) = (b.pos - a.pos, c.pos - a.pos);
            (one.x * two.y - one.y * two.x).abs() / 2.0
        });
        triangles.sum()
    }

    #[test]
    fn a_disc_is_filled_up_to_its_soft_edge() {
        let mut cut = Triangles::default();
        fill(&mut cut, &disc(Pos2::ZERO, 50.0, 1.0), 0.0, Rgba::hex(0), 1.0);
        let expected = 49.5 * 49.5 * TAU / 2.0;
        assert!((inked(&cut.mesh) / expected - 1.0).abs() < 0.02, "{}", inked(&cut.mesh));
    }

    #[test]
    fn a_rectangle_loses_only_its_corners() {
        let square = Rect::from_min_size(Pos2::ZERO, Vec2::splat(40.0));
        let area = |radius| {
            let mut cut = Triangles::default();
            fill(&mut cut, &rect(square, radius, 0.01), 0.0, Rgba::hex(0), 0.01);
            inked(&cut.mesh)
        };
        assert!((area(0.0) - 1600.0).abs() < 2.0, "{}", area(0.0));
        assert!(
            (area(10.0) - (1600.0 - 100.0 * (4.0 - TAU / 2.0))).abs() < 4.0,
            "{}",
            area(10.0)
        );
    }

    #[test]
    fn a_line_is_as_wide_as_it_says() {
        let mut cut = Triangles::default();
        line(&mut cut, &disc(Pos2::ZERO, 50.0, 0.01), [-4.0, 2.0], Rgba::hex(0), 0.01);
        let expected = TAU / 2.0 * (52.0_f32.powi(2) - 46.0_f32.powi(2));
        assert!((inked(&cut.mesh) / expected - 1.0).abs() < 0.02, "{}", inked(&cut.mesh));
    }
}
