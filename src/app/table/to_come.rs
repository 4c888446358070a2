//! What is still to come of the bunnies and nests in the box, and of the tiles in the pile if somebody counts them.

use super::here::Here;
use super::wish::Wish;
use crate::app::paint;
use crate::app::theme::{CARD_CORNER, CONTROL, SPACE, card_shadow, colour, palette};
use crate::app::widget::{Button, Stepper, quiet};
use crate::game::Layout;
use crate::picture::Drawing;
use crate::table::{Expansion, Mark, Table};
use crate::words::Word;
use egui::{Painter, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, WidgetText};

/// Bunny tiles and nests in the box (RULES §10).
const BOX: [(Mark, usize); 2] = [(Mark::Bunny, 12), (Mark::Nest, 10)];
/// Tiles of the base game, the start tile among them, and of Easter (RULES §10).
const BASE_TILES: usize = 72;
const EASTER_TILES: usize = 22;
/// The most tiles a pile is said to have.
const MOST: i64 = 999;
/// The number is also stepped by that many.
const LEAP: i64 = 10;
/// The side of a sign, in points.
const SIGN: f32 = 20.0;
/// How far the counters hang over the edge that they are shown on, in points.
pub const ON_EDGE: f32 = SIGN / 2.0 + SPACE[0];

/// How many bunny tiles and nests are still to come.
pub fn to_come(table: &Table) -> [usize; 2] {
    BOX.map(|(mark, all)| {
        let laid = table.tiles.values().filter(|tile| tile.marks.has(mark));
        all.saturating_sub(laid.count())
    })
}

/// How many tiles are in the pile, as they are counted, or else if nothing but these boxes is in it.
pub fn supposed(here: &Here) -> i64 {
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

/// Shows the counters: a sign and a number for each. Says whether they were tapped.
pub fn counters(ui: &mut Ui, here: &Here) -> bool {
    let [tight, near, ..] = SPACE;
    let [bunnies, nests] = to_come(here.table());
    let pile = here.session.pile();
    let (key, tiles) = match pile {
        Some(pile) => ("table-to-come-pile", pile),
        None => ("table-to-come", here.table().tiles.len()),
    };
    let variables = [
        ("bunnies", Word::from(bunnies)),
        ("nests", nests.into()),
        ("tiles", tiles.into()),
    ];
    let name = here.words.say_with(key, variables);
    let counts = [
        Some((Some(Mark::Bunny), bunnies)),
        Some((Some(Mark::Nest), nests)),
        pile.map(|pile| (None, pile)),
    ];
    let number = |(sign, count): (Option<Mark>, usize)| {
        let text = WidgetText::from(count.to_string());
        (sign, text.into_galley(ui, None, f32::INFINITY, TextStyle::Small))
    };
    let numbers: Vec<_> = counts.into_iter().flatten().map(number).collect();
    let each = |width: f32| SIGN + tight + width + near;
    let width = near + numbers.iter().map(|(_, number)| each(number.size().x)).sum::<f32>();
    let tallest = numbers.iter().map(|(_, number)| number.size().y).fold(SIGN, f32::max);
    // A finger needs more than is to be seen.
    let size = Vec2::new(width.max(CONTROL), (tallest + 2.0 * tight).max(CONTROL));
    let response = ui.allocate_response(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    let dark = ui.visuals().dark_mode;
    let palette = palette(dark);
    let paper = response.rect.with_min_y(response.rect.bottom() - tallest - 2.0 * tight);
    let painter = ui.painter();
    painter.add(card_shadow(dark).as_shape(paper, CARD_CORNER));
    let line = Stroke::new(1.0, colour(palette.line));
    painter.rect(paper, CARD_CORNER, colour(palette.card), line, StrokeKind::Inside);
    if response.hovered() {
        painter.rect_filled(paper, CARD_CORNER, colour(palette.ink.faded(0.05)));
    }
    let mut at = paper.left_center() + Vec2::new(near, 0.0);
    for (sign, number) in numbers {
        let place = Rect::from_center_size(at + Vec2::new(SIGN / 2.0, 0.0), Vec2::splat(SIGN));
        match sign {
            Some(mark) => paint::drawing(painter, Drawing::Sign(mark), place, palette.ink),
            None => tiles_sign(painter, place, dark),
        }
        let size = number.size();
        let beside = at + Vec2::new(SIGN + tight, -size.y / 2.0);
        painter.galley(beside, number, colour(palette.ink));
        at.x += each(size.x);
    }
    response.clicked()
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
