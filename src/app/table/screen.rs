//! The screen: it lays out board, bar, cards and panel, hears the taps, and does what they ask for.

mod doing;

use super::ahead::Stop;
use super::flight::Flight;
use super::float::{self, scroll_above_foot};
use super::full::Full;
use super::guard::{Guard, SETTLED};
use super::here::Here;
use super::hints::Hinting;
use super::hop::{HopMemory, HopPanel};
use super::layout::{self, BOARD, BOARD_LISTING, HOPPING, Layout, REACH_TILE};
use super::news::News;
use super::pointing::Pointing;
use super::recent::Recent;
use super::reread::RereadSheet;
use super::seen::Seen;
use super::sheet::{self, Sheet};
use super::touch::{self, Meaning};
use super::way::{Way, Ways};
use super::wish::Wish;
use super::{FinishSheet, MendSheet, Then, bar, cards, menu, on_edge, panel, payout, to_come};
use crate::app::board::{BoardMemory, BoardResponse, HopAnimation};
use crate::app::command::Command;
use crate::app::desk::{Desk, Go};
use crate::app::session::{Refused, Session};
use crate::app::theme::{MAIN_BUTTON, colour, palette, text_scale};
use crate::app::widget::{covers, went_back_below};
use crate::game::{FieldError, Recorded};
use crate::table::{Cell, PlayerId, Step};
use crate::words::Words;
use egui::{CentralPanel, Context, Frame, Id, Rect, Ui, UiBuilder};
use std::time::Duration;

/// The screen on which a game is played.
pub struct Table {
    session: Session,
    board: BoardMemory,
    /// What fills the screen instead, and what led there.
    full: Option<Full>,
    beneath: Option<Full>,
    /// The eggs as far as they were counted before one went back to the table.
    counted: Option<FinishSheet>,
    /// What slides over the board.
    sheet: Option<Sheet>,
    pointing: Option<Pointing>,
    correcting: bool,
    hop: HopMemory,
    /// The ways of the move that is on, and the log to which they and the way told so far belong.
    ways: Ways,
    log: Vec<Recorded>,
    hints: Hinting,
    guard: Guard,
    news: Option<News>,
    recent: Recent,
    /// The tile just laid, whose it is, and when.
    flash: Option<(Cell, PlayerId, f64)>,
    /// A tile that somebody wanted to be shown: framed until the next tap on the board.
    shown: Option<Cell>,
    /// The bunny on its way.
    hopping: Option<HopAnimation>,
    /// On how many hops it set off, until that was asked.
    hops: Option<usize>,
    /// Eggs on their way to the cards.
    flight: Option<Flight>,
    /// The cell that was tapped last, and when.
    tapped: Option<(Cell, f64)>,
    /// Heights of what floats above the board, the bar or the cards, and of the sheet below, in points, as they were in
    /// the last frame.
    bar_height: f32,
    sheet_height: f32,
    /// Height of what stands at the foot of the panel, likewise.
    foot_height: f32,
    /// The highest the sheet has been in a turn: the board keeps clear of that, so that it does not move at every step.
    turn_height: f32,
    /// Where something else stands at the head of it: above the board, or above the screen.
    head: Rect,
    /// The part of the board that nothing covered in the last frame.
    clear: Option<Rect>,
    /// The language that was spoken in the last frame.
    language: String,
}

impl Table {
    /// A table with that game on it.
    pub fn new(session: Session) -> Self {
        Self {
            ways: Ways::of(session.game().table()),
            log: session.game().actions().to_vec(),
            session,
            board: BoardMemory::default(),
            full: None,
            beneath: None,
            counted: None,
            sheet: None,
            pointing: None,
            correcting: false,
            hop: HopMemory::default(),
            hints: Hinting::default(),
            guard: Guard::default(),
            news: None,
            recent: Recent::default(),
            flash: None,
            shown: None,
            hopping: None,
            hops: None,
            flight: None,
            tapped: None,
            bar_height: 76.0,
            sheet_height: 216.0,
            foot_height: 64.0,
            turn_height: 0.0,
            head: Rect::NOTHING,
            clear: None,
            language: String::new(),
        }
    }

    /// The game on it.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Gives the game on it another title.
    ///
    /// # Errors
    /// The title is at fault.
    pub fn rename_game(&mut self, title: String, desk: &mut Desk) -> Result<(), FieldError> {
        self.session.rename_game(title, &mut desk.store)
    }

    /// Somebody comes to it from another screen: what has to be told of it, else the board, or what came of a game that is
    /// over.
    pub fn arrive(&mut self) {
        let reread = self.session.take_reread();
        self.leave_full();
        let table = self.session.game().table();
        let finish = || (table.turn.step == Step::Finished).then(|| Full::finish(table));
        self.full = reread
            .map(|report| Full::Reread(RereadSheet::new(report)))
            .or_else(finish);
        self.sheet = None;
    }

    /// Goes on with the same game as it was found again: what lies over the board is put away, unless nothing has changed.
    /// Where the board is looked at stays.
    pub fn follow(&mut self, session: Session) {
        self.session = session;
        if self.log != self.session.game().actions() {
            self.follow_log();
            self.arrive();
        }
    }

    /// The part of the board that nothing covered in the last frame; none where something else fills the screen.
    pub fn clear(&self) -> Option<Rect> {
        self.clear.filter(|_| self.full.is_none())
    }

    /// Where on that screen something else can stand above the board, beside the panel; none where there is no such panel,
    /// or something else fills the screen.
    pub fn beside_panel(&self, screen: Rect) -> Option<Rect> {
        let lies = Layout::of(screen.size()) == Layout::Lying;
        (lies && self.full.is_none()).then(|| layout::beside_panel(screen))
    }

    /// Something else stands there, or above the screen.
    pub const fn set_head(&mut self, head: Rect) {
        self.head = head;
    }

    /// Whether somebody tried to record something since this was asked last, while another window does.
    pub fn take_tried(&mut self) -> bool {
        self.session.take_tried()
    }

    /// On how many hops the bunny has set off since this was asked last; none where it has not, or nothing is to move.
    pub const fn take_hops(&mut self) -> Option<usize> {
        self.hops.take()
    }

    /// Shows it. Whoever looks from another side of the table is told of places as he sees them; elsewhere, and in what
    /// is handed out, they are told as the game file has them.
    pub fn ui(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        self.follow_language(&desk.words);
        desk.words.turn(self.board.camera.turn().count());
        let go = self.seen_from_there(ui, desk);
        desk.words.turn(0);
        go
    }

    fn seen_from_there(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        if let Some(full) = &mut self.full {
            if !self.guard.admits(ui.ctx(), "full", &full.meaning()) {
                // It looks as it will, but does not answer yet.
                ui.visuals_mut().disabled_alpha = 1.0;
                ui.disable();
                ui.ctx().request_repaint_after(Duration::from_secs_f64(SETTLED));
            }
            let then = full.ui(ui, &mut self.session, desk);
            self.follow_log();
            if let Some(then) = then {
                self.back(ui.ctx(), then, desk);
            }
            return None;
        }
        self.follow_log();
        self.settle(ui.ctx());
        covers(ui.ctx(), Id::unique("table"));
        let mut wishes = self.show(ui, desk);
        let keys = [
            Command::History,
            Command::Ledger,
            Command::Fit,
            Command::ZoomIn,
            Command::ZoomOut,
        ];
        for command in keys {
            if command.pressed(ui) {
                wishes.extend(menu::wish(&Here::now(&desk.words, &self.session), command));
            }
        }
        if let Some(begun) = self.begun()
            && went_back_below(ui.ctx())
        {
            wishes.push(begun);
        }
        let mut go = None;
        for wish in wishes {
            go = self.fulfil(ui.ctx(), wish, desk).or(go);
            ui.ctx().request_repaint();
        }
        go
    }

    /// What a way back puts away before it leaves the table.
    fn begun(&self) -> Option<Wish> {
        if self.pointing.is_some() {
            Some(Wish::PointNowhere)
        } else if self.correcting {
            Some(Wish::Correct(false))
        } else if self.hop.barred().is_some() {
            Some(Wish::Heard)
        } else {
            self.hop.is_told().then_some(Wish::Tell(Way::Open))
        }
    }

    /// What fills the screen is left for the table. What was counted is found again, until something else is recorded.
    fn leave_full(&mut self) {
        self.beneath = None;
        if let Some(Full::Finish(counted)) = self.full.take() {
            self.counted = Some(counted);
        }
    }

    /// On from what fills the screen.
    fn back(&mut self, ctx: &Context, then: Then, desk: &Desk) {
        match then {
            Then::Back => self.full = self.beneath.take(),
            Then::Table => self.leave_full(),
            Then::Show(cell, player) => {
                self.leave_full();
                self.show_cell(ctx, cell, player);
            }
            Then::Along => {
                self.leave_full();
                self.sheet = Some(Sheet::along(&desk.words, self.session.game()));
            }
            Then::Mend(first) => {
                if let Some(mend) = MendSheet::of_step(&self.session, &desk.words, first) {
                    self.beneath = self.full.replace(Full::Mend(Box::new(mend)));
                }
            }
        }
    }

    /// What keeps sentences says them in another language once that is spoken.
    fn follow_language(&mut self, words: &Words) {
        let language = words.language();
        if self.language != language {
            self.language = language;
            self.news = None;
            if let Some(Sheet::Along(_)) = self.sheet {
                self.sheet = Some(Sheet::along(words, self.session.game()));
            }
        }
    }

    /// Another moment of the game has other ways.
    fn follow_log(&mut self) {
        let game = self.session.game();
        if self.log != game.actions() {
            self.log = game.actions().to_vec();
            self.ways = Ways::of(game.table());
            self.hop.forget();
            self.counted = None;
        }
    }

    /// Frames a cell on the board, and flashes whose matter it is.
    fn show_cell(&mut self, ctx: &Context, cell: Cell, player: PlayerId) {
        self.sheet = None;
        self.shown = Some(cell);
        self.flash = Some((cell, player, ctx.input(|input| input.time)));
        self.board.camera.keep_in_view(&cell.nine());
    }

    /// What moves stops when it has arrived, and at the next tap or key.
    fn settle(&mut self, ctx: &Context) {
        let (now, skipped) = ctx.input(|input| {
            let key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
            (input.time, input.pointer.any_pressed() || input.events.iter().any(key))
        });
        let hops = |hopping: &HopAnimation| !skipped && hopping.pose(now).is_some();
        self.hopping = self.hopping.take().filter(hops);
        if skipped {
            ctx.clear_animations();
            self.news = None;
            self.flight = None;
            self.flash = None;
            self.hop.thrown = None;
        }
    }

    /// Shows everything, and gives back what the person wants.
    fn show(&mut self, ui: &mut Ui, desk: &Desk) -> Vec<Wish> {
        self.hints.follow(ui.ctx(), &self.ways, self.session.hints_now());
        let Self { session, guard, .. } = self;
        let here = Here {
            flight: self.flight.as_ref(),
            tumbled: self.hop.tumbled(ui.input(|input| input.time)),
            still: desk.preferences().reduce_motion,
            can_export: desk.transfers.can_ask(),
            ..Here::now(&desk.words, session)
        };
        let screen = ui.max_rect();
        let layout = Layout::of(screen.size());
        let phase = here.table().phase.is_some();
        // Nothing is listed that must be read.
        let calm = !phase && !matches!(here.ahead.stop, Stop::Nests(_));
        let scale = text_scale(ui.ctx());
        let large = scale > 1.0;
        let board = if calm && !large { BOARD } else { BOARD_LISTING };
        // In large type the sheet has no less room below something else.
        let top = if large {
            screen.min.y.min(self.head.min.y)
        } else {
            screen.min.y
        };
        let mut most = (screen.max.y - top) * (1.0 - board) - self.bar_height;
        if phase {
            let around = self.ways.around(here.table());
            let reach = self.board.camera.room_for(&around, REACH_TILE).y;
            let left = screen.height() - self.bar_height - reach;
            let least = HOPPING * scale + self.foot_height.max(MAIN_BUTTON);
            most = most.min(left.max(least));
        }
        let sheet = if calm {
            // It may have been higher in a higher window.
            self.sheet_height.max(self.turn_height.min(most))
        } else {
            // The board stays where it is when the button comes. In large type the foot alone may need more.
            let with_button = self.sheet_height + (MAIN_BUTTON - self.foot_height).max(0.0);
            most.min(with_button).max(self.sheet_height)
        };
        let clear = layout.clear(screen, self.bar_height, sheet);
        self.clear = Some(clear);
        let meant = payout::take_meant(ui.ctx());
        let view = Seen {
            here: &here,
            ways: &self.ways,
            hop: &self.hop,
            flash: self.flash,
            // A place is better seen than told.
            shown: session.refused().and_then(Refused::place).or(self.shown),
            meant: &meant,
            hopping: self.hopping.as_ref(),
            correcting: self.correcting,
            pointing: self.pointing,
            reduce_motion: desk.preferences().reduce_motion,
        };
        let ground = colour(palette(ui.visuals().dark_mode).table);
        let heard = CentralPanel::default()
            .frame(Frame::new().fill(ground))
            .show(ui, |ui| {
                // Between cards that stand in a row one would see scraps of tiles.
                let under = if layout == Layout::Lying {
                    clear.min.y
                } else {
                    screen.min.y
                };
                ui.scope_builder(UiBuilder::new().max_rect(screen.with_min_y(under)), |ui| {
                    view.board(ui, clear, &mut self.board)
                })
                .inner
            })
            .inner;
        let ctx = ui.ctx().clone();
        let mut wishes = Vec::new();
        let hopping = HopPanel {
            here: &here,
            memory: &self.hop,
            ways: &self.ways,
            hints: &self.hints,
            room: layout,
        };
        let panel_of = |ui: &mut Ui, guard: &mut Guard, most: f32| {
            if let Some(pointing) = self.pointing {
                panel::pointing(ui, &here, guard, pointing)
            } else if self.correcting {
                panel::correcting(ui, &here, guard)
            } else if phase {
                let tapped = (layout == Layout::Upright)
                    .then(|| cards::row(ui, &here, cards::Room::Eggs))
                    .flatten();
                hopping.show(ui, guard, most).or(tapped)
            } else {
                panel::panel(ui, &here, guard, layout)
            }
        };
        let foot_of = |ui: &mut Ui, guard: &mut Guard| {
            if self.pointing.is_some() {
                panel::pointing_foot(ui, &here, guard)
            } else if self.correcting {
                panel::correcting_foot(ui, &here, guard)
            } else if phase {
                hopping.foot(ui, guard)
            } else {
                panel::foot(ui, &here, guard)
            }
        };
        let bar_of = |ui: &mut Ui| bar::bar(ui, &here, self.pointing, self.correcting, layout);
        match layout {
            Layout::Upright => {
                let (height, wish) = float::bar_above(&ctx, screen, self.correcting, bar_of);
                self.bar_height = height;
                wishes.extend(wish);
                let (height, [wish, foot]) = float::sheet_below(&ctx, screen, most, |ui| {
                    scroll_above_foot(ui, guard, &mut self.foot_height, panel_of, foot_of)
                });
                if self.sheet_height != height {
                    // An area stands by the height it had: where it is to stand it is in the next frame.
                    ctx.request_repaint();
                }
                self.sheet_height = height;
                if calm {
                    self.turn_height = self.turn_height.max(height);
                }
                wishes.extend(wish.or(foot));
            }
            Layout::Lying | Layout::Desk => {
                let (rect, [bar, wish, foot]) = float::panel_at_side(&ctx, screen, self.correcting, |ui| {
                    let bar = bar_of(ui);
                    ui.separator();
                    let [wish, foot] = scroll_above_foot(ui, guard, &mut self.foot_height, panel_of, foot_of);
                    [bar, wish, foot]
                });
                wishes.extend(bar.or(wish).or(foot));
                if layout == Layout::Lying {
                    let row = |ui: &mut Ui| cards::row(ui, &here, cards::Room::Eggs);
                    let below = screen.with_min_y(screen.min.y.max(self.head.max.y));
                    let (height, wish) = float::cards_above(&ctx, below, row);
                    self.bar_height = below.min.y + height - screen.min.y;
                    wishes.extend(wish);
                } else {
                    if here.tumbled >= 1.0 {
                        self.recent.refresh(session, here.words);
                    }
                    let recent = |ui: &mut Ui| self.recent.show(ui, here.words);
                    wishes.extend(float::recent_below(&ctx, screen, rect.bottom(), recent).flatten());
                    wishes.extend(float::cards_at_side(&ctx, screen, |ui| {
                        let tapped = cards::column(ui, &here);
                        let counted = to_come::card(ui, &here);
                        tapped.or_else(|| counted.then(|| to_come::ask(&here)))
                    }));
                }
            }
        }
        if payout::meant(&ctx) != meant {
            // The board was painted before.
            ctx.request_repaint();
        }
        wishes.extend(float::tools(&ctx, &here, clear, layout, &self.board.camera));
        if layout == Layout::Upright {
            wishes.extend(on_edge::redo(&ctx, &here, clear));
        }
        if layout != Layout::Desk && float::counters(&ctx, &here, clear, layout) {
            wishes.push(to_come::ask(&here));
        }
        // What a sheet lay over answers again when it has been in sight for a while.
        let covered = self.sheet.is_some() || here.session.refused().is_some();
        if !guard.admits(&ctx, "beneath", &format!("{covered}")) {
            wishes.clear();
        }
        if let Some(news) = &self.news
            && !news.show(&ctx, clear)
        {
            self.news = None;
        }
        if let Some(open) = &mut self.sheet {
            wishes.extend(sheet::show(&ctx, &here, guard, open, self.correcting));
        }
        wishes.extend(sheet::show_refused(&ctx, &here, guard));
        if self
            .flight
            .as_ref()
            .is_some_and(|flight| !flight.show(&ctx, &heard.projector))
        {
            self.flight = None;
        }
        wishes.extend(self.touched(&ctx, desk, &heard));
        wishes
    }

    /// What hands on the board ask for.
    fn touched(&mut self, ctx: &Context, desk: &Desk, heard: &BoardResponse) -> Option<Wish> {
        let now = ctx.input(|input| input.time);
        let game = self.session.game();
        // Asked in every frame: it is not enough that it is so now.
        let settled = self.guard.admits(ctx, "board", &self.board_means());
        if let Some((from, to)) = heard.dragged {
            return touch::dragged(game, from, to);
        }
        if let Some(cell) = heard.asked {
            return touch::asked(game, cell);
        }
        let cell = heard.tapped?;
        let again = self
            .tapped
            .is_some_and(|(last, when)| last == cell && now - when < SETTLED);
        if again || !settled {
            return None;
        }
        self.tapped = Some((cell, now));
        self.news = None;
        self.shown = None;
        match touch::tapped(game, self.pointing, self.correcting, cell, heard.tapped_figure) {
            Meaning::Asks(wish) => Some(wish),
            Meaning::Way => {
                // A finger that trembles would hop unasked.
                let by_key = heard.tapped_at.is_none();
                if let Some(hop) = self.hop.hop(game, &self.ways, cell).filter(|_| by_key) {
                    return Some(hop);
                }
                let near = heard.tapped_at.map(|at| heard.projector.cells_near(at));
                let near = near.unwrap_or_else(|| vec![cell]);
                let told = self.hop.tap(&desk.words, game, &self.ways, &near);
                self.news = told.map(|told| News::say(told, now));
                None
            }
            Meaning::First(stop) => {
                let here = Here::now(&desk.words, &self.session);
                let button = panel::going_on(&here, &|name| name);
                let first = desk.words.say_with("table-first", [("button", button.into())]);
                self.news = Some(News::say(first, now));
                if let Stop::Nests(nests) = stop {
                    self.board.camera.keep_in_view(&nests);
                }
                None
            }
            Meaning::Nothing => None,
        }
    }

    /// What a tap on the board means now, as far as that can change under the finger.
    fn board_means(&self) -> String {
        let table = self.session.game().table();
        let turn = (table.turn.step, table.player_to_act(), table.turn.part);
        let covered = self.sheet.is_some() || self.session.refused().is_some();
        format!("{turn:?} {:?} {} {covered}", self.pointing, self.correcting)
    }
}
