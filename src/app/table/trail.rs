//! What the board shows of a bunny phase: where the bunny was, where it may not go, where it can.

use super::names;
use super::way::{Way, Ways, reach_hops};
use crate::app::board::Highlight;
use crate::rules::phase::{Barred, is_enterable};
use crate::table::{Cell, Table};
use crate::words::Words;

/// All of that, for the way as far as it has been told.
pub fn highlights(table: &Table, way: &Way, ways: &Ways) -> Vec<(Cell, Highlight)> {
    let (Some(phase), Some(bunny), Some(situation)) = (&table.phase, table.bunny, ways.situation()) else {
        return Vec::new();
    };
    let barred = Barred::for_move(table.settings.revisit, phase, bunny);
    let mut shown = Vec::new();
    for cell in table.tiles.keys().copied().filter(|cell| *cell != bunny) {
        if barred.has(cell) || !is_enterable(table, cell) {
            shown.push((cell, Highlight::Barred));
        } else if phase.visited.contains(&cell) {
            shown.push((cell, Highlight::Trail));
        }
    }
    let told = way.cells(ways);
    // Before the roll a way can be walked all the same: its length is the roll.
    let walking = phase.hops.is_none() || matches!(way, Way::Walked(walked) if !walked.is_empty());
    if walking {
        let left = told.len() < usize::from(reach_hops(table));
        let next = situation.next_hops(told).into_iter().filter(|_| left);
        shown.extend(next.map(|cell| (cell, Highlight::Step)));
    } else {
        for (cell, [eggs, others]) in ways.ends() {
            let (others, picked) = (others > 0, told.last() == Some(&cell));
            shown.push((cell, Highlight::Target { eggs, others, picked }));
        }
    }
    shown
}

/// A cell's name, with what its highlight says of it.
pub fn name(words: &Words, table: &Table, cell: Cell, highlights: &[(Cell, Highlight)]) -> String {
    let name = names::cell(words, table, cell);
    let said = highlights.iter().find(|(at, _)| *at == cell).map(|(_, said)| *said);
    match (said, table.player_to_act()) {
        (Some(Highlight::Target { eggs, others, .. }), Some(mover)) => {
            let mover = words.player(table, mover);
            let variables = [("player", mover.into()), ("eggs", eggs.into()), ("cell", name.into())];
            let key = if others {
                "table-cell-end-others"
            } else {
                "table-cell-end"
            };
            words.say_with(key, variables)
        }
        (Some(Highlight::Barred), _) => words.say_with("table-cell-barred", [("cell", name.into())]),
        (Some(Highlight::Moving), _) => words.say_with("table-cell-moving", [("cell", name.into())]),
        (_, _) => name,
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::{cell, game, place, play};
    use super::super::way::by_hand;
    use super::*;
    use crate::game::{Action, Game};
    use crate::table::{Mark, Marks};

    /// Five tiles in a row, the bunny on the second one and a closed tile at the end.
    fn strip() -> Game {
        let mut game = game(&[]);
        for x in 1..=3 {
            let mark = if x == 3 { Mark::NoBunny } else { Mark::Portal };
            let marks = Marks::NONE.with(mark);
            play(&mut game, [Action::PutTile { at: cell(x, 0), marks }]);
        }
        play(&mut game, [place(cell(-1, 0), &[Mark::Bunny])]);
        play(&mut game, [Action::SetBunny { to: Some(cell(0, 0)) }]);
        play(&mut game, [Action::Phase { first: None }]);
        game
    }

    fn shown(game: &Game, way: &Way) -> Vec<(i16, Highlight)> {
        let highlights = highlights(game.table(), way, &Ways::of(game.table()));
        let mut shown: Vec<(i16, Highlight)> = highlights.into_iter().map(|(cell, said)| (cell.x(), said)).collect();
        shown.sort_by_key(|(x, _)| *x);
        shown
    }

    #[test]
    fn before_the_roll_the_first_steps_are_shown() {
        let expected = [(-1, Highlight::Step), (1, Highlight::Step), (3, Highlight::Barred)];
        assert_eq!(shown(&strip(), &Way::Open), expected);
    }

    #[test]
    fn ends_trail_and_closed_tiles_are_shown() {
        let mut game = strip();
        play(&mut game, [by_hand(1)]);
        play(&mut game, [Action::Hop { path: vec![cell(1, 0)] }]);
        play(&mut game, [by_hand(1)]);
        let target = Highlight::Target {
            eggs: 0,
            others: false,
            picked: false,
        };
        let expected = [(0, Highlight::Barred), (2, target), (3, Highlight::Barred)];
        assert_eq!(shown(&game, &Way::Open), expected);
    }
}
