//! People who have played here: their names, colours, and how much each wants to be told.

use crate::table::{Colour, Name, named_enum};
use serde::Serialize;
use serde_json::Value;

named_enum! {
    /// How much of the advice on hops somebody wants to be told when he moves the bunny.
    #[derive(Default)]
    Hints {
        /// Nothing: he finds his own way.
        Off = "off",
        /// What he asks for.
        #[default]
        OnRequest = "on_request",
        /// The best ways, without being asked.
        Always = "always",
    }
}

/// Somebody who has played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Person {
    /// His name.
    pub name: Name,
    /// His colour of the last time.
    pub colour: Colour,
    /// How much he wants to be told.
    pub hints: Hints,
}

impl Person {
    /// Reads a person leniently; none without a name or a colour.
    pub(super) fn read(kept: &Value) -> Option<Self> {
        Some(Self {
            name: kept["name"].as_str().and_then(|name| Name::new(name).ok())?,
            colour: kept["colour"].as_str().and_then(Colour::from_name)?,
            hints: kept["hints"].as_str().and_then(Hints::from_name).unwrap_or_default(),
        })
    }
}
