//! The bunny's hops: tile to tile, with a little arc and squash.

use crate::picture::BunnyPose;
use crate::table::Cell;

/// How long one hop takes, in seconds.
const HOP: f64 = 0.26;

/// How high the bunny is half way, in tiles.
const HEIGHT: f32 = 0.28;

/// A way the bunny hops, seen over time.
#[derive(Clone, Debug, PartialEq)]
pub struct HopAnimation {
    cells: Vec<Cell>,
    since: f64,
}

impl HopAnimation {
    /// The bunny sets off at that time (of [`egui::InputState::time`]) along these cells, the first the one it leaves.
    pub const fn new(cells: Vec<Cell>, since: f64) -> Self {
        Self { cells, since }
    }

    /// How many hops have ended at that time.
    pub fn landed(&self, now: f64) -> usize {
        let hops = self.cells.len().saturating_sub(1);
        (((now - self.since) / HOP).max(0.0) as usize).min(hops)
    }

    /// When the bunny comes to that cell; none if its way does not lead there.
    pub fn lands(&self, on: Cell) -> Option<f64> {
        let hops = self.cells.iter().skip(1).position(|cell| *cell == on)?;
        Some(self.since + HOP * (hops + 1) as f64)
    }

    /// Where the bunny is at that time; none when it has arrived.
    pub fn pose(&self, now: f64) -> Option<BunnyPose> {
        let hop = self.landed(now);
        let (from, to) = (self.cells.get(hop)?, self.cells.get(hop + 1)?);
        let part = (((now - self.since) / HOP) as f32 - hop as f32).clamp(0.0, 1.0);
        let arc = 4.0 * part * (1.0 - part);
        // Crouched on the ground, stretched in the air.
        Some(BunnyPose {
            from: *from,
            to: *to,
            part,
            lift: HEIGHT * arc,
            stretch: 0.88 + 0.2 * arc,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_hops_from_cell_to_cell_and_arrives() {
        let cell = |x| Cell::new(x, 0).unwrap();
        let way = HopAnimation::new(vec![cell(0), cell(1), cell(2)], 10.0);
        let first = way.pose(10.13).unwrap();
        assert_eq!((first.from, first.to), (cell(0), cell(1)));
        assert!((first.part - 0.5).abs() < 0.01 && first.lift > 0.25);
        let second = way.pose(10.27).unwrap();
        assert_eq!((second.from, second.to, way.landed(10.27)), (cell(1), cell(2), 1));
        assert_eq!((way.pose(10.53), way.landed(10.53)), (None, 2));
    }

    #[test]
    fn a_way_of_one_cell_is_over_at_once() {
        assert_eq!(HopAnimation::new(vec![Cell::default()], 0.0).pose(0.0), None);
    }
}
