//! Every sentence a person reads, in his language.
//!
//! Sentences live in Fluent files under `assets/locales`, a folder a language; this room picks the language, fills in
//! names and numbers, and turns refusals, events, actions and faults into sentences. It knows no screen.

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

/// A language to speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    language: LanguageIdentifier,
}

impl Words {
    /// English, which the contract of the command line asks for in messages for programs.
    pub fn english() -> Self {
        Self {
            language: LOCALES.fallback().clone(),
        }
    }

    /// The system's language, as far as there are words in it.
    pub fn of_system() -> Self {
        let wanted = sys_locale::get_locale().and_then(|locale| locale.parse().ok());
        wanted.map_or_else(Self::english, |language| Self { language })
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
#[derive(Clone, Debug)]
pub struct Word<'a>(FluentValue<'a>);

impl<'a> From<&'a str> for Word<'a> {
    fn from(text: &'a str) -> Self {
        Self(FluentValue::from(text))
    }
}

impl From<String> for Word<'_> {
    fn from(text: String) -> Self {
        Self(FluentValue::from(text))
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
