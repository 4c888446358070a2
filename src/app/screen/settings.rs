//! settings
use crate::app::desk::{Desk, Go};
use egui::Ui;

/// Shows it.
pub fn settings(_ui: &mut Ui, _desk: &mut Desk) -> Option<Go> {
    None
}
