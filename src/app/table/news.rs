//! What the last step brought, told for a while.

use super::layout::{EDGE, Layout};
use crate::app::theme::{CONTROL, SPACE, card_shadow, colour, palette};
use crate::app::widget::{say, shrunk};
use crate::game::Event;
use crate::table::{Entry, PlayerId, PointReason, Table};
use crate::words::{Word, Words};
use egui::{Align2, Area, Context, Frame, Id, Label, Margin, Order, Rect, TextStyle, Vec2};

/// How long news are told, in seconds.
const LASTS: f64 = 6.0;
/// The widest they get, in points.
const WIDEST: f32 = 420.0;

/// What there is to tell.
pub struct News {
    sentences: Vec<String>,
    /// Since when, by [`egui::InputState::time`].
    since: f64,
}

impl News {
    /// What these events tell; none where there is nothing that one does not see.
    pub fn of(words: &Words, table: &Table, events: &[Event], now: f64) -> Option<Self> {
        let eggs = eggs(words, table, events);
        let short = table.egg_supply().filter(|left| *left < 0 && eggs.is_some());
        let short = short.map(|left| words.say_with("table-short", [("eggs", Word::from(-left))]));
        let others = events.iter().filter(|event| tells(event));
        let sentences: Vec<String> = eggs
            .into_iter()
            .chain(short)
            .chain(others.map(|event| words.event(table, event)))
            .collect();
        (!sentences.is_empty()).then_some(Self { sentences, since: now })
    }

    /// Tells just this.
    pub fn say(sentence: String, now: f64) -> Self {
        Self {
            sentences: vec![sentence],
            since: now,
        }
    }

    /// Tells them at the top of what is clear, close to what is above. Says whether they are still news.
    pub fn show(&self, ctx: &Context, clear: Rect) -> bool {
        let left = self.since + LASTS - ctx.input(|input| input.time);
        if left <= 0.0 {
            return false;
        }
        ctx.request_repaint_after_secs(left as f32);
        for sentence in &self.sentences {
            say(ctx, sentence);
        }
        let [_, near, _, padding, _] = SPACE;
        let dark = ctx.theme() == egui::Theme::Dark;
        let palette = palette(dark);
        Area::new(Id::unique("table-news"))
            .order(Order::Middle)
            .interactable(false)
            .pivot(Align2::CENTER_TOP)
            .fixed_pos(clear.center_top() + Vec2::new(0.0, EDGE))
            .show(ctx, |ui| {
                Frame::new()
                    .fill(colour(palette.soft_accent))
                    .corner_radius(padding)
                    .shadow(card_shadow(dark))
                    .inner_margin(Margin::symmetric(padding as i8, near as i8))
                    .show(ui, |ui| {
                        ui.set_max_width((clear.width() - 2.0 * EDGE).min(WIDEST) - 2.0 * padding);
                        ui.spacing_mut().item_spacing.y = 0.0;
                        // So many controls may stand at the foot of what is clear, one above the other.
                        let controls = match Layout::of(ctx.content_rect().size()) {
                            Layout::Upright => 2.0,
                            Layout::Lying => 1.0,
                            Layout::Desk => 0.0,
                        };
                        let room = clear.height() - controls * CONTROL - EDGE - 3.0 * near;
                        let room = Vec2::new(ui.available_width(), room / self.sentences.len().max(1) as f32);
                        for sentence in &self.sentences {
                            ui.add(Label::new(shrunk(ui, sentence, &TextStyle::Body, room, usize::MAX)));
                        }
                    });
            });
        true
    }
}

/// Whether the board does not show by itself what happened.
const fn tells(event: &Event) -> bool {
    match event {
        Event::BunnyEaten { .. } | Event::SentHome { .. } | Event::Stuck { .. } => true,
        Event::Written(Entry::Points { why, .. }) => matches!(why, PointReason::Spring),
        Event::Written(Entry::Eggs { .. } | Entry::Eaten { .. } | Entry::Adjusted { .. })
        | Event::BunnyCame { .. }
        | Event::NestCompleted { .. }
        | Event::NestPaid { .. }
        | Event::PhaseBegan { .. }
        | Event::PhaseEnded
        | Event::Finished { .. } => false,
    }
}

/// Who got how many eggs, in one line.
pub fn eggs(words: &Words, table: &Table, events: &[Event]) -> Option<String> {
    let paid = |player: PlayerId| -> i64 {
        let eggs = events.iter().map(|event| match event {
            Event::Written(Entry::Eggs { player: to, eggs, .. }) if *to == player => *eggs,
            Event::Written(_)
            | Event::BunnyCame { .. }
            | Event::BunnyEaten { .. }
            | Event::SentHome { .. }
            | Event::NestCompleted { .. }
            | Event::NestPaid { .. }
            | Event::PhaseBegan { .. }
            | Event::Stuck { .. }
            | Event::PhaseEnded
            | Event::Finished { .. } => 0,
        });
        eggs.sum()
    };
    let share = |player: PlayerId| {
        let eggs = paid(player);
        (eggs > 0).then(|| {
            let player = words.player(table, player);
            words.say_with("table-gets", [("player", player.into()), ("eggs", Word::from(eggs))])
        })
    };
    table
        .player_ids()
        .filter_map(share)
        .reduce(|all, part| words.say_with("table-gets-and", [("all", all.into()), ("part", part.into())]))
}
