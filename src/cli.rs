//! The command line (FORMATS §2): results on standard output, messages on standard error, and an exit status.
//!
//! Each command makes its whole answer as a text before anything is printed. The room asks `game/` and `hops/` for what
//! is so and `words/` for how to say it; it must not know the window, and has no rules of its own.

mod arguments;
mod board;
mod bonus;
#[cfg(feature = "files")]
mod export;
mod game;
mod hops;
mod link;
mod paint;
mod replay;
mod roll;
mod rules;
mod trouble;
mod usage;

use crate::game::Incoming;
use crate::words::Words;
pub use arguments::grammar;
use arguments::{Asked, Command};
use paint::Paint;
use serde::Serialize;
use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use trouble::Trouble;

/// The exit status of a command that did what it was asked.
pub const DONE: u8 = 0;
/// The exit status where the file or an action is refused, or the system does not play along.
pub const REFUSED: u8 = 1;
/// The exit status where the command line was not understood, or asks for what is not there.
pub const WRONG_USAGE: u8 = 2;

/// What became of a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is done with; this is the exit status.
    Exit(u8),
    /// It asks for the window, and perhaps for a game, which has been read.
    Window(Option<Box<Incoming>>),
}

/// Does what the command line asks. The first argument is the program's own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Outcome {
    let words = Words::of_system().in_numbers();
    match arguments::read(&words, arguments) {
        Err(unread) => Outcome::Exit(unread.tell(&words)),
        Ok(Asked::Window(None)) => Outcome::Window(None),
        Ok(Asked::Window(Some(path))) => match game::for_window(&words, &path) {
            Ok(game) => Outcome::Window(Some(Box::new(game.into()))),
            Err(trouble) => Outcome::Exit(trouble.tell(&words, false)),
        },
        Ok(Asked::Open(link)) => match link::open(&words, &link) {
            Ok(game) => Outcome::Window(Some(Box::new(game))),
            Err(trouble) => Outcome::Exit(trouble.tell(&words, false)),
        },
        Ok(Asked::Command { command, json }) => {
            let printed = answer(&words, &command, json).and_then(|text| print(&words, &text));
            Outcome::Exit(match printed {
                Ok(()) => DONE,
                Err(trouble) => trouble.tell(&words, json),
            })
        }
    }
}

/// Why no window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWindow {
    /// This build has none.
    NotBuilt,
    /// There is no display to open it on.
    NoDisplay,
}

/// Says in one sentence, on standard error, why no window opens, and which commands work without one. Gives back the
/// exit status.
pub fn tell_no_window(why: NoWindow) -> u8 {
    let words = Words::of_system();
    let message = match why {
        NoWindow::NotBuilt => words.say("no-window"),
        NoWindow::NoDisplay => words.say("no-display"),
    };
    Trouble::Usage(message).tell(&words, false)
}

fn answer(words: &Words, command: &Command, json: bool) -> Result<String, Trouble> {
    match command {
        Command::Roll { die, count, seed } => roll::answer(words, json, *die, *count, *seed),
        Command::Replay { game } => replay::answer(words, json, Paint::of_standard_output(), game),
        Command::Hops { game, hops } => hops::paths(words, json, game, *hops),
        Command::Advise {
            game,
            hops,
            for_bonus,
            why,
        } => hops::advice(words, json, game, *hops, *for_bonus, *why),
        Command::Odds { game } => hops::odds(words, json, game),
        Command::Bonus { eggs, edition, set } => bonus::answer(words, json, eggs, *edition, set),
        Command::Link { game, qr } => link::answer(words, json, Paint::of_standard_output(), game, *qr),
        Command::Check { game } => replay::check(words, json, game),
        Command::Rules { sought } => rules::answer(words, Paint::of_standard_output(), sought),
        #[cfg(feature = "files")]
        Command::Export { game, to, rolls, force } => export::answer(words, json, game, to, *rolls, *force),
    }
}

/// Prints a result. A reader that has seen enough and closed the pipe is no trouble.
fn print(words: &Words, text: &str) -> Result<(), Trouble> {
    let mut output = std::io::stdout().lock();
    let printed = output.write_all(text.as_bytes()).and_then(|()| output.flush());
    match printed {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Trouble::cannot_write(words, &error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// A result for programs.
fn as_json(words: &Words, result: &impl Serialize) -> Result<String, Trouble> {
    match serde_json::to_string(result) {
        Ok(text) => Ok(text + "\n"),
        Err(error) => Err(Trouble::cannot_write(words, &error)),
    }
}
