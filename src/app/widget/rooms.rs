//! What covers what: a screen, a page over it, a sheet over that. Whoever comes back finds the keyboard where it was.

use egui::{Context, Event, Id, Key, Memory};

/// How long it is tried to give the keyboard back, in seconds: what has just come into sight does not take it yet.
const TRIED: f64 = 0.5;

/// Something that covers what was shown before it.
#[derive(Clone, Copy)]
struct Room {
    id: Id,
    /// Where the keyboard was in it last.
    focus: Option<Id>,
}

/// What lasts from frame to frame.
#[derive(Clone, Default)]
struct Known {
    /// Those that were come through, what lies on top at the end.
    rooms: Vec<Room>,
    /// What lies on top in this frame.
    top: Option<Id>,
    /// Where the keyboard is to be again, and until when that is tried, in the window's seconds.
    wanted: Option<(Id, f64)>,
}

fn known<R>(ctx: &Context, change: impl FnOnce(&mut Known) -> R) -> R {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::unique("rooms"))))
}

/// From here on what has that id covers all that was shown in this frame. Says whether one has just entered it, and does not
/// come back to it.
pub fn covers(ctx: &Context, id: Id) -> bool {
    known(ctx, |known| {
        known.top = Some(id);
        known.rooms.iter().all(|room| room.id != id)
    })
}

/// Notices what lies on top, and gives the keyboard back to where it was there. To be asked at the end of every frame.
pub fn keep_focus(ctx: &Context) {
    let focused = ctx.memory(Memory::focused);
    let (now, escaped) = ctx.input(|input| (input.time, input.raw.events.iter().any(is_escape)));
    let wanted = known(ctx, |known| {
        let top = known.top.take()?;
        let left = known.rooms.last().copied();
        match known.rooms.iter().position(|room| room.id == top) {
            Some(place) => known.rooms.truncate(place + 1),
            None => known.rooms.push(Room { id: top, focus: None }),
        }
        let here = known.rooms.last_mut()?;
        if let Some(left) = left.filter(|left| left.id != top) {
            // Whatever has asked for it meanwhile keeps it.
            let is_free = focused.is_none() || focused == left.focus;
            known.wanted = here.focus.filter(|_| is_free).map(|focus| (focus, now + TRIED));
        } else if escaped && focused.is_none() {
            // The toolkit lets go of the keyboard then, whatever the key was for.
            known.wanted = here.focus.map(|focus| (focus, now + TRIED));
        } else if known.wanted.is_none_or(|(_, until)| focused.is_some() || now > until) {
            known.wanted = None;
            here.focus = focused;
        }
        known.wanted
    });
    if let Some((id, _)) = wanted {
        ctx.memory_mut(|memory| memory.request_focus(id));
        ctx.request_repaint();
    }
}

fn is_escape(event: &Event) -> bool {
    matches!(
        event,
        Event::Key {
            key: Key::Escape,
            pressed: true,
            ..
        }
    )
}
