//! What the rest of a phase is worth before the roll.

use super::search::{STATES, Search};
use super::{Advice, Situation};
use crate::table::PlayerId;
use serde::Serialize;

/// What is left of the phase is worth, before the player who is on rolls, when everyone plays for eggs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Odds {
    /// Who is to roll.
    pub player: PlayerId,
    /// Whether the values look to the end of the phase.
    pub exact: bool,
    /// Where they do not: after how many players after this one the phase ends in them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looked_ahead: Option<usize>,
    /// What the sums over all rolls are counted in: 1 stands for so many.
    pub scale: i64,
    /// The eggs that each player can expect, over `scale`.
    pub expected: Vec<i64>,
    /// What each roll is worth.
    pub faces: Vec<Face>,
}

/// What a roll is worth: the values of the best path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// The hops rolled, 1 to 3.
    pub hops: u8,
    /// What the sums are counted in.
    pub scale: i64,
    /// The eggs that each player can expect, over `scale`.
    pub expected: Vec<i64>,
}

impl Odds {
    /// From the advice for each of the situation's rolls, in their order.
    pub fn from_advice(situation: &Situation, advice: &[Advice]) -> Self {
        let face = |(hops, advice): (&u8, &Advice)| Face {
            hops: *hops,
            scale: advice.scale,
            expected: advice
                .paths
                .first()
                .map_or_else(|| vec![0; situation.players], |best| best.expected.clone()),
        };
        let faces: Vec<Face> = situation.rolls().iter().zip(advice).map(face).collect();
        let of_player = |player| faces.iter().filter_map(|face| face.expected.get(player)).sum();
        Self {
            player: situation.to_move.first().copied().unwrap_or_default(),
            exact: advice.iter().all(|advice| advice.exact),
            looked_ahead: advice.iter().find_map(|advice| advice.looked_ahead),
            scale: faces.iter().map(|face| face.scale).sum(),
            expected: (0..situation.players).map(of_player).collect(),
            faces,
        }
    }
}

/// What the rest of the phase is worth before the player who is on rolls.
pub fn odds(situation: &Situation) -> Odds {
    let search = Search::new(situation, None, situation.rolls(), STATES);
    Odds::from_advice(situation, &search.finish())
}
