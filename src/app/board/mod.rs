//! The board as a widget: it shows a table and says which cell or figure a hand meant.
//!
//! The widget, [`BoardView`], is rebuilt every frame; what lasts is in [`BoardMemory`]. It holds no rules: which places
//! are free, what may be tapped and what that would pay it is told, and a tap it only reports. It makes no sentence
//! either: the names of cells and figures in the accessibility tree come from whoever shows it.

mod camera;
mod cursor;
mod gesture;
mod hands;
mod highlight;
mod hop;
mod layer;
mod layers;
mod nodes;
mod projector;
mod zoom;

pub use camera::Camera;
pub use highlight::{Flash, Highlight, Route};
pub use hop::HopAnimation;
pub use projector::Projector;
pub use zoom::Zoom;

use crate::picture::{BunnyPose, Piece, Quarter, Rect, standings};
use crate::table::{Cell, FigureId, Table};
use camera::Scene;
use egui::{CursorIcon, Pos2, Sense, Ui};
use gesture::{Gesture, Pinch, Touch};
use hands::Finger;
use layers::Layers;
use std::collections::BTreeSet;

/// What lasts of a board from frame to frame.
#[derive(Clone, Debug, Default)]
pub struct BoardMemory {
    /// Where one looks.
    pub camera: Camera,
    gesture: Gesture,
    finger: Finger,
    /// Where the keyboard was last.
    cursor: Option<Cell>,
    /// Whether it is there, and seen.
    cursor_seen: bool,
    layers: Layers,
}

impl BoardMemory {
    /// Of a board that is turned a quarter clockwise so often.
    pub fn turned(quarters: u8) -> Self {
        let mut memory = Self::default();
        for _ in 0..quarters {
            memory.camera.turn_on();
        }
        memory
    }

    /// That many times nearer, about the middle of the view; the cursor stays in it.
    pub fn zoom_by(&mut self, factor: f32) {
        self.camera.zoom_by(factor);
        if let Some(cursor) = self.cursor.filter(|_| self.cursor_seen) {
            self.camera.keep_in_view(&[cursor]);
        }
    }
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
    /// What else is said of the cell on which the keyboard is.
    pub about: &'a dyn Fn(Cell) -> Option<String>,
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
    /// Those of them that are pointed at elsewhere, as on a list.
    pub meant: &'a [FigureId],
    /// The tile just laid, for a moment in its owner's colour.
    pub flash: Option<Flash<'a>>,
    /// The bunny while it hops.
    pub bunny: Option<BunnyPose>,
    /// The tile that may be dragged to another place, and the places where it may be laid.
    pub movable: Option<(Cell, &'a [Cell])>,
    /// The cells that matter now and must be seen; when they change, the camera brings them into view.
    pub focus: &'a [Cell],
    /// Whether they alone are looked at, as large as there is room for, rather than the whole board.
    pub near: bool,
    /// The smallest tile at which the whole board is shown rather than the part of it that matters: one that a finger
    /// hits, where the board is only looked at a smaller one.
    pub least: Zoom,
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
    /// Where, if a hand did it.
    pub tapped_at: Option<Pos2>,
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
            about: &|_| None,
            free: &[],
            free_wanted: false,
            highlights: &[],
            routes: &[],
            earning: &[],
            meant: &[],
            flash: None,
            bunny: None,
            movable: None,
            focus: &[],
            near: false,
            least: Zoom::TOUCH,
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
        let tiles = self.tiles(camera.turn());
        let scene = Scene {
            viewport,
            clear: self.clear.intersect(viewport),
            board: tiles.shrunk(-1.0),
            filled: if self.free.is_empty() {
                tiles
            } else {
                tiles.shrunk(-1.0)
            },
            focus: self.focus,
            near: self.near,
            least: self.least,
            now,
            reduce_motion: self.reduce_motion,
        };
        let mut projector = camera.look(&scene);
        let mut heard = BoardResponse {
            tapped: None,
            tapped_at: None,
            tapped_figure: None,
            asked: None,
            dragged: None,
            hovered: None,
            projector,
        };
        let mut carried = None;
        match memory.gesture.step(&memory.finger.hands(ui, &response)) {
            Touch::Nothing => {}
            Touch::Tap(at) => self.tap(at, &mut heard, camera, &scene),
            Touch::Hold(at) => heard.asked = projector.cell_at(at),
            Touch::Drag { from, to, .. } if self.carries(from, &projector) => carried = Some(to),
            Touch::Drag { by, .. } => camera.pan(by, &scene),
            Touch::Drop { from, to } if self.carries(from, &projector) => {
                let movable = self.movable.map(|(movable, _)| movable);
                heard.dragged = movable.zip(projector.cell_at(to)).filter(|(from, to)| from != to);
            }
            Touch::Drop { .. } => {}
            Touch::Pinch(Pinch { centre, zoom, moved }) => {
                camera.pan(moved, &scene);
                camera.zoom_about(centre, zoom, &scene);
            }
        }
        let mut pointed = None;
        if let Some(at) = response.hover_pos() {
            heard.hovered = projector.cell_at(at);
            pointed = self.earning_at(&projector, at);
            if response.clicked_by(egui::PointerButton::Secondary) {
                heard.asked = heard.hovered;
            }
            let zoom = hands::wheel(ui);
            if zoom != 1.0 {
                camera.zoom_about(at, zoom, &scene);
            }
        }
        match heard.tapped {
            Some(tapped) => self.leave_cursor(ui, response.id, memory, tapped),
            None => self.follow_keys(ui, response.id, memory, &mut heard),
        }
        projector = memory.camera.look(&scene);
        heard.projector = projector;
        let cursor = self.cursor_at(memory);
        self.name_cells(ui, response.id, &projector, cursor, &mut heard);
        let keyboard = self.keyboard(ui, response.id, cursor);
        memory.cursor_seen = keyboard.cell.is_some();
        let under = (heard.hovered, pointed);
        self.paint(ui, &projector, &mut memory.layers, carried, under, keyboard);
        if response.hovered() {
            ui.ctx().set_cursor_icon(self.cursor(carried.is_some(), under));
        }
        self.stay_awake(ui, memory, now);
        heard
    }

    /// The rectangle around the tiles, on the turned board.
    fn tiles(&self, turn: Quarter) -> Rect {
        let squares = self.table.tiles.keys().map(|cell| turn.square(*cell));
        squares
            .reduce(Rect::union)
            .unwrap_or_else(|| turn.square(Cell::default()))
    }

    /// What the pointer shows: a hand that closes on what it carries, a finger over what wants a tap.
    fn cursor(&self, carries: bool, (hovered, pointed): (Option<Cell>, Option<FigureId>)) -> CursorIcon {
        let wants = |cell: Cell| {
            self.free.contains(&cell)
                || self
                    .highlights
                    .iter()
                    .any(|(on, highlight)| *on == cell && highlight.wants_a_tap())
        };
        if carries {
            CursorIcon::Grabbing
        } else if pointed.is_some() || hovered.is_some_and(wants) {
            CursorIcon::PointingHand
        } else {
            CursorIcon::Default
        }
    }

    /// Whether a drag that began there carries the movable tile.
    fn carries(&self, from: Pos2, projector: &Projector) -> bool {
        self.movable
            .is_some_and(|(movable, _)| projector.cell_at(from) == Some(movable))
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
        heard.tapped_at = Some(at);
        let point = projector.unproject(at);
        heard.tapped_figure = standings(self.table, projector.turn)
            .into_iter()
            .filter(|standing| standing.cell == cell && standing.rect.contains(point))
            .find_map(|standing| match standing.piece {
                Piece::Figure(id) => Some(id),
                Piece::Bunny | Piece::Dragon | Piece::Fairy => None,
            });
    }
}
