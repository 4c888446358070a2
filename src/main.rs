//! Hoppel's program: the command line, or the window.

use std::process::ExitCode;

#[cfg(feature = "cli")]
fn main() -> ExitCode {
    match hoppel::cli::run(std::env::args_os()) {
        hoppel::cli::Outcome::Exit(status) => ExitCode::from(status),
        hoppel::cli::Outcome::Window(game) => ExitCode::from(open_window(game.map(|game| *game))),
    }
}

/// Opens the window, with a copy of the game if there is one, and gives back the exit status.
#[cfg(all(feature = "cli", feature = "app", not(target_arch = "wasm32")))]
fn open_window(game: Option<hoppel::game::Incoming>) -> u8 {
    match hoppel::app::open(game) {
        Ok(()) => hoppel::cli::DONE,
        Err(error) => {
            log::error!("{error}");
            hoppel::cli::tell_no_window(hoppel::cli::NoWindow::NoDisplay)
        }
    }
}

#[cfg(all(feature = "cli", not(all(feature = "app", not(target_arch = "wasm32")))))]
fn open_window(_game: Option<hoppel::game::Incoming>) -> u8 {
    hoppel::cli::tell_no_window(hoppel::cli::NoWindow::NotBuilt)
}

/// Without the command line there is the window alone.
#[cfg(all(not(feature = "cli"), feature = "app", not(target_arch = "wasm32")))]
fn main() -> ExitCode {
    match hoppel::app::open(None) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            log::error!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The browser's build starts from its page, and the lower floors alone are a library.
#[cfg(all(not(feature = "cli"), not(all(feature = "app", not(target_arch = "wasm32")))))]
fn main() -> ExitCode {
    ExitCode::SUCCESS
}
