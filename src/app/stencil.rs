//! Drawings cut into triangles once, so that a frame only moves and colours them.
//!
//! A vertex knows which way the edge it lies on faces. So the soft edge of one pixel is made when a drawing is put on
//! the screen, and one stencil serves every size.

use super::theme::colour;
use super::triangles::Triangles;
use crate::picture::{Contour, Drawing, Ink, Outline, Pen, Point, Rgba, Sketch, Stamp};
use egui::{Color32, Rect, Vec2};
use lyon_tessellation::geom::point;
use lyon_tessellation::path::Path;
use lyon_tessellation::{BuffersBuilder, FillOptions, FillRule, FillTessellator, FillVertex, VertexBuffers};
use std::collections::HashMap;
use std::f32::consts::PI;
use std::sync::LazyLock;

/// A drawing in triangles.
struct Stencil {
    view: Rect,
    parts: Vec<Part>,
}

/// Triangles of one colour.
struct Part {
    buffers: VertexBuffers<Vertex, u32>,
    ink: Ink,
    opacity: f32,
    /// Half the width of a line, in the drawing's units; none for a filled part.
    half: Option<f32>,
}

/// A corner of a triangle.
#[derive(Clone, Copy)]
struct Vertex {
    /// On the outline, or on the middle of a line.
    at: Vec2,
    /// Away from what is filled, or from the middle of the line; zero where there is no edge.
    away: Vec2,
    /// Whether it is on the clear side of the soft edge.
    outer: bool,
}

/// Adds a stamped drawing. `rect` is where its stamp lies on the screen; `pixel` is the width of a soft edge.
pub(super) fn stamp(triangles: &mut Triangles, stamp: &Stamp, rect: Rect, pixel: f32) {
    let Some(stencil) = stencils(rect.size().max_elem() / pixel).get(&stamp.drawing) else {
        return;
    };
    let scale = rect.size() / stencil.view.size();
    let origin = rect.min.to_vec2() - stencil.view.min.to_vec2() * scale;
    for part in &stencil.parts {
        let ink = match part.ink {
            Ink::Tint => stamp.tint,
            Ink::Rim => stamp.rim,
            Ink::Own(own) => own,
        };
        part.add_to(triangles, origin, scale, ink.faded(stamp.opacity * part.opacity), pixel);
    }
}

/// All drawings, cut finely enough for that many pixels.
fn stencils(pixels: f32) -> &'static HashMap<Drawing, Stencil> {
    static TINY: LazyLock<HashMap<Drawing, Stencil>> = LazyLock::new(|| cut_all(0.04));
    static SMALL: LazyLock<HashMap<Drawing, Stencil>> = LazyLock::new(|| cut_all(0.02));
    static MIDDLE: LazyLock<HashMap<Drawing, Stencil>> = LazyLock::new(|| cut_all(0.007));
    static LARGE: LazyLock<HashMap<Drawing, Stencil>> = LazyLock::new(|| cut_all(0.0015));
    if pixels < 12.0 {
        &TINY
    } else if pixels < 24.0 {
        &SMALL
    } else if pixels < 72.0 {
        &MIDDLE
    } else {
        &LARGE
    }
}

fn cut_all(grain: f32) -> HashMap<Drawing, Stencil> {
    let mut tessellator = FillTessellator::new();
    Drawing::all()
        .map(|drawing| (drawing, Stencil::cut(&drawing.cut(grain), grain, &mut tessellator)))
        .collect()
}

/// Adds a line; its points and its width are in points of the screen.
pub(super) fn stroke(triangles: &mut Triangles, points: Vec<Point>, width: f32, ink: Rgba, pixel: f32) {
    let mut buffers = VertexBuffers::new();
    let contour = Contour { points, closed: false };
    line(&contour, true, bend(width, pixel / 4.0), &mut buffers);
    let part = Part {
        buffers,
        ink: Ink::Own(ink),
        opacity: 1.0,
        half: Some(width / 2.0),
    };
    part.add_to(triangles, Vec2::ZERO, Vec2::splat(1.0), ink, pixel);
}

impl Part {
    fn add_to(&self, triangles: &mut Triangles, origin: Vec2, scale: Vec2, ink: Rgba, pixel: f32) {
        let soft = pixel / 2.0;
        // How far the edge lies off the outline, how far off that the two sides of its softness, and how much of the
        // colour a hairline has.
        let (edge, core, outer, strength) = match self.half.map(|half| half * (scale.x + scale.y) / 2.0) {
            None => (0.0, -soft, soft, 1.0),
            Some(half) if half < soft => (0.0, 0.0, pixel, half / soft),
            Some(half) => (half, -soft, soft, 1.0),
        };
        let filled = colour(ink.faded(strength));
        let first = triangles.next();
        for vertex in &self.buffers.vertices {
            let (soft, colour) = if vertex.outer {
                (outer, Color32::TRANSPARENT)
            } else {
                (core, filled)
            };
            let at = origin + vertex.at * scale + vertex.away * edge;
            triangles.corner(at.to_pos2(), vertex.away * soft, colour);
        }
        let indices = self.buffers.indices.iter().map(|index| first + index);
        triangles.mesh.indices.extend(indices);
    }
}

impl Stencil {
    fn cut(sketch: &Sketch, grain: f32, tessellator: &mut FillTessellator) -> Self {
        let tolerance = grain * sketch.view.width().max(sketch.view.height());
        let corner = |at: Point| egui::pos2(at.x, at.y);
        let mut parts = Vec::new();
        for outline in &sketch.outlines {
            if let Some(ink) = outline.fill {
                parts.push(Part {
                    buffers: filled(outline, tessellator),
                    ink,
                    opacity: outline.opacity,
                    half: None,
                });
            }
            if let Some(Pen { width, ink, round }) = outline.stroke {
                let mut buffers = VertexBuffers::new();
                let bend = bend(width, tolerance);
                for contour in &outline.contours {
                    line(contour, round, bend, &mut buffers);
                }
                parts.push(Part {
                    buffers,
                    ink,
                    opacity: outline.opacity,
                    half: Some(width / 2.0),
                });
            }
        }
        Self {
            view: Rect::from_min_max(corner(sketch.view.min), corner(sketch.view.max)),
            parts,
        }
    }
}

fn corners(contour: &Contour) -> Vec<Vec2> {
    let mut corners: Vec<Vec2> = contour.points.iter().map(|at| Vec2::new(at.x, at.y)).collect();
    // A piece without length has no direction.
    corners.dedup();
    corners
}

/// The unit vector square to the way from `a` to `b`.
fn normal(a: Vec2, b: Vec2) -> Vec2 {
    (b - a).normalized().rot90()
}

/// The corners' neighbours on either side, going round.
fn with_neighbours(corners: &[Vec2]) -> impl Iterator<Item = (Vec2, Vec2, Vec2)> {
    let before = corners.iter().cycle().skip(corners.len().saturating_sub(1));
    let after = corners.iter().cycle().skip(1);
    before.zip(corners).zip(after).map(|((a, b), c)| (*a, *b, *c))
}

/// The area of an outline with its soft edge.
fn filled(outline: &Outline, tessellator: &mut FillTessellator) -> VertexBuffers<Vertex, u32> {
    let contours: Vec<Vec<Vec2>> = outline
        .contours
        .iter()
        .map(corners)
        .filter(|corners| corners.len() > 2)
        .collect();
    let mut path = Path::builder();
    // By endpoint, in the order in which the path counts them.
    let mut away: Vec<Vec2> = Vec::new();
    let mut buffers = VertexBuffers::new();
    let mut edge: Vec<[Vertex; 2]> = Vec::new();
    let mut quads: Vec<(usize, usize)> = Vec::new();
    for contour in &contours {
        let side = outside(contour, &contours);
        let (first, first_corner) = (edge.len(), away.len());
        for (index, (before, at, after)) in with_neighbours(contour).enumerate() {
            let off = side * miter(normal(before, at), normal(at, after));
            away.push(off);
            edge.push([false, true].map(|outer| Vertex { at, away: off, outer }));
            quads.push((first + index, first + (index + 1) % contour.len()));
            if index == 0 {
                path.begin(point(at.x, at.y));
            } else {
                path.line_to(point(at.x, at.y));
            }
        }
        path.end(true);
        // The path counts the first corner again where it closes.
        away.extend(away.get(first_corner).copied());
    }
    let path = path.build();
    let inner = |vertex: FillVertex| Vertex {
        at: Vec2::new(vertex.position().x, vertex.position().y),
        away: vertex
            .as_endpoint_id()
            .and_then(|id| away.get(id.to_usize()).copied())
            .unwrap_or(Vec2::ZERO),
        outer: false,
    };
    let options = FillOptions::default().with_fill_rule(FillRule::NonZero);
    let mut output = BuffersBuilder::new(&mut buffers, inner);
    if let Err(fault) = tessellator.tessellate_with_ids(path.id_iter(), &path, None, &options, &mut output) {
        log::error!("an outline cannot be filled: {fault}");
    }
    let first = buffers.vertices.len();
    buffers.vertices.extend(edge.into_iter().flatten());
    for (one, two) in quads {
        quad(
            &mut buffers.indices,
            [first + 2 * one, first + 2 * one + 1],
            [first + 2 * two, first + 2 * two + 1],
        );
    }
    buffers
}

/// On which side of a contour nothing is filled: 1 where the normals point, −1 on the other.
fn outside(contour: &[Vec2], contours: &[Vec<Vec2>]) -> f32 {
    let winding = |at: Vec2| -> i32 {
        let crossing = |(_, a, b): (Vec2, Vec2, Vec2)| {
            let left = (b.x - a.x) * (at.y - a.y) - (at.x - a.x) * (b.y - a.y);
            match (a.y <= at.y, b.y <= at.y) {
                (true, false) if left > 0.0 => 1,
                (false, true) if left < 0.0 => -1,
                (true | false, true | false) => 0,
            }
        };
        contours
            .iter()
            .flat_map(|contour| with_neighbours(contour))
            .map(crossing)
            .sum()
    };
    with_neighbours(contour)
        .find_map(|(_, a, b)| {
            let (middle, off) = ((a + b) / 2.0, normal(a, b) * (b - a).length() * 0.01);
            match (winding(middle + off) != 0, winding(middle - off) != 0) {
                (false, true) => Some(1.0),
                (true, false) => Some(-1.0),
                // An edge within what is filled says nothing.
                (true, true) | (false, false) => None,
            }
        })
        .unwrap_or(1.0)
}

/// Where two edges with these normals meet, moved out by one; a sharp corner is cut off.
fn miter(one: Vec2, two: Vec2) -> Vec2 {
    let sum = one + two;
    let square = sum.length_sq();
    if square < 0.5 { one } else { sum * 2.0 / square }
}

/// Two triangles between two pairs of corners that face each other.
fn quad(indices: &mut Vec<u32>, [a, b]: [usize; 2], [c, d]: [usize; 2]) {
    indices.extend([a, b, c, c, b, d].map(|index| u32::try_from(index).unwrap_or(u32::MAX)));
}

/// The angle, in radians, of the steps in which a line of that width is rounded off.
fn bend(width: f32, tolerance: f32) -> f32 {
    (2.0 * (1.0 - 2.0 * tolerance / width.max(tolerance)).acos()).clamp(0.3, PI / 2.0)
}

/// A line with its soft edges, round at corners sharper than `bend` and, if wanted, at its ends.
fn line(contour: &Contour, round: bool, bend: f32, buffers: &mut VertexBuffers<Vertex, u32>) {
    let mut corners = corners(contour);
    if contour.closed && corners.first() == corners.last() {
        corners.pop();
    }
    let (Some(start), Some(end)) = (corners.first().copied(), corners.last().copied()) else {
        return;
    };
    let closed = contour.closed && corners.len() > 2;
    let mut sections: Vec<(Vec2, Vec2)> = Vec::new();
    let last = corners.len().saturating_sub(1);
    for (index, (before, at, after)) in with_neighbours(&corners).enumerate() {
        let (came, goes) = (normal(before, at), normal(at, after));
        match (index == 0 && !closed, index == last && !closed) {
            // A single point is a dot.
            (true, true) => sections.push((at, Vec2::new(0.0, 1.0))),
            (true, false) => sections.push((at, goes)),
            (false, true) => sections.push((at, came)),
            (false, false) => {
                let turn = came.rot90().dot(goes).atan2(came.dot(goes));
                if turn.abs() < bend {
                    sections.push((at, miter(came, goes)));
                } else {
                    let steps = (turn.abs() / bend).ceil() as u16;
                    sections
                        .extend((0..=steps).map(|step| (at, turned(came, turn * f32::from(step) / f32::from(steps)))));
                }
            }
        }
    }
    let first = buffers.vertices.len();
    for (at, away) in &sections {
        for (side, outer) in [(-1.0, true), (-1.0, false), (1.0, false), (1.0, true)] {
            buffers.vertices.push(Vertex {
                at: *at,
                away: *away * side,
                outer,
            });
        }
    }
    let joints = if closed {
        sections.len()
    } else {
        sections.len().saturating_sub(1)
    };
    for joint in 0..joints {
        let (one, two) = (first + 4 * joint, first + 4 * ((joint + 1) % sections.len()));
        for strip in 0..3 {
            quad(
                &mut buffers.indices,
                [one + strip, one + strip + 1],
                [two + strip, two + strip + 1],
            );
        }
    }
    if let (true, Some((_, from)), Some((_, to))) = (round && !closed, sections.first(), sections.last()) {
        cap(start, *from, bend, buffers);
        cap(end, -*to, bend, buffers);
    }
}

/// A round end: half a disc from `from` the way round to its opposite.
fn cap(at: Vec2, from: Vec2, bend: f32, buffers: &mut VertexBuffers<Vertex, u32>) {
    let steps = (PI / bend).ceil() as u16;
    let middle = buffers.vertices.len();
    buffers.vertices.push(Vertex {
        at,
        away: Vec2::ZERO,
        outer: false,
    });
    for step in 0..=steps {
        let away = turned(from, PI * f32::from(step) / f32::from(steps));
        buffers
            .vertices
            .extend([false, true].map(|outer| Vertex { at, away, outer }));
    }
    for step in 0..usize::from(steps) {
        let (one, two) = (middle + 1 + 2 * step, middle + 3 + 2 * step);
        buffers
            .indices
            .extend([middle, one, two].map(|index| u32::try_from(index).unwrap_or(u32::MAX)));
        quad(&mut buffers.indices, [one, one + 1], [two, two + 1]);
    }
}

/// A vector turned by an angle, from `x` towards `rot90` of `x`.
fn turned(vector: Vec2, angle: f32) -> Vec2 {
    let (sin, cos) = angle.sin_cos();
    vector * cos + vector.rot90() * sin
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(inner: &str) -> Stencil {
        let svg = format!(r#"<svg xmlns="" viewBox="0 0 10 10">{inner}</svg>"#);
        Stencil::cut(&Sketch::read(&svg, 0.001).unwrap(), 0.001, &mut FillTessellator::new())
    }

    /// The area that the triangles of a part cover, each side of the soft edge `core` and `outer` off the outline.
    fn area(part: &Part, core: f32, outer: f32) -> f32 {
        let at = |index: u32| {
            let vertex = part.buffers.vertices[index as usize];
            vertex.at + vertex.away * if vertex.outer { outer } else { core }
        };
        let doubled = |triangle: &[u32]| {
            let (a, b, c) = (at(triangle[0]), at(triangle[1]), at(triangle[2]));
            ((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)).abs()
        };
        part.buffers.indices.chunks(3).map(doubled).sum::<f32>() / 2.0
    }

    #[test]
    fn a_soft_edge_lies_half_within_the_outline_and_half_without() {
        // Clockwise and the other way round, and a second piece beside it.
        for d in ["M2 2H8V8H2Z", "M2 2V8H8V2Z", "M2 2H8V4H2ZM2 4V8H8V4Z"] {
            let stencil = cut(&format!(r#"<path d="{d}"/>"#));
            let part = &stencil.parts[0];
            let vertices = &part.buffers.vertices;
            let reach = |side: f32| {
                let xs = vertices.iter().map(move |vertex| (vertex.at + vertex.away * side).x);
                xs.fold(0.0, f32::max)
            };
            assert!(
                (reach(0.5) - 8.5).abs() < 1e-4 && (reach(-0.5) - 7.5).abs() < 1e-4,
                "{d}"
            );
        }
        let part = &cut(r#"<path d="M2 2H8V8H2Z"/>"#).parts[0];
        assert!((area(part, -0.5, 0.5) - 49.0).abs() < 1e-3);
    }

    #[test]
    fn the_edge_of_a_hole_is_soft_towards_the_hole() {
        let part = &cut(r#"<path d="M0 0H10V10H0ZM4 4V6H6V4Z"/>"#).parts[0];
        let of_hole = part
            .buffers
            .vertices
            .iter()
            .filter(|vertex| vertex.at == Vec2::new(4.0, 4.0));
        for vertex in of_hole {
            assert_eq!(vertex.away, Vec2::new(1.0, 1.0));
        }
        assert!((area(part, 0.0, 0.0) - 96.0).abs() < 1e-3);
    }

    #[test]
    fn a_line_is_as_wide_as_it_says_and_round_at_its_ends() {
        let part =
            &cut(r#"<path d="M2 5H8" fill="none" stroke="black" stroke-width="2" stroke-linecap="round"/>"#).parts[0];
        let half = part.half.unwrap();
        // The middle and two half discs, but for their cut corners.
        let expected = 6.0 * 2.0 + PI;
        assert!(
            (area(part, half, half) - expected).abs() < 0.1,
            "{}",
            area(part, half, half)
        );
        let dot =
            &cut(r#"<path d="M5 5h0" fill="none" stroke="black" stroke-width="2" stroke-linecap="round"/>"#).parts[0];
        assert!((area(dot, 1.0, 1.0) - PI).abs() < 0.1);
    }

    #[test]
    fn every_drawing_has_triangles_and_no_vertex_astray() {
        for drawing in Drawing::all() {
            let stencil = Stencil::cut(drawing.sketch(), 0.002, &mut FillTessellator::new());
            for part in &stencil.parts {
                assert!(!part.buffers.indices.is_empty(), "{drawing:?}");
                for vertex in &part.buffers.vertices {
                    assert!(
                        vertex.away.length() < 3.0 && stencil.view.contains(vertex.at.to_pos2()),
                        "{drawing:?}"
                    );
                }
            }
        }
    }
}
