//! The digital die. What it showed is recorded in the action, so that replaying never rolls.

use crate::rules::phase::hops_of_face;
use crate::table::Die;
use rand::rngs::{SysError, SysRng};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use serde::Serialize;

/// A die that never ends. The same seed gives the same rolls on every machine.
#[derive(Clone, Debug)]
pub struct Dice {
    random: ChaCha12Rng,
}

/// What a die showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Throw {
    /// The face: 1 to 3 on the special die, 1 to 6 on an ordinary one.
    pub face: i64,
    /// What it means, 1 to 3 hops (`phase.roll`).
    pub hops: u8,
}

impl Dice {
    /// A die whose rolls the seed decides.
    pub fn seeded(seed: u64) -> Self {
        let mut bytes = <ChaCha12Rng as SeedableRng>::Seed::default();
        for (byte, from) in bytes.iter_mut().zip(seed.to_le_bytes()) {
            *byte = from;
        }
        Self {
            random: ChaCha12Rng::from_seed(bytes),
        }
    }

    /// A die whose rolls nobody knows.
    ///
    /// # Errors
    /// The system has no random numbers to give.
    pub fn from_system() -> Result<Self, SysError> {
        let random = ChaCha12Rng::try_from_rng(&mut SysRng)?;
        Ok(Self { random })
    }

    /// Rolls; `None` where the table plays without a die.
    ///
    /// Both dice have six sides, each equally likely.
    pub fn roll(&mut self, die: Die) -> Option<Throw> {
        let side = self.random.random_range(1..=6);
        let face = match die {
            // 1 1 2 2 3 3
            Die::Special => (side + 1) / 2,
            Die::D6 => side,
            Die::None => return None,
        };
        let hops = hops_of_face(die, face)?;
        Some(Throw { face, hops })
    }

    /// Draws lots: one of so many, counted from 0, each equally likely; 0 also where there is nobody.
    pub fn lot(&mut self, many: usize) -> usize {
        self.random.random_range(0..many.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLLS: u32 = 600_000;

    /// How often each face came in 600,000 rolls, face 1 first.
    fn faces<const SIDES: usize>(die: Die) -> [u32; SIDES] {
        let mut dice = Dice::seeded(2026);
        let mut counted = [0; SIDES];
        for _ in 0..ROLLS {
            let throw = dice.roll(die).unwrap();
            counted[usize::try_from(throw.face).unwrap() - 1] += 1;
        }
        counted
    }

    fn chi_squared(counted: &[u32]) -> f64 {
        let expected = f64::from(ROLLS / u32::try_from(counted.len()).unwrap());
        let squares = counted.iter().map(|count| (f64::from(*count) - expected).powi(2));
        squares.sum::<f64>() / expected
    }

    #[test]
    fn both_dice_are_fair() {
        // 99.9 % of fair dice stay below these, with 2 and with 5 degrees of freedom.
        assert!(chi_squared(&faces::<3>(Die::Special)) < 13.82);
        assert!(chi_squared(&faces::<6>(Die::D6)) < 20.52);
    }

    #[test]
    fn lots_are_fair() {
        let mut dice = Dice::seeded(2026);
        let mut drawn = [0; 6];
        for _ in 0..ROLLS {
            drawn[dice.lot(6)] += 1;
        }
        assert!(chi_squared(&drawn) < 20.52);
        assert_eq!([dice.lot(1), dice.lot(0)], [0, 0]);
    }

    #[test]
    fn a_seed_gives_the_same_rolls_for_good() {
        let mut dice = Dice::seeded(7);
        let faces: Vec<i64> = (0..20).map(|_| dice.roll(Die::D6).unwrap().face).collect();
        assert_eq!(faces, [5, 6, 1, 4, 5, 5, 4, 5, 4, 4, 3, 1, 6, 3, 1, 5, 6, 6, 1, 4]);
        let mut dice = Dice::seeded(7);
        let faces: Vec<i64> = (0..20).map(|_| dice.roll(Die::Special).unwrap().face).collect();
        assert_eq!(faces, [3, 3, 1, 2, 3, 3, 2, 3, 2, 2, 2, 1, 3, 2, 1, 3, 3, 3, 1, 2]);
    }

    #[test]
    fn without_a_die_nobody_rolls() {
        assert_eq!(Dice::seeded(1).roll(Die::None), None);
    }

    #[test]
    fn the_system_has_a_die_for_us() {
        let roll = |mut dice: Dice| (0..40).map(|_| dice.roll(Die::D6)).collect::<Vec<_>>();
        let (one, other) = (Dice::from_system().unwrap(), Dice::from_system().unwrap());
        assert_ne!(roll(one), roll(other));
    }
}
