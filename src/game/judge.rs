//! Whether an action fits: the step first, then what cannot be, then the rules it breaks (FORMATS §1, *Three answers to an action*).

use super::action::{Action, Rolled, Verb};
use crate::rules::{Detail, Judgement, Refusal, Rule};
use crate::rules::{dragon, eggs, festival, figures, nests, phase, placing, seating};
use crate::table::{PlayerId, Step, Table};

/// Whether the action has a meaning in the step.
pub(super) const fn belongs(verb: Verb, step: Step) -> bool {
    let playing = !matches!(step, Step::Finished);
    let hopping = matches!(step, Step::Roll | Step::Hop);
    match verb {
        Verb::Points | Verb::Eat | Verb::Rename => true,
        Verb::Recall | Verb::Move | Verb::Adjust | Verb::Finish | Verb::PutTile | Verb::SetMarks | Verb::Put => playing,
        Verb::Dragon | Verb::Fairy | Verb::ScoreNest | Verb::TakeTile | Verb::SetBunny | Verb::Phase => {
            playing && !hopping
        }
        Verb::Set => playing && !matches!(step, Step::Hop),
        Verb::Place | Verb::SetTurn | Verb::Seats => matches!(step, Step::Place),
        Verb::Deploy => matches!(step, Step::Figure | Step::Scoring),
        Verb::TakeBack => matches!(step, Step::Figure),
        Verb::Drawbridge => matches!(step, Step::Scoring),
        Verb::Next => matches!(step, Step::Figure | Step::Scoring | Step::End),
        Verb::Again => matches!(step, Step::End),
        Verb::Roll => matches!(step, Step::Roll),
        Verb::Hop => matches!(step, Step::Hop),
        Verb::Pass | Verb::CallOff => hopping,
        Verb::Leave => matches!(step, Step::Place | Step::End),
    }
}

/// The player an action names, if it names one.
fn named_player(action: &Action) -> Option<PlayerId> {
    match action {
        Action::Deploy { player, .. } => *player,
        Action::Phase { first } => *first,
        Action::Points { player, .. }
        | Action::Eat { player, .. }
        | Action::Adjust { player, .. }
        | Action::ScoreNest { player, .. }
        | Action::Put { player, .. }
        | Action::SetTurn { player }
        | Action::Rename { player, .. }
        | Action::Leave { player } => Some(*player),
        Action::Place { .. }
        | Action::TakeBack { .. }
        | Action::Recall { .. }
        | Action::Move { .. }
        | Action::Drawbridge { .. }
        | Action::Dragon { .. }
        | Action::Fairy { .. }
        | Action::Next
        | Action::Again
        | Action::Roll { .. }
        | Action::Hop { .. }
        | Action::Pass
        | Action::CallOff
        | Action::Finish { .. }
        | Action::PutTile { .. }
        | Action::SetMarks { .. }
        | Action::TakeTile { .. }
        | Action::SetBunny { .. }
        | Action::Set { .. }
        | Action::Seats { .. } => None,
    }
}

/// Judges the action as if it were the next thing to happen on the table.
pub(super) fn judge(table: &Table, action: &Action) -> Judgement {
    let step = table.turn.step;
    if !belongs(action.verb(), step) {
        return Err(Refusal::impossible_by(Rule::Step, Detail::NotNow { step }));
    }
    if let Some(player) = named_player(action).filter(|player| table.player(*player).is_none()) {
        return Err(Refusal::impossible(Detail::NoPlayer { player }));
    }
    if action.check(table.players.len()).is_err() {
        return Err(Refusal::impossible(Detail::BeyondBounds));
    }
    let turn = table.turn.player;
    match action {
        Action::Place { at, .. } => placing::judge_tile(table, *at),
        Action::Deploy { kind, at, spot, player } => {
            figures::judge_deploy(table, player.unwrap_or(turn), *kind, *at, spot)
        }
        Action::TakeBack { figure } => festival::judge_take_back(table, *figure),
        Action::Recall { figures } => figures::judge_recall(table, figures),
        Action::Move { figure, to, .. } => figures::judge_move(table, *figure, *to),
        Action::Drawbridge { figure, to, .. } => figures::judge_drawbridge(table, *figure, *to),
        Action::Dragon { to } => dragon::judge_dragon(table, *to),
        Action::Fairy { to } => dragon::judge_fairy(table, *to),
        Action::Again => seating::judge_again(table),
        Action::Roll { rolled, .. } => judge_roll(table, *rolled),
        Action::Hop { path } => phase::judge_hop(table, path),
        Action::Eat { player, eggs } => eggs::judge_taking(table, *player, *eggs),
        Action::Adjust { player, eggs, .. } => eggs::judge_taking(table, *player, -eggs),
        Action::Pass | Action::CallOff => phase::judge_leaving_out(table),
        Action::Phase { first } => phase::judge_late_phase(table, first.unwrap_or(turn)),
        Action::ScoreNest { at, .. } => nests::judge_score_nest(table, *at),
        Action::PutTile { at, .. } => placing::judge_put_tile(table, *at),
        Action::SetMarks { at, .. } => placing::judge_set_marks(table, *at),
        Action::Put { place, .. } => figures::judge_place(table, *place),
        Action::TakeTile { at } => placing::judge_take_tile(table, *at),
        Action::SetBunny { to } => dragon::judge_neutral(table, *to),
        Action::SetTurn { player } => seating::judge_plays(table, *player),
        Action::Seats { order } => seating::judge_seats(table, order),
        Action::Rename { player, name, colour } => judge_rename(table, *player, name.as_deref(), colour.as_deref()),
        Action::Leave { player } => seating::judge_leave(table, *player),
        Action::Points { .. } | Action::Next | Action::Finish { .. } | Action::Set { .. } => Ok(Vec::new()),
    }
}

fn judge_roll(table: &Table, rolled: Rolled) -> Judgement {
    match rolled {
        Rolled::Hops(_) => Ok(Vec::new()),
        Rolled::Face(face) => match phase::hops_of_face(table.settings.die, face) {
            Some(_) => Ok(Vec::new()),
            None => Err(Refusal::impossible(Detail::NoFace { face })),
        },
    }
}

fn judge_rename(table: &Table, player: PlayerId, name: Option<&str>, colour: Option<&str>) -> Judgement {
    if let Some(name) = name {
        seating::new_name(table, player, name)?;
    }
    if let Some(colour) = colour {
        seating::new_colour(table, player, colour)?;
    }
    Ok(Vec::new())
}
