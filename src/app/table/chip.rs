//! Chips with a drawing: a mark, a figure, something to be moved.

use crate::app::paint;
use crate::app::theme::{CARD_CORNER, CONTROL, SPACE, colour, palette};
use crate::picture::{Drawing, Rgba};
use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, Widget, WidgetInfo, WidgetText};

/// The side of the drawing, in points.
const DRAWING: f32 = 26.0;

/// A chip with a drawing before its text.
#[must_use = "a chip is shown with `ui.add`"]
pub struct DrawnChip<'a> {
    drawing: Drawing,
    tint: Rgba,
    text: &'a str,
    /// Whether it is chosen; none for one that does something at once.
    on: Option<bool>,
}

impl<'a> DrawnChip<'a> {
    /// One that does something at once, with its drawing in that colour.
    pub const fn new(drawing: Drawing, tint: Rgba, text: &'a str) -> Self {
        Self {
            drawing,
            tint,
            text,
            on: None,
        }
    }

    /// One that is chosen or not.
    pub const fn chosen(self, on: bool) -> Self {
        Self { on: Some(on), ..self }
    }
}

impl Widget for DrawnChip<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let [tight, near, apart, ..] = SPACE;
        let text = WidgetText::from(self.text).into_galley(ui, None, f32::INFINITY, TextStyle::Button);
        let content = Vec2::new(DRAWING + tight + text.size().x, text.size().y.max(DRAWING));
        let size = Vec2::new(content.x + near + apart, CONTROL);
        let response = ui.allocate_response(size, Sense::click());
        response.widget_info(|| match self.on {
            Some(on) => WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), on, self.text),
            None => WidgetInfo::labeled(Role::Button, ui.is_enabled(), self.text),
        });
        let rect = response.rect;
        if ui.is_rect_visible(rect) {
            let palette = palette(ui.visuals().dark_mode);
            let on = self.on == Some(true);
            let (fill, line, width) = if on {
                (palette.soft_accent, palette.accent, 1.5)
            } else {
                (palette.card, palette.line, 1.0)
            };
            let painter = ui.painter();
            painter.rect(
                rect,
                CARD_CORNER,
                colour(fill),
                Stroke::new(width, colour(line)),
                StrokeKind::Inside,
            );
            let veil = if response.hovered() || response.has_focus() {
                0.06
            } else {
                0.0
            };
            painter.rect_filled(rect, CARD_CORNER, colour(palette.ink.faded(veil)));
            let middle = rect.left_center() + Vec2::new(near + DRAWING / 2.0, 0.0);
            paint::drawing(
                painter,
                self.drawing,
                Rect::from_center_size(middle, Vec2::splat(DRAWING)),
                self.tint,
            );
            let at = rect.left_center() + Vec2::new(near + DRAWING + tight, -text.size().y / 2.0);
            painter.galley(at, text, colour(palette.ink));
        }
        response
    }
}
