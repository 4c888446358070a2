//! Where on its tile each figure and piece stands: beside one another, never one over another.

use super::geometry::{Point, Quarter, Rect};
use crate::table::{Cell, FigureId, Mark, Place, Table};
use std::collections::BTreeMap;

/// Something that stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// The bunny.
    Bunny,
    /// The dragon.
    Dragon,
    /// The fairy.
    Fairy,
    /// A player's figure.
    Figure(FigureId),
}

/// A piece and its place in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// What stands there.
    pub piece: Piece,
    /// The tile it stands on.
    pub cell: Cell,
    /// The rectangle it fills, on the turned board.
    pub rect: Rect,
}

/// Everything that stands on a cell of the table, those further down (nearer to whoever looks) last.
pub fn standings(table: &Table, turn: Quarter) -> Vec<Standing> {
    let guests = [
        (table.bunny, Piece::Bunny),
        (table.dragon, Piece::Dragon),
        (table.fairy, Piece::Fairy),
    ];
    let mut by_cell: BTreeMap<Cell, Vec<Piece>> = BTreeMap::new();
    for (cell, piece) in guests {
        if let Some(cell) = cell {
            by_cell.entry(cell).or_default().push(piece);
        }
    }
    for (id, figure) in table.figures.iter() {
        match figure.place {
            Place::Cell(cell) => by_cell.entry(cell).or_default().push(Piece::Figure(id)),
            Place::Zone(_) => {}
        }
    }
    let mut standings: Vec<Standing> = by_cell
        .into_iter()
        .flat_map(|(cell, pieces)| {
            let ground = Ground::of(table, cell);
            let corner = turn.square(cell).min;
            place(&pieces, ground).into_iter().map(move |(piece, rect)| Standing {
                piece,
                cell,
                rect: Rect::new(rect.min.moved(corner.x, corner.y), rect.max.moved(corner.x, corner.y)),
            })
        })
        .collect();
    standings.sort_by(|a, b| a.rect.max.y.total_cmp(&b.rect.max.y));
    standings
}

/// Where the bunny stands when it is on that cell, on the turned board.
pub(super) fn bunny_on(table: &Table, cell: Cell, turn: Quarter) -> Rect {
    let mut with_bunny = vec![Piece::Bunny];
    with_bunny.extend(table.figures.at(cell).map(|(id, _)| Piece::Figure(id)));
    let corner = turn.square(cell).min;
    place(&with_bunny, Ground::of(table, cell))
        .into_iter()
        .find(|(piece, _)| *piece == Piece::Bunny)
        .map_or(turn.square(cell), |(_, rect)| {
            Rect::new(rect.min.moved(corner.x, corner.y), rect.max.moved(corner.x, corner.y))
        })
}

/// What of a tile the pieces on it should leave to be seen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Plain,
    Signs,
    Nest,
}

impl Ground {
    fn of(table: &Table, cell: Cell) -> Self {
        let marks = table.marks(cell);
        if marks.has(Mark::Nest) {
            Self::Nest
        } else if marks.is_plain() {
            Self::Plain
        } else {
            Self::Signs
        }
    }
}

/// Where what is printed on a tile is seen, whoever stands there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Printed {
    /// The square of a nest's picture, within the square 0 to 1 of its tile.
    pub nest: Rect,
    /// The part of the tile, likewise, that its signs have.
    pub signs: Rect,
}

/// Where what is printed on that tile of the table is seen: a guest pushes it aside.
pub(super) fn printed(table: &Table, cell: Cell) -> Printed {
    let guests = [table.bunny, table.dragon, table.fairy];
    let guests = guests.into_iter().filter(|at| *at == Some(cell)).count();
    let figures = table.figures.at(cell).count();
    let ground = Ground::of(table, cell);
    let right = right_of_guests(guests, figures, ground);
    let nest = match guests {
        0 => between(0.0, 0.0, 1.0, 1.0),
        1 => between(0.36, 0.0, 1.0, 0.64),
        _ => between(0.2, 0.0, 0.8, 0.6),
    };
    let signs = match (ground, guests, figures) {
        (Ground::Plain | Ground::Signs, 1, 0) => between(right, 0.03, 0.97, 0.97),
        (Ground::Plain | Ground::Signs, 1, _) => between(right, 0.03, 0.97, 0.34),
        (Ground::Plain | Ground::Signs, _, _) => between(0.03, 0.03, 0.97, 0.38),
        (Ground::Nest, 0, _) => between(0.03, 0.03, 0.97, 0.3),
        (Ground::Nest, _, _) => between(0.03, 0.03, 0.39, 0.3),
    };
    Printed { nest, signs }
}

const fn between(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect::new(Point::new(left, top), Point::new(right, bottom))
}

/// How far to the right the guests on a tile reach. They are larger than figures and stand to their left; a single one
/// leaves what is printed there to be seen.
fn right_of_guests(guests: usize, figures: usize, ground: Ground) -> f32 {
    match (ground, guests, figures) {
        (Ground::Plain | Ground::Signs | Ground::Nest, 0, _) => 0.0,
        (Ground::Signs, 1, 0) => 0.62,
        (Ground::Nest, 1, _) => 0.44,
        (Ground::Plain | Ground::Signs | Ground::Nest, _, 0) => 0.97,
        (Ground::Plain | Ground::Signs | Ground::Nest, guests, _) => 0.32 + 0.2 * guests as f32,
    }
}

/// A place within the square 0 to 1 for each of the pieces of one tile.
fn place(pieces: &[Piece], ground: Ground) -> Vec<(Piece, Rect)> {
    let (figures, guests): (Vec<Piece>, Vec<Piece>) =
        pieces.iter().partition(|piece| matches!(piece, Piece::Figure(_)));
    let right = right_of_guests(guests.len(), figures.len(), ground);
    let guests_top = match (ground, guests.len()) {
        (Ground::Plain, _) | (Ground::Signs, 0 | 1) => 0.02,
        (Ground::Signs, _) => 0.38,
        (Ground::Nest, 0 | 1) => 0.3,
        (Ground::Nest, _) => 0.56,
    };
    let figures_area = match ground {
        Ground::Plain => between(right.max(0.05), 0.1, 0.95, 0.94),
        Ground::Signs => between(right.max(0.05), 0.34, 0.95, 0.98),
        Ground::Nest if figures.len() == 1 => between(right.max(0.6), 0.58, 0.98, 0.98),
        Ground::Nest if figures.len() <= 3 => between(right.max(0.02), 0.58, 0.98, 0.98),
        Ground::Nest => between(right.max(0.02), 0.42, 0.98, 0.98),
    };
    let guests_area = between(0.03, guests_top, right, 0.98);
    let columns = guests.len().max(1);
    let mut places = grid(&guests, guests_area, columns);
    places.extend(grid(&figures, figures_area, best_columns(figures.len(), figures_area)));
    places
}

/// The number of columns with which that many become largest.
pub(super) fn best_columns(count: usize, area: Rect) -> usize {
    let size = |columns: usize| {
        let rows = count.div_ceil(columns);
        (area.width() / columns as f32).min(area.height() / rows as f32)
    };
    (1..=count).max_by(|a, b| size(*a).total_cmp(&size(*b))).unwrap_or(1)
}

/// Pieces in rows and columns; the last row is centred too.
fn grid(pieces: &[Piece], area: Rect, columns: usize) -> Vec<(Piece, Rect)> {
    const LARGEST_FIGURE: f32 = 0.56;
    let rows = pieces.len().div_ceil(columns);
    let (width, height) = (area.width() / columns as f32, area.height() / rows.max(1) as f32);
    pieces
        .chunks(columns)
        .enumerate()
        .flat_map(|(row, in_row)| {
            let indent = (columns - in_row.len()) as f32 * width / 2.0;
            in_row.iter().enumerate().map(move |(column, piece)| {
                let slot = area
                    .min
                    .moved(indent + (column as f32 + 0.5) * width, (row as f32 + 0.5) * height);
                let rect = match piece {
                    Piece::Bunny | Piece::Dragon | Piece::Fairy => Rect::around(slot, width, height),
                    Piece::Figure(_) => {
                        let size = width.min(height).min(LARGEST_FIGURE);
                        Rect::around(slot, size, size)
                    }
                };
                (*piece, rect)
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_on_a_tile_stands_over_anything_else_there() {
        for ground in [Ground::Plain, Ground::Signs, Ground::Nest] {
            for figures in 0..=9 {
                for guests in 0..=3 {
                    let pieces: Vec<Piece> = [Piece::Bunny, Piece::Dragon, Piece::Fairy]
                        .into_iter()
                        .take(guests)
                        .chain((1..=figures).map(|id| Piece::Figure(FigureId(id))))
                        .collect();
                    let places = place(&pieces, ground);
                    assert_eq!(places.len(), pieces.len());
                    for (index, (piece, rect)) in places.iter().enumerate() {
                        let tile = Rect::new(Point::new(0.0, 0.0), Point::new(1.0, 1.0));
                        assert!(tile.contains(rect.min) && tile.contains(rect.max), "{piece:?} {rect:?}");
                        for (other, over) in places.iter().skip(index + 1) {
                            // Neighbours share an edge, but for rounding.
                            assert!(
                                !rect.shrunk(1e-4).overlaps(*over),
                                "{piece:?} and {other:?} with {guests} guests and {figures} figures"
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn four_figures_are_larger_in_a_square_than_in_a_row() {
        let area = Rect::around(Point::new(0.5, 0.5), 0.9, 0.9);
        assert_eq!(best_columns(4, area), 2);
        assert_eq!(best_columns(1, area), 1);
    }
}
