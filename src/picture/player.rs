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
    use palette::color_difference::Ciede2000;
    use palette::{IntoColor, Lab, LinSrgb, Srgb};

    /// How a colour is seen: what of its linear red, green and blue arrives as red, green and blue.
    type Eyes = [[f32; 3]; 3];

    /// Nobody is colour-blind.
    const PLAIN: Eyes = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

    /// The three kinds of colour blindness when complete: without red, without green and without blue cones, by Machado,
    /// Oliveira and Fernandes (2009).
    const BLIND: [Eyes; 3] = [
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ];

    /// From here on two colours are easily told apart (ΔE2000).
    const APART: f32 = 10.0;

    fn seen(colour: Rgba, eyes: Eyes) -> Lab {
        let light: LinSrgb<f32> = Srgb::new(colour.r, colour.g, colour.b).into_linear();
        let light = [light.red, light.green, light.blue];
        let arrives = |row: [f32; 3]| -> f32 { row.iter().zip(light).map(|(part, of)| part * of).sum() };
        let [red, green, blue] = eyes.map(|row| arrives(row).clamp(0.0, 1.0));
        LinSrgb::new(red, green, blue).into_color()
    }

    /// The pairs of players' colours that such eyes hardly tell apart.
    fn alike(eyes: Eyes) -> Vec<(Colour, Colour)> {
        let pairs = Colour::ALL.iter().enumerate().flat_map(|(index, one)| {
            let others = Colour::ALL.iter().skip(index + 1);
            others.map(|other| (*one, *other))
        });
        let body = |colour| seen(livery(colour).body, eyes);
        pairs
            .filter(|(one, other)| body(*one).difference(body(*other)) < APART)
            .collect()
    }

    #[test]
    fn an_emblem_is_seen_on_its_body() {
        for colour in Colour::ALL {
            let Livery { body, emblem, .. } = livery(*colour);
            assert!(emblem.contrast(body) >= 4.5, "{colour:?} {}", emblem.contrast(body));
        }
    }

    #[test]
    fn the_ten_colours_are_told_apart_by_who_sees_colours() {
        assert_eq!(alike(PLAIN), []);
    }

    #[test]
    fn what_the_colour_blind_cannot_tell_apart_the_emblems_do() {
        let alike = BLIND.map(alike);
        assert!(alike.iter().any(|pairs| !pairs.is_empty()), "no simulation at all?");
        for (one, other) in alike.into_iter().flatten() {
            let [one, other] = [one, other].map(|colour| Drawing::Emblem(colour).sketch());
            assert!(!one.outlines.is_empty() && one != other);
        }
    }

    #[test]
    fn a_figure_and_a_token_always_bear_the_emblem() {
        let rect = Rect::around(Point::new(0.0, 0.0), 2.0, 2.0);
        for colour in Colour::ALL {
            let figures = Kind::ALL.iter().map(|kind| figure(*kind, *colour, rect));
            for shapes in figures.chain([token(*colour, rect.centre(), 1.0).to_vec()]) {
                let on_top = shapes.last();
                let bears = matches!(on_top, Some(Shape::Stamp(stamp))
                    if stamp.drawing == Drawing::Emblem(*colour)
                        && stamp.opacity == 1.0
                        && stamp.tint == livery(*colour).emblem
                        && stamp.rect.width() >= 0.25);
                assert!(bears, "{colour:?} {on_top:?}");
            }
        }
    }
}
