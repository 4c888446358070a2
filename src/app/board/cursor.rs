//! The keyboard on the board: arrow keys move a cursor from cell to cell, *Enter* taps, *Home* goes to the last tile.
//!
//! The cursor's cell is the only one that the Tab key comes to, so that the way past the board is short.

use super::highlight::Highlight;
use super::{BoardMemory, BoardResponse, BoardView};
use crate::picture::{Point, Quarter};
use crate::table::{Cell, FigureId};
use egui::{FocusDirection, Id, Key, Modifiers, Ui};
use std::fmt::Debug;
use std::hash::Hash;

/// What the keyboard is on.
#[derive(Clone, Copy)]
pub(super) struct Keyboard {
    pub cell: Option<Cell>,
    pub figure: Option<FigureId>,
}

/// The node of a cell, or of a figure that earns, in the accessibility tree.
pub(super) fn node(board: Id, what: impl Hash + Debug) -> Id {
    board.with(what)
}

impl BoardView<'_> {
    /// Where the cursor is, whether it is seen or not.
    pub(super) fn cursor_at(&self, memory: &BoardMemory) -> Option<Cell> {
        memory
            .cursor
            .filter(|cell| self.speaks(*cell))
            .or_else(|| self.last_tile())
    }

    /// The tile just laid, or else what matters most.
    fn last_tile(&self) -> Option<Cell> {
        let last = self
            .highlights
            .iter()
            .find(|(_, highlight)| *highlight == Highlight::Last);
        last.map(|(cell, _)| *cell)
            .or(self.table.bunny)
            .or_else(|| self.focus.iter().copied().find(|cell| self.speaks(*cell)))
            .or_else(|| self.table.tiles.keys().next().copied())
    }

    /// Follows the keys, while the cursor has the focus or nothing has.
    pub(super) fn follow_keys(&self, ui: &Ui, board: Id, memory: &mut BoardMemory, heard: &mut BoardResponse) {
        let Some(at) = self.cursor_at(memory) else { return };
        let focused = ui.memory(egui::Memory::focused);
        let here = focused == Some(node(board, at));
        let open = ui.is_enabled() && ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
        if let Some(figure) = self.focused_figure(ui, board)
            && open
            && enter(ui)
        {
            heard.tapped_figure = Some(figure);
            heard.tapped = self.cell_of(figure);
        }
        if !open || !(here || focused.is_none()) {
            return;
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let arrows = [
            (Key::ArrowUp, Point::new(0.0, -1.0)),
            (Key::ArrowRight, Point::new(1.0, 0.0)),
            (Key::ArrowDown, Point::new(0.0, 1.0)),
            (Key::ArrowLeft, Point::new(-1.0, 0.0)),
        ];
        let turn = memory.camera.turn();
        let moved = arrows.into_iter().find_map(|(key, way)| {
            // The first key only shows where the cursor is.
            pressed(key).then(|| {
                if here {
                    self.next(at, way, turn).unwrap_or(at)
                } else {
                    at
                }
            })
        });
        let home = pressed(Key::Home).then(|| self.last_tile()).flatten();
        if let Some(to) = moved.or(home) {
            memory.cursor = Some(to);
            memory.camera.keep_in_view(&[to]);
            ui.memory_mut(|memory| {
                memory.request_focus(node(board, to));
                // The arrow was meant for the cursor, not for the buttons around the board.
                memory.move_focus(FocusDirection::None);
            });
        } else if here && enter(ui) {
            heard.tapped = Some(at);
        }
    }

    /// A hand has tapped a cell: the cursor goes on from there, and is not seen.
    pub(super) fn leave_cursor(&self, ui: &Ui, board: Id, memory: &mut BoardMemory, tapped: Cell) {
        if let Some(at) = self.cursor_at(memory) {
            ui.memory_mut(|memory| memory.surrender_focus(node(board, at)));
        }
        memory.cursor = Some(tapped);
    }

    /// What the keyboard is on, to be seen.
    pub(super) fn keyboard(&self, ui: &Ui, board: Id, cursor: Option<Cell>) -> Keyboard {
        Keyboard {
            cell: cursor.filter(|cell| ui.memory(|memory| memory.has_focus(node(board, cell)))),
            figure: self.focused_figure(ui, board),
        }
    }

    /// The figure that earns on which the keyboard is.
    fn focused_figure(&self, ui: &Ui, board: Id) -> Option<FigureId> {
        let focused = ui.memory(egui::Memory::focused)?;
        let mut figures = self.earning.iter().map(|(figure, _)| *figure);
        figures.find(|figure| node(board, figure) == focused)
    }

    fn cell_of(&self, figure: FigureId) -> Option<Cell> {
        self.table.figures.get(figure)?.place.cell()
    }

    /// The nearest cell that way on the screen, straight ahead before aside.
    fn next(&self, from: Cell, way: Point, turn: Quarter) -> Option<Cell> {
        let start = turn.centre(from);
        let tiles = self.table.tiles.keys();
        let said = self.highlights.iter().map(|(cell, _)| cell);
        let far = |cell: &Cell| {
            let to = turn.centre(*cell);
            let (x, y) = (to.x - start.x, to.y - start.y);
            let (ahead, aside) = (x * way.x + y * way.y, (x * way.y - y * way.x).abs());
            (ahead > 0.5 && aside < ahead + 0.5).then_some(ahead + 2.0 * aside)
        };
        tiles
            .chain(self.free)
            .chain(said)
            .filter_map(|cell| far(cell).map(|far| (far, *cell)))
            .min_by(|(a, one), (b, two)| a.total_cmp(b).then(one.cmp(two)))
            .map(|(_, cell)| cell)
    }
}

/// Whether a key that taps was pressed.
fn enter(ui: &Ui) -> bool {
    ui.input_mut(|input| {
        input.consume_key(Modifiers::NONE, Key::Enter) || input.consume_key(Modifiers::NONE, Key::Space)
    })
}
