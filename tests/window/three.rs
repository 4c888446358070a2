//! A table of three, set up by pointer and written to a folder, and what the command line makes of its file.

use crate::{Hand, Window, written_game};
use egui::{Key, Modifiers, Vec2};
use hoppel::game::{Game, Report};
use hoppel::store::Files;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Who plays.
const NAMES: [&str; 3] = ["Ann", "Bob", "Cleo"];

/// Ann, Bob and Cleo at a table by the current edition, from the first screen on.
pub fn three_players(size: Vec2, folder: &TempDir) -> Window {
    three_players_with(size, folder, &[])
}

/// The same, after these have been tapped as well: an edition, expansions.
pub fn three_players_with(size: Vec2, folder: &TempDir, chosen: &[&str]) -> Window {
    set_up(
        Window::open(size, Files::in_folder(folder.path().to_owned()), 7),
        chosen,
    )
}

/// The same by keys alone.
pub fn three_players_by_keys(size: Vec2, folder: &TempDir) -> Window {
    let window = Window::open(size, Files::in_folder(folder.path().to_owned()), 7);
    set_up(window.used_with(Hand::Keys), &[])
}

fn set_up(mut window: Window, chosen: &[&str]) -> Window {
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
    window.tap_here(name);
}

/// Taps the cell there, in the middle of what can be seen of it.
pub fn tap_cell(window: &mut Window, x: i64, y: i64) {
    window.tap_cell(x, y);
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
pub fn replayed(path: &Path) -> Value {
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

/// Counts the eggs as they are known, after that has been tapped, enters the points from the track, and finishes.
pub fn finish(window: &mut Window, counted: &[&str], track: [i64; 3]) {
    tap(window, "Menu");
    window.tap("Count the eggs");
    for name in counted {
        window.tap(name);
    }
    tap(window, "Enter the points from the track");
    for (name, points) in NAMES.iter().zip(track) {
        window.type_over(name, &points.to_string());
    }
    tap(window, "Finish the game");
    window.must_see("The eggs are counted");
}

/// What the screen shows at the end is what the file is replayed to: the bonus, the eggs and the points of everyone.
pub fn as_replayed(mut window: Window, folder: &TempDir) -> Value {
    let bonus = NAMES.map(|name| window.value(name));
    window.press(Modifiers::NONE, Key::Escape);
    let cards = NAMES.map(|name| window.starting(&format!("{name}: ")));
    window.press(Modifiers::COMMAND, Key::L);
    let totals = NAMES.map(|name| {
        window.tap_control(name);
        window.value(name)
    });
    window.close();
    let replayed = replayed(&written(folder.path()).0);
    for (player, name) in NAMES.iter().enumerate() {
        let number = |of: &Value| of.as_i64().unwrap();
        let (eggs, points) = (&replayed["eggs"][player], number(&replayed["points"][player]));
        let (left, awarded) = (number(&eggs["left"]), number(&replayed["bonus"][player]));
        assert_eq!(bonus[player], (awarded > 0).then(|| format!("+{awarded}")), "{name}");
        assert_eq!(totals[player], Some(left.to_string()), "{name}");
        let begins = format!("{name}: {left} egg");
        // A card counts the points for the eggs in, and says so.
        let ends = match awarded {
            0 => format!(" {points} points"),
            _ => format!(" {} points, {awarded} for the eggs", points + awarded),
        };
        assert!(
            cards[player].starts_with(&begins) && cards[player].ends_with(&ends),
            "{}",
            cards[player]
        );
    }
    replayed
}
