//! Grows the corpora from the cases: each game as a file, as the lines of a journal, and as actions.

use hoppel::game::file;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpus = root.join("corpus");
    for target in ["game_file", "journal", "actions"] {
        fs::create_dir_all(corpus.join(target)).expect("the corpus can be written");
    }
    for entry in fs::read_dir(root.join("../tests/cases")).expect("there are cases") {
        let path = entry.expect("it can be read").path();
        let name = path.file_stem().expect("it has a name").to_owned();
        let case: Value = serde_json::from_slice(&fs::read(&path).expect("it can be read")).expect("it is JSON");
        let Some(game) = case.get("game") else { continue };
        let keep = |target: &str, text: String| {
            fs::write(corpus.join(target).join(&name), text).expect("the corpus can be written");
        };
        keep("game_file", game.to_string());
        let mut setup = game.clone();
        let Some(Value::Array(actions)) = setup.as_object_mut().and_then(|setup| setup.remove("actions")) else {
            continue;
        };
        let lines: Vec<String> = actions.iter().map(Value::to_string).collect();
        keep("actions", format!("{setup}\n{}", lines.join("\n")));
        if file::read(setup.to_string().as_bytes()).is_err() {
            continue;
        }
        let steps: Vec<String> = lines
            .iter()
            .map(|action| format!(r#"{{"do":"step","actions":[{action}]}}"#))
            .chain([
                r#"{"do":"undo"}"#.to_owned(),
                r#"{"do":"redo"}"#.to_owned(),
                r#"{"do":"mend","keep":1,"actions":[]}"#.to_owned(),
                r#"{"do":"saved","checksum":7}"#.to_owned(),
            ])
            .collect();
        let first = format!(r#"{{"format":"hoppel-journal","version":1,"game":{setup},"file":0,"standings":[]}}"#);
        keep("journal", format!("{first}\n{}", steps.join("\n")));
    }
}
