//! Tiles and their marks.

use super::named::named_enum;
use serde::{Serialize, Serializer};

named_enum! {
    /// A sign on a tile that some rule looks at (RULES §1). The landscape itself is never recorded.
    Mark {
        /// A nest: pays when the eight around it hold tiles.
        Nest = "nest",
        /// A bunny: starts a bunny phase.
        Bunny = "bunny",
        /// Sends the dragon out.
        Dragon = "dragon",
        /// Brings the dragon to it.
        Volcano = "volcano",
        /// The Festival: a figure may be taken back.
        Festival = "festival",
        /// The Spring: pays for gardens and spring tiles around it.
        Spring = "spring",
        /// A garden, worth 3 points to a spring tile beside it.
        Garden = "garden",
        /// A statue: a tile laid beside it may take two figures.
        Statue = "statue",
        /// A drawbridge, over which a figure may cross into the city.
        Drawbridge = "drawbridge",
        /// A tunnel.
        Tunnel = "tunnel",
        /// A catapult: its round comes in the step `scoring`.
        Catapult = "catapult",
        /// A bazaar: held in the step `end`.
        Bazaar = "bazaar",
        /// An abbey, which fills a hole.
        Abbey = "abbey",
        /// A hill.
        Hill = "hill",
        /// A vineyard.
        Vineyard = "vineyard",
        /// A magic portal: the figure may be deployed elsewhere.
        Portal = "portal",
        /// A flying machine: the figure may be deployed elsewhere.
        FlyingMachine = "flying_machine",
        /// A tile that the table has agreed the bunny does not enter.
        NoBunny = "no_bunny",
    }
}

/// A set of marks, kept in the order of [`Mark::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(u32);

impl Marks {
    /// No mark at all: a plain tile.
    pub const NONE: Self = Self(0);

    const fn bit(mark: Mark) -> u32 {
        1 << mark as u32
    }

    /// Whether the mark is there.
    pub const fn has(self, mark: Mark) -> bool {
        self.0 & Self::bit(mark) != 0
    }

    /// The same marks and this one.
    #[must_use]
    pub const fn with(self, mark: Mark) -> Self {
        Self(self.0 | Self::bit(mark))
    }

    /// The same marks without this one.
    #[must_use]
    pub const fn without(self, mark: Mark) -> Self {
        Self(self.0 & !Self::bit(mark))
    }

    /// Whether the tile is plain.
    pub const fn is_plain(&self) -> bool {
        self.0 == 0
    }

    /// The marks, in the order of [`Mark::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.iter().copied().filter(move |mark| self.has(*mark))
    }
}

impl FromIterator<Mark> for Marks {
    fn from_iter<I: IntoIterator<Item = Mark>>(marks: I) -> Self {
        marks.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Marks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    /// What is on it.
    pub marks: Marks,
    /// Whether the nest on it has been paid (`nest.complete`: once in its life). Kept when the marks are corrected.
    pub nest_paid: bool,
}

impl Tile {
    /// A tile with these marks, its nest unpaid.
    pub const fn new(marks: Marks) -> Self {
        Self {
            marks,
            nest_paid: false,
        }
    }
}
