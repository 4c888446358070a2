//! A layer of the board's picture, kept in triangles from frame to frame.
//!
//! What it shows is the key to what it keeps: as long as the shapes and the pixels are the same its triangles are only
//! laid elsewhere, larger or smaller, so that nothing can be shown that is no longer there. Edges stay as soft as they
//! were cut, but what is round was cut for one size. So it is cut anew for another one, in pieces, a few a frame.

use crate::app::paint::{self, Scale};
use crate::app::triangles::{Corner, Triangles};
use crate::picture::Shape;
use egui::{Mesh, Painter, Pos2, Rect};
use std::sync::Arc;

/// So many shapes are cut in one go.
const PIECE: usize = 200;

/// Larger or smaller than it was cut for by more than this, a piece is cut anew also while the size still changes.
const STRETCH: f32 = 1.25;

/// A layer, empty at first.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer(Vec<Piece>);

/// How the layers of one frame lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laying {
    pub scale: Scale,
    /// Whether a tile is as large as in the last frame.
    pub rests: bool,
    /// So many pieces may yet be cut anew in this frame although they could be laid as they are.
    pub spare: usize,
    /// Whether all that was laid was cut for this size.
    pub sharp: bool,
}

/// Some of a layer's shapes.
#[derive(Clone, Debug)]
struct Piece {
    shapes: Vec<Shape>,
    /// Points a tile when it was cut, and points a pixel.
    cut_for: f32,
    pixel: f32,
    /// The part of the board that it covers, in tiles, if something outside of it was left out.
    covers: Option<Rect>,
    corners: Vec<Corner>,
    /// The triangles as they are laid at this scale.
    laid: Scale,
    mesh: Arc<Mesh>,
}

impl Layer {
    /// Paints shapes. A text lies over all that is no text.
    pub fn paint(&mut self, painter: &Painter, laying: &mut Laying, shapes: &[Shape]) {
        let pixel = painter.ctx().pixels_per_point().recip();
        let clip = painter.clip_rect();
        let scale = laying.scale;
        let mut known = std::mem::take(&mut self.0).into_iter();
        for shapes in shapes.chunks(PIECE) {
            let kept = known
                .next()
                .filter(|piece| piece.shows(shapes, pixel) && piece.reaches(clip, scale));
            let piece = match kept {
                Some(piece) if laying.spare > 0 && piece.is_worn(clip, laying) => {
                    laying.spare -= 1;
                    Piece::cut(piece.shapes, scale, pixel, clip)
                }
                Some(piece) => piece.laid_at(scale),
                None => Piece::cut(shapes.to_vec(), scale, pixel, clip),
            };
            laying.sharp &= piece.cut_for == scale.tile;
            if !piece.mesh.is_empty() {
                painter.add(Arc::clone(&piece.mesh));
            }
            self.0.push(piece);
        }
        for shape in shapes {
            paint::text(painter, scale, shape);
        }
    }
}

impl Piece {
    fn cut(shapes: Vec<Shape>, scale: Scale, pixel: f32, clip: Rect) -> Self {
        // Half a screen more on all sides, so that a hand that pans finds it there.
        let within = clip.expand2(clip.size() / 2.0);
        let mut triangles = Triangles::default();
        let mut whole = true;
        for shape in &shapes {
            whole &= paint::add(&mut triangles, shape, scale, within, pixel);
        }
        Self {
            shapes,
            cut_for: scale.tile,
            pixel,
            covers: (!whole).then(|| on_board(within, scale)),
            corners: triangles.corners(scale),
            laid: scale,
            mesh: Arc::new(triangles.mesh),
        }
    }

    fn shows(&self, shapes: &[Shape], pixel: f32) -> bool {
        self.pixel == pixel && self.shapes == shapes
    }

    /// Whether nothing is missing there.
    fn reaches(&self, clip: Rect, scale: Scale) -> bool {
        self.covers
            .is_none_or(|covers| covers.contains_rect(on_board(clip, scale)))
    }

    /// Whether it had better be cut anew: for this size, or because it soon will not reach.
    fn is_worn(&self, clip: Rect, laying: &Laying) -> bool {
        let stretch = (laying.scale.tile / self.cut_for).max(self.cut_for / laying.scale.tile);
        let near_edge = !self.reaches(clip.expand2(clip.size() / 8.0), laying.scale);
        stretch > if laying.rests { 1.0 } else { STRETCH } || near_edge
    }

    fn laid_at(mut self, scale: Scale) -> Self {
        if self.laid != scale {
            let vertices = &mut Arc::make_mut(&mut self.mesh).vertices;
            for (vertex, corner) in vertices.iter_mut().zip(&self.corners) {
                vertex.pos = corner.on(scale);
            }
            self.laid = scale;
        }
        self
    }
}

/// A part of the screen in tiles.
fn on_board(part: Rect, scale: Scale) -> Rect {
    let at = |pos: Pos2| ((pos - scale.origin) / scale.tile).to_pos2();
    Rect::from_min_max(at(part.min), at(part.max))
}
