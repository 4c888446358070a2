//! GAME: a file or standard input, read as a whole and played to its end.

use super::trouble::Trouble;
use crate::game::file::{self, Unplayed};
use crate::game::{FileError, Game, limits};
use crate::store::read_whole;
use crate::words::Words;
use std::io::{self, ErrorKind, Read};
use std::path::{Component, Path};

/// The name that stands for standard input.
const STANDARD_INPUT: &str = "-";

/// How a message names the file.
pub(super) fn name(words: &Words, path: &Path) -> String {
    if path == Path::new(STANDARD_INPUT) {
        words.say("cli-standard-input")
    } else {
        path.display().to_string()
    }
}

/// Reads the game and plays it.
pub(super) fn play(words: &Words, path: &Path) -> Result<Game, Trouble> {
    let at_fault = |error: FileError| Trouble::file(words, name(words, path), &error);
    let bytes = read(path).map_err(|error| at_fault(open_error(words, &error)))?;
    file::play(&bytes).map_err(|unplayed| match unplayed {
        Unplayed::File(error) => at_fault(error),
        Unplayed::Action(stopped) => Trouble::action(words, name(words, path), &stopped),
    })
}

/// The whole of it, as far as a game file may reach and one byte more, which tells that it is too large.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    if path != Path::new(STANDARD_INPUT) {
        return read_whole(path, limits::FILE);
    }
    let most = u64::try_from(limits::FILE).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn open_error(words: &Words, error: &io::Error) -> FileError {
    let reason = match error.kind() {
        ErrorKind::NotFound => words.say("cli-open-not-found"),
        ErrorKind::PermissionDenied => words.say("cli-open-not-allowed"),
        ErrorKind::IsADirectory => words.say("cli-open-folder"),
        ErrorKind::Unsupported => words.say("cli-open-no-file"),
        _ => error.to_string(),
    };
    FileError::Open { reason }
}

/// The game of a file to be opened in the window. A bare word that names none was meant as a command.
pub(super) fn for_window(words: &Words, path: &Path) -> Result<Game, Trouble> {
    if path == Path::new(STANDARD_INPUT) {
        return Err(Trouble::Usage(words.say("cli-window-from-input")));
    }
    let missing = path.metadata().is_err_and(|error| error.kind() == ErrorKind::NotFound);
    let mut components = path.components();
    let bare = matches!(
        (components.next(), components.next()),
        (Some(Component::Normal(_)), None)
    );
    if missing && bare && path.extension().is_none() {
        let given = path.display().to_string();
        return Err(Trouble::Usage(
            words.say_with("cli-unknown-command", [("name", given.into())]),
        ));
    }
    play(words, path)
}
