//! A player's row: what can be done to a seat. And the colours he can have.

use super::seats::{Seat, called};
use crate::app::paint;
use crate::app::theme::{CONTROL, ROW_CORNER, SPACE, colour as shade, palette};
use crate::app::widget::{Button, focus_ring, unbroken};
use crate::picture::Icon;
use crate::table::{Colour, NAME_LENGTH};
use crate::words::{Word, Words};
use egui::{
    Align2, EventFilter, Key, Modifiers, Rect, RichText, Role, Sense, Stroke, StrokeKind, TextEdit, TextStyle,
    TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText,
};

/// How many colours stand side by side, and how few in large type.
const ABREAST: f32 = 5.0;
const FEWEST_ABREAST: f32 = 3.0;
/// The diameter of a player's token, in points.
const TOKEN: f32 = 32.0;

/// The stroke around a field and the cursor in it, in points.
const AROUND: f32 = 4.0;

/// What was done to a row.
pub(super) struct Done {
    /// The seat is to be somewhere else.
    pub moved: Option<Move>,
    /// The player does not play.
    pub gone: bool,
    /// His sheet is wanted.
    pub dressing: bool,
}

pub(super) enum Move {
    /// By so many places.
    By(isize),
    /// To where the pointer is, in points from the window's top.
    To(f32),
}

/// How high a row is, in points: large type makes it higher.
pub(super) fn height(ui: &Ui) -> f32 {
    let [tight, ..] = SPACE;
    (ui.text_style_height(&TextStyle::Body) + 2.0 * tight).max(CONTROL)
}

/// A row: from left to right the handle, the colour, the name and the way out. The keyboard comes to the name first:
/// that is what is typed.
pub(super) fn row(ui: &mut Ui, words: &Words, seat: &mut Seat, place: usize, can_go: bool) -> Done {
    let [_, _, apart, ..] = SPACE;
    let (whole, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height(ui)), Sense::hover());
    let (handle, rest) = whole.split_left_right_at_x(whole.left() + CONTROL);
    let (token, rest) = rest.split_left_right_at_x(rest.left() + CONTROL);
    let (field, end) = rest.split_left_right_at_x(rest.right() - CONTROL);
    let [handle, token, end] =
        [handle, token, end].map(|part| Rect::from_center_size(part.center(), Vec2::splat(CONTROL)));
    let label = words.say_with("seat-name", [("place", Word::from(place + 1))]);
    let unnamed = words.unnamed(seat.colour);
    // Where a long one has no room in large type it is smaller rather than cut off.
    let font = unbroken(ui, &unnamed, &TextStyle::Body, field.width() - 2.0 * apart - AROUND);
    let edit = TextEdit::singleline(&mut seat.name)
        .hint_text(RichText::new(unnamed).font(font))
        .char_limit(NAME_LENGTH)
        .align(Align2::LEFT_CENTER);
    let edit = ui.put(field, edit);
    ui.ctx().accesskit_node_builder(edit.id, |node| node.set_label(label));
    let name = called(seat, words);
    let say = |key: &str| words.say_with(key, [("name", Word::from(name.as_str()))]);
    let dressing = ui
        .scope_builder(UiBuilder::new().max_rect(token), |ui| {
            colour_button(ui, seat.colour, &say("seat-of"))
        })
        .inner;
    let gone = ui
        .scope_builder(UiBuilder::new().max_rect(end), |ui| {
            ui.add_enabled(can_go, Button::picture(Icon::Close, &say("seat-remove")))
                .clicked()
        })
        .inner;
    let move_it = say("seat-move");
    let button = Button::picture(Icon::Drag, &move_it).sense(Sense::click_and_drag());
    let moved = moved(ui, button, handle);
    Done { moved, gone, dressing }
}

/// Shows the handle there and says where it wants the seat.
fn moved(ui: &mut Ui, handle: Button, place: Rect) -> Option<Move> {
    let handle = ui.put(place, handle);
    if handle.clicked() {
        handle.request_focus();
    }
    if handle.dragged() {
        return handle.interact_pointer_pos().map(|at| Move::To(at.y));
    }
    if !handle.has_focus() {
        return None;
    }
    let arrows = EventFilter {
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(handle.id, arrows));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    match (pressed(Key::ArrowUp), pressed(Key::ArrowDown)) {
        (true, false) => Some(Move::By(-1)),
        (false, true) => Some(Move::By(1)),
        (true, true) | (false, false) => None,
    }
}

fn colour_button(ui: &mut Ui, colour: Colour, name: &str) -> bool {
    let response = ui.allocate_response(Vec2::splat(CONTROL), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    paint::token(ui.painter(), colour, response.rect.center(), TOKEN / 2.0);
    focus_ring(ui, &response, response.rect);
    response.clicked()
}

/// How many colours stand side by side where there is that much room, in points: fewer in large type.
pub(super) fn abreast(ui: &Ui, words: &Words, room: f32) -> f32 {
    let [tight, ..] = SPACE;
    let wide = |colour: &Colour| {
        let name = WidgetText::from(words.unnamed(*colour));
        name.into_galley(ui, None, f32::INFINITY, TextStyle::Small).size().x
    };
    let widest = Colour::ALL.iter().map(wide).fold(0.0, f32::max);
    ((room + tight) / (widest + 2.0 * tight))
        .floor()
        .clamp(FEWEST_ABREAST, ABREAST)
}

/// A colour to be chosen, so wide, with who has it; `own` if that is who chooses.
pub(super) fn swatch(ui: &mut Ui, words: &Words, colour: Colour, owner: Option<&str>, own: bool, width: f32) -> bool {
    const HEIGHT: f32 = 80.0;
    let [tight, near, ..] = SPACE;
    let name = words.unnamed(colour);
    let under = owner.unwrap_or(&name);
    let font = unbroken(ui, under, &TextStyle::Small, width - tight);
    let under = WidgetText::from(RichText::new(under).font(font));
    let under = under.into_galley(ui, Some(TextWrapMode::Truncate), width - tight, TextStyle::Small);
    // Large type makes it higher.
    let height = (near + CONTROL + tight + under.size().y + tight).max(HEIGHT);
    let response = ui.allocate_response(Vec2::new(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), own, &name));
    let rect = response.rect;
    let palette = palette(ui.visuals().dark_mode);
    if own || response.hovered() {
        ui.painter().rect_filled(rect, ROW_CORNER, shade(palette.soft_accent));
    }
    if own {
        let line = Stroke::new(1.5, shade(palette.accent));
        ui.painter().rect_stroke(rect, ROW_CORNER, line, StrokeKind::Inside);
    }
    let middle = rect.center_top() + Vec2::new(0.0, near + CONTROL / 2.0);
    paint::token(ui.painter(), colour, middle, CONTROL / 2.0);
    let at = rect.center_bottom() - Vec2::new(under.size().x / 2.0, under.size().y + tight);
    let ink = if owner.is_some() {
        palette.ink
    } else {
        palette.quiet_ink
    };
    ui.painter().galley(at, under, shade(ink));
    focus_ring(ui, &response, rect);
    response.clicked()
}
