//! Figures: what the players put on tiles.

use super::cell::Cell;
use super::named::named_enum;
use super::player::PlayerId;
use serde::{Serialize, Serializer};

named_enum! {
    /// A kind of figure that belongs to a player (RULES §2).
    Kind {
        /// Normal follower.
        Follower = "follower",
        /// Big follower.
        BigFollower = "big_follower",
        /// Builder: gives a second part of the turn.
        Builder = "builder",
        /// Pig.
        Pig = "pig",
        /// Mayor.
        Mayor = "mayor",
        /// Wagon.
        Wagon = "wagon",
        /// Barn.
        Barn = "barn",
        /// Shepherd.
        Shepherd = "shepherd",
        /// Abbot.
        Abbot = "abbot",
        /// Phantom: may be deployed besides another figure.
        Phantom = "phantom",
        /// Ringmaster.
        Ringmaster = "ringmaster",
        /// Guard.
        Guard = "guard",
    }
}

named_enum! {
    /// A place beside the board where a figure is out, but on no tile.
    Zone {
        /// The City of Carcassonne.
        CityOfCarcassonne = "city_of_carcassonne",
        /// The Wheel of Fortune.
        WheelOfFortune = "wheel_of_fortune",
        /// Leipzig.
        Leipzig = "leipzig",
        /// The bathhouse.
        Bathhouse = "bathhouse",
        /// A rival's prison (the Tower).
        Prison = "prison",
    }
}

/// The number of a figure: 1, 2, 3 … in the order in which figures come to the table.
///
/// A number stays with its figure; deploying again makes a new one. A number below 1 names no figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct FigureId(pub i64);

/// Where a figure is when it is not in its owner's supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// On a tile.
    Cell(Cell),
    /// In a zone beside the board.
    Zone(Zone),
}

impl Place {
    /// The cell, if the figure stands on one.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::Cell(cell) => Some(cell),
            Self::Zone(_) => None,
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Cell(cell) => cell.serialize(serializer),
            Self::Zone(zone) => zone.serialize(serializer),
        }
    }
}

/// A figure that is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its owner.
    pub player: PlayerId,
    /// What it is.
    pub kind: Kind,
    /// Where it is.
    pub place: Place,
    /// The feature it stands on, in the table's own words; empty if nobody said.
    pub spot: String,
}
