//! A search that takes longer than a frame has: on a thread of its own, and in the browser a slice a frame.

use crate::hops::{Advice, Progress, STATES, Search};
use egui::Context;
use std::time::Duration;
use web_time::Instant;

/// What a frame gives a search at most.
const SLICE: Duration = Duration::from_millis(4);
/// So many states are worked out between two looks at the clock, or at whether anybody still waits.
const STRIDE: usize = 64;

/// Searches on for a slice of time. The slice sets the pace, never what is found.
pub fn work(search: &mut Search) -> Option<Vec<Advice>> {
    let begun = Instant::now();
    while begun.elapsed() < SLICE {
        if let Some(advice) = step(search) {
            return Some(advice);
        }
    }
    None
}

fn step(search: &mut Search) -> Option<Vec<Advice>> {
    match search.step(STRIDE) {
        Progress::Looking => None,
        Progress::Done(advice) => Some(advice),
    }
}

/// How much is done, 0 to 1, of what is done at most.
fn done(states: usize) -> f32 {
    (states as f32 / STATES as f32).min(1.0)
}

#[cfg(not(target_arch = "wasm32"))]
pub use native::Searching;
#[cfg(target_arch = "wasm32")]
pub use web::Searching;

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use super::{Advice, Context, Duration, Search, done, step};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::{Receiver, channel};
    use std::thread::Builder;

    /// How often it is seen how far the search has come.
    const GLANCE: Duration = Duration::from_millis(100);

    /// A search on a thread of its own, which ends when nobody waits for it any more.
    pub struct Searching {
        states: Arc<AtomicUsize>,
        found: Receiver<Vec<Advice>>,
    }

    impl Searching {
        /// Goes on with a search.
        pub fn begin(mut search: Search, ctx: &Context) -> Self {
            let (sender, found) = channel();
            let states = Arc::new(AtomicUsize::new(search.states()));
            let waited_for = Arc::downgrade(&states);
            let repainted = ctx.clone();
            let search_on = move || {
                while let Some(states) = waited_for.upgrade() {
                    if let Some(advice) = step(&mut search) {
                        if sender.send(advice).is_ok() {
                            repainted.request_repaint();
                        }
                        return;
                    }
                    states.store(search.states(), Ordering::Relaxed);
                }
            };
            if let Err(error) = Builder::new().name("hints".to_owned()).spawn(search_on) {
                log::warn!("no thread for hints: {error}");
            }
            ctx.request_repaint_after(GLANCE);
            Self { states, found }
        }

        /// What was found, if it was.
        pub fn look(&self, ctx: &Context) -> Option<Vec<Advice>> {
            let found = self.found.try_recv().ok();
            if found.is_none() {
                ctx.request_repaint_after(GLANCE);
            }
            found
        }

        /// How much is done, 0 to 1, of what is done at most.
        pub fn done(&self) -> f32 {
            done(self.states.load(Ordering::Relaxed))
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod web {
    use super::{Advice, Context, Search, done, work};

    /// A search that each frame goes on with.
    pub struct Searching {
        search: Search,
    }

    impl Searching {
        /// Goes on with a search.
        pub fn begin(search: Search, ctx: &Context) -> Self {
            ctx.request_repaint();
            Self { search }
        }

        /// Searches on for a slice; what was found, if it was.
        pub fn look(&mut self, ctx: &Context) -> Option<Vec<Advice>> {
            let found = work(&mut self.search);
            if found.is_none() {
                ctx.request_repaint();
            }
            found
        }

        /// How much is done, 0 to 1, of what is done at most.
        pub fn done(&self) -> f32 {
            done(self.search.states())
        }
    }
}
