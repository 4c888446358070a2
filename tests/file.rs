//! What is no game file is refused with a reason and a place, whatever it is; what is large is read at once.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise"
)]

use hoppel::game::{FileError, Game, file, limits};
use hoppel::rules::{Detail, Refusal};
use hoppel::words::Words;
use serde_json::{Value, json};
use std::fmt::Write;

/// A file with something of everything in it.
const SAMPLE: &str = r#"{ "format": "hoppel-game", "version": 1, "id": "a-1", "created": "2025-04-20T15:30:00Z", "rules": 1,
  "title": "Easter ☂ Sunday",
  "players": [ {"name": "Ännchen", "colour": "red"}, {"name": "Bob", "colour": "blue"} ],
  "edition": "hig", "settings": {"die": "d6", "egg_supply": "unlimited", "dragon_eats_bunny": true},
  "expansions": ["festival"],
  "start": {"tiles": [{"at": [0, 0], "marks": ["nest"]}, {"at": [1, 0]}], "bunny": [1, 0], "eggs": [3, 0],
    "figures": [{"player": 0, "kind": "follower", "at": [0, 0], "spot": "road"}, {"player": 1, "kind": "pig", "zone": "leipzig"}]},
  "actions": [
    {"do": "place", "at": [2, 0], "marks": ["bunny"]},
    {"do": "next"}, {"do": "next"},
    {"do": "roll", "face": 3, "by": "hand"},
    {"do": "hop", "path": [[1, 0], [0, 0]], "anyway": ["hop.count"]}
  ] }"#;

/// Reading never panics; what it says is one line that names a place.
fn fault(bytes: &[u8]) -> (&'static str, String) {
    let error = file::read(bytes).expect_err("no game");
    let told = Words::english().file_error(&error);
    assert!(told.lines().count() == 1 && told.chars().count() < 400, "{told}");
    (error.rule(), told)
}

#[test]
fn the_sample_is_sound() {
    let sample = file::read(SAMPLE.as_bytes()).unwrap();
    let mut game = Game::new(sample.setup).unwrap();
    for action in sample.actions {
        game.apply(action).unwrap();
    }
}

#[test]
fn cut_at_any_byte_it_is_no_file() {
    for nothing in ["", " \n"] {
        let (rule, told) = fault(nothing.as_bytes());
        assert_eq!(
            (rule, told.as_str()),
            ("file.syntax", "This is no game file: it is empty.")
        );
    }
    for end in 1..SAMPLE.len() {
        let (rule, told) = fault(&SAMPLE.as_bytes()[..end]);
        assert_eq!(rule, "file.syntax", "cut at {end}");
        let line = SAMPLE.as_bytes()[..end].iter().filter(|byte| **byte == b'\n').count() + 1;
        assert!(
            told.contains(&format!("line {line}")),
            "cut at {end} on line {line}: {told}"
        );
    }
}

#[test]
fn any_byte_may_be_another() {
    for at in 0..SAMPLE.len() {
        for byte in [0, b'"', b'{', b']', b'9', b'-', 0xff] {
            let mut bytes = SAMPLE.as_bytes().to_vec();
            bytes[at] = byte;
            if let Err(error) = file::read(&bytes) {
                assert!(!Words::english().file_error(&error).is_empty());
            }
        }
    }
}

#[test]
fn what_is_no_text_is_said_to_be_none() {
    let (rule, told) = fault(b"{\n\"format\": \"\xff\"}");
    assert_eq!(rule, "file.syntax");
    assert_eq!(told, "This is no game file: on line 2 it stops being UTF-8 text.");
    for nothing in ["", " \n ", "null", "3", "\"hoppel-game\"", "[]", "{}{}"] {
        assert_eq!(fault(nothing.as_bytes()).0, "file.syntax", "{nothing:?}");
    }
}

#[test]
fn nested_a_thousand_deep_it_is_refused_in_every_field() {
    let deep = [("[", "]"), ("{\"a\":", "}")].map(|(open, close)| {
        let inside = if open == "[" { "" } else { "1" };
        open.repeat(1000) + inside + &close.repeat(1000)
    });
    let whole: Value = serde_json::from_str(SAMPLE).unwrap();
    for field in whole.as_object().unwrap().keys() {
        for deep in &deep {
            // The marker stands where the deep value goes, for a `Value` cannot hold it.
            let mut changed = whole.clone();
            changed[field] = json!("<here>");
            let text = changed.to_string().replace("\"<here>\"", deep);
            assert_eq!(fault(text.as_bytes()).0, "file.field", "{field}");
        }
    }
    for deep in &deep {
        fault(deep.as_bytes());
        let action = SAMPLE.replace("[[1, 0], [0, 0]]", deep);
        let (rule, told) = fault(action.as_bytes());
        assert_eq!(rule, "file.field");
        assert!(told.contains("actions[4].path") && told.contains("line 12"), "{told}");
    }
}

#[test]
fn a_fault_is_told_by_its_path_and_line() {
    let told = |from: &str, to: &str| {
        assert!(SAMPLE.contains(from), "{from}");
        fault(SAMPLE.replacen(from, to, 1).as_bytes()).1
    };
    let unknown = told("\"face\": 3", "\"faec\": 3");
    assert!(unknown.starts_with("actions[3] (line 11): exactly one of"), "{unknown}");
    let stray = told("{\"do\": \"next\"}", "{\"do\": \"next\", \"at\": [0, 0]}");
    assert_eq!(stray, "actions[1].at (line 10): there is no such field here.");
    let far = told("[2, 0]", "[2, 1001]");
    assert_eq!(
        far,
        "actions[0].at[1] (line 9): this should be a number from -1000 to 1000."
    );
    let mark = told("\"bunny\"]", "\"bunny\", \"bunny\"]");
    assert_eq!(mark, "actions[0].marks[1] (line 9): the list holds this twice.");
    let rabbit = told("\"nest\"", "\"rabbit\"");
    assert_eq!(
        rabbit,
        "start.tiles[0].marks[0] (line 6): nothing here is called “rabbit”."
    );
    let newer = told("\"version\": 1", "\"version\": 2");
    assert_eq!(
        newer,
        "This game was saved by a newer Hoppel; get the newest one to read it."
    );
}

/// A game of so many actions, with tiles in a spiral of rows.
fn large(actions: usize) -> String {
    let mut text = String::from(
        r#"{"format":"hoppel-game","version":1,"players":[{"name":"Ann","colour":"red"},{"name":"Bob","colour":"blue"}],"edition":"hig","start":{"tiles":[{"at":[-1,0]}]},"actions":["#,
    );
    for index in 0..actions {
        let separator = if index == 0 { "" } else { "," };
        let tile = index / 5;
        let (row, along) = (tile / 60, tile % 60);
        let column = if row % 2 == 0 { along } else { 59 - along };
        let marks = if tile % 7 == 3 { r#","marks":["nest"]"# } else { "" };
        match index % 5 {
            0 => write!(text, r#"{separator}{{"do":"place","at":[{column},{row}]{marks}}}"#).unwrap(),
            1 => write!(text, r#"{separator}{{"do":"points","player":0,"points":1}}"#).unwrap(),
            _ => write!(text, r#"{separator}{{"do":"next"}}"#).unwrap(),
        }
    }
    text + "]}"
}

/// How long that takes is the bench `replay`'s matter.
#[test]
fn twenty_thousand_actions_are_played() {
    let read = file::read(large(limits::ACTIONS - 10).as_bytes()).unwrap();
    let mut game = Game::new(read.setup).unwrap();
    for action in read.actions {
        game.apply(action).unwrap();
    }
    assert!(game.table().ledger.lines().len() > 4_000);
}

/// A legal log could fill any memory with eggs: a thousand figures, hopped over a hundred times by each mover.
#[test]
fn a_ledger_does_not_grow_without_end() {
    let figures = vec![json!({"player": 0, "kind": "follower", "at": [0, 0]}); limits::START_FIGURES];
    let path: Vec<_> = (1..=limits::PATH).map(|step| json!([(step + 1) % 2, 0])).collect();
    let mut whole: Value = serde_json::from_str(SAMPLE).unwrap();
    whole["settings"] = json!({"revisit": "move"});
    whole["start"]["figures"] = json!(figures);
    let hop = [
        json!({"do": "roll", "face": 3}),
        json!({"do": "hop", "path": path, "anyway": true}),
    ];
    let phase: Vec<Value> = [json!({"do": "phase"})]
        .into_iter()
        .chain(hop.clone())
        .chain(hop)
        .collect();
    whole["actions"] = json!(vec![phase; 20].concat());
    let read = file::read(whole.to_string().as_bytes()).unwrap();
    let mut game = Game::new(read.setup).unwrap();
    let refused = read.actions.into_iter().find_map(|action| game.apply(action).err());
    let detail = Detail::Full { limit: limits::LEDGER };
    assert_eq!(refused, Some(Refusal::impossible(detail)));
}

#[test]
fn a_file_beyond_a_limit_is_refused() {
    let (rule, told) = fault(large(limits::ACTIONS + 5).as_bytes());
    assert_eq!(rule, "file.field");
    assert!(told.starts_with("actions (line 1): this holds more than"), "{told}");

    let spaces = " ".repeat(limits::FILE);
    let padded = SAMPLE.replacen("\"format\"", &format!("{spaces}\"format\""), 1);
    assert_eq!(
        fault(padded.as_bytes()),
        ("file.field", "The file is larger than 16 MiB; no game is.".to_owned())
    );

    let path = json!(vec![[0, 0]; limits::PATH + 1]).to_string();
    let (rule, told) = fault(SAMPLE.replace("[[1, 0], [0, 0]]", &path).as_bytes());
    assert_eq!(rule, "file.field");
    assert!(
        told.starts_with("actions[4].path (line 12): this holds more than 100"),
        "{told}"
    );

    let tiles: Vec<Value> = (0..=limits::TILES)
        .map(|tile| json!({"at": [tile % 1000, tile / 1000]}))
        .collect();
    let mut whole: Value = serde_json::from_str(SAMPLE).unwrap();
    whole["start"]["tiles"] = json!(tiles);
    assert_eq!(fault(whole.to_string().as_bytes()).0, "file.field");
}

#[test]
fn a_file_that_is_exactly_full_is_read() {
    let text = large(limits::ACTIONS - 10);
    let spaces = " ".repeat(limits::FILE - text.len());
    assert!(file::read((text + &spaces).as_bytes()).is_ok());
    let tiles: Vec<Value> = (0..limits::TILES - 1)
        .map(|tile| json!({"at": [tile % 1000, tile / 1000 + 1]}))
        .collect();
    let mut whole: Value = serde_json::from_str(SAMPLE).unwrap();
    whole["start"] = json!({ "tiles": tiles });
    whole["actions"] = json!([{ "do": "place", "at": [0, 0] }]);
    assert!(file::read(whole.to_string().as_bytes()).is_ok());
    whole["actions"] = json!([{ "do": "place", "at": [0, 0] }, { "do": "put_tile", "at": [0, -1] }]);
    let error = file::read(whole.to_string().as_bytes()).unwrap_err();
    assert!(
        matches!(&error, FileError::Field { error, .. } if error.path.to_string() == "actions[1]"),
        "{error:?}"
    );
}
