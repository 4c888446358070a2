//! The solver for players who play for the final bonus.
//!
//! The bonus hangs on who is ahead of whom, not on means, so a state is also what each player has gained in the phase so
//! far. Once nothing that is still within reach can change the ranking, everyone plays for eggs, and the solver for
//! eggs takes over: what it has worked out holds whatever was gained before.

use super::eggs::{EggSolver, Spot};
use super::moves::Move;
use super::stakes::Stakes;
use super::window::Cells;
use crate::rules::bonus::FIRST;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;

/// Everything worked out so far about one phase.
pub struct BonusSolver<const N: usize> {
    pub eggs: EggSolver<N>,
    stakes: Stakes,
    /// By what was gained so far and by how many have yet to move, the states known.
    known: FxHashMap<(usize, Vec<i64>, Spot<N>), Rest>,
}

/// What the rest of a phase is worth, in sums over all ways the dice can fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rest {
    /// Each player's bonus after it.
    pub bonus: Vec<i64>,
    /// Each player's eggs in it.
    pub eggs: Vec<i64>,
}

impl Rest {
    fn nothing(players: usize) -> Self {
        Self {
            bonus: vec![0; players],
            eggs: vec![0; players],
        }
    }

    fn add(&mut self, other: &Self) {
        add(&mut self.bonus, &other.bonus, 1);
        add(&mut self.eggs, &other.eggs, 1);
    }
}

fn add(sums: &mut [i64], more: &[i64], times: i64) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more * times;
    }
}

/// What a move and all that follows is worth to its mover, the least the best: bonus, own eggs, those of all others
/// together, its place in the contract's order.
type Value = (Reverse<i64>, Reverse<i64>, i64, u16);

impl<const N: usize> BonusSolver<N> {
    /// For players who have nothing yet of the phase.
    pub fn new(eggs: EggSolver<N>, stakes: Stakes) -> Self {
        Self {
            eggs,
            stakes,
            known: FxHashMap::default(),
        }
    }

    /// What the phase is worth from the moment on when all but the last `movers` have moved, each player has gained so
    /// many eggs, the bunny is on `here` and may enter `free`; `None` when the allowance is used up first.
    pub fn rest(&mut self, movers: usize, here: usize, free: &Cells<N>, gained: &[i64]) -> Option<Rest> {
        let reach = self.eggs.reach(movers, here, free);
        let stakes = self.stakes.after(gained);
        let most = self.eggs.ground.most_in(here, &reach, movers);
        // A stuck bunny ends the phase.
        if reach.is_empty() || stakes.are_settled(&most) {
            let eggs = self.eggs.eggs(movers, here, free)?;
            let ways = self.eggs.ways(movers);
            return Some(Rest {
                bonus: stakes.bonus().iter().map(|bonus| bonus * ways).collect(),
                eggs,
            });
        }
        let state = (
            movers,
            gained.to_vec(),
            (u16::try_from(here).unwrap_or(u16::MAX), reach),
        );
        if let Some(rest) = self.known.get(&state) {
            return Some(rest.clone());
        }
        let rest = self.best_moves(movers, here, &reach, gained)?;
        self.eggs.book.spend()?;
        self.known.insert(state, rest.clone());
        Some(rest)
    }

    /// The best move of each roll.
    fn best_moves(&mut self, movers: usize, here: usize, free: &Cells<N>, gained: &[i64]) -> Option<Rest> {
        let players = self.eggs.ground.players();
        let mut sums = Rest::nothing(players);
        let Some((mover, lists)) = self.eggs.moves(movers, here, free) else {
            return Some(sums);
        };
        let ways = self.eggs.ways(movers - 1);
        for moves in lists {
            let mut best: Option<(Value, Rest)> = None;
            for reply in moves {
                let (most, least, order) = reply.at_best;
                let at_best = (Reverse(FIRST * ways), most, least, order);
                if best.as_ref().is_some_and(|(best, _)| at_best > *best) {
                    break;
                }
                let rest = self.rest_after(movers - 1, free, &reply, gained, ways)?;
                let own = |sums: &[i64]| sums.get(mover).copied().unwrap_or(0);
                let own_eggs = own(&rest.eggs);
                let others = rest.eggs.iter().sum::<i64>() - own_eggs;
                let value = (Reverse(own(&rest.bonus)), Reverse(own_eggs), others, order);
                if best.as_ref().is_none_or(|(best, _)| value < *best) {
                    best = Some((value, rest));
                }
            }
            if let Some((_, rest)) = best {
                sums.add(&rest);
            }
        }
        Some(sums)
    }

    /// What a move and the rest after it is worth.
    fn rest_after(
        &mut self,
        movers: usize,
        free: &Cells<N>,
        reply: &Move<N>,
        gained: &[i64],
        ways: i64,
    ) -> Option<Rest> {
        self.eggs.book.hops += 1;
        let paid = self.eggs.ground.paid(&reply.cells);
        let mut gained = gained.to_vec();
        add(&mut gained, &paid, 1);
        let end = usize::from(reply.end);
        let free = self.eggs.ground.free_after(free, &reply.cells, end);
        let mut rest = self.rest(movers, end, &free, &gained)?;
        add(&mut rest.eggs, &paid, ways);
        Some(rest)
    }
}
