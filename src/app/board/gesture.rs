//! What hands do to the board: tap, hold, drag or pinch, and never two of these at once.

use egui::{Pos2, Vec2};

/// How far a finger may stray, in points, and still tap.
const SLOP: f32 = 8.0;

/// How long a finger rests, in seconds, until it asks instead of taps.
const HOLD: f64 = 0.5;

/// What the hands did since the last frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Hands {
    /// The time, in seconds.
    pub now: f64,
    /// Where the pointer or the first finger is.
    pub pointer: Option<Pos2>,
    /// Whether it is pressed, and was put down on the board.
    pub down: bool,
    /// Whether it was put down on the board and lifted again, all since the last frame.
    pub clicked: bool,
    /// Whether any finger touches the screen.
    pub touching: bool,
    /// What two fingers or more do.
    pub pinch: Option<Pinch>,
}

/// Two fingers or more, since the last frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pinch {
    /// The middle of the fingers.
    pub centre: Pos2,
    /// How much farther apart they are.
    pub zoom: f32,
    /// How far their middle has moved, in points.
    pub moved: Vec2,
}

/// What has come of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Touch {
    /// Nothing yet.
    Nothing,
    /// A tap there.
    Tap(Pos2),
    /// A long press there.
    Hold(Pos2),
    /// A drag that began at `from` is now at `to`, farther by `by` than in the last frame.
    Drag { from: Pos2, to: Pos2, by: Vec2 },
    /// A drag from `from` was let go at `to`.
    Drop { from: Pos2, to: Pos2 },
    /// A pinch.
    Pinch(Pinch),
}

/// The gesture that is being made.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Gesture {
    /// No hand is on the board.
    #[default]
    Idle,
    /// A finger (`touch`) or the mouse went down and has not moved.
    Pressed { at: Pos2, since: f64, touch: bool },
    /// It drags.
    Dragging { from: Pos2, last: Pos2, touch: bool },
    /// Two fingers pinch.
    Pinching,
    /// It is over, but a finger is still down; whatever it does now means nothing.
    Spent,
}

impl Gesture {
    /// Follows the hands for one frame.
    pub fn step(&mut self, hands: &Hands) -> Touch {
        let (next, touch) = self.after(hands);
        *self = next;
        touch
    }

    /// How long until a resting finger asks, in seconds; none if no finger rests.
    pub fn patience(&self, now: f64) -> Option<f64> {
        match self {
            Self::Pressed { since, .. } => Some((since + HOLD - now).max(0.0)),
            Self::Idle | Self::Dragging { .. } | Self::Pinching | Self::Spent => None,
        }
    }

    fn after(self, hands: &Hands) -> (Self, Touch) {
        let held = hands.down || hands.touching;
        match (self, hands.pinch, hands.pointer) {
            (Self::Spent, _, _) if held => (Self::Spent, Touch::Nothing),
            (Self::Spent, _, _) => (Self::Idle, Touch::Nothing),
            // A browser tells of a finger first as of a mouse, and a frame later as of a finger.
            (
                Self::Pressed {
                    at,
                    since,
                    touch: false,
                },
                _,
                Some(finger),
            ) if hands.touching && finger.distance(at) <= SLOP => Self::Pressed { at, since, touch: true }.after(hands),
            // The mouse drags and a finger comes: what they mean together nobody knows.
            (Self::Pressed { touch: false, .. } | Self::Dragging { touch: false, .. }, _, _) if hands.touching => {
                (Self::Spent, Touch::Nothing)
            }
            (Self::Pinching, Some(pinch), _) => (Self::Pinching, Touch::Pinch(pinch)),
            (Self::Pinching, None, _) if held => (Self::Spent, Touch::Nothing),
            (Self::Pinching, None, _) => (Self::Idle, Touch::Nothing),
            (Self::Idle, Some(pinch), _) if hands.down => (Self::Pinching, Touch::Pinch(pinch)),
            (Self::Pressed { .. } | Self::Dragging { .. }, Some(pinch), _) => (Self::Pinching, Touch::Pinch(pinch)),
            (Self::Idle, None, Some(at)) if hands.down => {
                let (since, touch) = (hands.now, hands.touching);
                (Self::Pressed { at, since, touch }, Touch::Nothing)
            }
            (Self::Idle, None, Some(at)) if hands.clicked => (Self::Idle, Touch::Tap(at)),
            (Self::Idle, _, _) => (Self::Idle, Touch::Nothing),
            (Self::Pressed { at, since, touch }, None, Some(to)) => {
                if to.distance(at) > SLOP {
                    if hands.down {
                        let drag = Touch::Drag {
                            from: at,
                            to,
                            by: to - at,
                        };
                        (
                            Self::Dragging {
                                from: at,
                                last: to,
                                touch,
                            },
                            drag,
                        )
                    } else {
                        (Self::Idle, Touch::Drop { from: at, to })
                    }
                } else if !hands.down {
                    (Self::Idle, Touch::Tap(at))
                } else if hands.now - since >= HOLD {
                    (Self::Spent, Touch::Hold(at))
                } else {
                    (self, Touch::Nothing)
                }
            }
            (Self::Dragging { from, last, touch }, None, Some(to)) => {
                if hands.down {
                    let drag = Touch::Drag {
                        from,
                        to,
                        by: to - last,
                    };
                    (Self::Dragging { from, last: to, touch }, drag)
                } else {
                    (Self::Idle, Touch::Drop { from, to })
                }
            }
            // The pointer is gone: a finger lifted without a last place, or the mouse left the window.
            (Self::Pressed { at, .. }, None, None) if !hands.down => (Self::Idle, Touch::Tap(at)),
            (Self::Dragging { from, last, .. }, None, None) if !hands.down => {
                (Self::Idle, Touch::Drop { from, to: last })
            }
            (Self::Pressed { .. } | Self::Dragging { .. }, None, None) => (Self::Spent, Touch::Nothing),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Pos2 = Pos2::new(100.0, 100.0);

    fn finger(now: f64, at: Pos2) -> Hands {
        Hands {
            now,
            pointer: Some(at),
            down: true,
            touching: true,
            ..Hands::default()
        }
    }

    fn lifted(now: f64, at: Pos2) -> Hands {
        Hands {
            now,
            pointer: Some(at),
            ..Hands::default()
        }
    }

    fn two(now: f64, zoom: f32) -> Hands {
        Hands {
            pinch: Some(Pinch {
                centre: START,
                zoom,
                moved: Vec2::ZERO,
            }),
            ..finger(now, START)
        }
    }

    /// What comes of each frame.
    fn play(frames: &[Hands]) -> Vec<Touch> {
        let mut gesture = Gesture::default();
        frames.iter().map(|hands| gesture.step(hands)).collect()
    }

    fn taps(touches: &[Touch]) -> usize {
        touches.iter().filter(|touch| matches!(touch, Touch::Tap(_))).count()
    }

    #[test]
    fn a_press_and_a_release_are_a_tap_where_it_was_pressed() {
        let near = START + Vec2::new(3.0, -3.0);
        let touches = play(&[finger(0.0, START), finger(0.1, near), lifted(0.2, near)]);
        assert_eq!(touches, [Touch::Nothing, Touch::Nothing, Touch::Tap(START)]);
    }

    #[test]
    fn a_click_within_one_frame_is_a_tap() {
        let click = Hands {
            clicked: true,
            ..lifted(0.0, START)
        };
        assert_eq!(play(&[click, lifted(0.1, START)]), [Touch::Tap(START), Touch::Nothing]);
    }

    #[test]
    fn a_drag_never_taps_not_even_when_it_returns() {
        let far = START + Vec2::new(30.0, 0.0);
        let touches = play(&[
            finger(0.0, START),
            finger(0.1, far),
            finger(0.2, START),
            lifted(0.3, START),
        ]);
        assert_eq!(taps(&touches), 0);
        assert_eq!(
            touches[1],
            Touch::Drag {
                from: START,
                to: far,
                by: far - START
            }
        );
        assert_eq!(touches[3], Touch::Drop { from: START, to: START });
    }

    #[test]
    fn a_fast_drag_within_two_frames_never_taps() {
        let far = START + Vec2::new(30.0, 0.0);
        let touches = play(&[finger(0.0, START), lifted(0.1, far)]);
        assert_eq!(touches[1], Touch::Drop { from: START, to: far });
    }

    #[test]
    fn two_fingers_never_tap_whichever_is_lifted_first() {
        let touches = play(&[
            finger(0.0, START),
            two(0.1, 1.0),
            two(0.2, 1.1),
            // One finger is left, moves, and is lifted.
            finger(0.3, START),
            finger(0.4, START + Vec2::new(40.0, 0.0)),
            lifted(0.5, START),
            lifted(0.6, START),
        ]);
        assert_eq!(taps(&touches), 0);
        assert!(matches!(touches[2], Touch::Pinch(pinch) if pinch.zoom == 1.1));
        assert!(touches[3..].iter().all(|touch| *touch == Touch::Nothing), "{touches:?}");
    }

    #[test]
    fn after_two_fingers_a_new_one_taps_again() {
        let touches = play(&[
            two(0.0, 1.0),
            lifted(0.1, START),
            finger(0.2, START),
            lifted(0.3, START),
        ]);
        assert_eq!(touches[3], Touch::Tap(START));
    }

    #[test]
    fn a_pinch_ends_a_drag_without_a_drop() {
        let far = START + Vec2::new(30.0, 0.0);
        let touches = play(&[finger(0.0, START), finger(0.1, far), two(0.2, 1.0), lifted(0.3, far)]);
        assert!(!touches.iter().any(|touch| matches!(touch, Touch::Drop { .. })));
    }

    #[test]
    fn two_fingers_elsewhere_do_nothing_to_the_board() {
        let elsewhere = Hands {
            down: false,
            ..two(0.0, 1.3)
        };
        assert_eq!(play(&[elsewhere]), [Touch::Nothing]);
    }

    #[test]
    fn a_resting_finger_asks_once_and_then_does_not_tap() {
        let touches = play(&[
            finger(0.0, START),
            finger(0.3, START),
            finger(0.6, START),
            finger(0.9, START),
            lifted(1.0, START),
        ]);
        assert_eq!(touches[2], Touch::Hold(START));
        assert_eq!(
            touches.iter().filter(|touch| matches!(touch, Touch::Hold(_))).count(),
            1
        );
        assert_eq!(taps(&touches), 0);
        let mut gesture = Gesture::default();
        gesture.step(&finger(2.0, START));
        assert_eq!(gesture.patience(2.2), Some(HOLD - 0.2000000000000002));
    }
}
