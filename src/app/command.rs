//! Every command a person can give: its name, help, icon and shortcut stand here and nowhere else.

use crate::picture::Icon;
use crate::words::Words;
use egui::{Key, KeyboardShortcut, Modifiers, Ui};

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Back to the first screen.
    Home,
    /// Set up a table.
    NewTable,
    /// The players of the last game again, by the same rules.
    SamePlayers,
    /// A table at which they are already playing.
    PickUp,
    /// The die alone.
    RollDie,
    /// The egg counter alone.
    CountEggs,
    /// The rules at hand.
    Rules,
    /// The games on the shelf.
    SavedGames,
    /// How the person likes the window.
    Settings,
    /// Every command that has keys.
    Keys,
    /// Take back the last step.
    Undo,
    /// Have the step again that was taken back.
    Redo,
    /// What happened, step by step.
    History,
    /// Where each egg came from.
    Ledger,
    /// Count the eggs, which ends the game.
    Finish,
    /// Put right what cannot be mended.
    Correct,
    /// The dragon moves.
    MoveDragon,
    /// The fairy moves.
    MoveFairy,
    /// The player who is on does not move the bunny.
    PassHop,
    /// The bunny phase ends here.
    CallOff,
    /// A bunny phase that was forgotten is held now.
    LatePhase,
    /// The rules of the table that is being played at.
    TableRules,
    /// The players sit otherwise.
    Seats,
    /// Look at the board from the next side of the table.
    TurnBoard,
    /// Show the whole board.
    Fit,
    /// Go nearer to the board.
    ZoomIn,
    /// Go farther from the board.
    ZoomOut,
    /// Write the game to a file.
    Export,
}

impl Command {
    /// Every command, in the order in which a list of shortcuts shows them.
    pub const ALL: &'static [Self] = &[
        Self::Undo,
        Self::Redo,
        Self::History,
        Self::Ledger,
        Self::Finish,
        Self::Correct,
        Self::MoveDragon,
        Self::MoveFairy,
        Self::PassHop,
        Self::CallOff,
        Self::LatePhase,
        Self::TableRules,
        Self::Seats,
        Self::TurnBoard,
        Self::Fit,
        Self::ZoomIn,
        Self::ZoomOut,
        Self::Export,
        Self::Home,
        Self::NewTable,
        Self::SamePlayers,
        Self::PickUp,
        Self::RollDie,
        Self::CountEggs,
        Self::Rules,
        Self::SavedGames,
        Self::Settings,
        Self::Keys,
    ];

    /// The key of its name; its help has the same with `-help`.
    const fn key(self) -> &'static str {
        match self {
            Self::Home => "command-home",
            Self::NewTable => "command-new-table",
            Self::SamePlayers => "command-same-players",
            Self::PickUp => "command-pick-up",
            Self::RollDie => "command-roll-die",
            Self::CountEggs => "command-count-eggs",
            Self::Rules => "command-rules",
            Self::SavedGames => "command-saved-games",
            Self::Settings => "command-settings",
            Self::Keys => "command-keys",
            Self::Undo => "command-undo",
            Self::Redo => "command-redo",
            Self::History => "command-history",
            Self::Ledger => "command-ledger",
            Self::Finish => "command-finish",
            Self::Correct => "command-correct",
            Self::MoveDragon => "command-move-dragon",
            Self::MoveFairy => "command-move-fairy",
            Self::PassHop => "command-pass-hop",
            Self::CallOff => "command-call-off",
            Self::LatePhase => "command-late-phase",
            Self::TableRules => "command-table-rules",
            Self::Seats => "command-seats",
            Self::TurnBoard => "command-turn-board",
            Self::Fit => "command-fit",
            Self::ZoomIn => "command-zoom-in",
            Self::ZoomOut => "command-zoom-out",
            Self::Export => "command-export",
        }
    }

    /// What it is called.
    pub fn name(self, words: &Words) -> String {
        words.say(self.key())
    }

    /// What it does, in a few words.
    pub fn help(self, words: &Words) -> String {
        words.say(&format!("{}-help", self.key()))
    }

    /// Its picture.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Home => Icon::Home,
            Self::NewTable => Icon::Plus,
            Self::SamePlayers => Icon::Players,
            Self::PickUp => Icon::Paint,
            Self::RollDie => Icon::Die,
            Self::CountEggs => Icon::Eat,
            Self::Rules => Icon::Rules,
            Self::SavedGames => Icon::Shelf,
            Self::Settings => Icon::Settings,
            Self::Keys => Icon::Rules,
            Self::Undo => Icon::Undo,
            Self::Redo => Icon::Redo,
            Self::History => Icon::History,
            Self::Ledger => Icon::Ledger,
            Self::Finish => Icon::Eat,
            Self::Correct => Icon::Mend,
            Self::MoveDragon => Icon::Drag,
            Self::MoveFairy => Icon::Drag,
            Self::PassHop => Icon::Close,
            Self::CallOff => Icon::Close,
            Self::LatePhase => Icon::Die,
            Self::TableRules => Icon::Rules,
            Self::Seats => Icon::Players,
            Self::TurnBoard => Icon::Turn,
            Self::Fit => Icon::Fit,
            Self::ZoomIn => Icon::Plus,
            Self::ZoomOut => Icon::Minus,
            Self::Export => Icon::Export,
        }
    }

    /// Its keys.
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        const fn command(key: Key) -> Option<KeyboardShortcut> {
            Some(KeyboardShortcut::new(Modifiers::COMMAND, key))
        }
        const fn plain(key: Key) -> Option<KeyboardShortcut> {
            Some(KeyboardShortcut::new(Modifiers::NONE, key))
        }
        match self {
            Self::Home => command(Key::H),
            Self::NewTable => command(Key::N),
            Self::RollDie => command(Key::D),
            Self::CountEggs => command(Key::E),
            Self::Rules => plain(Key::F1),
            Self::SavedGames => command(Key::O),
            Self::Settings => command(Key::Comma),
            Self::Keys => Some(KeyboardShortcut::new(Modifiers::NONE, Key::Questionmark)),
            Self::Undo => command(Key::Z),
            Self::Redo => command(Key::Y),
            Self::History => command(Key::T),
            Self::Ledger => command(Key::L),
            Self::Fit => plain(Key::Num0),
            Self::ZoomIn => plain(Key::Plus),
            Self::ZoomOut => plain(Key::Minus),
            Self::SamePlayers
            | Self::PickUp
            | Self::Finish
            | Self::Correct
            | Self::MoveDragon
            | Self::MoveFairy
            | Self::PassHop
            | Self::CallOff
            | Self::LatePhase
            | Self::TableRules
            | Self::Seats
            | Self::TurnBoard
            | Self::Export => None,
        }
    }

    /// Its keys in words, as they stand on the keyboard: "Ctrl+Z"; on a Mac, "Cmd+Z".
    pub fn keys(self, words: &Words, mac: bool) -> Option<String> {
        let shortcut = self.shortcut()?;
        let key = shortcut.logical_key.symbol_or_name();
        Some(if shortcut.modifiers.is_none() {
            key.to_owned()
        } else {
            let together = if mac { "keys-command" } else { "keys-control" };
            words.say_with(together, [("key", key.into())])
        })
    }

    /// Whether its keys were pressed in this frame. They are used up by that. A sign is left to whoever types.
    pub fn pressed(self, ui: &Ui) -> bool {
        let sign = |key: Key| key.symbol_or_name().chars().count() == 1;
        let typed = |shortcut: &KeyboardShortcut| {
            shortcut.modifiers.is_none() && sign(shortcut.logical_key) && ui.ctx().text_edit_focused()
        };
        self.shortcut()
            .filter(|shortcut| !typed(shortcut))
            .is_some_and(|shortcut| ui.input_mut(|input| input.consume_shortcut(&shortcut)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A key that is no sign but has a name would need that name in every language, and a second modifier too.
    #[test]
    fn keys_are_told_as_they_stand_on_the_keyboard() {
        for command in Command::ALL {
            let Some(shortcut) = command.shortcut() else { continue };
            assert!(
                shortcut.modifiers.is_none() || shortcut.modifiers == Modifiers::COMMAND,
                "{command:?}"
            );
            let key = shortcut.logical_key.symbol_or_name();
            let function = key.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
            assert!(function || key.chars().count() == 1, "{command:?}: {key}");
        }
    }

    #[test]
    fn keys_are_called_as_each_language_and_system_calls_them() {
        let (english, german) = (Words::english(), Words::english().in_language("de").unwrap());
        let told = |command: Command, words, mac| command.keys(words, mac).unwrap();
        assert_eq!(told(Command::Settings, &english, false), "Ctrl+,");
        assert_eq!(told(Command::Settings, &german, false), "Strg+,");
        assert_eq!(told(Command::Undo, &german, true), "Cmd+Z");
        assert_eq!(told(Command::Keys, &german, false), "?");
        assert_eq!(told(Command::Rules, &english, false), "F1");
        assert_eq!(Command::Finish.keys(&english, false), None);
    }
}
