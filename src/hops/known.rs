//! What was worked out, looked up by the free cells within reach.
//!
//! A table that is looked into a million times is as quick as memory is, and each look into one of
//! [`std::collections::HashMap`] waits for memory twice: here it is once.

use super::book::Row;
use super::window::Cells;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// A row that is not in any book: nothing is written in that slot.
const NONE: Row = Row::MAX;

/// Rows by sets of cells.
#[derive(Clone)]
pub struct Known<const N: usize> {
    /// As many as a power of two, a fourth of them without anything at least. A set is in the slot that its hash says or
    /// the next one that was left.
    slots: Vec<(Cells<N>, Row)>,
    written: usize,
}

impl<const N: usize> Known<N> {
    /// Nothing.
    pub const fn nothing() -> Self {
        Self {
            slots: Vec::new(),
            written: 0,
        }
    }

    /// The row of those cells, or else the slot where it is to be written.
    pub fn find(&self, cells: &Cells<N>) -> Result<Row, usize> {
        // Of no slots there is none at any number.
        let last = self.slots.len().wrapping_sub(1);
        let mut slot = first_slot(cells) & last;
        loop {
            match self.slots.get(slot) {
                Some((_, NONE)) | None => return Err(slot),
                Some((known, row)) if known == cells => return Ok(*row),
                Some(_) => slot = (slot + 1) & last,
            }
        }
    }

    /// Writes down the row of those cells in the slot that was found for them, nothing having been written since.
    pub fn insert(&mut self, slot: usize, cells: Cells<N>, row: Row) {
        if self.written * 4 < self.slots.len() * 3 {
            self.write(slot, cells, row);
        } else {
            let more = vec![(Cells::NONE, NONE); (self.slots.len() * 2).max(4)];
            let fewer = std::mem::replace(&mut self.slots, more);
            let written = fewer.into_iter().filter(|(_, row)| *row != NONE);
            for (cells, row) in written.chain([(cells, row)]) {
                if let Err(slot) = self.find(&cells) {
                    self.write(slot, cells, row);
                }
            }
        }
        self.written += 1;
    }

    fn write(&mut self, slot: usize, cells: Cells<N>, row: Row) {
        if let Some(slot) = self.slots.get_mut(slot) {
            *slot = (cells, row);
        }
    }
}

/// Its last bits say which slot those cells are looked for in first.
fn first_slot<const N: usize>(cells: &Cells<N>) -> usize {
    FxBuildHasher.hash_one(cells) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_found_and_nothing_else() {
        let mut known = Known::<2>::nothing();
        let cells = |number: usize| {
            (0..10)
                .filter(|bit| number >> bit & 1 == 1)
                .fold(Cells::NONE, Cells::with)
        };
        for number in 0..700 {
            let slot = known.find(&cells(number)).unwrap_err();
            known.insert(slot, cells(number), number as Row);
        }
        for number in 0..1000 {
            let row = (number < 700).then_some(number as Row);
            assert_eq!(known.find(&cells(number)).ok(), row);
        }
    }
}
