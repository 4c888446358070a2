//! The board in the accessibility tree: a node for every cell and every figure that a tap could mean.

use super::{BoardResponse, BoardView, Projector};
use crate::picture::{Piece, Quarter, Standing, standings};
use crate::table::{Cell, FigureId};
use egui::accesskit::Action;
use egui::{Id, Role, Sense, Ui, WidgetInfo};
use std::collections::BTreeSet;

/// A part of a cell smaller than this, in points, is no control: it peeps out from under a bar.
const LEAST: f32 = 12.0;

impl BoardView<'_> {
    /// Gives every cell that speaks, and every figure that earns, a node in the accessibility tree.
    pub(super) fn name_cells(&self, ui: &Ui, id: Id, projector: &Projector, heard: &mut BoardResponse) {
        let seen = self.clear.intersect(projector.viewport);
        let node = |node: Id, rect: egui::Rect, name: &dyn Fn() -> String| -> bool {
            let rect = rect.intersect(seen);
            if rect.width().min(rect.height()) < LEAST {
                return false;
            }
            let response = ui.interact(rect, node, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name()));
            ui.ctx()
                .accesskit_node_builder(node, |node| node.add_action(Action::Click));
            ui.input(|input| input.has_accesskit_action_request(node, Action::Click))
        };
        let highlighted = self.highlights.iter().map(|(cell, _)| cell);
        let cells: BTreeSet<&Cell> = self.table.tiles.keys().chain(self.free).chain(highlighted).collect();
        for cell in cells {
            if node(id.with(cell), projector.cell_rect(*cell), &|| (self.name)(*cell)) {
                heard.tapped = Some(*cell);
            }
        }
        for (figure, _, standing) in self.earning_figures(projector.turn) {
            let rect = projector.project_rect(standing.rect);
            if node(id.with(figure), rect, &|| (self.figure_name)(figure)) {
                heard.tapped = Some(standing.cell);
                heard.tapped_figure = Some(figure);
            }
        }
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
