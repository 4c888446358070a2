//! The eggs that states and moves are worth, each sum written down once.

use rustc_hash::FxHashMap;

/// The eggs of each player and of all together: where they begin in [`Book::eggs`].
pub type Row = u32;

/// The row that is first in every book: no eggs.
pub const NO_EGGS: Row = 0;

/// What has been worked out, and how much work it was.
pub struct Book {
    eggs: Vec<i64>,
    /// The rows that are written, which are few and come again and again.
    known: FxHashMap<Vec<i64>, Row>,
    players: usize,
    /// Where sums are added up, kept so that none need be made anew.
    sums: Vec<i64>,
    /// How many states may still be worked out before the search pauses.
    pub allowance: usize,
    /// How many were worked out.
    pub states: usize,
    /// Moves listed and moves followed.
    pub hops: u64,
}

impl Book {
    /// An empty one for so many players.
    pub fn new(players: usize) -> Self {
        let no_eggs = vec![0; players + 1];
        Self {
            eggs: no_eggs.clone(),
            known: [(no_eggs, NO_EGGS)].into_iter().collect(),
            players,
            sums: Vec::new(),
            allowance: 0,
            states: 0,
            hops: 0,
        }
    }

    /// The eggs of each player in that row, and of all together.
    pub fn row(&self, row: Row) -> &[i64] {
        let row = row as usize;
        self.eggs.get(row..=row + self.players).unwrap_or_default()
    }

    /// The eggs of each player in that row.
    pub fn eggs(&self, row: Row) -> Vec<i64> {
        self.row(row).iter().take(self.players).copied().collect()
    }

    /// The eggs of that player and of all others together in that row.
    pub fn own_and_others(&self, row: Row, player: usize) -> (i64, i64) {
        let of = |player: usize| self.eggs.get(row as usize + player).copied().unwrap_or(0);
        let own = of(player);
        (own, of(self.players) - own)
    }

    /// The row of those eggs of each player and all together.
    pub fn write(&mut self, eggs: &[i64]) -> Row {
        if let Some(row) = self.known.get(eggs) {
            return *row;
        }
        let row = u32::try_from(self.eggs.len()).unwrap_or(u32::MAX);
        self.eggs.extend(eggs);
        self.known.insert(eggs.to_vec(), row);
        row
    }

    /// The row of the sum of rows, each so many times.
    pub fn write_sum(&mut self, terms: impl Iterator<Item = (Row, i64)>) -> Row {
        let mut sums = std::mem::take(&mut self.sums);
        sums.clear();
        sums.resize(self.players + 1, 0);
        for (row, times) in terms.filter(|(row, _)| *row != NO_EGGS) {
            for (sum, eggs) in sums.iter_mut().zip(self.row(row)) {
                *sum += eggs * times;
            }
        }
        let row = self.write(&sums);
        self.sums = sums;
        row
    }

    /// Counts a state that was worked out; `None` when the allowance is used up.
    pub fn spend(&mut self) -> Option<()> {
        self.allowance = self.allowance.checked_sub(1)?;
        self.states += 1;
        Some(())
    }
}
