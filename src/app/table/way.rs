//! The way the bunny is to hop: what a tap on a cell makes of it.
//!
//! Pure. A legal end tile picks the best way there, once more the next one; a cell beside the last one walks on to it.

use crate::game::{Action, Game, Rolled, RolledBy};
use crate::hops::{Path, Situation, paths};
use crate::rules::{Detail, Judgement, Refusal, Rule};
use crate::table::{Cell, PlayerId, Step, Table};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The most hops a roll gives.
const MOST_HOPS: u8 = 3;

/// Every legal way of the player who is on. Worked out once for a moment of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Where the bunny is, and what it may find; none outside a phase.
    situation: Option<Situation>,
    /// What was rolled; none before the roll.
    hops: Option<u8>,
    /// Who hops.
    mover: PlayerId,
    /// By the tile on which they end; the best first. None before the roll.
    by_end: BTreeMap<Cell, Vec<Path>>,
    /// The cells on any of them; before the roll, on any that a roll could give.
    reach: Vec<Cell>,
}

impl Ways {
    /// The ways on that table.
    pub fn of(table: &Table) -> Self {
        let (Some(situation), Some(mover)) = (Situation::of(table), table.player_to_act()) else {
            return Self::default();
        };
        let hops = roll_hops(table);
        let found = paths(&situation, reach_hops(table));
        let reach = cells_on(&found);
        let mut by_end: BTreeMap<Cell, Vec<Path>> = BTreeMap::new();
        for path in found.into_iter().filter(|_| hops.is_some()) {
            if let Some(end) = path.cells.last() {
                by_end.entry(*end).or_default().push(path);
            }
        }
        for ways in by_end.values_mut() {
            ways.sort_by_key(|path| rank(path, mover));
        }
        Self {
            situation: Some(situation),
            hops,
            mover,
            by_end,
            reach,
        }
    }

    /// Where the bunny is, and what it may find; none outside a phase.
    pub const fn situation(&self) -> Option<&Situation> {
        self.situation.as_ref()
    }

    /// The same with what was rolled; none before the roll and outside a phase.
    pub fn rolled(&self) -> Option<(&Situation, u8)> {
        self.situation().zip(self.hops)
    }

    /// The cells within reach of the player who is on; none outside a phase.
    pub fn reach(&self) -> &[Cell] {
        &self.reach
    }

    /// The bunny on that table, the tiles beside it, also those it may not hop onto, and the cells within its reach.
    pub fn around(&self, table: &Table) -> Vec<Cell> {
        let beside = table.bunny.into_iter().flat_map(Cell::nine);
        let beside = beside.filter(|cell| table.has_tile(*cell));
        beside.chain(self.reach.iter().copied()).collect()
    }

    /// The tiles on which a way ends, and what the best one there pays: whoever hops, and all others together.
    pub fn ends(&self) -> impl Iterator<Item = (Cell, [i64; 2])> {
        self.by_end
            .iter()
            .filter_map(|(end, ways)| Some((*end, eggs_paid(ways.first()?, self.mover))))
    }

    /// All of them, the best first.
    pub fn all(&self) -> Vec<&Path> {
        let mut all: Vec<&Path> = self.by_end.values().flatten().collect();
        all.sort_by_key(|path| rank(path, self.mover));
        all
    }

    /// The way along these cells.
    pub fn along(&self, cells: &[Cell]) -> Option<Way> {
        let end = *cells.last()?;
        let way = self.by_end.get(&end)?.iter().position(|path| path.cells == cells)?;
        Some(Way::Picked { end, way })
    }

    fn at(&self, end: Cell, way: usize) -> Option<&Path> {
        let ways = self.by_end.get(&end)?;
        ways.get(way % ways.len().max(1))
    }
}

/// What a path pays whoever hops, and all others together.
fn eggs_paid(path: &Path, mover: PlayerId) -> [i64; 2] {
    let own = path.eggs.get(mover.index()).copied().unwrap_or(0);
    [own, path.eggs.iter().sum::<i64>() - own]
}

/// The better for the mover the smaller: most eggs for him, then fewest for the others.
fn rank(path: &Path, mover: PlayerId) -> (Reverse<i64>, i64) {
    let [own, others] = eggs_paid(path, mover);
    (Reverse(own), others)
}

/// The cells on those paths, each once.
fn cells_on(paths: &[Path]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = paths.iter().flat_map(|path| &path.cells).copied().collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The hops that were rolled; none before the roll and outside a phase.
pub fn roll_hops(table: &Table) -> Option<u8> {
    table.phase.as_ref()?.hops
}

/// The most hops of the move that is on.
pub fn reach_hops(table: &Table) -> u8 {
    roll_hops(table).unwrap_or(MOST_HOPS)
}

/// The way as far as it has been told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Way {
    /// Nothing yet.
    #[default]
    Open,
    /// A way to that end; the number says which, and counts round.
    Picked {
        /// Where it ends.
        end: Cell,
        /// Which of those that end there.
        way: usize,
    },
    /// Cell by cell, the first one after the start.
    Walked(Vec<Cell>),
}

/// What came of a tap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    /// The way is another one.
    Told,
    /// The bunny may not hop there; the rule says why.
    Barred(Refusal),
    /// No way of that many hops ends there.
    OutOfReach,
}

impl Way {
    /// The cells as far as they are told.
    pub fn cells<'a>(&'a self, ways: &'a Ways) -> &'a [Cell] {
        match self {
            Self::Open => &[],
            Self::Picked { end, way } => ways.at(*end, *way).map_or(&[], |path| &path.cells),
            Self::Walked(cells) => cells,
        }
    }

    /// A tap on a cell.
    pub fn tap(&mut self, game: &Game, ways: &Ways, cell: Cell) -> Tap {
        let table = game.table();
        if table.bunny == Some(cell) {
            *self = Self::Open;
            return Tap::Told;
        }
        match self {
            Self::Walked(cells) if cells.contains(&cell) => {
                // Back to there.
                let kept = cells.iter().position(|known| *known == cell).map_or(0, |at| at + 1);
                cells.truncate(kept);
                return Tap::Told;
            }
            Self::Walked(cells) if cells.len() < usize::from(reach_hops(table)) => {
                let from = cells.last().copied();
                if from.is_some_and(|from| from.direction_to(cell).is_some()) {
                    return walk(game, cells, cell);
                }
            }
            Self::Picked { end, way } if *end == cell => {
                *way += 1;
                return Tap::Told;
            }
            Self::Walked(_) | Self::Picked { .. } | Self::Open => {}
        }
        if ways.by_end.contains_key(&cell) {
            *self = Self::Picked { end: cell, way: 0 };
            return Tap::Told;
        }
        let mut first = Vec::new();
        match walk(game, &mut first, cell) {
            Tap::Told => {
                *self = Self::Walked(first);
                Tap::Told
            }
            // It may be barred, or merely too far.
            Tap::Barred(refusal) if refusal.rule == Rule::HopBeside => barred_anyhow(game, cell),
            Tap::Barred(refusal) => Tap::Barred(refusal),
            Tap::OutOfReach => Tap::OutOfReach,
        }
    }

    /// Walks on to that cell, whatever the rules say: the person insists.
    pub fn insist(&mut self, cell: Cell) {
        match self {
            Self::Walked(cells) => cells.push(cell),
            Self::Open | Self::Picked { .. } => *self = Self::Walked(vec![cell]),
        }
    }
}

/// Walks on to a cell, unless a rule bars the hop.
fn walk(game: &Game, cells: &mut Vec<Cell>, cell: Cell) -> Tap {
    cells.push(cell);
    match broken_by(game, cells) {
        None => Tap::Told,
        Some(refusal) => {
            cells.pop();
            Tap::Barred(refusal)
        }
    }
}

/// The first rule that a hop of this path breaks; its length is not asked for yet.
fn broken_by(game: &Game, path: &[Cell]) -> Option<Refusal> {
    match judge(game, path) {
        Ok(broken) => broken.into_iter().find(|refusal| refusal.rule != Rule::HopCount),
        Err(refusal) => Some(refusal),
    }
}

/// What the rules say of the path; before the roll, as if as many hops had been rolled as it has.
fn judge(game: &Game, path: &[Cell]) -> Judgement {
    if game.table().turn.step != Step::Roll {
        return game.judge(&hop(path));
    }
    let mut rolled = game.clone();
    rolled.apply(by_hand(path.len()))?;
    rolled.judge(&hop(path))
}

/// A roll of a real die that is known from the way that was hopped.
pub fn by_hand(hops: usize) -> Action {
    Action::Roll {
        rolled: Rolled::Hops(u8::try_from(hops).unwrap_or(MOST_HOPS).clamp(1, MOST_HOPS)),
        by: Some(RolledBy::Hand),
    }
}

/// A cell that is not beside the bunny: barred whichever way it is reached, or only too far.
fn barred_anyhow(game: &Game, cell: Cell) -> Tap {
    let bars = |refusal: &Refusal| {
        let itself = matches!(refusal.rule, Rule::HopTile | Rule::HopNoBunny | Rule::HopRevisit);
        itself && !matches!(refusal.detail, Detail::BadHop { to, .. } if to != cell)
    };
    let from = cell.beside().into_iter().find(|from| game.table().has_tile(*from));
    let judged = from.map(|from| judge(game, &[from, cell]));
    let refusal = match judged {
        Some(Ok(broken)) => broken.into_iter().find(bars),
        Some(Err(refusal)) => Some(refusal),
        None => None,
    };
    refusal.map_or(Tap::OutOfReach, Tap::Barred)
}

/// The action that hops along these cells.
pub fn hop(path: &[Cell]) -> Action {
    Action::Hop { path: path.to_vec() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{NewPlayer, Setup, StartTile};
    use crate::table::{Colour, Edition, Mark, Marks, Name};

    fn cell(x: i64, y: i64) -> Cell {
        Cell::new(x, y).unwrap()
    }

    /// A square of three by three with the bunny in its middle, in the step `roll` of Ann's.
    fn game() -> Game {
        let player = |name, colour| NewPlayer {
            name: Name::new(name).unwrap(),
            colour,
        };
        let players = vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)];
        let mut setup = Setup::new(players, Edition::Hig);
        let tile = |at| StartTile { at, marks: Marks::NONE };
        setup.start.tiles = Some(cell(0, 0).nine().map(tile).to_vec());
        setup.start.bunny = Some(cell(0, 0));
        let mut game = Game::new(setup).unwrap();
        game.apply(Action::Phase { first: None }).unwrap();
        game
    }

    fn rolled(hops: usize) -> Game {
        let mut game = game();
        game.apply(by_hand(hops)).unwrap();
        game
    }

    #[test]
    fn a_tap_on_an_end_picks_the_best_way_and_another_the_next() {
        let mut game = rolled(2);
        // Ann's follower stands above the bunny.
        let put = Action::Put {
            player: PlayerId(0),
            kind: crate::table::Kind::Follower,
            place: crate::table::Place::Cell(cell(0, -1)),
            spot: String::new(),
        };
        game.apply(put).unwrap();
        let ways = Ways::of(game.table());
        let ends: Vec<_> = ways.ends().collect();
        let all: Vec<i64> = ways.all().iter().map(|path| path.eggs[0]).collect();
        assert_eq!(all, [1, 1, 0, 0, 0, 0, 0, 0], "the best first");
        let corners = [(-1, -1, 1), (1, -1, 1), (-1, 1, 0), (1, 1, 0)].map(|(x, y, own)| (cell(x, y), [own, 0]));
        assert_eq!(ends, corners);
        let mut way = Way::Open;
        assert_eq!(way.tap(&game, &ways, cell(1, -1)), Tap::Told);
        assert_eq!(way.cells(&ways), [cell(0, -1), cell(1, -1)]);
        way.tap(&game, &ways, cell(1, -1));
        assert_eq!(way.cells(&ways), [cell(1, 0), cell(1, -1)]);
        assert_eq!(ways.along(way.cells(&ways)), Some(way.clone()));
        way.tap(&game, &ways, cell(1, -1));
        assert_eq!(way.cells(&ways), [cell(0, -1), cell(1, -1)], "it counts round");
    }

    #[test]
    fn cells_are_tapped_one_by_one_and_back() {
        let game = rolled(2);
        let ways = Ways::of(game.table());
        let mut way = Way::Open;
        assert_eq!(way.tap(&game, &ways, cell(0, 1)), Tap::Told);
        assert_eq!(way, Way::Walked(vec![cell(0, 1)]));
        way.tap(&game, &ways, cell(1, 1));
        assert_eq!(way.cells(&ways), [cell(0, 1), cell(1, 1)]);
        way.tap(&game, &ways, cell(0, 1));
        assert_eq!(way.cells(&ways), [cell(0, 1)]);
        way.tap(&game, &ways, cell(0, 0));
        assert_eq!(way.cells(&ways), []);
    }

    #[test]
    fn a_wrong_cell_is_refused_with_its_rule() {
        let game = rolled(3);
        let ways = Ways::of(game.table());
        let rule = |way: &mut Way, at| match way.tap(&game, &ways, at) {
            Tap::Barred(refusal) => Some(refusal.rule),
            Tap::Told | Tap::OutOfReach => None,
        };
        let mut way = Way::Walked(vec![cell(0, 1)]);
        assert_eq!(rule(&mut way, cell(0, 2)), Some(Rule::HopTile));
        assert_eq!(way, Way::Walked(vec![cell(0, 1)]), "a refused tap changes nothing");
        // Three hops never end in a corner.
        assert_eq!(Way::Open.tap(&game, &ways, cell(1, 1)), Tap::OutOfReach);
    }

    #[test]
    fn a_tile_that_was_visited_is_barred_from_afar_too() {
        let mut game = rolled(2);
        game.apply(hop(&[cell(0, -1), cell(1, -1)])).unwrap();
        game.apply(by_hand(2)).unwrap();
        let ways = Ways::of(game.table());
        let Tap::Barred(refusal) = Way::Open.tap(&game, &ways, cell(0, 0)) else {
            panic!("it was visited")
        };
        assert_eq!(refusal.rule, Rule::HopRevisit);
    }

    #[test]
    fn a_tile_closed_to_the_bunny_says_so() {
        let mut game = rolled(2);
        let marks = Marks::NONE.with(Mark::NoBunny);
        game.apply(Action::SetMarks { at: cell(1, 1), marks }).unwrap();
        let ways = Ways::of(game.table());
        let Tap::Barred(refusal) = Way::Open.tap(&game, &ways, cell(1, 1)) else {
            panic!("it is closed")
        };
        assert_eq!(refusal.rule, Rule::HopNoBunny);
    }

    #[test]
    fn before_the_roll_the_way_is_walked_and_its_length_is_the_roll() {
        let game = game();
        let ways = Ways::of(game.table());
        let mut way = Way::Open;
        for at in [cell(1, 0), cell(1, 1), cell(0, 1)] {
            assert_eq!(way.tap(&game, &ways, at), Tap::Told);
        }
        let mut played = game.clone();
        played.apply(by_hand(way.cells(&ways).len())).unwrap();
        played.apply(hop(way.cells(&ways))).unwrap();
        assert_eq!(played.table().bunny, Some(cell(0, 1)));
    }

    #[test]
    fn whoever_insists_goes_on() {
        let mut way = Way::Open;
        way.insist(cell(0, -1));
        way.insist(cell(0, 0));
        assert_eq!(way, Way::Walked(vec![cell(0, -1), cell(0, 0)]));
    }
}
