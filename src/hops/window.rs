//! The part of the board that the rest of a phase can reach, numbered cell by cell, and sets of its cells.
//!
//! Sets are bits of a width fixed when the program is built, so that copying, comparing and growing them costs next to
//! nothing. A solver is built for a few widths and takes the least that is wide enough.

use super::Situation;
use crate::table::Cell;
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};

/// How many bits a word has.
const WORD: usize = u64::BITS as usize;

/// A set of cells of a [`Window`], in `N` words.
#[derive(Clone, Copy, Debug)]
pub struct Cells<const N: usize>([u64; N]);

/// Word by word: an array would be hashed as bytes, which takes longer.
impl<const N: usize> Hash for Cells<N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        for word in self.0 {
            hasher.write_u64(word);
        }
    }
}

/// All words at once: stopping at the first that differs takes longer.
impl<const N: usize> PartialEq for Cells<N> {
    fn eq(&self, other: &Self) -> bool {
        self.zip(other, |one, other| one ^ other).is_empty()
    }
}

impl<const N: usize> Eq for Cells<N> {}

impl<const N: usize> Cells<N> {
    /// No cell.
    pub const NONE: Self = Self([0; N]);

    /// The set with this cell as well.
    #[must_use]
    pub fn with(mut self, place: usize) -> Self {
        if let Some(word) = self.0.get_mut(place / WORD) {
            *word |= 1 << (place % WORD);
        }
        self
    }

    /// The set without this cell.
    #[must_use]
    pub fn less(mut self, place: usize) -> Self {
        if let Some(word) = self.0.get_mut(place / WORD) {
            *word &= !(1 << (place % WORD));
        }
        self
    }

    /// Whether the cell is in it.
    pub fn has(&self, place: usize) -> bool {
        self.0
            .get(place / WORD)
            .is_some_and(|word| word >> (place % WORD) & 1 == 1)
    }

    /// Whether no cell is in it.
    pub fn is_empty(&self) -> bool {
        // Of the few words there are, looking at all is quicker than stopping at the first.
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The cells of both.
    pub fn and(&self, other: &Self) -> Self {
        self.zip(other, |one, other| one & other)
    }

    /// The cells of either.
    pub fn or(&self, other: &Self) -> Self {
        self.zip(other, |one, other| one | other)
    }

    /// The cells that are not in the other.
    pub fn without(&self, other: &Self) -> Self {
        self.zip(other, |one, other| one & !other)
    }

    /// The numbers of its cells, rising.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        (0..).step_by(WORD).zip(self.0).flat_map(|(first, word)| {
            std::iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)))
                .take_while(|rest| *rest != 0)
                .map(move |rest| first + rest.trailing_zeros() as usize)
        })
    }

    fn zip(&self, other: &Self, both: impl Fn(u64, u64) -> u64) -> Self {
        let mut cells = *self;
        for (word, other) in cells.0.iter_mut().zip(other.0) {
            *word = both(*word, other);
        }
        cells
    }

    /// A word, and before the first and after the last of them none.
    fn word(&self, index: usize) -> u64 {
        self.0.get(index).copied().unwrap_or(0)
    }
}

/// The smallest rectangle around all the tiles that so many hops can reach, its cells numbered row by row.
pub struct Window {
    left: i16,
    top: i16,
    width: usize,
    height: usize,
    /// The tiles within reach that the bunny may enter.
    tiles: BTreeSet<Cell>,
}

impl Window {
    /// What the bunny can reach in that many hops if nothing is barred.
    pub fn within(situation: &Situation, hops: usize) -> Self {
        let mut tiles = BTreeSet::from([situation.bunny]);
        let mut rim = vec![situation.bunny];
        for _ in 0..hops {
            let beside = rim.iter().flat_map(|cell| cell.beside());
            rim = beside
                .filter(|cell| situation.tiles.contains_key(cell) && tiles.insert(*cell))
                .collect();
        }
        let columns = || tiles.iter().map(|cell| cell.x());
        let rows = || tiles.iter().map(|cell| cell.y());
        let span = |low: i16, high: i16| usize::from(high.abs_diff(low)) + 1;
        let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let (top, bottom) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
        let (width, height) = (span(left, right), span(top, bottom));
        // It may stand on a tile that it must not enter again.
        if !situation.tiles.contains_key(&situation.bunny) {
            tiles.remove(&situation.bunny);
        }
        Self {
            left,
            top,
            width,
            height,
            tiles,
        }
    }

    /// How many cells it has: their numbers are below that.
    pub fn size(&self) -> usize {
        self.width * self.height
    }

    /// The cell's number; `None` outside.
    pub fn place(&self, cell: Cell) -> Option<usize> {
        let along = |value: i16, first: i16, length: usize| {
            let steps = usize::try_from(i32::from(value) - i32::from(first)).ok()?;
            (steps < length).then_some(steps)
        };
        let column = along(cell.x(), self.left, self.width)?;
        let row = along(cell.y(), self.top, self.height)?;
        Some(row * self.width + column)
    }

    /// The tiles within reach that the bunny may enter, each with its number.
    pub fn tiles(&self) -> impl Iterator<Item = (usize, Cell)> {
        self.tiles.iter().filter_map(|cell| Some((self.place(*cell)?, *cell)))
    }

    /// The numbers of the tiles beside that the bunny may enter, in the contract's order.
    pub fn tiles_beside(&self, cell: Cell) -> impl Iterator<Item = u16> {
        let tiles = cell.beside().into_iter().filter(|cell| self.tiles.contains(cell));
        tiles.filter_map(|cell| self.place(cell)?.try_into().ok())
    }
}

/// How sets of a window's cells grow by one hop.
pub struct Hop<const N: usize> {
    width: u32,
    not_leftmost: Cells<N>,
    not_rightmost: Cells<N>,
}

impl<const N: usize> Hop<N> {
    /// For sets of this window's cells, which must fit in `N` words.
    pub fn on(window: &Window) -> Self {
        let all_but = |column: usize| {
            (0..window.size())
                .filter(|place| place % window.width != column)
                .fold(Cells::NONE, Cells::with)
        };
        Self {
            width: u32::try_from(window.width).unwrap_or(u32::MAX),
            not_leftmost: all_but(0),
            not_rightmost: all_but(window.width - 1),
        }
    }

    /// These free cells and those free ones that are beside them.
    ///
    /// Word by word with all that becomes of it: nothing is done as often as this, and sets made on the way cost more.
    fn grown(&self, cells: &Cells<N>, free: &Cells<N>) -> Cells<N> {
        let leftwards = cells.and(&self.not_leftmost);
        let rightwards = cells.and(&self.not_rightmost);
        let mut grown = *cells;
        for (index, grown) in grown.0.iter_mut().enumerate() {
            let (before, after) = (index.wrapping_sub(1), index + 1);
            let right = raised(rightwards.word(before), rightwards.word(index), 1);
            let left = lowered(leftwards.word(index), leftwards.word(after), 1);
            let down = raised(cells.word(before), *grown, self.width);
            let up = lowered(*grown, cells.word(after), self.width);
            *grown |= (right | left | down | up) & free.word(index);
        }
        grown
    }

    /// The free cells that so many more hops can reach from free cells, those among them.
    #[inline]
    pub fn reach(&self, from: &Cells<N>, free: &Cells<N>, hops: usize) -> Cells<N> {
        let mut reached = *from;
        for _ in 0..hops {
            reached = self.grown(&reached, free);
        }
        reached
    }
}

/// A word whose numbers are raised by `by`, 1 to 63, out of the word before it as well.
const fn raised(before: u64, word: u64, by: u32) -> u64 {
    word.wrapping_shl(by) | before.wrapping_shr(u64::BITS - by)
}

/// A word whose numbers are lowered by `by`, 1 to 63, out of the word after it as well.
const fn lowered(word: u64, after: u64, by: u32) -> u64 {
    word.wrapping_shr(by) | after.wrapping_shl(u64::BITS - by)
}
