//! Names that are longer than there is room for.

use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, FontId, Response, Role, TextStyle, Ui, WidgetInfo};

/// What stands for what is cut off.
const DOTS: char = '…';
/// What joins the parts of one emoji.
const JOINER: char = '\u{200D}';
/// How small type gets at the least, in points, so that a word has room in its line.
pub(super) const SMALLEST: f32 = 14.0;

/// That text in one line of at most that width, in points; what is too much is cut off, with dots.
pub fn cut(ui: &Ui, text: &str, style: &TextStyle, room: f32) -> String {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), style.resolve(ui.style()), Color32::PLACEHOLDER);
    job.wrap = TextWrapping {
        overflow_character: Some(DOTS),
        ..TextWrapping::truncate_at_width(room)
    };
    let galley = ui.painter().layout_job(job);
    if !galley.elided {
        return text.to_owned();
    }
    // A glyph for each character, and one for the dots. Glyphs do not know their characters where several are one emoji.
    let shown = galley.rows.iter().map(|row| row.glyphs.len()).sum::<usize>();
    let kept: String = text.chars().take(shown.saturating_sub(1)).collect();
    format!("{}{DOTS}", kept.trim_end_matches(JOINER))
}

/// That type, so much smaller that the longest word of the text has room in a line of that width, in points.
pub fn unbroken(ui: &Ui, text: &str, style: &TextStyle, room: f32) -> FontId {
    let mut font = style.resolve(ui.style());
    let wide = |word: &str| {
        let word = ui
            .painter()
            .layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER);
        word.size().x
    };
    let widest = text.split_whitespace().map(wide).fold(0.0, f32::max);
    if widest > room {
        let least = SMALLEST.min(font.size);
        font.size = (font.size * room / widest).max(least);
    }
    font
}

/// What a label says in the accessibility tree, where what it shows was cut.
pub fn called(label: &Response, whole: &str) {
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, whole));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_as_it_was() {
        let ctx = egui::Context::default();
        ctx.set_fonts(crate::app::theme::fonts());
        let name = "Zoë 👩‍🌾🏽 of the House at the Sea";
        let mut cuts = Vec::new();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            cuts = (1..60)
                .map(|room| cut(ui, name, &TextStyle::Body, 10.0 * room as f32))
                .collect();
        });
        output.textures_delta.clear();
        for cut in &cuts {
            let kept = cut.strip_suffix(DOTS).unwrap_or(name);
            assert!(name.starts_with(kept), "{cut}");
            assert!(!kept.ends_with(JOINER), "{cut}");
        }
        assert!(
            cuts.iter().any(|cut| cut.contains("🌾🏽") && cut.ends_with(DOTS)),
            "{cuts:?}"
        );
        assert_eq!(cuts.last().map(String::as_str), Some(name));
    }
}
