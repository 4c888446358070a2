//! All that counts for the rest of a bunny phase, as plain data.

use crate::rules::eggs::eggs_for;
use crate::rules::phase::{Barred, HOPS_WITHOUT_DIE, is_enterable};
use crate::table::{Cell, Die, PlayerId, Revisit, ShortMoves, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A moment of a bunny phase, before a player moves the bunny.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The tiles the bunny may enter (`hop.tile`, `hop.no_bunny`), each with the eggs that it pays each player when the
    /// bunny hops on or over it (`hop.eggs`). The same for the whole phase, so situations share it.
    pub tiles: Arc<BTreeMap<Cell, Vec<i64>>>,
    /// How many players have a row in the ledger, those who left included: at most 7.
    pub players: usize,
    /// The die in play (`phase.roll`).
    pub die: Die,
    /// Where the bunny may not go again (`hop.revisit`).
    pub revisit: Revisit,
    /// When a path may be shorter than the roll (`hop.count`).
    pub short_moves: ShortMoves,
    /// Where the bunny is.
    pub bunny: Cell,
    /// The cells that are barred before this move. What a move bars to itself, its start and the cells it enters, need
    /// not be among them.
    pub barred: BTreeSet<Cell>,
    /// Who has yet to move, in order (`phase.order`), the player who is on first. Empty when the phase is over.
    pub to_move: Vec<PlayerId>,
}

impl Situation {
    /// The situation on this table; `None` outside a bunny phase.
    pub fn of(table: &Table) -> Option<Self> {
        let phase = table.phase.as_ref()?;
        let bunny = table.bunny?;
        let mut tiles: BTreeMap<_, _> = table
            .tiles
            .keys()
            .filter(|cell| is_enterable(table, **cell))
            .map(|cell| (*cell, vec![0; table.players.len()]))
            .collect();
        for (_, figure) in table.figures.iter() {
            let tile = figure.place.cell().and_then(|cell| tiles.get_mut(&cell));
            if let Some(eggs) = tile.and_then(|eggs| eggs.get_mut(figure.player.index())) {
                *eggs += eggs_for(figure.kind);
            }
        }
        Some(Self {
            tiles: Arc::new(tiles),
            players: table.players.len(),
            die: table.settings.die,
            revisit: table.settings.revisit,
            short_moves: table.settings.short_moves,
            bunny,
            barred: Barred::for_move(table.settings.revisit, phase, bunny).iter().collect(),
            to_move: phase.to_move().to_vec(),
        })
    }

    /// Where the player who is on may hop next, having walked those cells in this move; in the contract's order.
    pub fn next_hops(&self, walked: &[Cell]) -> Vec<Cell> {
        let here = walked.last().copied().unwrap_or(self.bunny);
        let mut cells = here.beside().to_vec();
        cells.retain(|cell| {
            self.tiles.contains_key(cell)
                && !self.barred.contains(cell)
                && *cell != self.bunny
                && !walked.contains(cell)
        });
        cells
    }

    /// Whether no legal hop is left before the roll (`phase.stuck`).
    pub fn is_stuck(&self) -> bool {
        self.next_hops(&[]).is_empty()
    }

    /// The situation after the player who is on has walked that path.
    #[must_use]
    pub fn after(&self, path: &[Cell]) -> Self {
        let mut barred = BTreeSet::new();
        match self.revisit {
            Revisit::Phase => {
                barred.clone_from(&self.barred);
                barred.insert(self.bunny);
                barred.extend(path);
            }
            Revisit::Starts => {
                barred.clone_from(&self.barred);
                barred.insert(self.bunny);
            }
            Revisit::Move => {}
        }
        Self {
            tiles: Arc::clone(&self.tiles),
            bunny: path.last().copied().unwrap_or(self.bunny),
            barred,
            to_move: self.to_move.iter().skip(1).copied().collect(),
            ..*self
        }
    }

    /// The numbers of hops that a roll gives, each equally likely (`phase.roll`).
    pub const fn rolls(&self) -> &'static [u8] {
        match self.die {
            Die::Special | Die::D6 => &[1, 2, 3],
            Die::None => &[HOPS_WITHOUT_DIE],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hops::sketch::{at, situation};

    fn cells(line: &[(i64, i64)]) -> Vec<Cell> {
        line.iter().map(|(x, y)| at(*x, *y)).collect()
    }

    #[test]
    fn a_hop_goes_up_right_down_or_left_onto_a_tile() {
        let cross = situation(&[". . .", ". * .", ". . ."], 1);
        assert_eq!(cross.next_hops(&[]), cells(&[(1, 0), (2, 1), (1, 2), (0, 1)]));
        let gap = situation(&["*   . .", ".      "], 1);
        assert_eq!(gap.next_hops(&[]), cells(&[(0, 1)]), "not over a gap");
    }

    #[test]
    fn a_move_never_enters_a_cell_twice_nor_its_start() {
        for revisit in Revisit::ALL {
            let square = Situation {
                revisit: *revisit,
                ..situation(&["* .", ". ."], 1)
            };
            let walked = cells(&[(1, 0), (1, 1), (0, 1)]);
            assert_eq!(square.next_hops(&walked), [], "{revisit:?}");
        }
    }

    #[test]
    fn what_a_move_bars_to_the_next_one_is_a_setting() {
        let strip = |revisit| Situation {
            revisit,
            ..situation(&[". * . . ."], 3)
        };
        let path = cells(&[(2, 0), (3, 0)]);
        let next = |revisit| strip(revisit).after(&path).next_hops(&[]);
        assert_eq!(next(Revisit::Phase), cells(&[(4, 0)]));
        assert_eq!(next(Revisit::Starts), cells(&[(4, 0), (2, 0)]));
        assert_eq!(next(Revisit::Move), cells(&[(4, 0), (2, 0)]));
        // Back where the phase began: `starts` bars that to everyone, `move` to nobody.
        let later = |revisit| strip(revisit).after(&path).after(&cells(&[(2, 0)])).next_hops(&[]);
        assert_eq!(later(Revisit::Starts), []);
        assert_eq!(later(Revisit::Move), cells(&[(3, 0), (1, 0)]));
    }

    #[test]
    fn after_a_move_the_next_one_is_on() {
        let after = situation(&["* . ."], 3).after(&cells(&[(1, 0), (2, 0)]));
        assert_eq!(after.to_move, [PlayerId(1), PlayerId(2)]);
        assert_eq!(after.bunny, at(2, 0));
        assert!(after.is_stuck());
    }
}
