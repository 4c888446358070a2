//! Eggs on their way from the board to the cards of those who earned them.

use super::cards;
use crate::app::board::{HopAnimation, Projector};
use crate::app::paint;
use crate::game::Event;
use crate::picture::{Drawing, Rgba};
use crate::table::{Cell, EggReason, Entry, PlayerId};
use egui::{Context, Id, LayerId, Order, Pos2, Rect, Vec2};

/// How long an egg flies, in seconds.
const FLIES: f64 = 0.5;
/// How much later than the one before it an egg sets off, in seconds.
const AFTER: f64 = 0.09;
/// The side of an egg in the air, in points.
const EGG: f32 = 26.0;
/// How high it rises over the straight way, in points.
const RISES: f32 = 40.0;

/// Eggs that fly.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight(Vec<Egg>);

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Egg {
    from: Cell,
    to: PlayerId,
    /// When it sets off, by [`egui::InputState::time`].
    since: f64,
}

impl Flight {
    /// The eggs that these events pay; those that the bunny brings set off when it lands. None if there are none.
    pub fn of(events: &[Event], hops: Option<&HopAnimation>, now: f64) -> Option<Self> {
        let mut eggs: Vec<Egg> = Vec::new();
        for event in events {
            let Event::Written(Entry::Eggs {
                player,
                eggs: count,
                why,
            }) = event
            else {
                continue;
            };
            let (from, earliest) = match why {
                EggReason::NestCloser { nest } => (*nest, now),
                EggReason::NestFollower { at, .. } => (*at, now),
                EggReason::Hop { at, .. } => (*at, hops.and_then(|hops| hops.lands(*at)).unwrap_or(now)),
            };
            for _ in 0..*count {
                let before = eggs.last().map_or(earliest, |egg| egg.since + AFTER);
                eggs.push(Egg {
                    from,
                    to: *player,
                    since: earliest.max(before),
                });
            }
        }
        (!eggs.is_empty()).then_some(Self(eggs))
    }

    /// How many of a player's eggs have not arrived: his card does not count them yet.
    pub fn on_the_way(&self, to: PlayerId, now: f64) -> i64 {
        let coming = self.0.iter().filter(|egg| egg.to == to && now < egg.since + FLIES);
        i64::try_from(coming.count()).unwrap_or(i64::MAX)
    }

    /// Shows them over everything. Says whether any still fly; they do not where a player has no card to fly to.
    pub fn show(&self, ctx: &Context, projector: &Projector) -> bool {
        let now = ctx.input(|input| input.time);
        let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::unique("table-eggs")));
        let mut any = false;
        for egg in self.0.iter().filter(|egg| now < egg.since + FLIES) {
            let Some(card) = ctx.read_response(cards::id(egg.to)) else {
                continue;
            };
            any = true;
            let part = ((now - egg.since) / FLIES) as f32;
            if part >= 0.0 {
                let from = projector.cell_rect(egg.from).center();
                let rect = Rect::from_center_size(on_its_way(from, card.rect.center(), part), Vec2::splat(EGG));
                paint::drawing(&painter, Drawing::Egg, rect, Rgba::CLEAR);
            }
        }
        if any {
            ctx.request_repaint();
        }
        any
    }
}

/// Where an egg is when that part of its way, 0 to 1, lies behind it: fast at first, and in an arc.
fn on_its_way(from: Pos2, to: Pos2, part: f32) -> Pos2 {
    let eased = 1.0 - (1.0 - part).powi(3);
    from.lerp(to, eased) - Vec2::new(0.0, RISES * 4.0 * eased * (1.0 - eased))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paid(eggs: i64, why: EggReason) -> Event {
        Event::Written(Entry::Eggs {
            player: PlayerId(0),
            eggs,
            why,
        })
    }

    fn cell(x: i64) -> Cell {
        Cell::new(x, 0).unwrap()
    }

    #[test]
    fn a_card_counts_an_egg_when_it_has_arrived() {
        let flight = Flight::of(&[paid(2, EggReason::NestCloser { nest: cell(0) })], None, 10.0).unwrap();
        let left = |now| flight.on_the_way(PlayerId(0), now);
        assert_eq!([left(10.0), left(10.49), left(10.51), left(10.6)], [2, 2, 1, 0]);
        assert_eq!(flight.on_the_way(PlayerId(1), 10.0), 0);
    }

    #[test]
    fn an_egg_that_the_bunny_brings_waits_for_it() {
        let hop = |at| EggReason::Hop {
            figure: crate::table::FigureId(1),
            at,
            mover: PlayerId(0),
        };
        let hops = HopAnimation::new(vec![cell(0), cell(1), cell(2)], 5.0);
        let flight = Flight::of(&[paid(1, hop(cell(2)))], Some(&hops), 5.0).unwrap();
        assert!((flight.0[0].since - 5.52).abs() < 1e-6, "{flight:?}");
    }

    #[test]
    fn nothing_paid_is_no_flight() {
        assert_eq!(Flight::of(&[Event::PhaseEnded], None, 0.0), None);
    }

    #[test]
    fn an_egg_flies_from_its_tile_to_its_card() {
        let (from, to) = (Pos2::new(0.0, 0.0), Pos2::new(100.0, 200.0));
        assert_eq!(on_its_way(from, to, 0.0), from);
        assert_eq!(on_its_way(from, to, 1.0), to);
        // Most of the way in the first half of the time.
        assert!(on_its_way(from, to, 0.5).x > 80.0);
    }
}
