//! What every screen has at hand, and where a screen can lead.

use super::trouble::sentence;
use super::widget::Notices;
use crate::game::Setup;
use crate::store::{Preferences, Slot, Store, Trouble};
use crate::words::Words;

/// What every screen has at hand.
pub struct Desk {
    /// The language.
    pub words: Words,
    /// Where games live.
    pub store: Store,
    /// Sentences the person must see, whatever the screen.
    pub notices: Notices,
}

impl Desk {
    /// How the person likes the window.
    pub const fn preferences(&self) -> Preferences {
        self.store.remembered().preferences
    }

    /// Tells what went wrong in storing.
    pub fn tell(&mut self, trouble: &Trouble) {
        let sentence = sentence(&self.words, trouble);
        match trouble {
            Trouble::NotWritten { .. } => self.notices.tell_failure(sentence),
            Trouble::NoFolder
            | Trouble::NotRead { .. }
            | Trouble::Damaged { .. }
            | Trouble::Forgotten { .. }
            | Trouble::Newer { .. }
            | Trouble::Unplayable { .. } => self.notices.tell(sentence),
        }
    }
}

/// Where a screen leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Go {
    /// To the first screen. The game on the table stays there.
    Home,
    /// To the game on the table, or the last one.
    Table,
    /// To a table to be set up.
    NewTable,
    /// To a new game of this set-up.
    Play(Box<Setup>),
    /// To a game on the shelf.
    Open(Slot),
    /// To the die alone.
    Die,
    /// To the egg counter alone.
    Eggs,
    /// To the games on the shelf.
    Saved,
    /// To how the person likes the window.
    Settings,
}
