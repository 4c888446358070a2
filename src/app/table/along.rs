//! Taking the game along: the table as it stands by link, the game as a file, what came of it as a picture and as tables.

use super::here::Here;
use super::wish::Wish;
use crate::app::desk::{ExportAs, Go, ShelfWish};
use crate::app::theme::SPACE;
use crate::app::widget::{Button, Row, quiet};
use crate::game::Game;
use crate::game::link::{BASE, Link, QrCode};
use crate::picture::{Drawing, Icon};
use crate::table::Step;
use crate::words::Words;
use egui::{Color32, Label, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

/// The most points a module of the QR code takes.
const MODULE: f32 = 4.0;

/// What is handed over, worked out once.
pub struct Along {
    link: Result<String, String>,
    code: Option<QrCode>,
    /// Whether the link has been copied.
    copied: bool,
}

impl Along {
    /// The table of that game as it stands.
    pub fn of(words: &Words, game: &Game) -> Self {
        let link = Link::of(game).map_err(|refusal| match game.table().turn.step {
            Step::Figure | Step::Scoring | Step::Roll | Step::Hop => words.say("along-later"),
            Step::Finished => words.say("along-over"),
            Step::Place | Step::End => words.refusal(game.table(), &refusal),
        });
        let link = link.and_then(|link| link.write().ok_or_else(|| words.say("along-too-large")));
        // A camera can follow only what leads somewhere.
        let code = link.as_ref().ok().filter(|_| BASE.is_some());
        Self {
            code: code.and_then(|link| QrCode::of(link)),
            link,
            copied: false,
        }
    }

    /// Shows it.
    pub fn ui(&mut self, ui: &mut Ui, here: &Here) -> Option<Wish> {
        let words = here.words;
        match &self.link {
            Ok(link) => {
                if let Some(code) = &self.code {
                    paint(ui, code, &words.say("along-code"));
                }
                quiet(
                    ui,
                    &words.say(if BASE.is_some() {
                        "along-link-about"
                    } else {
                        "along-text-about"
                    }),
                );
                let copy = words.say(if self.copied { "along-copied" } else { "along-copy" });
                if ui.add(Button::plain(&copy).icon(Icon::Copy).wide()).clicked() {
                    ui.ctx().copy_text(link.clone());
                    self.copied = true;
                }
            }
            Err(why) => {
                quiet(ui, why);
            }
        }
        if !here.can_export {
            return None;
        }
        ui.add_space(SPACE[0]);
        ui.add(Label::new(words.say("along-files")).wrap());
        let mut wish = None;
        // A browser has no fonts for us to paint a sheet with.
        let all = ExportAs::ALL
            .iter()
            .filter(|what| **what != ExportAs::Png || cfg!(feature = "files"));
        for what in all {
            let key = format!("along-{}", what.name());
            let (name, about) = (words.say(&key), words.say(&format!("{key}-about")));
            if Row::new(picture(*what), &name, &about).show(ui).clicked() {
                let slot = here.session.slot().clone();
                wish = Some(Wish::Go(Go::Shelf(ShelfWish::Export(slot, *what))));
            }
        }
        wish
    }
}

/// What stands before its row.
const fn picture(what: ExportAs) -> Drawing {
    Drawing::Icon(match what {
        ExportAs::Game => Icon::Export,
        ExportAs::Png | ExportAs::Svg => Icon::Paint,
        ExportAs::Ledger => Icon::Ledger,
        ExportAs::Rolls => Icon::Die,
    })
}

/// Paints a QR code, dark on light in both looks, with the light edge that a reader needs.
fn paint(ui: &mut Ui, code: &QrCode, name: &str) {
    let across = code.modules() + 2 * QrCode::QUIET;
    // Whole pixels, so that no module is wider than another.
    let pixels = ui.ctx().pixels_per_point();
    let module = ((ui.available_width() / across as f32).min(MODULE) * pixels)
        .floor()
        .max(1.0)
        / pixels;
    let size = Vec2::splat(module * across as f32);
    let (rect, response) = ui
        .vertical_centered(|ui| ui.allocate_exact_size(size, Sense::hover()))
        .inner;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let painter = ui.painter();
    painter.rect_filled(rect, 0.0, Color32::WHITE);
    for row in 0..code.modules() {
        for column in (0..code.modules()).filter(|column| code.is_dark(*column, row)) {
            let at = Vec2::new((column + QrCode::QUIET) as f32, (row + QrCode::QUIET) as f32) * module;
            painter.rect_filled(
                Rect::from_min_size(rect.min + at, Vec2::splat(module)),
                0.0,
                Color32::BLACK,
            );
        }
    }
}
