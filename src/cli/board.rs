//! The board in a terminal: boxes, a letter a mark, a letter a figure, and a legend of what is there.
//!
//! Tiles share their borders. Rows and columns are numbered as in the game file; where more than two of them are
//! empty in a row, one stands for all. Everything drawn is one column wide, so that it lines up anywhere.

use super::paint::{Paint, Style};
use crate::rules::nests;
use crate::table::{Cell, Figure, Kind, Mark, PlayerId, Table};
use crate::words::{Words, with_minus};
use std::collections::BTreeSet;

/// Columns inside a tile's borders.
const INSIDE: usize = 5;
/// The most places, empty ones included, that are drawn.
const MOST_PLACES: usize = 10_000;
/// The most empty rows or columns side by side that are drawn one by one.
const MOST_EMPTY: i16 = 2;

/// A sign, one column wide, and its colour.
type Sign = (String, Style);

/// One row or column of places: a coordinate, or a gap that stands for many empty ones.
type Slot = Option<i16>;

/// The letter each player's figures are drawn with: the first of the name that nobody before has, else the number
/// of the player. Letters that terminals draw two columns wide or from right to left are no use here.
pub(super) fn player_signs(table: &Table) -> Vec<String> {
    let mut taken: Vec<String> = Vec::new();
    for (number, player) in (1..).zip(&table.players) {
        let lines_up = |letter: &char| letter.is_alphabetic() && *letter < '\u{590}';
        let letters = player.name.as_str().chars().filter(lines_up);
        let signs = letters.map(|letter| letter.to_uppercase().to_string());
        let free = signs
            .filter(|sign| sign.chars().count() == 1)
            .find(|sign| !taken.contains(sign));
        taken.push(free.unwrap_or_else(|| number.to_string()));
    }
    taken
}

/// The board and its legend, as lines.
pub(super) fn draw(words: &Words, paint: Paint, table: &Table) -> Vec<String> {
    let columns = slots(table.tiles.keys().map(|cell| cell.x()));
    let rows = slots(table.tiles.keys().map(|cell| cell.y()));
    if columns.len() * rows.len() > MOST_PLACES {
        return vec![too_large(words, table)];
    }
    let board = Board {
        words,
        paint,
        table,
        signs: player_signs(table),
        margin: rows.iter().map(|row| label(*row).chars().count()).max().unwrap_or(0) + 1,
        columns,
        rows,
    };
    let mut lines = vec![board.heading()];
    for row in 0..board.rows.len() {
        lines.push(board.border(row));
        lines.extend(board.inside(row));
    }
    lines.push(board.border(board.rows.len()));
    lines.extend(board.legend());
    lines
}

fn too_large(words: &Words, table: &Table) -> String {
    let corner = |cell: Option<&Cell>| cell.map_or_else(String::new, |cell| words.cell(*cell));
    let variables = [
        ("tiles", table.tiles.len().into()),
        ("first", corner(table.tiles.keys().next()).into()),
        ("last", corner(table.tiles.keys().next_back()).into()),
    ];
    words.say_with("board-too-large", variables)
}

fn slots(coordinates: impl Iterator<Item = i16>) -> Vec<Slot> {
    let held: BTreeSet<i16> = coordinates.collect();
    let mut slots: Vec<Slot> = Vec::new();
    for coordinate in held {
        match slots.last().copied().flatten() {
            Some(before) if coordinate - before > MOST_EMPTY + 1 => slots.push(None),
            Some(before) => slots.extend((before + 1..coordinate).map(Some)),
            None => {}
        }
        slots.push(Some(coordinate));
    }
    slots
}

fn label(slot: Slot) -> String {
    slot.map_or_else(|| "⋯".to_owned(), |coordinate| with_minus(coordinate.into()))
}

struct Board<'a> {
    words: &'a Words,
    paint: Paint,
    table: &'a Table,
    signs: Vec<String>,
    /// Columns left of the board, for the rows' numbers.
    margin: usize,
    columns: Vec<Slot>,
    rows: Vec<Slot>,
}

impl Board<'_> {
    /// The cell in that row and column of the drawing, counted from 0, if a tile lies there.
    fn tile(&self, row: Option<usize>, column: Option<usize>) -> Option<Cell> {
        let y = self.rows.get(row?).copied().flatten()?;
        let x = self.columns.get(column?).copied().flatten()?;
        Cell::new(x.into(), y.into()).filter(|cell| self.table.has_tile(*cell))
    }

    /// The columns' numbers.
    fn heading(&self) -> String {
        let numbers = self
            .columns
            .iter()
            .map(|column| format!(" {:^INSIDE$}", label(*column)));
        let line = " ".repeat(self.margin) + &numbers.collect::<String>();
        self.paint.paint(Style::Quiet, line.trim_end())
    }

    /// The line above that row; below the last one for its number.
    fn border(&self, row: usize) -> String {
        let above = row.checked_sub(1);
        let mut line = " ".repeat(self.margin);
        for column in 0..=self.columns.len() {
            let before = column.checked_sub(1);
            let tile = |row, column| self.tile(row, column).is_some();
            let (nw, ne) = (tile(above, before), tile(above, Some(column)));
            let (sw, se) = (tile(Some(row), before), tile(Some(row), Some(column)));
            line.push(corner(nw || ne, ne || se, sw || se, nw || sw));
            let edge = if ne || se { "─" } else { " " };
            if column < self.columns.len() {
                line.push_str(&edge.repeat(INSIDE));
            }
        }
        line.trim_end().to_owned()
    }

    /// The two lines inside that row: marks and neutral figures, then the players' figures.
    fn inside(&self, row: usize) -> [String; 2] {
        let number = label(self.rows.get(row).copied().flatten());
        let number = format!("{number:>width$} ", width = self.margin - 1);
        let mut upper = self.paint.paint(Style::Quiet, &number);
        let mut lower = " ".repeat(self.margin);
        for column in 0..=self.columns.len() {
            let here = self.tile(Some(row), Some(column));
            let walled = here.is_some() || self.tile(Some(row), column.checked_sub(1)).is_some();
            let wall = if walled { "│" } else { " " };
            upper.push_str(wall);
            lower.push_str(wall);
            if column < self.columns.len() {
                upper.push_str(
                    &self.row_of_signs(here.map(|cell| self.marks(cell)), here.map(|cell| self.neutrals(cell))),
                );
                lower.push_str(&self.row_of_signs(here.map(|cell| self.figures(cell)), None));
            }
        }
        [upper.trim_end().to_owned(), lower.trim_end().to_owned()]
    }

    /// Signs from the left and from the right; what does not fit between gives way to a "…".
    fn row_of_signs(&self, left: Option<Vec<Sign>>, right: Option<Vec<Sign>>) -> String {
        let (mut left, right) = (left.unwrap_or_default(), right.unwrap_or_default());
        let room = INSIDE.saturating_sub(right.len());
        if left.len() > room {
            left.truncate(room.saturating_sub(1));
            left.push(("…".to_owned(), Style::Plain));
        }
        let gap = " ".repeat(room.saturating_sub(left.len()));
        let painted = |signs: &[Sign]| {
            signs
                .iter()
                .map(|(sign, style)| self.paint.paint(*style, sign))
                .collect::<String>()
        };
        painted(&left) + &gap + &painted(&right)
    }

    fn marks(&self, cell: Cell) -> Vec<Sign> {
        let mut signs = Vec::new();
        for mark in self.table.marks(cell).iter() {
            let style = if mark == Mark::Nest { Style::Nest } else { Style::Plain };
            signs.push((mark_sign(self.words, mark), style));
            if mark == Mark::Nest {
                let paid = self.table.tiles.get(&cell).is_some_and(|tile| tile.nest_paid);
                let around = nests::around(self.table, cell).to_string();
                signs.push((if paid { self.words.say("sign-paid") } else { around }, style));
            }
        }
        signs
    }

    /// The bunny, the dragon, the fairy; in a phase a dot where the bunny has been.
    fn neutrals(&self, cell: Cell) -> Vec<Sign> {
        let table = self.table;
        let visited = |cell| table.phase.as_ref().is_some_and(|phase| phase.visited.contains(&cell));
        let bunny = table.bunny == Some(cell);
        let standing = [
            (table.fairy == Some(cell), "sign-the-fairy", Style::Plain),
            (table.dragon == Some(cell), "sign-the-dragon", Style::Plain),
            (bunny, "sign-the-bunny", Style::Bunny),
            (!bunny && visited(cell), "sign-visited", Style::Quiet),
        ];
        let there = standing.into_iter().filter(|(there, _, _)| *there);
        there.map(|(_, key, style)| (self.words.say(key), style)).collect()
    }

    fn figures(&self, cell: Cell) -> Vec<Sign> {
        let each = self.table.figures.at(cell).map(|(_, figure)| self.figure(figure));
        each.flatten().collect()
    }

    /// The player's letter, and one for the kind unless it is a normal follower.
    fn figure(&self, figure: &Figure) -> Vec<Sign> {
        let sign = self.signs.get(figure.player.index()).cloned().unwrap_or_default();
        let style = player_style(self.table, figure.player);
        let kind = kind_sign(self.words, figure.kind).map(|kind| (kind, style));
        std::iter::once((sign, style)).chain(kind).collect()
    }

    /// What each sign on this board means.
    fn legend(&self) -> Vec<String> {
        let meaning = |sign: String, style, meaning: String| self.paint.paint(style, &sign) + " " + &meaning;
        let neutral = |there: bool, sign: &str, name: &str, style| {
            there.then(|| meaning(self.words.say(sign), style, self.words.say(name)))
        };
        let table = self.table;
        let visited = table.phase.as_ref().is_some_and(|phase| phase.visited.len() > 1);
        let there = [
            neutral(table.bunny.is_some(), "sign-the-bunny", "board-the-bunny", Style::Bunny),
            neutral(visited, "sign-visited", "board-visited", Style::Quiet),
            neutral(
                table.dragon.is_some(),
                "sign-the-dragon",
                "board-the-dragon",
                Style::Plain,
            ),
            neutral(table.fairy.is_some(), "sign-the-fairy", "board-the-fairy", Style::Plain),
        ];
        let marked = |mark: &&Mark| table.tiles.values().any(|tile| tile.marks.has(**mark));
        let marks = Mark::ALL.iter().filter(marked).map(|mark| {
            let told = if *mark == Mark::Nest {
                self.words
                    .say_with("board-nest", [("paid", self.words.say("sign-paid").into())])
            } else {
                self.words.mark(*mark)
            };
            meaning(mark_sign(self.words, *mark), Style::Plain, told)
        });
        let out = |kind: &&Kind| table.figures.iter().any(|(_, figure)| figure.kind == **kind);
        let kinds = Kind::ALL.iter().filter(out).filter_map(|kind| {
            kind_sign(self.words, *kind).map(|sign| meaning(sign, Style::Plain, self.words.kind(*kind)))
        });
        let separated = |parts: Vec<String>| (!parts.is_empty()).then(|| parts.join(" · "));
        let lines = [there.into_iter().flatten().collect(), marks.collect(), kinds.collect()];
        lines.into_iter().filter_map(separated).collect()
    }
}

/// The style a player's letter is drawn in.
pub(super) fn player_style(table: &Table, player: PlayerId) -> Style {
    table
        .player(player)
        .map_or(Style::Plain, |player| Style::Player(player.colour))
}

fn mark_sign(words: &Words, mark: Mark) -> String {
    words.say(&format!("sign-{}", mark.name().replace('_', "-")))
}

fn kind_sign(words: &Words, kind: Kind) -> Option<String> {
    (kind != Kind::Follower).then(|| words.say(&format!("sign-{}", kind.name().replace('_', "-"))))
}

/// The line drawing of a corner from which lines go up, right, down and left.
const fn corner(up: bool, right: bool, down: bool, left: bool) -> char {
    match (up, right, down, left) {
        (true, true, true, true) => '┼',
        (true, true, true, false) => '├',
        (true, true, false, true) => '┴',
        (true, false, true, true) => '┤',
        (false, true, true, true) => '┬',
        (true, true, false, false) => '└',
        (true, false, true, false) => '│',
        (true, false, false, true) => '┘',
        (false, true, true, false) => '┌',
        (false, true, false, true) => '─',
        (false, false, true, true) => '┐',
        (true, false, false, false) | (false, false, true, false) => '│',
        (false, true, false, false) | (false, false, false, true) => '─',
        (false, false, false, false) => ' ',
    }
}
