//! Layouts a game can begin with.

use super::setup::{Start, StartTile};
use crate::table::{Cell, Mark, Marks, named_enum};

named_enum! {
    /// What lies on the table before the first tile is laid. The bunny is not on the board in any of them, and no nest is.
    Layout {
        /// One plain tile.
        OneTile = "one_tile",
        /// The City of Carcassonne: four by three tiles that the bunny does not enter.
        City = "city",
        /// The spring of the river. The rest of the river is laid tile by tile, as it comes.
        River = "river",
    }
}

impl Layout {
    /// The table of that layout.
    pub fn start(self) -> Start {
        let marks = match self {
            Self::OneTile => return Start::default(),
            Self::City => Marks::NONE.with(Mark::NoBunny),
            Self::River => Marks::NONE,
        };
        let (columns, rows) = match self {
            Self::City => (-1..=2, -1..=1),
            Self::OneTile | Self::River => (0..=0, 0..=0),
        };
        let cells = rows.flat_map(|y| columns.clone().filter_map(move |x| Cell::new(x, y)));
        Start {
            tiles: Some(cells.map(|at| StartTile { at, marks }).collect()),
            ..Start::default()
        }
    }

    /// The layout that this table is, whoever begins; none if it was painted as it lay.
    pub fn of(start: &Start) -> Option<Self> {
        let whoever = Start {
            turn: None,
            ..start.clone()
        };
        Self::ALL.iter().copied().find(|layout| layout.start() == whoever)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::PlayerId;

    #[test]
    fn the_city_is_twelve_tiles_without_a_way_for_the_bunny() {
        let tiles = Layout::City.start().tiles.unwrap();
        assert_eq!(tiles.len(), 12);
        assert!(tiles.iter().all(|tile| tile.marks.has(Mark::NoBunny)));
        assert!(Layout::ALL.iter().all(|layout| layout.start().bunny.is_none()));
    }

    #[test]
    fn a_layout_is_known_again_whoever_begins() {
        for layout in Layout::ALL {
            let start = Start {
                turn: Some(PlayerId(1)),
                ..layout.start()
            };
            assert_eq!(Layout::of(&start), Some(*layout));
        }
        let painted = Start {
            eggs: Some(vec![1, 0]),
            ..Layout::City.start()
        };
        assert_eq!(Layout::of(&painted), None);
    }
}
