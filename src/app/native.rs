//! The window on a computer.

use super::App;
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
use super::awake::keeper;
use crate::game::Incoming;
use crate::words::Words;
use egui::{IconData, Vec2, ViewportBuilder};
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
}

/// Opens the window, with that game or with the last one, and returns when it is closed.
///
/// # Errors
/// There can be no window.
pub fn open(asked: Option<Incoming>) -> Result<(), OpenError> {
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
        let awake = keeper(&words);
        let app = App::new(&cc.egui_ctx, backend(), words, super::dice(), asked);
        Ok(Box::new(with_dialogs(app.telling(awake))))
    };
    eframe::run_native(&title, options, Box::new(create))?;
    Ok(())
}

/// Where there is no way to keep the screen awake.
#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
fn keeper(_: &Words) -> impl FnMut(bool) + use<> {
    |_| {}
}

#[cfg(all(feature = "files", any(target_os = "linux", target_os = "macos", windows)))]
fn with_dialogs(app: App) -> App {
    app.asking(super::dialogs::SystemDialogs)
}

/// Where there are no files, or no dialogs to choose them in.
#[cfg(not(all(feature = "files", any(target_os = "linux", target_os = "macos", windows))))]
fn with_dialogs(app: App) -> App {
    app
}

#[cfg(feature = "files")]
fn backend() -> Option<crate::store::Files> {
    crate::store::Files::of_system()
}

#[cfg(not(feature = "files"))]
fn backend() -> Option<crate::store::Memory> {
    None
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
