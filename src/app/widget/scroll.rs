//! What scrolls, by the keyboard: what the Tab key comes to comes into sight, and the rest is read to its end.

use egui::{Context, Id, Key, LayerId, Memory, Modifiers, TextStyle, Ui, Vec2};

/// How far an arrow key scrolls, in points; of a page so much is seen again on the next one.
const LINE: f32 = 48.0;
/// The air around what comes into sight, in points: its ring belongs to it.
const AIR: f32 = 4.0;

/// How far a key scrolls.
#[derive(Clone, Copy)]
enum Leap {
    Line,
    Page,
    All,
}

/// The keys that scroll: how far, and whether down or up.
const KEYS: [(Key, Leap, f32); 6] = [
    (Key::ArrowDown, Leap::Line, 1.0),
    (Key::ArrowUp, Leap::Line, -1.0),
    (Key::PageDown, Leap::Page, 1.0),
    (Key::PageUp, Leap::Page, -1.0),
    (Key::End, Leap::All, 1.0),
    (Key::Home, Leap::All, -1.0),
];

/// Something that scrolls and was shown in this frame.
#[derive(Clone, Copy)]
struct Shown {
    id: Id,
    layer: LayerId,
    has_focus: bool,
}

/// What moves what the keyboard is on out of sight, or somewhere else: it comes into sight again.
#[derive(Clone, Copy, Default, PartialEq)]
struct Seen {
    focus: Option<Id>,
    /// In points, as is the height of a line.
    room: Vec2,
    line: f32,
}

/// What lasts from frame to frame.
#[derive(Clone, Default)]
struct Known {
    shown: Vec<Shown>,
    /// What is to be scrolled in the next frame.
    wanted: Option<(Id, Leap, f32)>,
    /// An arrow that may only move the keyboard away from there.
    arrow: Option<(Id, f32)>,
}

fn known<R>(ctx: &Context, change: impl FnOnce(&mut Known) -> R) -> R {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::unique("scroll-by-keys"))))
}

/// Shows what scrolls, inside its area: what has just got the keyboard comes into sight, and keys scroll it.
pub fn by_keys<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let ctx = ui.ctx().clone();
    let seen = |id: Id| ctx.viewport(|viewport| viewport.this_pass.widgets.contains(id));
    let before = ctx.memory(Memory::focused).filter(|id| seen(*id));
    let shown = content(ui);
    let focused = ctx
        .memory(Memory::focused)
        .filter(|id| before != Some(*id) && seen(*id));
    let here = focused
        .and_then(|id| ctx.read_response(id))
        .filter(|response| response.layer_id == ui.layer_id());
    let id = ui.unique_id();
    let focus = here.as_ref().map(|response| response.id);
    let seen = Seen {
        focus,
        room: ui.clip_rect().size(),
        line: ui.text_style_height(&TextStyle::Body),
    };
    let was = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), seen));
    // Only then: whoever scrolls on by hand is let go.
    if let Some(response) = here.filter(|_| seen != was) {
        ui.scroll_to_rect(response.rect.expand(AIR), None);
    }
    let (room, all) = (ui.clip_rect(), ui.min_rect());
    let above = (room.top() - all.top()).max(0.0);
    let below = (all.bottom() - room.bottom()).max(0.0);
    let wanted = known(&ctx, |known| {
        if above + below >= 1.0 {
            known.shown.push(Shown {
                id,
                layer: ui.layer_id(),
                has_focus: focus.is_some(),
            });
        }
        known.wanted.take_if(|(wanted, ..)| *wanted == id)
    });
    if let Some((_, leap, way)) = wanted {
        let far = match leap {
            Leap::Line => LINE,
            Leap::Page => (room.height() - LINE).max(LINE),
            Leap::All => f32::INFINITY,
        };
        ui.scroll_with_delta(Vec2::new(0.0, -(way * far).clamp(-above, below)));
    }
    shown
}

/// Gives the keys that nothing else has used to what scrolls and lies on top. To be asked at the end of every frame.
pub fn hear_keys(ctx: &Context) {
    let focused = ctx.memory(Memory::focused);
    let types = ctx.text_edit_focused();
    let Known { shown, arrow, .. } = known(ctx, |known| Known {
        shown: std::mem::take(&mut known.shown),
        wanted: known.wanted.take(),
        arrow: known.arrow.take(),
    });
    let open = |shown: &&Shown| ctx.memory(|memory| memory.allows_interaction(shown.layer));
    let mut on_top = shown.iter().filter(open);
    let Some(first) = on_top.clone().find(|shown| shown.has_focus).or_else(|| on_top.next()) else {
        return;
    };
    // An arrow that found nothing to go to.
    let mut leap = arrow
        .filter(|(from, _)| focused == Some(*from))
        .map(|(_, way)| (Leap::Line, way));
    for (key, far, way) in KEYS {
        let is_page = matches!(far, Leap::Page);
        if (types && !is_page) || !ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            continue;
        }
        match (far, focused) {
            (Leap::Line, Some(from)) => known(ctx, |known| known.arrow = Some((from, way))),
            (Leap::Line | Leap::Page | Leap::All, _) => leap = Some((far, way)),
        }
        ctx.request_repaint();
    }
    if let Some((leap, way)) = leap {
        known(ctx, |known| known.wanted = Some((first.id, leap, way)));
        ctx.request_repaint();
    }
}
