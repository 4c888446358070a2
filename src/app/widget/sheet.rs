//! A sheet that slides over the screen, from below on a phone, and asks for one thing.

use super::back::went_back;
use super::button::Button;
use super::card::{heading, quiet};
use super::fading::fading;
use super::foot::Foot;
use super::rooms::covers;
use crate::app::theme::{SHEET_CORNER, SPACE, colour, palette, sheet_shadow};
use crate::picture::Icon;
use egui::{Align, Align2, Area, Context, CornerRadius, Frame, Id, Layout, Margin, Modal, ScrollArea, Ui, Vec2};

/// The widest a sheet gets, in points.
const WIDEST: f32 = 520.0;

/// Shows a sheet; `close` is the name of the button that closes it, if it has one. `None` when it is to be closed:
/// somebody pressed that, tapped beside it or pressed Escape.
pub fn sheet<R>(
    ctx: &Context,
    id: &str,
    title: &str,
    close: Option<&str>,
    content: impl FnOnce(&mut Ui) -> R,
) -> Option<R> {
    sheet_with_foot(ctx, id, title, close, content, None::<fn(&mut Ui)>).map(|(shown, _)| shown)
}

/// Shows a sheet with what is at its foot always whole, however little room there is for the rest.
pub fn sheet_with_foot<R, F>(
    ctx: &Context,
    id: &str,
    title: &str,
    close: Option<&str>,
    content: impl FnOnce(&mut Ui) -> R,
    foot: Option<impl FnOnce(&mut Ui) -> F>,
) -> Option<(R, Option<F>)> {
    let screen = ctx.content_rect();
    let narrow = screen.width() <= WIDEST;
    let (anchor, corner) = if narrow {
        let top = CornerRadius {
            sw: 0,
            se: 0,
            ..CornerRadius::same(SHEET_CORNER)
        };
        (Align2::CENTER_BOTTOM, top)
    } else {
        (Align2::CENTER_CENTER, CornerRadius::same(SHEET_CORNER))
    };
    let dark = ctx.theme() == egui::Theme::Dark;
    let palette = palette(dark);
    let [.., padding, _] = SPACE;
    let frame = Frame::new()
        .fill(colour(palette.card))
        .corner_radius(corner)
        .shadow(sheet_shadow(dark))
        .inner_margin(beside_bar(padding));
    let id = Id::unique(id);
    let area: Area = Modal::default_area(id).anchor(anchor, Vec2::ZERO);
    let width = screen.width().min(WIDEST) - 2.0 * padding;
    let height = screen.height() * 0.9 - 2.0 * padding;
    let entered = covers(ctx, id.with(title));
    let mut closed = false;
    let modal = Modal::new(id).area(area).frame(frame).show(ctx, |ui| {
        ui.set_width(width + padding);
        // An area would go on being as high as it was.
        ui.set_max_height(height);
        let known = Foot::known(ctx, id.with("foot"));
        let most = if foot.is_some() { height - known.height } else { height };
        let mut scroll = ScrollArea::vertical().max_height(most).auto_shrink([false, true]);
        if entered {
            scroll = scroll.vertical_scroll_offset(0.0);
        }
        let shown = fading(ui, scroll, palette.card, |ui| {
            ui.set_width(width);
            closed = head(ui, title, close);
            content(ui)
        });
        let foot = foot.map(|foot| {
            let foot = ui.scope(|ui| {
                ui.set_max_width(width);
                foot(ui)
            });
            known.shown(ctx, foot.response.rect.height() + ui.spacing().item_spacing.y);
            foot.inner
        });
        (shown, foot)
    });
    rest(ctx, id.with("size"), modal.response.rect.size());
    closed |= modal.backdrop_response.clicked();
    // What closes the sheet must not leave the screen below as well, nor a sheet below this one.
    closed |= modal.is_top_modal && went_back(ctx);
    (!closed).then_some(modal.inner)
}

/// A sheet of another size than before, as when the window changes, finds its place in the next frame.
fn rest(ctx: &Context, id: Id, size: Vec2) {
    let before = ctx.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), size));
    if before != size {
        ctx.request_repaint();
    }
}

/// The margin around what scrolls: at its right it is a part of what scrolls, so that the bar covers nothing.
pub fn beside_bar(padding: f32) -> Margin {
    Margin {
        right: 0,
        ..Margin::same(padding as i8)
    }
}

/// The title, and the button that closes the sheet. Says whether it was pressed.
fn head(ui: &mut Ui, title: &str, close: Option<&str>) -> bool {
    let Some(close) = close else {
        heading(ui, title);
        return false;
    };
    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
        let pressed = ui.add(Button::picture(Icon::Close, close)).clicked();
        ui.with_layout(Layout::top_down(Align::LEFT), |ui| heading(ui, title));
        pressed
    })
    .inner
}

/// Asks whether something that cannot be had again is meant. `None` while nothing has been said.
pub fn confirm(ctx: &Context, title: &str, about: &str, yes: &str, no: &str) -> Option<bool> {
    let foot = |ui: &mut Ui| {
        let [_, near, ..] = SPACE;
        ui.spacing_mut().item_spacing.y = near;
        let meant = ui.add(Button::main(yes)).clicked();
        let not_meant = ui.add(Button::plain(no).wide()).clicked();
        (meant || not_meant).then_some(meant)
    };
    match sheet_with_foot(ctx, "confirm", title, None, |ui| quiet(ui, about), Some(foot)) {
        Some((_, answer)) => answer.flatten(),
        None => Some(false),
    }
}
