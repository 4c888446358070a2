//! saved
use crate::app::desk::{Desk, Go};
use egui::Ui;

/// SavedGames
#[derive(Default)]
pub struct SavedGames;

impl SavedGames {
    /// A
    pub fn new(_desk: &mut Desk) -> Self {
        Self
    }

    /// Shows it.
    pub fn ui(&mut self, _ui: &mut Ui, _desk: &mut Desk) -> Option<Go> {
        None
    }
}
