//! Boards drawn as text, for the tests of this room.

use super::Situation;
use crate::table::{Cell, Die, PlayerId, Revisit, ShortMoves};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The cell of those coordinates.
pub fn at(x: i64, y: i64) -> Cell {
    Cell::new(x, y).unwrap()
}

/// The situation drawn, with the default settings, before the first move of a phase of that many players.
///
/// Every second column is a cell: `.` a tile, a letter a tile with a figure of player A, B … that earns an egg,
/// `*` the bunny's tile, a blank no tile.
pub fn situation(rows: &[&str], players: u8) -> Situation {
    let mut tiles = BTreeMap::new();
    let mut bunny = None;
    for (y, row) in (0..).zip(rows) {
        for (x, sign) in (0..).zip(row.chars().step_by(2)) {
            let mut eggs = vec![0; usize::from(players)];
            match sign {
                ' ' => continue,
                '*' => bunny = Some(at(x, y)),
                '.' => {}
                owner => eggs[usize::from(u8::try_from(owner).unwrap() - b'A')] = 1,
            }
            tiles.insert(at(x, y), eggs);
        }
    }
    Situation {
        tiles: Arc::new(tiles),
        players: players.into(),
        die: Die::Special,
        revisit: Revisit::Phase,
        short_moves: ShortMoves::DeadEnd,
        bunny: bunny.unwrap(),
        barred: BTreeSet::new(),
        to_move: (0..players).map(PlayerId).collect(),
    }
}
