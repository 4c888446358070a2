//! What follows from an action.

use crate::table::{Cell, Entry, FigureId, PlayerId};

/// Something that happened because an action was recorded, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A line was written in the ledger.
    Written(Entry),
    /// The bunny came to a tile because it was laid.
    BunnyCame {
        /// Where.
        to: Cell,
    },
    /// The dragon ate the bunny, which is off the board.
    BunnyEaten {
        /// Where.
        at: Cell,
    },
    /// A figure went home because the dragon came.
    SentHome {
        /// Which.
        figure: FigureId,
        /// Whose.
        player: PlayerId,
    },
    /// A nest is complete and will pay.
    NestCompleted {
        /// Which.
        nest: Cell,
    },
    /// A nest pays; its eggs follow.
    NestPaid {
        /// Which.
        nest: Cell,
    },
    /// A bunny phase began.
    PhaseBegan {
        /// Who moves first.
        first: PlayerId,
    },
    /// The bunny is stuck: whoever has not moved yet must refuse (`phase.stuck`).
    Stuck {
        /// Those who do not move, in order.
        refusing: Vec<PlayerId>,
    },
    /// The bunny phase is over.
    PhaseEnded,
    /// The game is over.
    Finished {
        /// The bonus, one number a player.
        bonus: Vec<i64>,
    },
}
