//! What a hand on the board means: from the game, the mode the board is in and the tap to what it asks for. Pure.

use super::ahead::{Stop, ahead, lay};
use super::pointing::Pointing;
use super::sheet::{Sheet, TileSheet};
use super::turn;
use super::wish::Wish;
use crate::game::{Action, Game};
use crate::rules::placing;
use crate::table::{Cell, FigureId, Mark, Marks, Table};

/// What a tap on the board means.
pub enum Meaning {
    /// It asks for this.
    Asks(Wish),
    /// It tells the bunny's way.
    Way,
    /// This comes first.
    First(Stop),
    /// Nothing.
    Nothing,
}

/// A tap on a cell, and on a figure there.
pub fn tapped(
    game: &Game,
    pointing: Option<Pointing>,
    correcting: bool,
    cell: Cell,
    figure: Option<FigureId>,
) -> Meaning {
    let table = game.table();
    let record = |action| Meaning::Asks(Wish::record(action));
    let laid = table.has_tile(cell);
    if let Some(pointing) = pointing {
        Meaning::Asks(pointed(game, pointing, cell))
    } else if correcting && !laid {
        let marks = Marks::NONE;
        record(Action::PutTile { at: cell, marks })
    } else if correcting {
        look(game, cell)
    } else if let Some(figure) = figure.filter(|figure| goes_home(game, cell, *figure)) {
        let figures = vec![figure];
        record(Action::Recall { figures })
    } else if table.phase.is_some() {
        Meaning::Way
    } else if turn::garden_neighbours(table).contains(&cell) {
        let marks = turn::toggled(table.marks(cell), Mark::Garden);
        record(Action::SetMarks { at: cell, marks })
    } else if laid {
        look(game, cell)
    } else if cell.nine().into_iter().any(|near| table.has_tile(near)) {
        // Where nothing lies beside, the rule says so.
        lay_there(game, cell)
    } else {
        Meaning::Nothing
    }
}

/// Whether a tap on a figure there takes it home. Where gardens are asked for, that is only so for one that is lit.
fn goes_home(game: &Game, cell: Cell, figure: FigureId) -> bool {
    let asked = turn::garden_neighbours(game.table()).contains(&cell);
    let lit = || ahead(game).earning().iter().any(|(lit, _)| *lit == figure);
    turn::tap_takes_home(game, figure) && (!asked || lit())
}

/// What is in the hand goes to that cell.
fn pointed(game: &Game, pointing: Pointing, cell: Cell) -> Wish {
    match (pointing, pointing.at(cell)) {
        (Pointing::Tile(from), _) => Wish::MendPlace(from, cell),
        (Pointing::Cross(_), Some(action)) => Wish::Record(turn::while_scoring(game, action)),
        (
            Pointing::Cross(_)
            | Pointing::Deploy(_)
            | Pointing::Move(_)
            | Pointing::Dragon
            | Pointing::Fairy
            | Pointing::Bunny,
            action,
        ) => Wish::Record(action.into_iter().collect()),
    }
}

fn lay_there(game: &Game, cell: Cell) -> Meaning {
    match lay(game, cell) {
        Ok(actions) => Meaning::Asks(Wish::Record(actions)),
        Err(Stop::Again { .. }) => Meaning::Asks(Wish::open(Sheet::Again(cell))),
        Err(stop @ (Stop::Nests(_) | Stop::Phase(_) | Stop::Mark(_))) => Meaning::First(stop),
        Err(Stop::Turn(_) | Stop::Here) => Meaning::Nothing,
    }
}

fn look(game: &Game, cell: Cell) -> Meaning {
    Meaning::Asks(Wish::open(Sheet::Tile(TileSheet::new(cell, game.table().turn.player))))
}

/// A finger that rests on a cell asks for more about the tile there.
pub fn asked(game: &Game, cell: Cell) -> Option<Wish> {
    let sheet = || Wish::open(Sheet::Tile(TileSheet::new(cell, game.table().turn.player)));
    game.table().has_tile(cell).then(sheet)
}

/// The tile just laid was dragged to another place.
pub fn dragged(game: &Game, from: Cell, to: Cell) -> Option<Wish> {
    let free = places_without(game.table(), from).contains(&to);
    turn::move_tile(game, to).filter(|_| free).map(Wish::Change)
}

/// The places where the tile on that cell may be laid instead. Those that are free only because it lies where it does are
/// none.
pub fn places_without(table: &Table, tile: Cell) -> Vec<Cell> {
    let mut without = table.clone();
    without.tiles.remove(&tile);
    let mut places = placing::free_places(&without);
    places.retain(|place| *place != tile);
    places
}

#[cfg(test)]
mod tests {
    use super::super::sketch::{cell, game, nearly_full, place, play};
    use super::*;

    fn recorded(meaning: Meaning) -> Vec<Action> {
        if let Meaning::Asks(Wish::Record(actions)) = meaning {
            actions
        } else {
            panic!("it records nothing")
        }
    }

    fn tap(game: &Game, at: Cell) -> Meaning {
        tapped(game, None, false, at, None)
    }

    #[test]
    fn a_free_place_takes_the_next_tile() {
        let game = game(&[]);
        assert_eq!(recorded(tap(&game, cell(1, 0))), [place(cell(1, 0), &[])]);
        // A corner is no free place, but the rule says so.
        assert_eq!(recorded(tap(&game, cell(1, 1))), [place(cell(1, 1), &[])]);
        assert!(matches!(tap(&game, cell(3, 0)), Meaning::Nothing));
    }

    #[test]
    fn a_figure_goes_home_once_a_tile_lies() {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[])]);
        play(&mut game, [turn::deploy(crate::table::Kind::Follower, None, "")]);
        let figure = FigureId(1);
        let tap = |game: &Game| tapped(game, None, false, cell(1, 0), Some(figure));
        assert_eq!(recorded(tap(&game)), [Action::Recall { figures: vec![figure] }]);
        play(&mut game, [Action::Next, Action::Next, Action::Next]);
        // Before the next tile a tap only looks.
        assert!(matches!(tap(&game), Meaning::Asks(Wish::Open(_))));
    }

    #[test]
    fn a_nest_that_pays_comes_before_the_next_tile() {
        let mut game = game(&[]);
        let last = nearly_full(&mut game);
        play(&mut game, [place(last, &[])]);
        assert!(matches!(tap(&game, cell(3, 0)), Meaning::First(Stop::Nests(nests)) if nests == [cell(1, 0)]));
    }

    #[test]
    fn where_gardens_are_asked_for_only_a_figure_that_is_lit_goes_home() {
        let mut game = game(&[crate::table::Expansion::Spring]);
        play(&mut game, [place(cell(1, 0), &[])]);
        play(&mut game, [turn::deploy(crate::table::Kind::Follower, None, "")]);
        let on = [Action::Next, Action::Next, Action::Next];
        let tap = |game: &Game| tapped(game, None, false, cell(1, 0), Some(FigureId(1)));
        let mut plain = game.clone();
        play(
            &mut plain,
            on.iter().cloned().chain([place(cell(2, 0), &[Mark::Spring])]),
        );
        let marks = Marks::NONE.with(Mark::Garden);
        assert_eq!(recorded(tap(&plain)), [Action::SetMarks { at: cell(1, 0), marks }]);
        // With a bunny on the same tile the follower is in its reach.
        let both = [Mark::Spring, Mark::Bunny];
        play(&mut game, on.into_iter().chain([place(cell(2, 0), &both)]));
        assert!(matches!(recorded(tap(&game)).as_slice(), [Action::Recall { .. }]));
    }

    #[test]
    fn what_is_in_the_hand_goes_where_the_tap_says() {
        let game = game(&[]);
        let to = tapped(&game, Some(Pointing::Dragon), false, cell(0, 0), None);
        assert_eq!(recorded(to), [Action::Dragon { to: Some(cell(0, 0)) }]);
    }

    #[test]
    fn corrections_put_a_tile_anywhere() {
        let game = game(&[]);
        let marks = Marks::NONE;
        let put = tapped(&game, None, true, cell(5, 5), None);
        assert_eq!(recorded(put), [Action::PutTile { at: cell(5, 5), marks }]);
    }

    #[test]
    fn a_tile_is_dragged_only_to_where_it_has_a_neighbour() {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[])]);
        assert!(dragged(&game, cell(1, 0), cell(0, 1)).is_some());
        assert!(dragged(&game, cell(1, 0), cell(2, 0)).is_none());
    }

    #[test]
    fn in_a_phase_a_tap_tells_the_way() {
        let mut game = game(&[]);
        play(&mut game, [place(cell(1, 0), &[Mark::Bunny])]);
        play(&mut game, [Action::Next, Action::Next]);
        assert!(matches!(tap(&game, cell(0, 0)), Meaning::Way));
    }
}
