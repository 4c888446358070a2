//! A tile: its meadow, its nest with the ring of its eight neighbours, and the signs of its other marks.

use super::board::Look;
use super::drawing::Drawing;
use super::geometry::{Point, Rect};
use super::look::Rgba;
use super::shape::{Shape, Stamp, Stroke};
use super::standing::{best_columns, printed};
use crate::table::{Cell, Mark, Table, Tile};
use std::f32::consts::FRAC_PI_4;

/// Radius of a nest's ring, in tiles.
const RING: f32 = 0.425;

/// Numbers that belong to a cell: they look like chance and are the same on every machine and in every picture.
struct Variation(u64);

impl Variation {
    fn of(cell: Cell) -> Self {
        let [x, y] = [cell.x(), cell.y()].map(|at| u64::from(at.cast_unsigned()));
        Self((x << 16) | y)
    }

    /// The next number, 0 to 1 (SplitMix64).
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        f32::from((mixed >> 48) as u16) / f32::from(u16::MAX)
    }
}

/// The grass, with a few tufts and flowers.
pub(super) fn meadow(cell: Cell, tile: Tile, look: Look, shapes: &mut Vec<Shape>) {
    let mut vary = Variation::of(cell);
    let palette = look.palette;
    let square = look.turn.square(cell);
    let tone = (vary.next() * 3.99) as usize;
    // The edge, thicker where one sees the tile's near side, and the grass on it.
    let edge = square.shrunk(0.012);
    shapes.push(Shape::Rect {
        rect: Rect::new(edge.min, edge.max.moved(0.0, 0.02)),
        corner: 0.11,
        fill: palette.meadow_edge,
        stroke: None,
    });
    shapes.push(Shape::Rect {
        rect: Rect::new(edge.min.moved(0.014, 0.014), edge.max.moved(-0.014, -0.014)),
        corner: 0.1,
        fill: palette.meadow.get(tone).copied().unwrap_or(palette.tuft),
        stroke: None,
    });
    // One plant in each of nine squares at most, so that they spread without a pattern.
    for index in 0..9_u8 {
        let (column, row) = (f32::from(index % 3) - 1.0, f32::from(index / 3) - 1.0);
        let off = Point::new(
            column * 0.29 + (vary.next() - 0.5) * 0.2,
            row * 0.29 + (vary.next() - 0.5) * 0.2,
        );
        let (kind, size) = (vary.next(), 0.85 + 0.4 * vary.next());
        let under_nest = tile.marks.has(Mark::Nest) && off.x.hypot(off.y) < RING;
        let (drawing, tint, size) = if kind < 0.34 || under_nest {
            continue;
        } else if kind < 0.91 {
            (Drawing::Tuft, palette.tuft, size * 0.1)
        } else {
            (Drawing::Flower, palette.flower, size * 0.075)
        };
        let turned = look.turn.turn(off);
        shapes.push(Shape::Stamp(Stamp {
            drawing,
            rect: Rect::around(square.centre().moved(turned.x, turned.y), size, size),
            tint,
            rim: Rgba::CLEAR,
            opacity: 1.0,
        }));
    }
}

/// A nest: a ring of eight parts, one for each neighbour, lit where a tile lies; it glows when it is full and unpaid.
pub(super) fn nest(table: &Table, cell: Cell, tile: Tile, look: Look, shapes: &mut Vec<Shape>) {
    if !tile.marks.has(Mark::Nest) {
        return;
    }
    let palette = look.palette;
    let (corner, room) = (look.turn.square(cell).min, printed(table, cell).nest);
    let size = room.width();
    let centre = room.centre().moved(corner.x, corner.y);
    let full = cell.around().into_iter().all(|around| table.has_tile(around));
    if full && !tile.nest_paid {
        // Discs over one another: brightest in the middle.
        for radius in [0.56, 0.52, 0.48, 0.44, 0.36, 0.27] {
            shapes.push(Shape::Circle {
                centre,
                radius: radius * size,
                fill: palette.glow.faded(0.24),
                stroke: None,
            });
        }
    }
    for around in cell.around() {
        let (here, there) = (look.turn.centre(cell), look.turn.centre(around));
        let towards = (there.y - here.y).atan2(there.x - here.x);
        let points = (0..=6_u8)
            .map(|step| {
                let part = (f32::from(step) / 6.0 - 0.5) * FRAC_PI_4 * 0.78;
                let (sin, cos) = (towards + part).sin_cos();
                centre.moved(RING * size * cos, RING * size * sin)
            })
            .collect();
        let colour = match (table.has_tile(around), tile.nest_paid) {
            (false, _) => palette.missing,
            (true, false) => palette.accent,
            (true, true) => palette.meadow_edge,
        };
        shapes.push(Shape::Line {
            points,
            stroke: Stroke {
                colour,
                width: 0.045 * size,
            },
            dash: None,
        });
    }
    shapes.push(Shape::Stamp(Stamp {
        drawing: Drawing::Nest,
        rect: Rect::around(centre, 0.66 * size, 0.66 * size),
        tint: Rgba::CLEAR,
        rim: Rgba::CLEAR,
        opacity: if tile.nest_paid { 0.55 } else { 1.0 },
    }));
}

/// The signs of the marks, in rows from the upper left corner of where they are seen. A nest is a picture of its own.
pub(super) fn signs(table: &Table, cell: Cell, tile: Tile, look: Look, shapes: &mut Vec<Shape>) {
    let marks = tile.marks.without(Mark::Nest);
    let count = marks.iter().count();
    if count == 0 {
        return;
    }
    let room = printed(table, cell).signs;
    let columns = best_columns(count, room);
    let rows = count.div_ceil(columns);
    // Two are seen well; beside a nest's ring there is less room.
    let most = if tile.marks.has(Mark::Nest) { 0.27 } else { 0.35 };
    let size = (room.width() / columns as f32)
        .min(room.height() / rows as f32)
        .min(most);
    let square = look.turn.square(cell).min;
    let corner = room.min.moved(square.x, square.y);
    for (index, mark) in marks.iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let centre = corner.moved(size * (column as f32 + 0.5), size * (row as f32 + 0.5));
        shapes.push(Shape::Circle {
            centre,
            radius: size * 0.47,
            fill: look.palette.paper,
            stroke: Some(Stroke {
                colour: look.palette.meadow_edge,
                width: 0.012,
            }),
        });
        shapes.push(Shape::Stamp(Stamp {
            drawing: Drawing::Sign(mark),
            rect: Rect::around(centre, size * 0.72, size * 0.72),
            tint: Rgba::CLEAR,
            rim: Rgba::CLEAR,
            opacity: 1.0,
        }));
    }
}
