//! A sheet as PNG: its SVG, painted with the fonts of the window.

use super::sheet::Sheet;
use super::svg::svg;
use epaint_default_fonts::{EMOJI_ICON, HACK_REGULAR, NOTO_EMOJI_REGULAR, UBUNTU_LIGHT};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{self, Options, Tree};
use std::sync::{Arc, LazyLock};
use thiserror::Error;

/// The most pixels of a picture: while it is made, each takes eight bytes.
pub const MOST_PIXELS: f32 = 32e6;

/// A tile that is narrower than so many pixels makes the picture larger.
const SMALLEST_TILE: f32 = 24.0;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum PngFault {
    /// There is more on the board than can be painted, or no memory for it.
    #[error("more than can be painted")]
    TooMuch,
    /// The sheet's SVG cannot be read.
    #[error("{0}")]
    Svg(usvg::Error),
    /// The picture cannot be packed.
    #[error("{0}")]
    Packing(String),
}

/// The sheet as a whole PNG file: a pixel a unit, more where tiles would become too small, at most [`MOST_PIXELS`].
///
/// # Errors
/// The board holds more than can be painted.
pub fn png(sheet: &Sheet) -> Result<Vec<u8>, PngFault> {
    let options = Options {
        font_family: "Ubuntu".to_owned(),
        fontdb: Arc::clone(&FONTS),
        ..Options::default()
    };
    let tree = Tree::from_str(&svg(sheet), &options).map_err(|error| match error {
        usvg::Error::ElementsLimitReached => PngFault::TooMuch,
        other => PngFault::Svg(other),
    })?;
    let scale = scale(sheet);
    let pixels = |length: f32| (length * scale).floor() as u32;
    let mut picture = Pixmap::new(pixels(sheet.width), pixels(sheet.height)).ok_or(PngFault::TooMuch)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    picture
        .encode_png()
        .map_err(|error| PngFault::Packing(error.to_string()))
}

/// Pixels a unit of the sheet.
fn scale(sheet: &Sheet) -> f32 {
    let wanted = (SMALLEST_TILE / sheet.board.tile).max(1.0);
    wanted.min((MOST_PIXELS / (sheet.width * sheet.height)).sqrt())
}

/// The fonts of the window, in its order; never the system's.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in [UBUNTU_LIGHT, HACK_REGULAR, NOTO_EMOJI_REGULAR, EMOJI_ICON] {
        fonts.load_font_source(Source::Binary(Arc::new(font)));
    }
    Arc::new(fonts)
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::file;
    use crate::words::Words;

    #[test]
    fn a_board_of_any_size_is_seen_and_fits_into_memory() {
        for (reach, smallest) in [(1, 24.0), (40, 17.0), (150, 13.0), (1000, 2.0)] {
            let text = format!(
                r#"{{"format": "hoppel-game", "version": 1, "edition": "hig",
                    "players": [{{"name": "Ann", "colour": "red"}}, {{"name": "Bob", "colour": "blue"}}],
                    "start": {{"tiles": [{{"at": [-{reach}, -{reach}]}}, {{"at": [{reach}, {reach}]}}]}}}}"#
            );
            let game = file::play(text.as_bytes()).unwrap();
            let sheet = Sheet::of(&game, &Words::english());
            let scale = scale(&sheet);
            assert!(
                sheet.width * sheet.height * scale * scale <= MOST_PIXELS * 1.001,
                "{reach}"
            );
            let tile = sheet.board.tile * scale;
            assert!(tile >= smallest, "{reach}: {tile} pixels");
        }
    }
}
