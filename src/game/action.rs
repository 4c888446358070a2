//! What the players did: one entry of the log (FORMATS §1, *The actions*).

use crate::rules::Rule;
use crate::table::{Cell, Expansion, FigureId, Kind, Marks, Place, PlayerId, SettingsChange, named_enum};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use std::collections::BTreeSet;

named_enum! {
    /// The kinds of actions, by the name that stands in `do`.
    Verb {
        /// [`Action::Place`].
        Place = "place",
        /// [`Action::Deploy`].
        Deploy = "deploy",
        /// [`Action::TakeBack`].
        TakeBack = "take_back",
        /// [`Action::Recall`].
        Recall = "recall",
        /// [`Action::Move`].
        Move = "move",
        /// [`Action::Drawbridge`].
        Drawbridge = "drawbridge",
        /// [`Action::Points`].
        Points = "points",
        /// [`Action::Dragon`].
        Dragon = "dragon",
        /// [`Action::Fairy`].
        Fairy = "fairy",
        /// [`Action::Next`].
        Next = "next",
        /// [`Action::Again`].
        Again = "again",
        /// [`Action::Roll`].
        Roll = "roll",
        /// [`Action::Hop`].
        Hop = "hop",
        /// [`Action::Eat`].
        Eat = "eat",
        /// [`Action::Adjust`].
        Adjust = "adjust",
        /// [`Action::Pass`].
        Pass = "pass",
        /// [`Action::CallOff`].
        CallOff = "call_off",
        /// [`Action::Phase`].
        Phase = "phase",
        /// [`Action::ScoreNest`].
        ScoreNest = "score_nest",
        /// [`Action::Finish`].
        Finish = "finish",
        /// [`Action::PutTile`].
        PutTile = "put_tile",
        /// [`Action::SetMarks`].
        SetMarks = "set_marks",
        /// [`Action::Put`].
        Put = "put",
        /// [`Action::TakeTile`].
        TakeTile = "take_tile",
        /// [`Action::SetBunny`].
        SetBunny = "set_bunny",
        /// [`Action::Set`].
        Set = "set",
        /// [`Action::SetTurn`].
        SetTurn = "set_turn",
        /// [`Action::Seats`].
        Seats = "seats",
        /// [`Action::Rename`].
        Rename = "rename",
        /// [`Action::Leave`].
        Leave = "leave",
    }
}

/// What a roll showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rolled {
    /// A face of the die in play; a face it does not have is refused in play.
    Face(i64),
    /// A real die read as hops, 1 to 3.
    Hops(u8),
}

named_enum! {
    /// Who rolled.
    RolledBy {
        /// The digital die.
        App = "app",
        /// A real die.
        Hand = "hand",
    }
}

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// The tile of this part is laid.
    Place {
        /// Where.
        at: Cell,
        /// What is on it.
        #[serde(skip_serializing_if = "Marks::is_plain")]
        marks: Marks,
    },
    /// A figure is deployed.
    Deploy {
        /// Which.
        kind: Kind,
        /// Where; this part's tile if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<Cell>,
        /// On which feature, in the table's own words.
        #[serde(skip_serializing_if = "String::is_empty")]
        spot: String,
        /// Whose; the player's to move if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
    },
    /// The Festival: a figure is taken back.
    TakeBack {
        /// Which.
        figure: FigureId,
    },
    /// Figures go home.
    Recall {
        /// Which; 1 to 100 of them.
        figures: Vec<FigureId>,
    },
    /// A figure moves.
    Move {
        /// Which.
        figure: FigureId,
        /// To a tile or a zone.
        to: Place,
        /// Onto which feature.
        #[serde(skip_serializing_if = "String::is_empty")]
        spot: String,
    },
    /// A figure crosses a drawbridge into the city instead of going home.
    Drawbridge {
        /// Which.
        figure: FigureId,
        /// To which tile of the city.
        to: Cell,
        /// Onto which feature.
        #[serde(skip_serializing_if = "String::is_empty")]
        spot: String,
    },
    /// Points are written down.
    Points {
        /// Whose.
        player: PlayerId,
        /// How many, −1000 to 1000.
        points: i64,
        /// What for.
        #[serde(skip_serializing_if = "String::is_empty")]
        why: String,
    },
    /// The dragon moves.
    Dragon {
        /// To a tile, or off the board.
        to: Option<Cell>,
    },
    /// The fairy moves.
    Fairy {
        /// To a tile, or off the board.
        to: Option<Cell>,
    },
    /// This step is done.
    Next,
    /// The builder's second part follows.
    Again,
    /// The mover rolls.
    Roll {
        /// What the die showed.
        #[serde(flatten)]
        rolled: Rolled,
        /// Who rolled, if anybody said.
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<RolledBy>,
    },
    /// The mover hops.
    Hop {
        /// The cells, the first one after the start; at most 100.
        path: Vec<Cell>,
    },
    /// Eggs are eaten.
    Eat {
        /// By whom.
        player: PlayerId,
        /// How many, at least 1.
        eggs: i64,
    },
    /// A player's eggs are put right.
    Adjust {
        /// Whose.
        player: PlayerId,
        /// By how many, −1000 to 1000, not 0.
        eggs: i64,
        /// What for.
        #[serde(skip_serializing_if = "String::is_empty")]
        why: String,
    },
    /// The mover does not hop (breaks `phase.order`).
    Pass,
    /// The phase ends here (breaks `phase.order`).
    CallOff,
    /// A bunny phase is held late.
    Phase {
        /// Who begins; the player to move if left out.
        #[serde(skip_serializing_if = "Option::is_none")]
        first: Option<PlayerId>,
    },
    /// A nest is paid by hand.
    ScoreNest {
        /// The nest.
        at: Cell,
        /// Who closed it.
        player: PlayerId,
    },
    /// The game is over.
    Finish {
        /// The bonus that was shown, one number a player; never checked.
        #[serde(skip_serializing_if = "Option::is_none")]
        bonus: Option<Vec<i64>>,
    },
    /// Correction: a tile is there.
    PutTile {
        /// Where.
        at: Cell,
        /// What is on it.
        #[serde(skip_serializing_if = "Marks::is_plain")]
        marks: Marks,
    },
    /// Correction: the tile has these marks.
    SetMarks {
        /// Where.
        at: Cell,
        /// All its marks.
        marks: Marks,
    },
    /// Correction: a figure is there.
    Put {
        /// Whose.
        player: PlayerId,
        /// Which.
        kind: Kind,
        /// Where.
        #[serde(flatten, serialize_with = "at_or_zone")]
        place: Place,
        /// On which feature.
        #[serde(skip_serializing_if = "String::is_empty")]
        spot: String,
    },
    /// Correction: no tile is there.
    TakeTile {
        /// Where.
        at: Cell,
    },
    /// Correction: the bunny is there.
    SetBunny {
        /// On a tile, or off the board.
        to: Option<Cell>,
    },
    /// Settings or expansions change.
    Set {
        /// Some settings, one by one.
        #[serde(skip_serializing_if = "Option::is_none")]
        settings: Option<SettingsChange>,
        /// All expansions, as a whole.
        #[serde(skip_serializing_if = "Option::is_none")]
        expansions: Option<BTreeSet<Expansion>>,
    },
    /// It is that player's turn.
    SetTurn {
        /// Whose.
        player: PlayerId,
    },
    /// The players sit otherwise. Judged in play.
    Seats {
        /// All players by their numbers, clockwise.
        order: Vec<i64>,
    },
    /// A player's name or colour changes. Judged in play.
    Rename {
        /// Whose.
        player: PlayerId,
        /// The new name.
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The new colour.
        #[serde(skip_serializing_if = "Option::is_none")]
        colour: Option<String>,
    },
    /// A player leaves the game.
    Leave {
        /// Who.
        player: PlayerId,
    },
}

/// A place in the field the game file has for it: `at` a cell, or in a `zone`.
pub(super) fn at_or_zone<S: Serializer>(place: &Place, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(1))?;
    let key = match place {
        Place::Cell(_) => "at",
        Place::Zone(_) => "zone",
    };
    map.serialize_entry(key, place)?;
    map.end()
}

impl Serialize for Rolled {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        match self {
            Self::Face(face) => map.serialize_entry("face", face)?,
            Self::Hops(hops) => map.serialize_entry("hops", hops)?,
        }
        map.end()
    }
}

impl Action {
    /// What kind of action it is.
    pub const fn verb(&self) -> Verb {
        match self {
            Self::Place { .. } => Verb::Place,
            Self::Deploy { .. } => Verb::Deploy,
            Self::TakeBack { .. } => Verb::TakeBack,
            Self::Recall { .. } => Verb::Recall,
            Self::Move { .. } => Verb::Move,
            Self::Drawbridge { .. } => Verb::Drawbridge,
            Self::Points { .. } => Verb::Points,
            Self::Dragon { .. } => Verb::Dragon,
            Self::Fairy { .. } => Verb::Fairy,
            Self::Next => Verb::Next,
            Self::Again => Verb::Again,
            Self::Roll { .. } => Verb::Roll,
            Self::Hop { .. } => Verb::Hop,
            Self::Eat { .. } => Verb::Eat,
            Self::Adjust { .. } => Verb::Adjust,
            Self::Pass => Verb::Pass,
            Self::CallOff => Verb::CallOff,
            Self::Phase { .. } => Verb::Phase,
            Self::ScoreNest { .. } => Verb::ScoreNest,
            Self::Finish { .. } => Verb::Finish,
            Self::PutTile { .. } => Verb::PutTile,
            Self::SetMarks { .. } => Verb::SetMarks,
            Self::Put { .. } => Verb::Put,
            Self::TakeTile { .. } => Verb::TakeTile,
            Self::SetBunny { .. } => Verb::SetBunny,
            Self::Set { .. } => Verb::Set,
            Self::SetTurn { .. } => Verb::SetTurn,
            Self::Seats { .. } => Verb::Seats,
            Self::Rename { .. } => Verb::Rename,
            Self::Leave { .. } => Verb::Leave,
        }
    }

    /// Whether the action brings a figure to the table and so gives out the next number.
    pub const fn makes_figure(&self) -> bool {
        matches!(self, Self::Deploy { .. } | Self::Put { .. })
    }
}

/// Which rules may be broken by an action that is recorded all the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Anyway {
    /// None.
    #[default]
    Nothing,
    /// Every rule.
    Everything,
    /// The rules of these names; unknown names cover nothing.
    Rules(Vec<String>),
}

impl Anyway {
    /// Whether the rule may be broken.
    pub fn covers(&self, rule: Rule) -> bool {
        match self {
            Self::Nothing => false,
            Self::Everything => true,
            Self::Rules(names) => names.iter().any(|name| name == rule.name()),
        }
    }

    fn is_nothing(&self) -> bool {
        *self == Self::Nothing
    }
}

impl Serialize for Anyway {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Nothing => serializer.serialize_bool(false),
            Self::Everything => serializer.serialize_bool(true),
            Self::Rules(names) => {
                let mut seq = serializer.serialize_seq(Some(names.len()))?;
                for name in names {
                    seq.serialize_element(name)?;
                }
                seq.end()
            }
        }
    }
}

/// An action as it stands in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Recorded {
    /// What happened.
    #[serde(flatten)]
    pub action: Action,
    /// Which rules it may break.
    #[serde(skip_serializing_if = "Anyway::is_nothing")]
    pub anyway: Anyway,
    /// Whether the same tap recorded it and the one before it. Means nothing to the rules.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub joined: bool,
}

impl Recorded {
    /// The same, joined to the action before it into one step of undo.
    #[must_use]
    pub fn joined(self) -> Self {
        Self { joined: true, ..self }
    }

    /// The same, allowed to break these rules.
    #[must_use]
    pub fn anyway(self, anyway: Anyway) -> Self {
        Self { anyway, ..self }
    }
}

impl From<Action> for Recorded {
    fn from(action: Action) -> Self {
        Self {
            action,
            anyway: Anyway::Nothing,
            joined: false,
        }
    }
}
