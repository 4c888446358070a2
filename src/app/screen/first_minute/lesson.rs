//! What somebody does next who plays the sample: read off the table, so that it fits in whatever order things are done.

use crate::game::{Action, Game, Recorded};
use crate::rules::nests;
use crate::table::{Mark, Step};

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// The tile that closes the nest is laid.
    Gap,
    /// The nest pays.
    Pay,
    /// Another tile is laid.
    Lay,
    /// That tile gets the sign of the bunny.
    Bunny,
    /// The bunny phase begins.
    Phase,
    /// Somebody rolls.
    Roll,
    /// Somebody hops.
    Hop,
    /// Nothing more but to look around.
    Around,
}

impl Lesson {
    /// How many steps there are.
    pub const STEPS: usize = 5;

    /// What is to be done next in that game, which began as the sample.
    pub fn of(game: &Game) -> Self {
        let table = game.table();
        let hopped = |recorded: &Recorded| matches!(recorded.action, Action::Hop { .. });
        if game.actions().iter().any(hopped) {
            return Self::Around;
        }
        match table.turn.step {
            Step::Finished => Self::Around,
            Step::Roll => Self::Roll,
            Step::Hop => Self::Hop,
            Step::Figure | Step::Scoring if nests::all(table).any(|nest| nests::is_owed(table, nest)) => Self::Pay,
            Step::Figure | Step::Scoring if table.part_marks().has(Mark::Bunny) => Self::Phase,
            Step::Place | Step::Figure | Step::Scoring | Step::End
                if !nests::all(table).any(|nest| nests::is_complete(table, nest)) =>
            {
                Self::Gap
            }
            Step::Figure => Self::Bunny,
            Step::Place | Step::Scoring | Step::End => Self::Lay,
        }
    }

    /// The step it belongs to, from 1.
    pub const fn step(self) -> usize {
        match self {
            Self::Gap => 1,
            Self::Pay => 2,
            Self::Lay | Self::Bunny => 3,
            Self::Phase | Self::Roll | Self::Hop => 4,
            Self::Around => Self::STEPS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;
    use crate::game::{Rolled, RolledBy};
    use crate::table::{Cell, Marks};

    fn cell(x: i64, y: i64) -> Cell {
        Cell::new(x, y).unwrap()
    }

    fn lay(x: i64, y: i64, marks: Marks) -> Action {
        Action::Place { at: cell(x, y), marks }
    }

    /// What is to be done after each of these actions.
    fn lessons(actions: impl IntoIterator<Item = Action>) -> Vec<Lesson> {
        let mut game = sample().unwrap();
        let mut after = |action| {
            game.apply(action).unwrap();
            Lesson::of(&game)
        };
        actions.into_iter().map(&mut after).collect()
    }

    fn roll() -> Action {
        Action::Roll {
            rolled: Rolled::Hops(1),
            by: Some(RolledBy::Hand),
        }
    }

    #[test]
    fn the_minute_leads_from_the_gap_to_the_hop() {
        use Lesson::{Around, Bunny, Gap, Hop, Lay, Pay, Phase, Roll};
        assert_eq!(Lesson::of(&sample().unwrap()), Gap);
        let closed = [lay(2, 0, Marks::NONE), Action::Next, Action::Next, Action::Next];
        let plain = lay(4, 0, Marks::NONE);
        let laid = closed.iter().cloned().chain([plain]);
        assert_eq!(lessons(laid), [Pay, Pay, Lay, Lay, Bunny]);
        let hop = Action::Hop { path: vec![cell(3, 0)] };
        let bunny = lay(4, 0, Marks::NONE.with(Mark::Bunny));
        let phase = [bunny, Action::Next, Action::Next, roll(), hop];
        assert_eq!(
            lessons(closed.into_iter().chain(phase)),
            [Pay, Pay, Lay, Lay, Phase, Phase, Roll, Hop, Around]
        );
    }

    #[test]
    fn whatever_is_done_first_something_is_to_be_done_next() {
        let with_bunny = Marks::NONE.with(Mark::Bunny);
        assert_eq!(lessons([lay(4, 0, Marks::NONE)]), [Lesson::Gap], "the wrong place");
        assert_eq!(lessons([lay(4, 0, with_bunny)]), [Lesson::Phase], "the bunny first");
        assert_eq!(lessons([lay(2, 0, with_bunny)]), [Lesson::Pay], "both at once");
        let finish = Action::Finish { bonus: None };
        assert_eq!(lessons([finish]), [Lesson::Around], "nothing at all");
    }
}
