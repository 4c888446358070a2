//! Names that are longer than there is room for.

use crate::app::theme::text_scale;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, FontId, Galley, Response, Role, TextStyle, Ui, Vec2, WidgetInfo};
use std::sync::Arc;

/// What stands for what is cut off.
const DOTS: char = '…';
/// A space at which no line ends.
const NO_BREAK: char = '\u{A0}';
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

/// That text as it is painted where it has another name: dots at its end never stand in a line of their own.
pub(super) fn with_dots(text: &str) -> String {
    text.replace(" …", &format!("{NO_BREAK}{DOTS}"))
}

/// The words of a text, each with the space after it: without room for that the next line would begin with it.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(|letter: char| letter.is_whitespace() && letter != NO_BREAK)
}

/// How wide that word is, in points.
fn width(ui: &Ui, word: &str, font: &FontId) -> f32 {
    let word = ui
        .painter()
        .layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER);
    word.size().x
}

/// Whether a word of that text has no room in a line of that width, in points.
pub fn is_torn(ui: &Ui, text: &str, style: &TextStyle, room: f32) -> bool {
    let font = style.resolve(ui.style());
    words(text).any(|word| width(ui, word, &font) > room)
}

/// That type, so much smaller that every word of the text has room in a line of that width, in points. A word that has none
/// in the smallest type makes the others no smaller.
pub fn unbroken(ui: &Ui, text: &str, style: &TextStyle, room: f32) -> FontId {
    let mut font = style.resolve(ui.style());
    let least = SMALLEST.min(font.size);
    loop {
        let most = room * font.size / least;
        let wide = words(text).map(|word| width(ui, word, &font));
        let widest = wide.filter(|wide| *wide <= most).fold(0.0, f32::max);
        if widest <= room || font.size <= least {
            return font;
        }
        // Letters grow by whole pixels, so that this may not be enough.
        font.size = (font.size * room / widest).floor().max(least);
    }
}

/// That text in lines of at most that width, in points, none of which ends within a word.
pub fn lines(ui: &Ui, text: &str, style: &TextStyle, room: f32) -> Arc<Galley> {
    let font = unbroken(ui, text, style, room);
    ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, room)
}

/// That text in that type, with so much room, in points, and in so many lines at most; what is too much is cut off.
fn limited(ui: &Ui, text: &str, font: &FontId, room: Vec2, lines: usize) -> Arc<Galley> {
    let height = ui.fonts_mut(|fonts| fonts.row_height(font));
    let mut job = LayoutJob::simple(text.to_owned(), font.clone(), Color32::PLACEHOLDER, room.x);
    job.wrap.max_rows = lines.min((room.y / height) as usize).max(1);
    ui.painter().layout_job(job)
}

/// That type, in large type so much smaller that the text has so much room, in points, and so many lines at most; but no
/// smaller than in the usual one, if a word has room in its line there.
pub(super) fn shrunk_type(ui: &Ui, text: &str, style: &TextStyle, room: Vec2, lines: usize) -> FontId {
    let usual = style.resolve(ui.style()).size / text_scale(ui.ctx());
    let mut font = unbroken(ui, text, style, room.x);
    let least = usual.min(font.size);
    while font.size > least && limited(ui, text, &font, room, lines).elided {
        font.size = (font.size - 1.0).max(least);
    }
    font
}

/// That text with so much room, in points, and in so many lines at most: it is rather smaller than cut off, as far as that
/// goes.
pub fn shrunk(ui: &Ui, text: &str, style: &TextStyle, room: Vec2, lines: usize) -> Arc<Galley> {
    let font = shrunk_type(ui, text, style, room, lines);
    limited(ui, text, &font, room, lines)
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
