//! A game as one object for programs: what `hoppel replay --json` prints (FORMATS §2, *`replay --json`*).

use super::action::at_or_zone;
use super::play::Game;
use crate::rules::{bonus, nests};
use crate::table::{Cell, EggReason, Entry, FigureId, Kind, Line, Place, Player, PlayerId, PointReason, Step, Table};
use serde::Serialize;

/// The table, the ledger and the bonus of a game, in the contract's words.
#[derive(Debug, Serialize)]
pub struct Report<'a> {
    players: &'a [Player],
    seats: &'a [PlayerId],
    step: Step,
    player: Option<PlayerId>,
    part: u32,
    tiles: usize,
    bunny: Option<Cell>,
    dragon: Option<Cell>,
    fairy: Option<Cell>,
    visited: &'a [Cell],
    hops: Option<u8>,
    nests: Vec<Nest>,
    figures: Vec<Standing<'a>>,
    eggs: Vec<Eggs>,
    supply: Option<i64>,
    points: Vec<i64>,
    bonus: Vec<i64>,
    events: Vec<Paid<'a>>,
}

impl<'a> Report<'a> {
    /// The report of the game as it stands now.
    pub fn of(game: &'a Game) -> Self {
        let table = game.table();
        let phase = table.phase.as_ref();
        Self {
            players: &table.players,
            seats: &table.seats,
            step: table.turn.step,
            player: table.player_to_act(),
            part: table.turn.part,
            tiles: table.tiles.len(),
            bunny: table.bunny,
            dragon: table.dragon,
            fairy: table.fairy,
            visited: phase.map_or(&[], |phase| &phase.visited),
            hops: phase.and_then(|phase| phase.hops),
            nests: nests::all(table).map(|at| Nest::of(table, at)).collect(),
            figures: Standing::all(table).collect(),
            eggs: table.player_ids().map(|player| Eggs::of(table, player)).collect(),
            supply: table.egg_supply(),
            points: table.player_ids().map(|player| table.ledger.points(player)).collect(),
            bonus: bonus::of_table(table),
            events: table.ledger.lines().iter().filter_map(Paid::of).collect(),
        }
    }
}

#[derive(Debug, Serialize)]
struct Nest {
    at: Cell,
    around: usize,
    paid: bool,
}

impl Nest {
    fn of(table: &Table, at: Cell) -> Self {
        Self {
            at,
            around: nests::around(table, at),
            paid: table.tiles.get(&at).is_some_and(|tile| tile.nest_paid),
        }
    }
}

/// A figure that is out: `at` a cell, or in a `zone`.
#[derive(Debug, Serialize)]
struct Standing<'a> {
    figure: FigureId,
    player: PlayerId,
    kind: Kind,
    #[serde(flatten, serialize_with = "at_or_zone")]
    place: Place,
    spot: &'a str,
}

impl<'a> Standing<'a> {
    fn all(table: &'a Table) -> impl Iterator<Item = Self> {
        table.figures.iter().map(|(id, figure)| Self {
            figure: id,
            player: figure.player,
            kind: figure.kind,
            place: figure.place,
            spot: &figure.spot,
        })
    }
}

#[derive(Debug, Serialize)]
struct Eggs {
    #[serde(flatten)]
    by_origin: crate::table::Eggs,
    left: i64,
}

impl Eggs {
    fn of(table: &Table, player: PlayerId) -> Self {
        let by_origin = table.ledger.eggs(player);
        Self {
            by_origin,
            left: by_origin.left(),
        }
    }
}

/// Eggs or points that were paid. What is eaten or put right makes none.
#[derive(Debug, Serialize)]
struct Paid<'a> {
    action: usize,
    #[serde(flatten)]
    what: What<'a>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum What<'a> {
    Eggs {
        player: PlayerId,
        eggs: i64,
        #[serde(flatten)]
        why: &'a EggReason,
    },
    Points {
        player: PlayerId,
        points: i64,
        why: &'static str,
    },
}

impl<'a> Paid<'a> {
    fn of(line: &'a Line) -> Option<Self> {
        let what = match &line.entry {
            Entry::Eggs { player, eggs, why } => What::Eggs {
                player: *player,
                eggs: *eggs,
                why,
            },
            Entry::Points { player, points, why } => What::Points {
                player: *player,
                points: *points,
                why: match why {
                    PointReason::Spring => "spring",
                    PointReason::Entered { .. } => "entered",
                },
            },
            Entry::Eaten { .. } | Entry::Adjusted { .. } => return None,
        };
        let action = line.action;
        Some(Self { action, what })
    }
}
