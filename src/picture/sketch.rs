//! A drawing as outlines, read from the small part of SVG that our own drawings keep to.
//!
//! # Shortcomings
//! Elements: `path`, `circle`, `ellipse`, `rect`, `line` inside one `svg` with a `viewBox`; no groups, no transforms, no
//! style sheets. `fill`, `stroke`, `stroke-width` and `stroke-linecap` are taken from `svg` where an element has none.
//! Every corner of a line is round. What is beyond that is a [`SketchFault`], and a test reads every drawing.
//!
//! Two things are ours: `currentColor` stands for the tint of a [`Stamp`](super::Stamp) and `class="rim"` gives a stroke
//! the stamp's rim colour; a `circle` with the id `emblem` is not drawn but says where a player's emblem goes.

use super::geometry::{Point, Rect};
use super::look::Rgba;
use std::collections::BTreeMap;
use std::f32::consts::TAU;
use std::str::FromStr;
use svgtypes::{SimplePathSegment, SimplifyingPathParser};
use thiserror::Error;

/// What colours a part of a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ink {
    /// The stamp's tint.
    Tint,
    /// The stamp's rim.
    Rim,
    /// A colour of its own.
    Own(Rgba),
}

/// A line of straight pieces; curves have been flattened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Contour {
    /// Its corners, in the drawing's own units.
    pub points: Vec<Point>,
    /// Whether the last is joined to the first.
    pub closed: bool,
}

/// The line along a contour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// Its width, in the drawing's own units.
    pub width: f32,
    /// Its colour.
    pub ink: Ink,
    /// Whether its ends are round, else cut off.
    pub round: bool,
}

/// One part of a drawing: contours that are filled together (by the nonzero rule), stroked, or both, the stroke on top.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// The contours.
    pub contours: Vec<Contour>,
    /// What fills them.
    pub fill: Option<Ink>,
    /// The line along them.
    pub stroke: Option<Pen>,
    /// How much of the part shows, 0 to 1.
    pub opacity: f32,
}

/// A drawing: its parts in the order they are painted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sketch {
    /// The part of its own plane that it fills.
    pub view: Rect,
    /// Its parts.
    pub outlines: Vec<Outline>,
    /// Middle and radius of the place for a player's emblem.
    pub emblem: Option<(Point, f32)>,
}

/// Why a drawing cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SketchFault {
    /// It does not begin with an `svg` element that has a `viewBox`.
    #[error("no svg element with a viewBox")]
    NoView,
    /// An element that the reader does not know.
    #[error("unknown element <{0}>")]
    Element(String),
    /// An attribute that the reader does not know, is missing, or has a value it cannot read.
    #[error("attribute {0}")]
    Attribute(String),
}

impl Sketch {
    /// Reads a drawing. Its curves are flattened so that they keep within that part of its size, such as 0.001.
    ///
    /// # Errors
    /// Names the first thing that is not in the part of SVG described above.
    pub fn read(svg: &str, grain: f32) -> Result<Self, SketchFault> {
        let mut elements = svg.split('<').skip(1).filter(|text| !text.starts_with('/'));
        let root = elements.next().and_then(Element::read).ok_or(SketchFault::NoView)?;
        let view_box: svgtypes::ViewBox = root.value("viewBox").map_err(|_| SketchFault::NoView)?;
        let min = Point::new(view_box.x as f32, view_box.y as f32);
        let mut sketch = Self {
            view: Rect::new(min, min.moved(view_box.w as f32, view_box.h as f32)),
            ..Self::default()
        };
        let tolerance = grain * sketch.view.width().max(sketch.view.height());
        for text in elements {
            let element = Element::read(text).ok_or_else(|| SketchFault::Element(text.to_owned()))?;
            element.check()?;
            if element.attributes.get("id") == Some(&"emblem") {
                let centre = Point::new(element.number("cx")?, element.number("cy")?);
                sketch.emblem = Some((centre, element.number("r")?));
                continue;
            }
            let outline = element.outline(&root, tolerance)?;
            match (outline.stroke, outline.fill) {
                // So a rim lies under the fill of all its contours, however thick it is.
                (Some(_), Some(_)) if element.attributes.get("paint-order") == Some(&"stroke") => {
                    let (stroked, filled) = (
                        Outline {
                            fill: None,
                            ..outline.clone()
                        },
                        outline,
                    );
                    sketch.outlines.push(stroked);
                    sketch.outlines.push(Outline { stroke: None, ..filled });
                }
                (Some(_) | None, Some(_) | None) => sketch.outlines.push(outline),
            }
        }
        Ok(sketch)
    }
}

/// A tag: its name and its attributes.
struct Element<'a> {
    name: &'a str,
    attributes: BTreeMap<&'a str, &'a str>,
}

impl<'a> Element<'a> {
    /// The tag whose text, without the first bracket, that is.
    fn read(text: &'a str) -> Option<Self> {
        let tag = text.split('>').next()?.trim_end_matches('/');
        let (name, mut rest) = tag.split_once(char::is_whitespace)?;
        let mut attributes = BTreeMap::new();
        while let Some((key, after)) = rest.split_once("=\"") {
            let (value, after) = after.split_once('"')?;
            attributes.insert(key.trim(), value);
            rest = after;
        }
        rest.trim().is_empty().then_some(Self { name, attributes })
    }

    /// Whether the element and its attributes are known to the reader.
    fn check(&self) -> Result<(), SketchFault> {
        const PAINT: [&str; 8] = [
            "fill",
            "stroke",
            "stroke-width",
            "stroke-linecap",
            "stroke-linejoin",
            "opacity",
            "class",
            "paint-order",
        ];
        let own: &[&str] = match self.name {
            "path" => &["d"],
            "circle" => &["cx", "cy", "r", "id"],
            "ellipse" => &["cx", "cy", "rx", "ry"],
            "rect" => &["x", "y", "width", "height", "rx"],
            "line" => &["x1", "y1", "x2", "y2"],
            other => return Err(SketchFault::Element(other.to_owned())),
        };
        match self
            .attributes
            .keys()
            .find(|key| !own.contains(*key) && !PAINT.contains(*key))
        {
            Some(key) => Err(SketchFault::Attribute((*key).to_owned())),
            None => Ok(()),
        }
    }

    fn value<T: FromStr>(&self, key: &str) -> Result<T, SketchFault> {
        self.attributes
            .get(key)
            .and_then(|text| text.parse().ok())
            .ok_or_else(|| SketchFault::Attribute(key.to_owned()))
    }

    fn number(&self, key: &str) -> Result<f32, SketchFault> {
        self.value(key)
    }

    /// The number of that attribute, or another where it has none.
    fn number_or(&self, key: &str, otherwise: f32) -> Result<f32, SketchFault> {
        if self.attributes.contains_key(key) {
            self.number(key)
        } else {
            Ok(otherwise)
        }
    }

    /// What it draws, with the root's paint where it has none of its own.
    fn outline(&self, root: &Self, tolerance: f32) -> Result<Outline, SketchFault> {
        let paint = |key: &str| self.attributes.get(key).or_else(|| root.attributes.get(key)).copied();
        let width = if self.attributes.contains_key("stroke-width") {
            self.number("stroke-width")?
        } else {
            root.number_or("stroke-width", 1.0)?
        };
        let round = paint("stroke-linecap") == Some("round");
        let stroke = if self.attributes.get("class") == Some(&"rim") {
            Some(Ink::Rim)
        } else {
            ink(paint("stroke").unwrap_or("none"))?
        };
        Ok(Outline {
            contours: self.contours(tolerance)?,
            fill: ink(paint("fill").unwrap_or("black"))?,
            stroke: stroke.map(|ink| Pen { width, ink, round }),
            opacity: self.number_or("opacity", 1.0)?,
        })
    }

    fn contours(&self, tolerance: f32) -> Result<Vec<Contour>, SketchFault> {
        let round = |cx: f32, cy: f32, rx: f32, ry: f32| {
            let steps = steps_of_arc(rx.max(ry), TAU, tolerance);
            let points = (0..steps)
                .map(|step| {
                    let (sin, cos) = (TAU * step as f32 / steps as f32).sin_cos();
                    Point::new(cx + rx * cos, cy + ry * sin)
                })
                .collect();
            vec![Contour { points, closed: true }]
        };
        match self.name {
            "path" => path(self.attributes.get("d").copied().unwrap_or_default(), tolerance),
            "circle" => {
                let r = self.number("r")?;
                Ok(round(self.number("cx")?, self.number("cy")?, r, r))
            }
            "ellipse" => Ok(round(
                self.number("cx")?,
                self.number("cy")?,
                self.number("rx")?,
                self.number("ry")?,
            )),
            "rect" => {
                let (x, y) = (self.number("x")?, self.number("y")?);
                let (width, height) = (self.number("width")?, self.number("height")?);
                let r = self.number_or("rx", 0.0)?;
                // The same outline as a path, so that round corners are flattened in one place only.
                let (w, h) = (width - 2.0 * r, height - 2.0 * r);
                let corners = format!(
                    "M{} {y}h{w}a{r} {r} 0 0 1 {r} {r}v{h}a{r} {r} 0 0 1 -{r} {r}h-{w}a{r} {r} 0 0 1 -{r} -{r}v-{h}a{r} {r} 0 0 1 {r} -{r}Z",
                    x + r
                );
                path(&corners, tolerance)
            }
            "line" => Ok(vec![Contour {
                points: vec![
                    Point::new(self.number("x1")?, self.number("y1")?),
                    Point::new(self.number("x2")?, self.number("y2")?),
                ],
                closed: false,
            }]),
            other => Err(SketchFault::Element(other.to_owned())),
        }
    }
}

/// The ink that a `fill` or `stroke` names.
fn ink(paint: &str) -> Result<Option<Ink>, SketchFault> {
    match paint {
        "none" => Ok(None),
        "currentColor" => Ok(Some(Ink::Tint)),
        colour => {
            let svgtypes::Color {
                red,
                green,
                blue,
                alpha,
                ..
            } = colour.parse().map_err(|_| SketchFault::Attribute(colour.to_owned()))?;
            Ok(Some(Ink::Own(Rgba {
                r: red,
                g: green,
                b: blue,
                a: alpha,
            })))
        }
    }
}

/// The contours of path data.
fn path(data: &str, tolerance: f32) -> Result<Vec<Contour>, SketchFault> {
    let mut contours: Vec<Contour> = Vec::new();
    let mut last = Point::default();
    for segment in SimplifyingPathParser::from(data) {
        let segment = segment.map_err(|_| SketchFault::Attribute("d".to_owned()))?;
        if let SimplePathSegment::MoveTo { x, y } = segment {
            last = Point::new(x as f32, y as f32);
            contours.push(Contour {
                points: vec![last],
                closed: false,
            });
            continue;
        }
        let Some(contour) = contours.last_mut() else {
            return Err(SketchFault::Attribute("d".to_owned()));
        };
        // A quadratic curve is the cubic one with these controls, a straight line is one that never bends.
        let (one, two, end) = match segment {
            SimplePathSegment::MoveTo { .. } => continue,
            SimplePathSegment::ClosePath => {
                contour.closed = true;
                continue;
            }
            SimplePathSegment::LineTo { x, y } => {
                last = Point::new(x as f32, y as f32);
                contour.points.push(last);
                continue;
            }
            SimplePathSegment::Quadratic { x1, y1, x, y } => {
                let (control, end) = (Point::new(x1 as f32, y1 as f32), Point::new(x as f32, y as f32));
                (last.towards(control, 2.0 / 3.0), end.towards(control, 2.0 / 3.0), end)
            }
            SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => (
                Point::new(x1 as f32, y1 as f32),
                Point::new(x2 as f32, y2 as f32),
                Point::new(x as f32, y as f32),
            ),
        };
        flatten(last, one, two, end, tolerance, &mut contour.points);
        last = end;
    }
    for contour in &mut contours {
        // A path that returns to its start before `Z` must not have that corner twice: it has no direction there.
        if contour.closed && contour.points.len() > 1 && contour.points.first() == contour.points.last() {
            contour.points.pop();
        }
    }
    Ok(contours)
}

/// Adds the points of a cubic curve after its first, so close that the line through them keeps within `tolerance`.
fn flatten(from: Point, one: Point, two: Point, to: Point, tolerance: f32, points: &mut Vec<Point>) {
    // Wang's bound on the second derivative.
    let bend = |a: Point, b: Point, c: Point| (a.x - 2.0 * b.x + c.x).hypot(a.y - 2.0 * b.y + c.y);
    let most = bend(from, one, two).max(bend(one, two, to));
    let steps = (0.75 * most / tolerance).sqrt().ceil().clamp(1.0, 64.0) as usize;
    points.extend((1..=steps).map(|step| {
        let t = step as f32 / steps as f32;
        let (a, b, c) = (from.towards(one, t), one.towards(two, t), two.towards(to, t));
        a.towards(b, t).towards(b.towards(c, t), t)
    }));
}

/// Into how many chords an arc is cut so that they keep within `tolerance`.
fn steps_of_arc(radius: f32, angle: f32, tolerance: f32) -> usize {
    let chord = 2.0 * (1.0 - (tolerance / radius).min(1.0)).acos();
    (angle / chord).ceil().clamp(8.0, 128.0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(inner: &str) -> Result<Sketch, SketchFault> {
        Sketch::read(
            &format!(r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" fill="#102030">{inner}</svg>"##),
            0.001,
        )
    }

    #[test]
    fn a_part_takes_the_roots_paint_where_it_has_none() {
        let sketch =
            read(r##"<path d="M0 0H10V10Z"/><line x1="0" y1="0" x2="5" y2="5" fill="none" stroke="currentColor"/>"##)
                .unwrap();
        let [triangle, line] = sketch.outlines.as_slice() else {
            panic!("two parts");
        };
        assert_eq!(triangle.fill, Some(Ink::Own(Rgba::hex(0x102030))));
        assert_eq!(triangle.stroke, None);
        assert!(triangle.contours[0].closed);
        assert_eq!(triangle.contours[0].points.len(), 3);
        let pen = Pen {
            width: 1.0,
            ink: Ink::Tint,
            round: false,
        };
        assert_eq!((line.fill, line.stroke), (None, Some(pen)));
    }

    #[test]
    fn curves_keep_to_their_true_line() {
        let sketch = read(r#"<circle cx="5" cy="5" r="5"/><path d="M5 0A5 5 0 0 1 10 5"/>"#).unwrap();
        for outline in &sketch.outlines {
            let points = &outline.contours[0].points;
            assert!(points.len() > 4);
            for pair in points.windows(2) {
                let middle = pair[0].towards(pair[1], 0.5);
                let off = 5.0 - (middle.x - 5.0).hypot(middle.y - 5.0);
                assert!(off.abs() < 0.02, "{off}");
            }
        }
    }

    #[test]
    fn a_rim_is_painted_under_its_fill() {
        let sketch =
            read(r#"<path d="M0 0H10V10Z" fill="currentColor" class="rim" stroke-width="2" paint-order="stroke"/>"#)
                .unwrap();
        let inks: Vec<_> = sketch
            .outlines
            .iter()
            .map(|o| (o.stroke.map(|pen| pen.ink), o.fill))
            .collect();
        assert_eq!(inks, [(Some(Ink::Rim), None), (None, Some(Ink::Tint))]);
    }

    #[test]
    fn an_emblems_place_is_no_part() {
        let sketch = read(r#"<circle id="emblem" cx="4" cy="6" r="2"/>"#).unwrap();
        assert_eq!(sketch.emblem, Some((Point::new(4.0, 6.0), 2.0)));
        assert!(sketch.outlines.is_empty());
    }

    #[test]
    fn what_the_reader_does_not_know_is_named() {
        assert_eq!(read(r#"<g fill="none"/>"#), Err(SketchFault::Element("g".into())));
        assert_eq!(
            read(r#"<path d="M0 0" transform="scale(2)"/>"#),
            Err(SketchFault::Attribute("transform".into()))
        );
        assert_eq!(read(r#"<path d="L1 1"/>"#), Err(SketchFault::Attribute("d".into())));
        assert_eq!(Sketch::read("<svg />", 0.001), Err(SketchFault::NoView));
    }
}
