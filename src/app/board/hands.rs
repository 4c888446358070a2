//! What hands do, as egui tells it: mouse, fingers, wheel and pad.

use super::gesture::{Hands, Pinch};
use egui::{Event, PointerButton, Pos2, Response, TouchId, TouchPhase, Ui, Vec2};

/// The finger that is on the screen, or the first of several. egui's pointer goes where the mouse and any finger go, so
/// that a mouse that is nudged meanwhile would tear the board away.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Finger(Option<(TouchId, Pos2)>);

impl Finger {
    /// What the hands did to the board since the last frame.
    pub fn hands(&mut self, ui: &Ui, response: &Response) -> Hands {
        // Asked before the input is held: a response looks into it too.
        let pressed = response.is_pointer_button_down_on();
        let clicked = response.clicked_by(PointerButton::Primary);
        ui.input(|input| {
            let touching = input.any_touches();
            let finger = self.follow(&input.events, touching);
            let pointer = finger.or(input.pointer.interact_pos());
            let began = |event: &&Event| {
                matches!(
                    event,
                    Event::Touch {
                        phase: TouchPhase::Start,
                        ..
                    }
                )
            };
            let pinch = match input.multi_touch() {
                Some(touch) => Some(Pinch {
                    centre: touch.center_pos,
                    zoom: touch.zoom_delta,
                    moved: touch.translation_delta,
                }),
                // Two fingers that came and went between two frames.
                None => pointer
                    .filter(|_| input.events.iter().filter(began).count() > 1)
                    .map(|centre| Pinch {
                        centre,
                        zoom: 1.0,
                        moved: Vec2::ZERO,
                    }),
            };
            Hands {
                now: input.time,
                pointer,
                down: pressed && input.pointer.primary_down(),
                clicked,
                touching,
                pinch,
            }
        })
    }

    /// Follows it for a frame. Where it is, or where it was lifted.
    fn follow(&mut self, events: &[Event], touching: bool) -> Option<Pos2> {
        let mut at = self.0.map(|(_, at)| at);
        for event in events {
            let Event::Touch { id, phase, pos, .. } = event else {
                continue;
            };
            let new = self.0.is_none();
            let same = self.0.is_some_and(|(known, _)| known == *id);
            let (finger, seen) = match phase {
                TouchPhase::Start if new => (Some((*id, *pos)), true),
                TouchPhase::Move if same => (Some((*id, *pos)), true),
                TouchPhase::End | TouchPhase::Cancel if same => (None, true),
                TouchPhase::Start | TouchPhase::Move | TouchPhase::End | TouchPhase::Cancel => (self.0, false),
            };
            self.0 = finger;
            if seen {
                at = Some(*pos);
            }
        }
        self.0 = self.0.filter(|_| touching);
        at
    }
}

/// How much nearer the wheel, or two fingers on a pad, want to go.
pub(super) fn wheel(ui: &Ui) -> f32 {
    /// Points of scrolling that make everything e times larger.
    const E_FOLD: f32 = 300.0;
    ui.input(|input| {
        let pad = if input.multi_touch().is_some() {
            1.0
        } else {
            input.zoom_delta()
        };
        pad * (input.smooth_scroll_delta().y / E_FOLD).exp()
    })
}
