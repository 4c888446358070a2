//! The bunny phase: when it is due, who moves, where a hop may go and what it pays (RULES §3 and §5).

use super::eggs::{earning_at, eggs_for};
use super::refusal::{Detail, Judgement, Refusal, Rule};
use crate::table::{Cell, Die, EggReason, Entry, Mark, Phase, PlayerId, Revisit, ShortMoves, Table};
use std::collections::BTreeSet;

/// The hops everyone moves when nobody rolls (die `none`).
pub const HOPS_WITHOUT_DIE: u8 = 2;

/// Whether this part owes a bunny phase: by the `bunny` mark of its tile, or (setting `dragon_nest_phase`) by a `dragon`
/// tile that completed a nest. It takes place only with the bunny on the board, and once.
pub fn is_due(table: &Table) -> bool {
    let marks = table.part_marks();
    let record = &table.turn.record;
    let by_dragon = table.settings.dragon_nest_phase && marks.has(Mark::Dragon) && record.completed_any;
    !record.phase_held && table.bunny.is_some() && (marks.has(Mark::Bunny) || by_dragon)
}

/// The hops of a face of the die (`phase.roll`); `None` if it has no such face.
pub fn hops_of_face(die: Die, face: i64) -> Option<u8> {
    match (die, face) {
        (Die::Special, 1..=3) => u8::try_from(face).ok(),
        (Die::D6, 1..=6) => u8::try_from((face + 1) / 2).ok(),
        (Die::Special | Die::D6 | Die::None, _) => None,
    }
}

/// The tiles a move may not enter.
#[derive(Clone, Debug)]
pub struct Barred {
    cells: BTreeSet<Cell>,
}

impl Barred {
    /// What bars the next move of the phase, which starts at `start`, by the setting `revisit`.
    pub fn for_move(revisit: Revisit, phase: &Phase, start: Cell) -> Self {
        let mut cells: BTreeSet<Cell> = match revisit {
            Revisit::Phase => phase.visited.iter().copied().collect(),
            Revisit::Starts => phase.starts.iter().copied().collect(),
            Revisit::Move => BTreeSet::new(),
        };
        cells.insert(start);
        Self { cells }
    }

    /// Whether the cell is barred (`hop.revisit`).
    pub fn has(&self, cell: Cell) -> bool {
        self.cells.contains(&cell)
    }

    /// Bars the cell for the rest of this move: no setting lets a move enter a tile twice.
    pub fn enter(&mut self, cell: Cell) {
        self.cells.insert(cell);
    }

    /// Every barred cell, top to bottom, left to right.
    pub fn iter(&self) -> impl Iterator<Item = Cell> {
        self.cells.iter().copied()
    }
}

/// Whether the bunny may stand on the cell at all: a tile (`hop.tile`) without the mark `no_bunny` (`hop.no_bunny`).
pub fn is_enterable(table: &Table, cell: Cell) -> bool {
    table.has_tile(cell) && !table.marks(cell).has(Mark::NoBunny)
}

/// The legal hops from a cell, in the contract's order.
pub fn legal_hops(table: &Table, barred: &Barred, from: Cell) -> impl Iterator<Item = Cell> {
    from.beside()
        .into_iter()
        .filter(|to| is_enterable(table, *to) && !barred.has(*to))
}

/// Whether the mover of the running phase has no legal hop at all (`phase.stuck`); `false` outside a phase.
pub fn is_stuck(table: &Table) -> bool {
    match (&table.phase, table.bunny) {
        (Some(phase), Some(bunny)) => {
            let barred = Barred::for_move(table.settings.revisit, phase, bunny);
            legal_hops(table, &barred, bunny).next().is_none()
        }
        (Some(_), None) => true,
        (None, _) => false,
    }
}

/// The rule that a single hop breaks, looked for in the order beside, tile, no_bunny, revisit.
fn broken_by_hop(table: &Table, barred: &Barred, from: Cell, to: Cell) -> Option<Rule> {
    if from.direction_to(to).is_none() {
        Some(Rule::HopBeside)
    } else if !table.has_tile(to) {
        Some(Rule::HopTile)
    } else if table.marks(to).has(Mark::NoBunny) {
        Some(Rule::HopNoBunny)
    } else if barred.has(to) {
        Some(Rule::HopRevisit)
    } else {
        None
    }
}

/// Whether some legal path from there has that many hops.
fn reaches(table: &Table, barred: &Barred, from: Cell, hops: u8) -> bool {
    hops == 0
        || legal_hops(table, barred, from).any(|to| {
            let mut further = barred.clone();
            further.enter(to);
            reaches(table, &further, to, hops - 1)
        })
}

/// The mover's path: hop by hop, its length last (`hop.count`).
pub fn judge_hop(table: &Table, path: &[Cell]) -> Judgement {
    let (Some(phase), Some(start), Some(end)) = (&table.phase, table.bunny, path.last().copied()) else {
        return Err(Refusal::impossible(Detail::EmptyPath));
    };
    if !table.has_tile(end) {
        return Err(Refusal::impossible_by(Rule::HopTile, Detail::NoTile { at: end }));
    }
    let unwalked = Barred::for_move(table.settings.revisit, phase, start);
    let mut barred = unwalked.clone();
    let mut broken = Vec::new();
    let mut from = start;
    for to in path.iter().copied() {
        if let Some(rule) = broken_by_hop(table, &barred, from, to) {
            broken.push(Refusal::breaks(rule, Detail::BadHop { from, to }));
        }
        barred.enter(to);
        from = to;
    }
    let hops = phase.hops.unwrap_or(HOPS_WITHOUT_DIE);
    let walked = path.len();
    let dead_end = walked < usize::from(hops) && legal_hops(table, &barred, end).next().is_none();
    let short_is_fine = dead_end
        && match table.settings.short_moves {
            ShortMoves::DeadEnd => true,
            ShortMoves::Forced => !reaches(table, &unwalked, start, hops),
        };
    if walked != usize::from(hops) && !short_is_fine {
        broken.push(Refusal::breaks(
            Rule::HopCount,
            Detail::WrongLength { walked, hops, dead_end },
        ));
    }
    Ok(broken)
}

/// What a path pays: every cell hopped on or over, every figure on it, by number (`hop.eggs`). A cell entered twice pays twice.
pub fn payment(table: &Table, path: &[Cell], mover: PlayerId) -> Vec<Entry> {
    let standing = path
        .iter()
        .flat_map(|at| earning_at(table, *at).map(|figure| (*at, figure)));
    let earned = standing.map(|(at, (figure, owner))| Entry::Eggs {
        player: owner.player,
        eggs: eggs_for(owner.kind),
        why: EggReason::Hop { figure, at, mover },
    });
    earned.collect()
}

/// Leaving somebody out: always breaks `phase.order`.
pub fn judge_leaving_out(table: &Table) -> Judgement {
    let player = table.player_to_act().unwrap_or(table.turn.player);
    Ok(vec![Refusal::breaks(Rule::PhaseOrder, Detail::LeftOut { player })])
}

/// A phase held late, beginning with `first`: with the bunny on the board and `first` in the game.
pub fn judge_late_phase(table: &Table, first: PlayerId) -> Judgement {
    if table.bunny.is_none() {
        Err(Refusal::impossible(Detail::NoBunny))
    } else if !table.plays(first) {
        Err(Refusal::impossible(Detail::HasLeft { player: first }))
    } else {
        Ok(Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phase_roll_reads_faces_as_hops() {
        let hops =
            |die, faces: std::ops::RangeInclusive<i64>| faces.map(|face| hops_of_face(die, face)).collect::<Vec<_>>();
        assert_eq!(hops(Die::Special, 0..=4), [None, Some(1), Some(2), Some(3), None]);
        let d6 = [None, Some(1), Some(1), Some(2), Some(2), Some(3), Some(3), None];
        assert_eq!(hops(Die::D6, 0..=7), d6);
        assert_eq!(hops_of_face(Die::None, 2), None);
    }
}
