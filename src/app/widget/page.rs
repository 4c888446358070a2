//! A page: a title with the way back, what can be long and scrolls, and what to do next, always in sight.

use super::back::went_back_below;
use super::button::Button;
use super::cut::shrunk;
use super::fading::fading;
use super::foot::Foot;
use super::notice::make_room;
use super::rooms::covers;
use crate::app::theme::{SPACE, colour, palette};
use crate::picture::Icon;
use egui::{CentralPanel, Frame, Id, Label, Margin, Panel, ScrollArea, TextStyle, Ui, UiBuilder, Vec2};

/// The widest a column of text and controls gets, in points.
const WIDEST: f32 = 560.0;

/// The least height, in points, that a foot leaves to what scrolls above it.
const LEAST: f32 = 100.0;

/// The most lines of a title: a long name ends in dots.
const LINES: usize = 2;

/// A page. Phones show it as it is; on a wide screen it is a column in the middle.
#[must_use = "a page is shown with `show`"]
pub struct Page<'a> {
    title: &'a str,
    back: &'a str,
}

impl<'a> Page<'a> {
    /// A page; `back` is the name of the button that leaves it.
    pub const fn new(title: &'a str, back: &'a str) -> Self {
        Self { title, back }
    }

    /// Shows it without anything at its foot. Says whether it is to be left.
    pub fn show(self, ui: &mut Ui, body: impl FnOnce(&mut Ui)) -> bool {
        let leave = self.head(ui);
        self.body(ui, body);
        leave
    }

    /// Shows it with what to do next at its foot; where that leaves too little to what can be long, in large type, it stands
    /// at its end. Says whether it is to be left.
    pub fn show_with_foot(self, ui: &mut Ui, foot: impl FnOnce(&mut Ui), body: impl FnOnce(&mut Ui)) -> bool {
        let leave = self.head(ui);
        let id = Id::unique("page-foot").with(self.title);
        let known = Foot::known(ui.ctx(), id);
        let foot = |ui: &mut Ui| {
            let height = ui.scope(foot).response.rect.height();
            known.shown(ui.ctx(), height);
        };
        let frame = ground(ui);
        let all = ui.available_rect_before_wrap();
        let (at_end, below) = if all.height() - known.height < LEAST {
            (Some(foot), None)
        } else {
            (None, Some(foot))
        };
        let height = known.height + frame.total_margin().sum().y;
        let edge = all.bottom() - if below.is_some() { height } else { 0.0 };
        let (above, rest) = all.split_top_bottom_at_y(edge);
        // The body stands in one place whatever becomes of the foot: a field in it keeps the keyboard when that takes the room.
        ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
            self.body(ui, |ui| {
                body(ui);
                if let Some(foot) = at_end {
                    foot(ui);
                }
            });
        });
        // In the order in which it is read: so the Tab key comes to it.
        if let Some(foot) = below {
            ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
                frame.show(ui, |ui| {
                    ui.set_min_size(ui.available_size());
                    column(ui, foot);
                })
            });
        }
        leave
    }

    fn head(&self, ui: &mut Ui) -> bool {
        Panel::top("head")
            .frame(ground(ui))
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| {
                column(ui, |ui| {
                    ui.horizontal(|ui| {
                        let leave = ui.add(Button::picture(Icon::Back, self.back)).clicked();
                        let room = Vec2::new(ui.available_width(), f32::INFINITY);
                        ui.add(Label::new(shrunk(ui, self.title, &TextStyle::Heading, room, LINES)));
                        leave || went_back_below(ui.ctx())
                    })
                    .inner
                })
            })
            .inner
    }

    fn body(&self, ui: &mut Ui, body: impl FnOnce(&mut Ui)) {
        let entered = covers(ui.ctx(), Id::unique("page").with(self.title));
        CentralPanel::default().frame(ground(ui)).show(ui, |ui| {
            let mut scroll = ScrollArea::vertical().id_salt(self.title).auto_shrink(false);
            // Where one comes back to it is where it was left.
            if entered {
                scroll = scroll.vertical_scroll_offset(0.0);
            }
            let table = palette(ui.visuals().dark_mode).table;
            fading(ui, scroll, table, |ui| {
                column(ui, |ui| {
                    let [.., apart, _, _] = SPACE;
                    ui.spacing_mut().item_spacing.y = apart;
                    make_room(ui);
                    body(ui);
                });
            });
        });
    }
}

/// The ground of a page, with air above and below.
fn ground(ui: &Ui) -> Frame {
    let [_, near, ..] = SPACE;
    let table = palette(ui.visuals().dark_mode).table;
    Frame::new()
        .fill(colour(table))
        .inner_margin(Margin::symmetric(0, near as i8))
}

/// A column in the middle, with air on either side.
pub fn column<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let [.., padding, _] = SPACE;
    let room = ui.available_rect_before_wrap();
    let spare = ((room.width() - WIDEST) / 2.0).max(padding);
    let middle = room.shrink2(Vec2::new(spare, 0.0));
    ui.scope_builder(UiBuilder::new().max_rect(middle), content).inner
}
