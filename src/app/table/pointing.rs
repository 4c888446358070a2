//! Something in the hand: the next tap on the board says where it goes.

use super::turn::deploy;
use crate::game::Action;
use crate::table::{Cell, FigureId, Kind, Place, Table, Zone};
use crate::words::Words;

/// What goes where the next tap says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// A figure is deployed on a tile of the player's choice (`deploy.tile`).
    Deploy(Kind),
    /// A figure moves.
    Move(FigureId),
    /// A figure crosses a drawbridge into the city (`drawbridge.cross`).
    Cross(FigureId),
    /// The dragon moves.
    Dragon,
    /// The fairy moves.
    Fairy,
    /// Correction: the bunny is there.
    Bunny,
    /// The tile on that cell lies elsewhere: the past is mended.
    Tile(Cell),
}

impl Pointing {
    /// What a tap on that cell records; none for what is looked at before it is recorded.
    pub fn at(self, cell: Cell) -> Option<Action> {
        let action = match self {
            Self::Deploy(kind) => deploy(kind, Some(cell), ""),
            Self::Move(figure) => Action::Move {
                figure,
                to: Place::Cell(cell),
                spot: String::new(),
            },
            Self::Cross(figure) => Action::Drawbridge {
                figure,
                to: cell,
                spot: String::new(),
            },
            Self::Dragon => Action::Dragon { to: Some(cell) },
            Self::Fairy => Action::Fairy { to: Some(cell) },
            Self::Bunny => Action::SetBunny { to: Some(cell) },
            Self::Tile(_) => return None,
        };
        Some(action)
    }

    /// What takes it off the board, for what can be off it and belongs to nobody.
    pub const fn off(self) -> Option<Action> {
        match self {
            Self::Dragon => Some(Action::Dragon { to: None }),
            Self::Fairy => Some(Action::Fairy { to: None }),
            Self::Bunny => Some(Action::SetBunny { to: None }),
            Self::Deploy(_) | Self::Move(_) | Self::Cross(_) | Self::Tile(_) => None,
        }
    }

    /// What puts it into a zone beside the board, for what can be there.
    pub const fn into_zone(self, zone: Zone) -> Option<Action> {
        match self {
            Self::Move(figure) => Some(Action::Move {
                figure,
                to: Place::Zone(zone),
                spot: String::new(),
            }),
            Self::Deploy(_) | Self::Cross(_) | Self::Dragon | Self::Fairy | Self::Bunny | Self::Tile(_) => None,
        }
    }

    /// The sentence that asks for the tap.
    pub fn question(self, words: &Words, table: &Table) -> String {
        let figure = |key, figure| words.say_with(key, [("figure", words.figure(table, figure).into())]);
        match self {
            Self::Deploy(kind) => words.say_with("table-point-deploy", [("kind", words.kind(kind).into())]),
            Self::Move(id) => figure("table-point-move", id),
            Self::Cross(id) => figure("table-point-cross", id),
            Self::Dragon => words.say("table-point-dragon"),
            Self::Fairy => words.say("table-point-fairy"),
            Self::Bunny => words.say("table-point-bunny"),
            Self::Tile(_) => words.say("table-point-tile"),
        }
    }
}
