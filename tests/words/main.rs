//! Every sentence is there, has all it needs, and reads like one.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod actions;
mod advice;
mod events;
mod faults;
mod keys;
mod languages;
mod literals;
#[path = "../made_up/mod.rs"]
mod made_up;
mod refusals;
mod terms;
mod topics;

use hoppel::game::{Action, Game, NewPlayer, Setup};
use hoppel::table::{Cell, Colour, Edition, Kind, Name, Place, PlayerId, Table};
use hoppel::words::Words;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::Path;

const ANN: PlayerId = PlayerId(0);
const BOB: PlayerId = PlayerId(1);

fn cell(x: i64, y: i64) -> Cell {
    Cell::new(x, y).unwrap()
}

/// A table with figure 1, Bob's follower, on the start tile.
fn table() -> Table {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)];
    let mut game = Game::new(Setup::new(players, Edition::Hig)).unwrap();
    let put = Action::Put {
        player: BOB,
        kind: Kind::Follower,
        place: Place::Cell(cell(0, 0)),
        spot: String::new(),
    };
    game.apply(put).unwrap();
    game.table().clone()
}

/// In both manners: to people at the table, and to people with the file in front of them.
fn both(tell: impl Fn(&Words) -> String) -> [String; 2] {
    [Words::english(), Words::english().in_numbers()].map(|words| tell(&words))
}

/// In both manners in every language, the made-up one too.
fn everyhow(tell: impl Fn(&Words) -> String) -> Vec<String> {
    let words = every_language().into_iter();
    words
        .flat_map(|words| [words.clone(), words.in_numbers()])
        .map(|words| tell(&words))
        .collect()
}

fn german() -> Words {
    Words::english().in_language("de").unwrap()
}

fn every_language() -> Vec<Words> {
    let words = made_up::made_up();
    let languages = words.languages().into_iter();
    languages.map(|(tag, _)| words.in_language(&tag).unwrap()).collect()
}

/// A key that is not there, or a place in the sentence that nothing fills, shows as this.
fn assert_said(sentence: &str, of: &dyn Debug) {
    assert!(!sentence.contains("Unknown localization"), "{of:?}: {sentence}");
    assert!(
        !sentence.is_empty() && !sentence.contains(['{', '}', '\u{FFFD}']),
        "{of:?}: {sentence}"
    );
    assert!(
        !sentence.contains("  ") && sentence.trim() == sentence,
        "{of:?}: {sentence:?}"
    );
}

fn assert_sentence(sentence: &str, of: &dyn Debug) {
    assert_said(sentence, of);
    let begins = sentence.chars().next().unwrap();
    assert!(
        !begins.is_lowercase() || sentence.starts_with("figure"),
        "{of:?}: {sentence}"
    );
    assert!(sentence.ends_with('.'), "{of:?}: {sentence}");
}

/// The variants that an enum has in its source file, so that a list of samples can be seen complete.
fn variants(file: &str, name: &str) -> BTreeSet<String> {
    let source = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let body = source
        .lines()
        .skip_while(|line| !line.starts_with(&format!("pub enum {name} {{")));
    let inside = body.skip(1).take_while(|line| *line != "}");
    let declared = inside
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(char::is_uppercase));
    declared.map(first_word).collect()
}

fn first_word(text: &str) -> String {
    text.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

fn assert_complete<T: Debug>(samples: &[T], file: &str, name: &str) {
    let sampled: BTreeSet<String> = samples
        .iter()
        .map(|sample| first_word(&format!("{sample:?}")))
        .collect();
    let declared = variants(file, name);
    assert!(!declared.is_empty());
    assert_eq!(sampled, declared, "{name}");
}
