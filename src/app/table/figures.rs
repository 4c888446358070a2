//! Figures that are out, in a sheet: each with what can be done with it.

use super::here::Here;
use super::pointing::Pointing;
use super::turn;
use super::wish::Wish;
use crate::app::paint;
use crate::app::theme::SPACE;
use crate::app::widget::{Button, called, quiet};
use crate::game::Action;
use crate::rules::figures::may_cross;
use crate::table::{Cell, Expansion, Figure, FigureId, Step};
use egui::{Align, Label, Layout, Sense, Ui, Vec2};

/// The side of a figure's drawing, in points.
const FIGURE: f32 = 32.0;

/// Shows a figure and where it stands, unless that is the cell that is looked at.
pub fn figure(ui: &mut Ui, here: &Here, id: FigureId, figure: &Figure, looked_at: Option<Cell>) -> Option<Wish> {
    let words = here.words;
    let [tight, near, ..] = SPACE;
    let step = here.table().turn.step;
    let crosses = matches!(step, Step::Figure | Step::Scoring)
        && here.table().expansions.contains(&Expansion::Drawbridges)
        && may_cross(figure.kind);
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = near;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(FIGURE), Sense::hover());
        if let Some(owner) = here.table().player(figure.player) {
            paint::figure(ui.painter(), figure.kind, owner.colour, rect);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = tight;
            let name = words.figure(here.table(), id);
            let named = if figure.spot.is_empty() {
                name.clone()
            } else {
                let variables = [
                    ("figure", name.as_str().into()),
                    ("spot", words.spot(&figure.spot).into()),
                ];
                words.say_with("table-figure-spot", variables)
            };
            let variables = [
                ("figure", named.as_str().into()),
                ("place", words.place(figure.place).into()),
            ];
            let whole = words.say_with("table-figure", variables);
            let on = figure.place.cell();
            called(&ui.add(Label::new(&named).wrap()), &whole);
            if on.is_none() || on != looked_at {
                // Its place tells it apart from others of its kind.
                quiet(ui, &words.place(figure.place));
            }
            ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
                let mut button = |key: &str| {
                    let text = words.say(key);
                    let name = words.say_with(&format!("{key}-name"), [("figure", name.as_str().into())]);
                    ui.add(Button::plain(&text).named(&name)).clicked()
                };
                if let Some(cell) = on.filter(|cell| looked_at != Some(*cell))
                    && button("table-show")
                {
                    wish = Some(Wish::Show(cell, figure.player));
                }
                if step != Step::Finished && button("table-home") {
                    wish = Some(Wish::record(Action::Recall { figures: vec![id] }));
                }
                if turn::may_take_back(here.game(), id) && button("table-take-back") {
                    wish = Some(Wish::record(Action::TakeBack { figure: id }));
                }
                if step != Step::Finished && button("table-move") {
                    wish = Some(Wish::Point(Pointing::Move(id)));
                }
                if crosses && button("table-cross") {
                    wish = Some(Wish::Point(Pointing::Cross(id)));
                }
            });
        });
    });
    wish
}
