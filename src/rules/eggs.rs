//! Who is given eggs (RULES §2), and eating and putting right (RULES §6).

use super::refusal::{Detail, Judgement, Refusal, Rule};
use crate::table::{Cell, Figure, FigureId, Kind, PlayerId, Table};

/// The eggs a figure of the kind earns each time a tile with it pays.
pub const fn eggs_for(kind: Kind) -> i64 {
    match kind {
        Kind::Follower
        | Kind::BigFollower
        | Kind::Wagon
        | Kind::Mayor
        | Kind::Shepherd
        | Kind::Abbot
        | Kind::Phantom
        | Kind::Ringmaster
        | Kind::Guard => 1,
        Kind::Builder | Kind::Pig | Kind::Barn => 0,
    }
}

/// The figures on that tile that earn eggs when it pays, by number.
pub fn earning_at(table: &Table, cell: Cell) -> impl Iterator<Item = (FigureId, &Figure)> {
    table.figures.at_of(cell, |kind| eggs_for(kind) > 0)
}

/// Taking `eggs` (0 or more) from what the player has left, by eating or by a correction: never more than there are.
pub fn judge_taking(table: &Table, player: PlayerId, eggs: i64) -> Judgement {
    let left = table.ledger.eggs(player).left();
    if eggs > left {
        let asked = eggs;
        Err(Refusal::impossible_by(
            Rule::EggsLeft,
            Detail::TooFewEggs { player, left, asked },
        ))
    } else {
        Ok(Vec::new())
    }
}
