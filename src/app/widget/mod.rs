//! Controls that every screen is made of. Each has a name in the accessibility tree and is at least 44 points high.
//!
//! A widget knows the theme and the drawings; it knows no game and makes no sentence: names come from whoever shows it.

mod back;
mod button;
mod card;
mod choice;
mod cut;
mod die;
mod fading;
mod foot;
mod hint;
mod notice;
mod page;
mod prompt;
mod rooms;
mod row;
mod saving;
mod scroll;
mod search;
mod sheet;
mod stepper;
mod token;
mod voice;

pub use back::{went_back, went_back_below};
pub use button::{Button, command, focus_ring};
pub use card::{card, flat_card, heading, quiet};
pub use choice::{Chip, choice, wrapped};
pub use cut::{called, cut, is_torn, lines, shrunk, unbroken};
pub use die::{TUMBLE, die, pips, thrown};
pub use fading::fading;
pub use hint::hint;
pub use notice::{Notices, Offer, make_room};
pub use page::{Page, column};
pub use prompt::prompt;
pub use rooms::{covers, keep_focus};
pub use row::Row;
pub use saving::Saving;
pub use scroll::{by_keys, hear_keys};
pub use search::search;
pub use sheet::{beside_bar, confirm, sheet, sheet_with_foot};
pub use stepper::Stepper;
pub use token::token;
pub use voice::{Voice, say};
