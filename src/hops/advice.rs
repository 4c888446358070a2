//! What advice says, whichever solver worked it out.

use super::Path;
use crate::table::PlayerId;
use serde::Serialize;
use std::cmp::Reverse;

/// What each path of the player who is on is worth when the phase is played to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// What the expected eggs are counted in: 1 stands for so many. 3 to the number of players who still roll after
    /// this one, 1 when nobody rolls.
    pub scale: i64,
    /// Whether the values look to the end of the phase.
    pub exact: bool,
    /// Where they do not: after how many players after this one the phase ends in them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looked_ahead: Option<usize>,
    /// The legal paths, best first: most expected eggs for the mover; if equal, fewest for all others together; if
    /// equal, the first in the order of [`super::paths()`]. Where everyone plays for the final bonus, most bonus for the
    /// mover comes before all that.
    pub paths: Vec<Valued>,
}

/// A path and its worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Valued {
    /// The path.
    #[serde(flatten)]
    pub path: Path,
    /// The eggs that each player can expect of this path and the rest of the phase, over [`Advice::scale`].
    pub expected: Vec<i64>,
    /// When everyone plays for the final bonus: the bonus points of each player after the phase, over [`Advice::scale`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Vec<i64>>,
}

impl Advice {
    /// Puts the paths, given in their own order, best first for that mover.
    pub(super) fn sort(&mut self, mover: PlayerId) {
        let own = |sums: &[i64]| sums.get(mover.index()).copied().unwrap_or(0);
        // The sort is stable: what is equally good stays in the order of the paths.
        self.paths.sort_by_key(|valued| {
            let bonus = valued.bonus.as_deref().map_or(0, own);
            let eggs = own(&valued.expected);
            (
                Reverse(bonus),
                Reverse(eggs),
                valued.expected.iter().sum::<i64>() - eggs,
            )
        });
    }
}
