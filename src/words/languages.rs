//! The languages there are words in: one for each folder of Fluent files.

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{ArcLoader, LanguageIdentifier, Loader, static_loader};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use thiserror::Error;

static_loader! {
    static BUILT_IN = {
        locales: "./assets/locales",
        fallback_language: "en",
        customise: |bundle| bundle.set_use_isolating(ISOLATING),
    };
}

/// Isolating marks show as boxes where a font has no glyph for them.
const ISOLATING: bool = false;

/// What a sentence's variables are, by their names.
pub(super) type Variables<'a> = HashMap<Cow<'static, str>, FluentValue<'a>>;

/// The languages there are words in.
#[derive(Clone)]
pub struct Languages(Source);

#[derive(Clone)]
enum Source {
    BuiltIn,
    Folder(Arc<ArcLoader>),
}

/// Why a folder gives no languages.
#[derive(Debug, Error)]
#[error("no languages: {0}")]
pub struct LanguagesError(String);

impl Languages {
    /// Those of `assets/locales`, which every build carries.
    pub const fn built_in() -> Self {
        Self(Source::BuiltIn)
    }

    /// Those of another folder that has as many folders as languages, English among them: what is not built in yet can
    /// be tried so.
    ///
    /// # Errors
    /// The folder cannot be read, or something in it is no Fluent file.
    pub fn in_folder(folder: &Path) -> Result<Self, LanguagesError> {
        let loader = ArcLoader::builder(folder, Self::english())
            .customize(|bundle| bundle.set_use_isolating(ISOLATING))
            .build();
        let loader = loader.map_err(|error| LanguagesError(error.to_string()))?;
        Ok(Self(Source::Folder(Arc::new(loader))))
    }

    /// English, in which everything can be said.
    pub(super) fn english() -> LanguageIdentifier {
        BUILT_IN.fallback().clone()
    }

    /// All of them, in the order of their tags.
    pub(super) fn all(&self) -> Vec<LanguageIdentifier> {
        let mut all: Vec<_> = match &self.0 {
            Source::BuiltIn => BUILT_IN.locales().cloned().collect(),
            Source::Folder(loader) => loader.locales().cloned().collect(),
        };
        all.sort_by_key(ToString::to_string);
        all
    }

    /// The one that somebody who wants that language understands: itself, or as it is spoken elsewhere.
    pub(super) fn closest(&self, wanted: &LanguageIdentifier) -> Option<LanguageIdentifier> {
        let all = self.all();
        let same = all.iter().find(|known| *known == wanted);
        let near = || all.iter().find(|known| known.matches(wanted, true, true));
        same.or_else(near).cloned()
    }

    /// The sentence of that key; where the language lacks it, in English.
    pub(super) fn say(&self, language: &LanguageIdentifier, key: &str, variables: Option<&Variables<'_>>) -> String {
        let said = |language: &LanguageIdentifier| match &self.0 {
            Source::BuiltIn => BUILT_IN.lookup_single_language(language, key, variables),
            Source::Folder(loader) => loader.lookup_single_language(language, key, variables),
        };
        let english = |_| said(&Self::english());
        said(language).or_else(english).unwrap_or_else(|error| {
            log::error!("{key} cannot be said: {error}");
            format!("Unknown localization key: {key:?}")
        })
    }
}

impl fmt::Debug for Languages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.all().iter().map(ToString::to_string))
            .finish()
    }
}

/// What the person wants to be spoken to in, by tags such as `de-DE`, the first first. `LC_ALL` goes before everything
/// else on every system, so that a command line can be asked for a language everywhere.
pub(super) fn wanted() -> impl Iterator<Item = String> {
    let asked = std::env::var("LC_ALL").ok().filter(|asked| !asked.is_empty());
    let tag = |locale: String| {
        let end = locale.find(['.', '@']).unwrap_or(locale.len());
        locale[..end].replace('_', "-")
    };
    asked.map(tag).into_iter().chain(sys_locale::get_locales())
}

/// Whether a tag asks for no language at all but for the words that programs understand, which are English.
pub(super) fn is_plain(tag: &str) -> bool {
    matches!(tag, "C" | "POSIX")
}
