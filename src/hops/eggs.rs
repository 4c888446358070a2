//! The solver for players who play for eggs: exact, and fast because it works out nothing twice.
//!
//! What the rest of a phase depends on is where the bunny is and which free cells the remaining hops can reach; all
//! moments that agree in that are one state. The free cells themselves are a better key than the barred ones: what
//! lies behind a wall of barred cells is in neither.
//!
//! - The moves from a cell are listed once for each mover, the best for his own sake first ([`super::moves`]): the first
//!   of them that is legal is the last mover's best.
//! - What is remembered of a state is small, for looking it up is waiting for memory: the free cells and the number of
//!   a row of eggs. Of those rows there are few: a hundred thousand states share two thousand.
//! - Where no free tile that pays is within reach, the rest of the phase is worth nothing.
//! - A move that even with the most that later moves could bring the mover cannot beat the best one so far is not
//!   followed ([`super::bound`]).

use super::book::{Book, NO_EGGS, Row};
use super::ground::Ground;
use super::known::Known;
use super::moves::{Move, Mover, Value, is_legal};
use super::window::Cells;
use std::cmp::Reverse;

/// A cell and free cells around it.
pub type Spot<const N: usize> = (u16, Cells<N>);

/// Everything worked out so far about one phase.
pub struct EggSolver<const N: usize> {
    pub ground: Ground<N>,
    levels: Vec<Level<N>>,
    pub book: Book,
}

/// One later mover's part.
struct Level<const N: usize> {
    mover: Mover,
    /// The hops that he and all after him have together at most.
    reach: usize,
    /// By place his moves from there for each roll, wherever he was asked about.
    moves: Vec<Option<[Vec<Move<N>>; 3]>>,
    /// By place what was worked out there: the row of the eggs that follow when those cells are within reach.
    known: Vec<Known<N>>,
}

impl<const N: usize> EggSolver<N> {
    /// For these players, who move one after the other.
    pub fn new(ground: Ground<N>, movers: &[usize]) -> Self {
        let longest = ground.longest();
        let later = (0..movers.len()).rev();
        let levels = movers.iter().zip(later).map(|(player, later)| Level {
            mover: Mover::new(&ground, *player, later),
            reach: (later + 1) * longest,
            moves: vec![None; ground.size()],
            known: vec![Known::nothing(); ground.size()],
        });
        let levels = levels.collect();
        let players = ground.players();
        Self {
            ground,
            levels,
            book: Book::new(players),
        }
    }

    /// The eggs of each player from the moment on when all but the last `movers` have moved, the bunny is on `here` and
    /// may enter `free`; `None` when the allowance is used up first.
    pub fn eggs(&mut self, movers: usize, here: usize, free: &Cells<N>) -> Option<Vec<i64>> {
        let from = self.levels.len().saturating_sub(movers);
        let levels = self.levels.get_mut(from..).unwrap_or_default();
        let row = worth(&self.ground, levels, &mut self.book, here, free)?;
        Some(self.book.eggs(row).to_vec())
    }

    /// In how many ways the dice of so many movers can fall.
    pub fn ways(&self, movers: usize) -> i64 {
        (0..movers).map(|_| self.ground.rolls().len() as i64).product()
    }

    /// The free cells that the last `movers` can reach.
    pub fn reach(&self, movers: usize, here: usize, free: &Cells<N>) -> Cells<N> {
        self.ground.reach(here, free, movers * self.ground.longest())
    }

    /// The first of the last `movers`, and for each roll his moves that are legal, those that could be worth most first;
    /// `None` if all have moved.
    pub fn moves(&mut self, movers: usize, here: usize, free: &Cells<N>) -> Option<(usize, Vec<Vec<Move<N>>>)> {
        let level = self.levels.len().checked_sub(movers)?;
        let level = self.levels.get_mut(level)?;
        let lists = level.mover.listed(&mut level.moves, &self.ground, &mut self.book, here);
        let legal = |moves: &Vec<Move<N>>| {
            let is_legal = is_legal(moves, self.ground.short_moves(), free);
            moves.iter().filter(|one| is_legal(one)).cloned().collect()
        };
        Some((level.mover.player, lists.iter().map(legal).collect()))
    }
}

/// What the rest of the phase is worth, the movers of these levels being yet to move.
fn worth<const N: usize>(
    ground: &Ground<N>,
    levels: &mut [Level<N>],
    book: &mut Book,
    here: usize,
    free: &Cells<N>,
) -> Option<Row> {
    let Some((level, later)) = levels.split_first_mut() else {
        return Some(NO_EGGS);
    };
    let reach = ground.reach(here, free, level.reach);
    if !ground.can_pay(here, &reach) {
        return Some(NO_EGGS);
    }
    let slot = match level.known.get(here)?.find(&reach) {
        Ok(row) => return Some(row),
        Err(slot) => slot,
    };
    let row = level.best_moves(ground, later, book, here, &reach)?;
    book.spend()?;
    if let Some(known) = level.known.get_mut(here) {
        known.insert(slot, reach, row);
    }
    Some(row)
}

impl<const N: usize> Level<N> {
    /// The best move of each roll, looking to the end of the phase.
    fn best_moves(
        &mut self,
        ground: &Ground<N>,
        later: &mut [Self],
        book: &mut Book,
        here: usize,
        free: &Cells<N>,
    ) -> Option<Row> {
        let mut chosen = [None; 3];
        let lists = self.mover.listed(&mut self.moves, ground, book, here);
        for (moves, chosen) in lists.iter().zip(&mut chosen) {
            let mut best = None;
            let is_legal = is_legal(moves, ground.short_moves(), free);
            for one in moves {
                if best.is_some_and(|best| one.at_best() > best) {
                    break;
                }
                // Asked last: most that are not legal come after the last that could be better.
                if !is_legal(one) {
                    continue;
                }
                book.hops += 1;
                let next = usize::from(one.end);
                let free = ground.free_after(free, &one.cells, next);
                let rest = worth(ground, later, book, next, &free)?;
                let (own, others) = book.own_and_others(rest, self.mover.player);
                let (_, paid_to_others, order) = one.at_best();
                let value: Value = (Reverse(one.own + own), paid_to_others + others, order);
                if best.is_none_or(|best| value < best) {
                    best = Some(value);
                    *chosen = Some((one.pays, rest));
                }
            }
        }
        let terms = chosen.iter().flatten();
        Some(book.write_sum(terms.flat_map(|(pays, rest)| [(*pays, self.mover.scale), (*rest, 1)])))
    }
}
