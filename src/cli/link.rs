//! `hoppel link` and `hoppel open`: the table as it stands, to be gone on with elsewhere.

use super::game::{name, play};
use super::paint::{Paint, Style};
use super::trouble::Trouble;
use crate::game::link::{Link, QrCode};
use crate::game::{Game, Incoming};
use crate::rules::{Detail, Refusal, Rule};
use crate::table::Step;
use crate::words::Words;
use serde::Serialize;
use std::path::Path;

#[derive(Serialize)]
struct Linked {
    link: String,
    /// Across the QR code; none where the link is too long for one.
    modules: Option<usize>,
}

pub(super) fn answer(words: &Words, json: bool, paint: Paint, path: &Path, qr: bool) -> Result<String, Trouble> {
    let game = play(words, path)?;
    let refused = |refusal: &Refusal, key: &str| {
        let now = |words: &Words| words.now(game.table());
        Trouble::question(words, name(words, path), refusal, |words| {
            words.say_with(key, [("now", now(words).into())])
        })
    };
    let too_large = Refusal::impossible(Detail::BeyondBounds);
    let link = Link::of(&game).map_err(|refusal| refused(&refusal, why_not(&game, &refusal)))?;
    let link = link.write().ok_or_else(|| refused(&too_large, "cli-link-too-large"))?;
    let code = QrCode::of(&link);
    if json {
        let modules = code.as_ref().map(QrCode::modules);
        return super::as_json(words, &Linked { link, modules });
    }
    match code {
        None if qr => Err(refused(&too_large, "cli-qr-too-large")),
        Some(code) if qr => Ok(drawn(paint, &code) + &link + "\n"),
        Some(_) | None => Ok(link + "\n"),
    }
}

/// The sentence that says what to do instead.
fn why_not(game: &Game, refusal: &Refusal) -> &'static str {
    if refusal.rule != Rule::Step {
        "cli-link-too-large"
    } else if game.table().turn.step == Step::Finished {
        "cli-link-finished"
    } else {
        "cli-link-not-now"
    }
}

/// The game that a link hands over, to go on with in the window.
pub(super) fn open(words: &Words, link: &str) -> Result<Incoming, Trouble> {
    let read = Link::read(link).map_err(|fault| Trouble::link(words, &fault))?;
    Incoming::try_from(read).map_err(|error| Trouble::link(words, &error.into()))
}

/// The code in half blocks, two rows of it a line, dark on light as a camera expects it. Without colours ink is dark.
fn drawn(paint: Paint, code: &QrCode) -> String {
    let across = code.modules() + 2 * QrCode::QUIET;
    let dark = |column: usize, row: usize| match (column.checked_sub(QrCode::QUIET), row.checked_sub(QrCode::QUIET)) {
        (Some(column), Some(row)) => code.is_dark(column, row),
        (None, _) | (_, None) => false,
    };
    let half_blocks = |row: usize| {
        let block = |column| match (dark(column, row), dark(column, row + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        (0..across).map(block).collect::<String>()
    };
    let lines = (0..across).step_by(2).map(half_blocks);
    lines.map(|line| paint.paint(Style::Code, &line) + "\n").collect()
}
