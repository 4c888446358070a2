//! The board in the accessibility tree: a node for every cell and every figure that a tap could mean.

use super::{BoardResponse, BoardView, Projector, cursor};
use crate::picture::{Piece, Quarter, Standing, standings};
use crate::table::{Cell, FigureId};
use egui::accesskit::Action;
use egui::{Id, Pos2, Role, Sense, Ui, WidgetInfo};
use std::collections::BTreeSet;

/// A part of a cell smaller than this, in points, is no control: it peeps out from under a bar.
const LEAST: f32 = 12.0;

impl BoardView<'_> {
    /// Gives every cell that speaks, and every figure that earns, a node in the accessibility tree.
    /// The keyboard comes to the cursor's cell and to figures.
    pub(super) fn name_cells(
        &self,
        ui: &Ui,
        board: Id,
        projector: &Projector,
        cursor: Option<Cell>,
        heard: &mut BoardResponse,
    ) {
        let seen = self.clear.intersect(projector.viewport);
        let node = |node: Id, rect: egui::Rect, focusable: bool, name: &dyn Fn() -> String| -> bool {
            let part = rect.intersect(seen);
            let hidden = part.width().min(part.height()) < LEAST;
            // What has the focus must not vanish: the camera is on its way there.
            if hidden && !ui.memory(|memory| memory.has_focus(node)) {
                return false;
            }
            let sense = if focusable {
                Sense::focusable_noninteractive()
            } else {
                Sense::hover()
            };
            let response = ui.interact(if hidden { rect } else { part }, node, sense);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name()));
            ui.ctx()
                .accesskit_node_builder(node, |node| node.add_action(Action::Click));
            ui.input(|input| input.has_accesskit_action_request(node, Action::Click))
        };
        let highlighted = self.highlights.iter().map(|(cell, _)| cell);
        let cells: BTreeSet<&Cell> = self.table.tiles.keys().chain(self.free).chain(highlighted).collect();
        for cell in cells {
            let name = || (self.name)(*cell);
            let focusable = cursor == Some(*cell);
            if node(cursor::node(board, cell), projector.cell_rect(*cell), focusable, &name) {
                heard.tapped = Some(*cell);
            }
        }
        for (figure, _, standing) in self.earning_figures(projector.turn) {
            let rect = projector.project_rect(standing.rect);
            if node(cursor::node(board, figure), rect, true, &|| (self.figure_name)(figure)) {
                heard.tapped = Some(standing.cell);
                heard.tapped_figure = Some(figure);
            }
        }
    }

    /// The figure that earns at that point of the screen.
    pub(super) fn earning_at(&self, projector: &Projector, at: Pos2) -> Option<FigureId> {
        let point = projector.unproject(at);
        let mut figures = self.earning_figures(projector.turn).into_iter();
        figures.find_map(|(figure, _, standing)| standing.rect.contains(point).then_some(figure))
    }

    /// The figures that earn, their eggs, and where they stand.
    pub(super) fn earning_figures(&self, turn: Quarter) -> Vec<(FigureId, i64, Standing)> {
        let eggs = |piece: Piece| self.earning.iter().find(|(figure, _)| piece == Piece::Figure(*figure));
        standings(self.table, turn)
            .into_iter()
            .filter_map(|standing| eggs(standing.piece).map(|(figure, eggs)| (*figure, *eggs, standing)))
            .collect()
    }
}
