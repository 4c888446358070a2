//! What is still to come of the bunnies and nests in the box.

use super::here::Here;
use crate::app::paint;
use crate::app::theme::{SPACE, colour, palette};
use crate::app::widget::called;
use crate::picture::Drawing;
use crate::table::{Mark, Table};
use crate::words::Word;
use egui::{Label, RichText, Sense, TextStyle, Ui, Vec2};

/// Bunny tiles and nests in the box (RULES §10).
const BOX: [(Mark, usize); 2] = [(Mark::Bunny, 12), (Mark::Nest, 10)];
/// The side of a sign, in points.
const SIGN: f32 = 20.0;

/// How many bunny tiles and nests are still to come.
pub fn to_come(table: &Table) -> [usize; 2] {
    BOX.map(|(mark, all)| {
        let laid = table.tiles.values().filter(|tile| tile.marks.has(mark));
        all.saturating_sub(laid.count())
    })
}

/// Shows it: a sign and a number for each.
pub fn counters(ui: &mut Ui, here: &Here) {
    let [tight, near, ..] = SPACE;
    let counts = to_come(here.table());
    let [bunnies, nests] = counts;
    let variables = [
        ("bunnies", Word::from(bunnies)),
        ("nests", nests.into()),
        ("tiles", here.table().tiles.len().into()),
    ];
    let whole = here.words.say_with("table-to-come", variables);
    let palette = palette(ui.visuals().dark_mode);
    // Nothing of it is to be tapped.
    ui.spacing_mut().interact_size.y = SIGN;
    let shown = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = tight;
        for (place, ((mark, _), count)) in BOX.into_iter().zip(counts).enumerate() {
            if place > 0 {
                ui.add_space(near);
            }
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
            paint::drawing(ui.painter(), Drawing::Sign(mark), rect, palette.ink);
            let count = RichText::new(count.to_string()).text_style(TextStyle::Small);
            ui.add(Label::new(count.color(colour(palette.ink))));
        }
    });
    called(&shown.response, &whole);
}
