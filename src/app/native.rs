//! The window on a computer.

use super::App;
use crate::game::{FileError, Game, limits};
use crate::store::{Unplayed, play};
use crate::words::Words;
use egui::{IconData, Vec2, ViewportBuilder};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The size of a new window, in points.
const SIZE: Vec2 = Vec2::new(1100.0, 760.0);
/// The smallest a window gets, in points.
const SMALLEST: Vec2 = Vec2::new(360.0, 480.0);

/// Why no window was opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// There is no display.
    #[error("no display")]
    NoDisplay,
    /// The system gave no window.
    #[error("no window: {0}")]
    NoWindow(#[from] eframe::Error),
    /// The game that was asked for cannot be opened.
    #[error("the game cannot be opened")]
    Game(Unplayed),
}

/// Opens the window, with that game or the last one, and returns when it is closed.
///
/// # Errors
/// There can be no window, or no such game.
pub fn open(game: Option<PathBuf>) -> Result<(), OpenError> {
    let asked = game.as_deref().map(read).transpose().map_err(OpenError::Game)?;
    if !has_display() {
        return Err(OpenError::NoDisplay);
    }
    let words = Words::of_system();
    let title = words.say("home-title");
    let options = eframe::NativeOptions {
        viewport: ViewportBuilder::default()
            .with_app_id("hoppel")
            .with_title(&title)
            .with_inner_size(SIZE)
            .with_min_inner_size(SMALLEST)
            .with_icon(icon()),
        ..eframe::NativeOptions::default()
    };
    let create = |cc: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        Ok(Box::new(App::new(&cc.egui_ctx, backend(), words, asked)))
    };
    eframe::run_native(&title, options, Box::new(create))?;
    Ok(())
}

#[cfg(feature = "files")]
fn backend() -> Option<crate::store::Files> {
    crate::store::Files::of_system()
}

#[cfg(not(feature = "files"))]
fn backend() -> Option<crate::store::Memory> {
    None
}

fn read(path: &Path) -> Result<Game, Unplayed> {
    let mut bytes = Vec::new();
    // One byte more than a game may have is enough to see that it is too large.
    let most = limits::FILE as u64 + 1;
    File::open(path)
        .and_then(|file| file.take(most).read_to_end(&mut bytes))
        .map_err(|error| {
            let reason = error.to_string();
            Unplayed::File(FileError::Open { reason })
        })?;
    play(&bytes)
}

/// The window's icon, drawn from `assets/drawings/app.svg`.
fn icon() -> IconData {
    let png = include_bytes!("../../assets/icon.png");
    eframe::icon_data::from_png_bytes(png).unwrap_or_else(|error| {
        log::error!("the window's icon cannot be read: {error}");
        IconData::default()
    })
}

/// Whether there is a display at all; asked before anything tries to reach it.
fn has_display() -> bool {
    let named = |variable| std::env::var_os(variable).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos", target_os = "android")) || named("DISPLAY") || named("WAYLAND_DISPLAY")
}
