//! The solver for players who play for eggs: exact, and fast because it works out nothing twice.
//!
//! What the rest of a phase depends on is where the bunny is and which free cells the remaining hops can reach; all
//! moments that agree in that are one state. The free cells themselves are a better key than the barred ones: what
//! lies behind a wall of barred cells is in neither.
//!
//! - The moves from a cell are listed once for each mover, the best for his own sake first ([`super::moves`]).
//! - The last mover looks at nothing but eggs: the first move of his list that is legal is his best. That is found as
//!   quickly as it could be looked up, so that his moments are not remembered.
//! - Where no free tile that pays is within reach, the rest of the phase is worth nothing.
//! - A move that even with the most that later moves could bring the mover cannot beat the best one so far is not
//!   followed ([`super::bound`]).

use super::book::{Book, NO_EGGS, Row};
use super::ground::Ground;
use super::moves::{Move, Mover, Value, legal};
use super::window::Cells;
use rustc_hash::FxHashMap;
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
    /// Who moves before him.
    before: usize,
    /// The hops that he and all after him have together at most.
    reach: usize,
    /// His moves from wherever he was asked about.
    moves: Vec<Move<N>>,
    /// By place where the moves from there are, for each roll.
    listed: Vec<Option<[List; 3]>>,
    known: FxHashMap<Spot<N>, Worth<Row>>,
}

/// Where a list of moves begins and ends in [`Level::moves`].
type List = (u32, u32);

/// What a moment is worth.
#[derive(Clone, Copy)]
struct Worth<Rows> {
    /// The eggs of the player who has moved before, and of all others together.
    own: i64,
    others: i64,
    /// The row of them, or the rows that are to be added up.
    rows: Rows,
}

/// The worth of a rest of the phase that pays nobody.
const NOTHING: Worth<[Row; 3]> = Worth {
    own: 0,
    others: 0,
    rows: [NO_EGGS; 3],
};

impl Worth<Row> {
    const fn as_sum(self) -> Worth<[Row; 3]> {
        Worth {
            own: self.own,
            others: self.others,
            rows: [self.rows, NO_EGGS, NO_EGGS],
        }
    }
}

impl<const N: usize> EggSolver<N> {
    /// For these players, who move one after the other.
    pub fn new(ground: Ground<N>, movers: &[usize]) -> Self {
        let longest = ground.longest();
        let later = (0..movers.len()).rev();
        // Nobody here asks what the first one's moments are worth to the player before him.
        let before = movers.iter().take(1).chain(movers);
        let levels = movers
            .iter()
            .zip(before)
            .zip(later)
            .map(|((player, before), later)| Level {
                mover: Mover::new(&ground, *player, later),
                before: *before,
                reach: (later + 1) * longest,
                moves: Vec::new(),
                listed: vec![None; ground.size()],
                known: FxHashMap::default(),
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
        let worth = worth(&self.ground, levels, &mut self.book, here, free)?;
        Some(self.book.eggs(&worth.rows))
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
        let lists = level.list(&self.ground, &mut self.book, here);
        let legal = |list| {
            legal(level.in_list(list), self.ground.short_moves(), free)
                .cloned()
                .collect()
        };
        Some((level.mover.player, lists.into_iter().map(legal).collect()))
    }
}

/// What the rest of the phase is worth, the movers of these levels being yet to move.
fn worth<const N: usize>(
    ground: &Ground<N>,
    levels: &mut [Level<N>],
    book: &mut Book,
    here: usize,
    free: &Cells<N>,
) -> Option<Worth<[Row; 3]>> {
    let Some((level, later)) = levels.split_first_mut() else {
        return Some(NOTHING);
    };
    if later.is_empty() {
        return Some(level.last_moves(ground, book, here, free));
    }
    let reach = ground.reach(here, free, level.reach);
    if !ground.can_pay(here, &reach) {
        return Some(NOTHING);
    }
    let spot = (u16::try_from(here).unwrap_or(u16::MAX), reach);
    if let Some(worth) = level.known.get(&spot) {
        return Some(worth.as_sum());
    }
    let worth = level.best_moves(ground, later, book, here, &reach)?;
    level.known.insert(spot, worth);
    Some(worth.as_sum())
}

impl<const N: usize> Level<N> {
    /// The last mover's best move of each roll: nothing comes after it.
    fn last_moves(&mut self, ground: &Ground<N>, book: &mut Book, here: usize, free: &Cells<N>) -> Worth<[Row; 3]> {
        let mut rows = [NO_EGGS; 3];
        for (list, row) in self.list(ground, book, here).into_iter().zip(&mut rows) {
            if let Some(best) = legal(self.in_list(list), ground.short_moves(), free).next() {
                *row = best.pays;
            }
        }
        book.hops += rows.len() as u64;
        let (own, others) = book.own_and_others(&rows, self.before);
        Worth { own, others, rows }
    }

    /// The best move of each roll, looking to the end of the phase.
    fn best_moves(
        &mut self,
        ground: &Ground<N>,
        later: &mut [Self],
        book: &mut Book,
        here: usize,
        free: &Cells<N>,
    ) -> Option<Worth<Row>> {
        let mut chosen = [None; 3];
        for (list, chosen) in self.list(ground, book, here).into_iter().zip(&mut chosen) {
            let mut best = None;
            for one in legal(self.in_list(list), ground.short_moves(), free) {
                if best.is_some_and(|best| one.at_best > best) {
                    break;
                }
                book.hops += 1;
                let next = usize::from(one.end);
                let rest = worth(ground, later, book, next, &ground.free_after(free, &one.cells, next))?;
                let (_, paid_to_others, order) = one.at_best;
                let value: Value = (Reverse(one.own + rest.own), paid_to_others + rest.others, order);
                if best.is_none_or(|best| value < best) {
                    best = Some(value);
                    *chosen = Some((one.pays, rest.rows));
                }
            }
        }
        let row = book.begin()?;
        for (pays, rest) in chosen.iter().flatten() {
            book.add(row, *pays, self.mover.scale);
            for coming in rest {
                book.add(row, *coming, 1);
            }
        }
        let (own, others) = book.own_and_others(&[row], self.before);
        Some(Worth { own, others, rows: row })
    }

    /// Where the mover's moves from here are listed, for each roll.
    fn list(&mut self, ground: &Ground<N>, book: &mut Book, here: usize) -> [List; 3] {
        let Some(listed) = self.listed.get_mut(here) else {
            return [(0, 0); 3];
        };
        *listed.get_or_insert_with(|| {
            self.mover.moves(ground, book, here).map(|moves| {
                book.hops += moves.len() as u64;
                let first = self.moves.len();
                self.moves.extend(moves);
                let place = |place| u32::try_from(place).unwrap_or(u32::MAX);
                (place(first), place(self.moves.len()))
            })
        })
    }

    fn in_list(&self, (first, end): List) -> &[Move<N>] {
        self.moves.get(first as usize..end as usize).unwrap_or_default()
    }
}
