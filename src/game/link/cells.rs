//! Cells, few bytes each: where tiles lie is told as one walk over the smallest rectangle that holds them, and whatever
//! lies on a tile names it by its place among the tiles.

use super::super::limits;
use crate::table::Cell;
use serde::{Deserialize, Serialize};

/// A rectangle of cells, walked row by row from its upper left one.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Field {
    left: i16,
    top: i16,
    width: u16,
    /// How many free cells come first, then how many tiles, then free cells again, and so on.
    stretches: Vec<u32>,
}

impl Field {
    /// The cells, which come top to bottom, left to right.
    pub(super) fn of(cells: &[Cell]) -> Self {
        let columns = || cells.iter().map(|cell| cell.x());
        let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(-1));
        let top = cells.first().map_or(0, |cell| cell.y());
        let width = right.abs_diff(left) + u16::from(right >= left);
        let mut stretches: Vec<u32> = Vec::new();
        let mut walked = 0;
        for cell in cells {
            let at = u32::from(cell.y().abs_diff(top)) * u32::from(width) + u32::from(cell.x().abs_diff(left));
            match stretches.last_mut() {
                Some(tiles) if at == walked => *tiles += 1,
                Some(_) | None => stretches.extend([at - walked, 1]),
            }
            walked = at + 1;
        }
        Self {
            left,
            top,
            width,
            stretches,
        }
    }

    /// The cells in the order of the walk; `None` where they are too many or lie too far out.
    pub(super) fn cells(&self) -> Option<Vec<Cell>> {
        let mut cells = Vec::new();
        let mut walked: u32 = 0;
        for stretch in self.stretches.chunks(2) {
            let [free, tiles] = *stretch else { return None };
            walked = walked.checked_add(free)?;
            if usize::try_from(tiles).ok()? > limits::TILES - cells.len() {
                return None;
            }
            for _ in 0..tiles {
                cells.push(self.cell(walked)?);
                walked = walked.checked_add(1)?;
            }
        }
        Some(cells)
    }

    fn cell(&self, walked: u32) -> Option<Cell> {
        let width = u32::from(self.width);
        let (right, down) = (walked.checked_rem(width)?, walked.checked_div(width)?);
        Cell::new(
            i64::from(self.left) + i64::from(right),
            i64::from(self.top) + i64::from(down),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(left: i16, width: u16, stretches: &[u32]) -> Field {
        let stretches = stretches.to_vec();
        Field {
            left,
            top: 0,
            width,
            stretches,
        }
    }

    #[test]
    fn a_field_holds_every_cell_from_rim_to_rim() {
        let cells: Vec<Cell> = [(-999, -1000), (1000, -1000), (-1000, -999), (-998, 0), (1000, 1000)]
            .into_iter()
            .map(|(x, y)| Cell::new(x, y).unwrap())
            .collect();
        let field = Field::of(&cells);
        assert_eq!((field.left, field.top, field.width), (-1000, -1000, 2001));
        assert_eq!(
            field.stretches[..4],
            [1, 1, 1998, 2],
            "a stretch goes on in the next row"
        );
        assert_eq!(field.cells(), Some(cells));
        assert_eq!(Field::of(&[]).cells(), Some(Vec::new()));
    }

    #[test]
    fn a_field_stays_on_the_table_and_has_an_end() {
        assert_eq!(field(1000, 2, &[0, 1]).cells().map(|cells| cells.len()), Some(1));
        assert!(field(1000, 2, &[0, 2]).cells().is_none(), "too far out");
        assert!(field(0, 0, &[0, 1]).cells().is_none(), "no room");
        assert!(field(0, 9, &[0, 1, 2]).cells().is_none(), "free cells at the end");
        assert!(field(0, 9, &[u32::MAX, 1]).cells().is_none());
        assert_eq!(
            field(0, 9, &[0, 3999, 5, 1]).cells().map(|cells| cells.len()),
            Some(4000)
        );
        assert!(field(0, 9, &[0, 3999, 5, 2]).cells().is_none());
        assert!(field(0, 9, &[0, u32::MAX]).cells().is_none());
    }
}
