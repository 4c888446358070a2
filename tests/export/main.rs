//! What a game leaves behind: the sheet as SVG and PNG, the ledger and the rolls as tables.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod pictures;
mod tables;

use hoppel::game::{Game, file};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Names that want care: a formula twice, quotes with a comma, an emoji, and what means something to XML.
const NAMES: [&str; 5] = ["=1+1", "-x", "\"quo,te\"", "Zoë 🐰", "<b>&amp;"];

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn played(game: &Value) -> Game {
    file::play(game.to_string().as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"))
}

/// A game of those players.
fn game_of(names: &[&str], actions: &Value) -> Game {
    let colours = ["red", "blue", "green", "yellow", "black", "pink"];
    let player = |(name, colour): (&&str, &str)| json!({"name": name, "colour": colour});
    let players: Vec<Value> = names.iter().zip(colours).map(player).collect();
    played(&json!({
        "format": "hoppel-game", "version": 1, "edition": "hig", "title": "Tea & <cake>",
        "created": "2026-04-05T18:30:00Z", "players": players, "actions": actions,
    }))
}

/// The game of a case; none where it cannot be played to its end.
fn game_of_case(path: &Path) -> Option<Game> {
    let case: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    file::play(case.get("game")?.to_string().as_bytes()).ok()
}

fn whole_evening() -> Game {
    game_of_case(&here("tests/cases/a-whole-evening.json")).unwrap()
}

fn sample_evening() -> Game {
    file::play(&std::fs::read(here("assets/games/evening.hoppel")).unwrap()).unwrap_or_else(|fault| panic!("{fault:?}"))
}
