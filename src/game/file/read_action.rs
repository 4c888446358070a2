//! Reading one action.

use super::fields::{Object, Read, list, named, text, truth, whole};
use super::read::{cell, marks, place, player, read_expansions, read_settings};
use crate::game::action::{Action, Anyway, Recorded, Rolled, RolledBy, Verb};
use crate::game::fault::{FieldError, FieldFault, Wanted};
use crate::game::limits;
use crate::table::{FigureId, Kind, Place, Zone};
use serde_json::value::RawValue;

/// An action of a game of so many players, every field of it within its bounds.
pub(super) fn read_action(value: &RawValue, players: usize) -> Read<Recorded> {
    let mut fields = Object::read(value)?;
    let verb = fields.required("do", |value| named(value, Verb::from_name))?;
    let recorded = Recorded {
        action: read_fields(verb, &mut fields)?,
        anyway: fields.optional("anyway", read_anyway)?.unwrap_or_default(),
        joined: fields.optional("joined", truth)?.unwrap_or_default(),
    };
    fields.finish()?;
    recorded.action.check(players)?;
    Ok(recorded)
}

fn read_fields(verb: Verb, fields: &mut Object<'_>) -> Read<Action> {
    Ok(match verb {
        Verb::Place => Action::Place {
            at: fields.required("at", cell)?,
            marks: fields.optional("marks", marks)?.unwrap_or_default(),
        },
        Verb::Deploy => Action::Deploy {
            kind: fields.required("kind", kind)?,
            at: fields.optional("at", cell)?,
            spot: free_text(fields, "spot")?,
            player: fields.optional("player", player)?,
        },
        Verb::TakeBack => Action::TakeBack {
            figure: fields.required("figure", figure)?,
        },
        Verb::Recall => Action::Recall {
            figures: fields.required("figures", |value| list(value, limits::RECALL, figure))?,
        },
        Verb::Move => Action::Move {
            figure: fields.required("figure", figure)?,
            to: fields.required("to", cell_or_zone)?,
            spot: free_text(fields, "spot")?,
        },
        Verb::Drawbridge => Action::Drawbridge {
            figure: fields.required("figure", figure)?,
            to: fields.required("to", cell)?,
            spot: free_text(fields, "spot")?,
        },
        Verb::Points => Action::Points {
            player: fields.required("player", player)?,
            points: fields.required("points", whole)?,
            why: free_text(fields, "why")?,
        },
        Verb::Dragon => Action::Dragon {
            to: fields.nullable("to", cell)?,
        },
        Verb::Fairy => Action::Fairy {
            to: fields.nullable("to", cell)?,
        },
        Verb::Next => Action::Next,
        Verb::Again => Action::Again,
        Verb::Roll => read_roll(fields)?,
        Verb::Hop => Action::Hop {
            path: fields.required("path", |value| list(value, limits::PATH, cell))?,
        },
        Verb::Eat => Action::Eat {
            player: fields.required("player", player)?,
            eggs: fields.required("eggs", whole)?,
        },
        Verb::Adjust => Action::Adjust {
            player: fields.required("player", player)?,
            eggs: fields.required("eggs", whole)?,
            why: free_text(fields, "why")?,
        },
        Verb::Pass => Action::Pass,
        Verb::CallOff => Action::CallOff,
        Verb::Phase => Action::Phase {
            first: fields.optional("first", player)?,
        },
        Verb::ScoreNest => Action::ScoreNest {
            at: fields.required("at", cell)?,
            player: fields.required("player", player)?,
        },
        Verb::Finish => Action::Finish {
            bonus: fields.optional("bonus", |value| list(value, usize::MAX, whole))?,
        },
        Verb::PutTile => Action::PutTile {
            at: fields.required("at", cell)?,
            marks: fields.optional("marks", marks)?.unwrap_or_default(),
        },
        Verb::SetMarks => Action::SetMarks {
            at: fields.required("at", cell)?,
            marks: fields.required("marks", marks)?,
        },
        Verb::Put => Action::Put {
            player: fields.required("player", player)?,
            kind: fields.required("kind", kind)?,
            place: place(fields)?,
            spot: free_text(fields, "spot")?,
        },
        Verb::TakeTile => Action::TakeTile {
            at: fields.required("at", cell)?,
        },
        Verb::SetBunny => Action::SetBunny {
            to: fields.nullable("to", cell)?,
        },
        Verb::Set => Action::Set {
            settings: fields.optional("settings", read_settings)?,
            expansions: fields.optional("expansions", read_expansions)?,
        },
        Verb::SetTurn => Action::SetTurn {
            player: fields.required("player", player)?,
        },
        Verb::Seats => Action::Seats {
            order: fields.required("order", |value| list(value, usize::MAX, whole))?,
        },
        Verb::Rename => Action::Rename {
            player: fields.required("player", player)?,
            name: fields.optional("name", text)?,
            colour: fields.optional("colour", text)?,
        },
        Verb::Leave => Action::Leave {
            player: fields.required("player", player)?,
        },
    })
}

fn read_roll(fields: &mut Object<'_>) -> Read<Action> {
    let face = fields.optional("face", whole)?;
    let hops = fields.optional("hops", |value| super::fields::whole_within(value, 1, 3))?;
    let rolled = match (face, hops.and_then(|hops| u8::try_from(hops).ok())) {
        (Some(face), None) => Rolled::Face(face),
        (None, Some(hops)) => Rolled::Hops(hops),
        (Some(_), Some(_)) | (None, None) => return Err(FieldFault::ExactlyOne { of: ["face", "hops"] }.into()),
    };
    let by = fields.optional("by", |value| named(value, RolledBy::from_name))?;
    Ok(Action::Roll { rolled, by })
}

fn read_anyway(value: &RawValue) -> Read<Anyway> {
    match value.get() {
        "true" => Ok(Anyway::Everything),
        "false" => Ok(Anyway::Nothing),
        other if other.starts_with('[') => {
            let names = list(value, usize::MAX, text)?;
            Ok(if names.is_empty() {
                Anyway::Nothing
            } else {
                Anyway::Rules(names)
            })
        }
        _ => Err(FieldError::from(FieldFault::WrongType { wanted: Wanted::Anyway })),
    }
}

fn free_text(fields: &mut Object<'_>, name: &str) -> Read<String> {
    Ok(fields.optional(name, text)?.unwrap_or_default())
}

fn kind(value: &RawValue) -> Read<Kind> {
    named(value, Kind::from_name)
}

fn figure(value: &RawValue) -> Read<FigureId> {
    whole(value).map(FigureId)
}

fn cell_or_zone(value: &RawValue) -> Read<Place> {
    if value.get().starts_with('[') {
        cell(value).map(Place::Cell)
    } else if value.get().starts_with('"') {
        named(value, Zone::from_name).map(Place::Zone)
    } else {
        Err(FieldFault::WrongType {
            wanted: Wanted::CellOrZone,
        }
        .into())
    }
}
