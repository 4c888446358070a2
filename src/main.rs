//! Hoppel's program: the command line, or the window.

// A program started by a double click opens its window, and no console beside it.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

/// Keeps the memory of a frame for the next one, which the system's allocator does not.
#[cfg(all(feature = "app", any(target_os = "linux", windows)))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[cfg(feature = "cli")]
fn main() -> ExitCode {
    // Started in a console, it prints there; without one there is nothing to attach to.
    #[cfg(windows)]
    let _ = winsafe::AttachConsole(winsafe::PidParent::Parent);
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

/// In a browser the page calls this when the program has been loaded.
#[cfg(all(not(feature = "cli"), feature = "app", target_arch = "wasm32"))]
fn main() -> ExitCode {
    hoppel::app::open_in_page();
    ExitCode::SUCCESS
}

/// The lower floors alone are a library.
#[cfg(not(any(feature = "cli", feature = "app")))]
fn main() -> ExitCode {
    ExitCode::SUCCESS
}
