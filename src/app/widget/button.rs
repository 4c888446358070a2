//! Buttons: the main one, those beside it, and pictures to be tapped.

use super::cut::{SMALLEST, unbroken, with_dots};
use crate::app::command::Command;
use crate::app::paint;
use crate::app::theme::{CARD_CORNER, CONTROL, MAIN_BUTTON, PRESS, SPACE, colour, palette};
use crate::picture::{Drawing, Icon, Palette, Rgba};
use crate::words::Words;
use egui::text::LayoutJob;
use egui::{
    Align, Color32, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, Widget, WidgetInfo,
};
use std::sync::Arc;

/// The most lines of the main button's text: in large type it is rather smaller.
const LINES: usize = 2;
/// The side of a picture on a button, in points.
const ICON: f32 = 22.0;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// What to do next. One a screen.
    Main,
    /// What can be done besides.
    Plain,
    /// The same, without a ground of its own.
    Bare,
}

/// A button. Its text wraps rather than being cut off.
#[must_use = "a button is shown with `ui.add`"]
pub struct Button<'a> {
    text: &'a str,
    name: &'a str,
    icon: Option<Icon>,
    look: Look,
    wide: bool,
    sense: Sense,
}

impl<'a> Button<'a> {
    const fn new(text: &'a str, look: Look) -> Self {
        Self {
            text,
            name: text,
            icon: None,
            look,
            wide: false,
            sense: Sense::CLICK.union(Sense::FOCUSABLE),
        }
    }

    /// What to do next: as wide as there is room, in the accent. One a screen.
    pub const fn main(text: &'a str) -> Self {
        Self::new(text, Look::Main).wide()
    }

    /// What can be done besides.
    pub const fn plain(text: &'a str) -> Self {
        Self::new(text, Look::Plain)
    }

    /// What can be done besides, without a ground of its own.
    pub const fn bare(text: &'a str) -> Self {
        Self::new(text, Look::Bare)
    }

    /// A picture alone; the name says what it does.
    pub const fn picture(icon: Icon, name: &'a str) -> Self {
        Self {
            name,
            ..Self::new("", Look::Bare).icon(icon)
        }
    }

    /// With a picture before the text.
    pub const fn icon(self, icon: Icon) -> Self {
        Self {
            icon: Some(icon),
            ..self
        }
    }

    /// As wide as there is room.
    pub const fn wide(self) -> Self {
        Self { wide: true, ..self }
    }

    /// That answers to more than a click.
    pub const fn sense(self, sense: Sense) -> Self {
        Self { sense, ..self }
    }

    /// With a longer name in the accessibility tree, where the text alone does not say what it does.
    pub const fn named(self, name: &'a str) -> Self {
        Self { name, ..self }
    }
}

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let [tight, near, _, padding, _] = SPACE;
        let height = if self.look == Look::Main { MAIN_BUTTON } else { CONTROL };
        let icon_width = self
            .icon
            .map_or(0.0, |_| ICON + if self.text.is_empty() { 0.0 } else { near });
        let room = row_width(ui) - 2.0 * padding - icon_width;
        let lines = if self.look == Look::Main { LINES } else { usize::MAX };
        let text = centred(ui, self.text, room.max(1.0), lines);
        let content = Vec2::new(icon_width + text.size().x, text.size().y.max(ICON));
        let side = if self.text.is_empty() {
            CONTROL - ICON
        } else {
            2.0 * padding
        };
        let size = Vec2::new(
            if self.wide {
                ui.available_width()
            } else {
                (content.x + side).max(CONTROL)
            },
            (content.y + 2.0 * tight).max(height),
        );
        let response = ui.allocate_response(size, self.sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), self.name));
        if ui.is_rect_visible(response.rect) {
            let palette = palette(ui.visuals().dark_mode);
            let ink = ground(ui, &response, self.look, palette);
            let inner = Rect::from_center_size(response.rect.center(), content);
            if let Some(icon) = self.icon {
                let middle = inner.left_center() + Vec2::new(ICON / 2.0, 0.0);
                let place = Rect::from_center_size(middle, Vec2::splat(ICON));
                paint::drawing(ui.painter(), Drawing::Icon(icon), place, ink);
            }
            // A centred text is placed by its middle.
            let at = inner.center() + Vec2::new(icon_width / 2.0, -text.size().y / 2.0);
            ui.painter().galley(at, text, colour(ink));
        }
        response
    }
}

/// That text, each line of it in the middle. Where it has more than so many lines, or a word no room, its type is smaller, but
/// not small.
pub(super) fn centred(ui: &Ui, text: &str, room: f32, lines: usize) -> Arc<Galley> {
    let text = with_dots(text);
    let mut font = unbroken(ui, &text, &TextStyle::Button, room);
    loop {
        let mut job = LayoutJob::simple(text.clone(), font.clone(), Color32::PLACEHOLDER, room);
        job.halign = Align::Center;
        let galley = ui.painter().layout_job(job);
        if galley.rows.len() <= lines || font.size <= SMALLEST {
            return galley;
        }
        font.size = (font.size - 1.0).max(SMALLEST);
    }
}

/// Paints what a button stands on and says in which colour to write on it.
fn ground(ui: &Ui, response: &Response, look: Look, palette: &Palette) -> Rgba {
    let pressed = ui.ctx().animate_bool_with_time(
        response.id.with("press"),
        response.is_pointer_button_down_on(),
        PRESS.min(ui.style().animation_time),
    );
    let (fill, line, ink) = match look {
        Look::Main => (palette.accent, Rgba::CLEAR, palette.on_accent),
        Look::Plain => (palette.card, palette.line, palette.ink),
        Look::Bare => (Rgba::CLEAR, Rgba::CLEAR, palette.ink),
    };
    let rect = response.rect.shrink(pressed);
    let painter = ui.painter();
    painter.rect(
        rect,
        CARD_CORNER,
        colour(fill),
        Stroke::new(1.0, colour(line)),
        StrokeKind::Inside,
    );
    let veil = if response.hovered() { 0.06 } else { 0.0 } + 0.08 * pressed;
    painter.rect_filled(rect, CARD_CORNER, colour(ink.faded(veil)));
    focus_ring(ui, response, rect);
    ink
}

/// The width of the longest row there can be: what that finds no room in this row wraps to the next.
pub(super) fn row_width(ui: &Ui) -> f32 {
    if ui.layout().main_wrap() {
        ui.max_rect().width()
    } else {
        ui.available_width()
    }
}

/// Paints a ring around what the keyboard is on; where there is no room around it, inside.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect) {
    /// How thick it is, in points.
    const RING: f32 = 2.0;
    let rect = rect.intersect(ui.clip_rect().shrink(RING));
    if response.has_focus() && rect.is_positive() {
        let palette = palette(ui.visuals().dark_mode);
        let ring = Stroke::new(RING, colour(palette.ink));
        ui.painter().rect_stroke(rect, CARD_CORNER, ring, StrokeKind::Outside);
    }
}

/// A command as a picture to be tapped, with its name, its help on hovering and its keys. Says whether it was given.
pub fn command(ui: &mut Ui, words: &Words, command: Command, enabled: bool) -> bool {
    let name = command.name(words);
    let tapped = ui
        .add_enabled(enabled, Button::picture(command.icon(), &name))
        .on_hover_ui(|ui| {
            ui.label(&name);
            ui.label(command.help(words));
            if let Some(keys) = command.keys(words, ui.ctx().os().is_mac()) {
                ui.weak(keys);
            }
        })
        .clicked();
    tapped || (enabled && command.pressed(ui))
}
