//! The bounds of an action's own fields (FORMATS §1): what a game file could not hold, whatever the table looks like.

use super::action::{Action, Rolled};
use super::check::check_text;
use super::fault::{FieldError, FieldFault, FieldPath};
use super::limits;
use crate::table::PlayerId;

fn check_range(field: &str, value: i64, least: i64, most: i64) -> Result<(), FieldError> {
    if (least..=most).contains(&value) {
        Ok(())
    } else {
        Err(FieldPath::of(field).at_fault(FieldFault::OutOfRange { least, most }))
    }
}

fn check_free_text(field: &str, text: &str) -> Result<(), FieldError> {
    check_text(text).map_err(|fault| FieldPath::of(field).at_fault(fault))
}

fn check_player(field: &str, player: PlayerId, players: usize) -> Result<(), FieldError> {
    if player.index() < players {
        Ok(())
    } else {
        Err(FieldPath::of(field).at_fault(FieldFault::NoSuchPlayer))
    }
}

fn check_count(field: &str, count: usize, most: usize) -> Result<(), FieldError> {
    if count > most {
        Err(FieldPath::of(field).at_fault(FieldFault::TooMany { most }))
    } else {
        Ok(())
    }
}

impl Action {
    /// Checks the ranges, the lengths and the player indices of the action's own fields, in a game of so many players.
    ///
    /// # Errors
    /// Names the first field beyond its bounds.
    pub fn check(&self, players: usize) -> Result<(), FieldError> {
        match self {
            Self::Deploy { spot, player, .. } => {
                player.map_or(Ok(()), |player| check_player("player", player, players))?;
                check_free_text("spot", spot)
            }
            Self::Move { spot, .. } | Self::Drawbridge { spot, .. } => check_free_text("spot", spot),
            Self::Put { player, spot, .. } => {
                check_player("player", *player, players)?;
                check_free_text("spot", spot)
            }
            Self::Recall { figures } if figures.is_empty() => {
                let fault = FieldFault::WrongCount {
                    least: 1,
                    most: limits::RECALL,
                };
                Err(FieldPath::of("figures").at_fault(fault))
            }
            Self::Recall { figures } => check_count("figures", figures.len(), limits::RECALL),
            Self::Points { player, points, why } => {
                check_player("player", *player, players)?;
                check_range("points", *points, -limits::ENTRY, limits::ENTRY)?;
                check_free_text("why", why)
            }
            Self::Roll {
                rolled: Rolled::Hops(hops),
                ..
            } => check_range("hops", (*hops).into(), 1, 3),
            Self::Hop { path } => check_count("path", path.len(), limits::PATH),
            Self::Eat { player, eggs } => {
                check_player("player", *player, players)?;
                check_range("eggs", *eggs, 1, i64::MAX)
            }
            Self::Adjust { player, eggs, why } => {
                check_player("player", *player, players)?;
                check_range("eggs", *eggs, -limits::ENTRY, limits::ENTRY)?;
                if *eggs == 0 {
                    check_range("eggs", *eggs, 1, limits::ENTRY)?;
                }
                check_free_text("why", why)
            }
            Self::Phase { first } => first.map_or(Ok(()), |first| check_player("first", first, players)),
            Self::Rename {
                name: None,
                colour: None,
                ..
            } => Err(FieldFault::AtLeastOne { of: ["name", "colour"] }.into()),
            Self::ScoreNest { player, .. }
            | Self::SetTurn { player }
            | Self::Rename { player, .. }
            | Self::Leave { player } => check_player("player", *player, players),
            Self::Finish { bonus: Some(bonus) } if bonus.len() != players => {
                Err(FieldPath::of("bonus").at_fault(FieldFault::OneAPlayer))
            }
            Self::Set {
                settings: None,
                expansions: None,
            } => Err(FieldFault::AtLeastOne {
                of: ["settings", "expansions"],
            }
            .into()),
            Self::Roll { .. }
            | Self::Finish { .. }
            | Self::Set { .. }
            | Self::Place { .. }
            | Self::TakeBack { .. }
            | Self::Dragon { .. }
            | Self::Fairy { .. }
            | Self::Next
            | Self::Again
            | Self::Pass
            | Self::CallOff
            | Self::PutTile { .. }
            | Self::SetMarks { .. }
            | Self::TakeTile { .. }
            | Self::SetBunny { .. }
            | Self::Seats { .. } => Ok(()),
        }
    }
}
