//! Colours: the tokens of the look, once for light and once for dark.

/// A colour with its opacity, not premultiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgba {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
    /// Opacity: 0 is clear, 255 hides all beneath.
    pub a: u8,
}

impl Rgba {
    /// Nothing at all.
    pub const CLEAR: Self = Self { r: 0, g: 0, b: 0, a: 0 };

    /// An opaque colour, written as in CSS: `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Self {
        let [_, r, g, b] = rgb.to_be_bytes();
        Self { r, g, b, a: u8::MAX }
    }

    /// The same colour with that part (0 to 1) of its opacity.
    #[must_use]
    pub fn faded(self, part: f32) -> Self {
        let a = f32::from(self.a) * part.clamp(0.0, 1.0);
        Self {
            a: a.round() as u8,
            ..self
        }
    }

    /// Relative luminance, 0 (black) to 1 (white), as WCAG defines it. Opacity is left out of account.
    pub fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let c = f32::from(channel) / 255.0;
            if c <= 0.040_45 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// The contrast between two opaque colours, 1 (none) to 21; text wants 4.5.
    pub fn contrast(self, other: Self) -> f32 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }
}

/// The colours of a look. What belongs to a player is in [`livery`](super::livery).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The table the tiles lie on: the background.
    pub table: Rgba,
    /// Cards, panels and sheets.
    pub card: Rgba,
    /// What is read.
    pub ink: Rgba,
    /// What is read second.
    pub quiet_ink: Rgba,
    /// Hairlines and outlines.
    pub line: Rgba,
    /// What to do next and what just happened; nothing else.
    pub accent: Rgba,
    /// Text on the accent.
    pub on_accent: Rgba,
    /// The ground behind something chosen.
    pub soft_accent: Rgba,
    /// Grass: a tile takes one of the four by its cell.
    pub meadow: [Rgba; 4],
    /// The edge of a tile.
    pub meadow_edge: Rgba,
    /// A tuft of grass.
    pub tuft: Rgba,
    /// A flower.
    pub flower: Rgba,
    /// The dashes of a free place.
    pub free: Rgba,
    /// What signs are painted on, light in both looks.
    pub paper: Rgba,
    /// What darkens a tile that is barred or used up.
    pub shade: Rgba,
    /// The light of a full nest and of what will earn.
    pub glow: Rgba,
    /// A part of a nest's ring whose neighbour is missing.
    pub missing: Rgba,
}

impl Palette {
    /// By day.
    pub const LIGHT: Self = Self {
        table: Rgba::hex(0xF3EBDA),
        card: Rgba::hex(0xFFFDF7),
        ink: Rgba::hex(0x2B2A25),
        quiet_ink: Rgba::hex(0x686355),
        line: Rgba::hex(0xE2D8C3),
        accent: Rgba::hex(0xB24713),
        on_accent: Rgba::hex(0xFFFFFF),
        soft_accent: Rgba::hex(0xFBE7D6),
        meadow: [
            Rgba::hex(0xBBD68A),
            Rgba::hex(0xB4D182),
            Rgba::hex(0xC2DA95),
            Rgba::hex(0xAFCC7C),
        ],
        meadow_edge: Rgba::hex(0x8FAF5F),
        tuft: Rgba::hex(0x86A857),
        flower: Rgba::hex(0xFFF6E8),
        free: Rgba::hex(0xB9AE94),
        paper: Rgba::hex(0xFFF8EA),
        shade: Rgba {
            a: 0x66,
            ..Rgba::hex(0x8A8474)
        },
        glow: Rgba::hex(0xFFDE7A),
        missing: Rgba {
            a: 0x2B,
            ..Rgba::hex(0x24320F)
        },
    };

    /// By lamplight.
    pub const DARK: Self = Self {
        table: Rgba::hex(0x1B1F1A),
        card: Rgba::hex(0x262B25),
        ink: Rgba::hex(0xF1EDE2),
        quiet_ink: Rgba::hex(0xA9A796),
        line: Rgba::hex(0x3A4038),
        accent: Rgba::hex(0xF08A46),
        on_accent: Rgba::hex(0x1B1F1A),
        soft_accent: Rgba::hex(0x43301F),
        meadow: [
            Rgba::hex(0x55693F),
            Rgba::hex(0x4F643B),
            Rgba::hex(0x5B6F45),
            Rgba::hex(0x4B5F38),
        ],
        meadow_edge: Rgba::hex(0x3B4A2D),
        tuft: Rgba::hex(0x6F8852),
        flower: Rgba::hex(0xD8D2BE),
        free: Rgba::hex(0x5A6055),
        paper: Rgba::hex(0xE6DEC9),
        shade: Rgba {
            a: 0x80,
            ..Rgba::hex(0x1B1F1A)
        },
        glow: Rgba::hex(0xE8B44A),
        missing: Rgba {
            a: 0x55,
            ..Rgba::hex(0x101408)
        },
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_wcag() {
        let (black, white) = (Rgba::hex(0x000000), Rgba::hex(0xFFFFFF));
        assert!((black.contrast(white) - 21.0).abs() < 0.01);
        assert!((Rgba::hex(0x777777).contrast(white) - 4.48).abs() < 0.01);
    }

    #[test]
    fn text_can_be_read_in_both_looks() {
        for palette in [Palette::LIGHT, Palette::DARK] {
            for ground in [palette.table, palette.card, palette.soft_accent] {
                assert!(palette.ink.contrast(ground) >= 7.0, "{ground:?}");
                assert!(palette.quiet_ink.contrast(ground) >= 4.5, "quiet on {ground:?}");
                assert!(palette.accent.contrast(ground) >= 4.5, "accent on {ground:?}");
            }
            assert!(palette.on_accent.contrast(palette.accent) >= 4.5);
        }
    }
}
