//! Paths, advice and odds as one object for programs: what `hops --json`, `advise --json` and `odds --json` print
//! (FORMATS §2).

use super::{Advice, Odds, Path, Situation, Stakes, advise, advise_for_bonus};
use crate::rules::{Detail, Refusal, Rule};
use crate::table::{Cell, Die, PlayerId, Step, Table};
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

/// The same when every player, from this one on, plays for the final bonus.
///
/// # Errors
/// As [`paths`].
pub fn advice_for_bonus(table: &Table, hops: Option<u8>) -> Result<Report<Advice>, Refusal> {
    report(table, hops, |situation, hops| {
        advise_for_bonus(situation, Stakes::of(table), hops)
    })
}

/// What is left of the phase is worth before the roll.
///
/// # Errors
/// Nobody is about to roll or, where nobody rolls, to hop (`step`).
pub fn odds(table: &Table) -> Result<Odds, Refusal> {
    let step = table.turn.step;
    let before_the_roll = match table.settings.die {
        Die::Special | Die::D6 => step == Step::Roll,
        Die::None => step == Step::Hop,
    };
    match Situation::of(table) {
        Some(situation) if before_the_roll => Ok(super::odds(&situation)),
        Some(_) | None => Err(not_now(step)),
    }
}

fn not_now(step: Step) -> Refusal {
    Refusal::impossible_by(Rule::Step, Detail::NotNow { step })
}

fn report<Answer>(
    table: &Table,
    hops: Option<u8>,
    answer: impl FnOnce(&Situation, u8) -> Answer,
) -> Result<Report<Answer>, Refusal> {
    let rolled = table.phase.as_ref().and_then(|phase| phase.hops);
    match (Situation::of(table), table.player_to_act(), hops.or(rolled)) {
        (Some(situation), Some(player), Some(hops)) => Ok(Report {
            player,
            hops,
            from: situation.bunny,
            answer: answer(&situation, hops),
        }),
        (_, _, _) => Err(not_now(table.turn.step)),
    }
}
