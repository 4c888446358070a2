//! How many paths and states there are, hop by hop, in the manner of the counts that chess move generators are checked
//! with. The boards and their numbers are data: `boards.json`.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use hoppel::hops::{Situation, paths};
use hoppel::table::{Cell, Die, PlayerId, Revisit, ShortMoves};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A board and what there is to count on it.
#[derive(Deserialize)]
struct Board {
    board: String,
    /// Every second column is a cell: `.` a tile, `*` the bunny's tile, a blank no tile.
    rows: Vec<String>,
    /// The distinct paths of 1, 2, 3 … hops.
    paths: Vec<usize>,
    /// The distinct ends of them: the tile, with the tiles visited.
    states: Vec<usize>,
}

impl Board {
    fn situation(&self) -> Situation {
        let mut tiles = BTreeMap::new();
        let mut bunny = None;
        for (y, row) in (0..).zip(&self.rows) {
            for (x, sign) in (0..).zip(row.chars().step_by(2)) {
                let cell = Cell::new(x, y).unwrap();
                if sign != ' ' {
                    tiles.insert(cell, vec![0]);
                }
                if sign == '*' {
                    bunny = Some(cell);
                }
            }
        }
        Situation {
            tiles: Arc::new(tiles),
            players: 1,
            die: Die::Special,
            revisit: Revisit::Phase,
            short_moves: ShortMoves::DeadEnd,
            bunny: bunny.unwrap(),
            barred: BTreeSet::new(),
            to_move: vec![PlayerId(0)],
        }
    }
}

/// The paths and states after each number of hops, each hop a move of its own.
fn counted(board: &Board) -> (Vec<usize>, Vec<usize>) {
    // Where a path has come to, and in how many ways one can come there.
    let start = board.situation();
    let mut ends = BTreeMap::from([((start.bunny, start.barred.clone()), 1)]);
    let step = |_: &usize| {
        let mut next = BTreeMap::new();
        for ((bunny, barred), ways) in &ends {
            let here = Situation {
                bunny: *bunny,
                barred: barred.clone(),
                ..start.clone()
            };
            for path in paths(&here, 1) {
                let after = here.after(&path.cells);
                *next.entry((after.bunny, after.barred)).or_insert(0) += ways;
            }
        }
        ends = next;
        (ends.values().sum::<usize>(), ends.len())
    };
    board.paths.iter().map(step).unzip()
}

#[test]
fn paths_and_states_are_as_many_as_is_known() {
    let boards: Vec<Board> = serde_json::from_str(include_str!("boards.json")).unwrap();
    for board in boards {
        let known = (board.paths.clone(), board.states.clone());
        assert_eq!(counted(&board), known, "{}", board.board);
    }
}

/// A move of three hops is three moves of one, as long as it is not cut short.
#[test]
fn a_move_of_three_hops_is_as_many_paths() {
    let boards: Vec<Board> = serde_json::from_str(include_str!("boards.json")).unwrap();
    for board in boards {
        let moves = paths(&board.situation(), 3);
        let whole = moves.iter().filter(|path| path.cells.len() == 3).count();
        assert_eq!(whole, board.paths[2], "{}", board.board);
    }
}
