//! What the tests of this room begin with.

use crate::game::{Action, Game, NewPlayer, Recorded, Setup};
use crate::table::{Cell, Colour, Edition, Expansion, Mark, Marks, Name, PlayerId};

pub const ANN: PlayerId = PlayerId(0);
pub const BOB: PlayerId = PlayerId(1);

pub fn cell(x: i64, y: i64) -> Cell {
    Cell::new(x, y).unwrap()
}

pub fn game(expansions: &[Expansion]) -> Game {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)];
    let mut setup = Setup::new(players, Edition::Hig);
    setup.expansions = expansions.iter().copied().collect();
    Game::new(setup).unwrap()
}

pub fn place(at: Cell, marks: &[Mark]) -> Action {
    let marks = marks.iter().copied().collect();
    Action::Place { at, marks }
}

pub fn play(game: &mut Game, step: impl IntoIterator<Item = Action>) {
    for (index, action) in step.into_iter().enumerate() {
        let recorded = Recorded::from(action);
        game.apply(if index == 0 { recorded } else { recorded.joined() })
            .unwrap();
    }
}

/// A nest beside the start tile, and all around it but one cell.
pub fn nearly_full(game: &mut Game) -> Cell {
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
