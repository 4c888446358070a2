//! A moment of the past: what was done, the board of that moment, and what can be done about it.

use super::layout::{Layout, PANEL};
use crate::app::theme::{SPACE, colour, palette};
use crate::app::widget::{Button, column, covers, fading, heading, went_back_below};
use crate::picture::Icon;
use egui::{CentralPanel, Frame, Id, Margin, Panel, Rect, ScrollArea, Ui};

/// The most of the height that what was done takes above the board.
const TOLD: f32 = 0.25;

/// Shows it below a title; `back` is the name of the button that leaves it. `told` stands above the board and `foot` below
/// it; on a phone that lies both stand beside it. Says whether it is to be left.
pub fn past(
    ui: &mut Ui,
    [title, back]: [&str; 2],
    told: impl FnOnce(&mut Ui),
    foot: impl FnOnce(&mut Ui),
    board: impl FnOnce(&mut Ui, Rect),
) -> bool {
    let [_, near, ..] = SPACE;
    let ground = palette(ui.visuals().dark_mode).table;
    let frame = Frame::new().fill(colour(ground));
    covers(ui.ctx(), Id::unique("past").with(title));
    let screen = ui.ctx().content_rect();
    let lying = Layout::of(screen.size()) == Layout::Lying;
    let bar = |panel: Panel| {
        let frame = frame.inner_margin(Margin::symmetric(0, near as i8));
        panel.frame(frame).resizable(false).show_separator_line(false)
    };
    let head = |ui: &mut Ui| {
        let most = if lying {
            ui.available_height()
        } else {
            screen.height() * TOLD
        };
        let leave = ui
            .horizontal(|ui| {
                let leave = ui.add(Button::picture(Icon::Back, back)).clicked() || went_back_below(ui.ctx());
                heading(ui, title);
                leave
            })
            .inner;
        let area = ScrollArea::vertical().max_height(most).auto_shrink([false, true]);
        // A panel is as high as what is in it, and would leave no more than that to what scrolls.
        fading(ui, area.min_scrolled_height(most), ground, told);
        leave
    };
    let leave = if lying {
        let side = Panel::right("then-side").exact_size(PANEL).frame(frame);
        side.resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| {
                bar(Panel::bottom("then-foot")).show(ui, |ui| column(ui, foot));
                let all = CentralPanel::default().frame(frame.inner_margin(Margin::symmetric(0, near as i8)));
                all.show(ui, |ui| column(ui, head)).inner
            })
            .inner
    } else {
        let top = bar(Panel::top("then-head"));
        let leave = top.show(ui, |ui| column(ui, head)).inner;
        bar(Panel::bottom("then-foot")).show(ui, |ui| column(ui, foot));
        leave
    };
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let clear = ui.available_rect_before_wrap();
        board(ui, clear);
    });
    leave
}
