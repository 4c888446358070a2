//! What advice costs: the paths, and what is left of a phase worth before the first roll, on fixed boards; how that grows
//! with players and with tiles; and beside it, once, the exhaustive walk that it saves.
//!
//! `cargo bench --no-default-features --bench advice` prints a line a board, and fails where the search needs more than a
//! hundredth of the exhaustive walk's hops or of its time, or more than 5 ms for four players on the evening's layout.

#![allow(clippy::expect_used, reason = "a bench may stop at the first surprise")]

use hoppel::game::file;
use hoppel::hops::{STATES, Search, Situation, paths};
use hoppel::table::{Cell, Die, PlayerId, Revisit, ShortMoves};
use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The promise: at most this part of the exhaustive walk's hops, and of its time.
const PART: f64 = 0.01;
/// The promise for four players on the evening's layout.
const EVENING: Duration = Duration::from_millis(5);
/// Runs of which the quickest counts.
const RUNS: usize = 20;

/// A phase of so many on these tiles, before the first roll: a figure on every fourth tile, one player's after the
/// other's, and the bunny on the tile in the middle.
fn phase(players: u8, cells: impl IntoIterator<Item = (i64, i64)>) -> Situation {
    let cells: BTreeSet<(i64, i64)> = cells.into_iter().map(|(x, y)| (y, x)).collect();
    let mut tiles = BTreeMap::new();
    for (number, (y, x)) in cells.iter().enumerate() {
        let mut eggs = vec![0; players.into()];
        if number % 4 == 0
            && let Some(eggs) = eggs.get_mut(number / 4 % usize::from(players))
        {
            *eggs = 1;
        }
        tiles.insert(Cell::new(*x, *y).expect("a cell of the table"), eggs);
    }
    let bunny = cells.iter().nth(cells.len() / 2).map_or((0, 0), |(y, x)| (*x, *y));
    Situation {
        tiles: Arc::new(tiles),
        players: players.into(),
        die: Die::Special,
        revisit: Revisit::Phase,
        short_moves: ShortMoves::DeadEnd,
        bunny: Cell::new(bunny.0, bunny.1).expect("a cell of the table"),
        barred: BTreeSet::new(),
        to_move: (0..players).map(PlayerId).collect(),
    }
}

/// An open square of so many tiles a side.
fn open(size: i64) -> Vec<(i64, i64)> {
    (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).collect()
}

/// A row with teeth of five tiles on every second tile.
fn comb() -> Vec<(i64, i64)> {
    let tooth = |x| (0..if x % 2 == 0 { 6 } else { 1 }).map(move |y| (x, y));
    (0..21).flat_map(tooth).collect()
}

/// Three rows, 40 tiles long.
fn strip() -> Vec<(i64, i64)> {
    (0..40).flat_map(|x| (0..3).map(move |y| (x, y))).collect()
}

/// The tiles of the case `a-whole-evening`.
fn evening() -> Vec<(i64, i64)> {
    let case: serde_json::Value =
        serde_json::from_str(include_str!("../tests/cases/a-whole-evening.json")).expect("a case");
    let game = case.get("game").expect("a case has a game").to_string();
    let game = file::play(game.as_bytes()).expect("actions that fit");
    let cells = game.table().tiles.keys().map(|cell| (cell.x().into(), cell.y().into()));
    cells.collect()
}

/// The search before the first roll: its states, its hops, and how long the quickest took.
fn search(situation: &Situation) -> (usize, u64, Duration) {
    let runs = (0..RUNS).map(|_| {
        let begun = Instant::now();
        let mut search = Search::new(situation, None, situation.rolls(), STATES);
        let found = std::hint::black_box(search.step(usize::MAX));
        drop(found);
        (search.states(), search.hops(), begun.elapsed())
    });
    runs.min_by_key(|(_, _, took)| *took).unwrap_or_default()
}

fn line(name: &str, situation: &Situation) -> (u64, Duration) {
    let begun = Instant::now();
    let listed: usize = situation.rolls().iter().map(|roll| paths(situation, *roll).len()).sum();
    let enumeration = begun.elapsed();
    let (states, hops, took) = search(situation);
    let players = situation.players;
    let tiles = situation.tiles.len();
    println!(
        "{name:8} {players} players {tiles:4} tiles   {listed:3} paths {enumeration:>9.2?}   {states:7} states {hops:9} hops {took:>9.2?}"
    );
    (hops, took)
}

/// The whole phase played out, every path of every player for every roll, over arrays and nothing remembered.
struct Exhaustive {
    /// By tile the tiles beside it.
    beside: Vec<Vec<usize>>,
    /// By tile what it pays each player, and all together.
    eggs: Vec<[i64; 8]>,
    free: Vec<bool>,
    players: usize,
    hops: u64,
}

impl Exhaustive {
    /// The values of the best path of each roll, and the hops walked.
    fn walk(situation: &Situation) -> (Vec<[i64; 8]>, u64) {
        let number = |cell: Cell| situation.tiles.keys().position(|known| *known == cell);
        let beside = |cell: &Cell| cell.beside().into_iter().filter_map(number).collect();
        let eggs = situation.tiles.values().map(|eggs| {
            let mut all = [0; 8];
            for (all, eggs) in all.iter_mut().zip(eggs) {
                *all = *eggs;
            }
            all[7] = eggs.iter().sum();
            all
        });
        let mut exhaustive = Self {
            beside: situation.tiles.keys().map(beside).collect(),
            eggs: eggs.collect(),
            free: vec![true; situation.tiles.len()],
            players: situation.players,
            hops: 0,
        };
        let bunny = number(situation.bunny).expect("the bunny is on a tile");
        exhaustive.free[bunny] = false;
        let faces = (1..=3).map(|roll| exhaustive.best(0, bunny, roll)).collect();
        (faces, exhaustive.hops)
    }

    fn best(&mut self, mover: usize, here: usize, roll: usize) -> [i64; 8] {
        let mut best = None;
        self.hop(mover, here, roll, [0; 8], &mut best);
        best.unwrap_or_default()
    }

    fn hop(&mut self, mover: usize, here: usize, left: usize, paid: [i64; 8], best: &mut Option<[i64; 8]>) {
        let mut ends = true;
        for side in 0..if left == 0 { 0 } else { self.beside[here].len() } {
            let next = self.beside[here][side];
            if !self.free[next] {
                continue;
            }
            ends = false;
            self.hops += 1;
            self.free[next] = false;
            let mut paid = paid;
            for (paid, eggs) in paid.iter_mut().zip(self.eggs[next]) {
                *paid += eggs;
            }
            self.hop(mover, next, left - 1, paid, best);
            self.free[next] = true;
        }
        if ends {
            let mut value = [0; 8];
            let mut scale = 1;
            if mover + 1 < self.players {
                scale = 3_i64.pow(u32::try_from(self.players - mover - 1).unwrap_or(0));
                if self.beside[here].iter().any(|next| self.free[*next]) {
                    for roll in 1..=3 {
                        let rest = self.best(mover + 1, here, roll);
                        for (value, rest) in value.iter_mut().zip(rest) {
                            *value += rest;
                        }
                    }
                }
            }
            for (value, paid) in value.iter_mut().zip(paid) {
                *value += paid * scale;
            }
            let better = |best: &[i64; 8]| {
                let others = |values: &[i64; 8]| values[7] - values[mover];
                value[mover] > best[mover] || (value[mover] == best[mover] && others(&value) < others(best))
            };
            if best.as_ref().is_none_or(better) {
                *best = Some(value);
            }
        }
    }
}

fn main() -> ExitCode {
    println!("By players, an open board of 11 by 11:");
    let goal = phase(6, open(11));
    for players in 2..6 {
        line("open", &phase(players, open(11)));
    }
    let (hops, took) = line("open", &goal);
    println!("By tiles, four players:");
    for size in [5, 7, 9, 11, 13, 15] {
        line("open", &phase(4, open(size)));
    }
    println!("By layout:");
    let mut kept = true;
    for players in [2, 4, 6] {
        let (_, took) = line("evening", &phase(players, evening()));
        kept &= players != 4 || took < EVENING;
        line("comb", &phase(players, comb()));
        line("strip", &phase(players, strip()));
    }
    println!("The exhaustive walk, six players on the open board of 11 by 11:");
    let begun = Instant::now();
    let (faces, walked) = Exhaustive::walk(&goal);
    let walking = begun.elapsed();
    let (fewer, faster) = (walked as f64 / hops as f64, walking.as_secs_f64() / took.as_secs_f64());
    println!("{walked} hops {walking:.2?}: the search takes 1/{fewer:.0} of the hops and 1/{faster:.0} of the time");
    let advice = Search::new(&goal, None, goal.rolls(), STATES).finish();
    for (advice, face) in advice.iter().zip(faces) {
        let best = advice.paths.first().map(|best| best.expected.as_slice());
        kept &= best == face.get(..goal.players);
    }
    kept &= fewer * PART >= 1.0 && faster * PART >= 1.0;
    if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
