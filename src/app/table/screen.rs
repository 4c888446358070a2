//! The screen: it lays out board, bar, cards and panel, hears the taps, and does what they ask for.

use super::full::Full;
use super::guard::Guard;
use super::here::Here;
use super::hop::{self, HopMemory};
use super::layout::{CARDS, EDGE, Layout, PANEL};
use super::news::News;
use super::pointing::Pointing;
use super::recent::Recent;
use super::roll::TableDie;
use super::sheet::{self, Sheet, TileSheet};
use super::turn::{self, Change, Stop};
use super::way::{self, Ways};
use super::wish::Wish;
use super::{MendSheet, Then, bar, cards, names, panel};
use crate::app::board::{BoardMemory, BoardResponse, BoardView, Flash, Highlight, HopAnimation, Route};
use crate::app::command::Command;
use crate::app::desk::{Desk, Go};
use crate::app::session::Session;
use crate::app::theme::{CARD_CORNER, PANEL_CORNER, SHEET_CORNER, SPACE, card_shadow, colour, palette, sheet_shadow};
use crate::app::widget::Button;
use crate::game::{Action, Game, Recorded};
use crate::rules::placing;
use crate::table::{Cell, Mark, Marks, PlayerId, Step};
use egui::{
    Align2, Area, CentralPanel, Context, CornerRadius, Frame, Id, Key, Margin, Modifiers, Order, Rect, ScrollArea,
    Stroke, Ui, Vec2,
};

/// How long a second tap on the same cell is not meant, in seconds: what lies there has just become something else.
const SETTLED: f64 = 0.35;

/// The screen on which a game is played.
pub struct Table {
    session: Session,
    board: BoardMemory,
    /// What fills the screen instead.
    full: Option<Full>,
    /// What slides over the board.
    sheet: Option<Sheet>,
    pointing: Option<Pointing>,
    correcting: bool,
    hop: HopMemory,
    die: TableDie,
    guard: Guard,
    news: Option<News>,
    recent: Recent,
    /// The tile just laid, whose it is, and when.
    flash: Option<(Cell, PlayerId, f64)>,
    /// The bunny on its way.
    hopping: Option<HopAnimation>,
    /// The cell that was tapped last, and when.
    tapped: Option<(Cell, f64)>,
    /// Heights of the bar and of the sheet below, in points, as they were in the last frame.
    bar_height: f32,
    sheet_height: f32,
    /// Height of what stands at the foot of the panel, likewise.
    foot_height: f32,
    /// The highest the sheet has been in a turn: the board keeps clear of that, so that it does not move at every step.
    turn_height: f32,
}

impl Table {
    /// A table with that game on it.
    pub fn new(session: Session) -> Self {
        Self {
            session,
            board: BoardMemory::default(),
            full: None,
            sheet: None,
            pointing: None,
            correcting: false,
            hop: HopMemory::default(),
            die: TableDie::default(),
            guard: Guard::default(),
            news: None,
            recent: Recent::default(),
            flash: None,
            hopping: None,
            tapped: None,
            bar_height: 76.0,
            sheet_height: 216.0,
            foot_height: 64.0,
            turn_height: 0.0,
        }
    }

    /// The game on it.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<Go> {
        if let Some(full) = &mut self.full {
            let then = full.ui(ui, &mut self.session, desk);
            self.hop.settle(self.session.game().actions().len());
            if let Some(then) = then {
                self.back(then, desk);
            }
            return None;
        }
        self.hop.settle(self.session.game().actions().len());
        let mut wishes = self.show(ui, desk);
        if self.pointing.is_some() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            wishes.push(Wish::PointNowhere);
        }
        let mut go = None;
        for wish in wishes {
            go = self.fulfil(ui.ctx(), wish, desk).or(go);
            ui.ctx().request_repaint();
        }
        go
    }

    /// Back from what filled the screen.
    fn back(&mut self, then: Then, desk: &Desk) {
        self.full = None;
        match then {
            Then::Table => {}
            Then::Show(cell) => self.board.camera.keep_in_view(&[cell]),
            Then::Mend(first) => self.full = MendSheet::of_step(&self.session, &desk.words, first).map(Full::Mend),
        }
    }

    /// Shows everything, and gives back what the person wants.
    fn show(&mut self, ui: &mut Ui, desk: &Desk) -> Vec<Wish> {
        let Self { session, guard, .. } = self;
        let here = Here::now(&desk.words, session);
        let ways = Ways::of(here.table());
        let screen = ui.max_rect();
        let layout = Layout::of(screen.size());
        let phase = here.table().phase.is_some();
        let calm = !phase && !matches!(here.ahead.stop, Stop::Nests(_));
        let sheet = if calm {
            self.sheet_height.max(self.turn_height)
        } else {
            self.sheet_height
        };
        let clear = layout.clear(screen, self.bar_height, sheet);
        let view = Seen {
            here: &here,
            ways: &ways,
            hop: &self.hop,
            flash: self.flash,
            hopping: self.hopping.as_ref(),
            correcting: self.correcting,
            pointing: self.pointing,
            reduce_motion: desk.preferences().reduce_motion,
        };
        let heard = CentralPanel::default()
            .frame(Frame::new())
            .show(ui, |ui| view.board(ui, clear, &mut self.board))
            .inner;
        let ctx = ui.ctx().clone();
        let mut wishes = Vec::new();
        let (hop, die) = (&self.hop, &self.die);
        let panel_of = |ui: &mut Ui, guard: &mut Guard| {
            if let Some(pointing) = self.pointing {
                panel::pointing(ui, &here, guard, pointing)
            } else if self.correcting {
                panel::correcting(ui, &here, guard)
            } else if phase {
                hop::panel(ui, &here, guard, hop, &ways, die)
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
                hop::foot(ui, &here, guard, hop, &ways, die)
            } else {
                panel::foot(ui, &here, guard)
            }
        };
        let bar_of = |ui: &mut Ui| bar::bar(ui, &here, self.pointing, self.correcting);
        match layout {
            Layout::Upright => {
                let (height, wish) = bar_above(&ctx, screen, self.correcting, bar_of);
                self.bar_height = height;
                wishes.extend(wish);
                let (height, [wish, foot]) = sheet_below(&ctx, screen, |ui| {
                    scroll_above_foot(ui, guard, &mut self.foot_height, panel_of, foot_of)
                });
                self.sheet_height = height;
                if calm {
                    self.turn_height = self.turn_height.max(height);
                }
                wishes.extend(wish.or(foot));
            }
            Layout::Lying | Layout::Desk => {
                let (rect, [bar, wish, foot]) = panel_at_side(&ctx, screen, self.correcting, |ui| {
                    let bar = bar_of(ui);
                    ui.separator();
                    let [wish, foot] = scroll_above_foot(ui, guard, &mut self.foot_height, panel_of, foot_of);
                    [bar, wish, foot]
                });
                wishes.extend(bar.or(wish).or(foot));
                if layout == Layout::Desk {
                    self.recent.refresh(session, here.words);
                    let recent = |ui: &mut Ui| self.recent.show(ui, here.words);
                    wishes.extend(recent_below(&ctx, screen, rect.bottom(), recent).flatten());
                    wishes.extend(cards_at_side(&ctx, screen, |ui| cards::column(ui, &here)));
                }
            }
        }
        let fits = self.board.camera.fits();
        wishes.extend(tools(&ctx, &here, clear, layout, fits));
        if let Some(news) = &self.news
            && !news.show(&ctx, clear.center_top() + Vec2::new(0.0, EDGE), clear.width())
        {
            self.news = None;
        }
        if let Some(open) = &mut self.sheet {
            wishes.extend(sheet::show(&ctx, &here, guard, open, self.correcting));
        }
        wishes.extend(sheet::show_refused(&ctx, &here, guard));
        wishes.extend(self.tapped_board(&ctx, desk, &heard));
        wishes
    }

    /// What a tap on the board asks for.
    fn tapped_board(&mut self, ctx: &Context, desk: &Desk, heard: &BoardResponse) -> Option<Wish> {
        let now = ctx.input(|input| input.time);
        let here = Here::now(&desk.words, &self.session);
        let table = here.table();
        if let Some((_, to)) = heard.dragged {
            return turn::move_tile(here.game(), to)
                .filter(|_| placing::free_places(table).contains(&to))
                .map(Wish::Change);
        }
        let look = |cell| Wish::open(Sheet::Tile(TileSheet::new(cell, table.turn.player)));
        if let Some(cell) = heard.asked.filter(|cell| table.has_tile(*cell)) {
            return Some(look(cell));
        }
        let cell = heard.tapped?;
        let again = self
            .tapped
            .is_some_and(|(last, when)| last == cell && now - when < SETTLED);
        if again {
            return None;
        }
        self.tapped = Some((cell, now));
        self.news = None;
        if let Some(pointing) = self.pointing {
            let action = pointing.at(cell);
            return Some(Wish::Record(match pointing {
                Pointing::Cross(_) => turn::while_scoring(here.game(), action),
                Pointing::Deploy(_) | Pointing::Move(_) | Pointing::Dragon | Pointing::Fairy | Pointing::Bunny => {
                    vec![action]
                }
            }));
        }
        if self.correcting {
            return Some(if table.has_tile(cell) {
                look(cell)
            } else {
                let marks = Marks::NONE;
                Wish::record(Action::PutTile { at: cell, marks })
            });
        }
        if let Some(figure) = heard
            .tapped_figure
            .filter(|figure| turn::tap_takes_home(here.game(), *figure))
        {
            return Some(Wish::record(Action::Recall { figures: vec![figure] }));
        }
        if table.phase.is_some() {
            self.hop.tap(&here, &Ways::of(table), cell);
            None
        } else if turn::garden_neighbours(table).contains(&cell) {
            let marks = turn::toggled(table.marks(cell), Mark::Garden);
            Some(Wish::record(Action::SetMarks { at: cell, marks }))
        } else if table.has_tile(cell) {
            Some(look(cell))
        } else if cell.nine().into_iter().any(|near| table.has_tile(near)) {
            // Where nothing lies beside, the rule says so.
            match turn::lay(here.game(), cell) {
                Ok(actions) => Some(Wish::Record(actions)),
                Err(Stop::Again { .. }) => Some(Wish::open(Sheet::Again(cell))),
                // The button says what comes first; what it is about is brought into view.
                Err(Stop::Nests(nests)) => {
                    self.board.camera.keep_in_view(&nests);
                    None
                }
                Err(Stop::Turn(_) | Stop::Phase(_) | Stop::Mark(_) | Stop::Here) => None,
            }
        } else {
            None
        }
    }

    /// Does what the person wants.
    fn fulfil(&mut self, ctx: &Context, wish: Wish, desk: &mut Desk) -> Option<Go> {
        let now = ctx.input(|input| input.time);
        match wish {
            Wish::Record(actions) => self.record(ctx, actions, desk),
            Wish::Change(change) => self.change(now, change, desk),
            Wish::Roll => {
                let die = self.session.game().table().settings.die;
                if let Some(roll) = self.die.roll(&mut desk.dice, die) {
                    self.hop.thrown = (!desk.preferences().reduce_motion).then_some(now);
                    self.record(ctx, vec![roll], desk);
                }
            }
            Wish::Tell(way) => self.hop.tell(way),
            Wish::Insist(cell) => self.hop.insist(cell),
            Wish::Heard => self.hop.heard(),
            Wish::Open(sheet) => self.sheet = Some(*sheet),
            Wish::Close => self.sheet = None,
            Wish::Read(full) => {
                self.sheet = None;
                self.full = Some(*full);
            }
            Wish::MendTile(cell) => {
                self.sheet = None;
                match MendSheet::of_tile(&self.session, &desk.words, cell) {
                    Some(mend) => self.full = Some(Full::Mend(mend)),
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
            Wish::TurnBoard => {
                self.sheet = None;
                self.board.camera.turn_on();
            }
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
        let mut joined = false;
        for action in actions {
            let recorded = Recorded::from(action);
            let recorded = if joined { recorded.joined() } else { recorded };
            if !self.session.record(recorded, &mut desk.store) {
                return;
            }
            joined = true;
        }
        if let Some(cells) = hop.filter(|_| !desk.preferences().reduce_motion) {
            self.hopping = Some(HopAnimation::new(cells, now));
        }
        self.recorded(now, desk);
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
        if !matches!(self.sheet, Some(Sheet::Rules)) {
            self.sheet = None;
        }
        let events = self.session.take_happened();
        let table = self.session.game().table();
        self.news = News::of(&desk.words, table, &events, now);
        if let Some(Recorded {
            action: Action::Place { at, .. },
            ..
        }) = self.session.game().actions().last()
        {
            self.flash = Some((*at, table.turn.player, now));
        }
    }

    /// The part's tile becomes another one.
    fn change(&mut self, now: f64, change: Change, desk: &mut Desk) {
        match change {
            Change::Again(step) => {
                let taken_back = self.session.undo(&mut desk.store);
                for recorded in step {
                    if !self.session.record(recorded, &mut desk.store) {
                        // As it was: the step that was taken back is still there to be had again.
                        if taken_back && self.session.history().can_redo() {
                            self.session.redo(&mut desk.store);
                        }
                        return;
                    }
                }
                let keep = matches!(self.sheet, Some(Sheet::Tile(_)));
                let sheet = self.sheet.take();
                self.recorded(now, desk);
                self.sheet = sheet.filter(|_| keep);
            }
            Change::Mend(mend) => {
                if let Ok(report) = self.session.history().mend(mend) {
                    if report.kept.is_empty() && report.dropped.is_empty() {
                        self.session.accept(report, &mut desk.store);
                    } else if let Some(cell) = self.session.game().table().turn.record.tile {
                        self.full = MendSheet::of_tile(&self.session, &desk.words, cell).map(Full::Mend);
                    }
                }
            }
        }
    }

    fn undo(&mut self, desk: &mut Desk) {
        let before = self.session.game().actions().to_vec();
        if self.session.undo(&mut desk.store) {
            let kept = self.session.game().actions().len();
            self.die.take_back(before.get(kept..).unwrap_or_default());
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
        self.hop.thrown = None;
    }
}

/// What the board shows in this frame.
struct Seen<'a> {
    here: &'a Here<'a>,
    ways: &'a Ways,
    hop: &'a HopMemory,
    flash: Option<(Cell, PlayerId, f64)>,
    hopping: Option<&'a HopAnimation>,
    correcting: bool,
    pointing: Option<Pointing>,
    reduce_motion: bool,
}

impl Seen<'_> {
    fn board(&self, ui: &mut Ui, clear: Rect, memory: &mut BoardMemory) -> BoardResponse {
        let table = self.here.table();
        let words = self.here.words;
        let now = ui.input(|input| input.time);
        let free = if table.phase.is_some() || self.pointing.is_some() || table.turn.step == Step::Finished {
            Vec::new()
        } else {
            placing::free_places(table)
        };
        let earning = self.here.ahead.earning();
        let highlights = self.highlights();
        let visited = table.phase.as_ref().map_or(&[][..], |phase| &phase.visited);
        let told: Vec<Cell> = match (self.hop.way.cells(self.ways), table.bunny) {
            (told, Some(bunny)) if !told.is_empty() => std::iter::once(bunny).chain(told.iter().copied()).collect(),
            _ => Vec::new(),
        };
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
        let name = |cell| names::cell(words, table, cell);
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
            free_wanted: table.turn.step == Step::Place || self.correcting,
            highlights: &highlights,
            routes: &routes,
            earning: &earning,
            flash,
            bunny: self.hopping.and_then(|hopping| hopping.pose(now)),
            movable: movable(self.here.game()),
            focus: &focus,
            reduce_motion: self.reduce_motion,
            ..BoardView::new(table, &name, &figure_name, clear)
        }
        .show(ui, memory)
    }

    fn highlights(&self) -> Vec<(Cell, Highlight)> {
        let table = self.here.table();
        let mut shown = hop::highlights(table, self.hop, self.ways);
        if table.phase.is_none() {
            shown.extend(last_tile(self.here.game()).map(|tile| (tile, Highlight::Last)));
            shown.extend(
                turn::garden_neighbours(table)
                    .into_iter()
                    .map(|cell| (cell, Highlight::Step)),
            );
        }
        shown
    }

    /// The cells that matter now.
    fn focus(&self) -> Vec<Cell> {
        let table = self.here.table();
        if table.phase.is_some() {
            return table.bunny.into_iter().chain(way::reach(table)).collect();
        }
        match &self.here.ahead.stop {
            Stop::Nests(nests) => nests.iter().flat_map(|nest| nest.nine()).collect(),
            Stop::Turn(_) | Stop::Phase(_) | Stop::Again { .. } | Stop::Mark(_) | Stop::Here => {
                last_tile(self.here.game()).into_iter().flat_map(Cell::nine).collect()
            }
        }
    }
}

/// The tile laid last.
fn last_tile(game: &Game) -> Option<Cell> {
    game.actions().iter().rev().find_map(|recorded| match recorded.action {
        Action::Place { at, .. } => Some(at).filter(|at| game.table().has_tile(*at)),
        _ => None,
    })
}

/// The tile that may be dragged to where it belongs: the one just laid, as long as nothing else has happened.
fn movable(game: &Game) -> Option<Cell> {
    match game.actions().last() {
        Some(Recorded {
            action: Action::Place { at, .. },
            ..
        }) => Some(*at),
        _ => None,
    }
}

/// The bar, floating above an upright board. Gives its height with the edge above.
fn bar_above<R>(ctx: &Context, screen: Rect, marked: bool, content: impl FnOnce(&mut Ui) -> R) -> (f32, R) {
    let [_, near, ..] = SPACE;
    let shown = Area::new(Id::unique("table-bar"))
        .order(Order::Middle)
        .fixed_pos(screen.min + Vec2::splat(near))
        .show(ctx, |ui| {
            ui.set_width(screen.width() - 2.0 * near);
            paper(ctx, CARD_CORNER, marked).show(ui, |ui| {
                ui.set_width(ui.available_width());
                content(ui)
            })
        });
    (shown.response.rect.height() + near, shown.inner.inner)
}

/// The sheet at the foot of an upright screen. Gives its height.
fn sheet_below<R>(ctx: &Context, screen: Rect, content: impl FnOnce(&mut Ui) -> R) -> (f32, R) {
    let [.., padding, _] = SPACE;
    let dark = ctx.theme() == egui::Theme::Dark;
    let palette = palette(dark);
    let corner = CornerRadius {
        sw: 0,
        se: 0,
        ..CornerRadius::same(SHEET_CORNER)
    };
    let shown = Area::new(Id::unique("table-sheet-below"))
        .order(Order::Middle)
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(screen.left_bottom())
        .show(ctx, |ui| {
            Frame::new()
                .fill(colour(palette.card))
                .corner_radius(corner)
                .shadow(sheet_shadow(dark))
                .inner_margin(Margin::same(padding as i8))
                .show(ui, |ui| {
                    ui.set_width(screen.width() - 2.0 * padding);
                    // An area would go on being as high as it was.
                    ui.set_max_height(screen.height() * 0.6);
                    content(ui)
                })
        });
    (shown.response.rect.height(), shown.inner.inner)
}

/// What can be long and scrolls, and below it what to do next, always in sight.
fn scroll_above_foot<R>(
    ui: &mut Ui,
    guard: &mut Guard,
    foot_height: &mut f32,
    body: impl FnOnce(&mut Ui, &mut Guard) -> R,
    foot: impl FnOnce(&mut Ui, &mut Guard) -> R,
) -> [R; 2] {
    let [_, near, ..] = SPACE;
    ui.spacing_mut().item_spacing.y = near;
    let body = ScrollArea::vertical()
        .max_height((ui.available_height() - *foot_height - near).max(0.0))
        .auto_shrink([false, true])
        .show(ui, |ui| body(ui, guard))
        .inner;
    let shown = ui.vertical(|ui| foot(ui, guard));
    *foot_height = shown.response.rect.height();
    [body, shown.inner]
}

/// The panel at the right of a wide screen.
fn panel_at_side<R>(ctx: &Context, screen: Rect, marked: bool, content: impl FnOnce(&mut Ui) -> R) -> (Rect, R) {
    let [.., padding, _] = SPACE;
    let shown = Area::new(Id::unique("table-panel"))
        .order(Order::Middle)
        .pivot(Align2::RIGHT_TOP)
        .fixed_pos(screen.right_top() + Vec2::new(-EDGE, EDGE))
        .show(ctx, |ui| {
            paper(ctx, PANEL_CORNER, marked)
                .show(ui, |ui| {
                    ui.set_width(PANEL - 2.0 * padding);
                    ui.set_max_height(screen.height() - 2.0 * (EDGE + padding));
                    content(ui)
                })
                .inner
        });
    (shown.response.rect, shown.inner)
}

/// The last steps, below the panel, as far as there is room.
fn recent_below<R>(ctx: &Context, screen: Rect, top: f32, content: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    /// Less than this, in points, is no room.
    const LEAST: f32 = 120.0;
    let [_, near, .., padding, _] = SPACE;
    let room = screen.bottom() - EDGE - top - EDGE - 2.0 * near;
    (room >= LEAST).then(|| {
        Area::new(Id::unique("table-recent"))
            .order(Order::Middle)
            .pivot(Align2::RIGHT_TOP)
            .fixed_pos(egui::Pos2::new(screen.right() - EDGE, top + EDGE))
            .show(ctx, |ui| {
                paper(ctx, PANEL_CORNER, false)
                    .show(ui, |ui| {
                        ui.set_width(PANEL - 2.0 * padding);
                        ui.set_max_height(room);
                        ScrollArea::vertical()
                            .auto_shrink([false, true])
                            .show(ui, content)
                            .inner
                    })
                    .inner
            })
            .inner
    })
}

/// The cards at the left of a wide screen.
fn cards_at_side<R>(ctx: &Context, screen: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    Area::new(Id::unique("table-cards"))
        .order(Order::Middle)
        .fixed_pos(screen.min + Vec2::splat(EDGE))
        .show(ctx, |ui| {
            ui.set_width(CARDS);
            content(ui)
        })
        .inner
}

/// The buttons that float on the board.
fn tools(ctx: &Context, here: &Here, clear: Rect, layout: Layout, fits: bool) -> Option<Wish> {
    let words = here.words;
    let [tight, near, ..] = SPACE;
    let (pivot, at) = match layout {
        Layout::Upright => (Align2::RIGHT_BOTTOM, clear.right_bottom() - Vec2::splat(near)),
        Layout::Lying | Layout::Desk => (Align2::CENTER_BOTTOM, clear.center_bottom() - Vec2::new(0.0, EDGE)),
    };
    let mut wish = None;
    Area::new(Id::unique("table-tools"))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(at)
        .show(ctx, |ui| {
            ui.spacing_mut().item_spacing.x = tight;
            ui.horizontal(|ui| {
                let mut tool = |command: Command, asked: Wish| {
                    let name = command.name(words);
                    let frame = paper(ctx, CARD_CORNER, false).inner_margin(0);
                    let tapped = frame.show(ui, |ui| ui.add(Button::picture(command.icon(), &name)).clicked());
                    if tapped.inner {
                        wish = Some(asked);
                    }
                };
                if layout == Layout::Desk {
                    tool(Command::TurnBoard, Wish::TurnBoard);
                }
                if !fits {
                    tool(Command::Fit, Wish::Fit);
                }
            });
        });
    wish
}

/// The paper of what floats on the board; `marked` in a mode that must not be missed.
fn paper(ctx: &Context, corner: u8, marked: bool) -> Frame {
    let [_, near, apart, ..] = SPACE;
    let dark = ctx.theme() == egui::Theme::Dark;
    let palette = palette(dark);
    let line = if marked {
        Stroke::new(2.5, colour(palette.accent))
    } else {
        Stroke::new(1.0, colour(palette.line))
    };
    Frame::new()
        .fill(colour(palette.card))
        .stroke(line)
        .corner_radius(corner)
        .shadow(card_shadow(dark))
        .inner_margin(Margin::symmetric(apart as i8, near as i8))
}
