//! Situations of a bunny phase, drawn as text or by chance.

use hoppel::hops::{Situation, Stakes};
use hoppel::table::{
    AfterFirstTie, Cell, Die, Edition, PlayerId, Revisit, SecondPlace, Settings, ShortMoves, ZeroEggs,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The cell of those coordinates.
pub fn at(x: i64, y: i64) -> Cell {
    Cell::new(x, y).unwrap()
}

/// How a board is made by chance.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub width: i64,
    pub height: i64,
    /// How many of the players have yet to move.
    pub movers: u8,
    pub dice: &'static [Die],
    pub revisit: &'static [Revisit],
}

/// A situation of so many players as are to move, or one more, who has no move: with holes, with few or many figures,
/// with cells barred before, the bunny perhaps on a tile that it must not enter again.
pub fn situation(kind: Kind) -> impl Strategy<Value = Situation> {
    let rows = 0..kind.height;
    let cells = rows.flat_map(|y| (0..kind.width).map(move |x| at(x, y)));
    situation_on(cells.collect(), kind)
}

/// The same, with tiles on those cells alone: its width and height do not matter.
pub fn situation_on(cells: Vec<Cell>, kind: Kind) -> impl Strategy<Value = Situation> {
    let players = kind.movers + 1;
    let most = cells.len();
    let fill = (0..=3_u32, 0..=5_u32).prop_flat_map(move |(holes, figures)| {
        let tile = (0..10_u32, 0..6_u32).prop_map(move |(hole, figure)| (hole >= holes, figure < figures));
        (vec(tile, most), vec((0..6_u8, 1..=2_i64), most))
    });
    let settings = (select(kind.dice), select(kind.revisit), select(ShortMoves::ALL));
    let barred = vec(select(cells.clone()), 0..3);
    (fill, settings, barred, select(cells.clone()), 0..players).prop_map(
        move |((tiles, owners), (die, revisit, short_moves), barred, bunny, first)| {
            let mut laid = BTreeMap::new();
            for ((cell, (is_tile, figure)), (owner, eggs)) in cells.iter().zip(tiles).zip(owners) {
                let mut row = vec![0; players.into()];
                if figure {
                    row[usize::from(owner % players)] = eggs;
                }
                if is_tile {
                    laid.insert(*cell, row);
                }
            }
            Situation {
                tiles: Arc::new(laid),
                players: players.into(),
                die,
                revisit,
                short_moves,
                bunny,
                barred: barred.into_iter().collect::<BTreeSet<_>>(),
                to_move: (0..kind.movers)
                    .map(|turn| PlayerId((first + turn) % players))
                    .collect(),
            }
        },
    )
}

/// A few eggs for each of so many players, one of whom may have left, and any settings of the bonus.
pub fn stakes(players: usize) -> impl Strategy<Value = Stakes> {
    let eggs = vec(prop_oneof![9 => (0..6_i64).prop_map(Some), 1 => Just(None)], players);
    let settings = (
        select(SecondPlace::ALL),
        select(AfterFirstTie::ALL),
        select(ZeroEggs::ALL),
    );
    (eggs, settings).prop_map(|(eggs, (second_place, after_first_tie, zero_eggs))| Stakes {
        settings: Settings {
            second_place,
            after_first_tie,
            zero_eggs,
            ..Settings::of(Edition::Hig)
        },
        eggs,
    })
}
