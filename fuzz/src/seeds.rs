//! Grows the corpora from the cases: each game as a file, as the lines of a journal, as actions, and its table packed as a
//! link has it.

use data_encoding::BASE32_NOPAD;
use hoppel::game::file;
use hoppel::game::link::Link;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpus = root.join("corpus");
    for target in ["game_file", "journal", "actions", "link"] {
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
        let played = file::play(game.to_string().as_bytes()).ok();
        if let Some(link) = played.and_then(|game| Link::of(&game).ok()?.write()) {
            let text = link.rsplit('#').next().unwrap_or_default();
            let bytes = BASE32_NOPAD.decode(text.as_bytes()).expect("it was written just now");
            // Checksum and version are put before it again.
            fs::write(corpus.join("link").join(&name), &bytes[5..]).expect("the corpus can be written");
        }
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
