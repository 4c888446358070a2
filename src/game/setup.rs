//! A game's set-up: who plays, by which edition, settings and expansions, and what lay on the table when recording began.

use super::fault::{FieldError, FieldFault, FieldPath};
use super::limits;
use crate::rules::nests;
use crate::table::{
    Cell, Colour, Edition, Expansion, Figure, FigureId, Figures, Ledger, Marks, Name, PLAYERS, Place, Player, PlayerId,
    Settings, SettingsChange, Table, Tile, Turn,
};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use std::collections::BTreeSet;

/// A player as he is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NewPlayer {
    /// His name.
    pub name: Name,
    /// His colour.
    pub colour: Colour,
}

/// A tile that lay there when recording began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StartTile {
    /// Where.
    pub at: Cell,
    /// What is on it.
    #[serde(skip_serializing_if = "Marks::is_plain")]
    pub marks: Marks,
}

/// A figure that was out when recording began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartFigure(pub Figure);

impl Serialize for StartFigure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Figure {
            player,
            kind,
            place,
            spot,
        } = &self.0;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("player", player)?;
        map.serialize_entry("kind", kind)?;
        match place {
            Place::Cell(cell) => map.serialize_entry("at", cell)?,
            Place::Zone(zone) => map.serialize_entry("zone", zone)?,
        }
        if !spot.is_empty() {
            map.serialize_entry("spot", spot)?;
        }
        map.end()
    }
}

/// The table when recording began, so that a game can be picked up half-way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Start {
    /// The tiles; one plain tile at the start cell if `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Vec<StartTile>>,
    /// The figures, numbered from 1 in this order. There may be more than a player owns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<StartFigure>,
    /// The bunny.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bunny: Option<Cell>,
    /// The dragon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dragon: Option<Cell>,
    /// The fairy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fairy: Option<Cell>,
    /// Eggs each player has, 0 to 1000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eggs: Option<Vec<i64>>,
    /// Points each player has, −10000 to 10000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i64>>,
    /// The player to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<PlayerId>,
}

/// What a game is, before its first action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setup {
    /// The same game across devices: 1 to 64 letters, digits or `-`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// When it was set up, RFC 3339.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created: Option<String>,
    /// The reading of the rules it was recorded under, 1 or higher.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// What the game is called; at most 80 characters.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// 2 to 6 players, clockwise.
    pub players: Vec<NewPlayer>,
    /// The edition.
    pub edition: Edition,
    /// What differs from the edition.
    #[serde(skip_serializing_if = "SettingsChange::is_empty")]
    pub settings: SettingsChange,
    /// The expansions.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub expansions: BTreeSet<Expansion>,
    /// The table when recording began.
    pub start: Start,
}

impl Setup {
    /// A game of these players on a table with the start tile alone.
    pub fn new(players: Vec<NewPlayer>, edition: Edition) -> Self {
        Self {
            id: None,
            created: None,
            rules: None,
            title: String::new(),
            players,
            edition,
            settings: SettingsChange::default(),
            expansions: BTreeSet::new(),
            start: Start::default(),
        }
    }

    /// The tiles on the table when recording begins.
    pub fn start_tiles(&self) -> Vec<StartTile> {
        let start_tile = StartTile {
            at: Cell::default(),
            marks: Marks::NONE,
        };
        self.start.tiles.clone().unwrap_or_else(|| vec![start_tile])
    }

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
        self.check_rows("eggs", self.start.eggs.as_deref(), 0..=1000)?;
        self.check_rows("points", self.start.points.as_deref(), -10_000..=10_000)?;
        if self
            .start
            .turn
            .is_some_and(|player| player.index() >= self.players.len())
        {
            return Err(path("turn").at_fault(FieldFault::NoSuchPlayer));
        }
        Ok(())
    }

    fn check_rows(
        &self,
        field: &str,
        rows: Option<&[i64]>,
        range: std::ops::RangeInclusive<i64>,
    ) -> Result<(), FieldError> {
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

    /// The table as recording begins. Nests that are complete count as paid.
    pub(super) fn table(&self) -> Table {
        let mut settings = Settings::of(self.edition);
        settings.change(&self.settings);
        let row = |rows: &Option<Vec<i64>>, index: usize| {
            rows.as_ref().and_then(|rows| rows.get(index).copied()).unwrap_or(0)
        };
        let new = |player: &NewPlayer| Player {
            name: player.name.clone(),
            colour: player.colour,
            left: false,
        };
        let figures = self.start.figures.iter().map(|StartFigure(figure)| figure.clone());
        let figures: Figures = (1..).map(FigureId).zip(figures).collect();
        let mut table = Table {
            players: self.players.iter().map(new).collect(),
            seats: Vec::new(),
            settings,
            expansions: self.expansions.clone(),
            tiles: self
                .start_tiles()
                .into_iter()
                .map(|tile| (tile.at, Tile::new(tile.marks)))
                .collect(),
            next_figure: figures
                .iter()
                .last()
                .map_or(FigureId(1), |(last, _)| FigureId(last.0 + 1)),
            figures,
            bunny: self.start.bunny,
            dragon: self.start.dragon,
            fairy: self.start.fairy,
            turn: Turn::of(self.start.turn.unwrap_or_default()),
            phase: None,
            ledger: Ledger::starting(
                (0..self.players.len())
                    .map(|index| (row(&self.start.eggs, index), row(&self.start.points, index)))
                    .collect(),
            ),
            eggs_at_finish: None,
        };
        table.seats = table.player_ids().collect();
        let whole: Vec<Cell> = nests::all(&table)
            .filter(|nest| nests::is_complete(&table, *nest))
            .collect();
        for nest in whole {
            if let Some(tile) = table.tiles.get_mut(&nest) {
                tile.nest_paid = true;
            }
        }
        table
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
