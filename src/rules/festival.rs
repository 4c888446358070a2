//! The Festival: deploy a figure, or take one of your own back, or neither (RULES §9).

use super::figures::{deployed, judge_known};
use super::refusal::{Detail, Judgement, Refusal, Rule};
use crate::table::{FestivalReturn, FigureId, Kind, Mark, Place, Table, Zone};

/// Whether the setting lets a figure of the kind be taken back (`festival.figures`).
pub const fn may_return(setting: FestivalReturn, kind: Kind) -> bool {
    match setting {
        FestivalReturn::Figures => true,
        FestivalReturn::Followers => !matches!(kind, Kind::Builder | Kind::Pig | Kind::Barn | Kind::Shepherd),
    }
}

/// Taking a figure back.
pub fn judge_take_back(table: &Table, id: FigureId) -> Judgement {
    let figure = judge_known(table, id)?;
    let record = &table.turn.record;
    let mut broken = Vec::new();
    if !table.part_marks().has(Mark::Festival) {
        broken.push(Refusal::breaks(Rule::FestivalTile, Detail::NoFestival));
    }
    if figure.player != table.turn.player {
        let owner = figure.player;
        broken.push(Refusal::breaks(
            Rule::FestivalOwn,
            Detail::NotHisFigure { figure: id, owner },
        ));
    }
    if figure.place == Place::Zone(Zone::Prison) {
        broken.push(Refusal::breaks(Rule::FestivalPrison, Detail::InPrison { figure: id }));
    }
    if !may_return(table.settings.festival_return, figure.kind) {
        let kind = figure.kind;
        broken.push(Refusal::breaks(Rule::FestivalFigures, Detail::NotThisKind { kind }));
    }
    if record.taken_back {
        broken.push(Refusal::breaks(Rule::FestivalEitherOr, Detail::AlreadyTakenBack));
    } else if deployed(table, false) > 0 {
        broken.push(Refusal::breaks(Rule::FestivalEitherOr, Detail::AlreadyDeployed));
    }
    if record.fairy_moved {
        broken.push(Refusal::breaks(Rule::FestivalFairy, Detail::FairyMoved));
    }
    Ok(broken)
}
