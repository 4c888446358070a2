//! The built program: what it prints where, and with which exit status.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod export;
mod language;
mod link;
mod refused;
mod rules;
mod shown;

use assert_cmd::Command;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;

const COMMANDS: [&str; 8] = ["roll", "replay", "hops", "advise", "bonus", "link", "check", "export"];

struct Said {
    status: i32,
    out: String,
    err: String,
}

impl Said {
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {:?}", self.out))
    }

    /// One sentence on standard error, nothing on standard output.
    fn assert_refused(&self, status: i32) -> &str {
        assert_eq!((self.status, self.out.as_str()), (status, ""), "{}", self.err);
        assert!(
            self.err.starts_with("hoppel: ") && self.err.lines().count() == 1,
            "{:?}",
            self.err
        );
        &self.err
    }

    /// A result on standard output, nothing on standard error.
    fn assert_done(&self) -> &str {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        &self.out
    }
}

fn hoppel(arguments: &[&str]) -> Said {
    with_input(arguments, "")
}

fn with_input(arguments: &[&str], input: impl Into<Vec<u8>>) -> Said {
    speaking("C", arguments, input)
}

/// On a system in that language.
fn speaking(locale: &str, arguments: &[&str], input: impl Into<Vec<u8>>) -> Said {
    let output = Command::new(env!("CARGO_BIN_EXE_hoppel"))
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("LC_ALL", locale)
        .write_stdin(input)
        .timeout(Duration::from_secs(60))
        .output()
        .unwrap();
    Said {
        status: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The game of a case, as text.
fn game(case: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/cases/{case}.json"));
    let case: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    case["game"].to_string()
}

/// A game with these fields changed.
fn game_with(changes: &Value) -> String {
    let mut game = json!({
        "format": "hoppel-game", "version": 1, "edition": "hig",
        "players": [{"name": "Ann", "colour": "red"}, {"name": "Bob", "colour": "blue"}],
    });
    for (field, value) in changes.as_object().unwrap() {
        game[field] = value.clone();
    }
    game.to_string()
}

#[test]
fn help_names_every_command_and_gives_examples() {
    for arguments in [&["--help"][..], &["-h"]] {
        let said = hoppel(arguments);
        let help = said.assert_done();
        assert!(
            COMMANDS.iter().all(|command| help.contains(&format!("\n  {command} "))),
            "{help}"
        );
        assert!(help.contains("hoppel bonus --eggs 5,3,3,0"), "{help}");
    }
    for command in COMMANDS {
        let said = hoppel(&[command, "--help"]);
        let help = said.assert_done();
        assert!(help.contains("--json"), "{help}");
        assert!(
            help.matches(&format!("\n  hoppel {command}")).count() >= 2,
            "examples: {help}"
        );
        assert!(!help.contains("Unknown localization"), "{help}");
    }
    for (asked, meant) in [
        (&["help"][..], &["--help"][..]),
        (&["help", "roll"], &["roll", "--help"]),
        (&["help", "rules"], &["rules", "--help"]),
    ] {
        assert_eq!(hoppel(asked).assert_done(), hoppel(meant).assert_done());
    }
    assert_eq!(
        hoppel(&["--version"]).assert_done(),
        format!("hoppel {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn what_is_not_understood_is_wrong_usage() {
    for arguments in [
        &["roll", "--die", "d20"][..],
        &["roll", "--die", "none"],
        &["roll", "--count", "0"],
        &["roll", "--count", "1000001"],
        &["roll", "--seed", "x"],
        &["replay"],
        &["replay", "one", "two"],
        &["hops", "-", "--hops", "4"],
        &["hops", "-", "--hops", "0"],
        &["advise", "-", "--for", "points"],
        &["advise", "-", "--why", "--json"],
        &["odds"],
        &["odds", "-", "--hops", "2"],
        &["bonus"],
        &["bonus", "--eggs", "3,x"],
        &["bonus", "--eggs", "3,-1"],
        &["bonus", "--eggs", "-1,3"],
        &["bonus", "--eggs", "3,,1"],
        &["bonus", "--eggs", "3,1.5"],
        &["bonus", "--eggs", "3,2", "--edition", "third"],
        &["--frobnicate"],
    ] {
        hoppel(arguments).assert_refused(2);
    }
    for (arguments, told) in [
        (
            &["roll", "--die", "d20"][..],
            "--die <special|d6> does not take “d20”; the help says: “The die: special",
        ),
        (
            &["hops", "-", "--hops", "4"],
            "--hops <H> does not take “4”; the help says: “Stands in for the roll",
        ),
        (
            &["hops", "-", "--hops"],
            "--hops <H> needs something after it; the help says",
        ),
        (&["replay"], "<GAME> is missing; hoppel replay --help"),
        (
            &["advise", "-", "--why", "--json"],
            "--why and --json do not go together",
        ),
        (
            &["--frobnicate"],
            "“--frobnicate” is not understood here; hoppel --help",
        ),
        (&["replay", "one", "two"], "“two” is not understood here"),
        (&["one.hoppel", "two"], "“two” is not understood here"),
        (&["one.hoppel", "replay"], "“replay” is not understood here"),
    ] {
        let said = hoppel(arguments);
        assert!(said.assert_refused(2).contains(told), "{}", said.err);
    }
    assert!(
        hoppel(&["oddities"])
            .assert_refused(2)
            .contains("no command “oddities”")
    );
    assert!(
        hoppel(&["bonus", "--eggs", "3"])
            .assert_refused(2)
            .contains("2 to 6 players")
    );
    assert!(
        hoppel(&["bonus", "--eggs", "1,2,3,4,5,6,7"])
            .assert_refused(2)
            .contains("2 to 6 players")
    );
    for set in ["zero_eggs", "zero_eggs=", "zero_eggs=maybe", "die=d6"] {
        let said = hoppel(&["bonus", "--eggs", "3,0", "--set", set]);
        assert!(said.assert_refused(2).contains("zero_eggs=counts"), "{}", said.err);
    }
}

#[test]
fn the_die_is_rolled() {
    let said = hoppel(&["roll", "--seed", "7", "--count", "5", "--die", "d6"]);
    assert_eq!(
        said.assert_done(),
        "5 → 3 hops\n6 → 3 hops\n1 → 1 hop\n4 → 2 hops\n5 → 3 hops\n"
    );
    let said = hoppel(&["roll", "--seed", "7", "--count", "3"]);
    assert_eq!(said.assert_done(), "3 → 3 hops\n3 → 3 hops\n1 → 1 hop\n");
    let said = hoppel(&["roll", "--seed", "7", "--die", "d6", "--json"]);
    assert_eq!(said.assert_done(), "{\"rolls\":[{\"face\":5,\"hops\":3}]}\n");
    let said = hoppel(&["roll", "--count", "1000", "--json", "--die", "special"]);
    let rolls = said.json()["rolls"].as_array().unwrap().clone();
    assert_eq!(rolls.len(), 1000);
    assert!(rolls.iter().all(|roll| roll["face"] == roll["hops"]));
    let unseeded = || hoppel(&["roll", "--count", "50"]).out;
    assert_ne!(unseeded(), unseeded());
}

#[test]
fn the_bonus_is_worked_out_and_explained() {
    let bonus = |arguments: &[&str]| {
        let said = hoppel(&[&["bonus", "--json", "--eggs"], arguments].concat());
        said.assert_done();
        said.json()
    };
    assert_eq!(bonus(&["5,3,3,0"]), json!({ "bonus": [10, 5, 5, 0] }));
    assert_eq!(bonus(&["4,4,2"]), json!({ "bonus": [10, 10, 5] }));
    assert_eq!(
        bonus(&["4,4,2", "--set", "after_first_tie=none"]),
        json!({ "bonus": [10, 10, 0] })
    );
    assert_eq!(bonus(&["3,1"]), json!({ "bonus": [10, 5] }));
    assert_eq!(bonus(&["3,1", "--edition", "original"]), json!({ "bonus": [10, 0] }));
    let always = ["3,1", "--edition", "original", "--set", "second_place=always"];
    assert_eq!(bonus(&always), json!({ "bonus": [10, 5] }));
    assert_eq!(bonus(&["0,0"]), json!({ "bonus": [0, 0] }));
    let two_rules = [
        "2,0",
        "--set",
        "zero_eggs=counts",
        "--set",
        "second_place=three_or_more",
    ];
    assert_eq!(bonus(&two_rules), json!({ "bonus": [10, 0] }));
    let said = hoppel(&["bonus", "--eggs", "5,3,3,0"]);
    let told = said.assert_done();
    assert!(
        told.contains("3 eggs: the second most, shared by 2: 5 points each\n"),
        "{told}"
    );
    assert!(told.contains("0 eggs: no egg, no bonus\n"), "{told}");
    assert!(!told.contains("house rule"), "none matters: {told}");
    let said = hoppel(&["bonus", "--eggs", "3,1", "--edition", "original"]);
    assert!(
        said.assert_done().contains("only with three or more players.\n"),
        "{}",
        said.out
    );
}
