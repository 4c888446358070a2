//! Who plays: turns, seats, names, leaving (FORMATS §1).

use super::refusal::{Detail, Judgement, Refusal, Rule};
use crate::table::{Colour, Name, PLAYERS, PlayerId, Table};

/// A second part of the turn; never a third (`turn.again`).
pub fn judge_again(table: &Table) -> Judgement {
    let part = table.turn.part;
    if part >= 2 {
        Ok(vec![Refusal::breaks(Rule::TurnAgain, Detail::PartsDone { part })])
    } else {
        Ok(Vec::new())
    }
}

/// Something only a player who has not left can do.
pub fn judge_plays(table: &Table, player: PlayerId) -> Judgement {
    if table.plays(player) {
        Ok(Vec::new())
    } else {
        Err(Refusal::impossible(Detail::HasLeft { player }))
    }
}

/// Leaving: once, and two must stay.
pub fn judge_leave(table: &Table, player: PlayerId) -> Judgement {
    judge_plays(table, player)?;
    let staying = table.players.iter().filter(|player| !player.left).count() - 1;
    if staying < *PLAYERS.start() {
        Err(Refusal::impossible(Detail::TooFewStay))
    } else {
        Ok(Vec::new())
    }
}

/// A seating order, as player ids; `None` unless it holds each player once.
pub fn seating(table: &Table, order: &[i64]) -> Option<Vec<PlayerId>> {
    let seats: Option<Vec<PlayerId>> = order
        .iter()
        .map(|seat| u8::try_from(*seat).ok().map(PlayerId))
        .collect();
    let seats = seats?;
    let each_once = table.player_ids().all(|player| seats.contains(&player));
    (each_once && seats.len() == table.players.len()).then_some(seats)
}

/// Sitting otherwise.
pub fn judge_seats(table: &Table, order: &[i64]) -> Judgement {
    match seating(table, order) {
        Some(_) => Ok(Vec::new()),
        None => Err(Refusal::impossible(Detail::SeatsNotEachOnce)),
    }
}

/// A new name for the player.
///
/// # Errors
/// It is not allowed, or another player's.
pub fn new_name(table: &Table, player: PlayerId, name: &str) -> Result<Name, Refusal> {
    let name = Name::new(name).map_err(|fault| Refusal::impossible(Detail::BadName { fault }))?;
    let namesake =
        |other: &PlayerId| *other != player && table.player(*other).is_some_and(|other| other.name.same_as(&name));
    match table.player_ids().find(namesake) {
        Some(by) => Err(Refusal::impossible(Detail::NameTaken { by })),
        None => Ok(name),
    }
}

/// A new colour for the player.
///
/// # Errors
/// There is no such colour, or it is another player's.
pub fn new_colour(table: &Table, player: PlayerId, colour: &str) -> Result<Colour, Refusal> {
    let Some(known) = Colour::from_name(colour) else {
        let colour = colour.to_owned();
        return Err(Refusal::impossible(Detail::NoColour { colour }));
    };
    let taken = |other: &PlayerId| *other != player && table.player(*other).is_some_and(|other| other.colour == known);
    match table.player_ids().find(taken) {
        Some(by) => Err(Refusal::impossible(Detail::ColourTaken { by })),
        None => Ok(known),
    }
}
