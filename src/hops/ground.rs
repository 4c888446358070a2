//! What stays the same through a phase: the tiles, what they pay, and the moves that can be made over them.

use super::Situation;
use super::window::{Cells, Hop, Window};
use crate::table::{Revisit, ShortMoves};

/// The tiles within reach of the rest of a phase.
pub struct Ground<const N: usize> {
    hop: Hop<N>,
    /// The tiles the bunny may enter if nothing is barred.
    pub tiles: Cells<N>,
    /// Those of them that pay anybody an egg.
    paying: Cells<N>,
    revisit: Revisit,
    short_moves: ShortMoves,
    rolls: &'static [u8],
    longest: u8,
    players: usize,
    /// By a cell's number.
    places: Vec<Place<N>>,
}

#[derive(Clone)]
struct Place<const N: usize> {
    /// The numbers of the tiles beside, in the contract's order, and the set of them.
    beside: Vec<u16>,
    around: Cells<N>,
    /// What it pays each player, and last all together.
    pays: Vec<i64>,
}

/// Where a move has come to: the beginning of a path or a whole one.
#[derive(Clone, Copy, Debug)]
pub struct Stop<const N: usize> {
    /// The cells hopped on.
    pub cells: Cells<N>,
    /// The last of them.
    pub end: u16,
    /// The cell before it, or where the move starts.
    pub from: u16,
    /// How many they are.
    pub length: u8,
    /// The cells that a hop could go on to.
    pub onward: Cells<N>,
}

impl<const N: usize> Ground<N> {
    /// The tiles of this window.
    pub fn new(situation: &Situation, window: &Window) -> Self {
        let mut tiles = Cells::NONE;
        let mut paying = Cells::NONE;
        let mut places = vec![
            Place {
                beside: Vec::new(),
                around: Cells::NONE,
                pays: Vec::new(),
            };
            window.size()
        ];
        for (number, cell) in window.tiles() {
            let eggs = situation.tiles.get(&cell).cloned().unwrap_or_default();
            tiles = tiles.with(number);
            let all: i64 = eggs.iter().sum();
            if all != 0 {
                paying = paying.with(number);
            }
            if let Some(place) = places.get_mut(number) {
                place.beside = window.tiles_beside(cell).collect();
                place.around = place
                    .beside
                    .iter()
                    .fold(Cells::NONE, |cells, place| cells.with((*place).into()));
                place.pays = eggs;
                place.pays.push(all);
            }
        }
        Self {
            hop: Hop::on(window),
            tiles,
            paying,
            revisit: situation.revisit,
            short_moves: situation.short_moves,
            rolls: situation.rolls(),
            longest: situation.rolls().iter().copied().max().unwrap_or(0),
            players: situation.players,
            places,
        }
    }

    /// How many cells have a number.
    pub const fn size(&self) -> usize {
        self.places.len()
    }

    /// How many players have a row in the ledger.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// The numbers of hops that a roll gives, rising.
    pub const fn rolls(&self) -> &'static [u8] {
        self.rolls
    }

    /// The most hops of a move.
    pub const fn longest(&self) -> usize {
        self.longest as usize
    }

    /// Whether moves of one phase can enter the same tile.
    pub const fn pays_again(&self) -> bool {
        match self.revisit {
            Revisit::Phase => false,
            Revisit::Starts | Revisit::Move => true,
        }
    }

    /// Whether moves from `here` that can reach those free cells may pay anybody an egg.
    pub fn can_pay(&self, here: usize, reach: &Cells<N>) -> bool {
        !self.paying.and(reach).is_empty()
            || match self.revisit {
                Revisit::Phase | Revisit::Starts => false,
                Revisit::Move => self.paying.has(here),
            }
    }

    /// When a path may be shorter than the roll.
    pub const fn short_moves(&self) -> ShortMoves {
        self.short_moves
    }

    /// What the tile pays the player, or, the number being that of the players, all together.
    pub fn eggs(&self, place: usize, player: usize) -> i64 {
        self.pays(place).get(player).copied().unwrap_or(0)
    }

    /// What the tile pays each player, and last all together.
    pub fn pays(&self, place: usize) -> &[i64] {
        self.places.get(place).map_or(&[], |place| &place.pays)
    }

    /// The free cells that so many hops from a cell can reach, over free cells alone.
    #[inline]
    pub fn reach(&self, from: usize, free: &Cells<N>, hops: usize) -> Cells<N> {
        let around = self.around(from);
        match hops.checked_sub(1) {
            Some(further) => self.hop.reach(&around.and(free), free, further),
            None => Cells::NONE,
        }
    }

    /// What those cells pay each player, and last all together, when each is hopped on once.
    pub fn paid(&self, cells: &Cells<N>) -> Vec<i64> {
        let mut sums = vec![0; self.players + 1];
        for place in self.paying.and(cells).iter() {
            for (sum, eggs) in sums.iter_mut().zip(self.pays(place)) {
                *sum += eggs;
            }
        }
        sums
    }

    /// The most eggs that each player can gain of so many moves from `here` that can reach those free cells.
    pub fn most_in(&self, here: usize, reach: &Cells<N>, moves: usize) -> Vec<i64> {
        let (cells, times) = match self.revisit {
            Revisit::Phase => (*reach, moves.min(1)),
            Revisit::Starts => (*reach, moves),
            Revisit::Move => (reach.with(here), moves),
        };
        let mut most = self.paid(&cells);
        for most in &mut most {
            *most *= times as i64;
        }
        most
    }

    /// The tiles beside a tile.
    fn around(&self, place: usize) -> Cells<N> {
        self.places.get(place).map_or(Cells::NONE, |place| place.around)
    }

    /// The numbers of the tiles beside a tile, in the contract's order.
    pub fn beside(&self, place: usize) -> &[u16] {
        self.places.get(place).map_or(&[], |place| &place.beside)
    }

    /// What the next move may enter (`hop.revisit`), the cell it starts on never among it, when this one could enter
    /// `free` and hopped on `cells`, to `end` at last.
    pub fn free_after(&self, free: &Cells<N>, cells: &Cells<N>, end: usize) -> Cells<N> {
        match self.revisit {
            Revisit::Phase => free.without(cells),
            Revisit::Starts => free.less(end),
            Revisit::Move => self.tiles.less(end),
        }
    }

    /// Every stop of the ways from a cell, of a roll's length at most, in the contract's order, if every tile were free.
    pub fn stops(&self, here: usize) -> Vec<Stop<N>> {
        let mut stops = Vec::new();
        let start = Stop {
            cells: Cells::NONE,
            end: u16::try_from(here).unwrap_or(u16::MAX),
            from: 0,
            length: 0,
            onward: self.around(here),
        };
        self.walk(&start, &self.tiles.less(here), &mut stops);
        stops
    }

    fn walk(&self, walked: &Stop<N>, free: &Cells<N>, stops: &mut Vec<Stop<N>>) {
        for next in self.beside(walked.end.into()).iter().copied() {
            let number = usize::from(next);
            if !walked.onward.has(number) {
                continue;
            }
            let free = free.less(number);
            let stop = Stop {
                cells: walked.cells.with(number),
                end: next,
                from: walked.end,
                length: walked.length + 1,
                onward: self.around(number).and(&free),
            };
            stops.push(stop);
            if stop.length < self.longest {
                self.walk(&stop, &free, stops);
            }
        }
    }
}
