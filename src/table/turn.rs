//! Whose turn it is, which part and step of it, and the bunny phase while one runs (RULES §3 and §5).

use super::cell::Cell;
use super::figure::Kind;
use super::named::named_enum;
use super::player::PlayerId;
use std::collections::BTreeSet;

named_enum! {
    /// Where the game stands. Nests pay between `scoring` and `end`.
    Step {
        /// A tile is to be laid.
        Place = "place",
        /// A figure may be deployed.
        Figure = "figure",
        /// Features are scored, figures go home.
        Scoring = "scoring",
        /// The part is over: the builder's second part, or the next player.
        End = "end",
        /// In a bunny phase: the mover rolls.
        Roll = "roll",
        /// In a bunny phase: the mover hops.
        Hop = "hop",
        /// The game is over.
        Finished = "finished",
    }
}

/// A turn of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub player: PlayerId,
    /// 1, or 2 in a builder's second part; more only where a table broke `turn.again`.
    pub part: u32,
    /// The step.
    pub step: Step,
    /// What has happened in this part so far. A part begins when its tile is laid.
    pub record: PartRecord,
}

impl Turn {
    /// The first part of that player's turn, with nothing done yet.
    pub fn of(player: PlayerId) -> Self {
        Self {
            player,
            part: 1,
            step: Step::Place,
            record: PartRecord::default(),
        }
    }
}

/// What the rules need to know of this part of the turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PartRecord {
    /// The part's tile; none before it is laid and after it was taken away.
    pub tile: Option<Cell>,
    /// How many phantoms were deployed in this part (`deploy.count`).
    pub phantoms: usize,
    /// The spot of every other figure deployed in this part (`deploy.count`, `statue.areas`).
    pub spots: Vec<String>,
    /// Whether a figure was taken back (`festival.either_or`).
    pub taken_back: bool,
    /// Whether the fairy was moved (`festival.fairy`).
    pub fairy_moved: bool,
    /// The nests that the part's tile completed and that have not been paid yet.
    pub completed: BTreeSet<Cell>,
    /// Whether the part's tile completed a nest at all, whatever became of it (setting `dragon_nest_phase`).
    pub completed_any: bool,
    /// Whether this part has had its own bunny phase.
    pub phase_held: bool,
}

impl PartRecord {
    /// A figure was deployed on that spot.
    pub fn count(&mut self, kind: Kind, spot: &str) {
        if kind == Kind::Phantom {
            self.phantoms += 1;
        } else {
            self.spots.push(spot.to_owned());
        }
    }
}

/// A bunny phase that is running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phase {
    /// Who moves the bunny, in order, each once (`phase.order`).
    pub movers: Vec<PlayerId>,
    /// Index in `movers` of the one who is on.
    pub mover: usize,
    /// The cells the bunny stood on in this phase, in order, its first included; a cell again where the setting lets it return.
    pub visited: Vec<Cell>,
    /// The cells from which a move of this phase has started (setting `revisit: starts`). A pass starts no move.
    pub starts: Vec<Cell>,
    /// How many hops were rolled, 1 to 3; none before the roll.
    pub hops: Option<u8>,
    /// The step that follows when the phase is over.
    pub then: Step,
    /// Whether it is the part's own phase; one that is held late only goes back to the step it came from.
    pub own: bool,
}

impl Phase {
    /// Who is on.
    pub fn player(&self) -> Option<PlayerId> {
        self.movers.get(self.mover).copied()
    }

    /// Who has yet to move, the one who is on included.
    pub fn to_move(&self) -> &[PlayerId] {
        self.movers.get(self.mover..).unwrap_or_default()
    }
}
