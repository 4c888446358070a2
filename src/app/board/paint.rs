//! From the picture's shapes to those of egui.

use super::projector::Projector;
use crate::app::stencil;
use crate::app::theme::colour;
use crate::picture::{Rgba, Shape, Stroke};
use egui::{Align2, CornerRadius, FontId, Mesh, Painter, Pos2, StrokeKind};

/// Type is set in steps of this many points, so that a zooming hand does not fill the font atlas.
const TYPE_STEP: f32 = 1.0;

/// Paints shapes of the turned board, in their order. What lies outside the painter's clip is left out.
pub(super) fn paint(painter: &Painter, projector: &Projector, shapes: &[Shape]) {
    let scale = projector.zoom.points();
    let pixel = painter.ctx().pixels_per_point().recip();
    let clip = painter.clip_rect();
    let outline = |stroke: Option<Stroke>| {
        stroke.map_or(egui::Stroke::NONE, |Stroke { colour: line, width }| {
            egui::Stroke::new((width * scale).max(pixel), colour(line))
        })
    };
    // Neighbouring drawings share one mesh.
    let mut mesh = Mesh::default();
    for shape in shapes {
        if let Shape::Stamp(stamp) = shape {
            let rect = projector.project_rect(stamp.rect);
            if clip.intersects(rect) && rect.height() >= 2.0 * pixel {
                stencil::stamp(&mut mesh, stamp, rect, pixel);
            }
            continue;
        }
        if !mesh.is_empty() {
            painter.add(std::mem::take(&mut mesh));
        }
        match shape {
            Shape::Stamp(_) => {}
            Shape::Rect {
                rect,
                corner,
                fill,
                stroke,
            } => {
                let rect = projector.project_rect(*rect);
                if clip.intersects(rect) {
                    let corner = CornerRadius::same((corner * scale).round() as u8);
                    painter.rect(rect, corner, colour(*fill), outline(*stroke), StrokeKind::Inside);
                }
            }
            Shape::Circle {
                centre,
                radius,
                fill,
                stroke,
            } => {
                painter.circle(
                    projector.project(*centre),
                    radius * scale,
                    colour(*fill),
                    outline(*stroke),
                );
            }
            Shape::Line { points, stroke, dash } => {
                let points: Vec<Pos2> = points.iter().map(|point| projector.project(*point)).collect();
                let line = outline(Some(*stroke));
                match dash {
                    None => {
                        painter.line(points, line);
                    }
                    Some((dash, gap)) => {
                        painter.extend(egui::Shape::dashed_line(&points, line, dash * scale, gap * scale));
                    }
                }
            }
            Shape::Text {
                centre,
                size,
                text,
                colour: ink,
            } => write(painter, projector.project(*centre), size * scale, text, *ink),
        }
    }
    if !mesh.is_empty() {
        painter.add(mesh);
    }
}

fn write(painter: &Painter, centre: Pos2, size: f32, text: &str, ink: Rgba) {
    let size = (size / TYPE_STEP).round().max(1.0) * TYPE_STEP;
    painter.text(
        centre,
        Align2::CENTER_CENTER,
        text,
        FontId::proportional(size),
        colour(ink),
    );
}
