//! A sheet as SVG: every drawing once, every name as text.

use super::sheet::{Anchor, Sheet, Text};
use crate::picture::{Contour, Drawing, Ink, Outline, Point, Rgba, Shape, Stamp, Stroke};
use crate::words::tame;
use std::collections::HashMap;
use std::fmt::Write;

/// The fonts by name: that of the window, and what a machine has instead. A PNG knows the first alone.
const FONTS: &str = "Ubuntu, 'Ubuntu Light', 'Segoe UI', 'Helvetica Neue', sans-serif";

/// How closely curves are followed, as a part of a drawing's size: enough for a large print.
const GRAIN: f32 = 0.001;

/// The sheet as a whole SVG file.
pub fn svg(sheet: &Sheet) -> String {
    let mut writer = Writer::default();
    let board = &sheet.board;
    let (x, y) = (number(board.origin.x), number(board.origin.y));
    let _ = writeln!(
        writer.body,
        "<g transform=\"translate({x} {y}) scale({})\">",
        board.tile
    );
    writer.shapes(&board.shapes);
    writer.body.push_str("</g>\n");
    writer.shapes(&sheet.shapes);
    for text in &sheet.texts {
        writer.text(text);
    }
    let (width, height) = (number(sheet.width), number(sheet.height));
    let title = escaped(&sheet.title);
    let Writer { drawings, body, .. } = writer;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"{width}\" \
         height=\"{height}\" viewBox=\"0 0 {width} {height}\" font-family=\"{FONTS}\" font-weight=\"300\">\n\
         <title>{title}</title>\n<defs>\n{drawings}</defs>\n\
         <rect width=\"{width}\" height=\"{height}\"{}/>\n{body}</svg>\n",
        filled(sheet.ground)
    )
}

/// What has been written so far.
#[derive(Default)]
struct Writer {
    /// The drawings in use, each once in each of its colours.
    drawings: String,
    numbers: HashMap<(Drawing, Rgba, Rgba), usize>,
    body: String,
}

impl Writer {
    fn shapes(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            let element = match shape {
                Shape::Rect {
                    rect,
                    corner,
                    fill,
                    stroke,
                } => format!(
                    "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"{}{}/>\n",
                    number(rect.min.x),
                    number(rect.min.y),
                    number(rect.width()),
                    number(rect.height()),
                    number(*corner),
                    filled(*fill),
                    stroke.map(stroked).unwrap_or_default()
                ),
                Shape::Circle {
                    centre,
                    radius,
                    fill,
                    stroke,
                } => format!(
                    "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}{}/>\n",
                    number(centre.x),
                    number(centre.y),
                    number(*radius),
                    filled(*fill),
                    stroke.map(stroked).unwrap_or_default()
                ),
                Shape::Line { points, stroke, dash } => {
                    let dash =
                        dash.map(|(dash, gap)| format!(" stroke-dasharray=\"{} {}\"", number(dash), number(gap)));
                    format!(
                        "<path d=\"{}\" fill=\"none\" stroke-linecap=\"round\"{}{}/>\n",
                        path(points, false),
                        stroked(*stroke),
                        dash.unwrap_or_default()
                    )
                }
                Shape::Stamp(stamp) => self.stamp(stamp),
                Shape::Text {
                    centre,
                    size,
                    text,
                    colour,
                } => {
                    self.text(&Text {
                        // The middle of the letters lies about a third of their height above the line they stand on.
                        at: centre.moved(0.0, size * 0.35),
                        anchor: Anchor::Middle,
                        size: *size,
                        text: text.clone(),
                        colour: *colour,
                    });
                    continue;
                }
            };
            self.body.push_str(&element);
        }
    }

    fn text(&mut self, text: &Text) {
        let anchor = match text.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let _ = writeln!(
            self.body,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{anchor}\"{}>{}</text>",
            number(text.at.x),
            number(text.at.y),
            number(text.size),
            filled(text.colour),
            escaped(&text.text)
        );
    }

    /// A reference to the drawing, which is written where it is used for the first time.
    fn stamp(&mut self, stamp: &Stamp) -> String {
        let view = stamp.drawing.sketch().view;
        let next = self.numbers.len();
        let key = (stamp.drawing, stamp.tint, stamp.rim);
        let drawing = *self.numbers.entry(key).or_insert_with(|| {
            let outlines = stamp.drawing.cut(GRAIN).outlines;
            let elements: String = outlines.iter().map(|part| outline(part, stamp)).collect();
            let _ = writeln!(self.drawings, "<g id=\"d{next}\">\n{elements}</g>");
            next
        });
        let (across, down) = (stamp.rect.width() / view.width(), stamp.rect.height() / view.height());
        let (x, y) = (
            stamp.rect.min.x - view.min.x * across,
            stamp.rect.min.y - view.min.y * down,
        );
        let opacity = if stamp.opacity < 1.0 {
            format!(" opacity=\"{}\"", number(stamp.opacity))
        } else {
            String::new()
        };
        format!(
            "<use xlink:href=\"#d{drawing}\" transform=\"translate({} {}) scale({across} {down})\"{opacity}/>\n",
            number(x),
            number(y)
        )
    }
}

/// A part of a drawing.
fn outline(part: &Outline, stamp: &Stamp) -> String {
    let coloured = |ink: Ink| {
        let colour = match ink {
            Ink::Tint => stamp.tint,
            Ink::Rim => stamp.rim,
            Ink::Own(own) => own,
        };
        colour.faded(part.opacity)
    };
    let of = |Contour { points, closed }: &Contour| path(points, *closed);
    let data: String = part.contours.iter().map(of).collect();
    let fill = part.fill.map_or(Rgba::CLEAR, coloured);
    let stroke = part.stroke.map(|pen| {
        let stroke = Stroke {
            colour: coloured(pen.ink),
            width: pen.width,
        };
        let cap = if pen.round { " stroke-linecap=\"round\"" } else { "" };
        stroked(stroke) + cap
    });
    format!("<path d=\"{data}\"{}{}/>\n", filled(fill), stroke.unwrap_or_default())
}

fn path(points: &[Point], closed: bool) -> String {
    let mut data = String::new();
    for (index, point) in points.iter().enumerate() {
        let step = if index == 0 { 'M' } else { 'L' };
        let _ = write!(data, "{step}{} {}", number(point.x), number(point.y));
    }
    if closed {
        data.push('Z');
    }
    data
}

fn filled(colour: Rgba) -> String {
    if colour.a == 0 {
        return " fill=\"none\"".to_owned();
    }
    painted("fill", colour)
}

fn stroked(stroke: Stroke) -> String {
    let width = number(stroke.width);
    painted("stroke", stroke.colour) + &format!(" stroke-width=\"{width}\" stroke-linejoin=\"round\"")
}

fn painted(what: &str, colour: Rgba) -> String {
    let Rgba { r, g, b, a } = colour;
    let opaque = format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\"");
    if a == u8::MAX {
        opaque
    } else {
        opaque + &format!(" {what}-opacity=\"{}\"", number(f32::from(a) / 255.0))
    }
}

/// A number with as many places as can be seen.
fn number(number: f32) -> f32 {
    // Adding nothing makes a positive zero of a negative one.
    (number * 1000.0).round() / 1000.0 + 0.0
}

/// A text that XML can hold, and that reads as it did.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in tame(text).chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            // These two are no characters to XML.
            '\u{FFFE}' | '\u{FFFF}' => escaped.push('\u{FFFD}'),
            other => escaped.push(other),
        }
    }
    escaped
}
