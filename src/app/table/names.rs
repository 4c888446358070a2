//! What the cells and figures of the board are called in the accessibility tree.

use crate::rules::{bonus, nests};
use crate::table::{Cell, Direction, FigureId, Mark, PlayerId, Table};
use crate::words::{Word, Words};

/// A cell: what lies there, what stands there, and where it is.
pub fn cell(words: &Words, table: &Table, cell: Cell) -> String {
    if !table.has_tile(cell) {
        return words.say_with("table-cell-free", [("cell", words.cell(cell).into())]);
    }
    let guests = [
        (table.bunny, "table-bunny"),
        (table.dragon, "table-dragon"),
        (table.fairy, "table-fairy"),
    ];
    let standing = guests
        .into_iter()
        .filter(|(at, _)| *at == Some(cell))
        .map(|(_, key)| words.say(key));
    let figures = table.figures.at(cell).map(|(id, _)| words.figure(table, id));
    let parts = std::iter::once(tile(words, table, cell))
        .chain(standing)
        .chain(figures)
        .chain([words.cell(cell)]);
    listed(words, parts)
}

/// Where a tile could be laid beside a cell, if anywhere.
pub fn free_beside(words: &Words, cell: Cell, free: &[Cell]) -> Option<String> {
    let seen = |to: Cell| words.seen(cell).direction_to(words.seen(to));
    let free: Vec<Direction> = free.iter().filter_map(|to| seen(*to)).collect();
    let sides = Direction::ALL.into_iter().filter(|side| free.contains(side));
    let sides: Vec<String> = sides.map(|side| words.say(side_key(side))).collect();
    (!sides.is_empty()).then(|| words.say_with("table-cell-free-beside", [("sides", words.list(sides).into())]))
}

const fn side_key(side: Direction) -> &'static str {
    match side {
        Direction::Up => "side-above",
        Direction::Right => "side-right",
        Direction::Down => "side-below",
        Direction::Left => "side-left",
    }
}

/// What is on a tile: its marks, of a nest also how many of its eight are there.
pub fn tile(words: &Words, table: &Table, cell: Cell) -> String {
    let marks = table.marks(cell);
    if marks.is_plain() {
        words.say("table-cell-tile")
    } else {
        listed(words, marks.iter().map(|mark| sign(words, table, cell, mark)))
    }
}

/// The same as the title of a sheet: a sentence's beginning.
pub fn tile_title(words: &Words, table: &Table, cell: Cell) -> String {
    if table.marks(cell).is_plain() {
        words.say("table-tile-plain")
    } else {
        words.say_with("table-tile-marked", [("marks", tile(words, table, cell).into())])
    }
}

fn listed(words: &Words, parts: impl Iterator<Item = String>) -> String {
    parts
        .reduce(|all, part| words.say_with("table-cell-parts", [("all", all.into()), ("part", part.into())]))
        .unwrap_or_default()
}

/// A mark; of a nest also how many of its eight are there.
fn sign(words: &Words, table: &Table, cell: Cell, mark: Mark) -> String {
    if mark != Mark::Nest {
        return words.mark(mark);
    }
    if table.tiles.get(&cell).is_some_and(|tile| tile.nest_paid) {
        return words.say("table-nest-paid");
    }
    words.say_with("table-nest", [("around", nests::around(table, cell).into())])
}

/// A figure that will earn eggs: whose, and how many.
pub fn earning(words: &Words, table: &Table, figure: FigureId, eggs: i64) -> String {
    let figure = words.figure(table, figure);
    words.say_with("table-earning", [("figure", figure.into()), ("eggs", Word::from(eggs))])
}

/// What a player has in the final ranking, and how much of it is for the eggs.
pub fn final_points(words: &Words, table: &Table, player: PlayerId, bonus: i64) -> String {
    let points = table.ledger.points(player) + bonus;
    words.say_with(
        "table-card-final",
        [("points", Word::from(points)), ("bonus", bonus.into())],
    )
}

/// A player with what he has, for his card.
pub fn player(words: &Words, table: &Table, player: PlayerId, left: usize) -> String {
    let name = words.player(table, player);
    let variables = [
        ("player", Word::from(name)),
        ("eggs", table.ledger.eggs(player).left().into()),
        ("figures", left.into()),
        ("points", table.ledger.points(player).into()),
    ];
    let card = match bonus::given(table, player) {
        Some(bonus) => {
            let [name, eggs, ..] = variables;
            let points = ("points", final_points(words, table, player, bonus).into());
            words.say_with("table-card-over", [name, eggs, points])
        }
        None => words.say_with("table-card", variables),
    };
    if table.player_to_act() == Some(player) {
        words.say_with("table-card-on", [("card", card.into())])
    } else {
        card
    }
}
