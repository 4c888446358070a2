//! eggs
use crate::app::desk::{Desk, Go};
use egui::Ui;

/// EggCounter
#[derive(Default)]
pub struct EggCounter;

impl EggCounter {
    /// Shows it.
    pub fn ui(&mut self, _ui: &mut Ui, _desk: &mut Desk) -> Option<Go> {
        None
    }
}
