//! A field for what is looked for.

use crate::app::theme::CONTROL;
use egui::{Align2, TextEdit, Ui, Vec2};

/// Shows it; the hint stands in it while it is empty.
pub fn search(ui: &mut Ui, name: &str, hint: &str, sought: &mut String) {
    let field = TextEdit::singleline(sought)
        .hint_text(hint)
        .desired_width(f32::INFINITY)
        .min_size(Vec2::new(0.0, CONTROL))
        .align(Align2::LEFT_CENTER);
    let field = ui.add(field);
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
}
