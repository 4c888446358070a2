//! The shapes a picture is made of.

use super::drawing::Drawing;
use super::geometry::{Point, Rect};
use super::look::Rgba;

/// A line's colour and width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub colour: Rgba,
    /// Its width, in tiles; the line lies half on either side of its path. Ends and corners are round.
    pub width: f32,
}

/// A drawing of this project, put somewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stamp {
    /// Which.
    pub drawing: Drawing,
    /// Where: the drawing fills this rectangle ([`Drawing::fit`] finds one that keeps its proportions).
    pub rect: Rect,
    /// The colour of its parts that have none of their own.
    pub tint: Rgba,
    /// The colour of its rim.
    pub rim: Rgba,
    /// How much of it shows, 0 to 1.
    pub opacity: f32,
}

/// One piece of a picture. A list of them is painted in its order, later ones over earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle with round corners.
    Rect {
        /// Where.
        rect: Rect,
        /// Radius of the corners, in tiles.
        corner: f32,
        /// What fills it; clear for an outline alone.
        fill: Rgba,
        /// Its outline, if it has one.
        stroke: Option<Stroke>,
    },
    /// A circle.
    Circle {
        /// Its middle.
        centre: Point,
        /// Its radius, in tiles.
        radius: f32,
        /// What fills it; clear for an outline alone.
        fill: Rgba,
        /// Its outline, if it has one.
        stroke: Option<Stroke>,
    },
    /// A line through some points.
    Line {
        /// The points, in order.
        points: Vec<Point>,
        /// How it is drawn.
        stroke: Stroke,
        /// Lengths of dash and gap, in tiles; none for an unbroken line.
        dash: Option<(f32, f32)>,
    },
    /// A drawing.
    Stamp(Stamp),
    /// A line of text.
    Text {
        /// Its middle.
        centre: Point,
        /// Height of the type, in tiles.
        size: f32,
        /// What it says.
        text: String,
        /// Its colour.
        colour: Rgba,
    },
}
