//! What the eggs of a phase decide when everyone plays for the final bonus.

use crate::rules::bonus::{bonus, ranked_eggs};
use crate::table::{Settings, Table};

/// The final bonus as it would stand if the game were finished right after the phase (RULES §6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// How the bonus is read.
    pub settings: Settings,
    /// The eggs each player is ranked by now; `None` for one who left.
    pub eggs: Vec<Option<i64>>,
}

impl Stakes {
    /// What is at stake on this table.
    pub fn of(table: &Table) -> Self {
        Self {
            settings: table.settings.clone(),
            eggs: ranked_eggs(table),
        }
    }

    /// The same when each player has gained so many eggs.
    #[must_use]
    pub fn after(&self, gained: &[i64]) -> Self {
        let eggs = self.eggs.iter().zip(gained);
        Self {
            settings: self.settings.clone(),
            eggs: eggs.map(|(eggs, gained)| eggs.map(|eggs| eggs + gained)).collect(),
        }
    }

    /// Each player's bonus, in points.
    pub fn bonus(&self) -> Vec<i64> {
        bonus(&self.settings, &self.eggs)
    }

    /// Whether no player's bonus can change any more when none gains more than so many eggs.
    pub fn are_settled(&self, most: &[i64]) -> bool {
        let ranked = || {
            let all = self.eggs.iter().zip(most);
            all.filter_map(|(eggs, most)| Some(((*eggs)?, *most)))
        };
        let stays_apart = |(eggs, most): (i64, i64), (other, _): (i64, i64)| eggs > other || eggs + most < other;
        let no_change = |(eggs, most): (i64, i64)| most == 0 || eggs > 0;
        let mut others = ranked();
        std::iter::from_fn(|| others.next().map(|one| (one, others.clone()))).all(|(one, others)| {
            no_change(one)
                && others.into_iter().all(|other| {
                    let tie_for_good = one.0 == other.0 && one.1 == 0 && other.1 == 0;
                    tie_for_good || (stays_apart(one, other) && stays_apart(other, one))
                })
        })
    }
}
