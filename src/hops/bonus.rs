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
    /// By what was gained so far and by how many have yet to move, the states known: where their sums begin.
    known: FxHashMap<(usize, Gain, Spot<N>), usize>,
    /// For each of them the bonus of each player, then the eggs of each.
    sums: Vec<i64>,
}

/// What the rest of a phase is worth.
#[derive(Clone, Copy)]
enum Worth {
    /// The sums that begin there.
    Sums(usize),
    /// Nobody hops any more: the bonus stays as it is, however the dice of those who have yet to move fall.
    Over {
        /// What was gained.
        gain: Gain,
        /// In how many ways they can fall.
        ways: i64,
    },
}

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
        let worth = self.worth(movers, here, free, gain)?;
        let of_each = |of: fn(&Self, Worth, usize) -> i64| {
            let players = 0..self.eggs.ground.players();
            players.map(|player| of(self, worth, player)).collect()
        };
        Some(Rest {
            bonus: of_each(Self::bonus),
            eggs: of_each(Self::eggs),
        })
    }

    /// The bonus of that player.
    fn bonus(&self, worth: Worth, player: usize) -> i64 {
        match worth {
            Worth::Sums(begin) => self.sums.get(begin + player).copied().unwrap_or(0),
            Worth::Over { gain, ways } => self.gains.bonus(gain).get(player).map_or(0, |bonus| bonus * ways),
        }
    }

    /// The eggs of that player.
    fn eggs(&self, worth: Worth, player: usize) -> i64 {
        match worth {
            Worth::Sums(begin) => {
                let begin = begin + self.eggs.ground.players();
                self.sums.get(begin + player).copied().unwrap_or(0)
            }
            Worth::Over { .. } => 0,
        }
    }

    fn worth(&mut self, movers: usize, here: usize, free: &Cells<N>, gain: Gain) -> Option<Worth> {
        let ways = self.eggs.ways(movers);
        let reach = self.eggs.reach(movers, here, free);
        // A stuck bunny ends the phase, wherever it is.
        if reach.is_empty() {
            return Some(Worth::Over { gain, ways });
        }
        let place = u16::try_from(here).unwrap_or(u16::MAX);
        let state = (movers, gain, (place, reach));
        if let Some(begin) = self.known.get(&state) {
            return Some(Worth::Sums(*begin));
        }
        let most = self.eggs.ground.most_in(here, &reach, movers);
        let sums = if self.gains.are_settled(gain, &most) {
            let mut sums: Vec<i64> = self.gains.bonus(gain).iter().map(|bonus| bonus * ways).collect();
            sums.extend(self.eggs.eggs(movers, here, &reach)?);
            sums
        } else {
            self.best_moves(movers, here, &reach, gain)?
        };
        self.eggs.book.spend()?;
        let begin = self.sums.len();
        self.sums.extend(sums);
        self.known.insert(state, begin);
        Some(Worth::Sums(begin))
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
            let mut best: Option<(Value, Worth, &Move<N>)> = None;
            for one in &moves {
                let (most, least, order) = one.at_best();
                let at_best = (Reverse(FIRST * ways), most, least, order);
                if best.is_some_and(|(best, ..)| at_best > best) {
                    break;
                }
                self.eggs.book.hops += 1;
                let after = self.gains.after(gain, one.pays, &mut self.eggs.book)?;
                let end = usize::from(one.end);
                let free = self.eggs.ground.free_after(free, &one.cells, end);
                let rest = self.worth(movers - 1, end, &free, after)?;
                let own = self.eggs(rest, mover);
                let all: i64 = (0..players).map(|player| self.eggs(rest, player)).sum();
                let bonus = self.bonus(rest, mover);
                let value = (Reverse(bonus), Reverse(one.own + own), least + all - own, order);
                if best.is_none_or(|(best, ..)| value < best) {
                    best = Some((value, rest, one));
                }
            }
            if let Some((_, rest, one)) = best {
                let paid = self.eggs.book.eggs(one.pays);
                let (bonus, eggs) = sums.split_at_mut(players);
                for (player, ((bonus, eggs), paid)) in bonus.iter_mut().zip(eggs).zip(paid).enumerate() {
                    *bonus += self.bonus(rest, player);
                    *eggs += self.eggs(rest, player) + paid * ways;
                }
            }
        }
        Some(sums)
    }
}
