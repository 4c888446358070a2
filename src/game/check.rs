//! What must be so in a set-up beyond what its single fields can tell (FORMATS §1).

use super::fault::{FieldError, FieldFault, FieldPath};
use super::limits;
use super::setup::{Setup, Start, StartFigure};
use crate::rules::nests;
use crate::table::{Cell, PLAYERS};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// Eggs a player may have been given when recording begins.
const EGGS: RangeInclusive<i64> = 0..=1000;

impl Setup {
    /// Checks what no single field can tell.
    ///
    /// # Errors
    /// Names the first field at fault.
    pub fn check(&self) -> Result<(), FieldError> {
        self.check_names()?;
        self.check_players()?;
        self.check_start()
    }

    /// Checks a title.
    ///
    /// # Errors
    /// It has more than 80 characters.
    pub fn check_title(title: &str) -> Result<(), FieldError> {
        if title.chars().count() > limits::TITLE {
            return Err(FieldPath::of("title").at_fault(FieldFault::TooLong { most: limits::TITLE }));
        }
        Ok(())
    }

    fn check_names(&self) -> Result<(), FieldError> {
        Self::check_title(&self.title)?;
        let id_character = |character: char| character.is_ascii_alphanumeric() || character == '-';
        if let Some(id) = &self.id
            && !((1..=limits::ID).contains(&id.len()) && id.chars().all(id_character))
        {
            return Err(FieldPath::of("id").at_fault(FieldFault::BadId));
        }
        let rfc_3339 = time::format_description::well_known::Rfc3339;
        if let Some(created) = &self.created
            && time::OffsetDateTime::parse(created, &rfc_3339).is_err()
        {
            return Err(FieldPath::of("created").at_fault(FieldFault::NotADate));
        }
        if self.rules == Some(0) {
            let whole = FieldFault::OutOfRange {
                least: 1,
                most: i64::from(u32::MAX),
            };
            return Err(FieldPath::of("rules").at_fault(whole));
        }
        Ok(())
    }

    fn check_players(&self) -> Result<(), FieldError> {
        let path = || FieldPath::of("players");
        if !PLAYERS.contains(&self.players.len()) {
            return Err(path().at_fault(FieldFault::WrongCount {
                least: *PLAYERS.start(),
                most: *PLAYERS.end(),
            }));
        }
        for (index, player) in self.players.iter().enumerate() {
            let before = self.players.iter().take(index);
            if before.clone().any(|other| other.name.same_as(&player.name)) {
                return Err(path().index(index).key("name").at_fault(FieldFault::SameName));
            }
            if before.clone().any(|other| other.colour == player.colour) {
                return Err(path().index(index).key("colour").at_fault(FieldFault::SameColour));
            }
        }
        Ok(())
    }

    fn check_start(&self) -> Result<(), FieldError> {
        let path = |field: &str| FieldPath::of("start").key(field);
        let tiles = self.start_tiles();
        if tiles.len() > limits::TILES {
            return Err(path("tiles").at_fault(FieldFault::TooMany { most: limits::TILES }));
        }
        let mut cells = BTreeSet::new();
        for (index, tile) in tiles.iter().enumerate() {
            if !cells.insert(tile.at) {
                return Err(path("tiles").index(index).key("at").at_fault(FieldFault::CellTaken));
            }
        }
        if self.start.figures.len() > limits::START_FIGURES {
            return Err(path("figures").at_fault(FieldFault::TooMany {
                most: limits::START_FIGURES,
            }));
        }
        for (index, StartFigure(figure)) in self.start.figures.iter().enumerate() {
            let path = |field| path("figures").index(index).key(field);
            if figure.player.index() >= self.players.len() {
                return Err(path("player").at_fault(FieldFault::NoSuchPlayer));
            }
            if figure.place.cell().is_some_and(|at| !cells.contains(&at)) {
                return Err(path("at").at_fault(FieldFault::NoTile));
            }
            check_text(&figure.spot).map_err(|fault| path("spot").at_fault(fault))?;
        }
        let Start {
            bunny, dragon, fairy, ..
        } = self.start;
        for (field, at) in [("bunny", bunny), ("dragon", dragon), ("fairy", fairy)] {
            if at.is_some_and(|at| !cells.contains(&at)) {
                return Err(path(field).at_fault(FieldFault::NoTile));
            }
        }
        self.check_eggs()?;
        self.check_rows("points", self.start.points.as_deref(), -10_000..=10_000)?;
        self.check_turn()?;
        self.check_nests(&cells)
    }

    /// Nobody has eaten more than he was given.
    fn check_eggs(&self) -> Result<(), FieldError> {
        let Start { eggs, eaten, .. } = &self.start;
        self.check_rows("eggs", eggs.as_deref(), EGGS)?;
        self.check_rows("eaten", eaten.as_deref(), EGGS)?;
        let given = |index| eggs.as_ref().and_then(|eggs| eggs.get(index).copied()).unwrap_or(0);
        let mut rows = eaten.iter().flatten().enumerate();
        match rows.find(|(index, eaten)| **eaten > given(*index)) {
            Some((index, _)) => {
                let (least, most) = (0, given(index));
                let path = FieldPath::of("start").key("eaten").index(index);
                Err(path.at_fault(FieldFault::OutOfRange { least, most }))
            }
            None => Ok(()),
        }
    }

    /// Two stay at least, and it is the turn of one of them.
    fn check_turn(&self) -> Result<(), FieldError> {
        let path = |field: &str| FieldPath::of("start").key(field);
        let Start { turn, part, left, .. } = &self.start;
        for (index, player) in left.iter().enumerate() {
            if player.index() >= self.players.len() {
                return Err(path("left").index(index).at_fault(FieldFault::NoSuchPlayer));
            }
            if left.iter().take(index).any(|before| before == player) {
                return Err(path("left").index(index).at_fault(FieldFault::DoubledEntry));
            }
        }
        if self.players.len() - left.len() < *PLAYERS.start() {
            return Err(path("left").at_fault(FieldFault::TooFewStay));
        }
        let turn = turn.unwrap_or_default();
        if turn.index() >= self.players.len() {
            return Err(path("turn").at_fault(FieldFault::NoSuchPlayer));
        }
        if left.contains(&turn) {
            return Err(path("turn").at_fault(FieldFault::HasLeft));
        }
        if *part == Some(0) {
            let (least, most) = (1, u32::MAX.into());
            return Err(path("part").at_fault(FieldFault::OutOfRange { least, most }));
        }
        Ok(())
    }

    /// What is said of nests is said of tiles that are there, once of each.
    fn check_nests(&self, cells: &BTreeSet<Cell>) -> Result<(), FieldError> {
        let path = |field: &str, index| FieldPath::of("start").key(field).index(index);
        let Start { paid, unpaid, .. } = &self.start;
        let mut named = BTreeSet::new();
        for (field, list) in [("paid", paid), ("unpaid", unpaid)] {
            for (index, cell) in list.iter().enumerate() {
                if !cells.contains(cell) {
                    return Err(path(field, index).at_fault(FieldFault::NoTile));
                }
                if !named.insert(*cell) {
                    return Err(path(field, index).at_fault(FieldFault::DoubledEntry));
                }
            }
        }
        if unpaid.is_empty() {
            return Ok(());
        }
        let table = self.table();
        match unpaid.iter().position(|cell| !nests::is_complete(&table, *cell)) {
            Some(index) => Err(path("unpaid", index).at_fault(FieldFault::NoCompleteNest)),
            None => Ok(()),
        }
    }

    fn check_rows(&self, field: &str, rows: Option<&[i64]>, range: RangeInclusive<i64>) -> Result<(), FieldError> {
        let path = || FieldPath::of("start").key(field);
        let Some(rows) = rows else { return Ok(()) };
        if rows.len() != self.players.len() {
            return Err(path().at_fault(FieldFault::OneAPlayer));
        }
        match rows.iter().position(|row| !range.contains(row)) {
            Some(index) => Err(path().index(index).at_fault(FieldFault::OutOfRange {
                least: *range.start(),
                most: *range.end(),
            })),
            None => Ok(()),
        }
    }
}

/// A free text: at most 200 characters, none of them a control character.
///
/// # Errors
/// What is wrong with it.
pub(super) fn check_text(text: &str) -> Result<(), FieldFault> {
    if text.chars().count() > limits::TEXT {
        Err(FieldFault::TooLong { most: limits::TEXT })
    } else if text.chars().any(char::is_control) {
        Err(FieldFault::ControlCharacter)
    } else {
        Ok(())
    }
}
