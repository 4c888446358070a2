//! Taps that came too soon: a control whose meaning has just changed is not what they were meant for.

use egui::Context;
use std::collections::BTreeMap;

/// How long a control must have had its meaning, in seconds, before a tap on it counts.
pub const SETTLED: f64 = 0.35;

/// What each control means, and since when.
#[derive(Clone, Debug, Default)]
pub struct Guard {
    controls: BTreeMap<String, Control>,
}

#[derive(Clone, Debug)]
struct Control {
    meaning: String,
    /// When it came to mean that, by [`egui::InputState::time`].
    since: f64,
    /// The last frame in which it was shown.
    frame: u64,
}

impl Guard {
    /// Whether a tap on that control counts by now. To be asked in every frame in which the control is shown: one that
    /// was away has just got its meaning.
    pub fn admits(&mut self, ctx: &Context, control: &str, meaning: &str) -> bool {
        let now = ctx.input(|input| input.time);
        self.admits_at(now, ctx.cumulative_frame_nr(), control, meaning)
    }

    fn admits_at(&mut self, now: f64, frame: u64, control: &str, meaning: &str) -> bool {
        let known = self.controls.entry(control.to_owned()).or_insert_with(|| Control {
            meaning: String::new(),
            since: now,
            frame: 0,
        });
        if known.meaning != meaning || known.frame + 1 < frame {
            meaning.clone_into(&mut known.meaning);
            known.since = now;
        }
        known.frame = frame;
        now - known.since >= SETTLED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_whose_meaning_has_just_changed_ignores_taps() {
        let mut guard = Guard::default();
        assert!(!guard.admits_at(10.0, 1, "main", "Pay"), "it has just come");
        assert!(!guard.admits_at(10.3, 2, "main", "Pay"));
        assert!(guard.admits_at(10.4, 3, "main", "Pay"));
        assert!(!guard.admits_at(10.5, 4, "main", "Bob"), "it has just changed");
        assert!(guard.admits_at(10.9, 5, "main", "Bob"));
        assert!(!guard.admits_at(11.0, 8, "main", "Bob"), "it was away");
    }

    #[test]
    fn controls_do_not_disturb_each_other() {
        let mut guard = Guard::default();
        guard.admits_at(0.0, 1, "main", "Pay");
        guard.admits_at(0.0, 1, "nest", "on");
        assert!(!guard.admits_at(1.0, 2, "nest", "off"));
        assert!(guard.admits_at(1.0, 2, "main", "Pay"));
    }
}
