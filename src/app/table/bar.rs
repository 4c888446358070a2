//! The bar: what happens now, what comes next, and the way out.

use super::here::Here;
use super::layout::Layout as Room;
use super::pointing::Pointing;
use super::sheet::Sheet;
use super::way::roll_hops;
use super::wish::Wish;
use crate::app::command::Command;
use crate::app::theme::{CONTROL, SPACE, colour, palette, text_scale};
use crate::app::widget::{Button, called, command, cut, say, shrunk, token};
use crate::picture::Icon;
use egui::{Align, Galley, Label, Layout, TextStyle, TextWrapMode, Ui, Vec2, WidgetText};
use std::sync::Arc;

/// The diameter of the token, in points.
const TOKEN: f32 = 32.0;
/// No name is cut shorter than this, in points, and by how much it is cut at a time.
const SHORT: f32 = 40.0;
const SHORTER: f32 = 12.0;
/// The most lines of what happens now, and of what comes next.
const LINES: usize = 2;

/// Shows the bar.
pub fn bar(ui: &mut Ui, here: &Here, pointing: Option<Pointing>, correcting: bool, room: Room) -> Option<Wish> {
    let words = here.words;
    let saying = |name: &dyn Fn(String) -> String| match pointing {
        Some(pointing) => [
            pointing.question(words, here.table()),
            words.say("table-pointing-about"),
        ],
        None if here.session.is_watching() => {
            let [now, _] = here.saying(name);
            [now, words.say("table-watching-about")]
        }
        None if correcting => [words.say("table-correcting"), words.say("table-correcting-about")],
        None => here.saying(name),
    };
    let [tight, near, ..] = SPACE;
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = near;
        if let Some(player) = here.player() {
            token(ui, player.colour, TOKEN);
        }
        ui.spacing_mut().item_spacing.x = 0.0;
        let (history, records) = (here.session.history(), !here.session.is_watching());
        // On a phone the sentence wants the room: there redo floats on the sheet.
        let redo = room != Room::Upright && history.can_redo();
        let buttons = if redo { 3.0 } else { 2.0 };
        let room = (ui.available_width() - tight - buttons * CONTROL).max(0.0);
        sentences(ui, here, room, saying);
        ui.add_space(tight);
        // Undo keeps its place when redo comes: a finger may rest there.
        if redo && command(ui, words, Command::Redo, records) {
            wish = Some(Wish::Redo);
        }
        if command(ui, words, Command::Undo, records && history.can_undo()) {
            wish = Some(Wish::Undo);
        }
        let menu = words.say("table-menu");
        if ui.add(Button::picture(Icon::Menu, &menu)).clicked() {
            wish = Some(Wish::open(Sheet::Menu));
        }
    });
    wish
}

/// What happens now and what comes next, so wide, also aloud.
fn sentences(ui: &mut Ui, here: &Here, room: f32, saying: impl Fn(&dyn Fn(String) -> String) -> [String; 2]) {
    let words = here.words;
    let scale = text_scale(ui.ctx());
    let whole = saying(&|name| name);
    for sentence in whole.iter().filter(|sentence| !sentence.is_empty()) {
        say(ui.ctx(), sentence);
    }
    if let Some(hops) = roll_hops(here.table()).filter(|_| here.tumbled >= 1.0) {
        say(
            ui.ctx(),
            &words.say_with("table-hops", [("hops", i64::from(hops).into())]),
        );
    }
    let [now, then] = if scale > 1.0 {
        saying(&|name| cut(ui, &name, &TextStyle::Body, room))
    } else {
        fitting(ui, room, saying)
    };
    let within = Vec2::new(room, f32::INFINITY);
    let [now, then] = [(now, TextStyle::Body), (then, TextStyle::Small)]
        .map(|(text, style)| shrunk(ui, &text, &style, within, LINES));
    let quiet = colour(palette(ui.visuals().dark_mode).quiet_ink);
    let lines = now.size().y + if then.is_empty() { 0.0 } else { then.size().y };
    ui.allocate_ui_with_layout(Vec2::new(room, lines), Layout::top_down(Align::LEFT), |ui| {
        ui.set_min_width(room);
        ui.spacing_mut().item_spacing.y = 0.0;
        let [whole_now, whole_then] = whole;
        line(ui, now, &whole_now);
        if !then.is_empty() {
            ui.visuals_mut().override_text_color = Some(quiet);
            line(ui, then, &whole_then);
        }
    });
}

/// A line of it, whole in the accessibility tree and under the pointer.
fn line(ui: &mut Ui, shown: Arc<Galley>, whole: &str) {
    let cut = shown.elided || shown.text() != whole;
    let label = ui.add(Label::new(shown));
    called(&label, whole);
    if cut {
        label.on_hover_text(whole);
    }
}

/// What is said, with names cut so far that they make no line longer than short ones would.
fn fitting(ui: &Ui, room: f32, saying: impl Fn(&dyn Fn(String) -> String) -> [String; 2]) -> [String; 2] {
    let cut_to = |width: f32| saying(&|name| cut(ui, &name, &TextStyle::Body, width));
    let rows = |[now, then]: &[String; 2]| {
        [(now, TextStyle::Body), (then, TextStyle::Small)].map(|(text, style)| {
            WidgetText::from(text)
                .into_galley(ui, Some(TextWrapMode::Wrap), room, style)
                .rows
                .len()
        })
    };
    let shortest = cut_to(SHORT);
    let least = rows(&shortest);
    let mut width = room;
    while width > SHORT {
        let said = cut_to(width);
        if rows(&said) == least {
            return said;
        }
        width -= SHORTER;
    }
    shortest
}
