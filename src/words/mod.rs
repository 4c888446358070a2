//! Every sentence a person reads, in his language.
//!
//! Sentences live in Fluent files under `assets/locales`, a folder a language; this room picks the language, fills in
//! names and numbers, and turns refusals, events, actions and faults into sentences. It knows no screen.
//!
//! A sentence about the game takes the [`Table`](crate::table::Table) it speaks of, for the names: a refusal the table
//! as it is (nothing has changed), an event the table after it, an action the table *before* it.

mod actions;
mod advice;
mod awards;
mod events;
mod faults;
mod refusals;
mod terms;
mod topics;

pub use awards::Awards;
pub use terms::arrows;
#[cfg(any(feature = "app", feature = "cli", feature = "files"))]
pub(crate) use terms::with_minus;
pub use topics::{About, Book, Group, Receiver, Source, Topic};

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, static_loader};
use std::borrow::Cow;
use std::collections::HashMap;

static_loader! {
    static LOCALES = {
        locales: "./assets/locales",
        fallback_language: "en",
        // Isolating marks show as boxes where a font has no glyph for them.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A language to speak, and whom to speak to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    language: LanguageIdentifier,
    manner: Manner,
}

/// How places and figures are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// To people at the table: "3 right and 2 above the start tile", "Ann's wagon".
    Spoken,
    /// To people with the game file in front of them: "(3, −2)", "Ann's wagon (figure 4)".
    Numbers,
}

impl Words {
    /// English, which the contract of the command line asks for in messages for programs.
    pub fn english() -> Self {
        Self {
            language: LOCALES.fallback().clone(),
            manner: Manner::Spoken,
        }
    }

    /// The system's language, as far as there are words in it.
    pub fn of_system() -> Self {
        let wanted = sys_locale::get_locale().and_then(|locale| locale.parse().ok());
        wanted.map_or_else(Self::english, |language| Self {
            language,
            manner: Manner::Spoken,
        })
    }

    /// The same language for people with the game file in front of them: places and figures by their numbers.
    #[must_use]
    pub fn in_numbers(self) -> Self {
        Self {
            manner: Manner::Numbers,
            ..self
        }
    }

    /// The language, by its tag.
    pub fn language(&self) -> String {
        self.language.to_string()
    }

    /// The sentence of that key.
    pub fn say(&self, key: &str) -> String {
        LOCALES.lookup(&self.language, key)
    }

    /// The sentence of that key, its variables filled in.
    pub fn say_with<'a>(&self, key: &str, variables: impl IntoIterator<Item = (&'static str, Word<'a>)>) -> String {
        let variables: HashMap<Cow<'static, str>, FluentValue<'_>> = variables
            .into_iter()
            .map(|(name, word)| (Cow::Borrowed(name), word.0))
            .collect();
        LOCALES.lookup_with_args(&self.language, key, &variables)
    }
}

/// Something a sentence has a place for: a text or a whole number.
///
/// A text that comes from a file or a person may hold anything; control characters and those that turn the direction
/// of writing are replaced, so that it can neither steer a terminal nor scramble the sentence.
#[derive(Clone, Debug)]
pub struct Word<'a>(FluentValue<'a>);

impl<'a> From<&'a str> for Word<'a> {
    fn from(text: &'a str) -> Self {
        Self(FluentValue::from(tame(text)))
    }
}

impl From<String> for Word<'_> {
    fn from(text: String) -> Self {
        Self(FluentValue::from(tame(&text).into_owned()))
    }
}

impl From<i64> for Word<'_> {
    fn from(number: i64) -> Self {
        Self(FluentValue::from(number))
    }
}

impl From<usize> for Word<'_> {
    fn from(number: usize) -> Self {
        Self(FluentValue::from(number))
    }
}

/// The text with [`char::REPLACEMENT_CHARACTER`] for every character that acts instead of showing.
pub fn tame(text: &str) -> Cow<'_, str> {
    let acts = |character: char| {
        character.is_control() || matches!(character, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    };
    if text.contains(acts) {
        Cow::Owned(text.replace(acts, "\u{FFFD}"))
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_instead_of_showing_is_replaced() {
        assert_eq!(tame("Ann \u{1F469}\u{200D}\u{1F33E}"), "Ann \u{1F469}\u{200D}\u{1F33E}");
        assert_eq!(
            tame("a\u{1b}[2Jb\u{202E}c\nd\u{9b}"),
            "a\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d\u{FFFD}"
        );
    }
}
