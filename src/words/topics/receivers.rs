//! Who gets eggs, as one table (RULES §2).

use super::about::Source;
use crate::rules::eggs::eggs_for;
use crate::table::{Expansion, Kind, owned};
use std::collections::BTreeSet;

/// A row of the table: who may stand on a tile that pays, or beside the board meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// A player's figure of that kind.
    Figure(Kind),
    /// What belongs to nobody: dragon, fairy, mage, witch, bunny.
    Neutral,
    /// Any figure that is on no tile.
    OffBoard,
}

impl Receiver {
    /// The rows for these expansions, all of them without any: whoever gets eggs first, in the order of the kinds.
    pub fn rows(in_play: Option<&BTreeSet<Expansion>>) -> Vec<Self> {
        let plays = |kind: Kind| in_play.is_none_or(|in_play| owned(kind, in_play) > 0);
        let mut rows: Vec<Self> = Kind::ALL
            .iter()
            .copied()
            .filter(|kind| plays(*kind))
            .map(Self::Figure)
            .collect();
        rows.extend([Self::Neutral, Self::OffBoard]);
        rows.sort_by_key(|row| row.eggs() == 0);
        rows
    }

    /// The eggs, each time a tile with it pays.
    pub const fn eggs(self) -> i64 {
        match self {
            Self::Figure(kind) => eggs_for(kind),
            Self::Neutral | Self::OffBoard => 0,
        }
    }

    /// The expansion it comes with, if it is not in every box.
    pub fn expansion(self) -> Option<Expansion> {
        let Self::Figure(kind) = self else { return None };
        if owned(kind, &BTreeSet::new()) > 0 {
            return None;
        }
        let brings = |expansion: &Expansion| owned(kind, &BTreeSet::from([*expansion])) > 0;
        Expansion::ALL.iter().copied().find(brings)
    }

    /// Who says so.
    pub const fn source(self) -> Source {
        match self {
            Self::Figure(kind) => match kind {
                Kind::Follower => Source::Text,
                Kind::BigFollower
                | Kind::Builder
                | Kind::Pig
                | Kind::Mayor
                | Kind::Wagon
                | Kind::Barn
                | Kind::Shepherd => Source::Community,
                Kind::Abbot | Kind::Phantom | Kind::Ringmaster | Kind::Guard => Source::Choice,
            },
            Self::Neutral => Source::Text,
            Self::OffBoard => Source::Community,
        }
    }
}
