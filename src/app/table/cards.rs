//! The players' cards: mark, name, eggs, figures left and points. Whose move it is cannot be missed.

use super::here::Here;
use super::names;
use super::sheet::{PlayerSheet, Sheet};
use super::wish::Wish;
use crate::app::paint;
use crate::app::theme::{BODY, CARD_CORNER, CONTROL, SMALL, SPACE, card_shadow, colour, palette, text_scale};
use crate::app::widget::focus_ring;
use crate::picture::{Drawing, Palette, Rgba};
use crate::rules::bonus;
use crate::table::{Kind, Player, PlayerId, Table, owned};
use crate::words::{Word, Words};
use egui::{Align2, FontId, Id, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// The diameter of a token, in points.
const TOKEN: f32 = 24.0;
/// The height of an egg, in points.
const EGG: f32 = 20.0;
/// The side of the figure before the number of those left, in points.
const FIGURE: f32 = 15.0;
/// The height of a card in a column, and of a narrow one in a row, in points.
pub const SHORT: f32 = 76.0;
/// The height of a card in a row that also says figures and points, in points.
const TALL: f32 = 94.0;
/// The narrowest card in a row, in points: as narrow as a finger allows.
const LEAST: f32 = CONTROL;
/// The narrowest card in a row that also says figures and points, in points.
const ROOMY: f32 = 72.0;

/// How long a number rolls until it is what it has become, in seconds.
const ROLLS: f32 = 0.4;

/// How much room there is for the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// For all they say.
    Card,
    /// For whose eggs, and how many.
    Eggs,
}

/// The cards in a row, as the players sit, for a sheet below or above a board; in two where a row is too narrow for
/// fingers.
pub fn row(ui: &mut Ui, here: &Here, room: Room) -> Option<Wish> {
    let [tight, near, ..] = SPACE;
    let seats = &here.table().seats;
    let gap = if seats.len() > 4 { tight } else { near };
    let each = |count: usize| (ui.available_width() - gap * (count as f32 - 1.0)) / count as f32;
    let rows = if each(seats.len().max(1)) < LEAST { 2 } else { 1 };
    let abreast = seats.len().div_ceil(rows).max(1);
    let width = each(abreast);
    // Larger type leaves room for no more.
    let eggs = room == Room::Eggs || rows > 1 || text_scale(ui.ctx()) > 1.0;
    let height = if eggs {
        CONTROL * text_scale(ui.ctx())
    } else if width < ROOMY {
        SHORT
    } else {
        TALL
    };
    let mut tapped = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for row in seats.chunks(abreast) {
            ui.horizontal(|ui| {
                for player in row {
                    let (response, painter) = card(ui, here, *player, Vec2::new(width, height));
                    if let Some(known) = here.table().player(*player) {
                        let paint = if eggs { bare } else { short };
                        paint(&painter, here, *player, known, response.rect);
                    }
                    if response.clicked() {
                        tapped = Some(open(*player));
                    }
                }
            });
        }
    });
    tapped
}

/// The cards one below the other, as the players sit, beside the board.
pub fn column(ui: &mut Ui, here: &Here) -> Option<Wish> {
    let [_, _, apart, ..] = SPACE;
    ui.spacing_mut().item_spacing.y = apart;
    let size = Vec2::new(ui.available_width(), SHORT * text_scale(ui.ctx()));
    let tapped = |ui: &mut Ui, player: &PlayerId| {
        let (response, painter) = card(ui, here, *player, size);
        if let Some(known) = here.table().player(*player) {
            long(&painter, here, *player, known, response.rect);
        }
        response.clicked().then_some(*player)
    };
    let tapped: Vec<PlayerId> = here
        .table()
        .seats
        .iter()
        .filter_map(|player| tapped(ui, player))
        .collect();
    tapped.first().map(|player| open(*player))
}

fn open(player: PlayerId) -> Wish {
    Wish::open(Sheet::Player(PlayerSheet::new(player)))
}

/// The figures a player has left in his supply.
pub fn figures_left(table: &Table, player: PlayerId) -> usize {
    Kind::ALL
        .iter()
        .filter(|kind| owned(**kind, &table.expansions) > 0)
        .map(|kind| table.in_supply(player, *kind))
        .sum()
}

/// What a player's card is known by: eggs fly there.
pub fn id(player: PlayerId) -> Id {
    Id::unique("table-card").with(player.0)
}

/// The eggs on a card, those that still fly there not counted. The number rolls up or down to what it has become.
fn eggs(painter: &Painter, here: &Here, player: PlayerId) -> String {
    let ctx = painter.ctx();
    let eggs = here.eggs_on_card(player, ctx.input(|input| input.time));
    let takes = if here.still { 0.0 } else { ROLLS };
    // Another game's number is another number.
    let number = id(player).with(here.session.slot().to_string());
    let shown = ctx.animate_value_with_time(number, eggs as f32, takes);
    let rolls = (shown - eggs as f32).abs() >= 0.5;
    if rolls { shown.round() as i64 } else { eggs }.to_string()
}

/// An empty card with its name in the accessibility tree.
fn card(ui: &mut Ui, here: &Here, player: PlayerId, size: Vec2) -> (Response, Painter) {
    let table = here.table();
    let (_, rect) = ui.allocate_space(size);
    let response = ui.interact(rect, id(player), Sense::click());
    response.widget_info(|| {
        let left = figures_left(table, player);
        WidgetInfo::labeled(Role::Button, true, names::player(here.words, table, player, left))
    });
    let dark = ui.visuals().dark_mode;
    let palette = palette(dark);
    let on = table.player_to_act() == Some(player);
    let (fill, line) = if on {
        (palette.soft_accent, Stroke::new(2.0, colour(palette.accent)))
    } else {
        (palette.card, Stroke::new(1.0, colour(palette.line)))
    };
    let rect = response.rect;
    let painter = ui.painter().clone();
    painter.add(card_shadow(dark).as_shape(rect, CARD_CORNER));
    painter.rect(rect, CARD_CORNER, colour(fill), line, StrokeKind::Inside);
    if response.hovered() {
        painter.rect_filled(rect, CARD_CORNER, colour(palette.ink.faded(0.05)));
    }
    focus_ring(ui, &response, rect);
    (response, painter)
}

/// What a card says where there is little room: whose eggs, and how many; the name below.
fn bare(painter: &Painter, here: &Here, player: PlayerId, known: &Player, rect: Rect) {
    /// The diameter of the token and the height of the egg, in points.
    const SIDE: f32 = 18.0;
    /// Between what stands side by side, in points.
    const GAP: f32 = 3.0;
    let palette = palette(painter.ctx().theme() == egui::Theme::Dark);
    let eggs = Written::new(painter, &eggs(painter, here, player), BODY, f32::INFINITY);
    // The egg goes first where there is little room.
    let egg = SIDE * 0.8 + GAP;
    let alone = SIDE + GAP + eggs.width();
    let drawn = alone + egg + 4.0 * GAP <= rect.width();
    let line = |part: f32| Pos2::new(rect.center().x, rect.min.y + part * rect.height());
    let mut at = line(0.32) - Vec2::new((if drawn { alone + egg } else { alone }) / 2.0, 0.0);
    paint::token(painter, known.colour, at + Vec2::new(SIDE / 2.0, 0.0), SIDE / 2.0);
    at.x += SIDE + GAP;
    if drawn {
        let place = Rect::from_center_size(at + Vec2::new(SIDE * 0.4, 0.0), Vec2::splat(SIDE));
        paint::drawing(painter, Drawing::Egg, place, Rgba::CLEAR);
        at.x += egg;
    }
    eggs.paint(painter, at, Align2::LEFT_CENTER, palette.ink);
    let name = Written::new(painter, known.name.as_str(), SMALL, rect.width() - 2.0 * GAP);
    name.paint(painter, line(0.74), Align2::CENTER_CENTER, palette.ink);
}

/// What a card in a row says.
fn short(painter: &Painter, here: &Here, player: PlayerId, known: &Player, rect: Rect) {
    let palette = palette(painter.ctx().theme() == egui::Theme::Dark);
    let roomy = rect.width() >= ROOMY;
    let eggs = eggs(painter, here, player);
    let line = |y: f32| Pos2::new(rect.center().x, rect.min.y + y);
    if roomy {
        let eggs = Written::new(painter, &eggs, BODY, f32::INFINITY);
        let width = TOKEN + 8.0 + EGG * 0.8 + 4.0 + eggs.width();
        let left = line(20.0) - Vec2::new(width / 2.0, 0.0);
        paint::token(painter, known.colour, left + Vec2::new(TOKEN / 2.0, 0.0), TOKEN / 2.0);
        let egg = left + Vec2::new(TOKEN + 8.0 + EGG * 0.4, 0.0);
        paint::drawing(
            painter,
            Drawing::Egg,
            Rect::from_center_size(egg, Vec2::splat(EGG)),
            Rgba::CLEAR,
        );
        eggs.paint(
            painter,
            egg + Vec2::new(EGG * 0.4 + 4.0, 0.0),
            Align2::LEFT_CENTER,
            palette.ink,
        );
    } else {
        paint::token(painter, known.colour, line(18.0), TOKEN / 2.0);
        let eggs = Written::new(painter, &eggs, BODY, f32::INFINITY);
        let left = line(62.0) - Vec2::new((EGG * 0.8 + 2.0 + eggs.width()) / 2.0, 0.0);
        let egg = left + Vec2::new(EGG * 0.4, 0.0);
        paint::drawing(
            painter,
            Drawing::Egg,
            Rect::from_center_size(egg, Vec2::splat(EGG)),
            Rgba::CLEAR,
        );
        eggs.paint(
            painter,
            egg + Vec2::new(EGG * 0.4 + 2.0, 0.0),
            Align2::LEFT_CENTER,
            palette.ink,
        );
    }
    let name = Written::new(painter, known.name.as_str(), SMALL, rect.width() - 8.0);
    name.paint(painter, line(41.0), Align2::CENTER_CENTER, palette.ink);
    if roomy {
        let (words, table) = (here.words, here.table());
        let bonus = bonus::given(table, player);
        let (drawing, count) = match bonus {
            Some(bonus) => (
                Drawing::Egg,
                words.say_with("table-plus", [("number", Word::from(bonus))]),
            ),
            None => {
                let figures = [("figures", figures_left(table, player).into())];
                let left = words.say_with("table-card-figures", figures);
                (Drawing::Figure(Kind::Follower), left)
            }
        };
        let count = Written::new(painter, &count, SMALL, rect.width() - 8.0 - FIGURE);
        let left = line(60.0) - Vec2::new((FIGURE + count.width()) / 2.0, 0.0);
        let sign = Rect::from_center_size(left + Vec2::new(FIGURE / 2.0 - 1.0, 0.0), Vec2::splat(FIGURE));
        paint::drawing(painter, drawing, sign, palette.quiet_ink);
        let beside = left + Vec2::new(FIGURE, 0.0);
        count.paint(painter, beside, Align2::LEFT_CENTER, palette.quiet_ink);
        let points = Written::new(painter, &points(words, table, player), SMALL, rect.width() - 8.0);
        points.paint(painter, line(78.0), Align2::CENTER_CENTER, palette.quiet_ink);
    }
}

/// What a card beside the board says.
fn long(painter: &Painter, here: &Here, player: PlayerId, known: &Player, rect: Rect) {
    let palette: &Palette = palette(painter.ctx().theme() == egui::Theme::Dark);
    let [.., padding, _] = SPACE;
    let inner = rect.shrink2(Vec2::new(padding, 0.0));
    let scale = text_scale(painter.ctx());
    let first = rect.min.y + 28.0 * scale;
    paint::token(
        painter,
        known.colour,
        Pos2::new(inner.min.x + TOKEN / 2.0, first),
        TOKEN / 2.0,
    );
    let egg = Pos2::new(inner.max.x - EGG * 0.4, first);
    paint::drawing(
        painter,
        Drawing::Egg,
        Rect::from_center_size(egg, Vec2::splat(EGG)),
        Rgba::CLEAR,
    );
    let eggs = eggs(painter, here, player);
    let eggs = Written::new(painter, &eggs, 24.0, f32::INFINITY);
    let number = egg - Vec2::new(EGG * 0.4 + 6.0, 0.0);
    let room = number.x - eggs.width() - inner.min.x - TOKEN - 20.0;
    eggs.paint(painter, number, Align2::RIGHT_CENTER, palette.ink);
    let name = Written::new(painter, known.name.as_str(), BODY, room);
    let at = Pos2::new(inner.min.x + TOKEN + 10.0, first);
    name.paint(painter, at, Align2::LEFT_CENTER, palette.ink);
    let about = in_words(here.words, here.table(), player, known);
    let mut about = Written::new(painter, &about, SMALL, inner.width());
    if about.0.elided && !known.left {
        // Where the type is too large for both, points say more than figures.
        let points = points(here.words, here.table(), player);
        about = Written::new(painter, &points, SMALL, inner.width());
    }
    let at = Pos2::new(inner.min.x, rect.max.y - 20.0 * scale);
    about.paint(painter, at, Align2::LEFT_CENTER, palette.quiet_ink);
}

/// The points a player has, with those for his eggs where they are known.
fn points(words: &Words, table: &Table, player: PlayerId) -> String {
    let points = table.ledger.points(player) + bonus::given(table, player).unwrap_or(0);
    words.say_with("table-card-points", [("points", Word::from(points))])
}

fn in_words(words: &Words, table: &Table, player: PlayerId, known: &Player) -> String {
    if let Some(bonus) = bonus::given(table, player).filter(|_| !known.left) {
        return names::final_points(words, table, player, bonus);
    }
    let variables = [
        ("figures", figures_left(table, player).into()),
        ("points", table.ledger.points(player).into()),
    ];
    let key = if known.left {
        "table-card-left"
    } else {
        "table-card-about"
    };
    words.say_with(key, variables)
}

/// A line of text, cut with dots where there is no room for it; the name in the accessibility tree is whole.
struct Written(std::sync::Arc<egui::Galley>);

impl Written {
    fn new(painter: &Painter, text: &str, size: f32, room: f32) -> Self {
        let scale = text_scale(painter.ctx());
        let mut job = egui::text::LayoutJob::simple_singleline(
            text.to_owned(),
            FontId::proportional(size * scale),
            egui::Color32::PLACEHOLDER,
        );
        job.wrap = egui::text::TextWrapping::truncate_at_width(room);
        Self(painter.layout_job(job))
    }

    fn width(&self) -> f32 {
        self.0.size().x
    }

    fn paint(self, painter: &Painter, at: Pos2, align: Align2, ink: Rgba) {
        let rect = align.anchor_size(at, self.0.size());
        painter.galley(rect.min, self.0, colour(ink));
    }
}
