//! The one transform between the board and the screen.

use super::zoom::Zoom;
use crate::app::paint::Scale;
use crate::picture::{Point, Quarter, Rect};
use crate::table::Cell;
use egui::{Pos2, Vec2};

/// Maps the turned board, in tiles, to the screen, in points, and back. Pure: made anew each frame from the camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Projector {
    /// The part of the screen the board is painted in.
    pub viewport: egui::Rect,
    /// The point of the turned board in the middle of the viewport.
    pub centre: Point,
    /// The size of a tile.
    pub zoom: Zoom,
    /// From which side of the table one looks.
    pub turn: Quarter,
}

impl Projector {
    /// Where a point of the turned board is on the screen.
    pub fn project(&self, point: Point) -> Pos2 {
        let off = Vec2::new(point.x - self.centre.x, point.y - self.centre.y);
        self.viewport.center() + off * self.zoom.points()
    }

    /// Which point of the turned board is there on the screen.
    pub fn unproject(&self, pos: Pos2) -> Point {
        let off = (pos - self.viewport.center()) / self.zoom.points();
        self.centre.moved(off.x, off.y)
    }

    /// A rectangle of the turned board on the screen.
    pub fn project_rect(&self, rect: Rect) -> egui::Rect {
        egui::Rect::from_min_max(self.project(rect.min), self.project(rect.max))
    }

    /// The same transform for the painter.
    pub(super) fn scale(&self) -> Scale {
        Scale {
            origin: self.project(Point::default()),
            tile: self.zoom.points(),
        }
    }

    /// The square of a cell on the screen.
    pub fn cell_rect(&self, cell: Cell) -> egui::Rect {
        self.project_rect(self.turn.square(cell))
    }

    /// The cells that a tap there may mean: the one under it, and those that a finger just missed, the nearest first.
    /// Who taps the middle half of a cell means that one alone.
    pub fn cells_near(&self, pos: Pos2) -> Vec<Cell> {
        let miss = (Zoom::TOUCH.points() / 2.0).min(self.zoom.points() / 4.0);
        let here = self.cell_at(pos);
        let mut near: Vec<(f32, Cell)> = here
            .into_iter()
            .flat_map(Cell::nine)
            .map(|cell| (self.cell_rect(cell).distance_to_pos(pos), cell))
            .filter(|(far, cell)| *far <= miss || here == Some(*cell))
            .collect();
        near.sort_by(|(one, a), (two, b)| one.total_cmp(two).then((here != Some(*a)).cmp(&(here != Some(*b)))));
        near.into_iter().map(|(_, cell)| cell).collect()
    }

    /// The cell there on the screen; none beyond [`Cell::REACH`].
    pub fn cell_at(&self, pos: Pos2) -> Option<Cell> {
        self.turn.cell_at(self.unproject(pos))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURNS: [Quarter; 4] = [Quarter::None, Quarter::One, Quarter::Two, Quarter::Three];

    fn projector(turn: Quarter, zoom: f32) -> Projector {
        Projector {
            viewport: egui::Rect::from_min_size(Pos2::new(20.0, 60.0), Vec2::new(360.0, 640.0)),
            centre: Point::new(2.25, -3.5),
            zoom: Zoom::new(zoom),
            turn,
        }
    }

    #[test]
    fn unproject_is_the_inverse_of_project() {
        for turn in TURNS {
            for zoom in [16.0, 44.0, 71.3, 240.0] {
                let projector = projector(turn, zoom);
                for pos in [
                    Pos2::new(20.0, 60.0),
                    Pos2::new(200.0, 380.0),
                    Pos2::new(-999.0, 1234.5),
                ] {
                    assert!(projector.project(projector.unproject(pos)).distance(pos) < 1e-2);
                }
            }
        }
    }

    #[test]
    fn a_tap_near_an_edge_may_mean_the_cell_beyond_and_one_in_the_middle_may_not() {
        let [here, right] = [(2, -3), (3, -3)].map(|(x, y)| Cell::new(x, y).unwrap());
        for zoom in [44.0, 71.3, 240.0] {
            let projector = projector(Quarter::None, zoom);
            let rect = projector.cell_rect(here);
            let miss = 22.0_f32.min(zoom / 4.0);
            for y in [-0.2, 0.0, 0.2] {
                let at = |off: f32| rect.center() + Vec2::new(zoom / 2.0 - off, y * zoom);
                assert_eq!(projector.cells_near(at(miss - 0.5)), [here, right]);
                assert_eq!(projector.cells_near(at(miss + 0.5)), [here]);
            }
            let corner = projector.cells_near(rect.right_bottom() - Vec2::splat(1.0));
            assert_eq!((corner.len(), corner.first()), (4, Some(&here)));
        }
    }

    #[test]
    fn a_cell_is_found_at_the_middle_of_its_square_on_the_screen() {
        for turn in TURNS {
            for (x, y) in [(0, 0), (5, -8), (-40, 33)] {
                let cell = Cell::new(x, y).unwrap();
                let projector = projector(turn, 50.0);
                assert_eq!(projector.cell_at(projector.cell_rect(cell).center()), Some(cell));
                assert!((projector.cell_rect(cell).width() - 50.0).abs() < 1e-2);
            }
        }
    }
}
