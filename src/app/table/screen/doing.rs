//! What a wish does to the game and to the screen.

use super::Table;
use crate::app::board::HopAnimation;
use crate::app::desk::{Desk, Go};
use crate::app::session::Session;
use crate::app::table::MendSheet;
use crate::app::table::flight::Flight;
use crate::app::table::full::Full;
use crate::app::table::news::News;
use crate::app::table::roll;
use crate::app::table::seen::placed;
use crate::app::table::sheet::Sheet;
use crate::app::table::wish::Wish;
use crate::game::{Action, Game, Mend, Recorded};
use crate::store::Store;
use crate::table::Cell;
use crate::words::Word;
use egui::Context;

impl Table {
    /// Does what the person wants.
    pub(super) fn fulfil(&mut self, ctx: &Context, wish: Wish, desk: &mut Desk) -> Option<Go> {
        let now = ctx.input(|input| input.time);
        match wish {
            Wish::Record(actions) => self.record(now, desk, |session, store| session.record_step(actions, store)),
            Wish::Change(mend) => self.change(now, mend, desk),
            Wish::Roll => {
                if let Some(roll) = roll::roll(self.session.history(), &mut desk.dice) {
                    self.hop.thrown = (!desk.preferences().reduce_motion).then_some(now);
                    self.record(now, desk, |session, store| session.record(roll, store));
                }
            }
            Wish::Tell(way) => self.hop.tell(way),
            Wish::Insist(cell) => self.hop.insist(cell),
            Wish::Heard => self.hop.heard(),
            Wish::Hint => self.hints.ask(),
            Wish::Open(sheet) => self.sheet = Some(*sheet),
            Wish::Close => self.sheet = None,
            Wish::Read(full) => {
                self.sheet = None;
                self.full = Some(match *full {
                    Full::Finish(afresh) => Full::Finish(self.counted.take().unwrap_or(afresh)),
                    full => full,
                });
            }
            Wish::MendTile(cell) => {
                self.sheet = None;
                match MendSheet::of_tile(&self.session, &desk.words, cell) {
                    Some(mend) => self.full = Some(Full::Mend(Box::new(mend))),
                    // It was there when recording began: only the mirror can be put right.
                    None => self.correcting = true,
                }
            }
            Wish::MendPlace(from, to) => {
                self.pointing = None;
                self.full = MendSheet::of_place(&self.session, &desk.words, from, to)
                    .map(Box::new)
                    .map(Full::Mend);
            }
            Wish::Show(cell, player) => self.show_cell(ctx, cell, player),
            Wish::Point(pointing) => {
                self.sheet = None;
                self.pointing = Some(pointing);
            }
            Wish::PointNowhere => self.pointing = None,
            Wish::Correct(correcting) => {
                self.sheet = None;
                self.correcting = correcting;
            }
            Wish::Undo => self.undo(desk),
            Wish::Redo => {
                self.session.redo(&mut desk.store);
                self.afresh();
            }
            Wish::Anyway => self.record(now, desk, Session::record_anyway),
            Wish::Refused => self.session.forget_refusal(),
            Wish::Fit => self.board.camera.fit_or_all(),
            Wish::Zoom(factor) => self.board.zoom_by(factor),
            Wish::TurnBoard => {
                self.sheet = None;
                self.board.camera.turn_on();
            }
            Wish::Hints(player, hints) => self.session.set_hints(player, hints, &mut desk.store),
            Wish::CountPile(pile) => {
                self.sheet = None;
                self.session.count_pile(pile, &mut desk.store);
            }
            Wish::Go(go) => {
                self.sheet = None;
                return Some(go);
            }
        }
        None
    }

    /// Records a step, as `how` does, which says whether it was recorded.
    fn record(&mut self, now: f64, desk: &mut Desk, how: impl FnOnce(&mut Session, &mut Store) -> bool) {
        let before = self.session.game().clone();
        if !how(&mut self.session, &mut desk.store) {
            return;
        }
        let log = self.session.game().actions();
        let kept = before.actions().len();
        let step = log.get(kept..).unwrap_or_default();
        let deed = quiet_deed(&before, step, desk);
        let hop = hop_of(&before, step);
        if let Some(cells) = hop.filter(|_| !desk.preferences().reduce_motion) {
            self.hops = Some(cells.len().saturating_sub(1));
            self.hopping = Some(HopAnimation::new(cells, now));
        }
        self.recorded(now, desk);
        self.news = self.news.take().or_else(|| Some(News::say(deed?, now)));
    }

    /// A step has just been recorded.
    fn recorded(&mut self, now: f64, desk: &Desk) {
        self.pointing = None;
        self.shown = None;
        let events = self.session.take_happened();
        let table = self.session.game().table();
        // Rules are changed, and a tile put right, one thing after the other.
        let goes_on = match &self.sheet {
            Some(Sheet::Rules) => true,
            Some(Sheet::Tile(tile)) => self.correcting && table.has_tile(tile.cell),
            Some(_) | None => false,
        };
        if !goes_on {
            self.sheet = None;
        }
        self.news = News::of(&desk.words, table, &events, now);
        let flight = Flight::of(&events, self.hopping.as_ref(), now);
        self.flight = flight.filter(|_| !desk.preferences().reduce_motion);
        if let Some(Recorded {
            action: Action::Place { at, .. },
            ..
        }) = self.session.game().actions().last()
        {
            self.flash = Some((*at, table.turn.player, now));
        }
    }

    /// The part's tile becomes another one. What no longer fits, and what is against a rule, is asked about first.
    fn change(&mut self, now: f64, mend: Mend, desk: &mut Desk) {
        let table = self.session.game().table();
        let (Some(was), player) = (table.turn.record.tile, table.turn.player) else {
            return;
        };
        match self.session.history().mend(mend) {
            Ok(report) if report.kept.is_empty() && report.dropped.is_empty() => {
                self.session.accept(report, &mut desk.store);
                let tile = self.session.game().table().turn.record.tile;
                self.flash = tile.filter(|tile| *tile != was).map(|tile| (tile, player, now));
                self.news = None;
            }
            Ok(_) | Err(_) => {
                self.full = MendSheet::of_tile(&self.session, &desk.words, was)
                    .map(Box::new)
                    .map(Full::Mend)
            }
        }
    }

    fn undo(&mut self, desk: &mut Desk) {
        let before = self.session.game().actions().to_vec();
        if self.session.undo(&mut desk.store) {
            let kept = self.session.game().actions().len();
            let undone = before.get(kept..).unwrap_or_default();
            // Whoever was mistaken about a tile's place looks there.
            if let Some(cell) = undone.iter().rev().find_map(placed) {
                self.board.camera.keep_in_view(&cell.nine());
            }
        }
        self.afresh();
    }

    /// The log became another one: what was in the hand or on its way belongs to another moment.
    fn afresh(&mut self) {
        self.sheet = None;
        self.pointing = None;
        self.news = None;
        self.flash = None;
        self.shown = None;
        self.hopping = None;
        self.flight = None;
        self.hop.thrown = None;
    }
}

/// What this step does that one would hardly see, told so that it does not happen in silence.
fn quiet_deed(before: &Game, step: &[Recorded], desk: &Desk) -> Option<String> {
    let (table, words) = (before.table(), &desk.words);
    let [Recorded { action, .. }] = step else { return None };
    if let Action::Recall { figures } = action {
        let figure = words.figure(table, *figures.first()?);
        Some(words.say_with("table-went-home", [("figure", figure.into())]))
    } else if let Action::Eat { player, eggs } = action {
        let player = words.player(table, *player);
        Some(words.say_with("table-ate", [("player", player.into()), ("eggs", Word::from(*eggs))]))
    } else if let Action::Leave { player } = action {
        let player = words.player(table, *player);
        Some(words.say_with("table-left", [("player", player.into())]))
    } else {
        None
    }
}

/// The cells the bunny hops along, its start first, if this step ends with a hop.
fn hop_of(before: &Game, step: &[Recorded]) -> Option<Vec<Cell>> {
    let start = before.table().bunny?;
    if let Action::Hop { path } = &step.last()?.action {
        Some(std::iter::once(start).chain(path.iter().copied()).collect())
    } else {
        None
    }
}
