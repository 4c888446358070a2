//! The dragon and the fairy, as far as they touch figures and the bunny (RULES §7).

use super::refusal::{Detail, Judgement, Refusal, Rule};
use crate::table::{Cell, FigureId, Kind, Table};

/// A neutral figure goes to a tile or off the board.
pub fn judge_neutral(table: &Table, to: Option<Cell>) -> Judgement {
    match to {
        Some(at) if !table.has_tile(at) => Err(Refusal::impossible(Detail::NoTile { at })),
        Some(_) | None => Ok(Vec::new()),
    }
}

/// The dragon moves: never onto the fairy's tile.
pub fn judge_dragon(table: &Table, to: Option<Cell>) -> Judgement {
    judge_neutral(table, to)?;
    match to.filter(|_| to == table.fairy) {
        Some(at) => Ok(vec![Refusal::breaks(Rule::DragonFairy, Detail::FairyThere { at })]),
        None => Ok(Vec::new()),
    }
}

/// The fairy moves: in one part of a turn a figure is taken back or the fairy is moved, not both (`festival.fairy`).
pub fn judge_fairy(table: &Table, to: Option<Cell>) -> Judgement {
    judge_neutral(table, to)?;
    if table.turn.record.taken_back {
        Ok(vec![Refusal::breaks(Rule::FestivalFairy, Detail::AlreadyTakenBack)])
    } else {
        Ok(Vec::new())
    }
}

/// The figures a dragon sends home from that tile: all but barns.
pub fn sent_home(table: &Table, at: Cell) -> Vec<FigureId> {
    let sent = table.figures.at_of(at, |kind| kind != Kind::Barn);
    sent.map(|(id, _)| id).collect()
}

/// Whether a dragon that moves there eats the bunny (setting `dragon_eats_bunny`).
pub fn eats_bunny(table: &Table, at: Cell) -> bool {
    table.settings.dragon_eats_bunny && table.bunny == Some(at)
}
