//! What a tap means in a turn: from the game as it stands to the actions that one step records.
//!
//! Pure, and without a rule of its own: what would follow is found out by doing it to a copy of the game.

use super::way;
use crate::game::{Action, Event, Game, Mend, Recorded};
use crate::rules::eggs::eggs_for;
use crate::rules::{Rule, spring};
use crate::table::{Cell, EggReason, Entry, Expansion, FigureId, Kind, Mark, Marks, Place, PlayerId, Step, Table};
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
                    let reach = way::reach(game.table()).into_iter().collect();
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
    table
        .figures
        .values()
        .any(|figure| figure.player == player && figure.kind == Kind::Builder && figure.place.cell().is_some())
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

/// How a change to the part's tile is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The last step is taken back and this one recorded instead.
    Again(Vec<Recorded>),
    /// The past is mended; what was done since stays.
    Mend(Mend),
}

/// Another `place` for the part's tile, which `change` makes of the one recorded; none if the part has no tile.
fn change_place(game: &Game, change: impl Fn(Cell, Marks) -> (Cell, Marks)) -> Option<Change> {
    let tile = game.table().turn.record.tile?;
    let actions = game.actions();
    let index = actions
        .iter()
        .rposition(|recorded| matches!(recorded.action, Action::Place { at, .. } if at == tile))?;
    let old = actions.get(index)?;
    let (at, marks) = change(tile, game.table().marks(tile));
    let with = Recorded {
        action: Action::Place { at, marks },
        ..old.clone()
    };
    if index + 1 < actions.len() {
        return Some(Change::Mend(Mend::Replace { index, with }));
    }
    let begin = actions.iter().rposition(|recorded| !recorded.joined).unwrap_or(0);
    let mut step = actions.get(begin..index)?.to_vec();
    step.push(with);
    Some(Change::Again(step))
}

/// The part's tile with that mark, or without it if it has it, so that nests and bunny come right.
pub fn toggle_mark(game: &Game, mark: Mark) -> Option<Change> {
    change_place(game, |at, marks| (at, toggled(marks, mark)))
}

/// The part's tile at another place.
pub fn move_tile(game: &Game, to: Cell) -> Option<Change> {
    change_place(game, |_, marks| (to, marks))
}

/// The marks with that one, or without it if it is among them.
pub const fn toggled(marks: Marks, mark: Mark) -> Marks {
    if marks.has(mark) {
        marks.without(mark)
    } else {
        marks.with(mark)
    }
}

/// The marks that the expansions in play print on tiles, those of Easter first.
pub fn offered_marks(table: &Table) -> Vec<Mark> {
    let of = |expansion: Expansion| -> &'static [Mark] {
        match expansion {
            Expansion::Spring => &[Mark::Spring, Mark::Garden, Mark::Statue],
            Expansion::Festival => &[Mark::Festival],
            Expansion::Drawbridges => &[Mark::Drawbridge],
            Expansion::PrincessAndDragon => &[Mark::Dragon, Mark::Volcano, Mark::Portal],
            Expansion::AbbeyAndMayor => &[Mark::Abbey],
            Expansion::HillsAndSheep => &[Mark::Hill, Mark::Vineyard],
            Expansion::Abbot => &[Mark::Garden],
            Expansion::BridgesCastlesAndBazaars => &[Mark::Bazaar],
            Expansion::Tunnel => &[Mark::Tunnel],
            Expansion::Catapult => &[Mark::Catapult],
            Expansion::InnsAndCathedrals
            | Expansion::TradersAndBuilders
            | Expansion::Phantom
            | Expansion::BigTop
            | Expansion::GhostsCastlesAndCemeteries
            | Expansion::Easter
            | Expansion::Tower
            | Expansion::CountKingAndRobber
            | Expansion::Goldmines
            | Expansion::MageAndWitch
            | Expansion::PeasantRevolts => &[],
        }
    };
    let mut marks = vec![Mark::Nest, Mark::Bunny];
    for mark in table.expansions.iter().flat_map(|expansion| of(*expansion)) {
        if !marks.contains(mark) {
            marks.push(*mark);
        }
    }
    marks
}

/// A kind of figure the player to move may deploy now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deployable {
    /// Which.
    pub kind: Kind,
    /// Whether its area must be named, because another figure stands on the tile already (`statue.areas`).
    pub asks_spot: bool,
}

/// The kinds of figures the player to move may deploy on the part's tile now.
pub fn deployable(game: &Game) -> Vec<Deployable> {
    let may = |kind: &Kind| {
        let broken = game.judge(&deploy(*kind, None, "")).ok()?;
        let asks_spot = !broken.is_empty();
        let fits = broken.iter().all(|refusal| refusal.rule == Rule::StatueAreas);
        fits.then_some(Deployable { kind: *kind, asks_spot })
    };
    Kind::ALL.iter().filter_map(may).collect()
}

/// The player to move deploys one of that kind; on the part's tile unless another is named.
pub fn deploy(kind: Kind, at: Option<Cell>, spot: &str) -> Action {
    Action::Deploy {
        kind,
        at,
        spot: spot.to_owned(),
        player: None,
    }
}

/// Whether a figure may be deployed elsewhere than on the part's tile (`deploy.tile`).
pub fn deploys_anywhere(table: &Table) -> bool {
    let marks = table.part_marks();
    marks.has(Mark::Portal) || marks.has(Mark::FlyingMachine)
}

/// Whether the figure may be taken back now (RULES §9).
pub fn may_take_back(game: &Game, figure: FigureId) -> bool {
    game.judge(&Action::TakeBack { figure })
        .is_ok_and(|broken| broken.is_empty())
}

/// Whether a tap on a figure takes it home: after a tile was laid and until the next one is. Where
/// the figure might as well be taken back, the person is asked.
pub fn tap_takes_home(game: &Game, figure: FigureId) -> bool {
    match game.table().turn.step {
        Step::Figure => !may_take_back(game, figure),
        Step::Scoring | Step::End => true,
        Step::Place | Step::Roll | Step::Hop | Step::Finished => false,
    }
}

/// What belongs to the step `scoring`: that step is entered first where it comes next.
pub fn while_scoring(game: &Game, action: Action) -> Vec<Action> {
    let mut next = game.clone();
    let enters = game.table().turn.step == Step::Figure
        && next.apply(Action::Next).is_ok()
        && next.table().turn.step == Step::Scoring;
    let first = enters.then_some(Action::Next);
    first.into_iter().chain([action]).collect()
}

/// The neighbours of a spring tile just laid, whose gardens count as soon as it is scored (`spring.points`).
pub fn garden_neighbours(table: &Table) -> Vec<Cell> {
    match (table.turn.step, table.turn.record.tile) {
        (Step::Figure, Some(tile)) if table.marks(tile).has(Mark::Spring) => spring::neighbours(table, tile)
            .filter(|cell| table.has_tile(*cell))
            .collect(),
        (
            Step::Place | Step::Figure | Step::Scoring | Step::End | Step::Roll | Step::Hop | Step::Finished,
            Some(_) | None,
        ) => Vec::new(),
    }
}

/// The figures on those cells that earn eggs when the bunny comes by, and how many.
fn earning_on(table: &Table, cells: &BTreeSet<Cell>) -> Vec<(FigureId, i64)> {
    let earns = |(id, figure): (&FigureId, &crate::table::Figure)| match figure.place {
        Place::Cell(at) if cells.contains(&at) => Some((*id, eggs_for(figure.kind))).filter(|(_, eggs)| *eggs > 0),
        Place::Cell(_) | Place::Zone(_) => None,
    };
    table.figures.iter().filter_map(earns).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{NewPlayer, Setup};
    use crate::table::{Colour, Edition, Name};

    const ANN: PlayerId = PlayerId(0);
    const BOB: PlayerId = PlayerId(1);

    fn cell(x: i64, y: i64) -> Cell {
        Cell::new(x, y).unwrap()
    }

    fn game(expansions: &[Expansion]) -> Game {
        let player = |name, colour| NewPlayer {
            name: Name::new(name).unwrap(),
            colour,
        };
        let players = vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)];
        let mut setup = Setup::new(players, Edition::Hig);
        setup.expansions = expansions.iter().copied().collect();
        Game::new(setup).unwrap()
    }

    fn place(at: Cell, marks: &[Mark]) -> Action {
        let marks = marks.iter().copied().collect();
        Action::Place { at, marks }
    }

    fn play(game: &mut Game, step: impl IntoIterator<Item = Action>) {
        for (index, action) in step.into_iter().enumerate() {
            let recorded = Recorded::from(action);
            game.apply(if index == 0 { recorded } else { recorded.joined() })
                .unwrap();
        }
    }

    /// A nest beside the start tile, and all around it but one cell.
    fn nearly_full(game: &mut Game) -> Cell {
        let nest = cell(1, 0);
        play(
            game,
            [Action::PutTile {
                at: nest,
                marks: Marks::NONE.with(Mark::Nest),
            }],
        );
        for at in nest.around() {
            if !game.table().has_tile(at) && at != cell(2, 1) {
                play(game, [Action::PutTile { at, marks: Marks::NONE }]);
            }
        }
        cell(2, 1)
    }

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
    fn a_figure_crosses_a_drawbridge_when_it_is_scored() {
        let mut game = game(&[Expansion::Drawbridges]);
        play(&mut game, [place(cell(1, 0), &[])]);
        play(&mut game, [deploy(Kind::Follower, None, "")]);
        let cross = Action::Drawbridge {
            figure: FigureId(1),
            to: cell(0, 0),
            spot: String::new(),
        };
        let step = while_scoring(&game, cross.clone());
        assert_eq!(step, [Action::Next, cross.clone()]);
        play(&mut game, step);
        assert_eq!(while_scoring(&game, cross.clone()), [cross]);
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

    #[test]
    fn a_mark_set_at_once_is_laid_again_in_the_same_step() {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[])]);
        let step = lay(&game, cell(2, 0)).unwrap();
        play(&mut game, step);
        let Some(Change::Again(again)) = toggle_mark(&game, Mark::Bunny) else {
            panic!("nothing else has happened")
        };
        let next = Recorded::from(Action::Next);
        let laid = Recorded::from(place(cell(2, 0), &[Mark::Bunny]));
        assert_eq!(
            again,
            [next.clone(), next.clone().joined(), next.joined(), laid.joined()]
        );
    }

    #[test]
    fn a_mark_set_after_a_figure_mends_the_past() {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[])]);
        play(&mut game, [deploy(Kind::Follower, None, "")]);
        let with = Recorded::from(place(cell(1, 0), &[Mark::Nest]));
        assert_eq!(
            toggle_mark(&game, Mark::Nest),
            Some(Change::Mend(Mend::Replace { index: 0, with }))
        );
    }

    #[test]
    fn marks_of_easter_come_first_and_others_by_what_is_in_play() {
        assert_eq!(offered_marks(game(&[]).table()), [Mark::Nest, Mark::Bunny]);
        let spring = game(&[Expansion::Abbot, Expansion::Spring]);
        let marks = [Mark::Nest, Mark::Bunny, Mark::Garden, Mark::Spring, Mark::Statue];
        assert_eq!(offered_marks(spring.table()), marks);
    }

    #[test]
    fn beside_a_statue_the_second_figure_is_asked_for_its_area() {
        let mut game = game(&[Expansion::Spring]);
        let marks = Marks::NONE.with(Mark::Statue);
        play(&mut game, [Action::SetMarks { at: cell(0, 0), marks }]);
        play(&mut game, [place(cell(1, 0), &[])]);
        let follower = |asks_spot| Deployable {
            kind: Kind::Follower,
            asks_spot,
        };
        assert_eq!(deployable(&game), [follower(false)]);
        play(&mut game, [deploy(Kind::Follower, None, "road")]);
        assert_eq!(deployable(&game), [follower(true)]);
        play(&mut game, [deploy(Kind::Follower, None, "city")]);
        assert_eq!(deployable(&game), []);
    }

    #[test]
    fn with_a_festival_tile_a_tap_on_an_own_figure_asks() {
        let mut game = game(&[Expansion::Festival]);
        let put = |player| Action::Put {
            player,
            kind: Kind::Follower,
            place: Place::Cell(cell(0, 0)),
            spot: String::new(),
        };
        play(&mut game, [put(ANN), put(BOB)]);
        play(&mut game, [place(cell(1, 0), &[Mark::Festival])]);
        assert!(may_take_back(&game, FigureId(1)) && !tap_takes_home(&game, FigureId(1)));
        assert!(!may_take_back(&game, FigureId(2)) && tap_takes_home(&game, FigureId(2)));
    }

    #[test]
    fn a_spring_tile_asks_for_the_gardens_beside_it() {
        let mut game = game(&[Expansion::Spring]);
        play(&mut game, [place(cell(1, 0), &[])]);
        assert_eq!(garden_neighbours(game.table()), []);
        play(
            &mut game,
            [
                Action::Next,
                Action::Next,
                Action::Next,
                place(cell(1, 1), &[Mark::Spring]),
            ],
        );
        assert_eq!(garden_neighbours(game.table()), [cell(0, 0), cell(1, 0)]);
    }
}
