//! The eggs that states and moves are worth, each sum written down once.

use rustc_hash::FxHashMap;

/// The eggs of each player and of all together: where they begin in [`Book::eggs`].
pub type Row = u32;

/// The row that is first in every book: no eggs.
pub const NO_EGGS: Row = 0;

/// What has been worked out, and how much work it was.
pub struct Book {
    eggs: Vec<i64>,
    /// The rows of moves, which are few and come again and again.
    known: FxHashMap<Vec<i64>, Row>,
    players: usize,
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

    /// The eggs of each player in those rows together.
    pub fn eggs(&self, rows: &[Row]) -> Vec<i64> {
        (0..self.players).map(|player| self.sum(rows, player)).collect()
    }

    /// The eggs of that player and of all others in those rows together.
    pub fn own_and_others(&self, rows: &[Row], player: usize) -> (i64, i64) {
        let own = self.sum(rows, player);
        (own, self.sum(rows, self.players) - own)
    }

    fn sum(&self, rows: &[Row], player: usize) -> i64 {
        rows.iter().filter_map(|row| self.row(*row).get(player)).sum()
    }

    /// The row of those eggs of each player and all together.
    pub fn write(&mut self, eggs: Vec<i64>) -> Row {
        let next = u32::try_from(self.eggs.len()).unwrap_or(u32::MAX);
        *self.known.entry(eggs).or_insert_with_key(|eggs| {
            self.eggs.extend(eggs);
            next
        })
    }

    /// Counts a state that was worked out; `None` when the allowance is used up.
    pub fn spend(&mut self) -> Option<()> {
        self.allowance = self.allowance.checked_sub(1)?;
        self.states += 1;
        Some(())
    }

    /// Begins a row, for the one who asks to add to; `None` when the allowance is used up.
    pub fn begin(&mut self) -> Option<Row> {
        let row = u32::try_from(self.eggs.len()).ok()?;
        self.spend()?;
        self.eggs.resize(self.eggs.len() + self.players + 1, 0);
        Some(row)
    }

    /// Adds a row, so many times, to the one begun last.
    pub fn add(&mut self, begun: Row, row: Row, times: i64) {
        let Some((written, sums)) = self.eggs.split_at_mut_checked(begun as usize) else {
            return;
        };
        for (sum, eggs) in sums.iter_mut().zip(written.get(row as usize..).unwrap_or_default()) {
            *sum += eggs * times;
        }
    }
}
