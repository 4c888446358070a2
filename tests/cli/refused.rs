//! What is refused, and how; what a file or a terminal may hold against it.

use crate::*;
use std::io::Read;
use std::process::Stdio;

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

/// Reading it would wait for somebody to write, for ever.
#[cfg(unix)]
#[test]
fn a_pipe_or_a_device_is_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.hoppel");
    assert!(
        std::process::Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    for path in [pipe.to_str().unwrap(), "/dev/zero"] {
        for arguments in [&["check", path][..], &[path]] {
            let told = hoppel(arguments);
            let told = told.assert_refused(1);
            assert!(
                told.contains("it is a pipe or a device; with “-” as GAME, standard input is read."),
                "{told}"
            );
        }
    }
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
                rule == "file.version"
                    || told.contains("line ")
                    || told.contains("it is empty.")
                    || told.contains("larger than"),
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
        .env("LC_ALL", "C")
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
        .env("LC_ALL", "C")
        .args(["roll", "--seed", "1"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("hoppel: The result cannot be written"));
}

#[cfg(target_os = "linux")]
#[test]
fn an_input_without_end_has_an_end() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_hoppel"))
        .env("LC_ALL", "C")
        .args(["check", "-", "--json"])
        .stdin(std::fs::File::open("/dev/zero").unwrap())
        .output()
        .unwrap();
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (output.status.code(), told["error"]["rule"].as_str()),
        (Some(1), Some("file.field"))
    );
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_window_one_sentence_names_what_works() {
    let said = hoppel(&[]);
    let told = said.assert_refused(2);
    assert!(COMMANDS.iter().all(|command| told.contains(command)), "{told}");
}
