//! A first minute at a sample table: the real table, with a strip above it that says what to tap next.
//!
//! It has a desk of its own over a store that nobody keeps: nothing of it comes to the shelf.

mod lesson;

use crate::app::desk::{Desk, Go};
use crate::app::session::Session;
use crate::app::table::Table;
use crate::app::theme::{CARD_CORNER, CONTROL, SPACE, card_shadow, colour, palette};
use crate::app::widget::{Button, fading, is_torn, say};
use crate::game::{Game, file};
use crate::picture::Icon;
use crate::store::{Memory, Store};
use crate::table::Mark;
use crate::words::{Word, Words};
use egui::{
    Align, Area, Frame, Id, Label, Layout, Margin, Order, Panel, Rect, ScrollArea, TextStyle, TextWrapMode, Ui,
    UiBuilder, Vec2, WidgetText,
};
use lesson::Lesson;

/// The sample: a nest whose last neighbour is about to be laid.
const SAMPLE: &[u8] = include_bytes!("../../../../assets/games/first-minute.hoppel");

/// From this width on, in points, there is room for the strip in type that is read, not only looked up.
const ROOMY: f32 = 800.0;
/// The widest what leads away gets beside the sentence, in points and as a part of the strip, and the most of its lines.
const BUTTON: f32 = 260.0;
const BUTTON_PART: f32 = 0.5;
const BUTTON_LINES: usize = 2;

/// The most of the height that the sentence takes, as a part; in large type it scrolls.
const MOST: f32 = 0.1;
/// The same where the strip has not the width of the screen.
const MOST_BESIDE: f32 = 0.25;

/// A first minute at a sample table.
pub struct FirstMinute {
    desk: Desk,
    table: Table,
    /// Whether everything was done once: what is undone then is not to be done again.
    done: bool,
}

/// The game of the sample; none if its file holds none.
fn sample() -> Option<Game> {
    file::play(SAMPLE).ok()
}

impl FirstMinute {
    /// The sample at a desk beside that one; none if there is no sample.
    pub fn new(beside: &mut Desk) -> Option<Self> {
        let game = sample()?;
        let (mut store, _) = Store::open(Memory::default(), || ());
        let (slot, opened) = store.begin(game);
        let session = Session::open(slot, opened, &mut store);
        Some(Self {
            desk: beside.beside(store),
            table: Table::new(session),
            done: false,
        })
    }

    /// The part of the board that nothing covered in the last frame.
    pub fn clear(&self) -> Option<Rect> {
        self.table.clear()
    }

    /// Shows it, in that language.
    pub fn ui(&mut self, ui: &mut Ui, words: &Words) -> Option<Go> {
        self.desk.words.clone_from(words);
        let lesson = Lesson::of(self.table.session().game());
        self.done |= lesson == Lesson::Around;
        let lesson = if self.done { Lesson::Around } else { lesson };
        let screen = ui.max_rect();
        let column = self.table.beside_panel(screen);
        let part = if column.is_some() { MOST_BESIDE } else { MOST };
        let strip = |ui: &mut Ui| strip(ui, &self.desk.words, lesson, screen.height() * part);
        let (head, left) = match column {
            Some(column) => in_column(ui, column, strip),
            None => across(ui, strip),
        };
        self.table.set_head(head);
        let below = ui.available_rect_before_wrap();
        let below = UiBuilder::new().max_rect(below);
        let Self { desk, table, .. } = self;
        let go = ui.scope_builder(below, |ui| table.ui(ui, desk)).inner;
        // It is on no shelf from which it could be taken along.
        left.or(go.filter(Go::leads_away))
    }
}

/// The paper of the strip.
fn paper(ui: &Ui) -> Frame {
    let [_, near, apart, ..] = SPACE;
    let ground = palette(ui.visuals().dark_mode).soft_accent;
    Frame::new()
        .fill(colour(ground))
        .inner_margin(Margin::symmetric(apart as i8, near as i8))
}

/// The strip as wide as the screen, above the table. Gives its place.
fn across<R>(ui: &mut Ui, strip: impl FnOnce(&mut Ui) -> R) -> (Rect, R) {
    let panel = Panel::top("first-minute")
        .frame(paper(ui))
        .resizable(false)
        .show_separator_line(false);
    let shown = panel.show(ui, strip);
    (shown.response.rect, shown.inner)
}

/// The strip as a card above the board of a phone that lies, whose panel needs the whole height. Gives its
/// place.
fn in_column<R>(ui: &Ui, column: Rect, strip: impl FnOnce(&mut Ui) -> R) -> (Rect, R) {
    let [_, near, ..] = SPACE;
    let shadow = card_shadow(ui.visuals().dark_mode);
    let frame = paper(ui).corner_radius(CARD_CORNER).shadow(shadow);
    let shown = Area::new(Id::unique("first-minute"))
        .order(Order::Middle)
        .fixed_pos(column.min + Vec2::new(0.0, near))
        .show(ui.ctx(), |ui| {
            ui.set_width(column.width());
            frame.show(ui, strip).inner
        });
    (shown.response.rect, shown.inner)
}

/// What to do now, in a sentence that is at most that high, and the way out.
fn strip(ui: &mut Ui, words: &Words, lesson: Lesson, most: f32) -> Option<Go> {
    let [tight, near, _, padding, _] = SPACE;
    let what = what(words, lesson);
    let told = [
        ("number", Word::from(lesson.step())),
        ("all", Word::from(Lesson::STEPS)),
        ("what", what.into()),
    ];
    let told = words.say_with("first-minute-step", told);
    say(ui.ctx(), &told);
    let (away, icon, go) = if lesson == Lesson::Around {
        (words.say("first-minute-own-table"), Icon::Check, Go::NewTable)
    } else {
        (words.say("first-minute-skip"), Icon::Close, Go::Home)
    };
    let width = ui.available_width();
    let style = if width < ROOMY {
        TextStyle::Small
    } else {
        TextStyle::Body
    };
    let wrapped = |text: &str, room: f32, style: TextStyle| {
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Wrap), room, style)
    };
    let most_wide = (width * BUTTON_PART).min(BUTTON);
    let room = most_wide - 2.0 * padding;
    let said = wrapped(&away, room, TextStyle::Button);
    let is_short = said.rows.len() <= BUTTON_LINES && !is_torn(ui, &away, &TextStyle::Button, room);
    let size = (said.size() + 2.0 * Vec2::new(padding, tight)).max(Vec2::splat(CONTROL));
    let beside = |size: Vec2| wrapped(&told, width - size.x - near, style.clone());
    let sentence = beside(size);
    // In large type the sentence needs the room of the words.
    let (button, size, sentence) = if is_short && sentence.size().y <= most {
        (Button::plain(&away), size, sentence)
    } else {
        let size = Vec2::splat(CONTROL);
        (Button::picture(icon, &away), size, beside(size))
    };
    let room = width - size.x - near;
    let height = sentence.size().y.min(most);
    let row = Vec2::new(width, height.max(size.y));
    let shown = ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = near;
        let tapped = ui.scope(|ui| {
            ui.set_max_width(most_wide);
            ui.add(button).clicked()
        });
        ui.allocate_ui_with_layout(Vec2::new(room, height), Layout::top_down(Align::LEFT), |ui| {
            let scrolls = sentence.size().y > most;
            let label = |ui: &mut Ui| ui.add(Label::new(sentence));
            if scrolls {
                let ground = palette(ui.visuals().dark_mode).soft_accent;
                // Another sentence is read from its beginning.
                let area = ScrollArea::vertical().id_salt(&told).max_height(most);
                fading(ui, area.min_scrolled_height(most), ground, label);
            } else {
                label(ui);
            }
        });
        tapped.inner
    });
    shown.inner.then_some(go)
}

/// What is to be tapped, in the words that stand there.
fn what(words: &Words, lesson: Lesson) -> String {
    match lesson {
        Lesson::Gap => words.say("first-minute-gap"),
        Lesson::Pay => words.say_with("first-minute-pay", [("button", words.say("table-main-pay").into())]),
        Lesson::Lay => words.say("first-minute-lay"),
        Lesson::Bunny => words.say_with("first-minute-bunny", [("sign", words.mark(Mark::Bunny).into())]),
        Lesson::Phase => words.say("first-minute-phase"),
        Lesson::Roll => words.say_with("first-minute-roll", [("button", words.say("table-roll").into())]),
        Lesson::Hop => words.say("first-minute-hop"),
        Lesson::Around => words.say_with("first-minute-around", [("undo", words.say("command-undo").into())]),
    }
}
