//! A line on a sheet: whose, what, and how many.

use crate::app::paint;
use crate::app::theme::{CONTROL, ROW_CORNER, SPACE, colour as shade, palette};
use crate::app::widget::lines;
use crate::picture::{Drawing, Rgba};
use crate::table::Colour;
use egui::{Label, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, WidgetText};

/// The diameter of a player's token and the side of an egg, in points.
const TOKEN: f32 = 28.0;
const EGG: f32 = 18.0;

/// A line on a sheet. Made with [`Item::new`], the rest by struct update.
#[must_use = "an item is shown with `show` or `tap`"]
pub(in crate::app) struct Item<'a> {
    /// What it says.
    pub text: &'a str,
    /// A few quiet words about it; may be empty.
    pub about: &'a str,
    /// Whose token stands before it.
    pub player: Option<Colour>,
    /// How many, at its end; may be empty.
    pub amount: &'a str,
    /// Whether the amount is of eggs.
    pub eggs: bool,
    /// Whether the amount is what one looks for here: it is larger, and in the accent.
    pub award: bool,
    /// Whether it is what matters most here.
    pub lit: bool,
    /// How wide it is, in points, where something stands beside it.
    pub width: Option<f32>,
}

impl<'a> Item<'a> {
    /// A line that says just this.
    pub const fn new(text: &'a str) -> Self {
        Self {
            text,
            about: "",
            player: None,
            amount: "",
            eggs: false,
            award: false,
            lit: false,
            width: None,
        }
    }

    /// Shows it.
    pub fn show(self, ui: &mut Ui) -> Response {
        self.put(ui, Role::ListItem, Sense::hover())
    }

    /// Shows it as something that can be tapped. Says whether it was.
    pub fn tap(self, ui: &mut Ui) -> bool {
        self.put(ui, Role::Button, Sense::click()).clicked()
    }

    fn put(self, ui: &mut Ui, role: Role, sense: Sense) -> Response {
        let [_, near, apart, ..] = SPACE;
        let width = self.width.unwrap_or_else(|| ui.available_width());
        let style = if self.award {
            TextStyle::Heading
        } else {
            TextStyle::Body
        };
        let end = WidgetText::from(self.amount).into_galley(ui, None, width / 2.0, style);
        let before = apart + self.player.map_or(0.0, |_| TOKEN + near);
        let after = apart + end.size().x + if self.eggs { EGG + near } else { 0.0 };
        let room = (width - before - after - near).max(1.0);
        let text = lines(ui, self.text, &TextStyle::Body, room);
        let about = (!self.about.is_empty()).then(|| lines(ui, self.about, &TextStyle::Small, room));
        let tall = text.size().y + about.as_ref().map_or(0.0, |about| about.size().y);
        let size = Vec2::new(width, (tall + 2.0 * near).max(CONTROL));
        let response = ui.allocate_response(size, sense);
        response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled(), self.text));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            if !self.amount.is_empty() {
                node.set_value(self.amount);
            }
            if !self.about.is_empty() {
                node.set_description(self.about);
            }
        });
        let rect = response.rect;
        if ui.is_rect_visible(rect) {
            let palette = palette(ui.visuals().dark_mode);
            let (ink, quiet) = (shade(palette.ink), shade(palette.quiet_ink));
            self.paint_ground(ui, &response);
            let painter = ui.painter();
            if let Some(colour) = self.player {
                let centre = rect.left_center() + Vec2::new(apart + TOKEN / 2.0, 0.0);
                paint::token(painter, colour, centre, TOKEN / 2.0);
            }
            let mut at = rect.left_center() + Vec2::new(before, -tall / 2.0);
            let below = text.size().y;
            painter.galley(at, text, ink);
            if let Some(about) = about {
                at.y += below;
                painter.galley(at, about, quiet);
            }
            let number = rect.right_center() - Vec2::new(apart + end.size().x, end.size().y / 2.0);
            if self.eggs {
                let centre = number + Vec2::new(-near - EGG / 2.0, end.size().y / 2.0);
                let place = Rect::from_center_size(centre, Vec2::splat(EGG));
                paint::drawing(painter, Drawing::Egg, place, Rgba::CLEAR);
            }
            painter.galley(number, end, if self.award { shade(palette.accent) } else { ink });
        }
        response
    }

    fn paint_ground(&self, ui: &Ui, response: &Response) {
        let palette = palette(ui.visuals().dark_mode);
        let rect = response.rect;
        let painter = ui.painter();
        if self.lit {
            let line = Stroke::new(1.5, shade(palette.accent));
            painter.rect(rect, ROW_CORNER, shade(palette.soft_accent), line, StrokeKind::Inside);
        } else {
            let line = Stroke::new(1.0, shade(palette.line));
            painter.rect(rect, ROW_CORNER, shade(palette.card), line, StrokeKind::Inside);
        }
        if response.sense.senses_click() && response.hovered() {
            painter.rect_filled(rect, ROW_CORNER, shade(palette.ink.faded(0.05)));
        }
        if response.has_focus() {
            let ring = Stroke::new(2.0, shade(palette.ink));
            painter.rect_stroke(rect, ROW_CORNER, ring, StrokeKind::Inside);
        }
    }
}

/// A number that was added: "+3", "−1", "0".
pub(super) fn signed(number: i64) -> String {
    let sign = if number > 0 { "+" } else { "" };
    format!("{sign}{number}").replace('-', "−")
}

/// A text that wraps as a whole in the room that is left beside something.
pub(super) fn beside(ui: &mut Ui, text: &str) -> Response {
    let room = ui.available_width();
    let text = lines(ui, text, &TextStyle::Body, room);
    ui.add(Label::new(text))
}
