//! Names that are longer than there is room for.

use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, Response, Role, TextStyle, Ui, WidgetInfo};

/// That text in one line of at most that width, in points; what is too much is cut off, with dots.
pub fn cut(ui: &Ui, text: &str, style: &TextStyle, room: f32) -> String {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), style.resolve(ui.style()), Color32::PLACEHOLDER);
    job.wrap = TextWrapping::truncate_at_width(room);
    let galley = ui.painter().layout_job(job);
    if galley.elided {
        let glyphs = galley.rows.iter().flat_map(|row| &row.glyphs);
        glyphs.map(|glyph| glyph.chr).collect()
    } else {
        text.to_owned()
    }
}

/// What a label says in the accessibility tree, where what it shows was cut.
pub fn called(label: &Response, whole: &str) {
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, whole));
}
