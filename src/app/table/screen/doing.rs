//! What a wish does to the game and to the screen.

use super::Table;
use crate::app::board::HopAnimation;
use crate::app::desk::{Desk, Go};
use crate::app::table::MendSheet;
use crate::app::table::flight::Flight;
use crate::app::table::full::Full;
use crate::app::table::news::News;
use crate::app::table::seen::placed;
use crate::app::table::sheet::Sheet;
use crate::app::table::wish::Wish;
use crate::game::{Action, Mend, Recorded};
use crate::table::Cell;
use egui::Context;

impl Table {
    /// Does what the person wants.
    pub(super) fn fulfil(&mut self, ctx: &Context, wish: Wish, desk: &mut Desk) -> Option<Go> {
        let now = ctx.input(|input| input.time);
        match wish {
            Wish::Record(actions) => self.record(ctx, actions, desk),
            Wish::Change(mend) => self.change(now, mend, desk),
            Wish::Roll => {
                let die = self.session.game().table().settings.die;
                let log = self.session.game().actions();
                if let Some(roll) = self.die.roll(&mut desk.dice, die, log) {
                    self.hop.thrown = (!desk.preferences().reduce_motion).then_some(now);
                    self.record(ctx, vec![roll], desk);
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
                self.full = Some(*full);
            }
            Wish::MendTile(cell) => {
                self.sheet = None;
                match MendSheet::of_tile(&self.session, &desk.words, cell) {
                    Some(mend) => self.full = Some(Full::Mend(Box::new(mend))),
                    // It was there when recording began: only the mirror can be put right.
                    None => self.correcting = true,
                }
            }
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
                let before = self.session.game().actions().len();
                if self.session.redo(&mut desk.store) {
                    let again = self.session.game().actions().get(before..).unwrap_or_default();
                    self.die.have_again(again);
                }
                self.afresh();
            }
            Wish::Anyway => {
                if self.session.record_anyway(&mut desk.store) {
                    self.recorded(now, desk);
                }
            }
            Wish::Refused => self.session.forget_refusal(),
            Wish::Fit => self.board.camera.fit(),
            Wish::Zoom(factor) => self.board.zoom_by(factor),
            Wish::TurnBoard => {
                self.sheet = None;
                self.board.camera.turn_on();
            }
            Wish::Hints(player, hints) => self.session.set_hints(player, hints, &mut desk.store),
            Wish::Go(go) => {
                self.sheet = None;
                return Some(go);
            }
        }
        None
    }

    /// Records actions as one step.
    fn record(&mut self, ctx: &Context, actions: Vec<Action>, desk: &mut Desk) {
        let now = ctx.input(|input| input.time);
        let hop = self.hop_of(&actions);
        let home = self.went_home(&actions, desk);
        let before = self.session.game().actions().len();
        let mut joined = false;
        for action in actions {
            let recorded = Recorded::from(action);
            let recorded = if joined { recorded.joined() } else { recorded };
            if !self.session.record(recorded, &mut desk.store) {
                return;
            }
            joined = true;
        }
        if let Some(roll) = self.die.passed_over(self.session.game().actions(), before) {
            self.session.note_rolled_anew(roll);
        }
        if let Some(cells) = hop.filter(|_| !desk.preferences().reduce_motion) {
            self.hopping = Some(HopAnimation::new(cells, now));
        }
        self.recorded(now, desk);
        self.news = self.news.take().or_else(|| Some(News::say(home?, now)));
    }

    /// Which figure these actions take home, told so that it does not happen in silence.
    fn went_home(&self, actions: &[Action], desk: &Desk) -> Option<String> {
        let [Action::Recall { figures }] = actions else {
            return None;
        };
        let figure = desk.words.figure(self.session.game().table(), *figures.first()?);
        Some(desk.words.say_with("table-went-home", [("figure", figure.into())]))
    }

    /// The cells the bunny hops along, its start first, if these actions hop.
    fn hop_of(&self, actions: &[Action]) -> Option<Vec<Cell>> {
        let start = self.session.game().table().bunny?;
        if let Some(Action::Hop { path }) = actions.last() {
            Some(std::iter::once(start).chain(path.iter().copied()).collect())
        } else {
            None
        }
    }

    /// A step has just been recorded.
    fn recorded(&mut self, now: f64, desk: &Desk) {
        self.pointing = None;
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
            self.die.take_back(&before, kept);
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
        self.hopping = None;
        self.flight = None;
        self.hop.thrown = None;
    }
}
