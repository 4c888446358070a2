//! A screen that does not go dark while a game is open.
//!
//! The system is asked in a thread of its own: it may take its time to answer, and Windows wants the request kept by the
//! thread that made it.

use crate::words::Words;
use keepawake::{Builder, KeepAwake};
use std::sync::mpsc;
use std::thread;

/// What is told whether a game is open, and keeps the screen awake meanwhile.
pub(super) fn keeper(words: &Words) -> impl FnMut(bool) + use<> {
    let (program, reason) = (words.say("home-title"), words.say("awake-reason"));
    let (tell, told) = mpsc::channel();
    let keep = move || {
        let mut kept: Option<KeepAwake> = None;
        for open in told {
            drop(kept.take());
            if open {
                kept = ask(&program, &reason);
            }
        }
    };
    if let Err(error) = thread::Builder::new().name("awake".into()).spawn(keep) {
        log::warn!("the screen may go dark: {error}");
    }
    move |open| {
        // Without the thread nobody listens, which has been said.
        let _ = tell.send(open);
    }
}

fn ask(program: &str, reason: &str) -> Option<KeepAwake> {
    let mut request = Builder::default();
    request
        .display(true)
        .reason(reason)
        .app_name(program)
        .app_reverse_domain(program);
    let asked = request.create();
    asked
        .inspect_err(|error| log::warn!("the screen may go dark: {error}"))
        .ok()
}
