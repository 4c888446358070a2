//! Rows: something to be opened, with a few words about it.

use super::button::focus_ring;
use super::cut::{lines, with_dots};
use crate::app::paint;
use crate::app::theme::{CARD_CORNER, MAIN_BUTTON, SPACE, card_shadow, colour, palette};
use crate::picture::{Drawing, Icon};
use egui::{Align, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo};

/// The side of the picture, in points.
const PICTURE: f32 = 28.0;
/// The side of the sign that it opens something, in points.
const CHEVRON: f32 = 18.0;

/// A card to be tapped: a picture, what it opens, and a few quiet words.
#[must_use = "a row is shown with `show`"]
pub struct Row<'a> {
    picture: Drawing,
    title: &'a str,
    about: &'a str,
    end: Icon,
    width: Option<f32>,
}

impl<'a> Row<'a> {
    /// A row; `about` may be empty.
    pub const fn new(picture: Drawing, title: &'a str, about: &'a str) -> Self {
        Self {
            picture,
            title,
            about,
            end: Icon::Open,
            width: None,
        }
    }

    /// That wide, in points, to leave room for something beside it.
    pub const fn width(self, width: f32) -> Self {
        Self {
            width: Some(width),
            ..self
        }
    }

    /// With another sign at its end than that it opens something.
    pub const fn end(self, end: Icon) -> Self {
        Self { end, ..self }
    }

    /// Shows it as something that unfolds what stands below it, and folds it up again.
    pub fn fold(self, ui: &mut Ui, open: &mut bool) {
        let end = if *open { Icon::Fold } else { Icon::Unfold };
        let row = self.end(end).show(ui);
        if row.clicked() {
            *open = !*open;
            if *open {
                // Below the edge of the screen nobody would see that anything had come.
                ui.scroll_to_rect(row.rect, Some(Align::TOP));
            }
        }
    }

    /// Shows it.
    pub fn show(self, ui: &mut Ui) -> Response {
        let [_, _, apart, padding, _] = SPACE;
        let dark = ui.visuals().dark_mode;
        let palette = palette(dark);
        let width = self.width.unwrap_or_else(|| ui.available_width());
        let before = padding + PICTURE + apart;
        let room = (width - before - apart - CHEVRON - padding).max(1.0);
        let title = lines(ui, &with_dots(self.title), &TextStyle::Body, room);
        let about = (!self.about.is_empty()).then(|| lines(ui, self.about, &TextStyle::Small, room));
        let text_height = title.size().y + about.as_ref().map_or(0.0, |about| about.size().y);
        let height = (text_height + 2.0 * apart).max(MAIN_BUTTON);
        let response = ui.allocate_response(Vec2::new(width, height), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), self.title));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            if !self.about.is_empty() {
                node.set_description(self.about);
            }
        });
        let rect = response.rect;
        if ui.is_rect_visible(rect) {
            let painter = ui.painter();
            painter.add(card_shadow(dark).as_shape(rect, CARD_CORNER));
            let line = Stroke::new(1.0, colour(palette.line));
            painter.rect(rect, CARD_CORNER, colour(palette.card), line, StrokeKind::Inside);
            if response.hovered() {
                painter.rect_filled(rect, CARD_CORNER, colour(palette.ink.faded(0.04)));
            }
            let middle = rect.left_center() + Vec2::new(padding + PICTURE / 2.0, 0.0);
            let place = Rect::from_center_size(middle, Vec2::splat(PICTURE));
            paint::drawing(painter, self.picture, place, palette.ink);
            let mut at = rect.left_center() + Vec2::new(before, -text_height / 2.0);
            let title_height = title.size().y;
            painter.galley(at, title, colour(palette.ink));
            if let Some(about) = about {
                at.y += title_height;
                painter.galley(at, about, colour(palette.quiet_ink));
            }
            let end = rect.right_center() - Vec2::new(padding + CHEVRON / 2.0, 0.0);
            let place = Rect::from_center_size(end, Vec2::splat(CHEVRON));
            paint::drawing(painter, Drawing::Icon(self.end), place, palette.quiet_ink);
            focus_ring(ui, &response, rect);
        }
        response
    }
}
