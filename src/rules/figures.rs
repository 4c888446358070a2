//! Figures: deploying, moving, crossing a drawbridge, going home (RULES §3 and §8).

use super::refusal::{Detail, Judgement, Refusal, Rule};
use super::spring::beside_statue;
use crate::table::{Cell, Figure, FigureId, Kind, Mark, Place, PlayerId, Step, Table, owned};
use std::collections::BTreeSet;

/// The figure of that number.
///
/// # Errors
/// No such figure is out.
pub fn judge_known(table: &Table, figure: FigureId) -> Result<&Figure, Refusal> {
    table
        .figures
        .get(figure)
        .ok_or(Refusal::impossible(Detail::NoFigure { figure }))
}

/// How many phantoms, or how many others, were deployed in this part, whoever's and whenever (`deploy.count`).
pub fn deployed(table: &Table, phantoms: bool) -> usize {
    let record = &table.turn.record;
    if phantoms { record.phantoms } else { record.spots.len() }
}

/// How many figures, the phantom left aside, this part allows: one, or two beside a statue (`statue.two`).
pub fn allowed(table: &Table) -> usize {
    if beside_statue(table) { 2 } else { 1 }
}

/// Deploying a figure of `kind` for `player` on `at` (this part's tile if `None`).
pub fn judge_deploy(table: &Table, player: PlayerId, kind: Kind, at: Option<Cell>, spot: &str) -> Judgement {
    let part_tile = table.turn.record.tile;
    let Some(at) = at.or(part_tile) else {
        return Err(Refusal::impossible(Detail::NoPartTile));
    };
    if !table.has_tile(at) {
        return Err(Refusal::impossible(Detail::NoTile { at }));
    }
    let turn = table.turn.player;
    let marks = table.part_marks();
    let phantom = kind == Kind::Phantom;
    let mut broken = Vec::new();
    if part_tile != Some(at) && !marks.has(Mark::Portal) && !marks.has(Mark::FlyingMachine) {
        broken.push(Refusal::breaks(Rule::DeployTile, Detail::NotPartTile { at }));
    }
    if player != turn {
        broken.push(Refusal::breaks(Rule::DeployPlayer, Detail::NotHisTurn { player, turn }));
    }
    if table.turn.step == Step::Scoring {
        broken.push(Refusal::breaks(Rule::DeployStep, Detail::TooLate));
    }
    let allowed = if phantom { 1 } else { allowed(table) };
    if deployed(table, phantom) >= allowed {
        broken.push(Refusal::breaks(
            Rule::DeployCount,
            Detail::DeployedEnough { allowed, phantom },
        ));
    }
    broken.extend(judge_area(table, phantom, spot));
    let owned = owned(kind, &table.expansions);
    if table.figures.count(player, kind) >= owned {
        broken.push(Refusal::breaks(
            Rule::DeploySupply,
            Detail::NoneLeft { player, kind, owned },
        ));
    }
    if table.turn.record.taken_back && !phantom {
        broken.push(Refusal::breaks(Rule::FestivalEitherOr, Detail::AlreadyTakenBack));
    }
    Ok(broken)
}

/// Beside a statue the second figure needs a spot of its own: not empty, and not the first one's (`statue.areas`).
fn judge_area(table: &Table, phantom: bool, spot: &str) -> Option<Refusal> {
    let [first] = table.turn.record.spots.as_slice() else {
        return None;
    };
    let same = spot.is_empty() || spot == first;
    (!phantom && same && beside_statue(table)).then(|| {
        let spot = first.clone();
        Refusal::breaks(Rule::StatueAreas, Detail::SameArea { spot })
    })
}

/// Figures going home: each out, none named twice.
pub fn judge_recall(table: &Table, figures: &[FigureId]) -> Judgement {
    let mut named = BTreeSet::new();
    for figure in figures.iter().copied() {
        judge_known(table, figure)?;
        if !named.insert(figure) {
            return Err(Refusal::impossible(Detail::FigureTwice { figure }));
        }
    }
    Ok(Vec::new())
}

/// A figure put or moved somewhere: a zone, or a cell that holds a tile.
pub fn judge_place(table: &Table, to: Place) -> Judgement {
    match to {
        Place::Cell(at) if !table.has_tile(at) => Err(Refusal::impossible(Detail::NoTile { at })),
        Place::Cell(_) | Place::Zone(_) => Ok(Vec::new()),
    }
}

/// A figure moving.
pub fn judge_move(table: &Table, figure: FigureId, to: Place) -> Judgement {
    judge_known(table, figure)?;
    judge_place(table, to)
}

/// Whether a figure of the kind may cross a drawbridge into the city (`drawbridge.cross`).
pub const fn may_cross(kind: Kind) -> bool {
    match kind {
        Kind::Follower | Kind::BigFollower | Kind::Wagon | Kind::Ringmaster | Kind::Guard | Kind::Phantom => true,
        Kind::Builder | Kind::Pig | Kind::Mayor | Kind::Barn | Kind::Shepherd | Kind::Abbot => false,
    }
}

/// A figure crossing a drawbridge.
pub fn judge_drawbridge(table: &Table, figure: FigureId, to: Cell) -> Judgement {
    let kind = judge_known(table, figure)?.kind;
    judge_place(table, Place::Cell(to))?;
    if may_cross(kind) {
        Ok(Vec::new())
    } else {
        Ok(vec![Refusal::breaks(
            Rule::DrawbridgeCross,
            Detail::NotThisKind { kind },
        )])
    }
}
