//! The eggs that states and moves are worth, each sum written down once.

use rustc_hash::FxHashMap;

/// The eggs of each player and of all together: its number in [`Book::rows`].
pub type Row = u32;

/// The row that is first in every book: no eggs.
pub const NO_EGGS: Row = 0;

/// Where in a row the eggs of all together are. A game has no more than six players.
const ALL: usize = 7;

/// The eggs of each player, and last of all together, in one line of the processor's cache: waiting for memory is most of
/// what reading them costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(align(64))]
struct Eggs([i64; ALL + 1]);

impl Eggs {
    const NONE: Self = Self([0; ALL + 1]);
}

/// What has been worked out, and how much work it was.
pub struct Book {
    rows: Vec<Eggs>,
    /// The rows that are written, which are few and come again and again.
    known: FxHashMap<Eggs, Row>,
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
        Self {
            rows: vec![Eggs::NONE],
            known: [(Eggs::NONE, NO_EGGS)].into_iter().collect(),
            players: players.min(ALL),
            allowance: 0,
            states: 0,
            hops: 0,
        }
    }

    /// The eggs of each player in that row.
    pub fn eggs(&self, row: Row) -> &[i64] {
        self.row(row).get(..self.players).unwrap_or_default()
    }

    fn row(&self, row: Row) -> &[i64; ALL + 1] {
        let Eggs(row) = self.rows.get(row as usize).unwrap_or(&Eggs::NONE);
        row
    }

    /// The eggs of that player and of all others together in that row.
    pub fn own_and_others(&self, row: Row, player: usize) -> (i64, i64) {
        let row = self.row(row);
        let own = row.get(player).copied().unwrap_or(0);
        (own, row[ALL] - own)
    }

    /// The row of those eggs of each player; what comes after theirs is left out.
    pub fn write(&mut self, eggs: &[i64]) -> Row {
        let mut row = Eggs::NONE;
        for (place, eggs) in row.0.iter_mut().zip(eggs).take(self.players) {
            *place = *eggs;
        }
        row.0[ALL] = row.0.iter().sum();
        self.number(row)
    }

    fn number(&mut self, row: Eggs) -> Row {
        *self.known.entry(row).or_insert_with(|| {
            let number = u32::try_from(self.rows.len()).unwrap_or(u32::MAX);
            self.rows.push(row);
            number
        })
    }

    /// The row of the sum of rows, each so many times.
    pub fn write_sum(&mut self, terms: impl Iterator<Item = (Row, i64)>) -> Row {
        let mut sums = Eggs::NONE;
        for (row, times) in terms.filter(|(row, _)| *row != NO_EGGS) {
            for (sum, eggs) in sums.0.iter_mut().zip(self.row(row)) {
                *sum += eggs * times;
            }
        }
        self.number(sums)
    }

    /// Counts a state that was worked out; `None` when the allowance is used up.
    pub fn spend(&mut self) -> Option<()> {
        self.allowance = self.allowance.checked_sub(1)?;
        self.states += 1;
        Some(())
    }
}
