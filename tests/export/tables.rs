use crate::{NAMES, game_of, game_of_case, here, whole_evening};
use hoppel::export::{ledger, rolls};
use hoppel::game::{Game, Report};
use hoppel::words::Words;
use serde_json::{Value, json};

/// The rows of a table as any reader of CSV sees them, the columns' names first.
fn rows(table: &[u8]) -> Vec<Vec<String>> {
    let table = table.strip_prefix("\u{FEFF}".as_bytes()).unwrap();
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(table);
    let fields = |record: csv::StringRecord| record.iter().map(str::to_owned).collect();
    reader.records().map(|record| fields(record.unwrap())).collect()
}

fn ledger_of(game: &Game) -> Vec<Vec<String>> {
    rows(&ledger(game, &Words::english().in_numbers()))
}

fn rolls_of(game: &Game) -> Vec<Vec<String>> {
    rows(&rolls(game, &Words::english()))
}

/// What a column comes to for that player.
fn sum(rows: &[Vec<String>], player: &str, column: usize) -> i64 {
    let of = rows
        .iter()
        .skip(1)
        .filter(|row| row[3] == player && !row[column].is_empty());
    of.map(|row| row[column].parse::<i64>().unwrap()).sum()
}

#[test]
fn the_ledger_comes_to_what_everyone_has_in_every_case() {
    let mut eggs_seen = 0;
    for entry in std::fs::read_dir(here("tests/cases")).unwrap() {
        let path = entry.unwrap().path();
        let Some(game) = game_of_case(&path) else { continue };
        let report = serde_json::to_value(Report::of(&game)).unwrap();
        let rows = ledger_of(&game);
        for (index, player) in report["players"].as_array().unwrap().iter().enumerate() {
            let name = player["name"].as_str().unwrap();
            let eggs = report["eggs"][index]["left"].as_i64().unwrap();
            assert_eq!(sum(&rows, name, 4), eggs, "eggs of {name} in {}", path.display());
            let points = report["points"][index].as_i64().unwrap();
            assert_eq!(sum(&rows, name, 5), points, "points of {name} in {}", path.display());
            eggs_seen += eggs;
        }
        let numbers: Vec<usize> = rows.iter().skip(1).map(|row| row[0].parse().unwrap()).collect();
        assert!(numbers.iter().copied().eq(1..rows.len()), "{}", path.display());
    }
    assert!(eggs_seen > 100, "the cases have eggs: {eggs_seen}");
}

#[test]
fn names_come_out_as_they_are_and_work_nothing_out() {
    let entered: Vec<Value> = (0..NAMES.len())
        .map(|player| json!({"do": "points", "player": player, "points": -3, "why": "=2+2"}))
        .collect();
    let rows = ledger_of(&game_of(&NAMES, &json!(entered)));
    let names: Vec<&str> = rows.iter().skip(1).map(|row| row[3].as_str()).collect();
    assert_eq!(names, ["'=1+1", "'-x", "\"quo,te\"", "Zoë 🐰", "<b>&amp;"]);
    // A number stays one, whatever it begins with.
    assert!(rows.iter().skip(1).all(|row| row[5] == "-3"), "{rows:?}");
    assert!(
        rows.iter().skip(1).all(|row| row[6] == "Written down: =2+2"),
        "{rows:?}"
    );
}

#[test]
fn a_ledger_says_what_for_where_and_when() {
    let rows = ledger_of(&game_of(
        &["Ann", "Bob"],
        &json!([
            {"do": "place", "at": [1, 0], "marks": ["bunny"]},
            {"do": "deploy", "kind": "follower"},
            {"do": "next"},
            {"do": "next"},
            {"do": "roll", "face": 1, "by": "app"},
            {"do": "hop", "path": [[0, 0]]},
            {"do": "next"},
            {"do": "place", "at": [2, 0]},
            {"do": "adjust", "player": 1, "eggs": 4, "why": "under the table"},
            {"do": "eat", "player": 1, "eggs": 1},
        ]),
    ));
    let told: Vec<String> = rows.iter().map(|row| row.join("|")).collect();
    assert_eq!(
        told,
        [
            "number|turn|action|player|eggs|points|reason|place",
            "1|2|8|Bob|4||Put right: under the table|",
            "2|2|9|Bob|-1||Eaten|",
        ]
    );
    let evening = ledger_of(&whole_evening());
    for reason in ["Closed a nest", "A figure at a nest"] {
        let row = evening.iter().find(|row| row[6] == reason).unwrap();
        assert!(row[7].starts_with('(') && row[7].contains(", "), "{row:?}");
        assert!(row[1].parse::<usize>().unwrap() > 1, "{row:?}");
    }
    assert!(evening.iter().any(|row| row[6].ends_with(" hopped by")));
}

#[test]
fn every_roll_is_told_with_whose_it_was() {
    let rows = rolls_of(&game_of(
        &["Ann", "Bob"],
        &json!([
            {"do": "place", "at": [1, 0], "marks": ["bunny"]},
            {"do": "put_tile", "at": [2, 0]},
            {"do": "put_tile", "at": [3, 0]},
            {"do": "next"},
            {"do": "set", "settings": {"die": "d6"}},
            {"do": "next"},
            {"do": "roll", "face": 4, "by": "app"},
            {"do": "hop", "path": [[2, 0], [3, 0]]},
        ]),
    ));
    let told: Vec<String> = rows.iter().map(|row| row.join("|")).collect();
    assert_eq!(
        told,
        ["number|turn|action|player|face|hops|rolled by", "1|1|6|Ann|4|2|the app",]
    );
    let evening = whole_evening();
    let rolled = evening
        .actions()
        .iter()
        .filter(|recorded| recorded.action.verb().name() == "roll");
    assert_eq!(rolls_of(&evening).len() - 1, rolled.count());
}
