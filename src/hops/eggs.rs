//! The solver for players who play for eggs: exact, and fast because it works out nothing twice.
//!
//! What the rest of a phase depends on is where the bunny is and which free cells the remaining hops can reach; all
//! moments that agree in that are one state. The free cells themselves are a better key than the barred ones: what
//! lies behind a wall of barred cells is in neither.
//!
//! - The moves from a cell depend on the free cells within one roll of it. They are listed once, the best for the
//!   mover's own sake first.
//! - The last mover looks at nothing but eggs: the first move of his list is his best.
//! - Where no free tile that pays is within reach, the rest of the phase is worth nothing.
//! - A move that even with the most that later moves could bring the mover cannot beat the best one so far is not
//!   followed ([`super::bound`]).

use super::bound::MostLater;
use super::ground::Ground;
use super::window::Cells;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;

/// A cell and free cells around it.
pub type Spot<const N: usize> = (u16, Cells<N>);

/// What a state is worth: where its eggs begin in [`Book::values`].
pub type Worth = usize;

/// The worth of a rest of the phase that pays nobody.
const NOTHING: Worth = 0;

/// Everything worked out so far about one phase.
pub struct EggSolver<const N: usize> {
    pub ground: Ground<N>,
    levels: Vec<Level<N>>,
    pub book: Book,
}

/// What all levels share.
pub struct Book {
    /// For each worth the eggs of each player, and all of them together.
    values: Vec<i64>,
    kept: FxHashMap<Box<[i64]>, Worth>,
    players: usize,
    /// How many states may still be worked out before the search pauses.
    pub allowance: usize,
    /// How many were worked out.
    pub states: usize,
    /// Hops walked and moves followed.
    pub hops: u64,
}

/// One later mover's part.
struct Level<const N: usize> {
    mover: usize,
    /// How the dice of those after him can fall.
    scale: i64,
    /// The hops that he and all after him have together at most.
    reach: usize,
    /// The most eggs, over `scale`, that the moves after his can bring him.
    most_later: MostLater,
    moves: FxHashMap<Spot<N>, [Range; 3]>,
    replies: Vec<Reply<N>>,
    known: FxHashMap<Spot<N>, Worth>,
}

type Range = (u32, u32);

/// What a move and all that follows is worth to its mover, the least the best: his own eggs, those of all others
/// together, its place in the contract's order.
pub type Value = (Reverse<i64>, i64, u16);

/// A move that may be chosen.
#[derive(Clone, Copy)]
pub struct Reply<const N: usize> {
    /// The cells hopped on.
    pub cells: Cells<N>,
    /// The last of them.
    pub end: u16,
    /// What it would be worth if everything went the mover's way.
    pub at_best: Value,
    /// What it pays the mover, over the scale.
    own: i64,
}

impl Book {
    /// The eggs of each player in that worth, and all of them together.
    fn values(&self, worth: Worth) -> &[i64] {
        self.values.get(worth..=worth + self.players).unwrap_or_default()
    }

    /// The eggs of each player in that worth.
    pub fn eggs(&self, worth: Worth) -> &[i64] {
        self.values.get(worth..worth + self.players).unwrap_or_default()
    }

    /// The eggs in that worth for the player and for all others together.
    fn own_and_others(&self, worth: Worth, player: usize) -> (i64, i64) {
        match self.values(worth) {
            [eggs @ .., all] => {
                let own = eggs.get(player).copied().unwrap_or(0);
                (own, all - own)
            }
            [] => (0, 0),
        }
    }

    /// Counts a state that was worked out; `None` when the allowance is used up.
    pub fn spend(&mut self) -> Option<()> {
        self.allowance = self.allowance.checked_sub(1)?;
        self.states += 1;
        Some(())
    }

    /// Begins a worth, for the one who asks to add to; `None` when the allowance is used up.
    fn begin(&mut self) -> Option<Worth> {
        self.spend()?;
        let worth = self.values.len();
        self.values.resize(worth + self.players + 1, 0);
        Some(worth)
    }

    /// Ends the worth begun last: equal ones are kept once.
    fn end(&mut self, worth: Worth) -> Worth {
        let kept = self.kept.entry(self.values.get(worth..).unwrap_or_default().into());
        let kept = *kept.or_insert(worth);
        if kept != worth {
            self.values.truncate(worth);
        }
        kept
    }

    /// Adds to the worth begun last what a move pays, over a scale, and what comes after it.
    fn add<const N: usize>(&mut self, begun: Worth, ground: &Ground<N>, cells: &Cells<N>, scale: i64, later: Worth) {
        let Some((known, sums)) = self.values.split_at_mut_checked(begun) else {
            return;
        };
        for (sum, coming) in sums.iter_mut().zip(known.get(later..).unwrap_or_default()) {
            *sum += coming;
        }
        for place in cells.iter() {
            for (sum, eggs) in sums.iter_mut().zip(ground.pays(place)) {
                *sum += eggs * scale;
            }
        }
    }
}

impl<const N: usize> EggSolver<N> {
    /// For these players, who move one after the other.
    pub fn new(ground: Ground<N>, movers: &[usize]) -> Self {
        let longest = ground.longest();
        let ways = ground.rolls().len();
        let mut scale = 1;
        let mut levels: Vec<Level<N>> = Vec::new();
        for (later, mover) in movers.iter().rev().enumerate() {
            levels.push(Level {
                mover: *mover,
                scale,
                reach: (later + 1) * longest,
                most_later: MostLater::new(&ground, *mover, later),
                moves: FxHashMap::default(),
                replies: Vec::new(),
                known: FxHashMap::default(),
            });
            scale *= ways as i64;
        }
        levels.reverse();
        let players = ground.players();
        Self {
            ground,
            levels,
            book: Book {
                values: vec![0; players + 1],
                kept: FxHashMap::default(),
                players,
                allowance: 0,
                states: 0,
                hops: 0,
            },
        }
    }

    /// What the phase is worth from the moment on when all but the last `movers` have moved, the bunny is on `here` and
    /// may enter `free`; `None` when the allowance is used up first.
    pub fn worth(&mut self, movers: usize, here: usize, free: &Cells<N>) -> Option<Worth> {
        let from = self.levels.len().saturating_sub(movers);
        let levels = self.levels.get_mut(from..).unwrap_or_default();
        worth(&self.ground, levels, &mut self.book, here, free)
    }

    /// In how many ways the dice of so many movers can fall.
    pub fn ways(&self, movers: usize) -> i64 {
        (0..movers).map(|_| self.ground.rolls().len() as i64).product()
    }

    /// The free cells that the last `movers` can reach.
    pub fn reach(&self, movers: usize, here: usize, free: &Cells<N>) -> Cells<N> {
        self.ground.reach(here, free, movers * self.ground.longest())
    }

    /// The first of the last `movers`, and his moves for each roll, those that could be worth most first; `None` if
    /// all have moved.
    pub fn replies(&mut self, movers: usize, here: usize, free: &Cells<N>) -> Option<(usize, Vec<Vec<Reply<N>>>)> {
        let level = self.levels.len().checked_sub(movers)?;
        let level = self.levels.get_mut(level)?;
        let ranges = level.replies(&self.ground, &mut self.book, here, free);
        let list = |(first, end): Range| {
            level
                .replies
                .get(first as usize..end as usize)
                .unwrap_or_default()
                .to_vec()
        };
        Some((level.mover, ranges.map(list).to_vec()))
    }
}

/// What the rest of the phase is worth, the movers of these levels being yet to move.
fn worth<const N: usize>(
    ground: &Ground<N>,
    levels: &mut [Level<N>],
    book: &mut Book,
    here: usize,
    free: &Cells<N>,
) -> Option<Worth> {
    let Some((level, later)) = levels.split_first_mut() else {
        return Some(NOTHING);
    };
    let reach = ground.reach(here, free, level.reach);
    if !ground.can_pay(here, &reach) {
        return Some(NOTHING);
    }
    let spot = (u16::try_from(here).unwrap_or(u16::MAX), reach);
    if let Some(worth) = level.known.get(&spot) {
        return Some(*worth);
    }
    let worth = if later.is_empty() {
        level.last_move(ground, book, here, &reach)?
    } else {
        level.best_moves(ground, later, book, here, &reach)?
    };
    level.known.insert(spot, worth);
    Some(worth)
}

impl<const N: usize> Level<N> {
    /// The last mover's best move of each roll: nothing comes after it.
    fn last_move(&self, ground: &Ground<N>, book: &mut Book, here: usize, free: &Cells<N>) -> Option<Worth> {
        let stops = ground.stops(self.mover, here, free);
        book.hops += stops.len() as u64;
        let worth = book.begin()?;
        for roll in ground.rolls() {
            let moves = ground.paths(&stops, *roll);
            if let Some(best) = moves.min_by_key(|stop| (Reverse(stop.own), stop.others)) {
                book.add(worth, ground, &best.cells, 1, NOTHING);
            }
        }
        Some(book.end(worth))
    }

    /// The best move of each roll, looking to the end of the phase.
    fn best_moves(
        &mut self,
        ground: &Ground<N>,
        later: &mut [Self],
        book: &mut Book,
        here: usize,
        free: &Cells<N>,
    ) -> Option<Worth> {
        let mut chosen = [None; 3];
        let replies = self.replies(ground, book, here, free);
        for ((first, end), chosen) in replies.into_iter().zip(&mut chosen) {
            let replies = self.replies.get(first as usize..end as usize).unwrap_or_default();
            let mut best = None;
            for reply in replies {
                if best.is_some_and(|best| reply.at_best > best) {
                    break;
                }
                book.hops += 1;
                let next = usize::from(reply.end);
                let rest = worth(ground, later, book, next, &ground.free_after(free, &reply.cells, next))?;
                let (own, others) = book.own_and_others(rest, self.mover);
                let (_, paid_to_others, order) = reply.at_best;
                let value = (Reverse(reply.own + own), paid_to_others + others, order);
                if best.is_none_or(|best| value < best) {
                    best = Some(value);
                    *chosen = Some((reply.cells, rest));
                }
            }
        }
        let worth = book.begin()?;
        for (cells, rest) in chosen.iter().flatten() {
            book.add(worth, ground, cells, self.scale, *rest);
        }
        Some(book.end(worth))
    }

    /// Where the mover's moves from here begin and end in `self.replies`, for each roll.
    fn replies(&mut self, ground: &Ground<N>, book: &mut Book, here: usize, free: &Cells<N>) -> [Range; 3] {
        let near = ground.reach(here, free, ground.longest());
        let spot = (u16::try_from(here).unwrap_or(u16::MAX), near);
        if let Some(ranges) = self.moves.get(&spot) {
            return *ranges;
        }
        let stops = ground.stops(self.mover, here, &near);
        book.hops += stops.len() as u64;
        let mut ranges = [(0, 0); 3];
        for (roll, range) in ground.rolls().iter().zip(&mut ranges) {
            let first = self.replies.len();
            let moves = (0..).zip(ground.paths(&stops, *roll));
            self.replies.extend(moves.map(|(order, stop)| {
                let own = stop.own * self.scale;
                let most = own + self.most_later.at(ground, stop.end, stop.from);
                Reply {
                    cells: stop.cells,
                    end: stop.end,
                    own,
                    at_best: (Reverse(most), stop.others * self.scale, order),
                }
            }));
            if let Some(replies) = self.replies.get_mut(first..) {
                replies.sort_unstable_by_key(|reply| reply.at_best);
            }
            let as_u32 = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
            *range = (as_u32(first), as_u32(self.replies.len()));
        }
        self.moves.insert(spot, ranges);
        ranges
    }
}
