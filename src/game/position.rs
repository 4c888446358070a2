//! Handing over: the table as it stands becomes the set-up of a game that goes on from there.

use super::play::Game;
use super::setup::{NewPlayer, Setup, Start, StartFigure, StartTile};
use crate::rules::{Detail, Refusal, Rule, nests};
use crate::table::{Cell, Figure, PlayerId, Settings, SettingsChange, Step, Table};

impl Game {
    /// The set-up of a game that begins where this one stands: the players as they sit now (so their numbers may
    /// change), what they have, and everything on the table. The ledger's lines stay behind, and figures are numbered
    /// anew in the same order. What was put right by hand counts among the eggs given.
    ///
    /// A table is handed over between turns. In the step `end` the turn counts as over: who wants his second part
    /// takes it first (`again`).
    ///
    /// # Errors
    /// The turn is in the middle, or the game is over (rule `step`); or no set-up can hold so much.
    pub fn position(&self) -> Result<Setup, Refusal> {
        let table = self.table();
        let (to_move, part) = match table.turn.step {
            Step::Place => (table.turn.player, table.turn.part),
            Step::End => (table.after(table.turn.player), 1),
            step @ (Step::Figure | Step::Scoring | Step::Roll | Step::Hop | Step::Finished) => {
                return Err(Refusal::impossible_by(Rule::Step, Detail::NotNow { step }));
            }
        };
        let edition = self.setup().edition;
        let setup = Setup {
            players: players(table),
            settings: SettingsChange::between(&Settings::of(edition), &table.settings),
            expansions: table.expansions.clone(),
            start: Start {
                turn: Some(seat(table, to_move)),
                part: (part != 1).then_some(part),
                ..start(table)
            },
            ..self.setup().clone()
        };
        match setup.check() {
            Ok(()) => Ok(setup),
            Err(_) => Err(Refusal::impossible(Detail::BeyondBounds)),
        }
    }
}

/// The player's number, once the players are counted as they sit.
fn seat(table: &Table, player: PlayerId) -> PlayerId {
    let seats = table.seats.iter().zip(0..);
    let mut seat = seats.filter_map(|(sitting, seat)| (*sitting == player).then_some(PlayerId(seat)));
    seat.next().unwrap_or(player)
}

fn players(table: &Table) -> Vec<NewPlayer> {
    let sitting = table.seats.iter().filter_map(|player| table.player(*player));
    let new = sitting.map(|player| NewPlayer {
        name: player.name.clone(),
        colour: player.colour,
    });
    new.collect()
}

fn start(table: &Table) -> Start {
    let ledger = &table.ledger;
    let given = |player| ledger.eggs(player).collected + ledger.eggs(player).adjusted;
    let tiles = table.tiles.iter();
    let paid_open = |cell: &Cell| !nests::is_complete(table, *cell);
    let figure = |figure: &Figure| {
        StartFigure(Figure {
            player: seat(table, figure.player),
            ..figure.clone()
        })
    };
    let left = table.seats.iter().filter(|player| !table.plays(**player));
    Start {
        tiles: Some(
            tiles
                .clone()
                .map(|(at, tile)| StartTile {
                    at: *at,
                    marks: tile.marks,
                })
                .collect(),
        ),
        figures: table.figures.iter().map(|(_, out)| figure(out)).collect(),
        bunny: table.bunny,
        dragon: table.dragon,
        fairy: table.fairy,
        eggs: row(table, given),
        eaten: row(table, |player| ledger.eggs(player).eaten),
        points: row(table, |player| ledger.points(player)),
        turn: None,
        part: None,
        left: left.map(|player| seat(table, *player)).collect(),
        paid: tiles
            .filter_map(|(cell, tile)| tile.nest_paid.then_some(*cell))
            .filter(paid_open)
            .collect(),
        unpaid: nests::all(table).filter(|nest| nests::is_owed(table, *nest)).collect(),
    }
}

/// One number a player, as they sit; nothing where all are 0.
fn row(table: &Table, of: impl Fn(PlayerId) -> i64) -> Option<Vec<i64>> {
    let row: Vec<i64> = table.seats.iter().map(|player| of(*player)).collect();
    row.iter().any(|number| *number != 0).then_some(row)
}
