//! Nests: when they are complete and whom they pay (RULES §4).

use super::eggs::{earning_at, eggs_for};
use super::refusal::{Detail, Judgement, Refusal, Rule};
use crate::table::{Cell, EggReason, Entry, Mark, PlayerId, Table};

/// What the player whose tile completed a nest gets (`nest.closer`), in eggs.
pub const CLOSER: i64 = 2;

/// Whether there is a nest.
pub fn is_nest(table: &Table, cell: Cell) -> bool {
    table.marks(cell).has(Mark::Nest)
}

/// How many of the eight around hold tiles.
pub fn around(table: &Table, nest: Cell) -> usize {
    nest.around().into_iter().filter(|cell| table.has_tile(*cell)).count()
}

/// Whether there is a nest and the eight around it all hold tiles (`nest.complete`).
pub fn is_complete(table: &Table, cell: Cell) -> bool {
    is_nest(table, cell) && around(table, cell) == 8
}

/// Whether there is a complete nest that has not been paid yet.
pub fn is_owed(table: &Table, cell: Cell) -> bool {
    is_complete(table, cell) && table.tiles.get(&cell).is_some_and(|tile| !tile.nest_paid)
}

/// Every nest, top to bottom, left to right.
pub fn all(table: &Table) -> impl Iterator<Item = Cell> {
    let nest = |(cell, tile): (&Cell, &crate::table::Tile)| tile.marks.has(Mark::Nest).then_some(*cell);
    table.tiles.iter().filter_map(nest)
}

/// The nests that are complete and unpaid now that a tile lies on `laid`, and that it had a part in, in the order they pay.
pub fn completed_by(table: &Table, laid: Cell) -> impl Iterator<Item = Cell> {
    laid.nine().into_iter().filter(|cell| is_owed(table, *cell))
}

/// What a nest pays: the closer first, then every figure on the nine tiles, tile by tile, by number (`nest.followers`).
pub fn payment(table: &Table, nest: Cell, closer: PlayerId) -> Vec<Entry> {
    let closing = Entry::Eggs {
        player: closer,
        eggs: CLOSER,
        why: EggReason::NestCloser { nest },
    };
    let following = nest.nine().into_iter().flat_map(|at| {
        earning_at(table, at).map(move |(figure, owner)| Entry::Eggs {
            player: owner.player,
            eggs: eggs_for(owner.kind),
            why: EggReason::NestFollower { nest, figure, at },
        })
    });
    std::iter::once(closing).chain(following).collect()
}

/// Paying a nest by hand: one that is unpaid; complete, by `nest.complete`.
pub fn judge_score_nest(table: &Table, at: Cell) -> Judgement {
    match table.tiles.get(&at).filter(|tile| tile.marks.has(Mark::Nest)) {
        None => Err(Refusal::impossible(Detail::NoNest { at })),
        Some(tile) if tile.nest_paid => Err(Refusal::impossible(Detail::NestPaid { at })),
        Some(_) if is_complete(table, at) => Ok(Vec::new()),
        Some(_) => {
            let around = around(table, at);
            Ok(vec![Refusal::breaks(
                Rule::NestComplete,
                Detail::NestOpen { at, around },
            )])
        }
    }
}
