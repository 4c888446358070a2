//! Drawings cut into triangles once, so that a frame only moves and colours them.
//!
//! A vertex knows which way the edge it lies on faces. So the soft edge of one pixel is made when a drawing is put on
//! the screen, and one stencil serves every size.

use super::theme::colour;
use crate::picture::{Contour, Drawing, Ink, Outline, Point, Rgba, Sketch, Stamp};
use egui::epaint::Vertex as ScreenVertex;
use egui::{Color32, Mesh, Rect, Vec2};
use lyon_tessellation::geom::point;
use lyon_tessellation::path::Path;
use lyon_tessellation::{BuffersBuilder, FillOptions, FillRule, FillTessellator, FillVertex, VertexBuffers};
use std::collections::HashMap;
use std::f32::consts::PI;
use std::sync::LazyLock;

/// A corner sharper than this, in radians, is rounded off in steps of it.
const BEND: f32 = 0.4;

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

/// Adds a stamped drawing to a mesh. `rect` is where its stamp lies on the screen; `pixel` is the width of a soft edge.
pub(super) fn stamp(mesh: &mut Mesh, stamp: &Stamp, rect: Rect, pixel: f32) {
    static STENCILS: LazyLock<HashMap<Drawing, Stencil>> = LazyLock::new(|| {
        let mut tessellator = FillTessellator::new();
        Drawing::all()
            .map(|drawing| (drawing, Stencil::cut(drawing.sketch(), &mut tessellator)))
            .collect()
    });
    let Some(stencil) = STENCILS.get(&stamp.drawing) else {
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
        part.add_to(mesh, origin, scale, ink.faded(stamp.opacity * part.opacity), pixel);
    }
}

/// Paints a drawing by itself, as large as `rect` allows: an icon on a button, an egg beside a number.
pub fn drawing(painter: &egui::Painter, drawing: Drawing, rect: Rect, tint: Rgba) {
    use crate::picture::Rect as Within;
    let within = Within::new(Point::new(rect.min.x, rect.min.y), Point::new(rect.max.x, rect.max.y));
    let fitted = drawing.fit(within);
    let one = Stamp {
        drawing,
        rect: fitted,
        tint,
        rim: Rgba::CLEAR,
        opacity: 1.0,
    };
    let rect = Rect::from_min_max([fitted.min.x, fitted.min.y].into(), [fitted.max.x, fitted.max.y].into());
    let mut mesh = Mesh::default();
    stamp(&mut mesh, &one, rect, painter.ctx().pixels_per_point().recip());
    painter.add(mesh);
}

impl Part {
    fn add_to(&self, mesh: &mut Mesh, origin: Vec2, scale: Vec2, ink: Rgba, pixel: f32) {
        // How far the two sides of the soft edge lie off the outline, and how much of the colour a hairline has.
        let (core, outer, strength) = match self.half.map(|half| half * (scale.x + scale.y) / 2.0) {
            None => (-pixel / 2.0, pixel / 2.0, 1.0),
            Some(half) if half < pixel / 2.0 => (0.0, pixel, 2.0 * half / pixel),
            Some(half) => (half - pixel / 2.0, half + pixel / 2.0, 1.0),
        };
        let filled = colour(ink.faded(strength));
        let first = u32::try_from(mesh.vertices.len()).unwrap_or(u32::MAX);
        mesh.vertices.extend(self.buffers.vertices.iter().map(|vertex| {
            let (off, color) = if vertex.outer {
                (outer, Color32::TRANSPARENT)
            } else {
                (core, filled)
            };
            ScreenVertex::untextured((origin + vertex.at * scale + vertex.away * off).to_pos2(), color)
        }));
        mesh.indices
            .extend(self.buffers.indices.iter().map(|index| first + index));
    }
}

impl Stencil {
    fn cut(sketch: &Sketch, tessellator: &mut FillTessellator) -> Self {
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
            if let Some((width, ink)) = outline.stroke {
                let mut buffers = VertexBuffers::new();
                for contour in &outline.contours {
                    line(contour, &mut buffers);
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
        let first = edge.len();
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
    }
    let inner = |vertex: FillVertex| Vertex {
        at: Vec2::new(vertex.position().x, vertex.position().y),
        away: vertex
            .as_endpoint_id()
            .and_then(|id| away.get(id.to_usize()).copied())
            .unwrap_or(Vec2::ZERO),
        outer: false,
    };
    let options = FillOptions::default().with_fill_rule(FillRule::NonZero);
    if let Err(fault) =
        tessellator.tessellate_path(&path.build(), &options, &mut BuffersBuilder::new(&mut buffers, inner))
    {
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

/// A line with its soft edges, round at its ends and sharp corners.
fn line(contour: &Contour, buffers: &mut VertexBuffers<Vertex, u32>) {
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
                let bend = came.rot90().dot(goes).atan2(came.dot(goes));
                if bend.abs() < BEND {
                    sections.push((at, miter(came, goes)));
                } else {
                    let steps = (bend.abs() / BEND).ceil() as u16;
                    sections
                        .extend((0..=steps).map(|step| (at, turned(came, bend * f32::from(step) / f32::from(steps)))));
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
    if let (false, Some((_, from)), Some((_, to))) = (closed, sections.first(), sections.last()) {
        cap(start, *from, buffers);
        cap(end, -*to, buffers);
    }
}

/// A round end: half a disc from `from` the way round to its opposite.
fn cap(at: Vec2, from: Vec2, buffers: &mut VertexBuffers<Vertex, u32>) {
    const STEPS: u16 = 8;
    let middle = buffers.vertices.len();
    buffers.vertices.push(Vertex {
        at,
        away: Vec2::ZERO,
        outer: false,
    });
    for step in 0..=STEPS {
        let away = turned(from, PI * f32::from(step) / f32::from(STEPS));
        buffers
            .vertices
            .extend([false, true].map(|outer| Vertex { at, away, outer }));
    }
    for step in 0..usize::from(STEPS) {
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
