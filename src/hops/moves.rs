//! The moves that can be made from a cell, listed once, the best for the mover's own sake first.

use super::book::{Book, Row};
use super::bound::MostLater;
use super::ground::Ground;
use super::window::Cells;
use crate::table::ShortMoves;
use std::cmp::Reverse;

/// What a move and all that follows is worth to its mover, the least the best: his own eggs, those of all others
/// together, its place in the contract's order.
pub type Value = (Reverse<i64>, i64, u8);

/// A move that is legal as long as its cells are free; on a board of usual size it fills a line of the processor's cache.
#[derive(Clone)]
#[repr(align(64))]
pub struct Move<const N: usize> {
    /// The cells hopped on: two ways over the same cells to the same end are one to all who move later.
    pub cells: Cells<N>,
    /// The cells that must not be free: if it is shorter than the roll, those that a hop could go on to.
    barred: Cells<N>,
    /// What it would be worth to the mover if everything went his way.
    own_at_best: i64,
    /// What it pays all others together, over the scale.
    others: i64,
    /// What it pays the mover, over the scale.
    pub own: i64,
    /// What it pays everyone, not over the scale.
    pub pays: Row,
    /// The last of its cells.
    pub end: u16,
    /// Its place in the contract's order.
    order: u8,
    /// Whether it is shorter than the roll.
    short: bool,
}

impl<const N: usize> Move<N> {
    /// What it would be worth if everything went the mover's way.
    pub const fn at_best(&self) -> Value {
        (Reverse(self.own_at_best), self.others, self.order)
    }

    /// Whether these free cells allow it, leaving aside how long other moves are.
    fn fits(&self, free: &Cells<N>) -> bool {
        self.cells.without(free).or(&self.barred.and(free)).is_empty()
    }
}

/// Who moves, and what is to come after him.
pub struct Mover {
    /// The player.
    pub player: usize,
    /// In how many ways the dice of those after him can fall.
    pub scale: i64,
    /// The most eggs, over `scale`, that the moves after his can bring him.
    pub most_later: MostLater,
}

impl Mover {
    /// That player, with so many moves after his.
    pub fn new<const N: usize>(ground: &Ground<N>, player: usize, later: usize) -> Self {
        let ways = ground.rolls().len() as i64;
        Self {
            player,
            scale: (0..later).map(|_| ways).product(),
            most_later: MostLater::new(ground, player, later),
        }
    }

    /// His moves from a cell, out of the lists by cell that are known.
    pub fn listed<'a, const N: usize>(
        &self,
        known: &'a mut [Option<[Vec<Move<N>>; 3]>],
        ground: &Ground<N>,
        book: &mut Book,
        here: usize,
    ) -> &'a [Vec<Move<N>>] {
        known.get_mut(here).map_or(&[], |known| {
            known.get_or_insert_with(|| {
                let moves = self.moves(ground, book, here);
                book.hops += moves.iter().map(|moves| moves.len() as u64).sum::<u64>();
                moves
            })
        })
    }

    /// His moves from a cell for each roll, those that could be worth most first, if every tile were free.
    fn moves<const N: usize>(&self, ground: &Ground<N>, book: &mut Book, here: usize) -> [Vec<Move<N>>; 3] {
        let stops = ground.stops(here);
        let mut lists = [const { Vec::new() }; 3];
        for (list, roll) in lists.iter_mut().zip(ground.rolls()) {
            let of_roll = (0..).zip(&stops).filter(|(_, stop)| stop.length <= *roll);
            list.extend(of_roll.map(|(order, stop)| {
                let paid = ground.paid(&stop.cells);
                let of = |player: usize| paid.get(player).copied().unwrap_or(0);
                let all = of(ground.players());
                let own = of(self.player) * self.scale;
                let most_later = self.most_later.at(ground, stop.end, stop.from).unwrap_or(0);
                Move {
                    cells: stop.cells,
                    barred: if stop.length < *roll { stop.onward } else { Cells::NONE },
                    own_at_best: own + most_later,
                    others: all * self.scale - own,
                    own,
                    pays: book.write(&paid),
                    end: stop.end,
                    order,
                    short: stop.length < *roll,
                }
            }));
            list.sort_unstable_by_key(Move::at_best);
        }
        lists
    }
}

/// What makes one of these moves legal over these free cells (`hop.count`).
pub fn is_legal<'a, const N: usize>(
    moves: &[Move<N>],
    short_moves: ShortMoves,
    free: &'a Cells<N>,
) -> impl Fn(&Move<N>) -> bool + use<'a, N> {
    let only_whole = match short_moves {
        ShortMoves::DeadEnd => false,
        ShortMoves::Forced => moves.iter().any(|one| !one.short && one.fits(free)),
    };
    move |one| one.fits(free) && !(only_whole && one.short)
}
