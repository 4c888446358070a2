//! Hints: the search for the best ways and for what each roll is worth, without holding up a frame.

use super::searching::{Searching, work};
use super::way::Ways;
use crate::hops::{Advice, Odds, STATES, Search, Situation};
use crate::store::Hints;
use egui::Context;

/// A search that takes longer, in seconds, shows that it goes on.
const SOON: f64 = 0.1;

/// What is known of the move that is on: before the roll what each roll is worth, and after it the best ways.
#[derive(Default)]
pub struct Hinting {
    hinting: Hints,
    /// Where the bunny is, and what it may find.
    situation: Option<Situation>,
    /// What was rolled; none before the roll.
    rolled: Option<u8>,
    asked: bool,
    search: Option<Searching>,
    /// When the search began.
    since: f64,
    /// The rolls that are searched for.
    rolls: Vec<u8>,
    /// The best ways of each of them.
    found: Option<Vec<Advice>>,
    odds: Option<Odds>,
}

/// What the panel says about hints.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Hint<'a, Found> {
    /// Nothing.
    None,
    /// They can be had.
    Offered,
    /// They are looked for; so much is done, 0 to 1, of what is done at most. `None` while it has only begun.
    Looking(Option<f32>),
    /// This is what was found.
    Found(&'a Found),
}

impl Hinting {
    /// Somebody wants them for this move.
    pub const fn ask(&mut self) {
        self.asked = true;
    }

    /// Follows the game, and looks on where hints are wanted.
    pub fn follow(&mut self, ctx: &Context, ways: &Ways, hinting: Hints) {
        if self.situation.as_ref() != ways.situation() {
            *self = Self {
                situation: ways.situation().cloned(),
                ..Self::default()
            };
        }
        self.hinting = hinting;
        self.rolled = ways.rolled().map(|(_, hops)| hops);
        let Some(situation) = &self.situation else { return };
        if !self.wanted() {
            return;
        }
        // What was found before the roll holds after it.
        let rolls = self
            .rolled
            .map_or_else(|| situation.rolls().to_vec(), |hops| vec![hops]);
        if !rolls.iter().all(|hops| self.rolls.contains(hops)) {
            self.since = ctx.input(|input| input.time);
            let mut search = Search::new(situation, None, &rolls, STATES);
            self.rolls = rolls;
            self.odds = None;
            // Most are found at once.
            self.found = work(&mut search);
            self.search = self.found.is_none().then(|| Searching::begin(search, ctx));
        }
        if let Some(search) = &mut self.search {
            self.found = search.look(ctx);
        }
        let Some(found) = &self.found else { return };
        self.search = None;
        if self.rolled.is_none() {
            self.odds.get_or_insert_with(|| Odds::from_advice(situation, found));
        }
    }

    /// What the panel says of the ways at that time, once there is a roll.
    pub fn ways(&self, now: f64) -> Hint<'_, Advice> {
        let Some(hops) = self.rolled else { return Hint::None };
        let found = self.rolls.iter().zip(self.found.iter().flatten());
        let of_roll = found.into_iter().find(|(roll, _)| **roll == hops);
        self.shown(now, of_roll.map(|(_, advice)| advice))
    }

    /// What it says of the rolls, before there is one.
    pub fn rolls(&self, now: f64) -> Hint<'_, Odds> {
        if self.rolled.is_some() {
            return Hint::None;
        }
        self.shown(now, self.odds.as_ref())
    }

    fn shown<'a, Found>(&self, now: f64, found: Option<&'a Found>) -> Hint<'a, Found> {
        match (&self.situation, found, &self.search) {
            (None, _, _) => Hint::None,
            (Some(_), Some(found), _) if self.wanted() => Hint::Found(found),
            (Some(_), _, Some(search)) if self.wanted() => {
                Hint::Looking((now - self.since > SOON).then(|| search.done()))
            }
            (Some(_), _, _) => match self.hinting {
                Hints::OnRequest => Hint::Offered,
                Hints::Off | Hints::Always => Hint::None,
            },
        }
    }

    const fn wanted(&self) -> bool {
        match self.hinting {
            Hints::Off => false,
            Hints::OnRequest => self.asked,
            Hints::Always => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::{ANN, cell, game, place, play};
    use super::*;
    use crate::game::{Action, Game, Rolled, RolledBy};
    use crate::table::Mark;

    /// Ann is to roll on a board of nine tiles.
    fn rolling() -> Game {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[Mark::Bunny])]);
        for at in cell(1, 0).nine() {
            if !game.table().has_tile(at) {
                let marks = crate::table::Marks::NONE;
                play(&mut game, [Action::PutTile { at, marks }]);
            }
        }
        play(&mut game, [Action::Phase { first: Some(ANN) }]);
        game
    }

    /// Ann has rolled two hops there.
    fn rolled() -> Game {
        let mut game = rolling();
        let rolled = Rolled::Hops(2);
        let by = Some(RolledBy::Hand);
        play(&mut game, [Action::Roll { rolled, by }]);
        game
    }

    fn found(hints: &mut Hinting, game: &Game, hinting: Hints) -> bool {
        let ctx = Context::default();
        for _ in 0..10_000 {
            hints.follow(&ctx, &Ways::of(game.table()), hinting);
            match hints.ways(0.0) {
                Hint::None | Hint::Offered => return false,
                Hint::Looking(_) => std::thread::sleep(std::time::Duration::from_millis(1)),
                Hint::Found(advice) => {
                    let plain = crate::hops::reference::advise(&Situation::of(game.table()).unwrap(), 2);
                    assert_eq!(advice, &plain);
                    return true;
                }
            }
        }
        panic!("it never ends")
    }

    #[test]
    fn hints_are_given_when_they_are_wanted() {
        let game = rolled();
        let mut hints = Hinting::default();
        assert!(!found(&mut hints, &game, Hints::OnRequest));
        assert_eq!(hints.ways(0.0), Hint::Offered);
        hints.ask();
        assert!(!found(&mut hints, &game, Hints::Off));
        assert!(found(&mut hints, &game, Hints::OnRequest));
        assert!(found(&mut Hinting::default(), &game, Hints::Always));
    }

    #[test]
    fn another_moment_wants_to_be_asked_again() {
        let mut game = rolled();
        let mut hints = Hinting::default();
        hints.follow(&Context::default(), &Ways::of(game.table()), Hints::OnRequest);
        hints.ask();
        assert!(found(&mut hints, &game, Hints::OnRequest));
        let at = cell(1, 1);
        let marks = crate::table::Marks::NONE.with(Mark::NoBunny);
        play(&mut game, [Action::SetMarks { at, marks }]);
        assert!(!found(&mut hints, &game, Hints::OnRequest));
        assert_eq!(hints.ways(0.0), Hint::Offered);
    }

    #[test]
    fn what_each_roll_is_worth_is_known_before_it_and_the_best_ways_at_once_after_it() {
        let (before, after) = (Ways::of(rolling().table()), Ways::of(rolled().table()));
        let ctx = Context::default();
        let mut hints = Hinting::default();
        hints.follow(&ctx, &before, Hints::OnRequest);
        assert_eq!((hints.rolls(0.0), hints.ways(0.0)), (Hint::Offered, Hint::None));
        hints.ask();
        while !matches!(hints.rolls(0.0), Hint::Found(_)) {
            hints.follow(&ctx, &before, Hints::OnRequest);
        }
        let odds = crate::hops::odds(before.situation().unwrap());
        assert_eq!(hints.rolls(0.0), Hint::Found(&odds));
        hints.follow(&ctx, &after, Hints::OnRequest);
        let plain = crate::hops::reference::advise(after.situation().unwrap(), 2);
        assert_eq!((hints.rolls(0.0), hints.ways(0.0)), (Hint::None, Hint::Found(&plain)));
        hints.follow(&ctx, &before, Hints::OnRequest);
        assert_eq!(hints.rolls(0.0), Hint::Found(&odds), "the roll was undone");
    }
}
