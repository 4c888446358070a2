//! What is still to come of the bunnies and nests in the box, and of the tiles in the pile if somebody counts them.

use super::here::Here;
use super::on_edge::{SIGN, paper};
use super::sheet::Sheet;
use super::wish::Wish;
use crate::app::paint;
use crate::app::theme::{CONTROL, SPACE, colour, palette};
use crate::app::widget::{Button, Stepper, quiet};
use crate::game::Layout;
use crate::picture::Drawing;
use crate::table::{Expansion, Mark, Table};
use crate::words::Word;
use egui::{Painter, Rect, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, Vec2, WidgetText};

/// Bunny tiles and nests in the box (RULES §10).
const BOX: [(Mark, usize); 2] = [(Mark::Bunny, 12), (Mark::Nest, 10)];
/// Tiles of the base game, the start tile among them, and of Easter (RULES §10).
const BASE_TILES: usize = 72;
const EASTER_TILES: usize = 22;
/// The most tiles a pile is said to have.
const MOST: i64 = 999;
/// The number is also stepped by that many.
const LEAP: i64 = 10;
/// How many bunny tiles and nests are still to come.
pub fn to_come(table: &Table) -> [usize; 2] {
    BOX.map(|(mark, all)| {
        let laid = table.tiles.values().filter(|tile| tile.marks.has(mark));
        all.saturating_sub(laid.count())
    })
}

/// How many tiles are in the pile, as they are counted, or else if nothing but these boxes is in it.
fn supposed(here: &Here) -> i64 {
    let table = here.table();
    let boxes = if table.expansions.contains(&Expansion::Easter) {
        BASE_TILES + EASTER_TILES
    } else {
        BASE_TILES
    };
    // A layout takes the start tile's place.
    let start = Layout::of(&here.game().setup().start).map_or(1, |layout| match layout.start().tiles {
        Some(tiles) => tiles.len(),
        None => 1,
    });
    let laid = table.tiles.len().saturating_sub(start);
    let pile = here.session.pile().unwrap_or((boxes - 1).saturating_sub(laid));
    i64::try_from(pile).map_or(MOST, |pile| pile.min(MOST))
}

/// What is counted: its sign (none for the tiles in the pile), how many, and the key of the words for that.
fn counts(here: &Here) -> Vec<(Option<Mark>, usize, &'static str)> {
    let [bunnies, nests] = to_come(here.table());
    let pile = here.session.pile().map(|pile| (None, pile, "table-to-come-tiles"));
    [
        (Some(Mark::Bunny), bunnies, "table-to-come-bunnies"),
        (Some(Mark::Nest), nests, "table-to-come-nests"),
    ]
    .into_iter()
    .chain(pile)
    .collect()
}

/// What the counters are called in the accessibility tree.
fn name(here: &Here) -> String {
    let [bunnies, nests] = to_come(here.table());
    let (key, tiles) = match here.session.pile() {
        Some(pile) => ("table-to-come-pile", pile),
        None => ("table-to-come", here.table().tiles.len()),
    };
    let variables = [
        ("bunnies", Word::from(bunnies)),
        ("nests", nests.into()),
        ("tiles", tiles.into()),
    ];
    here.words.say_with(key, variables)
}

/// Shows the counters in a card below those of the players, in words. Says whether they were tapped.
pub fn card(ui: &mut Ui, here: &Here) -> bool {
    let [_, near, apart, padding, _] = SPACE;
    let words = here.words;
    let title = words.say("table-to-come-title");
    let inner = ui.available_width() - 2.0 * padding;
    let written =
        |text: &str, room| WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Small);
    let title = written(&title, inner);
    let counts: Vec<_> = counts(here)
        .into_iter()
        .map(|(sign, count, key)| {
            (
                sign,
                written(
                    &words.say_with(key, [("count", Word::from(count))]),
                    inner - SIGN - near,
                ),
            )
        })
        .collect();
    let below = apart + title.size().y + near;
    let each = |text: f32| text.max(SIGN) + near;
    let height = below + counts.iter().map(|(_, text)| each(text.size().y)).sum::<f32>() + apart - near;
    let response = ui.allocate_response(Vec2::new(ui.available_width(), height), Sense::click());
    let palette = paper(ui, &name(here), &response, response.rect);
    let painter = ui.painter();
    let mut at = response.rect.left_top() + Vec2::new(padding, apart);
    painter.galley(at, title, colour(palette.quiet_ink));
    at.y = response.rect.top() + below;
    for (sign, text) in counts {
        let tall = text.size().y.max(SIGN);
        let place = Rect::from_min_size(at + Vec2::new(0.0, (tall - SIGN) / 2.0), Vec2::splat(SIGN));
        paint_sign(ui, sign, place);
        let beside = at + Vec2::new(SIGN + near, (tall - text.size().y) / 2.0);
        ui.painter().galley(beside, text, colour(palette.ink));
        at.y += tall + near;
    }
    response.clicked()
}

/// Shows the counters where there is little room: a sign and a number for each. Says whether they were tapped.
pub fn counters(ui: &mut Ui, here: &Here) -> bool {
    let [tight, near, ..] = SPACE;
    let number = |(sign, count, _): (Option<Mark>, usize, &str)| {
        let text = WidgetText::from(count.to_string());
        (sign, text.into_galley(ui, None, f32::INFINITY, TextStyle::Small))
    };
    let numbers: Vec<_> = counts(here).into_iter().map(number).collect();
    let each = |width: f32| SIGN + tight + width + near;
    let width = near + numbers.iter().map(|(_, number)| each(number.size().x)).sum::<f32>();
    let tallest = numbers.iter().map(|(_, number)| number.size().y).fold(SIGN, f32::max);
    // A finger needs more than is to be seen.
    let size = Vec2::new(width.max(CONTROL), (tallest + 2.0 * tight).max(CONTROL));
    let response = ui.allocate_response(size, Sense::click());
    let ground = response.rect.with_min_y(response.rect.bottom() - tallest - 2.0 * tight);
    let palette = paper(ui, &name(here), &response, ground);
    let mut at = ground.left_center() + Vec2::new(near, 0.0);
    for (sign, number) in numbers {
        let place = Rect::from_center_size(at + Vec2::new(SIGN / 2.0, 0.0), Vec2::splat(SIGN));
        paint_sign(ui, sign, place);
        let size = number.size();
        let beside = at + Vec2::new(SIGN + tight, -size.y / 2.0);
        ui.painter().galley(beside, number, colour(palette.ink));
        at.x += each(size.x);
    }
    response.clicked()
}

fn paint_sign(ui: &Ui, sign: Option<Mark>, place: Rect) {
    let dark = ui.visuals().dark_mode;
    match sign {
        Some(mark) => paint::drawing(ui.painter(), Drawing::Sign(mark), place, palette(dark).ink),
        None => tiles_sign(ui.painter(), place, dark),
    }
}

/// The sign for the pile: two tiles, one on the other.
fn tiles_sign(painter: &Painter, place: Rect, dark: bool) {
    let palette = palette(dark);
    let side = Vec2::splat(place.width() * 0.64);
    let line = Stroke::new(1.0, colour(palette.meadow_edge));
    let below = Rect::from_min_size(place.max - side - Vec2::splat(1.0), side);
    let above = Rect::from_min_size(place.min + Vec2::splat(1.0), side);
    for (tile, tone) in [below, above].into_iter().zip(palette.meadow) {
        painter.rect(tile, 3, colour(tone), line, StrokeKind::Inside);
    }
}

/// Asks how many tiles are in the pile.
pub fn ask(here: &Here) -> Wish {
    Wish::open(Sheet::Pile(supposed(here)))
}

/// How many tiles are in the pile, and whether they are counted down.
pub fn pile(ui: &mut Ui, here: &Here, tiles: &mut i64) -> Option<Wish> {
    let words = here.words;
    quiet(ui, &words.say("table-pile-about"));
    Stepper::new(words, &words.say("table-pile-what"), 0..=MOST).show_with_leaps(ui, LEAP, tiles);
    let count = words.say_with("table-pile-count", [("tiles", Word::from(*tiles))]);
    let mut wish = None;
    if ui.add(Button::main(&count)).clicked() {
        wish = Some(Wish::CountPile(usize::try_from(*tiles).ok()));
    }
    let counted = here.session.pile().is_some();
    if counted && ui.add(Button::plain(&words.say("table-pile-off")).wide()).clicked() {
        wish = Some(Wish::CountPile(None));
    }
    wish
}
