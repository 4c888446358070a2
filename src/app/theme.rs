//! The look of the window: colours, type, spacing and corners, from one set of tokens.

use crate::picture::{Palette, Rgba};
use egui::{
    Color32, Context, CornerRadius, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle,
    Theme, Vec2, Visuals,
};

/// The one thing on a screen, in points.
pub const LARGE: f32 = 28.0;
/// What is read.
pub const BODY: f32 = 18.0;
/// What is looked up. Nothing is smaller.
pub const SMALL: f32 = 14.0;

/// Spaces between things, in points, from what belongs together to what does not.
pub const SPACE: [f32; 5] = [4.0, 8.0, 12.0, 16.0, 20.0];

/// Corners of rows.
pub const ROW_CORNER: u8 = 12;
/// Corners of buttons and cards.
pub const CARD_CORNER: u8 = 16;
/// Corners of panels.
pub const PANEL_CORNER: u8 = 18;
/// Corners of the sheet.
pub const SHEET_CORNER: u8 = 24;

/// Height of a control: what a finger hits.
pub const CONTROL: f32 = 44.0;
/// Height of the main button.
pub const MAIN_BUTTON: f32 = 56.0;

/// The widest of what is told under the pointer, in points: it has room on the narrowest screen.
const TOOLTIP: f32 = 300.0;

/// Duration of a press, in seconds.
pub const PRESS: f32 = 0.12;
/// Duration of a sheet's slide, in seconds.
pub const SLIDE: f32 = 0.2;

/// A colour of the picture for egui.
pub fn colour(Rgba { r, g, b, a }: Rgba) -> Color32 {
    Color32::from_rgba_unmultiplied(r, g, b, a)
}

/// The palette in use: `palette(ui.visuals().dark_mode)`.
pub const fn palette(dark: bool) -> &'static Palette {
    if dark { &Palette::DARK } else { &Palette::LIGHT }
}

/// Gives the context the look, light or dark as the system says.
pub fn apply(ctx: &egui::Context) {
    ctx.set_theme(egui::ThemePreference::System);
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, |style| dress(style, theme));
    }
}

/// A short soft shadow under what floats; none in the dark, where it is not seen.
pub fn card_shadow(dark: bool) -> Shadow {
    if dark {
        Shadow::NONE
    } else {
        Shadow {
            offset: [0, 2],
            blur: 10,
            spread: 0,
            color: Color32::from_black_alpha(26),
        }
    }
}

/// The shadow of a sheet that slides over the board.
pub fn sheet_shadow(dark: bool) -> Shadow {
    Shadow {
        offset: [0, -2],
        blur: 18,
        spread: 0,
        color: Color32::from_black_alpha(if dark { 120 } else { 36 }),
    }
}

/// The typefaces. Arrows are not in the one that is read, but in that of fixed width.
pub fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    if let Some(proportional) = fonts.families.get_mut(&FontFamily::Proportional) {
        proportional.insert(proportional.len().min(1), "Hack".to_owned());
    }
    fonts
}

fn dress(style: &mut Style, theme: Theme) {
    let font = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Heading, font(LARGE)),
        (TextStyle::Body, font(BODY)),
        (TextStyle::Button, font(BODY)),
        (TextStyle::Small, font(SMALL)),
        (TextStyle::Monospace, FontId::new(SMALL, FontFamily::Monospace)),
    ]
    .into();
    let [tight, near, apart, ..] = SPACE;
    style.spacing.item_spacing = Vec2::new(near, near);
    style.spacing.button_padding = Vec2::new(apart, tight);
    style.spacing.interact_size = Vec2::splat(CONTROL);
    style.spacing.icon_width = 24.0;
    style.spacing.icon_width_inner = 14.0;
    style.spacing.icon_spacing = near;
    style.spacing.menu_margin = Margin::same(8);
    style.spacing.window_margin = Margin::same(16);
    style.spacing.tooltip_width = TOOLTIP;
    style.animation_time = PRESS;
    style.interaction.selectable_labels = false;
    style.visuals = visuals(theme);
}

fn visuals(theme: Theme) -> Visuals {
    let dark = theme == Theme::Dark;
    let tokens = palette(dark);
    let [table, card, ink, quiet, line, accent, soft] = [
        tokens.table,
        tokens.card,
        tokens.ink,
        tokens.quiet_ink,
        tokens.line,
        tokens.accent,
        tokens.soft_accent,
    ]
    .map(colour);
    let mut visuals = if dark { Visuals::dark() } else { Visuals::light() };
    visuals.panel_fill = table;
    visuals.window_fill = card;
    visuals.window_stroke = Stroke::new(1.0, line);
    visuals.window_corner_radius = CornerRadius::same(PANEL_CORNER);
    visuals.window_shadow = card_shadow(dark);
    visuals.menu_corner_radius = CornerRadius::same(CARD_CORNER);
    visuals.popup_shadow = card_shadow(dark);
    visuals.extreme_bg_color = card;
    visuals.text_edit_bg_color = Some(card);
    visuals.faint_bg_color = table;
    visuals.code_bg_color = table;
    visuals.hyperlink_color = accent;
    visuals.warn_fg_color = accent;
    visuals.error_fg_color = accent;
    visuals.weak_text_color = Some(quiet);
    visuals.selection.bg_fill = soft;
    visuals.selection.stroke = Stroke::new(1.5, accent);
    visuals.slider_trailing_fill = true;
    let widgets = &mut visuals.widgets;
    for (widget, fill, outline) in [
        (&mut widgets.noninteractive, card, line),
        (&mut widgets.inactive, card, line),
        (&mut widgets.hovered, soft, line),
        (&mut widgets.active, soft, accent),
        (&mut widgets.open, soft, line),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.0, outline);
        widget.fg_stroke = Stroke::new(1.5, ink);
        widget.corner_radius = CornerRadius::same(CARD_CORNER);
        widget.expansion = 0.0;
    }
    visuals
}

/// How much larger than usual the person likes the text.
pub fn text_scale(ctx: &Context) -> f32 {
    let style = ctx.global_style();
    let body = style.text_styles.get(&TextStyle::Body);
    body.map_or(1.0, |font| font.size / BODY)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contrast(one: Color32, two: Color32) -> f32 {
        let plain = |colour: Color32| {
            let [r, g, b, a] = colour.to_srgba_unmultiplied();
            Rgba { r, g, b, a }
        };
        plain(one).contrast(plain(two))
    }

    #[test]
    fn text_on_every_widget_can_be_read_in_both_themes() {
        for theme in [Theme::Light, Theme::Dark] {
            let visuals = visuals(theme);
            let grounds = [visuals.panel_fill, visuals.window_fill, visuals.extreme_bg_color];
            for ground in grounds {
                assert!(contrast(visuals.text_color(), ground) >= 4.5, "{theme:?}");
                assert!(contrast(visuals.weak_text_color(), ground) >= 4.5, "{theme:?}");
                assert!(contrast(visuals.hyperlink_color, ground) >= 4.5, "{theme:?} {ground:?}");
            }
            let widgets = &visuals.widgets;
            for widget in [&widgets.inactive, &widgets.hovered, &widgets.active, &widgets.open] {
                assert!(contrast(widget.text_color(), widget.weak_bg_fill) >= 4.5, "{theme:?}");
            }
            assert!(
                contrast(visuals.selection.stroke.color, visuals.selection.bg_fill) >= 3.0,
                "{theme:?}"
            );
        }
    }

    #[test]
    fn there_are_three_sizes_of_type_and_controls_a_finger_hits() {
        let mut style = Style::default();
        dress(&mut style, Theme::Light);
        let sizes: Vec<f32> = style.text_styles.values().map(|font| font.size).collect();
        assert!(
            sizes.iter().all(|size| [LARGE, BODY, SMALL].contains(size)),
            "{sizes:?}"
        );
        assert_eq!(style.spacing.interact_size.y, CONTROL);
    }
}
