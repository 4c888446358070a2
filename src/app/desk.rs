//! What every screen has at hand, and where a screen can lead.

use super::theme;
use super::transfer::Transfers;
use super::trouble::sentence;
use super::widget::Notices;
use crate::game::{Dice, Setup};
use crate::store::{Deleted, Preferences, Shelved, Slot, Store, Theme, Trouble};
use crate::table::named_enum;
use crate::words::Words;
use egui::ThemePreference;
use egui::style::ScrollAnimation;

/// What every screen has at hand.
pub struct Desk {
    /// The language.
    pub words: Words,
    /// The language the system speaks.
    system: Words,
    /// Where games live.
    pub store: Store,
    /// The digital die.
    pub dice: Dice,
    /// Sentences the person must see, whatever the screen.
    pub notices: Notices,
    /// Games that come in from files, and files that go out.
    pub transfers: Transfers,
    /// Games that were taken off the shelf since the program was started, the last one last.
    pub deleted: Vec<(Shelved, Deleted)>,
}

impl Desk {
    /// A desk on which nothing has happened yet. `words` are in the language of the system.
    pub fn new(ctx: &egui::Context, words: Words, store: Store, dice: Dice) -> Self {
        let mut desk = Self {
            words: words.clone(),
            system: words,
            store,
            dice,
            notices: Notices::default(),
            transfers: Transfers::new(ctx),
            deleted: Vec::new(),
        };
        desk.speak();
        desk
    }

    /// Another desk in the same window, over that store: all is said, looks and moves as at this one. It has no dialogs.
    pub fn beside(&mut self, mut store: Store) -> Self {
        let preferences = self.preferences();
        store.remember(|remembered| remembered.preferences = preferences);
        // Not the same die: what that shows next belongs to a game at this desk.
        let seed = u64::try_from(self.dice.lot(usize::MAX)).unwrap_or_default();
        Self {
            words: self.words.clone(),
            system: self.words.clone(),
            store,
            dice: Dice::seeded(seed),
            notices: Notices::default(),
            transfers: self.transfers.beside(),
            deleted: Vec::new(),
        }
    }

    /// From here on all is said in the language the person has chosen, or in the system's.
    pub fn speak(&mut self) {
        let chosen = self.store.remembered().language.as_deref();
        let words = chosen.and_then(|chosen| self.system.in_language(chosen));
        self.words = words.unwrap_or_else(|| self.system.clone());
    }

    /// How the person likes the window.
    pub const fn preferences(&self) -> Preferences {
        self.store.remembered().preferences
    }

    /// Gives the window the look the person likes.
    pub fn dress(&self, ctx: &egui::Context) {
        let Preferences {
            theme,
            reduce_motion,
            text_size,
        } = self.preferences();
        theme::apply(ctx);
        ctx.set_theme(match theme {
            Theme::System => ThemePreference::System,
            Theme::Light => ThemePreference::Light,
            Theme::Dark => ThemePreference::Dark,
        });
        // Paper and meadow where the system does not say.
        ctx.options_mut(|options| options.fallback_theme = egui::Theme::Light);
        ctx.all_styles_mut(|style| {
            for font in style.text_styles.values_mut() {
                font.size *= text_size.factor();
            }
            if reduce_motion {
                style.animation_time = 0.0;
                style.scroll_animation = ScrollAnimation::none();
            }
        });
    }

    /// Tells what went wrong in storing.
    pub fn tell(&mut self, trouble: &Trouble) {
        let sentence = sentence(&self.words, trouble);
        match trouble {
            Trouble::NotWritten { .. } => self.notices.tell_failure(sentence),
            Trouble::NoFolder => self.notices.tell_lasting(sentence),
            Trouble::NotRead { .. }
            | Trouble::NoShelf { .. }
            | Trouble::Damaged { .. }
            | Trouble::Forgotten { .. }
            | Trouble::Recovered { .. }
            | Trouble::Replaced { .. }
            | Trouble::Elsewhere
            | Trouble::Newer { .. } => self.notices.tell(sentence),
        }
    }
}

/// What is to be done to the games on the shelf, wherever that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfWish {
    /// The game gets that title.
    Rename(Slot, String),
    /// There are to be two of it.
    Copy(Box<Shelved>),
    /// It is taken off the shelf.
    Delete(Box<Shelved>),
    /// The deleted game of that index is put back.
    BringBack(usize),
    /// A file is chosen, and the game in it put on the shelf.
    Import,
    /// The game, or what came of it, is written to a file that is chosen.
    Export(Slot, ExportAs),
}

named_enum! {
    /// As what a game is taken along.
    ExportAs {
        /// As a game file.
        Game = "game",
        /// The final sheet as a picture of pixels.
        Png = "png",
        /// The final sheet as a picture of any size.
        Svg = "svg",
        /// The ledger as a table.
        Ledger = "ledger",
        /// The rolls as a table.
        Rolls = "rolls",
    }
}

impl ExportAs {
    /// How the name of its file ends.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Game => "hoppel",
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Ledger | Self::Rolls => "csv",
        }
    }
}

/// Where a screen leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Go {
    /// Back to the screen before, as it was left.
    Back,
    /// To the first screen. The game on the table stays there.
    Home,
    /// To a first minute at a sample table.
    FirstMinute,
    /// To the game on the table, or the last one.
    Table,
    /// To a table to be set up.
    NewTable,
    /// To a table at which they are already playing.
    PickUp,
    /// To a new game of this set-up.
    Play(Box<Setup>),
    /// To a game on the shelf.
    Open(Slot),
    /// To the die alone.
    Die,
    /// To the egg counter alone.
    Eggs,
    /// To the rules at hand; from the table to those that can come up there.
    Rules,
    /// To the games on the shelf.
    Saved,
    /// To how the person likes the window.
    Settings,
    /// The keys, over whatever is shown.
    Keys,
    /// Nowhere: something is done to the games on the shelf.
    Shelf(ShelfWish),
}

impl Go {
    /// Whether what is shown is left for another screen.
    pub const fn leads_away(&self) -> bool {
        match self {
            Self::Keys | Self::Shelf(_) => false,
            Self::Back
            | Self::Home
            | Self::FirstMinute
            | Self::Table
            | Self::NewTable
            | Self::PickUp
            | Self::Play(_)
            | Self::Open(_)
            | Self::Die
            | Self::Eggs
            | Self::Rules
            | Self::Saved
            | Self::Settings => true,
        }
    }

    /// Whether the screen to which it leads has a way back to the one that is left.
    pub const fn has_way_back(&self) -> bool {
        match self {
            Self::NewTable | Self::PickUp | Self::Die | Self::Eggs | Self::Rules | Self::Saved | Self::Settings => true,
            Self::Back
            | Self::Home
            | Self::FirstMinute
            | Self::Table
            | Self::Play(_)
            | Self::Open(_)
            | Self::Keys
            | Self::Shelf(_) => false,
        }
    }
}
