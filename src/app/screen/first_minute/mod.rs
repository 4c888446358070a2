//! A first minute at a sample table: the real table, with a strip above it that says what to tap next.
//!
//! It has a desk of its own over a store that nobody keeps: nothing of it comes to the shelf.

mod lesson;

use crate::app::desk::{Desk, Go};
use crate::app::session::Session;
use crate::app::table::Table;
use crate::app::theme::{SPACE, colour, palette};
use crate::app::widget::{Button, fading, say};
use crate::game::{Game, file};
use crate::picture::Icon;
use crate::store::{Memory, Store};
use crate::table::Mark;
use crate::words::{Word, Words};
use egui::{
    Align, Frame, Label, Layout, Margin, Panel, Rect, RichText, ScrollArea, TextStyle, TextWrapMode, Ui, UiBuilder,
    WidgetText,
};
use lesson::Lesson;

/// The sample: a nest whose last neighbour is about to be laid.
const SAMPLE: &[u8] = include_bytes!("../../../../assets/games/first-minute.hoppel");

/// From this width on, in points, there is room for the strip in type that is read, not only looked up.
const ROOMY: f32 = 800.0;
/// The widest what leads away gets beside the sentence, in points and as a part of the strip.
const BUTTON: f32 = 260.0;
const BUTTON_PART: f32 = 0.5;

/// The most of the height that the sentence takes, as a part; in large type it scrolls.
const MOST: f32 = 0.1;

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

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui) -> Option<Go> {
        let lesson = Lesson::of(self.table.session().game());
        self.done |= lesson == Lesson::Around;
        let lesson = if self.done { Lesson::Around } else { lesson };
        let left = strip(ui, &self.desk.words, lesson);
        let below = ui.available_rect_before_wrap();
        let below = UiBuilder::new().max_rect(below);
        let Self { desk, table, .. } = self;
        let go = ui.scope_builder(below, |ui| table.ui(ui, desk)).inner;
        // It is on no shelf from which it could be taken along.
        left.or(go.filter(Go::leads_away))
    }
}

/// What to do now, and the way out.
fn strip(ui: &mut Ui, words: &Words, lesson: Lesson) -> Option<Go> {
    let [_, near, apart, padding, _] = SPACE;
    let ground = palette(ui.visuals().dark_mode).soft_accent;
    let frame = Frame::new()
        .fill(colour(ground))
        .inner_margin(Margin::symmetric(apart as i8, near as i8));
    let what = what(words, lesson);
    let told = [
        ("number", Word::from(lesson.step())),
        ("all", Word::from(Lesson::STEPS)),
        ("what", what.into()),
    ];
    let told = words.say_with("first-minute-step", told);
    say(ui.ctx(), &told);
    let (away, go) = if lesson == Lesson::Around {
        (words.say("first-minute-own-table"), Go::NewTable)
    } else {
        (words.say("first-minute-skip"), Go::Home)
    };
    let panel = Panel::top("first-minute")
        .frame(frame)
        .resizable(false)
        .show_separator_line(false);
    let most = ui.available_height() * MOST;
    let tapped = panel.show(ui, |ui| {
        let style = if ui.available_width() < ROOMY {
            TextStyle::Small
        } else {
            TextStyle::Body
        };
        let room = (ui.available_width() * BUTTON_PART).min(BUTTON);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let tapped = ui.scope(|ui| {
                ui.set_max_width(room);
                let said = WidgetText::from(away.as_str()).into_galley(ui, None, f32::INFINITY, TextStyle::Button);
                // In large type a word would be torn.
                let button = if go == Go::Home && said.size().x + 2.0 * padding > room {
                    Button::picture(Icon::Close, &away)
                } else {
                    Button::plain(&away)
                };
                ui.add(button).clicked()
            });
            let told = RichText::new(told).text_style(style);
            let room = ui.available_width();
            let height =
                WidgetText::from(told.clone()).into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Body);
            let label = |ui: &mut Ui| ui.add(Label::new(told).wrap());
            if height.size().y <= most {
                ui.with_layout(Layout::left_to_right(Align::Center), label);
            } else {
                // A panel is as high as what is in it, and would leave no more than that to what scrolls.
                let area = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
                ui.with_layout(Layout::top_down(Align::LEFT), |ui| fading(ui, area, ground, label));
            }
            tapped.inner
        })
        .inner
    });
    tapped.inner.then_some(go)
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
