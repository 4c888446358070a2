//! A table is handed over.

use crate::*;
use hoppel::game::link::{BASE, Link, QrCode};
use std::collections::BTreeSet;

/// The text of a link to a game of Ann and Bob that has not begun.
fn link() -> String {
    hoppel_link(&game_with(&json!({ "id": "evening-1", "title": "Evening" })))
}

fn hoppel_link(game: &str) -> String {
    with_input(&["link", "-"], game).assert_done().trim_end().to_owned()
}

#[test]
fn a_link_holds_the_table() {
    let link = link();
    assert_eq!(link.contains('#'), BASE.is_some());
    let read = Link::read(&link).unwrap();
    assert_eq!(
        (read.setup.id.as_deref(), read.setup.title.as_str()),
        (Some("evening-1"), "Evening")
    );
    let said = with_input(
        &["link", "-", "--json"],
        game_with(&json!({ "id": "evening-1", "title": "Evening" })),
    );
    said.assert_done();
    let modules = QrCode::of(&link).unwrap().modules();
    assert_eq!(said.json(), json!({ "link": link, "modules": modules }));
}

#[test]
fn a_qr_code_is_drawn_in_half_blocks() {
    let said = with_input(
        &["link", "-", "--qr"],
        game_with(&json!({ "id": "evening-1", "title": "Evening" })),
    );
    let lines: Vec<&str> = said.assert_done().lines().collect();
    let (text, drawn) = lines.split_last().unwrap();
    assert_eq!(*text, link());
    let code = QrCode::of(text).unwrap();
    let across = code.modules() + 8;
    assert_eq!(drawn.len(), across.div_ceil(2));
    assert!(drawn.iter().all(|line| line.chars().count() == across));
    assert!(drawn[..2].iter().all(|line| line.trim().is_empty()), "a light margin");
    for row in 0..code.modules() {
        for column in 0..code.modules() {
            let block = drawn[(row + 4) / 2].chars().nth(column + 4).unwrap();
            let dark = block == '█' || block == if row % 2 == 0 { '▀' } else { '▄' };
            assert_eq!(dark, code.is_dark(column, row), "({column}, {row})");
        }
    }
}

#[test]
fn between_turns_only() {
    let at = |actions: Value| game_with(&json!({ "actions": actions }));
    let place = json!({ "do": "place", "at": [1, 0] });
    let middle = with_input(&["link", "-"], at(json!([place])));
    assert!(
        middle.assert_refused(1).contains("Finish the turn first"),
        "{}",
        middle.err
    );
    let over = with_input(&["link", "-"], at(json!([{ "do": "finish" }])));
    assert!(over.assert_refused(1).contains("The game is over"), "{}", over.err);
    let said = with_input(&["link", "-", "--json"], at(json!([place])));
    let error = &said.json()["error"];
    assert_eq!((&error["rule"], &error["kind"]), (&json!("step"), &json!("impossible")));
    assert_eq!(said.status, 1);
}

/// A game with that many tiles far from each other, as if by chance.
fn scattered(tiles: i64) -> String {
    let cells: BTreeSet<[i64; 2]> = (1..=tiles)
        .map(|n| [n * n * n % 1999 - 999, n * n * 7 % 1997 - 998])
        .collect();
    let tiles: Vec<Value> = cells.into_iter().map(|at| json!({ "at": at })).collect();
    game_with(&json!({ "start": { "tiles": tiles } }))
}

#[test]
fn what_is_too_large_goes_another_way() {
    let said = with_input(&["link", "-"], scattered(3000));
    assert!(said.assert_refused(1).contains("pass the game file on"), "{}", said.err);
    let said = with_input(&["link", "-", "--qr"], scattered(900));
    assert!(said.assert_refused(1).contains("without --qr"), "{}", said.err);
    let said = with_input(&["link", "-", "--json"], scattered(900));
    assert_eq!((said.status, &said.json()["modules"]), (0, &Value::Null));
}

#[test]
fn a_link_is_opened() {
    // There is no display here: that it comes so far says that the link was read.
    let link = link();
    for link in [
        link.clone(),
        format!("https://example.org/hoppel#{}", link.rsplit('#').next().unwrap()),
        format!(" <{}>.\n", link.to_lowercase()),
    ] {
        let said = hoppel(&["open", &link]);
        assert!(said.assert_refused(2).contains("no display"), "{}", said.err);
    }
    let cut = hoppel(&["open", &link[..link.len() - 3]]);
    assert!(
        cut.assert_refused(1).contains("copy the whole of it again"),
        "{}",
        cut.err
    );
    let long = hoppel(&["open", &"A".repeat(5000)]);
    assert!(long.assert_refused(1).contains("longer than any"), "{}", long.err);
    for nothing in ["", "#", "Easter.hoppel", "\u{1b}[2J"] {
        hoppel(&["open", nothing]).assert_refused(1);
    }
    assert_eq!(hoppel(&["open"]).status, 2);
    assert_eq!(hoppel(&["open", "one", "two"]).status, 2);
    let help = hoppel(&["open", "--help"]);
    assert!(help.assert_done().contains("\n  hoppel open "), "{}", help.out);
}
