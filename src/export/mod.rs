//! What a game leaves behind: the final sheet as a picture, the ledger and the rolls as tables.
//!
//! [`Sheet`] lays out what is seen, in shapes and lines of text; [`svg()`] and [`png()`] write the same sheet, and
//! [`ledger`] and [`rolls`] write tables for spreadsheets. The room stands above `words/` and `picture/`, because it puts
//! the sentences of the one on the shapes of the other; it knows no window, no command line and no files, for it gives
//! back texts and bytes that others keep. PNG comes with the feature `files`, so that the browser need not load its fonts.
//!
//! # Shortcomings
//! A PNG has the fonts of the window and no others: a script they do not know shows as boxes there. In SVG and CSV every
//! name is its own text.

mod csv;
#[cfg(feature = "files")]
mod png;
mod ranking;
mod sheet;
mod svg;

pub use csv::{ledger, rolls};
#[cfg(feature = "files")]
pub use png::{MOST_PIXELS, PngFault, png};
pub use sheet::{Anchor, Board, Sheet, Text};
pub use svg::svg;
