//! A whole evening by pointer: three players from the set-up to the finish. What was written is then replayed by the
//! library, and by the built program where there is one, to what the screen shows.

use egui::{Key, Modifiers, Vec2};
use hoppel::game::{Game, file};
use hoppel::store::Files;
use hoppel::table::{PlayerId, Step};
use hoppel_window_tests::{DESKTOP, PHONE, Window};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The table of three, from the first screen on.
fn three_players(size: Vec2, folder: &TempDir) -> Window {
    let mut window = Window::open(size, Files::in_folder(folder.path().to_owned()), 7);
    window.tap("New table");
    window.type_in("Name of player 1", "Ann");
    window.type_in("Name of player 2", "Bob");
    window.tap("Add a player");
    window.type_in("Name of player 3", "Cleo");
    window.tap("Start");
    window
}

/// A place on the board, as its name tells it.
fn at(x: i64, y: i64) -> String {
    let across = format!("{} {}", x.abs(), if x > 0 { "right" } else { "left" });
    let along = format!("{} {}", y.abs(), if y > 0 { "down" } else { "up" });
    match (x, y) {
        (0, 0) => "the start tile".to_owned(),
        (_, 0) => format!("{across} of the start tile"),
        (0, _) => format!("{along} of the start tile"),
        (_, _) => format!("{across}, {along} of the start tile"),
    }
}

/// Taps the cell there, in the middle of what can be seen of it.
fn tap_cell(window: &mut Window, x: i64, y: i64) {
    let middle = cell(window, x, y);
    window.tap_at(middle);
}

fn cell(window: &Window, x: i64, y: i64) -> egui::Pos2 {
    let place = at(x, y);
    let names = window.names();
    let name = names
        .iter()
        .find(|name| {
            name.rsplit_once(", ").map_or(name.as_str(), |_| name.as_str()) == place || ends_with_place(name, &place)
        })
        .unwrap_or_else(|| panic!("no cell at {place} among {names:#?}"));
    window.place(name).center()
}

/// Whether a cell's name ends with that place, and not with one that ends alike.
fn ends_with_place(name: &str, place: &str) -> bool {
    let Some(before) = name.strip_suffix(place).and_then(|before| before.strip_suffix(", ")) else {
        return false;
    };
    // "1 right, 2 up of the start tile" ends like "2 up of the start tile".
    let last = before.rsplit(", ").next().unwrap_or(before);
    !(last.ends_with(" right") || last.ends_with(" left"))
}

/// The game as it was written.
fn written(folder: &Path) -> (PathBuf, Game) {
    let mut files: Vec<PathBuf> = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "hoppel") {
                files.push(path);
            }
        }
    }
    assert_eq!(files.len(), 1, "one game was played: {files:?}");
    let path = files.pop().unwrap();
    let file = file::read(&std::fs::read(&path).unwrap()).unwrap();
    let mut game = Game::new(file.setup).unwrap();
    for recorded in file.actions {
        game.apply(recorded).unwrap();
    }
    (path, game)
}

fn eggs(game: &Game) -> Vec<i64> {
    let table = game.table();
    table
        .player_ids()
        .map(|player| table.ledger.eggs(player).left())
        .collect()
}

#[test]
fn an_evening_of_three_from_set_up_to_finish() {
    for size in [PHONE, DESKTOP] {
        evening(size);
    }
}

fn evening(size: Vec2) {
    let folder = TempDir::new().unwrap();
    let mut window = three_players(size, &folder);
    let window = &mut window;

    // Ann lays a nest and puts a follower on it.
    window.must_see("Ann lays a tile");
    tap_cell(window, 1, 0);
    window.tap("nest");
    window.tap("follower");
    window.must_see("nest, 3 of 8 around, Ann's follower, 1 right of the start tile");
}
