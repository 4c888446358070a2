//! What a game still owes: it is lost when the game is finished now.

use crate::rules::{nests, phase};
use crate::table::{Cell, PlayerId, Table};

/// Something that is lost when the game is finished now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Owed {
    /// A nest that is complete and has not been paid.
    Nest(Cell),
    /// A bunny phase that runs, and who has yet to move the bunny.
    Running(Vec<PlayerId>),
    /// A bunny phase that is due.
    Due,
}

/// All of it, nests first.
pub(super) fn owed(table: &Table) -> Vec<Owed> {
    let nests = nests::all(table)
        .filter(|nest| nests::is_owed(table, *nest))
        .map(Owed::Nest);
    let running = table
        .phase
        .as_ref()
        .map(|phase| Owed::Running(phase.to_move().to_vec()));
    let due = phase::is_due(table).then_some(Owed::Due);
    nests.chain(running).chain(due).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Action, Game, NewPlayer, Rolled, Setup};
    use crate::table::{Colour, Edition, Mark, Marks, Name};

    #[test]
    fn nests_and_phases_are_owed_until_they_are_paid() {
        let player = |name, colour| NewPlayer {
            name: Name::new(name).unwrap(),
            colour,
        };
        let setup = Setup::new(
            vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)],
            Edition::Hig,
        );
        let mut game = Game::new(setup).unwrap();
        let nest = Cell::new(1, 0).unwrap();
        game.apply(Action::PutTile {
            at: nest,
            marks: Marks::NONE.with(Mark::Nest),
        })
        .unwrap();
        for at in nest.around() {
            if game.table().has_tile(at) || at == Cell::new(2, 1).unwrap() {
                continue;
            }
            game.apply(Action::PutTile { at, marks: Marks::NONE }).unwrap();
        }
        assert_eq!(owed(game.table()), []);
        let at = Cell::new(2, 1).unwrap();
        game.apply(Action::Place {
            at,
            marks: Marks::NONE.with(Mark::Bunny),
        })
        .unwrap();
        assert_eq!(owed(game.table()), [Owed::Nest(nest), Owed::Due]);
        game.apply(Action::Next).unwrap();
        game.apply(Action::Next).unwrap();
        let (ann, bob) = (PlayerId(0), PlayerId(1));
        assert_eq!(owed(game.table()), [Owed::Running(vec![ann, bob])], "the nest has paid");
        game.apply(Action::Roll {
            rolled: Rolled::Hops(1),
            by: None,
        })
        .unwrap();
        game.apply(Action::Hop {
            path: vec![Cell::new(1, 1).unwrap()],
        })
        .unwrap();
        assert_eq!(owed(game.table()), [Owed::Running(vec![bob])]);
    }
}
