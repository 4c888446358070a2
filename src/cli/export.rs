//! `hoppel export`: the final sheet as a picture, the ledger or the rolls as a table, in a file.

use super::game::play;
use super::trouble::Trouble;
use crate::export::{PngFault, Sheet, ledger, png, rolls as rolls_of, svg};
use crate::game::Game;
use crate::words::Words;
use atomic_write_file::AtomicWriteFile;
use serde::Serialize;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// What a file is to hold.
enum Form {
    Png,
    Svg,
    Ledger,
    Rolls,
}

pub(super) fn answer(
    words: &Words,
    json: bool,
    path: &Path,
    to: &Path,
    rolls: bool,
    force: bool,
) -> Result<String, Trouble> {
    #[derive(Serialize)]
    struct Written {
        written: String,
    }
    let form = form(words, to, rolls)?;
    let game = play(words, path)?;
    let written = to.display().to_string();
    let refused = |rule, key: &'static str| Trouble::unwritten(words, written.clone(), rule, |words| words.say(key));
    if to.is_dir() {
        return Err(refused("file.write", "cli-export-folder"));
    }
    if !force && to.symlink_metadata().is_ok() {
        return Err(refused("file.exists", "cli-export-there"));
    }
    let bytes = made(words, &game, &form).map_err(|fault| match fault {
        PngFault::TooMuch => refused("file.write", "cli-export-too-much"),
        PngFault::Svg(_) | PngFault::Packing(_) => failed(words, &written, &fault.to_string()),
    })?;
    write(to, &bytes).map_err(|error| match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => refused("file.write", "cli-export-no-folder"),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => refused("file.write", "cli-export-not-allowed"),
        _ => failed(words, &written, &error.to_string()),
    })?;
    if json {
        return super::as_json(words, &Written { written });
    }
    Ok(words.say_with("cli-export-written", [("file", written.into())]) + "\n")
}

/// What the file's ending asks for.
fn form(words: &Words, to: &Path, rolls: bool) -> Result<Form, Trouble> {
    let ending = to.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    match (ending.as_deref(), rolls) {
        (Some("csv"), true) => Ok(Form::Rolls),
        (Some("csv"), false) => Ok(Form::Ledger),
        (Some("png"), false) => Ok(Form::Png),
        (Some("svg"), false) => Ok(Form::Svg),
        (Some("png" | "svg"), true) => Err(Trouble::Usage(words.say("cli-export-rolls-only"))),
        (Some(_) | None, _) => {
            let file = to.display().to_string();
            Err(Trouble::Usage(
                words.say_with("cli-export-ending", [("file", file.into())]),
            ))
        }
    }
}

fn made(words: &Words, game: &Game, form: &Form) -> Result<Vec<u8>, PngFault> {
    match form {
        Form::Png => png(&Sheet::of(game, words)),
        Form::Svg => Ok(svg(&Sheet::of(game, words)).into_bytes()),
        Form::Ledger => Ok(ledger(game, words)),
        Form::Rolls => Ok(rolls_of(game, words)),
    }
}

/// The file is whole or as it was, also after a power cut.
fn write(to: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = AtomicWriteFile::open(to)?;
    file.write_all(bytes)?;
    file.commit()
}

fn failed(words: &Words, file: &str, reason: &str) -> Trouble {
    Trouble::unwritten(words, file.to_owned(), "file.write", |words| {
        words.say_with("cli-export-failed", [("reason", reason.into())])
    })
}
