//! What a board says about some of its cells: targets, the trail, what is barred, the tile just laid.

use super::zoom::Zoom;
use crate::app::theme;
use crate::picture::{Drawing, Look, Palette, Point, Rect, Rgba, Shape, Stamp, Stroke, free_place, livery};
use crate::table::{Cell, Colour, Kind};

/// Something to be said about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// The tile just laid.
    Last,
    /// A hop may go here, or a tap is asked for.
    Step,
    /// A tap was asked for, and this is one of those.
    Ticked,
    /// A move may end here, and its best way pays so many eggs.
    Target {
        /// To whoever hops.
        eggs: i64,
        /// Whether it pays others too.
        others: bool,
        /// Whether it is the one picked.
        picked: bool,
    },
    /// The bunny has been here in this phase.
    Trail,
    /// The bunny may not come here.
    Barred,
    /// This tile is about to be laid elsewhere.
    Moving,
}

/// A way over the board, from cell to cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route<'a> {
    /// The cells, in order.
    pub cells: &'a [Cell],
    /// Whether it is only proposed; else it has been hopped.
    pub proposed: bool,
}

/// A tile that flashes in its owner's colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flash<'a> {
    /// The tile.
    pub cell: Cell,
    /// Its owner's colour.
    pub colour: Colour,
    /// His name.
    pub name: &'a str,
    /// When it was laid, by [`egui::InputState::time`].
    pub since: f64,
}

impl Flash<'_> {
    /// How long it is seen, in seconds.
    pub(super) const LASTS: f64 = 1.2;
}

/// What lies on the tiles, under figures and bunny.
pub(super) fn beneath(highlight: Highlight, cell: Cell, look: Look) -> Vec<Shape> {
    let palette = look.palette;
    let square = look.turn.square(cell);
    let over = |fill: Rgba| Shape::Rect {
        rect: square.shrunk(0.014),
        corner: 0.11,
        fill,
        stroke: None,
    };
    let frame = |shrink: f32, width: f32, colour: Rgba, fill: Rgba| Shape::Rect {
        rect: square.shrunk(shrink),
        corner: 0.11,
        fill,
        stroke: Some(Stroke { colour, width }),
    };
    match highlight {
        Highlight::Last => vec![frame(0.008, 0.045, palette.accent, Rgba::CLEAR)],
        // The meadow stays as it is: this is where one may go.
        Highlight::Step | Highlight::Target { picked: false, .. } => {
            vec![frame(0.03, 0.035, palette.accent, Rgba::CLEAR)]
        }
        Highlight::Ticked => vec![frame(0.008, 0.045, palette.accent, palette.accent.faded(0.16))],
        Highlight::Target { picked: true, .. } => vec![frame(0.0, 0.075, palette.accent, palette.glow.faded(0.3))],
        Highlight::Moving => vec![frame(0.0, 0.085, palette.accent, palette.glow.faded(0.45))],
        Highlight::Trail => vec![over(palette.shade)],
        Highlight::Barred => {
            // Hatched from corner to corner.
            let hatch = [-0.6, -0.2, 0.2, 0.6_f32].into_iter().map(|off| {
                let reach = 0.42 - off.abs() / 2.0;
                let middle = square.centre().moved(off / 2.0, off / 2.0);
                Shape::Line {
                    points: vec![middle.moved(-reach, reach), middle.moved(reach, -reach)],
                    stroke: Stroke {
                        colour: palette.ink.faded(0.4),
                        width: 0.04,
                    },
                    dash: None,
                }
            });
            std::iter::once(over(palette.shade)).chain(hatch).collect()
        }
    }
}

impl Highlight {
    /// Whether it invites a tap.
    pub(super) const fn wants_a_tap(self) -> bool {
        match self {
            Self::Step | Self::Ticked | Self::Target { .. } => true,
            Self::Last | Self::Trail | Self::Barred | Self::Moving => false,
        }
    }
}

/// What floats over figures and bunny.
pub(super) fn above(highlight: Highlight, cell: Cell, zoom: Zoom, look: Look) -> Vec<Shape> {
    match highlight {
        Highlight::Target { eggs, others, picked } => {
            badge(look.turn.centre(cell), (eggs, others), picked, zoom, look.palette)
        }
        Highlight::Ticked => tick(look.turn.square(cell), look.palette),
        Highlight::Moving => arrows(look.turn.square(cell), look.palette),
        Highlight::Last | Highlight::Step | Highlight::Trail | Highlight::Barred => Vec::new(),
    }
}

/// The ring around what the keyboard is on: dark and light, so that it is seen on every ground.
pub(super) fn ring(on: Rect, zoom: Zoom, palette: &Palette) -> [Shape; 2] {
    /// Its width, in points.
    const WIDTH: f32 = 3.0;
    let width = WIDTH / zoom.points();
    let frame = |off: f32, colour: Rgba| Shape::Rect {
        rect: on.shrunk(-off),
        corner: 0.11 + off,
        fill: Rgba::CLEAR,
        stroke: Some(Stroke { colour, width }),
    };
    [frame(width, palette.ink), frame(0.0, palette.card)]
}

/// A chip with an egg and a number, or with a nought alone, in a tile's upper right corner: whoever stands on the tile
/// is still seen. Where others get eggs too, a figure that is nobody's says so.
fn badge(tile: Point, (eggs, others): (i64, bool), picked: bool, zoom: Zoom, palette: &Palette) -> Vec<Shape> {
    /// How far it sticks out of the tile.
    const OUT: f32 = 0.03;
    let (fill, width) = if picked {
        (palette.soft_accent, 0.06)
    } else {
        (palette.card, 0.035)
    };
    // Never smaller than can be read.
    let size = (theme::SMALL / zoom.points()).max(0.28);
    let text = eggs.to_string();
    let pays = eggs > 0;
    let text_width = 0.56 * size * text.len() as f32;
    let egg_width = if pays { 0.66 * size } else { 0.0 };
    let others_width = if others { 0.72 * size } else { 0.0 };
    let width_inside = egg_width + text_width + others_width;
    let height = 1.2 * size;
    let room = (width_inside + 0.5 * size).max(height);
    let centre = tile.moved(0.5 + OUT - room / 2.0, height / 2.0 - 0.5 - OUT);
    let left = -width_inside / 2.0;
    let mut shapes = vec![Shape::Rect {
        rect: Rect::around(centre, room, height),
        corner: height / 2.0,
        fill,
        stroke: Some(Stroke {
            colour: palette.accent,
            width,
        }),
    }];
    shapes.extend(pays.then(|| egg(centre.moved(left + egg_width / 2.0, 0.0), 0.8 * size)));
    shapes.extend(others.then(|| {
        let middle = centre.moved(width_inside / 2.0 - 0.3 * size, 0.0);
        Shape::Stamp(Stamp {
            drawing: Drawing::Figure(Kind::Follower),
            rect: Rect::around(middle, 0.7 * size, 0.7 * size),
            tint: palette.quiet_ink,
            rim: Rgba::CLEAR,
            opacity: 1.0,
        })
    }));
    shapes.push(Shape::Text {
        centre: centre.moved(left + egg_width + text_width / 2.0, 0.0),
        size,
        text,
        colour: palette.ink,
    });
    shapes
}

/// The middle of what is said in the upper right corner of a tile, and the disc it lies on.
fn corner_disc(square: Rect, palette: &Palette) -> (Point, Shape) {
    let centre = Point::new(square.max.x - 0.16, square.min.y + 0.16);
    let disc = Shape::Circle {
        centre,
        radius: 0.19,
        fill: palette.accent,
        stroke: None,
    };
    (centre, disc)
}

/// A line drawn on such a disc.
fn drawn(points: Vec<Point>, palette: &Palette) -> Shape {
    Shape::Line {
        points,
        stroke: Stroke {
            colour: palette.on_accent,
            width: 0.045,
        },
        dash: None,
    }
}

/// A tick in the upper right corner of a tile.
fn tick(square: Rect, palette: &Palette) -> Vec<Shape> {
    let (centre, disc) = corner_disc(square, palette);
    let hook = vec![
        centre.moved(-0.09, 0.0),
        centre.moved(-0.025, 0.07),
        centre.moved(0.09, -0.07),
    ];
    vec![disc, drawn(hook, palette)]
}

/// Arrows to all four sides in the upper right corner of a tile.
fn arrows(square: Rect, palette: &Palette) -> Vec<Shape> {
    const REACH: f32 = 0.13;
    const BARB: f32 = 0.045;
    let (centre, disc) = corner_disc(square, palette);
    let arrow = |(x, y): (f32, f32)| {
        let tip = centre.moved(x * REACH, y * REACH);
        let back = centre.moved(x * (REACH - BARB), y * (REACH - BARB));
        let barbs = vec![back.moved(y * BARB, x * BARB), tip, back.moved(-y * BARB, -x * BARB)];
        [drawn(vec![centre, tip], palette), drawn(barbs, palette)]
    };
    let sides = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];
    std::iter::once(disc).chain(sides.into_iter().flat_map(arrow)).collect()
}

fn egg(centre: Point, size: f32) -> Shape {
    Shape::Stamp(Stamp {
        drawing: Drawing::Egg,
        rect: Rect::around(centre, size, size),
        tint: Rgba::CLEAR,
        rim: Rgba::CLEAR,
        opacity: 1.0,
    })
}

/// A figure that will earn: the light under it; larger where it is `meant`.
pub(super) fn glow(figure: Rect, meant: bool, palette: &Palette) -> Shape {
    let (reach, opacity, width) = if meant { (0.72, 1.0, 0.05) } else { (0.56, 0.85, 0.03) };
    Shape::Circle {
        centre: figure.centre(),
        radius: figure.width() * reach,
        fill: palette.glow.faded(opacity),
        stroke: Some(Stroke {
            colour: palette.accent,
            width,
        }),
    }
}

/// A figure that will earn: its eggs, in a row at its feet. There are never so many that they want a number.
pub(super) fn earns(figure: Rect, eggs: i64, palette: &Palette) -> Vec<Shape> {
    // As large as beside a lone figure; smaller figures have smaller eggs.
    let size = (figure.width() / 0.56).clamp(0.6, 1.0);
    let step = 0.19 * size;
    let count = eggs.clamp(0, 8) as u8;
    let width = step * f32::from(count);
    let middle = Point::new(figure.centre().x, figure.max.y - 0.04 * size);
    let mut shapes = vec![Shape::Rect {
        rect: Rect::around(middle, width + 0.12 * size, 0.28 * size),
        corner: 0.14 * size,
        fill: palette.card,
        stroke: Some(Stroke {
            colour: palette.accent,
            width: 0.03,
        }),
    }];
    shapes.extend((0..count).map(|index| {
        let along = (f32::from(index) + 0.5) * step - width / 2.0;
        egg(middle.moved(along, 0.0), 0.22 * size)
    }));
    shapes
}

/// A way from cell to cell.
pub(super) fn route(route: Route, look: Look) -> Shape {
    let palette = look.palette;
    let (colour, width, dash) = if route.proposed {
        (palette.accent, 0.075, None)
    } else {
        (palette.accent.faded(0.85), 0.05, Some((0.08, 0.09)))
    };
    Shape::Line {
        points: route.cells.iter().map(|cell| look.turn.centre(*cell)).collect(),
        stroke: Stroke { colour, width },
        dash,
    }
}

/// The tile just laid, in its owner's colour; `strength` goes from 1 to 0.
pub(super) fn flash(flash: &Flash, strength: f32, look: Look) -> Shape {
    let body = livery(flash.colour).body;
    Shape::Rect {
        rect: look.turn.square(flash.cell).shrunk(-0.1 + 0.08 * strength),
        corner: 0.16,
        fill: body.faded(0.45 * strength),
        stroke: Some(Stroke {
            colour: body.faded(strength),
            width: 0.07,
        }),
    }
}

/// While a tile is in the hand: the gap it left, where it may be laid, and the place it would fall on.
pub(super) fn lifted(from: Cell, places: &[Cell], onto: Option<Cell>, look: Look) -> Vec<Shape> {
    let palette = look.palette;
    let square = |cell: Cell, fill: Rgba, stroke: Option<Stroke>| Shape::Rect {
        rect: look.turn.square(cell).shrunk(0.03),
        corner: 0.11,
        fill,
        stroke,
    };
    let line = |width: f32| {
        Some(Stroke {
            colour: palette.accent,
            width,
        })
    };
    let gap = [square(from, palette.table.faded(0.8), None)]
        .into_iter()
        .chain(free_place(from, look, true));
    let place = |cell: &Cell| {
        if onto == Some(*cell) {
            square(*cell, palette.soft_accent, line(0.075))
        } else {
            square(*cell, palette.accent.faded(0.1), line(0.035))
        }
    };
    gap.chain(places.iter().map(place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Quarter;

    #[test]
    fn an_end_that_pays_others_too_has_a_figure_on_its_badge_which_keeps_within_the_tile() {
        let look = Look {
            palette: theme::palette(false),
            turn: Quarter::default(),
        };
        let cell = Cell::new(0, 0).unwrap();
        let tile = look.turn.square(cell);
        let figures = |eggs, others| {
            let target = Highlight::Target {
                eggs,
                others,
                picked: false,
            };
            // As small as tiles are on a phone.
            let shapes = above(target, cell, Zoom::new(44.0), look);
            let room = |shape: &Shape| match shape {
                Shape::Rect { rect, .. } => Some(*rect),
                _ => None,
            };
            let room = shapes.iter().find_map(room).unwrap();
            assert!(room.min.x > tile.min.x && room.max.x < tile.max.x + 0.1, "{room:?}");
            let figures = shapes.iter().filter_map(|shape| match shape {
                Shape::Stamp(stamp) if stamp.drawing == Drawing::Figure(Kind::Follower) => Some(stamp.rect),
                _ => None,
            });
            let figures: Vec<Rect> = figures.collect();
            assert!(
                figures.iter().all(|rect| room.union(*rect) == room),
                "{figures:?} in {room:?}"
            );
            figures.len()
        };
        assert_eq!((figures(12, false), figures(0, false)), (0, 0));
        assert_eq!((figures(12, true), figures(0, true)), (1, 1));
    }

    #[test]
    fn a_tile_in_the_hand_leaves_a_gap_and_every_place_for_it_is_framed_the_one_below_it_most() {
        let look = Look {
            palette: theme::palette(false),
            turn: Quarter::default(),
        };
        let [from, near, far] = [(1, 0), (0, 1), (-1, 0)].map(|(x, y)| Cell::new(x, y).unwrap());
        let shapes = lifted(from, &[near, far], Some(near), look);
        let framed = |cell: Cell| {
            shapes.iter().find_map(|shape| match shape {
                Shape::Rect {
                    rect,
                    fill,
                    stroke: Some(stroke),
                    ..
                } if rect.centre() == look.turn.centre(cell) => Some((*fill, stroke.width)),
                _ => None,
            })
        };
        let (below, other) = (framed(near).unwrap(), framed(far).unwrap());
        assert!(below.1 > other.1 && below.0 == look.palette.soft_accent);
        assert_eq!(framed(from), None, "it may not be laid where it was taken up");
        let gap = |shape: &Shape| matches!(shape, Shape::Rect { rect, fill, .. } if rect.centre() == look.turn.centre(from) && *fill == look.palette.table.faded(0.8));
        assert!(shapes.iter().any(gap));
    }
}
