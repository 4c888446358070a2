//! `hoppel export`: what is written where, and what is not.

use crate::*;
use std::path::Path;

/// Runs `hoppel export -` with the sample evening.
fn export(to: &Path, more: &[&str]) -> Said {
    let arguments = [&["export", "-", "--to", to.to_str().unwrap()], more].concat();
    with_input(&arguments, game("a-whole-evening"))
}

#[test]
fn the_ending_says_what_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let begins = [
        ("sheet.png", &[][..], &b"\x89PNG\r\n"[..]),
        ("sheet.SVG", &[], b"<svg xmlns="),
        (
            "ledger.csv",
            &[],
            "\u{FEFF}number,turn,action,player,eggs,points,reason,place\r\n".as_bytes(),
        ),
        (
            "rolls.csv",
            &["--rolls"],
            "\u{FEFF}number,turn,action,player,face,hops,rolled by\r\n".as_bytes(),
        ),
    ];
    for (name, more, start) in begins {
        let path = folder.path().join(name);
        let said = export(&path, more);
        assert_eq!(said.assert_done(), format!("{} is written.\n", path.display()));
        assert!(std::fs::read(&path).unwrap().starts_with(start), "{name}");
    }
    let path = folder.path().join("told.svg");
    let said = export(&path, &["--json"]);
    said.assert_done();
    assert_eq!(said.json(), json!({ "written": path.to_str().unwrap() }));
    let there = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(there, 5, "and nothing else");
}

#[test]
fn what_is_there_is_written_over_only_when_that_was_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Östern.svg");
    std::fs::write(&path, "a picture of mine").unwrap();
    assert!(export(&path, &[]).assert_refused(1).contains("--force"));
    let said = export(&path, &["--json"]);
    assert_eq!(said.status, 1);
    assert_eq!(said.json()["error"]["rule"], "file.exists");
    assert_eq!(said.json()["error"]["action"], Value::Null);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "a picture of mine");
    export(&path, &["--force"]).assert_done();
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("<svg"));
}

#[test]
fn what_cannot_be_written_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["sheet", "sheet.pdf", "sheet.hoppel", ".png"] {
        let path = folder.path().join(name);
        assert!(
            export(&path, &[]).assert_refused(2).contains(".png, .svg or .csv"),
            "{name}"
        );
    }
    let said = export(&folder.path().join("rolls.png"), &["--rolls"]);
    assert!(said.assert_refused(2).contains(".csv"), "{}", said.err);
    let said = export(&folder.path().join("no/such/sheet.svg"), &[]);
    assert!(said.assert_refused(1).contains("no such folder"), "{}", said.err);
    let said = export(&folder.path().join("no/such/sheet.svg"), &["--json"]);
    assert_eq!(said.json()["error"]["rule"], "file.write");
    let path = folder.path().join("folder.csv");
    std::fs::create_dir(&path).unwrap();
    let said = export(&path, &["--force"]);
    assert!(said.assert_refused(1).contains("it is a folder"), "{}", said.err);
    assert_eq!(hoppel(&["export", "-"]).status, 2);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_damaged_game_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheet.png");
    let to = path.to_str().unwrap();
    for (input, rule) in [("{".to_owned(), "file.syntax"), (game("too-many-hops"), "hop.count")] {
        let said = with_input(&["export", "-", "--to", to, "--json"], input);
        assert_eq!((said.status, said.err.lines().count()), (1, 1));
        assert_eq!(said.json()["error"]["rule"], rule);
    }
    assert!(!path.exists());
}
