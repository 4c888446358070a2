//! The ledger of eggs and points: every entry with its reason, so that anyone can see where each egg came from (RULES §6).

use super::cell::Cell;
use super::figure::FigureId;
use super::player::PlayerId;

/// Why eggs were paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum EggReason {
    /// 2 eggs to the player whose tile completed a nest (`nest.closer`).
    NestCloser {
        /// The nest.
        nest: Cell,
    },
    /// A figure on the nine tiles of a nest (`nest.followers`).
    NestFollower {
        /// The nest.
        nest: Cell,
        /// The figure paid for.
        figure: FigureId,
        /// Where it stands.
        at: Cell,
    },
    /// A figure on a tile the bunny hopped on or over (`hop.eggs`).
    Hop {
        /// The figure paid for.
        figure: FigureId,
        /// Where it stands.
        at: Cell,
        /// Who moved the bunny.
        mover: PlayerId,
    },
}

/// Why points were written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PointReason {
    /// A spring tile (`spring.points`).
    Spring,
    /// Entered by hand, with the table's own words for it.
    Entered {
        /// What for; empty if nobody said.
        why: String,
    },
}

/// One line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Eggs paid by a rule; always more than 0.
    Eggs {
        /// To whom.
        player: PlayerId,
        /// How many.
        eggs: i64,
        /// Why.
        why: EggReason,
    },
    /// Points.
    Points {
        /// Whose.
        player: PlayerId,
        /// How many, also fewer than 0.
        points: i64,
        /// Why.
        why: PointReason,
    },
    /// Eggs eaten.
    Eaten {
        /// By whom.
        player: PlayerId,
        /// How many; at least 1.
        eggs: i64,
    },
    /// Eggs put right by hand.
    Adjusted {
        /// Whose.
        player: PlayerId,
        /// How many more, or fewer than 0.
        eggs: i64,
        /// What for; empty if nobody said.
        why: String,
    },
}

/// A line of the ledger and the action that caused it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Index of the action, from 0.
    pub action: usize,
    /// What was written.
    pub entry: Entry,
}

/// A player's eggs, by where they came from and went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Eggs {
    /// Paid by nests and hops, with what he had when recording began.
    pub collected: i64,
    /// Put right by hand.
    pub adjusted: i64,
    /// Eaten, before recording began too.
    pub eaten: i64,
}

impl Eggs {
    /// What he has in front of him (`eggs.left`); never below 0.
    pub const fn left(self) -> i64 {
        self.collected + self.adjusted - self.eaten
    }
}

/// The ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    start: Vec<(i64, i64)>,
    eaten_at_start: Vec<i64>,
    lines: Vec<Line>,
    eggs: Vec<Eggs>,
    points: Vec<i64>,
}

impl Ledger {
    /// A ledger that begins with these eggs and points, one of each a player.
    pub fn starting(start: Vec<(i64, i64)>) -> Self {
        let eggs = |&(collected, _): &(i64, i64)| Eggs {
            collected,
            ..Eggs::default()
        };
        Self {
            eggs: start.iter().map(eggs).collect(),
            points: start.iter().map(|(_, points)| *points).collect(),
            eaten_at_start: Vec::new(),
            lines: Vec::new(),
            start,
        }
    }

    /// The same, where each player had eaten so many of his eggs when recording began.
    #[must_use]
    pub fn having_eaten(mut self, eaten: Vec<i64>) -> Self {
        for (row, eaten) in self.eggs.iter_mut().zip(&eaten) {
            row.eaten = *eaten;
        }
        Self {
            eaten_at_start: eaten,
            ..self
        }
    }

    /// Writes a line; the totals follow.
    pub fn write(&mut self, action: usize, entry: Entry) {
        match &entry {
            Entry::Eggs { player, eggs, .. } => {
                if let Some(row) = self.eggs.get_mut(player.index()) {
                    row.collected += eggs;
                }
            }
            Entry::Points { player, points, .. } => {
                if let Some(row) = self.points.get_mut(player.index()) {
                    *row += points;
                }
            }
            Entry::Eaten { player, eggs } => {
                if let Some(row) = self.eggs.get_mut(player.index()) {
                    row.eaten += eggs;
                }
            }
            Entry::Adjusted { player, eggs, .. } => {
                if let Some(row) = self.eggs.get_mut(player.index()) {
                    row.adjusted += eggs;
                }
            }
        }
        self.lines.push(Line { action, entry });
    }

    /// Every line, in order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The eggs the player had been given when recording began, those he had eaten included.
    pub fn start_eggs(&self, player: PlayerId) -> i64 {
        self.start.get(player.index()).map_or(0, |(eggs, _)| *eggs)
    }

    /// The eggs the player had eaten when recording began.
    pub fn start_eaten(&self, player: PlayerId) -> i64 {
        self.eaten_at_start.get(player.index()).copied().unwrap_or(0)
    }

    /// The points the player had when recording began.
    pub fn start_points(&self, player: PlayerId) -> i64 {
        self.start.get(player.index()).map_or(0, |(_, points)| *points)
    }

    /// A player's eggs.
    pub fn eggs(&self, player: PlayerId) -> Eggs {
        self.eggs.get(player.index()).copied().unwrap_or_default()
    }

    /// A player's points.
    pub fn points(&self, player: PlayerId) -> i64 {
        self.points.get(player.index()).copied().unwrap_or_default()
    }

    /// Eggs paid and adjusted, of all players together: what the supply has shrunk by (`eggs.supply`).
    pub fn taken_from_supply(&self) -> i64 {
        self.eggs.iter().map(|eggs| eggs.collected + eggs.adjusted).sum()
    }
}
