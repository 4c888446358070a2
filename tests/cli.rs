//! The built program: what it prints where, and with which exit status.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use assert_cmd::Command;
use serde_json::{Value, json};
use std::io::Read;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

const COMMANDS: [&str; 6] = ["roll", "replay", "hops", "advise", "bonus", "check"];

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
    let output = Command::new(env!("CARGO_BIN_EXE_hoppel"))
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("LANG", "C")
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
        &["advise", "-", "--why"],
        &["odds", "-"],
        &["bonus"],
        &["bonus", "--eggs", "3,x"],
        &["bonus", "--eggs", "3,-1"],
        &["bonus", "--eggs", "-1,3"],
        &["bonus", "--eggs", "3,,1"],
        &["bonus", "--eggs", "3,1.5"],
        &["bonus", "--eggs", "3,2", "--edition", "third"],
        &["--frobnicate"],
    ] {
        let said = hoppel(arguments);
        assert_eq!((said.status, said.out.as_str()), (2, ""), "{arguments:?}");
        assert!(!said.err.is_empty(), "{arguments:?}");
    }
    assert!(hoppel(&["odds"]).assert_refused(2).contains("no command “odds”"));
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
    let said = hoppel(&["advise", "-", "--for", "bonus"]);
    assert!(said.assert_refused(2).contains("later version"), "{}", said.err);
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

#[test]
fn a_game_is_shown_to_people() {
    let said = with_input(&["replay", "-"], game("a-whole-evening"));
    let shown = said.assert_done();
    assert!(!shown.contains('\u{1b}'), "no colour where no terminal is");
    assert!(!shown.contains("Unknown localization"), "{shown}");
    for part in [
        "A whole evening: the current edition (HiG)",
        "  161  Bob gets 2 eggs for closing the nest at (0, −2).",
        "  (1, 5) has 5 of its eight tiles",
        "│b   @│",
        "┼",
        "     6          7          0       1      46      10  D Dan (yellow)",
        "Eggs in the supply: 39.",
        "  Dan: the most eggs: 10 points",
        "Now: the game is over.",
    ] {
        assert!(shown.contains(part), "{part:?} is not in\n{shown}");
    }
}

/// The lines of the board in what `replay` shows, from its columns' numbers down to its last border.
fn board(game: &str) -> Vec<String> {
    let said = with_input(&["replay", "-"], game);
    let shown = said.assert_done().to_owned();
    let lines: Vec<&str> = shown.lines().collect();
    let first = lines.iter().position(|line| line.contains('┌')).unwrap();
    let last = lines.iter().rposition(|line| line.contains('┘')).unwrap();
    lines[first - 1..=last].iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn the_board_is_drawn_with_marks_figures_and_bunny() {
    let drawn = board(&game_with(&json!({ "start": {
        "tiles": [
            {"at": [0, 0], "marks": ["nest"]}, {"at": [1, 0], "marks": ["bunny", "garden"]},
            {"at": [0, 1]}, {"at": [-1, 1], "marks": ["nest", "bunny", "spring", "garden", "hill"]},
        ],
        "bunny": [1, 0], "dragon": [1, 0],
        "figures": [
            {"player": 0, "kind": "follower", "at": [0, 1]}, {"player": 1, "kind": "wagon", "at": [0, 1]},
            {"player": 1, "kind": "follower", "zone": "leipzig"},
        ],
    }})));
    // What does not fit gives way to dots.
    let expected = [
        "    −1     0     1",
        "        ┌─────┬─────┐",
        "0       │n3   │bg §@│",
        "        │     │     │",
        "  ┌─────┼─────┼─────┘",
        "1 │n2bs…│     │",
        "  │     │ABw  │",
        "  └─────┴─────┘",
    ];
    assert_eq!(drawn, expected, "\n{}", drawn.join("\n"));
}

#[test]
fn far_rows_are_drawn_near_and_endless_boards_not_at_all() {
    let tiles = |cells: &[[i64; 2]]| {
        let tiles: Vec<Value> = cells.iter().map(|at| json!({ "at": at })).collect();
        game_with(&json!({ "start": { "tiles": tiles } }))
    };
    let drawn = board(&tiles(&[[0, 0], [1000, 0]]));
    assert_eq!(drawn[0], "     0     ⋯   1000");
    assert_eq!(drawn[1], "  ┌─────┐     ┌─────┐");
    let diagonal: Vec<[i64; 2]> = (0..900).map(|at| [at, at]).collect();
    let said = with_input(&["replay", "-"], tiles(&diagonal));
    let shown = said.assert_done();
    assert!(
        shown.contains("too large to draw: 900 tiles from (0, 0) to (899, 899)."),
        "{shown}"
    );
}

#[test]
fn players_with_the_same_initial_are_told_apart() {
    let players = json!([
        {"name": "Ann", "colour": "red"}, {"name": "Anna", "colour": "blue"}, {"name": "an", "colour": "green"},
        {"name": "安娜", "colour": "pink"}, {"name": "😀 Zoë", "colour": "grey"},
    ]);
    let figures: Vec<Value> = (0..5)
        .map(|player| json!({"player": player, "kind": "follower", "at": [0, 0]}))
        .collect();
    let drawn = board(&game_with(
        &json!({ "players": players, "start": { "figures": figures } }),
    ));
    assert_eq!(drawn[3], "  │AN34Z│");
    assert_eq!(drawn[1], "  ┌─────┐");
}

#[test]
fn paths_are_arrows_and_names() {
    let said = with_input(&["hops", "-"], game("hops-in-order"));
    let told = said.assert_done();
    assert!(
        told.starts_with("Ann moves the bunny 2 hops from (4, 1): 3 paths\n"),
        "{told}"
    );
    assert!(told.contains("  3  ← ←  to (2, 1): Bob +1\n"), "{told}");
    let said = with_input(&["advise", "-"], game("advice-three-players"));
    let told = said.assert_done();
    assert!(
        told.contains("\n  1.00  1.89  0.67   ← ← ←  to (1, 1): Ann +1, Bob +1\n"),
        "{told}"
    );
    assert!(told.contains("A Ann · B Bob · C Cleo\n"), "{told}");
    let said = with_input(&["hops", "-"], game("hops-without-a-die"));
    assert!(
        said.assert_done()
            .contains("to (3, 0): Bob +1, then nobody else can hop\n"),
        "{}",
        said.out
    );
    let said = with_input(&["hops", "-", "--json"], game("hops-without-a-roll"));
    assert_eq!(said.status, 1);
    assert!(
        said.err
            .contains("Ann has not rolled yet; say --hops 1, --hops 2 or --hops 3."),
        "{}",
        said.err
    );
    assert_eq!(said.json()["error"]["action"], Value::Null);
}

#[test]
fn a_game_is_checked() {
    let said = with_input(&["check", "-"], game("a-whole-evening"));
    assert_eq!(
        said.assert_done(),
        "The game is sound: 4 players, 94 tiles, 583 actions.\n"
    );
    let said = with_input(&["check", "-", "--json"], game("a-whole-evening"));
    assert_eq!(said.assert_done(), "{\"sound\":true}\n");
    let said = with_input(&["check", "-"], game("too-many-hops"));
    let told = said.assert_refused(1);
    assert!(told.contains("standard input: actions[4] (move the bunny): 2 hops are too many; the roll was 1."));
    assert!(told.contains(r#""anyway": ["hop.count"]"#), "{told}");
    let said = with_input(&["check", "-", "--json"], game("too-many-hops"));
    let error = &said.json()["error"];
    assert_eq!((said.status, said.err.lines().count()), (1, 1));
    assert_eq!((&error["action"], &error["rule"]), (&json!(4), &json!("hop.count")));
    assert_eq!(error["kind"], "breaks_rule");
    assert!(said.err.contains(error["message"].as_str().unwrap()), "{}", said.err);
    assert_eq!(error.as_object().unwrap().len(), 4);
}

#[test]
fn a_file_is_named_by_its_path() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Östern 1.hoppel");
    std::fs::write(&path, game("two-players-hig")).unwrap();
    let path = path.to_str().unwrap();
    let said = hoppel(&["replay", path, "--json"]);
    said.assert_done();
    assert_eq!(said.json()["players"][0]["name"], "Ann");
    std::fs::write(path, "{}").unwrap();
    assert!(
        hoppel(&["check", path])
            .assert_refused(1)
            .contains("Östern 1.hoppel: format (line 1)")
    );
    assert_eq!(
        std::fs::read_to_string(path).unwrap(),
        "{}",
        "a file is never written to"
    );
}

#[test]
fn what_cannot_be_opened_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let directory = folder.path().to_str().unwrap();
    let missing = folder.path().join("no.hoppel");
    let missing = missing.to_str().unwrap();
    for command in ["replay", "hops", "advise", "check"] {
        for path in [directory, missing] {
            hoppel(&[command, path]).assert_refused(1);
            let said = hoppel(&[command, path, "--json"]);
            assert_eq!(
                (said.status, said.json()["error"]["rule"].as_str()),
                (1, Some("file.open"))
            );
        }
    }
    assert!(hoppel(&[missing]).assert_refused(1).contains("there is no such file"));
    assert!(hoppel(&[directory]).status == 1);
    assert!(hoppel(&["-"]).assert_refused(2).contains("save the game to one first"));
}

#[test]
fn nonsense_is_refused_with_a_place() {
    let whole = game("a-whole-evening");
    let deep = "[".repeat(100_000) + &"]".repeat(100_000);
    for (input, rule) in [
        (Vec::new(), "file.syntax"),
        (b"\xff\xfe{}".to_vec(), "file.syntax"),
        (whole.as_bytes()[..whole.len() / 2].to_vec(), "file.syntax"),
        (whole.as_bytes()[..whole.len() - 1].to_vec(), "file.syntax"),
        (deep.clone().into_bytes(), "file.syntax"),
        (
            whole.replacen("\"A whole evening\"", &deep, 1).into_bytes(),
            "file.field",
        ),
        (
            whole.replacen("\"A whole evening\"", "\"\",\"more\":1", 1).into_bytes(),
            "file.field",
        ),
        (
            whole
                .replacen("\"version\":1", "\"version\":99999999999999999999", 1)
                .into_bytes(),
            "file.version",
        ),
        (vec![b' '; 16 * 1024 * 1024 + 1], "file.field"),
    ] {
        for command in ["replay", "check"] {
            let said = with_input(&[command, "-"], input.clone());
            let told = said.assert_refused(1);
            assert!(
                rule == "file.version" || told.contains("line ") || told.contains("larger than"),
                "{told}"
            );
            assert_eq!(
                with_input(&[command, "-", "--json"], input.clone()).json()["error"]["rule"],
                rule
            );
        }
    }
}

#[test]
fn nothing_a_file_holds_can_steer_the_terminal() {
    let steering = "\u{1b}[2J\u{9b}31m\u{7}\u{202e}\r";
    let harmless = |said: &Said| {
        for text in [&said.out, &said.err] {
            let acts = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
            assert!(!text.contains(acts), "{text:?}");
        }
    };
    let title = with_input(&["replay", "-"], game_with(&json!({ "title": steering })));
    assert!(title.assert_done().contains('\u{FFFD}'), "{}", title.out);
    harmless(&title);
    for changes in [
        json!({ steering: 1 }),
        json!({ "expansions": [steering] }),
        json!({ "actions": [{ "do": steering }] }),
        json!({ "actions": [{ "do": "rename", "player": 0, "colour": steering }] }),
        json!({ "actions": [{ "do": "rename", "player": 0, "name": steering }] }),
    ] {
        let said = with_input(&["replay", "-"], game_with(&changes));
        assert_eq!(said.status, 1);
        harmless(&said);
    }
    harmless(&hoppel(&["check", &format!("no{steering}.hoppel")]));
    harmless(&hoppel(&["bonus", "--eggs", "1,2", "--set", steering]));
    harmless(&hoppel(&["roll", "--die", steering]));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_trouble() {
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_hoppel"))
        .args(["roll", "--count", "200000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut some = [0; 64];
    program.stdout.take().unwrap().read_exact(&mut some).unwrap();
    let output = program.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_said() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_hoppel"))
        .args(["roll", "--seed", "1"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("hoppel: The result cannot be written"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_without_end_has_an_end() {
    let said = hoppel(&["check", "/dev/zero", "--json"]);
    assert_eq!(
        (said.status, said.json()["error"]["rule"].as_str()),
        (1, Some("file.field"))
    );
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_window_one_sentence_names_what_works() {
    let said = hoppel(&[]);
    let told = said.assert_refused(2);
    assert!(COMMANDS.iter().all(|command| told.contains(command)), "{told}");
}
