//! Figures that are out, in a sheet: each with what can be done with it.

use super::here::Here;
use super::pointing::Pointing;
use super::turn;
use super::wish::Wish;
use crate::app::paint;
use crate::app::theme::SPACE;
use crate::app::widget::Button;
use crate::game::Action;
use crate::rules::figures::may_cross;
use crate::table::{Expansion, Figure, FigureId, Step};
use egui::{Align, Label, Layout, Sense, Ui, Vec2};

/// The side of a figure's drawing, in points.
const FIGURE: f32 = 32.0;

/// Shows a figure.
pub fn figure(ui: &mut Ui, here: &Here, id: FigureId, figure: &Figure) -> Option<Wish> {
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
            let place = words.place(figure.place);
            let key = if figure.spot.is_empty() {
                "table-figure"
            } else {
                "table-figure-spot"
            };
            let variables = [
                ("figure", name.as_str().into()),
                ("place", place.into()),
                ("spot", figure.spot.as_str().into()),
            ];
            ui.add(Label::new(words.say_with(key, variables)).wrap());
            ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
                let mut button = |key: &str| {
                    let text = words.say(key);
                    let name = words.say_with(&format!("{key}-name"), [("figure", name.as_str().into())]);
                    ui.add(Button::plain(&text).named(&name)).clicked()
                };
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
