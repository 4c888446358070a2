//! The board: tiles with what is printed on them, and what stands there.

use super::drawing::Drawing;
use super::geometry::{Point, Quarter, Rect};
use super::look::{Palette, Rgba};
use super::player::figure as figure_of;
use super::shape::{Shape, Stamp};
use super::standing::{Piece, bunny_on, standings};
use super::tile;
use crate::table::{Cell, Table};

/// How the board is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The colours.
    pub palette: &'static Palette,
    /// From which side of the table.
    pub turn: Quarter,
}

/// The bunny on its way from one tile to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BunnyPose {
    /// The tile it left.
    pub from: Cell,
    /// The tile it will land on.
    pub to: Cell,
    /// How much of the way lies behind it, 0 to 1.
    pub part: f32,
    /// How high it is off the ground, in tiles.
    pub lift: f32,
    /// How much taller it is than usual: 1 as usual, below 1 when it crouches. Its width makes up for it.
    pub stretch: f32,
}

/// The whole board: [`ground`] and [`pieces`].
pub fn board(table: &Table, look: Look) -> Vec<Shape> {
    let mut shapes = ground(table, look);
    shapes.extend(pieces(table, look, None));
    shapes
}

/// The tiles with their meadow, nests and signs.
pub fn ground(table: &Table, look: Look) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (cell, tile) in &table.tiles {
        tile::meadow(*cell, *tile, look, &mut shapes);
    }
    // After all meadows, for a full nest shines on the tiles around it.
    for (cell, tile) in &table.tiles {
        tile::nest(table, *cell, *tile, look, &mut shapes);
        tile::signs(*cell, *tile, look, &mut shapes);
    }
    shapes
}

/// The figures, the bunny, the dragon and the fairy. While the bunny hops it is where `pose` says.
pub fn pieces(table: &Table, look: Look, pose: Option<BunnyPose>) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for standing in standings(table, look.turn) {
        match standing.piece {
            Piece::Bunny if pose.is_some() => {}
            Piece::Bunny => shapes.push(plain(Drawing::Bunny, standing.rect)),
            Piece::Dragon => shapes.push(plain(Drawing::Dragon, standing.rect)),
            Piece::Fairy => shapes.push(plain(Drawing::Fairy, standing.rect)),
            Piece::Figure(id) => {
                let figure = table.figures.get(&id);
                if let Some((figure, owner)) = figure.and_then(|figure| Some((figure, table.player(figure.player)?))) {
                    shapes.extend(figure_of(figure.kind, owner.colour, standing.rect));
                }
            }
        }
    }
    if let Some(pose) = pose {
        let [from, to] = [pose.from, pose.to].map(|cell| Drawing::Bunny.fit(bunny_on(table, cell, look.turn)));
        let height = (from.height() + (to.height() - from.height()) * pose.part) * pose.stretch;
        let width = (from.width() + (to.width() - from.width()) * pose.part) / pose.stretch;
        let feet = Point::new(from.centre().x, from.max.y).towards(Point::new(to.centre().x, to.max.y), pose.part);
        let middle = feet.moved(0.0, -pose.lift - height / 2.0);
        shapes.push(Shape::Stamp(Stamp {
            drawing: Drawing::Bunny,
            rect: Rect::around(middle, width, height),
            tint: Rgba::CLEAR,
            rim: Rgba::CLEAR,
            opacity: 1.0,
        }));
    }
    shapes
}

/// A place where a tile may be laid; `strength` 0 (hardly seen) to 1.
pub fn free_place(cell: Cell, look: Look, strength: f32) -> Shape {
    Shape::Stamp(Stamp {
        drawing: Drawing::Free,
        rect: look.turn.square(cell),
        tint: look.palette.free,
        rim: Rgba::CLEAR,
        opacity: strength,
    })
}

/// A drawing that has all its colours.
fn plain(drawing: Drawing, rect: Rect) -> Shape {
    Shape::Stamp(Stamp {
        drawing,
        rect: drawing.fit(rect),
        tint: Rgba::CLEAR,
        rim: Rgba::CLEAR,
        opacity: 1.0,
    })
}
