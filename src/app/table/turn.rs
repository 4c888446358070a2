//! What can be done in a part of a turn: the tile's marks and place, figures deployed, taken home and taken back.
//!
//! Pure, and without a rule of its own: what may be done the rules say.

use crate::game::{Action, Game, Mend, Recorded};
use crate::rules::{Rule, spring};
use crate::table::{Cell, Expansion, FigureId, Kind, Mark, Marks, Step, Table};

/// Another `place` for the part's tile, which `change` makes of the one recorded; none if the part has no tile. What was
/// done since stays, and it is a step of its own, so that undo takes back the change and not the tile.
fn change_place(game: &Game, change: impl Fn(Cell, Marks) -> (Cell, Marks)) -> Option<Mend> {
    let tile = game.table().turn.record.tile?;
    let actions = game.actions();
    let index = actions
        .iter()
        .rposition(|recorded| matches!(recorded.action, Action::Place { at, .. } if at == tile))?;
    let (at, marks) = change(tile, game.table().marks(tile));
    let with = Recorded {
        action: Action::Place { at, marks },
        ..actions.get(index)?.clone()
    };
    Some(Mend::Replace { index, with })
}

/// The part's tile with that mark, or without it if it has it, so that nests and bunny come right.
pub fn toggle_mark(game: &Game, mark: Mark) -> Option<Mend> {
    change_place(game, |at, marks| (at, toggled(marks, mark)))
}

/// The part's tile at another place.
pub fn move_tile(game: &Game, to: Cell) -> Option<Mend> {
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

/// Marks that belong to no expansion the table can name: they are offered when they are asked for.
pub const RARE_MARKS: [Mark; 2] = [Mark::FlyingMachine, Mark::NoBunny];

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

/// Whether a tap on a figure takes it home: when a tile lies that is being scored, and when nests have just paid. Where
/// the figure might as well be taken back, the person is asked.
pub fn tap_takes_home(game: &Game, figure: FigureId) -> bool {
    let turn = &game.table().turn;
    match turn.step {
        Step::Figure => !may_take_back(game, figure),
        Step::Scoring => true,
        // After a bunny phase the scoring was long ago.
        Step::End => !turn.record.phase_held,
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

#[cfg(test)]
mod tests {
    use super::super::ahead::lay;
    use super::super::sketch::{ANN, BOB, cell, game, place, play};
    use super::*;
    use crate::table::Place;

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
    fn a_mark_changes_how_the_tile_was_laid_and_leaves_what_was_done_since() {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[])]);
        let step = lay(&game, cell(2, 0)).unwrap();
        play(&mut game, step);
        play(&mut game, [deploy(Kind::Follower, None, "")]);
        let with = Recorded::from(place(cell(2, 0), &[Mark::Nest])).joined();
        let mend = Mend::Replace { index: 4, with };
        assert_eq!(toggle_mark(&game, Mark::Nest), Some(mend));
    }

    #[test]
    fn after_a_bunny_phase_a_tap_on_a_figure_only_looks() {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[Mark::Bunny])]);
        play(&mut game, [deploy(Kind::Follower, None, "")]);
        assert!(tap_takes_home(&game, FigureId(1)));
        play(&mut game, [Action::Next, Action::Next]);
        let call_off = Recorded::from(Action::CallOff).anyway(crate::game::Anyway::Everything);
        game.apply(call_off).unwrap();
        assert_eq!(game.table().turn.step, Step::End);
        assert!(!tap_takes_home(&game, FigureId(1)));
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
