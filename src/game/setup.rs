//! A game's set-up: who plays, by which edition, settings and expansions, and what lay on the table when recording began.

use crate::rules::nests;
use crate::table::{
    Cell, Colour, Edition, Expansion, Figure, FigureId, Figures, Ledger, Marks, Name, Place, Player, PlayerId,
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
    /// Eggs each player has been given, 0 to 1000, those he has eaten since included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eggs: Option<Vec<i64>>,
    /// Eggs each player has eaten, no more than he was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eaten: Option<Vec<i64>>,
    /// Points each player has, −10000 to 10000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i64>>,
    /// The player to move, one who has not left; the first in the list if `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<PlayerId>,
    /// The part of his turn that is to be played, from 1; the first if `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<u32>,
    /// The players who have left.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<PlayerId>,
    /// Tiles whose nest has been paid although it is not complete now. Those that are complete count as paid.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<Cell>,
    /// Nests that are complete and have not been paid.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unpaid: Vec<Cell>,
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

    /// The table as recording begins. Nests that are complete count as paid, but for those named as unpaid.
    pub(super) fn table(&self) -> Table {
        let mut settings = Settings::of(self.edition);
        settings.change(&self.settings);
        let row = |rows: &Option<Vec<i64>>, index: usize| {
            rows.as_ref().and_then(|rows| rows.get(index).copied()).unwrap_or(0)
        };
        let new = |(player, index): (&NewPlayer, u8)| Player {
            name: player.name.clone(),
            colour: player.colour,
            left: self.start.left.contains(&PlayerId(index)),
        };
        let figures = self.start.figures.iter().map(|StartFigure(figure)| figure.clone());
        let figures: Figures = (1..).map(FigureId).zip(figures).collect();
        let mut table = Table {
            players: self.players.iter().zip(0..).map(new).collect(),
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
            turn: Turn {
                part: self.start.part.unwrap_or(1),
                ..Turn::of(self.start.turn.unwrap_or_default())
            },
            phase: None,
            ledger: Ledger::starting(
                (0..self.players.len())
                    .map(|index| (row(&self.start.eggs, index), row(&self.start.points, index)))
                    .collect(),
            )
            .having_eaten(self.start.eaten.clone().unwrap_or_default()),
            eggs_at_finish: None,
        };
        table.seats = table.player_ids().collect();
        let whole: Vec<Cell> = nests::all(&table)
            .filter(|nest| nests::is_complete(&table, *nest))
            .collect();
        let paid = whole.iter().chain(&self.start.paid).map(|nest| (nest, true));
        let unpaid = self.start.unpaid.iter().map(|nest| (nest, false));
        for (nest, paid) in paid.chain(unpaid) {
            if let Some(tile) = table.tiles.get_mut(nest) {
                tile.nest_paid = paid;
            }
        }
        table
    }
}
