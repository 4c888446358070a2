//! What is painted over what, and the frames it asks for.

use super::highlight::{self, Flash};
use super::{BoardMemory, BoardView, Projector};
use crate::app::{paint, theme};
use crate::picture::{self, Livery, Look, livery};
use crate::table::Cell;
use egui::{FontId, Painter, Pos2, Rect, Ui, Vec2};
use std::time::Duration;

impl BoardView<'_> {
    pub(super) fn paint(&self, ui: &Ui, projector: &Projector, carried: Option<Pos2>, hovered: Option<Cell>) {
        let look = Look {
            palette: theme::palette(ui.visuals().dark_mode),
            turn: projector.turn,
        };
        let mut shapes = picture::ground(self.table, look);
        for cell in self.free {
            let strength = if self.free_wanted || hovered == Some(*cell) {
                1.0
            } else {
                0.6
            };
            shapes.push(picture::free_place(*cell, look, strength));
        }
        for (cell, highlight) in self.highlights {
            shapes.extend(highlight::beneath(*highlight, *cell, look));
        }
        shapes.extend(self.routes.iter().map(|route| highlight::route(*route, look)));
        let earning = self.earning_figures(projector.turn);
        shapes.extend(
            earning
                .iter()
                .map(|(_, _, standing)| highlight::glow(standing.rect, look.palette)),
        );
        shapes.extend(picture::pieces(self.table, look, self.bunny));
        for (_, eggs, standing) in earning {
            shapes.extend(highlight::earns(standing.rect, eggs, look.palette));
        }
        for (cell, highlight) in self.highlights {
            shapes.extend(highlight::above(*highlight, *cell, projector.zoom, look));
        }
        if let Some(at) = carried {
            let onto = projector.cell_at(at).filter(|cell| self.free.contains(cell));
            shapes.extend(highlight::carried(projector.unproject(at), onto, look));
        }
        let painter = ui.painter_at(projector.viewport);
        painter.rect_filled(projector.viewport, 0, theme::colour(look.palette.table));
        paint::shapes(&painter, projector.scale(), &shapes);
        if let Some((flash, left)) = self.flash_left(ui) {
            let strength = if self.reduce_motion {
                1.0
            } else {
                1.0 - (1.0 - left).powi(3)
            };
            paint::shapes(&painter, projector.scale(), &[highlight::flash(&flash, strength, look)]);
            self.flash_name(&painter, projector, &flash, strength);
        }
    }

    /// The tile that flashes and how much of its time is left, 1 to 0.
    fn flash_left(&self, ui: &Ui) -> Option<(Flash<'_>, f32)> {
        let flash = self.flash?;
        let left = 1.0 - (ui.input(|input| input.time) - flash.since) / Flash::LASTS;
        (left > 0.0).then_some((flash, left as f32))
    }

    /// The owner's name over his tile, moved to where nothing covers it.
    fn flash_name(&self, painter: &Painter, projector: &Projector, flash: &Flash, strength: f32) {
        let Livery { body, emblem, .. } = livery(flash.colour);
        let font = FontId::proportional(theme::SMALL);
        let ink = theme::colour(emblem.faded(strength));
        let name = painter.layout_no_wrap(flash.name.to_owned(), font, ink);
        let size = name.size() + Vec2::new(24.0, 8.0);
        let above = projector.cell_rect(flash.cell).center_top() - Vec2::new(0.0, size.y / 2.0 + 4.0);
        let room = self.clear.shrink2(size / 2.0);
        let label = Rect::from_center_size(room.clamp(above), size);
        painter.rect_filled(label, size.y / 2.0, theme::colour(body.faded(strength)));
        painter.galley(label.center() - name.size() / 2.0, name, ink);
    }

    /// Asks for the frames that what moves needs, and for no others.
    pub(super) fn stay_awake(&self, ui: &Ui, memory: &BoardMemory, now: f64) {
        if memory.camera.glides() || self.bunny.is_some() {
            ui.ctx().request_repaint();
        }
        let flash = self.flash_left(ui).map(|(_, left)| f64::from(left) * Flash::LASTS);
        if flash.is_some() && !self.reduce_motion {
            ui.ctx().request_repaint();
        }
        for wait in [flash, memory.gesture.patience(now)].into_iter().flatten() {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(wait));
        }
    }
}
