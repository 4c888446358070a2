//! Paths and advice as one object for programs: what `hops --json` and `advise --json` print (FORMATS §2).

use super::{Advice, Path, Situation, advise};
use crate::rules::{Detail, Refusal, Rule};
use crate::table::{Cell, PlayerId, Table};
use serde::Serialize;

/// A move of the bunny, and what there is to say of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report<Answer> {
    /// Who moves the bunny.
    pub player: PlayerId,
    /// How many hops, 1 to 3.
    pub hops: u8,
    /// Where the bunny is.
    pub from: Cell,
    /// What there is to say.
    #[serde(flatten)]
    pub answer: Answer,
}

/// Every legal path, in the contract's order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Paths {
    /// The paths.
    pub paths: Vec<Path>,
}

/// Every legal path of the player who is on. `hops` stands in for the roll, also for one already made.
///
/// # Errors
/// No bunny phase runs, or nothing is rolled and nothing stands in for it (`step`).
pub fn paths(table: &Table, hops: Option<u8>) -> Result<Report<Paths>, Refusal> {
    report(table, hops, |situation, hops| Paths {
        paths: super::paths(situation, hops),
    })
}

/// The same paths, valued by looking to the end of the phase, best first.
///
/// # Errors
/// As [`paths`].
pub fn advice(table: &Table, hops: Option<u8>) -> Result<Report<Advice>, Refusal> {
    report(table, hops, advise)
}

fn report<Answer>(
    table: &Table,
    hops: Option<u8>,
    answer: impl FnOnce(&Situation, u8) -> Answer,
) -> Result<Report<Answer>, Refusal> {
    let rolled = table.phase.as_ref().and_then(|phase| phase.hops);
    let step = table.turn.step;
    let not_now = Refusal::impossible_by(Rule::Step, Detail::NotNow { step });
    match (Situation::of(table), table.player_to_act(), hops.or(rolled)) {
        (Some(situation), Some(player), Some(hops)) => Ok(Report {
            player,
            hops,
            from: situation.bunny,
            answer: answer(&situation, hops),
        }),
        (_, _, _) => Err(not_now),
    }
}
