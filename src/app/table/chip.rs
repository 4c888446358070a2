//! Chips with a drawing: a mark, a figure, something to be moved.

use crate::app::paint;
use crate::app::theme::{CARD_CORNER, CONTROL, SPACE, colour, palette};
use crate::app::widget::focus_ring;
use crate::picture::{Drawing, Rgba};
use crate::table::{Colour, Kind};
use egui::{
    Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, Vec2, Widget, WidgetInfo, WidgetText,
};

/// The side of the drawing, in points.
const DRAWING: f32 = 26.0;
/// The least size of a small chip, in points; its text makes it wider and higher.
const SMALL: Vec2 = Vec2::new(60.0, 52.0);

/// A chip with a drawing before its text.
#[must_use = "a chip is shown with `ui.add`"]
pub struct DrawnChip<'a> {
    picture: Picture,
    text: &'a str,
    /// Whether it is chosen; none for one that does something at once.
    on: Option<bool>,
    small: bool,
}

/// What is drawn on a chip.
#[derive(Clone, Copy)]
enum Picture {
    /// A drawing, in that colour where it has none of its own.
    Drawing(Drawing, Rgba),
    /// A player's figure.
    Figure(Kind, Colour),
    /// A player's token.
    Token(Colour),
}

impl<'a> DrawnChip<'a> {
    /// One that does something at once, with its drawing in that colour.
    pub const fn new(drawing: Drawing, tint: Rgba, text: &'a str) -> Self {
        Self::with(Picture::Drawing(drawing, tint), text)
    }

    /// One that does something at once, with a player's figure.
    pub const fn figure(kind: Kind, colour: Colour, text: &'a str) -> Self {
        Self::with(Picture::Figure(kind, colour), text)
    }

    /// One that does something at once, with the token of that colour.
    pub const fn token(colour: Colour, text: &'a str) -> Self {
        Self::with(Picture::Token(colour), text)
    }

    const fn with(picture: Picture, text: &'a str) -> Self {
        Self {
            picture,
            text,
            on: None,
            small: false,
        }
    }

    /// One that is chosen or not.
    pub const fn chosen(self, on: bool) -> Self {
        Self { on: Some(on), ..self }
    }

    /// With its drawing above a small text, where there are many.
    pub const fn small(self, small: bool) -> Self {
        Self { small, ..self }
    }

    /// How wide it is with its drawing before the text, in points.
    pub fn width(ui: &Ui, text: &str) -> f32 {
        let [tight, near, apart, ..] = SPACE;
        let text = WidgetText::from(text).into_galley(ui, None, f32::INFINITY, TextStyle::Button);
        near + DRAWING + tight + text.size().x + apart
    }
}

impl Widget for DrawnChip<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let [tight, near, apart, ..] = SPACE;
        let style = if self.small {
            TextStyle::Small
        } else {
            TextStyle::Button
        };
        let beside = if self.small {
            2.0 * near
        } else {
            near + DRAWING + tight + apart
        };
        // A long name is shortened rather than pushing everything out of the window.
        let room = ui.max_rect().width() - beside;
        let text = WidgetText::from(self.text).into_galley(ui, Some(TextWrapMode::Truncate), room, style);
        let size = if self.small {
            let under = tight + DRAWING + text.size().y + tight;
            Vec2::new((text.size().x + 2.0 * near).max(SMALL.x), under.max(SMALL.y))
        } else {
            Vec2::new(
                near + DRAWING + tight + text.size().x + apart,
                text.size().y.max(CONTROL),
            )
        };
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
            let veil = if response.hovered() { 0.06 } else { 0.0 };
            painter.rect_filled(rect, CARD_CORNER, colour(palette.ink.faded(veil)));
            focus_ring(ui, &response, rect);
            let (middle, at) = if self.small {
                let at = rect.center_bottom() - Vec2::new(text.size().x / 2.0, text.size().y + tight);
                (rect.center_top() + Vec2::new(0.0, tight + DRAWING / 2.0), at)
            } else {
                let at = rect.left_center() + Vec2::new(near + DRAWING + tight, -text.size().y / 2.0);
                (rect.left_center() + Vec2::new(near + DRAWING / 2.0, 0.0), at)
            };
            let place = Rect::from_center_size(middle, Vec2::splat(DRAWING));
            match self.picture {
                Picture::Drawing(drawing, tint) => paint::drawing(painter, drawing, place, tint),
                Picture::Figure(kind, owner) => paint::figure(painter, kind, owner, place),
                Picture::Token(owner) => paint::token(painter, owner, middle, DRAWING / 2.0),
            }
            painter.galley(at, text, colour(palette.ink));
        }
        response
    }
}
