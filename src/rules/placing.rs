//! Tiles: laying them, and what corrections of the mirror may do to them (RULES §3).

use super::refusal::{Detail, Judgement, Refusal, Rule};
use crate::table::{BunnyHome, Cell, Mark, Marks, Table};

fn judge_free(table: &Table, at: Cell) -> Judgement {
    if table.has_tile(at) {
        Err(Refusal::impossible(Detail::CellTaken { at }))
    } else {
        Ok(Vec::new())
    }
}

/// Laying this part's tile: on a free cell, beside another tile (`place.beside`).
pub fn judge_tile(table: &Table, at: Cell) -> Judgement {
    judge_free(table, at)?;
    if at.beside().into_iter().any(|cell| table.has_tile(cell)) {
        Ok(Vec::new())
    } else {
        Ok(vec![Refusal::breaks(Rule::PlaceBeside, Detail::NothingBeside { at })])
    }
}

/// The free cells beside a tile, top to bottom, left to right: where `place.beside` lets a tile be laid.
pub fn free_places(table: &Table) -> Vec<Cell> {
    let mut free: Vec<Cell> = table
        .tiles
        .keys()
        .flat_map(|cell| cell.beside())
        .filter(|cell| !table.has_tile(*cell) && Cell::new(cell.x().into(), cell.y().into()).is_some())
        .collect();
    free.sort_unstable();
    free.dedup();
    free
}

/// Whether a tile with these marks, just laid, brings the bunny to it (RULES §3, step `place`).
pub fn brings_bunny(table: &Table, marks: Marks) -> bool {
    match table.settings.bunny_home {
        BunnyHome::BunnyTile => marks.has(Mark::Bunny),
        BunnyHome::NestTile => marks.has(Mark::Nest) || (marks.has(Mark::Bunny) && table.bunny.is_none()),
    }
}

/// Correction: a tile is put on a free cell.
pub fn judge_put_tile(table: &Table, at: Cell) -> Judgement {
    judge_free(table, at)
}

/// Correction: a tile that is there gets other marks.
pub fn judge_set_marks(table: &Table, at: Cell) -> Judgement {
    if table.has_tile(at) {
        Ok(Vec::new())
    } else {
        Err(Refusal::impossible(Detail::NoTile { at }))
    }
}

/// Correction: a tile on which nothing stands is taken away.
pub fn judge_take_tile(table: &Table, at: Cell) -> Judgement {
    judge_set_marks(table, at)?;
    let neutral = [table.bunny, table.dragon, table.fairy].contains(&Some(at));
    if neutral || table.figures.at(at).next().is_some() {
        Err(Refusal::impossible(Detail::Occupied { at }))
    } else {
        Ok(Vec::new())
    }
}
