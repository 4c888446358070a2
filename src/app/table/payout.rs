//! Who gets how many eggs, before a nest pays.

use super::here::Here;
use crate::app::paint;
use crate::app::theme::{BODY, SPACE, colour, palette};
use crate::app::widget::token;
use crate::picture::{Drawing, Rgba};
use crate::table::{EggReason, Entry, FigureId, Kind, PlayerId};
use crate::words::Word;
use egui::{Align, Label, Layout, Rect, RichText, Sense, Ui, Vec2};

/// The diameter of a token, in points.
const TOKEN: f32 = 26.0;

/// What one player gets for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// Who.
    pub player: PlayerId,
    /// For closing so many nests; else for these figures.
    pub why: Why,
    /// How many eggs.
    pub eggs: i64,
}

/// Why somebody gets eggs from a nest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// He closed so many (`nest.closer`).
    Closed(usize),
    /// These figures stand around (`nest.followers`); one near two nests stands here twice.
    Figures(Vec<FigureId>),
}

/// What nests pay, a line for each player and reason, in the order in which it is paid.
pub fn shares(paid: &[Entry]) -> Vec<Share> {
    let mut shares: Vec<Share> = Vec::new();
    for entry in paid {
        let Entry::Eggs { player, eggs, why } = entry else {
            continue;
        };
        let figure = match why {
            EggReason::NestCloser { .. } => None,
            EggReason::NestFollower { figure, .. } | EggReason::Hop { figure, .. } => Some(*figure),
        };
        let known = shares
            .iter_mut()
            .find(|share| share.player == *player && matches!(share.why, Why::Figures(_)) == figure.is_some());
        match (known, figure) {
            (Some(share), figure) => {
                share.eggs += eggs;
                match (&mut share.why, figure) {
                    (Why::Closed(nests), None) => *nests += 1,
                    (Why::Figures(figures), Some(figure)) => figures.push(figure),
                    (Why::Closed(_), Some(_)) | (Why::Figures(_), None) => {}
                }
            }
            (None, figure) => shares.push(Share {
                player: *player,
                why: figure.map_or(Why::Closed(1), |figure| Why::Figures(vec![figure])),
                eggs: *eggs,
            }),
        }
    }
    shares
}

/// Shows them, a row each.
pub fn rows(ui: &mut Ui, here: &Here) {
    let [tight, ..] = SPACE;
    ui.scope(|ui| {
        // Nothing in a row is to be tapped.
        ui.spacing_mut().interact_size.y = TOKEN;
        ui.spacing_mut().item_spacing.y = tight;
        for share in shares(&here.ahead.paid) {
            row(ui, here, &share);
        }
    });
}

fn row(ui: &mut Ui, here: &Here, share: &Share) {
    let [tight, near, ..] = SPACE;
    let ink = palette(ui.visuals().dark_mode);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = near;
        if let Some(player) = here.table().player(share.player) {
            token(ui, player.colour, TOKEN);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let number = here.words.say_with("table-plus", [("number", Word::from(share.eggs))]);
            ui.add(Label::new(RichText::new(number).size(BODY).color(colour(ink.ink))));
            let (rect, _) = ui.allocate_exact_size(Vec2::new(16.0, 20.0), Sense::hover());
            paint::drawing(
                ui.painter(),
                Drawing::Egg,
                Rect::from_center_size(rect.center(), Vec2::splat(20.0)),
                Rgba::CLEAR,
            );
            ui.add_space(tight);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(sentence(here, share)).wrap());
            });
        });
    });
}

/// Who gets it and what for: "Ann closed it", "Bob, 2 followers".
fn sentence(here: &Here, share: &Share) -> String {
    let words = here.words;
    let player = Word::from(here.name(share.player));
    let (key, what) = match &share.why {
        Why::Closed(nests) => ("table-pays-closer", Word::from(*nests)),
        Why::Figures(figures) => {
            let mut kinds: Vec<Kind> = figures
                .iter()
                .filter_map(|figure| here.table().figures.get(*figure))
                .map(|figure| figure.kind)
                .collect();
            kinds.dedup();
            match (kinds.as_slice(), figures.len()) {
                ([kind], 1) => ("table-pays-one", words.kind(*kind).into()),
                ([Kind::Follower], count) => ("table-pays-followers", count.into()),
                (_, count) => ("table-pays-figures", count.into()),
            }
        }
    };
    words.say_with(key, [("player", player), ("what", what)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Cell;

    #[test]
    fn a_line_for_the_closer_and_one_for_the_figures_of_each_player() {
        let nest = Cell::default();
        let closer = EggReason::NestCloser { nest };
        let follower = |figure| EggReason::NestFollower {
            nest,
            figure: FigureId(figure),
            at: nest,
        };
        let entry = |player, eggs, why| Entry::Eggs {
            player: PlayerId(player),
            eggs,
            why,
        };
        let paid = [
            entry(0, 2, closer),
            entry(1, 1, follower(1)),
            entry(0, 1, follower(2)),
            entry(1, 1, follower(3)),
        ];
        let share = |player, eggs, why| Share {
            player: PlayerId(player),
            why,
            eggs,
        };
        assert_eq!(
            shares(&paid),
            [
                share(0, 2, Why::Closed(1)),
                share(1, 2, Why::Figures(vec![FigureId(1), FigureId(3)])),
                share(0, 1, Why::Figures(vec![FigureId(2)])),
            ]
        );
    }
}
