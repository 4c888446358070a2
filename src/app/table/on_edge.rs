//! What hangs on the edge of an upright phone's sheet, where it covers least of the board.

use super::here::Here;
use super::wish::Wish;
use crate::app::command::Command;
use crate::app::paint;
use crate::app::theme::{CARD_CORNER, CONTROL, SPACE, card_shadow, colour, palette};
use crate::app::widget::focus_ring;
use crate::picture::{Drawing, Palette};
use egui::{Align2, Area, Context, Id, Order, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// The side of a sign, in points.
pub const SIGN: f32 = 20.0;
/// How far it hangs over the edge, in points.
pub const ON_EDGE: f32 = SIGN / 2.0 + SPACE[0];

/// What was undone and can be had again: the bar has no room for it.
pub fn redo(ctx: &Context, here: &Here, clear: Rect) -> Option<Wish> {
    let [tight, .., apart] = SPACE;
    if here.session.is_watching() || !here.session.history().can_redo() {
        return None;
    }
    let shown = Area::new(Id::unique("table-redo"))
        .order(Order::Middle)
        .pivot(Align2::RIGHT_BOTTOM)
        .fixed_pos(clear.right_bottom() + Vec2::new(-apart, ON_EDGE))
        .show(ctx, |ui| {
            // A finger needs more than is to be seen.
            let response = ui.allocate_response(Vec2::splat(CONTROL), Sense::click());
            let ground = response.rect;
            let ground = ground.with_min_y(ground.bottom() - SIGN - 2.0 * tight);
            let palette = paper(ui, &Command::Redo.name(here.words), &response, ground);
            let sign = Rect::from_center_size(ground.center(), Vec2::splat(SIGN));
            paint::drawing(ui.painter(), Drawing::Icon(Command::Redo.icon()), sign, palette.ink);
            response.clicked() || Command::Redo.pressed(ui)
        });
    // Over the sheet's edge, and beneath what slides over the board.
    ctx.move_to_top(shown.response.layer_id);
    shown.inner.then_some(Wish::Redo)
}

/// What a control stands on, with that name for those who hear it. Gives the colours to write on it.
pub fn paper(ui: &Ui, name: &str, response: &Response, rect: Rect) -> &'static Palette {
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    let dark = ui.visuals().dark_mode;
    let palette = palette(dark);
    let painter = ui.painter();
    painter.add(card_shadow(dark).as_shape(rect, CARD_CORNER));
    let line = Stroke::new(1.0, colour(palette.line));
    painter.rect(rect, CARD_CORNER, colour(palette.card), line, StrokeKind::Inside);
    if response.hovered() {
        painter.rect_filled(rect, CARD_CORNER, colour(palette.ink.faded(0.05)));
    }
    focus_ring(ui, response, rect);
    palette
}
