//! A number with a button on either side.

use super::button::Button;
use crate::app::theme::CONTROL;
use crate::picture::Icon;
use crate::words::{Word, Words};
use egui::{Align, Label, Layout, RichText, TextStyle, Ui, Vec2};
use std::ops::RangeInclusive;

/// The width left for the number, in points.
const NUMBER: f32 = 52.0;

/// A number to be stepped up and down.
#[must_use = "a stepper is shown with `show`"]
pub struct Stepper<'a> {
    words: &'a Words,
    what: &'a str,
    range: RangeInclusive<i64>,
}

impl<'a> Stepper<'a> {
    /// How wide it is, in points.
    pub const WIDTH: f32 = 2.0 * CONTROL + NUMBER;

    /// A stepper; `what` says, in its buttons' names, what is counted.
    pub const fn new(words: &'a Words, what: &'a str, range: RangeInclusive<i64>) -> Self {
        Self { words, what, range }
    }

    /// Shows it between two buttons that step by that many at once. Says whether the number has changed.
    pub fn show_with_leaps(self, ui: &mut Ui, by: i64, number: &mut i64) -> bool {
        let before = *number;
        let (words, what, range) = (self.words, self.what, self.range.clone());
        let leap = |ui: &mut Ui, by: i64, number: &mut i64| {
            let sign = if by < 0 { "−" } else { "+" };
            let text = format!("{sign}{}", by.abs());
            let variables = [("what", Word::from(what)), ("leap", text.as_str().into())];
            let name = words.say_with("stepper-leap", variables);
            if ui.add(Button::plain(&text).named(&name)).clicked() {
                *number = (*number + by).clamp(*range.start(), *range.end());
            }
        };
        ui.horizontal_wrapped(|ui| {
            leap(ui, -by, number);
            self.show(ui, number);
            leap(ui, by, number);
        });
        *number != before
    }

    /// Shows it. Says whether the number has changed.
    pub fn show(self, ui: &mut Ui, number: &mut i64) -> bool {
        let before = *number;
        let name = |key| self.words.say_with(key, [("what", Word::from(self.what))]);
        let (fewer, more) = (name("stepper-fewer"), name("stepper-more"));
        // Left to right also where what is around it is laid out from the right.
        let height = ui.text_style_height(&TextStyle::Heading).max(CONTROL);
        let size = Vec2::new(Self::WIDTH, height);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let (least, most) = (*self.range.start(), *self.range.end());
            let fewer = ui.add_enabled(*number > least, Button::picture(Icon::Minus, &fewer));
            if fewer.clicked() {
                *number -= 1;
            }
            let text = RichText::new(number.to_string()).text_style(TextStyle::Heading);
            ui.add_sized(Vec2::new(NUMBER, height), Label::new(text));
            let more = ui.add_enabled(*number < most, Button::picture(Icon::Plus, &more));
            if more.clicked() {
                *number += 1;
            }
            // A button that can do no more hands the keyboard to the other one.
            if fewer.has_focus() && *number == least {
                more.request_focus();
            } else if more.has_focus() && *number == most {
                fewer.request_focus();
            }
        });
        *number != before
    }
}
