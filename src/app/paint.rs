//! From the picture's shapes to those of egui.
//!
//! Buttons and cards take their drawings, tokens and figures from here too, so that they are those of the board.

use super::theme::colour;
use super::triangles::Triangles;
use super::{round, stencil};
use crate::picture::{self, Drawing, Point, Rgba, Shape, Stamp, Stroke};
use crate::table::{Colour, Kind};
use egui::{Align2, FontId, Painter, Pos2, Rect};

/// Where a picture's point (0, 0) is on the screen, and how many points of the screen are one tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale {
    pub origin: Pos2,
    pub tile: f32,
}

impl Scale {
    /// For shapes that are measured in points of the screen from the start.
    const SCREEN: Self = Self {
        origin: Pos2::ZERO,
        tile: 1.0,
    };

    fn pos(self, point: Point) -> Pos2 {
        self.origin + egui::Vec2::new(point.x, point.y) * self.tile
    }

    fn rect(self, rect: picture::Rect) -> Rect {
        Rect::from_min_max(self.pos(rect.min), self.pos(rect.max))
    }
}

/// Paints a drawing, as large as `rect` allows: an icon on a button, an egg beside a number. `tint` colours what has no
/// colour of its own.
pub fn drawing(painter: &Painter, drawing: Drawing, rect: Rect, tint: Rgba) {
    let one = Shape::Stamp(Stamp {
        drawing,
        rect: drawing.fit(within(rect)),
        tint,
        rim: Rgba::CLEAR,
        opacity: 1.0,
    });
    shapes(painter, Scale::SCREEN, &[one]);
}

/// Paints the round token of a player with his emblem: who it is, on cards and in lists.
pub fn token(painter: &Painter, colour: Colour, centre: Pos2, radius: f32) {
    let token = picture::token(colour, Point::new(centre.x, centre.y), radius);
    shapes(painter, Scale::SCREEN, &token);
}

/// Paints a player's figure, as large as `rect` allows.
pub fn figure(painter: &Painter, kind: Kind, colour: Colour, rect: Rect) {
    shapes(painter, Scale::SCREEN, &picture::figure(kind, colour, within(rect)));
}

fn within(rect: Rect) -> picture::Rect {
    picture::Rect::new(Point::new(rect.min.x, rect.min.y), Point::new(rect.max.x, rect.max.y))
}

/// Paints shapes in their order. What lies outside the painter's clip is left out.
pub(super) fn shapes(painter: &Painter, scale: Scale, shapes: &[Shape]) {
    let pixel = painter.ctx().pixels_per_point().recip();
    let clip = painter.clip_rect();
    // All up to the next text share one mesh.
    let mut triangles = Triangles::default();
    for shape in shapes {
        if matches!(shape, Shape::Text { .. }) && !triangles.mesh.is_empty() {
            painter.add(std::mem::take(&mut triangles).mesh);
        }
        add(&mut triangles, shape, scale, clip, pixel);
        text(painter, scale, shape);
    }
    if !triangles.mesh.is_empty() {
        painter.add(triangles.mesh);
    }
}

/// Adds a shape's triangles, unless it lies outside of `within`; a text has none. Says whether nothing was left out.
pub(super) fn add(triangles: &mut Triangles, shape: &Shape, scale: Scale, within: Rect, pixel: f32) -> bool {
    let width = |stroke: &Stroke| (stroke.width * scale.tile).max(pixel);
    match shape {
        Shape::Stamp(stamp) => {
            let rect = scale.rect(stamp.rect);
            let seen = within.intersects(rect);
            if seen && rect.height() >= least_height(stamp.drawing) * pixel {
                stencil::stamp(triangles, stamp, rect, pixel);
            }
            seen
        }
        Shape::Line { points, stroke, dash } => {
            let seen = within.intersects(Rect::from_points(
                &points.iter().map(|point| scale.pos(*point)).collect::<Vec<_>>(),
            ));
            let pieces = match dash {
                _ if !seen => Vec::new(),
                None => vec![points.clone()],
                Some((dash, gap)) => dashes(points, *dash, *gap),
            };
            for piece in pieces {
                let piece = piece.into_iter().map(|point| {
                    let Pos2 { x, y } = scale.pos(point);
                    Point::new(x, y)
                });
                stencil::stroke(
                    triangles,
                    piece.collect(),
                    stroke.width * scale.tile,
                    stroke.colour,
                    pixel,
                );
            }
            seen
        }
        Shape::Rect {
            rect,
            corner,
            fill,
            stroke,
        } => {
            let rect = scale.rect(*rect);
            let seen = within.intersects(rect);
            if seen {
                let outline = round::rect(rect, corner * scale.tile, pixel);
                // Its line lies within the rectangle.
                let line = stroke.as_ref().map_or(0.0, width);
                if fill.a > 0 {
                    round::fill(triangles, &outline, line / 2.0, *fill, pixel);
                }
                if let Some(stroke) = stroke {
                    round::line(triangles, &outline, [-line, 0.0], stroke.colour, pixel);
                }
            }
            seen
        }
        Shape::Circle {
            centre,
            radius,
            fill,
            stroke,
        } => {
            let (centre, radius) = (scale.pos(*centre), radius * scale.tile);
            let seen = within.intersects(Rect::from_center_size(centre, egui::Vec2::splat(2.0 * radius)));
            if seen {
                let outline = round::disc(centre, radius, pixel);
                if fill.a > 0 {
                    round::fill(triangles, &outline, 0.0, *fill, pixel);
                }
                if let Some(stroke) = stroke {
                    let half = width(stroke) / 2.0;
                    round::line(triangles, &outline, [-half, half], stroke.colour, pixel);
                }
            }
            seen
        }
        Shape::Text { .. } => true,
    }
}

/// A drawing lower than that, in pixels, would be a speck.
const fn least_height(drawing: Drawing) -> f32 {
    if matches!(drawing, Drawing::Tuft | Drawing::Flower) {
        3.0
    } else {
        2.0
    }
}

/// Paints a shape if it is a text.
pub(super) fn text(painter: &Painter, scale: Scale, shape: &Shape) {
    if let Shape::Text {
        centre,
        size,
        text,
        colour: ink,
    } = shape
    {
        write(painter, scale.pos(*centre), size * scale.tile, text, *ink);
    }
}

/// Writes in whole points, so that a zooming hand does not fill the font's atlas.
fn write(painter: &Painter, centre: Pos2, size: f32, text: &str, ink: Rgba) {
    let font = FontId::proportional(size.round().max(1.0));
    painter.text(centre, Align2::CENTER_CENTER, text, font, colour(ink));
}

/// Cuts a line into dashes of that length with gaps of that length between them.
fn dashes(points: &[Point], dash: f32, gap: f32) -> Vec<Vec<Point>> {
    let mut dashes: Vec<Vec<Point>> = Vec::new();
    let mut walked = 0.0;
    for (from, to) in points.iter().zip(points.iter().skip(1)) {
        let length = (to.x - from.x).hypot(to.y - from.y);
        let mut at = 0.0;
        while at < length {
            let within = (walked + at) % (dash + gap);
            let (drawn, left) = if within < dash {
                (true, dash - within)
            } else {
                (false, dash + gap - within)
            };
            let end = (at + left.max(dash * 1e-3)).min(length);
            if drawn {
                dashes.push(vec![from.towards(*to, at / length), from.towards(*to, end / length)]);
            }
            at = end;
        }
        walked += length;
    }
    dashes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dashed_line_is_drawn_for_its_part_and_goes_on_round_corners() {
        let corner = [Point::new(0.0, 0.0), Point::new(1.0, 0.0), Point::new(1.0, 1.0)];
        let drawn: f32 = dashes(&corner, 0.1, 0.3)
            .iter()
            .map(|dash| (dash[1].x - dash[0].x).hypot(dash[1].y - dash[0].y))
            .sum();
        assert!((drawn - 0.5).abs() < 1e-3, "{drawn}");
        assert!(dashes(&corner[..1], 0.1, 0.3).is_empty());
    }
}
