//! new_table
use crate::app::desk::{Desk, Go};
use egui::Ui;

/// NewTable
#[derive(Default)]
pub struct NewTable;

impl NewTable {
    /// A
    pub fn new(_desk: &Desk) -> Self {
        Self
    }

    /// Shows it.
    pub fn ui(&mut self, _ui: &mut Ui, _desk: &mut Desk) -> Option<Go> {
        None
    }
}
