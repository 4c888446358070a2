//! The solver for players who play for the final bonus.
//!
//! The bonus hangs on who is ahead of whom, not on means, so a state is also what each player has gained in the phase so
//! far. Once nothing that is still within reach can change the ranking, everyone plays for eggs, and the solver for
//! eggs takes over: what it has worked out holds whatever was gained before.

use super::eggs::{EggSolver, Spot};
use super::gains::{Gain, Gains};
use super::moves::Move;
use super::stakes::Stakes;
use super::window::Cells;
use crate::rules::bonus::FIRST;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;

/// Everything worked out so far about one phase.
pub struct BonusSolver<const N: usize> {
    pub eggs: EggSolver<N>,
    gains: Gains,
    /// By what was gained so far and by how many have yet to move, the states known.
    known: FxHashMap<(usize, Gain, Spot<N>), Sums>,
    /// For each of them the bonus of each player, then the eggs of each.
    sums: Vec<i64>,
}

/// What the rest of a phase is worth: where its sums begin in [`BonusSolver::sums`].
type Sums = usize;

/// What the rest of a phase is worth, in sums over all ways the dice can fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rest {
    /// Each player's bonus after it.
    pub bonus: Vec<i64>,
    /// Each player's eggs in it.
    pub eggs: Vec<i64>,
}

/// What a move and all that follows is worth to its mover, the least the best: bonus, own eggs, those of all others
/// together, its place in the contract's order.
type Value = (Reverse<i64>, Reverse<i64>, i64, u8);

impl<const N: usize> BonusSolver<N> {
    /// For players who have nothing yet of the phase.
    pub fn new(eggs: EggSolver<N>, stakes: Stakes) -> Self {
        Self {
            eggs,
            gains: Gains::new(stakes),
            known: FxHashMap::default(),
            sums: Vec::new(),
        }
    }

    /// What the phase is worth from the moment on when all but the last `movers` have moved, each player has gained so
    /// many eggs, the bunny is on `here` and may enter `free`; `None` when the allowance is used up first.
    pub fn rest(&mut self, movers: usize, here: usize, free: &Cells<N>, gained: &[i64]) -> Option<Rest> {
        let gain = self.gains.of(gained);
        let sums = self.sums_of_rest(movers, here, free, gain)?;
        let (bonus, eggs) = self.split(sums);
        Some(Rest {
            bonus: bonus.to_vec(),
            eggs: eggs.to_vec(),
        })
    }

    /// The bonus and the eggs of each player.
    fn split(&self, sums: Sums) -> (&[i64], &[i64]) {
        let players = self.eggs.ground.players();
        let sums = self.sums.get(sums..sums + 2 * players).unwrap_or_default();
        sums.split_at_checked(players).unwrap_or_default()
    }

    fn sums_of_rest(&mut self, movers: usize, here: usize, free: &Cells<N>, gain: Gain) -> Option<Sums> {
        let mut reach = self.eggs.reach(movers, here, free);
        // A stuck bunny ends the phase, wherever it is.
        let ended = reach.is_empty();
        let mut place = u16::try_from(here).unwrap_or(u16::MAX);
        if ended {
            (place, reach) = (0, Cells::NONE);
        }
        let state = (movers, gain, (place, reach));
        if let Some(sums) = self.known.get(&state) {
            return Some(*sums);
        }
        let most = self.eggs.ground.most_in(here, &reach, movers);
        let sums = if ended || self.gains.are_settled(gain, &most) {
            let ways = self.eggs.ways(movers);
            let mut sums: Vec<i64> = self.gains.bonus(gain).iter().map(|bonus| bonus * ways).collect();
            sums.extend(self.eggs.eggs(movers, here, &reach)?);
            sums
        } else {
            self.best_moves(movers, here, &reach, gain)?
        };
        // Where nobody rolls any more there is nothing to work out.
        if !ended {
            self.eggs.book.spend()?;
        }
        let begin = self.sums.len();
        self.sums.extend(sums);
        self.known.insert(state, begin);
        Some(begin)
    }

    /// The sums of the best move of each roll.
    fn best_moves(&mut self, movers: usize, here: usize, free: &Cells<N>, gain: Gain) -> Option<Vec<i64>> {
        let players = self.eggs.ground.players();
        let mut sums = vec![0; 2 * players];
        let Some((mover, lists)) = self.eggs.moves(movers, here, free) else {
            return Some(sums);
        };
        let ways = self.eggs.ways(movers - 1);
        for moves in lists {
            let mut best: Option<(Value, Sums, &Move<N>)> = None;
            for one in &moves {
                let (most, least, order) = one.at_best();
                let at_best = (Reverse(FIRST * ways), most, least, order);
                if best.is_some_and(|(best, ..)| at_best > best) {
                    break;
                }
                self.eggs.book.hops += 1;
                let after = self.gains.after(gain, one.pays, self.eggs.book.eggs(one.pays));
                let end = usize::from(one.end);
                let free = self.eggs.ground.free_after(free, &one.cells, end);
                let rest = self.sums_of_rest(movers - 1, end, &free, after)?;
                let (bonus, eggs) = self.split(rest);
                let own = |sums: &[i64]| sums.get(mover).copied().unwrap_or(0);
                let others = least + eggs.iter().sum::<i64>() - own(eggs);
                let value = (Reverse(own(bonus)), Reverse(one.own + own(eggs)), others, order);
                if best.is_none_or(|(best, ..)| value < best) {
                    best = Some((value, rest, one));
                }
            }
            if let Some((_, rest, one)) = best {
                let (bonus, eggs) = self.split(rest);
                let paid = self.eggs.book.eggs(one.pays);
                for (sum, bonus) in sums.iter_mut().zip(bonus) {
                    *sum += bonus;
                }
                for ((sum, eggs), paid) in sums.iter_mut().skip(players).zip(eggs).zip(paid) {
                    *sum += eggs + paid * ways;
                }
            }
        }
        Some(sums)
    }
}
