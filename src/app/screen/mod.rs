//! The screens around the table, a file each.
//!
//! A screen keeps what only it needs between frames, shows itself with [`Desk`](super::Desk) at hand, and says where to
//! go next.

mod die;
mod eggs;
mod first_minute;
mod home;
mod keys;
mod new_table;
mod rules;
mod saved;
mod settings;
mod when;

pub use die::DieAlone;
pub use eggs::EggCounter;
pub use first_minute::FirstMinute;
pub use home::{Home, called};
pub use keys::keys;
pub use new_table::NewTable;
pub use rules::Rules;
pub use saved::SavedGames;
pub use settings::settings;

/// The screen that is shown.
pub enum Screen {
    /// The first one.
    Home(Box<Home>),
    /// A first minute at a sample table.
    FirstMinute(Box<FirstMinute>),
    /// The game on the table.
    Table,
    /// The table that is being set up.
    NewTable,
    /// The table at which they are already playing.
    PickUp,
    /// The die alone.
    Die(DieAlone),
    /// The egg counter alone.
    Eggs(EggCounter),
    /// The rules at hand.
    Rules(Box<Rules>),
    /// The games on the shelf.
    Saved(Box<SavedGames>),
    /// How the person likes the window.
    Settings,
}
