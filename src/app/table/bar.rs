//! The bar: what happens now, what comes next, and the way out.

use super::here::Here;
use super::pointing::Pointing;
use super::sheet::Sheet;
use super::wish::Wish;
use crate::app::command::Command;
use crate::app::theme::SPACE;
use crate::app::widget::{Button, called, command, cut, quiet, token};
use crate::picture::Icon;
use egui::{Align, Label, Layout, TextStyle, Ui, Vec2, WidgetText};

/// The diameter of the token, in points.
const TOKEN: f32 = 32.0;

/// Shows the bar.
pub fn bar(ui: &mut Ui, here: &Here, pointing: Option<Pointing>, correcting: bool) -> Option<Wish> {
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
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let menu = words.say("table-menu");
            if ui.add(Button::picture(Icon::Menu, &menu)).clicked() {
                wish = Some(Wish::open(Sheet::Menu));
            }
            let history = here.session.history();
            // Undo keeps its place when redo comes: a finger may rest there.
            if command(ui, words, Command::Undo, history.can_undo()) {
                wish = Some(Wish::Undo);
            }
            if history.can_redo() && command(ui, words, Command::Redo, true) {
                wish = Some(Wish::Redo);
            }
            ui.add_space(tight);
            let room = ui.available_width();
            let whole = saying(&|name| name);
            let [now, then] = saying(&|name| cut(ui, &name, &TextStyle::Body, room));
            let height = |text: &str, style| WidgetText::from(text).into_galley(ui, None, room, style).size().y;
            let lines = height(&now, TextStyle::Body)
                + if then.is_empty() {
                    0.0
                } else {
                    height(&then, TextStyle::Small)
                };
            ui.allocate_ui_with_layout(Vec2::new(room, lines), Layout::top_down(Align::LEFT), |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let [whole_now, whole_then] = whole;
                called(&ui.add(Label::new(now).wrap()), &whole_now);
                if !then.is_empty() {
                    called(&quiet(ui, &then), &whole_then);
                }
            });
        });
    });
    wish
}
