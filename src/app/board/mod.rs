//! The board as a widget: it shows a table and says which cell or figure a hand meant.
//!
//! The widget, [`BoardView`], is rebuilt every frame; what lasts is in [`BoardMemory`]. It holds no rules: which places
//! are free, what may be tapped and what that would pay it is told, and a tap it only reports. It makes no sentence
//! either: the names of cells and figures in the accessibility tree come from whoever shows it.

mod camera;
mod gesture;
mod highlight;
mod hop;
mod projector;
mod zoom;

pub use camera::Camera;
pub use highlight::{Flash, Highlight, Route};
pub use hop::HopAnimation;
pub use projector::Projector;
pub use zoom::Zoom;

use crate::app::{paint, theme};
use crate::picture::{self, BunnyPose, Look, Piece, Quarter, Rect, Standing, standings};
use crate::table::{Cell, FigureId, Table};
use camera::Scene;
use egui::{Id, Pos2, Response, Sense, Ui, WidgetInfo};
use gesture::{Gesture, Hands, Pinch, Touch};
use std::collections::BTreeSet;
use std::time::Duration;

/// A part of a cell smaller than this, in points, is no control: it peeps out from under a bar.
const LEAST_NODE: f32 = 12.0;

/// What lasts of a board from frame to frame.
#[derive(Clone, Debug, Default)]
pub struct BoardMemory {
    /// Where one looks.
    pub camera: Camera,
    gesture: Gesture,
}

/// A board to be shown. Made with [`BoardView::new`], the rest by struct update.
#[derive(Clone, Copy)]
pub struct BoardView<'a> {
    /// What lies on the table.
    pub table: &'a Table,
    /// The name of a cell in the accessibility tree.
    pub name: &'a dyn Fn(Cell) -> String,
    /// The name of a figure that is lit.
    pub figure_name: &'a dyn Fn(FigureId) -> String,
    /// Places where a tile may be laid.
    pub free: &'a [Cell],
    /// Whether a tile is to be laid now: free places are quiet until then.
    pub free_wanted: bool,
    /// What is to be said about some cells.
    pub highlights: &'a [(Cell, Highlight)],
    /// Ways over the board.
    pub routes: &'a [Route<'a>],
    /// Figures that will earn eggs, and how many. They can be tapped one by one.
    pub earning: &'a [(FigureId, i64)],
    /// The tile just laid, for a moment in its owner's colour.
    pub flash: Option<Flash<'a>>,
    /// The bunny while it hops.
    pub bunny: Option<BunnyPose>,
    /// The tile that may be dragged to a free place.
    pub movable: Option<Cell>,
    /// The cells that matter now and must be seen; when they change, the camera brings them into view.
    pub focus: &'a [Cell],
    /// The part of the screen that no bar, card or sheet covers.
    pub clear: egui::Rect,
    /// Whether everything jumps instead of moving.
    pub reduce_motion: bool,
}

/// What hands did to the board in this frame.
#[derive(Clone, Copy, Debug)]
pub struct BoardResponse {
    /// The cell that was tapped, whether anything lies there or not.
    pub tapped: Option<Cell>,
    /// The figure that was tapped, on the cell that was tapped.
    pub tapped_figure: Option<FigureId>,
    /// The cell on which a finger rested, or that was clicked with the other button: more about it is wanted.
    pub asked: Option<Cell>,
    /// The movable tile was dragged from here to there.
    pub dragged: Option<(Cell, Cell)>,
    /// The cell under the mouse.
    pub hovered: Option<Cell>,
    /// How the board lies on the screen, for what flies from it to elsewhere.
    pub projector: Projector,
}

impl<'a> BoardView<'a> {
    /// A table with nothing to be said about it, shown as large as the space left.
    pub const fn new(
        table: &'a Table,
        name: &'a dyn Fn(Cell) -> String,
        figure_name: &'a dyn Fn(FigureId) -> String,
        clear: egui::Rect,
    ) -> Self {
        Self {
            table,
            name,
            figure_name,
            free: &[],
            free_wanted: false,
            highlights: &[],
            routes: &[],
            earning: &[],
            flash: None,
            bunny: None,
            movable: None,
            focus: &[],
            clear,
            reduce_motion: false,
        }
    }

    /// Shows it in the space that is left and follows the hands.
    pub fn show(self, ui: &mut Ui, memory: &mut BoardMemory) -> BoardResponse {
        // Not focusable as a whole: its cells are the controls.
        let response = ui.allocate_rect(ui.available_rect_before_wrap(), Sense::CLICK | Sense::DRAG);
        let viewport = response.rect;
        let camera = &mut memory.camera;
        let now = ui.input(|input| input.time);
        let scene = Scene {
            viewport,
            clear: self.clear.intersect(viewport),
            board: self.bounds(camera.turn()),
            focus: self.focus,
            now,
            reduce_motion: self.reduce_motion,
        };
        let mut projector = camera.look(&scene);
        let mut heard = BoardResponse {
            tapped: None,
            tapped_figure: None,
            asked: None,
            dragged: None,
            hovered: None,
            projector,
        };
        let mut carried = None;
        match memory.gesture.step(&hands(ui, &response)) {
            Touch::Nothing => {}
            Touch::Tap(at) => self.tap(at, &mut heard, camera, &scene),
            Touch::Hold(at) => heard.asked = projector.cell_at(at),
            Touch::Drag { from, to, .. } if self.carries(from, &projector) => carried = Some(to),
            Touch::Drag { by, .. } => camera.pan(by, &scene),
            Touch::Drop { from, to } if self.carries(from, &projector) => {
                heard.dragged = self.movable.zip(projector.cell_at(to)).filter(|(from, to)| from != to);
            }
            Touch::Drop { .. } => {}
            Touch::Pinch(Pinch { centre, zoom, moved }) => {
                camera.pan(moved, &scene);
                camera.zoom_about(centre, zoom, &scene);
            }
        }
        if let Some(at) = response.hover_pos() {
            heard.hovered = projector.cell_at(at);
            if response.clicked_by(egui::PointerButton::Secondary) {
                heard.asked = heard.hovered;
            }
            let zoom = wheel(ui);
            if zoom != 1.0 {
                camera.zoom_about(at, zoom, &scene);
            }
        }
        projector = camera.look(&scene);
        heard.projector = projector;
        self.name_cells(ui, response.id, &projector, &mut heard);
        self.paint(ui, &projector, carried, heard.hovered);
        self.stay_awake(ui, memory, now);
        heard
    }

    /// All that may be seen, on the turned board.
    fn bounds(&self, turn: Quarter) -> Rect {
        self.table
            .tiles
            .keys()
            .chain(self.free)
            .map(|cell| turn.square(*cell))
            .reduce(Rect::union)
            .unwrap_or_else(|| turn.square(Cell::default()))
    }

    /// Whether a drag that began there carries the movable tile.
    fn carries(&self, from: Pos2, projector: &Projector) -> bool {
        self.movable.is_some() && projector.cell_at(from) == self.movable
    }

    /// Whether a tap on the cell could mean anything.
    fn speaks(&self, cell: Cell) -> bool {
        self.table.has_tile(cell) || self.free.contains(&cell) || self.highlights.iter().any(|(on, _)| *on == cell)
    }

    /// Reports what was tapped; where the tap could mean two cells it goes nearer instead.
    fn tap(&self, at: Pos2, heard: &mut BoardResponse, camera: &mut Camera, scene: &Scene) {
        let projector = heard.projector;
        let Some(cell) = projector.cell_at(at) else { return };
        let finger = egui::Rect::from_center_size(at, egui::Vec2::splat(Zoom::TOUCH.points()));
        let meant = cell
            .nine()
            .into_iter()
            .flat_map(Cell::nine)
            .collect::<BTreeSet<Cell>>()
            .into_iter()
            .filter(|near| self.speaks(*near) && finger.contains(projector.cell_rect(*near).center()));
        if projector.zoom < Zoom::TOUCH && meant.count() > 1 {
            camera.go_nearer(at, Zoom::TOUCH, scene);
            return;
        }
        heard.tapped = Some(cell);
        let point = projector.unproject(at);
        heard.tapped_figure = standings(self.table, projector.turn)
            .into_iter()
            .filter(|standing| standing.cell == cell && standing.rect.contains(point))
            .find_map(|standing| match standing.piece {
                Piece::Figure(id) => Some(id),
                Piece::Bunny | Piece::Dragon | Piece::Fairy => None,
            });
    }

    /// Gives every cell that speaks, and every figure that earns, a node in the accessibility tree.
    fn name_cells(&self, ui: &Ui, id: Id, projector: &Projector, heard: &mut BoardResponse) {
        let seen = self.clear.intersect(projector.viewport);
        let node = |node: Id, rect: egui::Rect, name: &dyn Fn() -> String| -> bool {
            let rect = rect.intersect(seen);
            if rect.width().min(rect.height()) < LEAST_NODE {
                return false;
            }
            let response = ui.interact(rect, node, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, ui.is_enabled(), name()));
            ui.ctx()
                .accesskit_node_builder(node, |node| node.add_action(egui::accesskit::Action::Click));
            ui.input(|input| input.has_accesskit_action_request(node, egui::accesskit::Action::Click))
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
    fn earning_figures(&self, turn: Quarter) -> Vec<(FigureId, i64, Standing)> {
        let eggs = |piece: Piece| self.earning.iter().find(|(figure, _)| piece == Piece::Figure(*figure));
        standings(self.table, turn)
            .into_iter()
            .filter_map(|standing| eggs(standing.piece).map(|(figure, eggs)| (*figure, *eggs, standing)))
            .collect()
    }

    fn paint(&self, ui: &Ui, projector: &Projector, carried: Option<Pos2>, hovered: Option<Cell>) {
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
            shapes.extend(highlight::above(*highlight, *cell, look));
        }
        if let Some(flash) = self.flash {
            let part = (ui.input(|input| input.time) - flash.since) / Flash::LASTS;
            if part < 1.0 {
                let part = if self.reduce_motion { 0.0 } else { part as f32 };
                shapes.extend(highlight::flash(&flash, part, projector.zoom, look));
            }
        }
        if let Some(at) = carried {
            let onto = projector.cell_at(at).filter(|cell| self.free.contains(cell));
            shapes.extend(highlight::carried(projector.unproject(at), onto, look));
        }
        let painter = ui.painter_at(projector.viewport);
        painter.rect_filled(projector.viewport, 0, theme::colour(look.palette.table));
        paint::shapes(&painter, projector.scale(), &shapes);
    }

    /// Asks for the frames that what moves needs, and for no others.
    fn stay_awake(&self, ui: &Ui, memory: &BoardMemory, now: f64) {
        if memory.camera.glides() || self.bunny.is_some() {
            ui.ctx().request_repaint();
        }
        let flash = self
            .flash
            .map(|flash| flash.since + Flash::LASTS - now)
            .filter(|left| *left > 0.0);
        if flash.is_some() && !self.reduce_motion {
            ui.ctx().request_repaint();
        }
        for wait in [flash, memory.gesture.patience(now)].into_iter().flatten() {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(wait));
        }
    }
}

/// What the hands did to the board since the last frame.
fn hands(ui: &Ui, response: &Response) -> Hands {
    // Asked before the input is held: a response looks into it too.
    let pressed = response.is_pointer_button_down_on();
    let clicked = response.clicked_by(egui::PointerButton::Primary);
    ui.input(|input| {
        let new_fingers = input
            .events
            .iter()
            .filter(|event| {
                matches!(
                    event,
                    egui::Event::Touch {
                        phase: egui::TouchPhase::Start,
                        ..
                    }
                )
            })
            .count();
        let pointer = input.pointer.interact_pos();
        let pinch = match input.multi_touch() {
            Some(touch) => Some(Pinch {
                centre: touch.center_pos,
                zoom: touch.zoom_delta,
                moved: touch.translation_delta,
            }),
            // Two fingers that came and went between two frames.
            None => pointer.filter(|_| new_fingers > 1).map(|centre| Pinch {
                centre,
                zoom: 1.0,
                moved: egui::Vec2::ZERO,
            }),
        };
        Hands {
            now: input.time,
            pointer,
            down: pressed && input.pointer.primary_down(),
            clicked,
            touching: input.any_touches(),
            pinch,
        }
    })
}

/// How much nearer the wheel, or two fingers on a pad, want to go.
fn wheel(ui: &Ui) -> f32 {
    /// Points of scrolling that make everything e times larger.
    const E_FOLD: f32 = 300.0;
    ui.input(|input| {
        let pad = if input.multi_touch().is_some() {
            1.0
        } else {
            input.zoom_delta()
        };
        pad * (input.smooth_scroll_delta().y / E_FOLD).exp()
    })
}
