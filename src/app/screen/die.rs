//! die
use crate::app::desk::{Desk, Go};
use egui::Ui;

/// DieAlone
#[derive(Default)]
pub struct DieAlone;

impl DieAlone {
    /// Shows it.
    pub fn ui(&mut self, _ui: &mut Ui, _desk: &mut Desk) -> Option<Go> {
        None
    }
}
