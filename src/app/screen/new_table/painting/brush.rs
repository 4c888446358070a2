//! What a tap on the board paints.

use crate::game::{Start, StartFigure, StartTile};
use crate::table::{Cell, Figure, FigureId, Kind, Mark, Marks, Place, PlayerId};

/// What a tap on the board paints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// A plain tile.
    Tile,
    /// A mark on a tile, or no longer.
    Mark(Mark),
    /// A player's figure.
    Figure(PlayerId, Kind),
    /// The bunny, or no longer.
    Bunny,
    /// The dragon, or no longer.
    Dragon,
    /// The fairy, or no longer.
    Fairy,
    /// What lies on top goes: figures, then bunny, dragon and fairy, then the tile.
    Rubber,
}

impl Brush {
    /// Paints there. All but the rubber lay a tile first where none lies; the rubber meets the figure that was tapped
    /// first. Says whether anything has changed: the last tile cannot be rubbed out.
    pub fn paint(self, start: &mut Start, at: Cell, tapped: Option<FigureId>) -> bool {
        let mut tiles = start.tiles.take().unwrap_or_default();
        let lies = tiles.iter().any(|tile| tile.at == at);
        if !lies && self != Self::Rubber {
            let marks = Marks::NONE;
            tiles.push(StartTile { at, marks });
        }
        let changed = match self {
            Self::Tile => !lies,
            Self::Mark(mark) => {
                for tile in tiles.iter_mut().filter(|tile| tile.at == at) {
                    tile.marks = if tile.marks.has(mark) {
                        tile.marks.without(mark)
                    } else {
                        tile.marks.with(mark)
                    };
                }
                true
            }
            Self::Figure(player, kind) => {
                start.figures.push(StartFigure(Figure {
                    player,
                    kind,
                    place: Place::Cell(at),
                    spot: String::new(),
                }));
                true
            }
            Self::Bunny => stand(&mut start.bunny, at),
            Self::Dragon => stand(&mut start.dragon, at),
            Self::Fairy => stand(&mut start.fairy, at),
            Self::Rubber => {
                rub(start, at, tapped) || {
                    let before = tiles.len();
                    tiles.retain(|tile| tile.at != at || before == 1);
                    tiles.len() < before
                }
            }
        };
        start.tiles = Some(tiles);
        changed
    }
}

/// Puts somebody there, or takes him off the board if he is there.
fn stand(somebody: &mut Option<Cell>, at: Cell) -> bool {
    *somebody = (*somebody != Some(at)).then_some(at);
    true
}

/// Takes away what stands on that tile, one thing at a time. Says whether there was anything.
fn rub(start: &mut Start, at: Cell, tapped: Option<FigureId>) -> bool {
    let there = |figure: &StartFigure| figure.0.place == Place::Cell(at);
    // Figures are numbered from 1 in this order.
    let meant = tapped
        .and_then(|id| usize::try_from(id.0 - 1).ok())
        .filter(|index| start.figures.get(*index).is_some_and(there))
        .or_else(|| start.figures.iter().rposition(there));
    if let Some(index) = meant {
        start.figures.remove(index);
        return true;
    }
    let Start {
        bunny, dragon, fairy, ..
    } = start;
    match [bunny, dragon, fairy].into_iter().find(|guest| **guest == Some(at)) {
        Some(guest) => {
            *guest = None;
            true
        }
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: PlayerId = PlayerId(0);

    fn cell(x: i64, y: i64) -> Cell {
        Cell::new(x, y).unwrap()
    }

    fn tiles(start: &Start) -> Vec<Cell> {
        start.tiles.iter().flatten().map(|tile| tile.at).collect()
    }

    #[test]
    fn every_brush_lays_the_tile_it_needs() {
        let mut start = Start::default();
        assert!(Brush::Mark(Mark::Nest).paint(&mut start, cell(0, 0), None));
        assert!(Brush::Bunny.paint(&mut start, cell(1, 0), None));
        assert!(Brush::Figure(ANN, Kind::Pig).paint(&mut start, cell(2, 0), None));
        assert!(Brush::Tile.paint(&mut start, cell(3, 0), None));
        assert!(!Brush::Tile.paint(&mut start, cell(3, 0), None), "it lies already");
        assert_eq!(tiles(&start), [cell(0, 0), cell(1, 0), cell(2, 0), cell(3, 0)]);
        assert!(start.tiles.unwrap()[0].marks.has(Mark::Nest));
    }

    #[test]
    fn a_mark_and_the_bunny_go_the_way_they_came() {
        let mut start = Start::default();
        for there in [true, false] {
            Brush::Mark(Mark::Nest).paint(&mut start, cell(0, 0), None);
            Brush::Bunny.paint(&mut start, cell(0, 0), None);
            assert_eq!(start.bunny.is_some(), there);
            assert_eq!(start.tiles.as_ref().unwrap()[0].marks.has(Mark::Nest), there);
        }
        assert_eq!(tiles(&start), [cell(0, 0)]);
    }

    #[test]
    fn the_rubber_takes_what_lies_on_top_and_the_figure_that_was_tapped_first() {
        let mut start = Start::default();
        Brush::Tile.paint(&mut start, cell(0, 0), None);
        for kind in [Kind::Pig, Kind::Follower] {
            Brush::Figure(ANN, kind).paint(&mut start, cell(1, 0), None);
        }
        Brush::Bunny.paint(&mut start, cell(1, 0), None);
        let mut rub = |tapped| {
            Brush::Rubber
                .paint(&mut start, cell(1, 0), tapped)
                .then(|| start.clone())
        };
        let left = rub(Some(FigureId(1))).unwrap();
        assert_eq!(
            left.figures.iter().map(|figure| figure.0.kind).collect::<Vec<_>>(),
            [Kind::Follower]
        );
        assert!(rub(None).unwrap().figures.is_empty());
        assert_eq!(rub(None).unwrap().bunny, None);
        assert_eq!(tiles(&rub(None).unwrap()), [cell(0, 0)]);
        assert_eq!(rub(None), None, "nothing lies there any more");
        assert!(
            !Brush::Rubber.paint(&mut start, cell(0, 0), None),
            "the last tile stays"
        );
    }
}
