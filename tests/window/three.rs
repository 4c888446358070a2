//! A table of three, set up by pointer and written to a folder, and what the command line makes of its file.

use crate::{Window, written_game};
use egui::Vec2;
use hoppel::game::{Game, Report};
use hoppel::store::Files;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Ann, Bob and Cleo at a table by the current edition, from the first screen on.
pub fn three_players(size: Vec2, folder: &TempDir) -> Window {
    three_players_with(size, folder, &[])
}

/// The same, after these have been tapped as well: an edition, expansions.
pub fn three_players_with(size: Vec2, folder: &TempDir, chosen: &[&str]) -> Window {
    let mut window = Window::open(size, Files::in_folder(folder.path().to_owned()), 7);
    window.tap("New table");
    window.type_in("Name of player 1", "Ann");
    window.type_in("Name of player 2", "Bob");
    window.tap("Add a player");
    window.type_in("Name of player 3", "Cleo");
    for name in chosen {
        window.tap(name);
    }
    window.tap("Start");
    window
}

/// Taps what has that name, where it is: nothing on the table has to be scrolled to.
pub fn tap(window: &mut Window, name: &str) {
    let middle = window.place(name).center();
    window.tap_at(middle);
}

/// Taps the cell there, in the middle of what can be seen of it.
pub fn tap_cell(window: &mut Window, x: i64, y: i64) {
    let middle = window.place(&window.cell(x, y)).center();
    window.tap_at(middle);
}

/// Whether that is a way of the bunny's: arrows, and what they pay.
pub fn is_way(name: &str) -> bool {
    let arrows = name.split_once(": ").map_or("", |(arrows, _)| arrows);
    !arrows.is_empty() && arrows.chars().all(|arrow| " ←→↑↓".contains(arrow))
}

/// The game as it was written, once nothing is being written any more.
pub fn written(folder: &Path) -> (PathBuf, Game) {
    let mut before = None;
    let mut settled = || {
        std::thread::sleep(std::time::Duration::from_millis(200));
        let now = written_game(folder);
        let same = now == before;
        before.clone_from(&now);
        now.filter(|_| same)
    };
    (0..50).find_map(|_| settled()).expect("a game was written")
}

/// What `hoppel replay --json` says of a file: the built program where there is one, else the library it is made of.
pub fn replayed(path: &Path) -> serde_json::Value {
    let test = std::env::current_exe().unwrap();
    let folder = test.ancestors().nth(2).unwrap();
    let program = folder.join("hoppel").with_extension(std::env::consts::EXE_EXTENSION);
    let text = if program.exists() {
        let output = Command::new(program)
            .args(["replay", "--json"])
            .arg(path)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    } else {
        let game = hoppel::game::file::play(&std::fs::read(path).unwrap()).unwrap();
        serde_json::to_vec(&Report::of(&game)).unwrap()
    };
    serde_json::from_slice(&text).unwrap()
}
