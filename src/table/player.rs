//! Players, their colours and their seats.

use super::named::named_enum;
use serde::Serialize;

/// A player, by his place in the list of players (not by his seat).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct PlayerId(pub u8);

impl PlayerId {
    /// His index in lists that hold one entry a player.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The fewest and the most players a game may have.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;

/// The most characters (Unicode code points) in a player's name.
pub const NAME_LENGTH: usize = 40;

named_enum! {
    /// The colour of a player's figures.
    Colour {
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
        /// Yellow.
        Yellow = "yellow",
        /// Black.
        Black = "black",
        /// Pink.
        Pink = "pink",
        /// Grey.
        Grey = "grey",
        /// White.
        White = "white",
        /// Purple.
        Purple = "purple",
        /// Orange.
        Orange = "orange",
    }
}

/// What is wrong with a player's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// Nothing but white space.
    Empty,
    /// More than [`NAME_LENGTH`] characters.
    TooLong,
    /// A control character in it.
    Control,
}

/// A player's name: 1 to 40 characters after trimming, none of them a control character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Name(String);

impl Name {
    /// The trimmed name.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn new(name: &str) -> Result<Self, NameFault> {
        let name = name.trim();
        if name.is_empty() {
            Err(NameFault::Empty)
        } else if name.chars().any(char::is_control) {
            Err(NameFault::Control)
        } else if name.chars().count() > NAME_LENGTH {
            Err(NameFault::TooLong)
        } else {
            Ok(Self(name.to_owned()))
        }
    }

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether two names are the same but for upper and lower case.
    pub fn same_as(&self, other: &Self) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// What he is called.
    pub name: Name,
    /// The colour of his figures; no two players share one.
    pub colour: Colour,
    /// Whether he has left the game. He keeps his row in the ledger and his figures.
    pub left: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_measured_in_characters() {
        assert_eq!(
            Name::new("  Ann\t").map(|name| name.as_str().to_owned()),
            Ok("Ann".to_owned())
        );
        assert_eq!(Name::new(" \t "), Err(NameFault::Empty));
        assert!(Name::new(&"ß".repeat(40)).is_ok());
        assert_eq!(Name::new(&"ß".repeat(41)), Err(NameFault::TooLong));
        assert_eq!(Name::new("An\u{7}n"), Err(NameFault::Control));
    }

    #[test]
    fn names_are_compared_without_case() {
        let name = |text| Name::new(text).unwrap();
        assert!(name("ÄNNE").same_as(&name("änne")));
        assert!(!name("Ann").same_as(&name("Anne")));
    }
}
