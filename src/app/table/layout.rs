//! Where the board's bars, cards and sheets float, by the room there is.

use crate::app::board::Zoom;
use crate::app::theme::CONTROL;
use egui::{Rect, Vec2};

/// From this width on, in points, the cards stand beside the board.
const DESK: f32 = 1000.0;
/// From this width on, in points, a screen that is wider than high has its panel at the side.
const SIDE: f32 = 560.0;

/// Width of the column of cards, in points.
pub const CARDS: f32 = 208.0;
/// Width of the panel at the side, in points.
pub const PANEL: f32 = 304.0;
/// Space between what floats and the edge of the screen, in points.
pub const EDGE: f32 = 12.0;

/// Height of the strip at the foot of a wide screen in which the board's tools float, in points.
pub const TOOLS: f32 = CONTROL + 2.0 * EDGE;

/// The part of an upright screen's height that bar and sheet leave to the board.
pub const BOARD: f32 = 0.41;
/// The same while there is a list to be read, the bunny's ways or what a nest pays, and in large type.
pub const BOARD_LISTING: f32 = 0.34;

/// The size of a tile, in points, for which an upright screen makes room around a bunny that hops: the list of its ways
/// gives way.
pub const REACH_TILE: Zoom = Zoom::new(52.0);
/// The least height of the sheet while somebody hops, but for its foot and in type of the usual size, in points: the cards,
/// the die, and a way and the beginning of the next one.
pub const HOPPING: f32 = 206.0;

/// What of a screen's width the panel at its side leaves, but for the edges.
pub fn beside_panel(screen: Rect) -> Rect {
    let inner = screen.with_max_x(screen.max.x - PANEL - 2.0 * EDGE);
    inner.shrink2(Vec2::new(EDGE, 0.0))
}

/// How the screen is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// A phone held upright: the bar above, the sheet below.
    Upright,
    /// A phone lying, or a small window: the cards above the board, everything else at the right.
    Lying,
    /// A desktop or a tablet: cards at the left, the rest at the right.
    Desk,
}

impl Layout {
    /// The layout for a screen of that size, in points.
    pub fn of(size: Vec2) -> Self {
        if size.x >= DESK && size.y >= 480.0 {
            Self::Desk
        } else if size.x >= SIDE && size.x > size.y {
            Self::Lying
        } else {
            Self::Upright
        }
    }

    /// The part of the screen that nothing covers, on a phone with what floats above the board and the sheet below it of
    /// these heights.
    pub fn clear(self, screen: Rect, above: f32, sheet: f32) -> Rect {
        let side = PANEL + 2.0 * EDGE;
        match self {
            Self::Upright => {
                let mut clear = screen;
                clear.min.y += above;
                clear.max.y -= sheet;
                clear
            }
            Self::Lying => screen.with_max_x(screen.max.x - side).with_min_y(screen.min.y + above),
            Self::Desk => screen
                .with_max_x(screen.max.x - side)
                .with_max_y(screen.max.y - TOOLS)
                .with_min_x(screen.min.x + CARDS + 2.0 * EDGE),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_device_has_its_layout() {
        let layout = |x, y| Layout::of(Vec2::new(x, y));
        assert_eq!(layout(360.0, 640.0), Layout::Upright);
        assert_eq!(layout(640.0, 360.0), Layout::Lying);
        assert_eq!(layout(800.0, 1280.0), Layout::Upright);
        assert_eq!(layout(1280.0, 800.0), Layout::Desk);
        assert_eq!(layout(1920.0, 1080.0), Layout::Desk);
    }

    #[test]
    fn the_tools_of_a_wide_screen_cover_nothing_of_the_board() {
        let screen = Rect::from_min_size(egui::Pos2::ZERO, Vec2::new(1280.0, 800.0));
        let clear = Layout::Desk.clear(screen, 0.0, 0.0);
        assert!(clear.bottom() <= screen.bottom() - CONTROL - EDGE, "{clear}");
    }
}
