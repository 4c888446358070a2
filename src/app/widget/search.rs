//! A field for what is looked for.

use super::cut::shrunk_type;
use crate::app::theme::CONTROL;
use egui::{Align2, RichText, TextEdit, TextStyle, Ui, Vec2};

/// The stroke around a field and the cursor in it, in points.
const AROUND: f32 = 4.0;

/// Shows it; the hint stands in it while it is empty, smaller in large type where it would be cut off.
pub fn search(ui: &mut Ui, name: &str, hint: &str, sought: &mut String) {
    let room = ui.available_width() - 2.0 * ui.spacing().button_padding.x - AROUND;
    let font = shrunk_type(ui, hint, &TextStyle::Body, Vec2::new(room, f32::INFINITY), 1);
    let field = TextEdit::singleline(sought)
        .hint_text(RichText::new(hint).font(font))
        .desired_width(f32::INFINITY)
        .min_size(Vec2::new(0.0, CONTROL))
        .align(Align2::LEFT_CENTER);
    let field = ui.add(field);
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(name));
}
