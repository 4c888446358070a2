//! Another way for a hop of the past: the board as it lay before it, on which a way is picked as in a hop that is on.

use super::guard::Guard;
use super::hints::Hint;
use super::hop::HopMemory;
use super::past::past;
use super::trail;
use super::way::{self, Way, Ways};
use super::way_list::WayList;
use crate::app::board::{BoardMemory, BoardView, Route};
use crate::app::theme::{CONTROL, palette};
use crate::app::widget::{Button, prompt, quiet};
use crate::game::{Action, Game};
use crate::table::{Cell, FigureId};
use crate::words::Words;
use egui::{Label, Ui};

/// The most height of the list of ways, in points.
const LISTED: f32 = 2.5 * CONTROL;

/// What is picked on the board of a hop that was.
pub struct OtherWay {
    ways: Ways,
    hop: HopMemory,
    board: BoardMemory,
    guard: Guard,
    /// Why the last tap told no way.
    why: Option<String>,
}

/// What came of it.
pub enum Picked {
    /// The bunny hopped along these cells.
    Way(Vec<Cell>),
    /// It did not hop.
    Removed,
    /// All is left as it was.
    Leave,
}

impl OtherWay {
    /// For what was done in the game `before` it, if that was a hop, or a player who passed although there was one to be
    /// made.
    pub fn of(words: &Words, before: &Game, was: &Action) -> Option<Self> {
        let ways = Ways::of(before.table());
        ways.rolled()?;
        let way = if let Action::Hop { path } = was {
            ways.along(path).unwrap_or_else(|| Way::Walked(path.clone()))
        } else if *was == Action::Pass && ways.ends().next().is_some() {
            Way::Open
        } else {
            return None;
        };
        let mut hop = HopMemory::default();
        hop.tell(way);
        Some(Self {
            ways,
            hop,
            board: BoardMemory::turned(words.quarters()),
            guard: Guard::default(),
            why: None,
        })
    }

    /// Shows it; `sentence` tells what was recorded after the game `before` it.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        before: &Game,
        was: &Action,
        sentence: &str,
        reduce_motion: bool,
    ) -> Option<Picked> {
        let Self {
            ways,
            hop,
            board,
            guard,
            why,
        } = self;
        let table = before.table();
        let mut picked = None;
        let mut told_in_list = None;
        let foot = |ui: &mut Ui| {
            let told = hop.way.cells(ways);
            let list = WayList {
                words,
                game: before,
                ways,
                told,
                hint: Hint::None,
                most: Some(LISTED),
                ground: palette(ui.visuals().dark_mode).table,
            };
            told_in_list = list.show(ui, guard);
            if let Some(why) = why {
                quiet(ui, why);
            }
            if told.is_empty() || way::hop(told) == *was {
                prompt(ui, &words.say("mend-pick-way"));
            } else {
                let way = words.arrows(table.bunny.unwrap_or_default(), told);
                let text = words.say_with("mend-way", [("way", way.into())]);
                if ui.add(Button::main(&text)).clicked() {
                    picked = Some(Picked::Way(told.to_vec()));
                }
            }
            if ui.add(Button::plain(&words.say("mend-remove")).wide()).clicked() {
                picked = Some(Picked::Removed);
            }
        };
        let told = |ui: &mut Ui| {
            ui.add(Label::new(sentence).wrap());
        };
        let highlights = trail::highlights(table, &hop.way, ways);
        let told_way: Vec<Cell> = table.bunny.into_iter().chain(hop.way.cells(ways).to_vec()).collect();
        let visited = table.phase.as_ref().map_or(&[][..], |phase| &phase.visited);
        let mut heard = None;
        let names = [&*words.say("mend"), &words.say("mend-leave")];
        let leave = past(ui, names, told, foot, |ui, clear| {
            let name = |cell: Cell| trail::name(words, table, cell, &highlights);
            let figure_name = |figure: FigureId| words.figure(table, figure);
            let view = BoardView {
                highlights: &highlights,
                routes: &[
                    Route {
                        cells: visited,
                        proposed: false,
                    },
                    Route {
                        cells: &told_way,
                        proposed: true,
                    },
                ],
                focus: &ways.around(table),
                near: true,
                reduce_motion,
                ..BoardView::new(table, &name, &figure_name, clear)
            };
            heard = Some(view.show(ui, board));
        });
        if let Some(way) = told_in_list {
            hop.tell(way);
            *why = None;
        }
        if let Some(heard) = heard
            && let Some(cell) = heard.tapped
        {
            let near = heard.tapped_at.map(|at| heard.projector.cells_near(at));
            *why = hop.tap(words, before, ways, &near.unwrap_or_else(|| vec![cell]));
            // What rule that breaks is told before it is accepted.
            if let Some(barred) = hop.barred() {
                hop.insist(barred);
            }
            ui.ctx().request_repaint();
        }
        picked.or(leave.then_some(Picked::Leave))
    }
}
