//! What is painted over what, and the frames it asks for.

use super::cursor::Keyboard;
use super::highlight::{self, Flash, Highlight};
use super::layer::{Layer, Laying};
use super::{BoardMemory, BoardView, Projector};
use crate::app::paint::{self, Scale};
use crate::app::theme;
use crate::picture::{self, Livery, Look, Shape, livery};
use crate::table::{Cell, FigureId};
use egui::{FontId, Painter, Pos2, Rect, Ui, Vec2};
use std::time::Duration;

/// What is kept of the picture from frame to frame, from the ground up.
#[derive(Clone, Debug, Default)]
pub(super) struct Layers {
    ground: Layer,
    /// Free places, and what is said about cells.
    marks: Layer,
    pieces: Layer,
    /// Numbers of eggs.
    labels: Layer,
    /// Points a tile in the last frame.
    tile: f32,
    /// Whether all of it was cut for the size at which it lies.
    sharp: bool,
}

/// So many pieces of the picture are cut anew in a frame only to be finer.
const CUT_A_FRAME: usize = 1;

impl BoardView<'_> {
    pub(super) fn paint(
        &self,
        ui: &Ui,
        projector: &Projector,
        layers: &mut Layers,
        carried: Option<Pos2>,
        (hovered, pointed): (Option<Cell>, Option<FigureId>),
        keyboard: Keyboard,
    ) {
        let look = Look {
            palette: theme::palette(ui.visuals().dark_mode),
            turn: projector.turn,
        };
        let painter = ui.painter_at(projector.viewport);
        let scale = projector.scale();
        painter.rect_filled(projector.viewport, 0, theme::colour(look.palette.table));
        let mut laying = Laying {
            scale,
            rests: layers.tile == scale.tile,
            spare: CUT_A_FRAME,
            sharp: true,
        };
        let ground = picture::ground(self.table, look);
        layers.ground.paint(&painter, &mut laying, &ground);
        let meant = |figure| self.meant.contains(&figure) || [pointed, keyboard.figure].contains(&Some(figure));
        layers
            .marks
            .paint(&painter, &mut laying, &self.marks(hovered, meant, look));
        let pieces = picture::pieces(self.table, look, self.bunny.is_some());
        layers.pieces.paint(&painter, &mut laying, &pieces);
        if let Some(pose) = self.bunny {
            paint::shapes(&painter, scale, &[picture::hopping(self.table, look, pose)]);
        }
        let labels = self.labels(projector, keyboard, look);
        layers.labels.paint(&painter, &mut laying, &labels);
        layers.tile = scale.tile;
        layers.sharp = laying.sharp;
        if let (Some(at), Some((from, places))) = (carried, self.movable) {
            let onto = projector.cell_at(at).filter(|cell| places.contains(cell));
            paint::shapes(&painter, scale, &highlight::lifted(from, places, onto, look));
            let held = Scale {
                origin: scale.origin + (at - projector.cell_rect(from).center()),
                ..scale
            };
            paint::shapes(&painter, held, &picture::lone_tile(self.table, from, look));
            paint::shapes(&painter, held, &highlight::beneath(Highlight::Moving, from, look));
        }
        if let Some((flash, left)) = self.flash_left(ui) {
            let strength = if self.reduce_motion {
                1.0
            } else {
                1.0 - (1.0 - left).powi(3)
            };
            paint::shapes(&painter, scale, &[highlight::flash(&flash, strength, look)]);
            self.flash_name(&painter, projector, &flash, strength);
        }
    }

    /// What lies on the tiles and between them, under figures and bunny. Of the figures that earn, those that are `meant`
    /// stand out.
    fn marks(&self, hovered: Option<Cell>, meant: impl Fn(FigureId) -> bool, look: Look) -> Vec<Shape> {
        let free = self.free.iter().flat_map(|cell| {
            let wanted = self.free_wanted || hovered == Some(*cell);
            picture::free_place(*cell, look, wanted)
        });
        let said = self.highlights.iter();
        let said = said.flat_map(|(cell, highlight)| highlight::beneath(*highlight, *cell, look));
        // A way of one cell would be a dot there.
        let ways = self.routes.iter().filter(|route| route.cells.len() > 1);
        let ways = ways.map(|route| highlight::route(*route, look));
        let earning = self.earning_figures(look.turn).into_iter();
        let glows = earning.map(|(figure, _, standing)| highlight::glow(standing.rect, meant(figure), look.palette));
        free.chain(said).chain(ways).chain(glows).collect()
    }

    /// What floats over figures and bunny.
    fn labels(&self, projector: &Projector, keyboard: Keyboard, look: Look) -> Vec<Shape> {
        let earning = self.earning_figures(look.turn);
        let on = keyboard.cell.map(|cell| look.turn.square(cell));
        let on = on.or_else(|| {
            let (_, _, standing) = earning.iter().find(|(figure, _, _)| keyboard.figure == Some(*figure))?;
            Some(standing.rect)
        });
        let ring = on
            .into_iter()
            .flat_map(|on| highlight::ring(on, projector.zoom, look.palette));
        let eggs = earning
            .into_iter()
            .flat_map(|(_, eggs, standing)| highlight::earns(standing.rect, eggs, look.palette));
        let said = self.highlights.iter();
        let said = said.flat_map(|(cell, highlight)| highlight::above(*highlight, *cell, projector.zoom, look));
        ring.chain(eggs).chain(said).collect()
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
        // In the middle of what is clear, where that is smaller than the name.
        let room = self.clear.shrink2((size / 2.0).min(self.clear.size() / 2.0));
        let label = Rect::from_center_size(room.clamp(above), size);
        painter.rect_filled(label, size.y / 2.0, theme::colour(body.faded(strength)));
        painter.galley(label.center() - name.size() / 2.0, name, ink);
    }

    /// Asks for the frames that what moves needs, and for no others.
    pub(super) fn stay_awake(&self, ui: &Ui, memory: &BoardMemory, now: f64) {
        if memory.camera.glides() || self.bunny.is_some() || !memory.layers.sharp {
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
