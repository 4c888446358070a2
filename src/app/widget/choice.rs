//! Choosing: one of a few, and this or not.

use super::button::{centred, focus_ring, row_width};
use crate::app::paint;
use crate::app::theme::{CARD_CORNER, CONTROL, SPACE, colour, palette};
use crate::picture::Drawing;
use crate::picture::Icon;
use egui::{
    Align, Layout, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, Widget, WidgetInfo, WidgetText,
};

/// The side of the tick, in points.
const TICK: f32 = 18.0;

/// Something that is chosen or not.
#[must_use = "a chip is shown with `ui.add`"]
pub struct Chip<'a> {
    text: &'a str,
    name: &'a str,
    on: bool,
    kind: Role,
    width: Option<f32>,
}

impl<'a> Chip<'a> {
    /// One that can be taken or left.
    pub const fn new(text: &'a str, on: bool) -> Self {
        Self {
            text,
            name: text,
            on,
            kind: Role::CheckBox,
            width: None,
        }
    }

    /// One of several, of which one is always chosen.
    pub const fn one_of(text: &'a str, on: bool) -> Self {
        Self {
            kind: Role::RadioButton,
            ..Self::new(text, on)
        }
    }

    /// With a longer name in the accessibility tree, where the text alone does not say what is chosen.
    pub const fn named(self, name: &'a str) -> Self {
        Self { name, ..self }
    }
}

impl Widget for Chip<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let [tight, near, side, ..] = SPACE;
        let tick = if self.on && self.kind == Role::CheckBox {
            TICK + tight
        } else {
            0.0
        };
        let width = self.width.unwrap_or_else(|| row_width(ui));
        let room = (width - 2.0 * side - tick).max(1.0);
        let text = centred(ui, self.text, room, usize::MAX);
        let content = Vec2::new(tick + text.size().x, text.size().y);
        let size = Vec2::new(
            self.width.unwrap_or(content.x + 2.0 * side),
            (content.y + 2.0 * near).max(CONTROL),
        );
        let response = ui.allocate_response(size, Sense::click());
        response.widget_info(|| WidgetInfo::selected(self.kind, ui.is_enabled(), self.on, self.name));
        if ui.is_rect_visible(response.rect) {
            let palette = palette(ui.visuals().dark_mode);
            let (fill, line) = if self.on {
                (palette.soft_accent, palette.accent)
            } else {
                (palette.card, palette.line)
            };
            let painter = ui.painter();
            let stroke = Stroke::new(if self.on { 1.5 } else { 1.0 }, colour(line));
            painter.rect(response.rect, CARD_CORNER, colour(fill), stroke, StrokeKind::Inside);
            if response.hovered() {
                painter.rect_filled(response.rect, CARD_CORNER, colour(palette.ink.faded(0.05)));
            }
            let inner = Rect::from_center_size(response.rect.center(), content);
            if tick > 0.0 {
                let middle = inner.left_center() + Vec2::new(TICK / 2.0, 0.0);
                let place = Rect::from_center_size(middle, Vec2::splat(TICK));
                paint::drawing(painter, Drawing::Icon(Icon::Check), place, palette.accent);
            }
            let at = inner.center() + Vec2::new(tick / 2.0, -text.size().y / 2.0);
            painter.galley(at, text, colour(palette.ink));
            focus_ring(ui, &response, response.rect);
        }
        response
    }
}

/// Chips side by side, in as many rows as they need: the rows lie as far apart as the chips in them, also where a long text
/// makes one of them higher.
pub fn wrapped<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let [_, gap, ..] = SPACE;
    let size = Vec2::new(ui.available_width(), CONTROL);
    let rows = Layout::left_to_right(Align::TOP).with_main_wrap(true);
    ui.allocate_ui_with_layout(size, rows, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        content(ui)
    })
    .inner
}

/// One of a few, side by side where there is room, else one below the other. Says whether the choice has changed.
pub fn choice<T: PartialEq + Copy>(ui: &mut Ui, chosen: &mut T, options: &[(T, String)]) -> bool {
    let [_, gap, side, ..] = SPACE;
    let before = *chosen;
    let count = options.len().max(1) as f32;
    let each = (ui.available_width() - gap * (count - 1.0)) / count;
    let fits = |text: &String| {
        let text = WidgetText::from(text.as_str()).into_galley(ui, None, f32::INFINITY, TextStyle::Button);
        text.size().x + 2.0 * side <= each
    };
    let side_by_side = options.iter().all(|(_, text)| fits(text));
    let mut show = |ui: &mut Ui, width: f32| {
        for (value, text) in options {
            let chip = Chip {
                width: Some(width),
                ..Chip::one_of(text, *value == before)
            };
            if ui.add(chip).clicked() {
                *chosen = *value;
            }
        }
    };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        if side_by_side {
            ui.horizontal(|ui| show(ui, each));
        } else {
            ui.vertical(|ui| show(ui, ui.available_width()));
        }
    });
    *chosen != before
}
