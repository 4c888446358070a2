//! Triangles with soft edges, which can be made larger without making the edges wider.

use super::paint::Scale;
use egui::epaint::Vertex;
use egui::{Color32, Mesh, Pos2, Vec2};

/// Triangles with soft edges of one pixel. Each corner knows what of its place is due to the soft edge.
#[derive(Clone, Debug, Default)]
pub(super) struct Triangles {
    pub mesh: Mesh,
    /// By corner: how far it was moved, in points, to make an edge soft.
    soft: Vec<Vec2>,
}

impl Triangles {
    /// Adds a corner, `soft` off `at`.
    pub fn corner(&mut self, at: Pos2, soft: Vec2, colour: Color32) {
        self.mesh.vertices.push(Vertex::untextured(at + soft, colour));
        self.soft.push(soft);
    }

    /// The index of the next corner.
    pub fn next(&self) -> u32 {
        u32::try_from(self.soft.len()).unwrap_or(u32::MAX)
    }

    /// Each corner as it was cut at that scale: its place in tiles, and what is added to that in points.
    pub fn corners(&self, scale: Scale) -> Vec<Corner> {
        let placed = self.mesh.vertices.iter().zip(&self.soft);
        placed
            .map(|(vertex, soft)| Corner {
                at: (vertex.pos - *soft - scale.origin) / scale.tile,
                soft: *soft,
            })
            .collect()
    }
}

/// A corner of triangles that were cut for one scale and are laid at another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    at: Vec2,
    soft: Vec2,
}

impl Corner {
    /// Where it is at that scale.
    pub fn on(self, scale: Scale) -> Pos2 {
        scale.origin + self.at * scale.tile + self.soft
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::round;
    use crate::picture::Rgba;
    use egui::Rect;

    fn cut(scale: Scale) -> Triangles {
        let square = Rect::from_min_size(scale.origin, Vec2::splat(scale.tile));
        let mut triangles = Triangles::default();
        let outline = round::rect(square, 0.0, 1.0);
        round::fill(&mut triangles, &outline, 0.0, Rgba::hex(0), 1.0);
        triangles
    }

    #[test]
    fn triangles_that_are_laid_larger_are_as_if_they_had_been_cut_so() {
        let [small, large] = [(10.0, 40.0), (-30.0, 170.0)].map(|(at, tile)| Scale {
            origin: Pos2::new(at, 2.0 * at),
            tile,
        });
        let expected = cut(large);
        let corners = cut(small).corners(small);
        assert_eq!(corners.len(), expected.mesh.vertices.len());
        for (corner, vertex) in corners.iter().zip(&expected.mesh.vertices) {
            assert!((corner.on(large) - vertex.pos).length() < 1e-3, "{corner:?} {vertex:?}");
        }
    }
}
