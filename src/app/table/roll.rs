//! The die of the hop panel: the app's own, or a real one read by hand.

use crate::game::{Action, Dice, History, Rolled, RolledBy};
use crate::rules::phase::hops_of_face;
use crate::table::Die;

/// What the app rolls next: what was undone, else something new; none where the table plays without a die.
pub fn roll(history: &History, dice: &mut Dice) -> Option<Action> {
    let face = history.offered_roll();
    let face = face.or_else(|| Some(dice.roll(history.game().table().settings.die)?.face));
    face.map(by_app)
}

const fn by_app(face: i64) -> Action {
    Action::Roll {
        rolled: Rolled::Face(face),
        by: Some(RolledBy::App),
    }
}

/// A real die that shows this face.
pub const fn by_hand(face: i64) -> Action {
    Action::Roll {
        rolled: Rolled::Face(face),
        by: Some(RolledBy::Hand),
    }
}

/// The faces a real die of that kind can show.
pub fn faces(die: Die) -> impl Iterator<Item = i64> {
    (1..=6).filter(move |face| hops_of_face(die, *face).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_real_die_is_read_by_its_faces() {
        assert_eq!(faces(Die::Special).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(faces(Die::D6).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
        assert_eq!(faces(Die::None).count(), 0);
    }
}
