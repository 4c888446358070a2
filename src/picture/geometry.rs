//! Points, rectangles and quarter turns, in tiles.

use crate::table::Cell;

/// A place in the picture, in tiles: `x` grows to the right, `y` grows down. The tile at cell (0, 0) fills 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Tiles to the right.
    pub x: f32,
    /// Tiles down.
    pub y: f32,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The nearest point of a rectangle.
    const fn within(self, rect: Rect) -> Self {
        Self::new(
            self.x.clamp(rect.min.x, rect.max.x),
            self.y.clamp(rect.min.y, rect.max.y),
        )
    }

    /// The point that far away along each axis.
    #[must_use]
    pub fn moved(self, dx: f32, dy: f32) -> Self {
        Self::new(self.x + dx, self.y + dy)
    }

    /// The point that part (0 to 1) of the way to `other`.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        Self::new(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)
    }
}

/// An upright rectangle, in tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Upper left corner.
    pub min: Point,
    /// Lower right corner.
    pub max: Point,
}

impl Rect {
    /// The rectangle between these corners.
    pub const fn new(min: Point, max: Point) -> Self {
        Self { min, max }
    }

    /// The rectangle of that width and height around a centre.
    pub fn around(centre: Point, width: f32, height: f32) -> Self {
        Self::new(
            centre.moved(-width / 2.0, -height / 2.0),
            centre.moved(width / 2.0, height / 2.0),
        )
    }

    /// Its middle.
    pub fn centre(self) -> Point {
        self.min.towards(self.max, 0.5)
    }

    /// From left to right.
    pub fn width(self) -> f32 {
        self.max.x - self.min.x
    }

    /// From top to bottom.
    pub fn height(self) -> f32 {
        self.max.y - self.min.y
    }

    /// The same rectangle with every side moved in by `by` (out, if negative).
    #[must_use]
    pub fn shrunk(self, by: f32) -> Self {
        Self::new(self.min.moved(by, by), self.max.moved(-by, -by))
    }

    /// Whether the point lies in it.
    pub fn contains(self, point: Point) -> bool {
        (self.min.x..=self.max.x).contains(&point.x) && (self.min.y..=self.max.y).contains(&point.y)
    }

    /// Whether the two share more than an edge.
    pub fn overlaps(self, other: Self) -> bool {
        self.min.x < other.max.x && other.min.x < self.max.x && self.min.y < other.max.y && other.min.y < self.max.y
    }

    /// The part of it that lies in another one; what lies outside shrinks to that one's edge.
    #[must_use]
    pub const fn within(self, other: Self) -> Self {
        Self::new(self.min.within(other), self.max.within(other))
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::new(
            Point::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            Point::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        )
    }
}

/// How far the board is turned clockwise before one looks at it: for each side of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Quarter {
    /// As the cells are numbered.
    #[default]
    None,
    /// A quarter clockwise: what was up is right.
    One,
    /// Half way round.
    Two,
    /// Three quarters clockwise: what was up is left.
    Three,
}

impl Quarter {
    /// One quarter more, clockwise.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::None => Self::One,
            Self::One => Self::Two,
            Self::Two => Self::Three,
            Self::Three => Self::None,
        }
    }

    /// How many quarters clockwise.
    pub const fn count(self) -> u8 {
        match self {
            Self::None => 0,
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
        }
    }

    /// The turn that undoes this one.
    #[must_use]
    pub const fn back(self) -> Self {
        match self {
            Self::None => Self::None,
            Self::One => Self::Three,
            Self::Two => Self::Two,
            Self::Three => Self::One,
        }
    }

    /// Where a point of the unturned board lies on the turned one. The board turns about the corner (0, 0).
    pub const fn turn(self, point: Point) -> Point {
        match self {
            Self::None => point,
            Self::One => Point::new(-point.y, point.x),
            Self::Two => Point::new(-point.x, -point.y),
            Self::Three => Point::new(point.y, -point.x),
        }
    }

    /// The middle of a cell on the turned board.
    pub fn centre(self, cell: Cell) -> Point {
        self.turn(Point::new(f32::from(cell.x()) + 0.5, f32::from(cell.y()) + 0.5))
    }

    /// The square of a cell on the turned board.
    pub fn square(self, cell: Cell) -> Rect {
        Rect::around(self.centre(cell), 1.0, 1.0)
    }

    /// The cell under a point of the turned board; none beyond [`Cell::REACH`].
    pub fn cell_at(self, point: Point) -> Option<Cell> {
        let Point { x, y } = self.back().turn(point);
        // Far beyond the board the casts would lose digits, and what is no number has no cell.
        let near = |at: f32| at.abs() <= 2.0 * f32::from(Cell::REACH);
        if !near(x) || !near(y) {
            return None;
        }
        Cell::new(x.floor() as i64, y.floor() as i64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURNS: [Quarter; 4] = [Quarter::None, Quarter::One, Quarter::Two, Quarter::Three];

    #[test]
    fn a_cell_is_found_under_its_own_middle_however_the_board_is_turned() {
        for turn in TURNS {
            for (x, y) in [(0, 0), (3, -2), (-7, 5), (1000, -1000)] {
                let cell = Cell::new(x, y).unwrap();
                assert_eq!(turn.cell_at(turn.centre(cell)), Some(cell), "{turn:?}");
            }
        }
    }

    #[test]
    fn a_quarter_clockwise_puts_what_was_up_to_the_right() {
        let (here, up) = (Cell::new(0, 0).unwrap(), Cell::new(0, -1).unwrap());
        let (from, to) = (Quarter::One.centre(here), Quarter::One.centre(up));
        assert_eq!((to.x - from.x, to.y - from.y), (1.0, 0.0));
    }

    #[test]
    fn four_quarters_are_none() {
        for turn in TURNS {
            assert_eq!(turn.next().next().next().next(), turn);
            let point = Point::new(2.0, -3.5);
            assert_eq!(turn.back().turn(turn.turn(point)), point);
        }
    }

    #[test]
    fn beyond_the_reach_there_is_no_cell() {
        assert_eq!(Quarter::None.cell_at(Point::new(1001.5, 0.0)), None);
        assert_eq!(
            Quarter::None.cell_at(Point::new(f32::NAN, 0.0)),
            Cell::new(0, 0).filter(|_| false)
        );
    }
}
