//! A layer of the board's picture, kept in triangles from frame to frame.
//!
//! What it shows is the key to what it keeps: as long as the shapes, their size and the pixels are the same it is only
//! moved, so that nothing can be shown that is no longer there.

use crate::app::paint::{self, Scale};
use crate::picture::Shape;
use egui::{Mesh, Painter, Pos2, Rect};
use std::sync::Arc;

/// A layer, empty at first.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer(Option<Kept>);

#[derive(Clone, Debug)]
struct Kept {
    shapes: Vec<Shape>,
    /// Points a tile, and points a pixel.
    tile: f32,
    pixel: f32,
    /// Where the picture's (0, 0) is.
    origin: Pos2,
    /// The part of the screen that it covers, if something outside of it was left out.
    within: Option<Rect>,
    mesh: Arc<Mesh>,
}

impl Layer {
    /// Paints shapes. A text lies over all that is no text.
    pub fn paint(&mut self, painter: &Painter, scale: Scale, shapes: Vec<Shape>) {
        let pixel = painter.ctx().pixels_per_point().recip();
        let clip = painter.clip_rect();
        let kept = match self.0.take() {
            Some(kept) if kept.serves(&shapes, scale, pixel, clip) => kept.moved(scale.origin),
            Some(_) | None => Kept::new(shapes, scale, pixel, clip),
        };
        if !kept.mesh.is_empty() {
            painter.add(Arc::clone(&kept.mesh));
        }
        for shape in &kept.shapes {
            paint::text(painter, scale, shape);
        }
        self.0 = Some(kept);
    }
}

impl Kept {
    fn new(shapes: Vec<Shape>, scale: Scale, pixel: f32, clip: Rect) -> Self {
        // Half a screen more on all sides, so that a hand that pans finds it there.
        let within = clip.expand2(clip.size() / 2.0);
        let mut mesh = Mesh::default();
        let mut whole = true;
        for shape in &shapes {
            whole &= paint::add(&mut mesh, shape, scale, within, pixel);
        }
        Self {
            shapes,
            tile: scale.tile,
            pixel,
            origin: scale.origin,
            within: (!whole).then_some(within),
            mesh: Arc::new(mesh),
        }
    }

    fn serves(&self, shapes: &[Shape], scale: Scale, pixel: f32, clip: Rect) -> bool {
        let by = scale.origin - self.origin;
        self.tile == scale.tile
            && self.pixel == pixel
            && self
                .within
                .is_none_or(|within| within.translate(by).contains_rect(clip))
            && self.shapes == shapes
    }

    fn moved(mut self, origin: Pos2) -> Self {
        let by = origin - self.origin;
        if by != egui::Vec2::ZERO {
            Arc::make_mut(&mut self.mesh).translate(by);
            self.within = self.within.map(|within| within.translate(by));
            self.origin = origin;
        }
        self
    }
}
