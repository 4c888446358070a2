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
mod languages;
mod refusals;
mod terms;
mod topics;

pub use awards::Awards;
pub use languages::{Languages, LanguagesError};
#[cfg(any(feature = "app", feature = "cli", feature = "files"))]
pub(crate) use terms::with_minus;
pub use terms::{FROM_TRACK, SPOTS, arrows};
pub use topics::{About, Book, Group, Receiver, Source, Topic};

use fluent_templates::LanguageIdentifier;
use fluent_templates::fluent_bundle::FluentValue;
use languages::Variables;
use std::borrow::Cow;

/// A language to speak, and whom to speak to.
#[derive(Clone, Debug)]
pub struct Words {
    languages: Languages,
    language: LanguageIdentifier,
    manner: Manner,
    /// How often the board is turned a quarter clockwise before whoever is spoken to looks at it.
    quarters: u8,
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
        Self::of(Languages::built_in())
    }

    /// English, where there are those languages besides.
    pub fn of(languages: Languages) -> Self {
        Self {
            languages,
            language: Languages::english(),
            manner: Manner::Spoken,
            quarters: 0,
        }
    }

    /// The system's language, as far as there are words in it: the first of those the person wants that we have.
    pub fn of_system() -> Self {
        Self::english().for_somebody(languages::wanted())
    }

    /// In the first of the wanted languages that we have, by tags such as `de-DE`; else in English.
    fn for_somebody(self, wanted: impl Iterator<Item = String>) -> Self {
        let ours = wanted
            .take_while(|tag| !languages::is_plain(tag))
            .find_map(|tag| self.in_language(&tag));
        ours.unwrap_or(self)
    }

    /// The same in the language of that tag, or in one that its speakers understand; `None` where we have none.
    pub fn in_language(&self, tag: &str) -> Option<Self> {
        Some(Self {
            language: self.languages.closest(&tag.parse().ok()?)?,
            ..self.clone()
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

    /// From now on places and ways are told as they are seen on a board that is turned a quarter clockwise so often.
    pub const fn turn(&mut self, quarters: u8) {
        self.quarters = quarters;
    }

    /// How often the board is turned a quarter clockwise on which places and ways are told as they are seen.
    pub const fn quarters(&self) -> u8 {
        self.quarters
    }

    /// The language, by its tag.
    pub fn language(&self) -> String {
        self.language.to_string()
    }

    /// All languages we have, by their tags, each with the name its speakers call it by.
    pub fn languages(&self) -> Vec<(String, String)> {
        let all = self.languages.all().into_iter();
        all.map(|language| {
            (
                language.to_string(),
                self.languages.say(&language, "language-name", None),
            )
        })
        .collect()
    }

    /// The sentence of that key.
    pub fn say(&self, key: &str) -> String {
        self.languages.say(&self.language, key, None)
    }

    /// The sentence of that key, its variables filled in.
    pub fn say_with<'a>(&self, key: &str, variables: impl IntoIterator<Item = (&'static str, Word<'a>)>) -> String {
        let variables: Variables<'_> = variables
            .into_iter()
            .map(|(name, word)| (Cow::Borrowed(name), word.0))
            .collect();
        self.languages.say(&self.language, key, Some(&variables))
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
    fn whoever_wants_a_language_gets_the_first_that_we_have() {
        let spoken = |wanted: &[&str]| {
            let wanted = wanted.iter().map(|tag| (*tag).to_owned());
            Words::english().for_somebody(wanted).language()
        };
        assert_eq!(spoken(&[]), "en");
        assert_eq!(spoken(&["de"]), "de");
        assert_eq!(spoken(&["de-AT", "en-GB"]), "de");
        assert_eq!(spoken(&["en-US", "de-DE"]), "en");
        assert_eq!(
            spoken(&["tlh", "", "de-CH", "en"]),
            "de",
            "what we lack or cannot read is passed over"
        );
        assert_eq!(spoken(&["tlh"]), "en");
        assert_eq!(
            spoken(&["C", "de"]),
            "en",
            "who wants what programs understand gets English"
        );
        assert_eq!(spoken(&["POSIX", "de"]), "en");
    }

    #[test]
    fn every_language_names_itself() {
        let languages = Words::english().languages();
        let named = |tag: &str, name: &str| languages.contains(&(tag.to_owned(), name.to_owned()));
        assert!(named("en", "English") && named("de", "Deutsch"), "{languages:?}");
    }

    #[test]
    fn what_acts_instead_of_showing_is_replaced() {
        assert_eq!(tame("Ann \u{1F469}\u{200D}\u{1F33E}"), "Ann \u{1F469}\u{200D}\u{1F33E}");
        assert_eq!(
            tame("a\u{1b}[2Jb\u{202E}c\nd\u{9b}"),
            "a\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d\u{FFFD}"
        );
    }
}
