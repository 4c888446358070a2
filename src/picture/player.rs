//! What a player's figures look like: his colour, and an emblem for those to whom colours say little.

use super::drawing::Drawing;
use super::geometry::{Point, Rect};
use super::look::Rgba;
use super::shape::{Shape, Stamp, Stroke};
use crate::table::{Colour, Kind};

/// The colours a player's figures and cards are painted with. His emblem is [`Drawing::Emblem`](super::Drawing).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Livery {
    /// His colour.
    pub body: Rgba,
    /// The emblem on it.
    pub emblem: Rgba,
    /// The rim that lifts a figure off meadow and card.
    pub rim: Rgba,
}

/// The livery of a colour, the same in light and dark.
pub const fn livery(colour: Colour) -> Livery {
    const CREAM: Rgba = Rgba::hex(0xFFF8EA);
    const DARK: Rgba = Rgba::hex(0x2B2A25);
    let (body, emblem, rim) = match colour {
        Colour::Red => (Rgba::hex(0xC8372D), CREAM, CREAM),
        Colour::Blue => (Rgba::hex(0x2C6CB4), CREAM, CREAM),
        Colour::Green => (Rgba::hex(0x2F7D4A), CREAM, CREAM),
        Colour::Yellow => (Rgba::hex(0xE7B416), DARK, CREAM),
        Colour::Black => (Rgba::hex(0x35322E), CREAM, CREAM),
        Colour::Pink => (Rgba::hex(0xDE7BA3), DARK, CREAM),
        Colour::Grey => (Rgba::hex(0x94979B), DARK, CREAM),
        // Cream around white would be no rim.
        Colour::White => (Rgba::hex(0xFBFAF6), DARK, Rgba::hex(0x5B5346)),
        Colour::Purple => (Rgba::hex(0x6E479C), CREAM, CREAM),
        Colour::Orange => (Rgba::hex(0xE0761F), DARK, CREAM),
    };
    Livery { body, emblem, rim }
}

/// A figure of that kind in a player's colour, with his emblem, fitted into `rect`.
pub fn figure(kind: Kind, colour: Colour, rect: Rect) -> Vec<Shape> {
    let Livery { body, emblem, rim } = livery(colour);
    let drawing = Drawing::Figure(kind);
    let sketch = drawing.sketch();
    let rect = drawing.fit(rect);
    let mut shapes = vec![Shape::Stamp(Stamp {
        drawing,
        rect,
        tint: body,
        rim,
        opacity: 1.0,
    })];
    if let Some((centre, radius)) = sketch.emblem {
        let scale = rect.width() / sketch.view.width();
        let middle = sketch.view.centre();
        let centre = rect
            .centre()
            .moved((centre.x - middle.x) * scale, (centre.y - middle.y) * scale);
        shapes.push(emblem_at(colour, centre, radius * scale, emblem));
    }
    shapes
}

/// A round token in a player's colour with his emblem: who it is, where there is no figure.
pub fn token(colour: Colour, centre: Point, radius: f32) -> [Shape; 2] {
    let Livery { body, emblem, rim } = livery(colour);
    let disc = Shape::Circle {
        centre,
        radius,
        fill: body,
        stroke: Some(Stroke {
            colour: rim,
            width: radius * 0.12,
        }),
    };
    [disc, emblem_at(colour, centre, radius * 0.5, emblem)]
}

fn emblem_at(colour: Colour, centre: Point, radius: f32, tint: Rgba) -> Shape {
    Shape::Stamp(Stamp {
        drawing: Drawing::Emblem(colour),
        rect: Rect::around(centre, 2.0 * radius, 2.0 * radius),
        tint,
        rim: Rgba::CLEAR,
        opacity: 1.0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_emblem_is_seen_on_its_body() {
        for colour in Colour::ALL {
            let Livery { body, emblem, .. } = livery(*colour);
            assert!(emblem.contrast(body) >= 4.5, "{colour:?} {}", emblem.contrast(body));
        }
    }
}
