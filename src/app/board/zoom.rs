//! How large a tile is on the screen.

/// Width of a tile on the screen, in points, within [`Zoom::LEAST`] and [`Zoom::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Zoom(f32);

impl Zoom {
    /// The smallest tile, in points: a figure's colour can still be told.
    pub const LEAST: Self = Self(16.0);
    /// The largest tile, in points.
    pub const MOST: Self = Self(240.0);
    /// The smallest tile that a finger hits, in points.
    pub const TOUCH: Self = Self(44.0);

    /// That many points a tile, or the nearest allowed; what is no number is [`Zoom::TOUCH`].
    pub const fn new(points: f32) -> Self {
        if points.is_nan() {
            Self::TOUCH
        } else {
            Self(points.clamp(Self::LEAST.0, Self::MOST.0))
        }
    }

    /// Points a tile.
    pub const fn points(self) -> f32 {
        self.0
    }

    /// That many times larger, as far as allowed.
    #[must_use]
    pub fn times(self, factor: f32) -> Self {
        Self::new(self.0 * factor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zoom_stays_in_its_range() {
        assert_eq!(Zoom::new(1.0), Zoom::LEAST);
        assert_eq!(Zoom::new(f32::INFINITY), Zoom::MOST);
        assert_eq!(Zoom::new(f32::NAN), Zoom::TOUCH);
        assert_eq!(Zoom::new(100.0).times(1.5).points(), 150.0);
        assert_eq!(Zoom::new(100.0).times(1000.0), Zoom::MOST);
    }
}
