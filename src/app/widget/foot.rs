//! What stands at the foot: what scrolls above it gives way to it.

use egui::{Context, Id};

/// A foot, and how high it was in the last frame.
#[derive(Clone, Copy)]
pub(super) struct Foot {
    id: Id,
    /// In points; 0 before it was shown first.
    pub height: f32,
}

impl Foot {
    /// The foot of that name.
    pub fn known(ctx: &Context, id: Id) -> Self {
        let height = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
        Self { id, height }
    }

    /// It was shown so high: where that is new, what is above it finds its place in the next frame.
    pub fn shown(self, ctx: &Context, height: f32) {
        if self.height != height {
            ctx.data_mut(|data| data.insert_temp(self.id, height));
            ctx.request_repaint();
        }
    }
}
