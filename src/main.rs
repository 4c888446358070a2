//! Hoppel's program: the command line, or the window.

use std::process::ExitCode;

#[cfg(feature = "cli")]
fn main() -> ExitCode {
    match hoppel::cli::run(std::env::args_os()) {
        hoppel::cli::Outcome::Exit(status) => ExitCode::from(status),
        hoppel::cli::Outcome::Window(game) => ExitCode::from(open_window(game)),
    }
}

/// Opens the window, with the game if there is one, and gives back the exit status.
#[cfg(feature = "cli")]
fn open_window(_game: Option<std::path::PathBuf>) -> u8 {
    hoppel::cli::tell_without_window("no-window")
}

/// The browser's build has a page of its own to start from, and no command line.
#[cfg(not(feature = "cli"))]
fn main() -> ExitCode {
    ExitCode::SUCCESS
}
