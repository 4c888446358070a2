//! What the board shows of the game in a frame.

use super::ahead::Stop;
use super::here::Here;
use super::hop::HopMemory;
use super::pointing::Pointing;
use super::touch::places_without;
use super::way::Ways;
use super::{names, trail, turn};
use crate::app::board::{BoardMemory, BoardResponse, BoardView, Flash, Highlight, HopAnimation, Route};
use crate::game::{Action, Game, Recorded};
use crate::rules::placing;
use crate::table::{Cell, FigureId, Mark, PlayerId, Step};
use egui::{Rect, Ui};

/// What the board shows in this frame.
pub struct Seen<'a> {
    pub(super) here: &'a Here<'a>,
    pub(super) ways: &'a Ways,
    pub(super) hop: &'a HopMemory,
    pub(super) flash: Option<(Cell, PlayerId, f64)>,
    /// A tile that somebody wanted to be shown.
    pub(super) shown: Option<Cell>,
    /// The figures of the row that is pointed at.
    pub(super) meant: &'a [FigureId],
    pub(super) hopping: Option<&'a HopAnimation>,
    pub(super) correcting: bool,
    pub(super) pointing: Option<Pointing>,
    pub(super) reduce_motion: bool,
}

impl Seen<'_> {
    /// Shows it, and says what hands did to it.
    pub fn board(&self, ui: &mut Ui, clear: Rect, memory: &mut BoardMemory) -> BoardResponse {
        let table = self.here.table();
        let words = self.here.words;
        let now = ui.input(|input| input.time);
        let lays = self.pointing.is_none();
        let free = if let Some(Pointing::Tile(tile)) = self.pointing {
            places_without(table, tile)
        } else if table.phase.is_some() || !lays || table.turn.step == Step::Finished {
            Vec::new()
        } else {
            placing::free_places(table)
        };
        let movable = movable(self.here.game());
        let places = movable.map(|tile| places_without(table, tile)).unwrap_or_default();
        let earning = self.here.ahead.earning();
        let highlights = self.highlights(&free);
        let visited = table.phase.as_ref().map_or(&[][..], |phase| &phase.visited);
        let told = self.hop.way.cells(self.ways);
        let told: Vec<Cell> = table.bunny.into_iter().chain(told.iter().copied()).collect();
        let routes = [
            Route {
                cells: visited,
                proposed: false,
            },
            Route {
                cells: &told,
                proposed: true,
            },
        ];
        let flash = self.flash.and_then(|(cell, player, since)| {
            let player = table.player(player)?;
            Some(Flash {
                cell,
                colour: player.colour,
                name: player.name.as_str(),
                since,
            })
        });
        let name = |cell| trail::name(words, table, cell, &highlights);
        let eggs_of = |figure| {
            earning
                .iter()
                .find(|(known, _)| *known == figure)
                .map_or(0, |(_, eggs)| *eggs)
        };
        let figure_name = |figure| names::earning(words, table, figure, eggs_of(figure));
        let focus = self.focus();
        BoardView {
            free: &free,
            free_wanted: table.turn.step == Step::Place || self.correcting || self.pointing.is_some(),
            highlights: &highlights,
            routes: &routes,
            earning: &earning,
            meant: self.meant,
            flash,
            bunny: self.hopping.and_then(|hopping| hopping.pose(now)),
            movable: movable.map(|tile| (tile, places.as_slice())),
            near: table.phase.is_some(),
            focus: &focus,
            reduce_motion: self.reduce_motion,
            ..BoardView::new(table, &name, &figure_name, clear)
        }
        .show(ui, memory)
    }

    fn highlights(&self, free: &[Cell]) -> Vec<(Cell, Highlight)> {
        let table = self.here.table();
        if let Some(Pointing::Tile(tile)) = self.pointing {
            let to = free.iter().map(|place| (*place, Highlight::Step));
            return to.chain([(tile, Highlight::Moving)]).collect();
        }
        let mut shown = trail::highlights(table, &self.hop.way, self.ways);
        // One tile is framed at a time.
        let last = || last_tile(self.here.game()).filter(|_| table.phase.is_none());
        shown.extend(self.shown.or_else(last).map(|tile| (tile, Highlight::Last)));
        if table.phase.is_none() {
            shown.extend(turn::garden_neighbours(table).into_iter().map(|cell| {
                let known = table.marks(cell).has(Mark::Garden);
                (cell, if known { Highlight::Ticked } else { Highlight::Step })
            }));
        }
        shown
    }

    /// The cells that matter now.
    fn focus(&self) -> Vec<Cell> {
        let table = self.here.table();
        if table.phase.is_some() {
            return self.ways.around(table);
        }
        let beside_last = last_tile(self.here.game()).into_iter().flat_map(Cell::nine);
        match &self.here.ahead.stop {
            Stop::Nests(nests) => nests.iter().flat_map(|nest| nest.nine()).collect(),
            Stop::Phase(_) => beside_last.chain(self.here.earning_at()).collect(),
            Stop::Turn(_) | Stop::Again { .. } | Stop::Mark(_) | Stop::Here => beside_last.collect(),
        }
    }
}

/// The tile laid last.
fn last_tile(game: &Game) -> Option<Cell> {
    let placed = game.actions().iter().rev().find_map(placed);
    placed.filter(|cell| game.table().has_tile(*cell))
}

/// The tile that may be dragged to where it belongs: the one just laid, as long as nothing was scored.
fn movable(game: &Game) -> Option<Cell> {
    let turn = &game.table().turn;
    turn.record.tile.filter(|_| turn.step == Step::Figure)
}

/// Where an action lays a tile, if it lays one.
pub const fn placed(recorded: &Recorded) -> Option<Cell> {
    if let Action::Place { at, .. } = recorded.action {
        Some(at)
    } else {
        None
    }
}
