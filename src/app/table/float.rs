//! What floats on the board: bar, sheet, panel, cards and tools, each an area of its own.

use super::guard::Guard;
use super::here::Here;
use super::layout::{CARDS, EDGE, Layout, PANEL, TOOLS, beside_panel};
use super::menu;
use super::on_edge::ON_EDGE;
use super::to_come;
use super::wish::Wish;
use crate::app::board::Camera;
use crate::app::command::Command;
use crate::app::theme::{
    CARD_CORNER, CONTROL, PANEL_CORNER, SHEET_CORNER, SPACE, card_shadow, colour, palette, sheet_shadow,
};
use crate::app::widget::{Button, fading};
use crate::picture::Rgba;
use egui::{
    Align2, Area, Context, CornerRadius, Frame, Id, Margin, Order, Pos2, Rect, ScrollArea, Stroke, Ui, UiBuilder, Vec2,
};

/// The bar, floating above an upright board. Gives its height with the edge above.
pub fn bar_above<R>(ctx: &Context, screen: Rect, marked: bool, content: impl FnOnce(&mut Ui) -> R) -> (f32, R) {
    let [_, near, ..] = SPACE;
    let shown = Area::new(Id::unique("table-bar"))
        .order(Order::Middle)
        .fixed_pos(screen.min + Vec2::splat(near))
        .show(ctx, |ui| {
            ui.set_width(screen.width() - 2.0 * near);
            paper(ctx, CARD_CORNER, marked).show(ui, |ui| {
                ui.set_width(ui.available_width());
                content(ui)
            })
        });
    (shown.response.rect.height() + near, shown.inner.inner)
}

/// The sheet at the foot of an upright screen, at most that high. Gives its height.
pub fn sheet_below<R>(ctx: &Context, screen: Rect, most: f32, content: impl FnOnce(&mut Ui) -> R) -> (f32, R) {
    let [.., padding, _] = SPACE;
    let dark = ctx.theme() == egui::Theme::Dark;
    let palette = palette(dark);
    let corner = CornerRadius {
        sw: 0,
        se: 0,
        ..CornerRadius::same(SHEET_CORNER)
    };
    let shown = Area::new(Id::unique("table-sheet-below"))
        .order(Order::Middle)
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(screen.left_bottom())
        .show(ctx, |ui| {
            Frame::new()
                .fill(colour(palette.card))
                .corner_radius(corner)
                .shadow(sheet_shadow(dark))
                .inner_margin(Margin::same(padding as i8))
                .show(ui, |ui| {
                    ui.set_width(screen.width() - 2.0 * padding);
                    // An area would go on being as high as it was.
                    ui.set_max_height((most - 2.0 * padding).max(0.0));
                    content(ui)
                })
        });
    (shown.response.rect.height(), shown.inner.inner)
}

/// What can be long and scrolls, and below it what to do next, always in sight. The body is told how high it can be until
/// it scrolls.
pub fn scroll_above_foot<R>(
    ui: &mut Ui,
    guard: &mut Guard,
    foot_height: &mut f32,
    body: impl FnOnce(&mut Ui, &mut Guard, f32) -> R,
    foot: impl FnOnce(&mut Ui, &mut Guard) -> R,
) -> [R; 2] {
    let [_, near, ..] = SPACE;
    ui.spacing_mut().item_spacing.y = near;
    let most = (ui.available_height() - *foot_height - near).max(0.0);
    let card = palette(ui.visuals().dark_mode).card;
    let body = scroll(ui, most, card, |ui| body(ui, guard, most));
    let shown = ui.vertical(|ui| foot(ui, guard));
    let height = shown.response.rect.height();
    if *foot_height != height {
        // The body gives way in the next frame.
        ui.ctx().request_repaint();
    }
    *foot_height = height;
    [body, shown.inner]
}

/// What can be long, at most that high, on a ground of that colour. Its bar lies on the margin of the paper, where it covers
/// nothing.
fn scroll<R>(ui: &mut Ui, most: f32, ground: Rgba, content: impl FnOnce(&mut Ui) -> R) -> R {
    let [_, _, margin, ..] = SPACE;
    let room = ui.available_rect_before_wrap();
    let with_bar = room.with_max_x(room.right() + margin);
    // An area would go on leaving it as much as it was high, in a lower window than now.
    let with_bar = with_bar.with_max_y(room.top() + most);
    let mut wider = ui.new_child(UiBuilder::new().max_rect(with_bar));
    let area = ScrollArea::vertical().max_height(most).auto_shrink([false, true]);
    let shown = fading(&mut wider, area, ground, |ui| {
        ui.set_width(room.width());
        content(ui)
    });
    ui.advance_cursor_after_rect(wider.min_rect().with_max_x(room.right()));
    shown
}

/// The panel at the right of a wide screen.
pub fn panel_at_side<R>(ctx: &Context, screen: Rect, marked: bool, content: impl FnOnce(&mut Ui) -> R) -> (Rect, R) {
    let [.., padding, _] = SPACE;
    let shown = Area::new(Id::unique("table-panel"))
        .order(Order::Middle)
        .pivot(Align2::RIGHT_TOP)
        .fixed_pos(screen.right_top() + Vec2::new(-EDGE, EDGE))
        .show(ctx, |ui| {
            paper(ctx, PANEL_CORNER, marked)
                .show(ui, |ui| {
                    ui.set_width(PANEL - 2.0 * padding);
                    ui.set_max_height((screen.height() - 2.0 * (EDGE + padding)).max(0.0));
                    content(ui)
                })
                .inner
        });
    (shown.response.rect, shown.inner)
}

/// The last steps, below the panel, as far as there is room.
pub fn recent_below<R>(ctx: &Context, screen: Rect, top: f32, content: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    /// Less than this, in points, is no room.
    const LEAST: f32 = 120.0;
    let [_, near, .., padding, _] = SPACE;
    let room = screen.bottom() - EDGE - top - EDGE - 2.0 * near;
    (room >= LEAST).then(|| {
        Area::new(Id::unique("table-recent"))
            .order(Order::Middle)
            .pivot(Align2::RIGHT_TOP)
            .fixed_pos(Pos2::new(screen.right() - EDGE, top + EDGE))
            .show(ctx, |ui| {
                paper(ctx, PANEL_CORNER, false)
                    .show(ui, |ui| {
                        ui.set_width(PANEL - 2.0 * padding);
                        scroll(ui, room, palette(ui.visuals().dark_mode).card, content)
                    })
                    .inner
            })
            .inner
    })
}

/// The cards above the board of a phone that lies. Gives their height with the edge above and some air below.
pub fn cards_above<R>(ctx: &Context, screen: Rect, content: impl FnOnce(&mut Ui) -> R) -> (f32, R) {
    let [tight, ..] = SPACE;
    let room = beside_panel(screen);
    let shown = Area::new(Id::unique("table-cards"))
        .order(Order::Middle)
        .fixed_pos(room.min + Vec2::new(0.0, tight))
        .show(ctx, |ui| {
            ui.set_width(room.width());
            content(ui)
        });
    (shown.response.rect.height() + 2.0 * tight, shown.inner)
}

/// The cards at the left of a wide screen, so high as they were in the last frame; they scroll where that is too much.
pub fn cards_at_side<R>(ctx: &Context, screen: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let [_, _, apart, ..] = SPACE;
    let room = screen.height() - 2.0 * EDGE;
    let id = Id::unique("table-cards");
    let known = ctx.data(|data| data.get_temp::<f32>(id)).unwrap_or_default();
    let shown = Area::new(id)
        .order(Order::Middle)
        .fixed_pos(screen.min + Vec2::splat(EDGE))
        .show(ctx, |ui| {
            ui.set_width(CARDS);
            ui.spacing_mut().item_spacing.y = apart;
            let inner = |ui: &mut Ui| {
                let shown = ui.vertical(content);
                (shown.response.rect.height(), shown.inner)
            };
            // Where nothing scrolls, nothing cuts off the shadows.
            if known > room {
                scroll(ui, room, palette(ui.visuals().dark_mode).table, inner)
            } else {
                inner(ui)
            }
        });
    let (height, inner) = shown.inner;
    ctx.data_mut(|data| data.insert_temp(id, height));
    inner
}

/// The buttons that float on the board.
pub fn tools(ctx: &Context, here: &Here, clear: Rect, layout: Layout, camera: &Camera) -> Option<Wish> {
    let words = here.words;
    let [tight, near, ..] = SPACE;
    let (pivot, at) = match layout {
        // Above redo, should that float there.
        Layout::Upright => {
            let up = near + CONTROL - ON_EDGE;
            (Align2::RIGHT_BOTTOM, clear.right_bottom() - Vec2::new(near, up))
        }
        Layout::Lying => (Align2::RIGHT_BOTTOM, clear.right_bottom() - Vec2::splat(near)),
        Layout::Desk => (
            Align2::CENTER_BOTTOM,
            clear.center_bottom() + Vec2::new(0.0, TOOLS - EDGE),
        ),
    };
    let follows = camera.fits() && !camera.is_overview();
    let offered: &[Command] = match layout {
        Layout::Desk => &[Command::ZoomIn, Command::ZoomOut, Command::Fit, Command::TurnBoard],
        // Where it would lie on what is to be tapped only after a hand has moved the board.
        Layout::Upright if follows => &[],
        Layout::Lying if follows && (camera.sees_all() || here.table().phase.is_some()) => &[],
        Layout::Upright | Layout::Lying => &[Command::Fit],
    };
    let mut wish = None;
    Area::new(Id::unique("table-tools"))
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(at)
        .show(ctx, |ui| {
            ui.spacing_mut().item_spacing.x = tight;
            ui.horizontal(|ui| {
                for command in offered.iter().copied() {
                    let name = command.name(words);
                    let frame = paper(ctx, CARD_CORNER, false).inner_margin(0);
                    let tool = Button::picture(command.icon(), &name);
                    if frame.show(ui, |ui| ui.add(tool).clicked()).inner {
                        wish = menu::wish(here, command);
                    }
                }
            });
        });
    wish
}

/// What is still to come, on a phone: in a corner of the board, or on the edge of the sheet below it, where it covers
/// least.
pub fn counters(ctx: &Context, here: &Here, clear: Rect, layout: Layout) -> bool {
    let [.., apart] = SPACE;
    let off = match layout {
        Layout::Upright => Vec2::new(apart, ON_EDGE),
        Layout::Lying | Layout::Desk => Vec2::new(EDGE, -EDGE),
    };
    let shown = Area::new(Id::unique("table-to-come"))
        .order(Order::Middle)
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(clear.left_bottom() + off)
        .show(ctx, |ui| to_come::counters(ui, here));
    // Over the sheet's edge, and beneath what slides over the board.
    ctx.move_to_top(shown.response.layer_id);
    shown.inner
}

/// The paper of what floats on the board; `marked` in a mode that must not be missed.
fn paper(ctx: &Context, corner: u8, marked: bool) -> Frame {
    let [_, near, apart, ..] = SPACE;
    let dark = ctx.theme() == egui::Theme::Dark;
    let palette = palette(dark);
    let line = if marked {
        Stroke::new(2.5, colour(palette.accent))
    } else {
        Stroke::new(1.0, colour(palette.line))
    };
    Frame::new()
        .fill(colour(palette.card))
        .stroke(line)
        .corner_radius(corner)
        .shadow(card_shadow(dark))
        .inner_margin(Margin::symmetric(apart as i8, near as i8))
}
