//! What comes when a person goes on from here, and where that stops because somebody has something to say.
//!
//! Pure, and without a rule of its own: what would follow is found out by doing it to a copy of the game.

use super::way::Ways;
use crate::game::{Action, Event, Game};
use crate::rules::eggs::{earning_at, eggs_for};
use crate::table::{Cell, EggReason, Entry, FigureId, Kind, Mark, Marks, PlayerId, Step, Table};
use std::collections::BTreeSet;

/// What comes when the person goes on from here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// How many `next`s lead there.
    pub nexts: usize,
    /// What it is.
    pub stop: Stop,
    /// The eggs that nests pay on the way, in the order of the ledger.
    pub paid: Vec<Entry>,
    /// The figures within reach of whoever rolls first in a phase that begins, and the eggs of a hop by them.
    in_reach: Vec<(FigureId, i64)>,
}

/// Where going on stops, because somebody has something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// That player lays a tile.
    Turn(PlayerId),
    /// Nests pay; a bunny phase may follow at once.
    Nests(Vec<Cell>),
    /// A bunny phase begins; that player rolls first.
    Phase(PlayerId),
    /// The player to move has a builder out: he may have a second part, or the next one is on.
    Again {
        /// Who is next otherwise.
        next: PlayerId,
    },
    /// The table does what the mark on the part's tile asks: the dragon moves, the catapult's round comes, a bazaar is
    /// held.
    Mark(Mark),
    /// There is nothing to go on from: a tile is to be laid, the bunny is on, or the game is over.
    Here,
}

impl Ahead {
    /// The `next`s, one action each.
    pub fn actions(&self) -> Vec<Action> {
        vec![Action::Next; self.nexts]
    }

    /// The figures that earn eggs on the way, and how many; those in the bunny's reach, by one hop.
    pub fn earning(&self) -> Vec<(FigureId, i64)> {
        let mut earning: Vec<(FigureId, i64)> = Vec::new();
        for entry in &self.paid {
            if let Entry::Eggs {
                eggs,
                why: EggReason::NestFollower { figure, .. },
                ..
            } = entry
            {
                match earning.iter_mut().find(|(known, _)| known == figure) {
                    Some((_, sum)) => *sum += eggs,
                    None => earning.push((*figure, *eggs)),
                }
            }
        }
        for figure in &self.in_reach {
            if earning.iter().all(|(known, _)| *known != figure.0) {
                earning.push(*figure);
            }
        }
        earning
    }
}

/// What comes when the person goes on from here.
pub fn ahead(game: &Game) -> Ahead {
    let mut game = game.clone();
    let mut nexts = 0;
    loop {
        let (stop, paid, in_reach) = match stop_at(game.table(), nexts > 0) {
            Some(stop) => (stop, Vec::new(), Vec::new()),
            None => match game.apply(Action::Next) {
                Ok(events) => {
                    nexts += 1;
                    let Some(stop) = owed(&events) else { continue };
                    let paid = events.into_iter().filter_map(eggs).collect();
                    let reach = Ways::of(game.table()).reach().iter().copied().collect();
                    (stop, paid, earning_on(game.table(), &reach))
                }
                // A game that is full.
                Err(_) => (Stop::Here, Vec::new(), Vec::new()),
            },
        };
        return Ahead {
            nexts,
            stop,
            paid,
            in_reach,
        };
    }
}

fn eggs(event: Event) -> Option<Entry> {
    if let Event::Written(entry @ Entry::Eggs { .. }) = event {
        Some(entry)
    } else {
        None
    }
}

/// Whether going on stops at this step, once it has come here.
fn stop_at(table: &Table, came: bool) -> Option<Stop> {
    let player = table.turn.player;
    match table.turn.step {
        Step::Place if came => Some(Stop::Turn(player)),
        Step::Place | Step::Roll | Step::Hop | Step::Finished => Some(Stop::Here),
        Step::Figure => None,
        Step::Scoring => [Mark::Dragon, Mark::Catapult]
            .into_iter()
            .find(|mark| came && table.part_marks().has(*mark))
            .map(Stop::Mark),
        Step::End if came && table.part_marks().has(Mark::Bazaar) => Some(Stop::Mark(Mark::Bazaar)),
        Step::End if table.turn.part == 1 && has_builder(table, player) => Some(Stop::Again {
            next: table.after(player),
        }),
        Step::End => None,
    }
}

fn has_builder(table: &Table, player: PlayerId) -> bool {
    let mut builders = table.figures.iter().filter(|(_, figure)| figure.kind == Kind::Builder);
    builders.any(|(_, figure)| figure.player == player && figure.place.cell().is_some())
}

/// What an action that went on has brought, as far as somebody must see it before it happens.
fn owed(events: &[Event]) -> Option<Stop> {
    let mut nests = Vec::new();
    let mut first_mover = None;
    for event in events {
        match event {
            Event::NestPaid { nest } => nests.push(*nest),
            Event::PhaseBegan { first } => first_mover = Some(*first),
            Event::Written(_)
            | Event::BunnyCame { .. }
            | Event::BunnyEaten { .. }
            | Event::SentHome { .. }
            | Event::NestCompleted { .. }
            | Event::Stuck { .. }
            | Event::PhaseEnded
            | Event::Finished { .. } => {}
        }
    }
    if nests.is_empty() {
        first_mover.map(Stop::Phase)
    } else {
        Some(Stop::Nests(nests))
    }
}

/// What a tap on a free place does: the turn before is ended and the next player's tile lies there, in one step.
///
/// # Errors
/// Something comes first.
pub fn lay(game: &Game, at: Cell) -> Result<Vec<Action>, Stop> {
    let Ahead { nexts, stop, .. } = ahead(game);
    let place = Action::Place { at, marks: Marks::NONE };
    match stop {
        Stop::Turn(_) => Ok(std::iter::repeat_n(Action::Next, nexts).chain([place]).collect()),
        Stop::Here if game.table().turn.step == Step::Place => Ok(vec![place]),
        Stop::Here | Stop::Nests(_) | Stop::Phase(_) | Stop::Again { .. } | Stop::Mark(_) => Err(stop),
    }
}

/// The figures on those cells that earn eggs when the bunny comes by, and how many.
fn earning_on(table: &Table, cells: &BTreeSet<Cell>) -> Vec<(FigureId, i64)> {
    let standing = cells.iter().flat_map(|cell| earning_at(table, *cell));
    let mut earning: Vec<_> = standing.map(|(id, figure)| (id, eggs_for(figure.kind))).collect();
    earning.sort_unstable();
    earning
}

#[cfg(test)]
mod tests {
    use super::super::sketch::{ANN, BOB, cell, game, nearly_full, place, play};
    use super::super::turn::{deploy, tap_takes_home};
    use super::*;
    use crate::table::Expansion;
    use crate::table::Place;

    #[test]
    fn the_next_free_place_ends_the_turn_before() {
        let mut game = game(&[]);
        let first = lay(&game, cell(1, 0)).unwrap();
        assert_eq!(first, [place(cell(1, 0), &[])]);
        play(&mut game, first);
        assert_eq!(ahead(&game).stop, Stop::Turn(BOB));
        let second = lay(&game, cell(2, 0)).unwrap();
        assert_eq!(
            second,
            [Action::Next, Action::Next, Action::Next, place(cell(2, 0), &[])]
        );
        play(&mut game, second);
        assert_eq!(game.table().turn.player, BOB);
    }

    #[test]
    fn a_full_nest_is_shown_before_it_pays() {
        let mut game = game(&[]);
        let last = nearly_full(&mut game);
        let put = Action::Put {
            player: BOB,
            kind: Kind::Follower,
            place: Place::Cell(cell(1, 0)),
            spot: String::new(),
        };
        play(&mut game, [put]);
        play(&mut game, [place(last, &[])]);
        let ahead = ahead(&game);
        assert_eq!(ahead.stop, Stop::Nests(vec![cell(1, 0)]));
        assert_eq!(ahead.earning(), [(FigureId(1), 1)]);
        assert_eq!(lay(&game, cell(3, 0)), Err(Stop::Nests(vec![cell(1, 0)])));
        // Nothing was paid by looking at it.
        assert_eq!(game.table().ledger.lines(), []);
        play(&mut game, ahead.actions());
        assert_eq!(game.table().ledger.eggs(ANN).left(), 2);
        assert_eq!(game.table().ledger.eggs(BOB).left(), 1);
        assert!(lay(&game, cell(3, 0)).is_ok());
    }

    #[test]
    fn a_figure_that_was_taken_home_earns_nothing() {
        let mut game = game(&[]);
        let last = nearly_full(&mut game);
        play(&mut game, [place(last, &[])]);
        play(&mut game, [deploy(Kind::Follower, None, "")]);
        assert_eq!(ahead(&game).earning(), [(FigureId(1), 1)]);
        assert!(tap_takes_home(&game, FigureId(1)));
        play(
            &mut game,
            [Action::Recall {
                figures: vec![FigureId(1)],
            }],
        );
        assert_eq!(ahead(&game).earning(), []);
    }

    #[test]
    fn a_bunny_phase_is_announced_before_the_first_roll() {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[Mark::Bunny])]);
        let ahead = ahead(&game);
        assert_eq!((ahead.stop, ahead.nexts), (Stop::Phase(ANN), 2));
        assert_eq!(lay(&game, cell(2, 0)), Err(Stop::Phase(ANN)));
    }

    #[test]
    fn the_figures_in_the_bunnys_reach_are_shown_before_the_first_roll() {
        let mut game = game(&[]);
        let put = |at| Action::Put {
            player: BOB,
            kind: Kind::Follower,
            place: Place::Cell(at),
            spot: String::new(),
        };
        for x in 1..=4 {
            play(
                &mut game,
                [Action::PutTile {
                    at: cell(x, 0),
                    marks: Marks::NONE,
                }],
            );
        }
        play(&mut game, [put(cell(1, 0))]);
        play(&mut game, [put(cell(4, 0))]);
        play(&mut game, [place(cell(-1, 0), &[Mark::Bunny])]);
        // Three hops lead to the first of them, not to the second.
        assert_eq!(ahead(&game).earning(), [(FigureId(1), 1)]);
    }

    #[test]
    fn a_builder_that_is_out_asks_for_a_second_part() {
        let mut game = game(&[Expansion::TradersAndBuilders]);
        play(&mut game, [place(cell(1, 0), &[])]);
        play(&mut game, [deploy(Kind::Builder, None, "")]);
        let asks = Stop::Again { next: BOB };
        assert_eq!((ahead(&game).stop, ahead(&game).nexts), (asks.clone(), 2));
        assert_eq!(lay(&game, cell(2, 0)), Err(asks));
        let on = ahead(&game).actions();
        play(&mut game, on);
        play(&mut game, [Action::Again, place(cell(2, 0), &[])]);
        assert_eq!(ahead(&game).stop, Stop::Turn(BOB), "never a third");
    }

    #[test]
    fn the_dragon_moves_before_the_nests() {
        let mut game = game(&[Expansion::PrincessAndDragon]);
        let last = nearly_full(&mut game);
        play(&mut game, [place(last, &[Mark::Dragon])]);
        assert_eq!(ahead(&game).stop, Stop::Mark(Mark::Dragon));
        let on = ahead(&game).actions();
        play(&mut game, on);
        assert_eq!(game.table().turn.step, Step::Scoring);
        assert_eq!(ahead(&game).stop, Stop::Nests(vec![cell(1, 0)]));
    }
}
