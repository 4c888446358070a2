//! Who gets how many eggs, before a nest pays.

use super::here::Here;
use crate::app::paint;
use crate::app::theme::{BODY, SPACE, colour, palette};
use crate::app::widget::{focus_ring, lines, token};
use crate::picture::{Drawing, Rgba};
use crate::table::{EggReason, Entry, FigureId, Kind, PlayerId};
use crate::words::Word;
use egui::{Align, Context, Id, Label, Layout, Rect, RichText, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo};
use std::collections::BTreeSet;

/// The diameter of a token, in points.
const TOKEN: f32 = 26.0;

/// What the figures that are meant are kept by, from the rows to the next frame's board.
const MEANT: &str = "table-meant";

/// What one player gets, and what for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// Who.
    pub player: PlayerId,
    /// How many nests he closed (`nest.closer`).
    pub closed: usize,
    /// His figures that stand around (`nest.followers`); one near two nests stands here twice.
    pub figures: Vec<FigureId>,
    /// How many eggs.
    pub eggs: i64,
}

/// What nests pay, a line for each player, in the order in which they are paid first.
pub fn shares(paid: &[Entry]) -> Vec<Share> {
    let mut shares: Vec<Share> = Vec::new();
    for entry in paid {
        let Entry::Eggs { player, eggs, why } = entry else {
            continue;
        };
        let known = shares.iter().position(|share| share.player == *player);
        let index = known.unwrap_or(shares.len());
        if known.is_none() {
            shares.push(Share {
                player: *player,
                closed: 0,
                figures: Vec::new(),
                eggs: 0,
            });
        }
        let Some(share) = shares.get_mut(index) else { continue };
        share.eggs += eggs;
        match why {
            EggReason::NestCloser { .. } => share.closed += 1,
            EggReason::NestFollower { figure, .. } | EggReason::Hop { figure, .. } => share.figures.push(*figure),
        }
    }
    shares
}

/// The figures of the row that is pointed at or on which the keyboard is, since they were taken last.
pub fn meant(ctx: &Context) -> Vec<FigureId> {
    ctx.data(|data| data.get_temp(Id::unique(MEANT))).unwrap_or_default()
}

/// Takes those of the last frame: where no rows are shown there are none any more.
pub fn take_meant(ctx: &Context) -> Vec<FigureId> {
    let meant = meant(ctx);
    ctx.data_mut(|data| data.remove::<Vec<FigureId>>(Id::unique(MEANT)));
    meant
}

/// Shows them, a row each.
pub fn rows(ui: &mut Ui, here: &Here) {
    let [tight, ..] = SPACE;
    ui.scope(|ui| {
        // Nothing in a row is to be tapped.
        ui.spacing_mut().interact_size.y = TOKEN;
        ui.spacing_mut().item_spacing.y = tight;
        for share in shares(&here.ahead.paid) {
            let name = sentence(here, &share);
            let rect = row(ui, here, &share, &name);
            if share.figures.is_empty() {
                continue;
            }
            let sense = Sense::focusable_noninteractive();
            let on = ui.interact(rect, Id::unique("table-share").with(share.player.0), sense);
            on.widget_info(|| {
                let variables = [("what", Word::from(&*name)), ("eggs", plus(here, &share).into())];
                WidgetInfo::labeled(Role::ListItem, true, here.words.say_with("table-pays-row", variables))
            });
            focus_ring(ui, &on, rect.expand(tight / 2.0));
            if on.hovered() || on.has_focus() {
                ui.data_mut(|data| data.insert_temp(Id::unique(MEANT), share.figures));
            }
        }
    });
}

fn plus(here: &Here, share: &Share) -> String {
    here.words.say_with("table-plus", [("number", Word::from(share.eggs))])
}

fn row(ui: &mut Ui, here: &Here, share: &Share, name: &str) -> Rect {
    let [tight, near, ..] = SPACE;
    let ink = palette(ui.visuals().dark_mode);
    let shown = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = near;
        if let Some(player) = here.table().player(share.player) {
            token(ui, player.colour, TOKEN);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let number = RichText::new(plus(here, share)).size(BODY).color(colour(ink.ink));
            ui.add(Label::new(number));
            let (rect, _) = ui.allocate_exact_size(Vec2::new(16.0, 20.0), Sense::hover());
            paint::drawing(
                ui.painter(),
                Drawing::Egg,
                Rect::from_center_size(rect.center(), Vec2::splat(20.0)),
                Rgba::CLEAR,
            );
            ui.add_space(tight);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let name = lines(ui, name, &TextStyle::Body, ui.available_width());
                ui.add(Label::new(name));
            });
        });
    });
    shown.response.rect
}

/// Who gets it and what for: "Ann closed it", "Bob, 2 followers", "Ann closed it · follower".
fn sentence(here: &Here, share: &Share) -> String {
    let words = here.words;
    let figures: BTreeSet<FigureId> = share.figures.iter().copied().collect();
    let of = |figure: &FigureId| here.table().figures.get(*figure).map(|figure| figure.kind);
    let kinds: BTreeSet<Kind> = figures.iter().filter_map(of).collect();
    let kinds: Vec<Kind> = kinds.into_iter().collect();
    let standing = match (kinds.as_slice(), figures.len()) {
        ([kind], 1) => words.kind(*kind),
        ([Kind::Follower], count) => words.say_with("table-pays-followers", [("count", count.into())]),
        (_, count) => words.say_with("table-pays-several", [("count", count.into())]),
    };
    let key = match (share.closed, share.figures.is_empty()) {
        (0, _) => "table-pays-figures",
        (_, true) => "table-pays-closer",
        (_, false) => "table-pays-both",
    };
    let variables = [
        ("player", here.name(share.player).into()),
        ("nests", Word::from(share.closed)),
        ("what", standing.into()),
    ];
    words.say_with(key, variables)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Cell;

    #[test]
    fn each_player_has_one_line_for_all_that_is_paid_to_him() {
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
        let share = |player, closed, figures: &[i64], eggs| Share {
            player: PlayerId(player),
            closed,
            figures: figures.iter().copied().map(FigureId).collect(),
            eggs,
        };
        assert_eq!(shares(&paid), [share(0, 1, &[2], 3), share(1, 0, &[1, 3], 2)]);
    }
}
