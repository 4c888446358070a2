//! A game as the list shows it.

use crate::app::screen::home::{called, players, stands};
use crate::app::screen::when::{ago, day};
use crate::store::Shelved;
use crate::words::{Word, Words};

/// A game with its words, which are made once: a list may be long.
pub struct Entry {
    pub game: Shelved,
    /// Its title, else who plays.
    pub name: String,
    /// Who plays, how it stands, and when it was begun and last played: a line each.
    pub about: String,
    /// What is looked through, in small letters.
    sought: String,
}

impl Entry {
    pub fn new(words: &Words, game: Shelved) -> Self {
        let players = players(words, &game);
        let named = (!game.title.is_empty()).then(|| players.clone());
        let lines = [named, Some(stands(words, &game)), when(words, &game)];
        Self {
            name: called(words, &game),
            about: lines.into_iter().flatten().collect::<Vec<_>>().join("\n"),
            sought: format!("{} {players}", game.title).to_lowercase(),
            game,
        }
    }

    /// Whether every one of these words stands in its title or its players' names.
    pub fn has(&self, words: &str) -> bool {
        words.split_whitespace().all(|word| self.sought.contains(word))
    }
}

/// When it was begun and last played, as far as that is known.
fn when(words: &Words, game: &Shelved) -> Option<String> {
    let begun = game.begun.map(|date| ("day", Word::from(day(words, date))));
    let played = game.written.map(|written| ("ago", Word::from(ago(words, written))));
    match (begun, played) {
        (Some(begun), Some(played)) => Some(words.say_with("saved-when", [begun, played])),
        (Some(begun), None) => Some(words.say_with("saved-begun", [begun])),
        (None, Some(played)) => Some(words.say_with("saved-played", [played])),
        (None, None) => None,
    }
}
