//! The search behind the advice: a value that is stepped, and can be dropped at any time.

use super::advice::{Advice, Valued};
use super::bonus::{BonusSolver, Rest};
use super::eggs::EggSolver;
use super::ground::Ground;
use super::paths::{Path, paths};
use super::situation::Situation;
use super::stakes::Stakes;
use super::window::{Cells, Window};
use crate::table::PLAYERS;

/// How many states a search works out before it stops and says so, unless it is told otherwise.
pub const STATES: usize = 600_000;

/// The same when everyone plays for the final bonus. What was gained on the way makes more states of the same board, and
/// each is more work.
pub const BONUS_STATES: usize = 100_000;

/// What a step has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to do.
    Looking,
    /// The advice for each of the rolls asked for, in their order.
    Done(Vec<Advice>),
}

/// Looks for the best paths of the player who is on, for one roll or several.
///
/// Work is counted in states: moments before a later player rolls. The same steps or others, the answer is the same.
pub struct Search {
    situation: Situation,
    stakes: Option<Stakes>,
    rolls: Vec<(u8, Vec<Path>)>,
    limit: usize,
    /// How many players after this one are looked ahead at.
    looks_ahead: usize,
    /// Whether the search for all of them had to stop, and now starts from those few that are quickly done.
    stopped: bool,
    solver: Box<dyn Solver>,
    /// What the last search that came to its end said.
    found: Option<Vec<Advice>>,
    /// States and hops of solvers given up.
    spent: (usize, u64),
}

/// Works out what the rest of a phase is worth.
trait Solver: Send {
    /// What the rest is worth after that path; `None` when the allowance is used up.
    fn rest(&mut self, path: &Path) -> Option<Rest>;
    /// Lets it work out so many states before it pauses.
    fn allow(&mut self, states: usize);
    /// The states worked out so far, and the hops.
    fn spent(&self) -> (usize, u64);
}

/// A solver and the part of the board that it knows by numbers.
struct OnWindow<const N: usize> {
    window: Window,
    free: Cells<N>,
    movers: usize,
    solver: Playing<N>,
}

enum Playing<const N: usize> {
    ForEggs(EggSolver<N>),
    ForBonus(BonusSolver<N>),
}

impl<const N: usize> Playing<N> {
    const fn eggs(&self) -> &EggSolver<N> {
        match self {
            Self::ForEggs(solver) => solver,
            Self::ForBonus(solver) => &solver.eggs,
        }
    }

    const fn eggs_mut(&mut self) -> &mut EggSolver<N> {
        match self {
            Self::ForEggs(solver) => solver,
            Self::ForBonus(solver) => &mut solver.eggs,
        }
    }
}

impl<const N: usize> OnWindow<N> {
    fn new(situation: &Situation, stakes: Option<&Stakes>, window: Window, movers: &[usize]) -> Self {
        let ground = Ground::new(situation, &window);
        let barred = situation.barred.iter().chain([&situation.bunny]);
        let barred = barred.filter_map(|cell| window.place(*cell));
        let free = barred.fold(ground.tiles, Cells::less);
        let eggs = EggSolver::new(ground, movers);
        Self {
            window,
            free,
            movers: movers.len(),
            solver: match stakes {
                None => Playing::ForEggs(eggs),
                Some(stakes) => Playing::ForBonus(BonusSolver::new(eggs, stakes.clone())),
            },
        }
    }
}

impl<const N: usize> Solver for OnWindow<N> {
    fn rest(&mut self, path: &Path) -> Option<Rest> {
        let mut places = path.cells.iter().filter_map(|cell| self.window.place(*cell));
        let cells = places.clone().fold(Cells::NONE, Cells::with);
        let end = places.next_back().unwrap_or(0);
        let free = self.solver.eggs().ground.free_after(&self.free, &cells, end);
        match &mut self.solver {
            Playing::ForEggs(solver) => {
                let eggs = solver.eggs(self.movers, end, &free)?;
                let bonus = Vec::new();
                Some(Rest { bonus, eggs })
            }
            Playing::ForBonus(solver) => solver.rest(self.movers, end, &free, &path.eggs),
        }
    }

    fn allow(&mut self, states: usize) {
        self.solver.eggs_mut().book.allowance = states;
    }

    fn spent(&self) -> (usize, u64) {
        let book = &self.solver.eggs().book;
        (book.states, book.hops)
    }
}

/// For the moments after a move of so many hops at most.
fn solver(situation: &Situation, stakes: Option<&Stakes>, first_move: u8, looks_ahead: usize) -> Box<dyn Solver> {
    let later = situation.to_move.iter().skip(1).take(looks_ahead);
    let movers: Vec<usize> = later.map(|player| player.index()).collect();
    let later_moves = usize::from(longest(situation.rolls().iter().copied())) * movers.len();
    // The number asked about may be more than any roll gives.
    let window = Window::within(situation, usize::from(first_move) + later_moves);
    // The widest is for a phase of six on an endless board.
    match window.size() {
        0..=128 => Box::new(OnWindow::<2>::new(situation, stakes, window, &movers)),
        129..=256 => Box::new(OnWindow::<4>::new(situation, stakes, window, &movers)),
        257..=576 => Box::new(OnWindow::<9>::new(situation, stakes, window, &movers)),
        _ => Box::new(OnWindow::<22>::new(situation, stakes, window, &movers)),
    }
}

fn longest(rolls: impl Iterator<Item = u8>) -> u8 {
    rolls.max().unwrap_or(0)
}

impl Search {
    /// The best paths for each of these rolls, found with at most `limit` states at a time, when everyone plays for eggs
    /// or, with `stakes`, for the final bonus.
    pub fn new(situation: &Situation, stakes: Option<Stakes>, rolls: &[u8], limit: usize) -> Self {
        // No game has more players.
        let looks_ahead = situation.to_move.len().clamp(1, *PLAYERS.end()) - 1;
        Self {
            situation: situation.clone(),
            rolls: rolls.iter().map(|roll| (*roll, paths(situation, *roll))).collect(),
            limit,
            looks_ahead,
            stopped: false,
            solver: solver(situation, stakes.as_ref(), longest(rolls.iter().copied()), looks_ahead),
            stakes,
            found: None,
            spent: (0, 0),
        }
    }

    /// Works out at most so many states (at least 1).
    pub fn step(&mut self, states: usize) -> Progress {
        let mut left = states.max(1);
        loop {
            let before = self.solver.spent().0;
            let allowed = left.min(self.limit.saturating_sub(before));
            self.solver.allow(allowed);
            let advice = self.advice();
            left = left.saturating_sub(self.solver.spent().0 - before);
            match advice {
                Some(advice) if !self.stopped => return Progress::Done(advice),
                Some(advice) => {
                    self.found = Some(advice);
                    self.look_ahead_at(self.looks_ahead + 1);
                }
                None if self.solver.spent().0 < self.limit => return Progress::Looking,
                None => match self.found.take() {
                    Some(advice) => return Progress::Done(advice),
                    None => {
                        self.stopped = true;
                        self.look_ahead_at(0);
                    }
                },
            }
        }
    }

    /// Works on to the end: the advice for each of the rolls asked for, in their order.
    pub fn finish(mut self) -> Vec<Advice> {
        loop {
            match self.step(usize::MAX) {
                Progress::Looking => {}
                Progress::Done(advice) => return advice,
            }
        }
    }

    fn look_ahead_at(&mut self, players: usize) {
        let (states, hops) = self.solver.spent();
        self.spent = (self.spent.0 + states, self.spent.1 + hops);
        self.looks_ahead = players;
        let first_move = longest(self.rolls.iter().map(|(hops, _)| *hops));
        self.solver = solver(&self.situation, self.stakes.as_ref(), first_move, players);
    }

    /// The states worked out so far.
    pub fn states(&self) -> usize {
        self.spent.0 + self.solver.spent().0
    }

    /// The hops walked so far to find moves, and the moves followed to a state.
    pub fn hops(&self) -> u64 {
        self.spent.1 + self.solver.spent().1
    }

    /// The advice for every roll; `None` when the allowance is used up.
    fn advice(&mut self) -> Option<Vec<Advice>> {
        let ways = self.situation.rolls().len() as i64;
        let scale = (0..self.looks_ahead).map(|_| ways).product();
        let exact = self.looks_ahead + 1 >= self.situation.to_move.len();
        let mover = self.situation.to_move.first().copied().unwrap_or_default();
        let mut advice = Vec::new();
        for (_, paths) in &self.rolls {
            let mut valued = Vec::new();
            for path in paths {
                let rest = self.solver.rest(path)?;
                let paid = path.eggs.iter().map(|eggs| eggs * scale);
                valued.push(Valued {
                    path: path.clone(),
                    expected: paid.zip(rest.eggs).map(|(paid, rest)| paid + rest).collect(),
                    bonus: self.stakes.is_some().then_some(rest.bonus),
                });
            }
            let mut valued = Advice {
                scale,
                exact,
                looked_ahead: (!exact).then_some(self.looks_ahead),
                paths: valued,
            };
            valued.sort(mover);
            advice.push(valued);
        }
        Some(advice)
    }
}

/// What each path of the player who is on, having rolled that many hops, is worth when every later player picks the
/// path that is best for his own eggs.
pub fn advise(situation: &Situation, hops: u8) -> Advice {
    first(Search::new(situation, None, &[hops], STATES))
}

/// The same when every player, from this one on, plays for the final bonus.
pub fn advise_for_bonus(situation: &Situation, stakes: Stakes, hops: u8) -> Advice {
    first(Search::new(situation, Some(stakes), &[hops], BONUS_STATES))
}

fn first(search: Search) -> Advice {
    search.finish().into_iter().next().unwrap_or_default()
}
