//! `hoppel bonus`: the 10/5 for counted eggs, with no game at all.

use super::trouble::Trouble;
use crate::table::{AfterFirstTie, Edition, PLAYERS, SecondPlace, Settings, SettingsChange, ZeroEggs};
use crate::words::{Awards, Words};
use serde::Serialize;

pub(super) fn answer(
    words: &Words,
    json: bool,
    eggs: &[i64],
    edition: Edition,
    set: &[String],
) -> Result<String, Trouble> {
    #[derive(Serialize)]
    struct Bonus<'a> {
        bonus: &'a [i64],
    }
    if !PLAYERS.contains(&eggs.len()) {
        let count = eggs.len().into();
        return Err(Trouble::Usage(words.say_with("cli-bad-eggs-count", [("count", count)])));
    }
    let mut settings = Settings::of(edition);
    for given in set {
        let bad = || Trouble::Usage(words.say_with("cli-bad-set", [("given", given.as_str().into())]));
        settings.change(&house_rule(given).ok_or_else(bad)?);
    }
    let awards = Awards::of(&settings, eggs.iter().copied().map(Some).collect());
    if json {
        let bonus = awards.points();
        return super::as_json(words, &Bonus { bonus });
    }
    let row = |(eggs, reason): (&i64, String)| {
        words.say_with("bonus-eggs-row", [("eggs", (*eggs).into()), ("reason", reason.into())])
    };
    let rows = eggs.iter().zip(awards.reasons(words)).map(row);
    let lines: Vec<String> = rows.chain(depended_on(words, &awards, edition)).collect();
    Ok(lines.join("\n") + "\n")
}

/// A house rule that has a say in the bonus, as `key=value`.
fn house_rule(given: &str) -> Option<SettingsChange> {
    let unchanged = SettingsChange::default();
    match given.split_once('=')? {
        ("second_place", value) => Some(SettingsChange {
            second_place: Some(SecondPlace::from_name(value)?),
            ..unchanged
        }),
        ("after_first_tie", value) => Some(SettingsChange {
            after_first_tie: Some(AfterFirstTie::from_name(value)?),
            ..unchanged
        }),
        ("zero_eggs", value) => Some(SettingsChange {
            zero_eggs: Some(ZeroEggs::from_name(value)?),
            ..unchanged
        }),
        _ => None,
    }
}

/// The edition, and the house rules without which the bonus would be another.
pub(super) fn depended_on(words: &Words, awards: &Awards, edition: Edition) -> Vec<String> {
    let edition = words.say_with("bonus-edition", [("edition", words.edition(edition).into())]);
    let settings = words.list(words.settings(&awards.depended_on()));
    let depended = (!settings.is_empty()).then(|| words.say_with("bonus-depended-on", [("settings", settings.into())]));
    std::iter::once(edition).chain(depended).collect()
}
