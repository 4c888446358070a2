//! The board as a list of plain shapes, and the drawings made for this project.
//!
//! One picture for all who show it: the window's painter now, SVG and PNG as well. So it knows the table and the
//! colours, but no screen, no fonts, no pixels and no rules. Lengths are **tiles** (one tile is 1.0 wide); a picture may
//! be turned by quarters for the other side of the table, and everything on it stays upright for whoever looks.

mod board;
mod drawing;
mod geometry;
mod look;
mod player;
mod shape;
mod sketch;
mod standing;
mod tile;

pub use board::{BunnyPose, Look, board, free_place, ground, hopping, lone_tile, pieces};
pub use drawing::{Drawing, Icon};
pub use geometry::{Point, Quarter, Rect};
pub use look::{Palette, Rgba};
pub use player::{Livery, figure, livery, token};
pub use shape::{Shape, Stamp, Stroke};
pub use sketch::{Contour, Ink, Outline, Pen, Sketch, SketchFault};
pub use standing::{Piece, Standing, standings};
