//! Any actions, a line each after the set-up: never a panic, a refusal changes nothing, and all of it can be undone.
#![no_main]

use hoppel::game::{Game, History, file};
use libfuzzer_sys::fuzz_target;
use serde_json::value::RawValue;

fuzz_target!(|text: &str| {
    let Some((setup, lines)) = text.split_once('\n') else {
        return;
    };
    let Ok(read) = file::read(setup.as_bytes()) else { return };
    let players = read.setup.players.len();
    let Ok(start) = Game::new(read.setup) else { return };
    let mut history = History::new(start.clone());
    for line in lines.lines().take(200) {
        let Ok(list) = RawValue::from_string(format!("[{line}]")) else {
            continue;
        };
        let Ok(actions) = file::read_actions(&list, players) else {
            continue;
        };
        for action in actions {
            let before = history.game().clone();
            if history.record(action).is_err() {
                assert_eq!(history.game(), &before);
            }
        }
    }
    let end = history.game().clone();
    while history.undo() {}
    assert_eq!(history.game(), &start);
    while history.redo() {}
    assert_eq!(history.game(), &end);
});
