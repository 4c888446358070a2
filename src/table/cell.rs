//! Places on the table.

use serde::{Serialize, Serializer};

/// A place for one tile: `x` grows to the right, `y` grows **down**.
///
/// Cells are ordered top to bottom, then left to right, which is the order in which nests pay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    x: i16,
    y: i16,
}

impl Cell {
    /// The largest distance from the start, in cells, that a tile may have along either axis.
    pub const REACH: i16 = 1000;

    /// The cell at these coordinates, each −1000 to 1000; `None` beyond.
    pub fn new(x: i64, y: i64) -> Option<Self> {
        let within = |value: i64| {
            i16::try_from(value)
                .ok()
                .filter(|value| (-Self::REACH..=Self::REACH).contains(value))
        };
        Some(Self {
            x: within(x)?,
            y: within(y)?,
        })
    }

    /// Column, growing to the right.
    pub const fn x(self) -> i16 {
        self.x
    }

    /// Row, growing down.
    pub const fn y(self) -> i16 {
        self.y
    }

    const fn shifted(self, dx: i16, dy: i16) -> Self {
        Self {
            x: self.x + dx,
            y: self.y + dy,
        }
    }

    /// The cell one step in that direction. At the rim of the table it may lie outside, where no tile ever is.
    pub const fn step(self, direction: Direction) -> Self {
        match direction {
            Direction::Up => self.shifted(0, -1),
            Direction::Right => self.shifted(1, 0),
            Direction::Down => self.shifted(0, 1),
            Direction::Left => self.shifted(-1, 0),
        }
    }

    /// The four beside it, in the contract's order: up, right, down, left.
    pub fn beside(self) -> [Self; 4] {
        Direction::ALL.map(|direction| self.step(direction))
    }

    /// The eight around it, top to bottom, left to right.
    pub const fn around(self) -> [Self; 8] {
        [
            self.shifted(-1, -1),
            self.shifted(0, -1),
            self.shifted(1, -1),
            self.shifted(-1, 0),
            self.shifted(1, 0),
            self.shifted(-1, 1),
            self.shifted(0, 1),
            self.shifted(1, 1),
        ]
    }

    /// The cell itself and the eight around it, top to bottom, left to right.
    pub const fn nine(self) -> [Self; 9] {
        let [nw, n, ne, w, e, sw, s, se] = self.around();
        [nw, n, ne, w, self, e, sw, s, se]
    }

    /// The direction of one hop from here to `to`; `None` if it is not one of the four beside.
    pub fn direction_to(self, to: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.step(*direction) == to)
    }
}

impl Ord for Cell {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.x, self.y).serialize(serializer)
    }
}

/// One of the four ways a hop can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards smaller `y`.
    Up,
    /// Towards greater `x`.
    Right,
    /// Towards greater `y`.
    Down,
    /// Towards smaller `x`.
    Left,
}

impl Direction {
    /// All four, in the contract's order.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The arrow a path is written with.
    pub const fn arrow(self) -> char {
        match self {
            Self::Up => '↑',
            Self::Right => '→',
            Self::Down => '↓',
            Self::Left => '←',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_have_a_range() {
        assert!(Cell::new(1000, -1000).is_some());
        assert!(Cell::new(1001, 0).is_none());
        assert!(Cell::new(0, i64::MIN).is_none());
    }

    #[test]
    fn cells_are_ordered_top_to_bottom_then_left_to_right() {
        let cell = |x, y| Cell::new(x, y).unwrap();
        let mut cells = [cell(0, 1), cell(5, 0), cell(-1, 0)];
        cells.sort();
        assert_eq!(cells, [cell(-1, 0), cell(5, 0), cell(0, 1)]);
        assert!(cell(0, 0).nine().is_sorted());
    }

    #[test]
    fn a_hop_has_the_direction_of_its_arrow() {
        let cell = Cell::new(3, 3).unwrap();
        for direction in Direction::ALL {
            assert_eq!(cell.direction_to(cell.step(direction)), Some(direction));
        }
        assert_eq!(cell.direction_to(cell), None);
    }
}
