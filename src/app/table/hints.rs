//! Hints: the search for the best ways, without holding up a frame.

use super::searching::{Searching, work};
use super::way::Ways;
use crate::hops::{Advice, STATES, Search, Situation};
use crate::store::Hints;
use egui::Context;

/// A search that takes longer, in seconds, shows that it goes on.
const SOON: f64 = 0.1;

/// What is known of the best ways of the move that is on.
#[derive(Default)]
pub struct Hinting {
    hinting: Hints,
    /// What was rolled, and where.
    moment: Option<(Situation, u8)>,
    asked: bool,
    search: Option<Searching>,
    /// When the search began.
    since: f64,
    found: Option<Advice>,
}

/// What the panel says about hints.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Hint<'a> {
    /// Nothing.
    None,
    /// They can be had.
    Offered,
    /// They are looked for; so much is done, 0 to 1, of what is done at most. `None` while it has only begun.
    Looking(Option<f32>),
    /// These ways are best.
    Found(&'a Advice),
}

impl Hinting {
    /// Somebody wants them for this move.
    pub const fn ask(&mut self) {
        self.asked = true;
    }

    /// Follows the game, and looks on where hints are wanted.
    pub fn follow(&mut self, ctx: &Context, ways: &Ways, hinting: Hints) {
        let known = self.moment.as_ref();
        if known.map(|(situation, hops)| (situation, *hops)) != ways.rolled() {
            let moment = ways.rolled();
            *self = Self {
                moment: moment.map(|(situation, hops)| (situation.clone(), hops)),
                ..Self::default()
            };
        }
        self.hinting = hinting;
        let Some((situation, hops)) = &self.moment else { return };
        if !self.wanted() || self.found.is_some() {
            return;
        }
        match &mut self.search {
            Some(search) => self.found = search.look(ctx),
            None => {
                self.since = ctx.input(|input| input.time);
                let mut search = Search::new(situation, None, &[*hops], STATES);
                // Most are found at once.
                self.found = work(&mut search);
                if self.found.is_none() {
                    self.search = Some(Searching::begin(search, ctx));
                }
            }
        }
        if self.found.is_some() {
            self.search = None;
        }
    }

    /// What the panel says at that time.
    pub fn shown(&self, now: f64) -> Hint<'_> {
        match (&self.moment, &self.found, &self.search) {
            (None, _, _) => Hint::None,
            (Some(_), Some(advice), _) if self.wanted() => Hint::Found(advice),
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

    /// Ann has rolled two hops on a board of nine tiles.
    fn rolled() -> Game {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[Mark::Bunny])]);
        for at in cell(1, 0).nine() {
            if !game.table().has_tile(at) {
                let marks = crate::table::Marks::NONE;
                play(&mut game, [Action::PutTile { at, marks }]);
            }
        }
        let rolled = Rolled::Hops(2);
        let by = Some(RolledBy::Hand);
        play(
            &mut game,
            [Action::Phase { first: Some(ANN) }, Action::Roll { rolled, by }],
        );
        game
    }

    fn found(hints: &mut Hinting, game: &Game, hinting: Hints) -> bool {
        let ctx = Context::default();
        for _ in 0..10_000 {
            hints.follow(&ctx, &Ways::of(game.table()), hinting);
            match hints.shown(0.0) {
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
        assert_eq!(hints.shown(0.0), Hint::Offered);
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
        assert_eq!(hints.shown(0.0), Hint::Offered);
    }
}
