//! What the players have gained in the phase so far, each way to have gained written down once.

use super::book::{Book, Row};
use super::stakes::Stakes;
use rustc_hash::FxHashMap;

/// What each player has gained: its number in [`Gains`].
pub type Gain = u32;

/// Every gain that was come across.
pub struct Gains {
    /// By gain, the eggs gained, what is at stake after them and the bonus it would be.
    all: Vec<(Vec<i64>, Stakes, Vec<i64>)>,
    numbers: FxHashMap<Vec<i64>, Gain>,
    /// The gain after a move that pays so much.
    after: FxHashMap<(Gain, Row), Gain>,
    at_first: Stakes,
}

impl Gains {
    /// Where that much is at stake before the phase goes on.
    pub fn new(stakes: Stakes) -> Self {
        Self {
            all: Vec::new(),
            numbers: FxHashMap::default(),
            after: FxHashMap::default(),
            at_first: stakes,
        }
    }

    /// The gain of so many eggs for each player.
    pub fn of(&mut self, eggs: &[i64]) -> Gain {
        if let Some(gain) = self.numbers.get(eggs) {
            return *gain;
        }
        let gain = u32::try_from(self.all.len()).unwrap_or(u32::MAX);
        let stakes = self.at_first.after(eggs);
        let bonus = stakes.bonus();
        self.all.push((eggs.to_vec(), stakes, bonus));
        self.numbers.insert(eggs.to_vec(), gain);
        gain
    }

    /// The gain after a move whose row holds those eggs. One that is new is as much to remember as a state, and counts as
    /// one; `None` when the allowance is used up.
    pub fn after(&mut self, gain: Gain, row: Row, book: &mut Book) -> Option<Gain> {
        if let Some(after) = self.after.get(&(gain, row)) {
            return Some(*after);
        }
        let before = self.all.get(gain as usize).map_or(&[][..], |(eggs, ..)| eggs);
        let eggs: Vec<i64> = before
            .iter()
            .zip(book.eggs(row))
            .map(|(before, paid)| before + paid)
            .collect();
        if !self.numbers.contains_key(&eggs) {
            book.spend()?;
        }
        let after = self.of(&eggs);
        self.after.insert((gain, row), after);
        Some(after)
    }

    /// Each player's bonus if the phase ended there.
    pub fn bonus(&self, gain: Gain) -> &[i64] {
        self.all.get(gain as usize).map_or(&[], |(_, _, bonus)| bonus)
    }

    /// Whether no player's bonus can change any more when none gains more than so many eggs.
    pub fn are_settled(&self, gain: Gain, most: &[i64]) -> bool {
        let known = self.all.get(gain as usize);
        known.is_some_and(|(_, stakes, _)| stakes.are_settled(most))
    }
}
