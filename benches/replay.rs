//! How long a full log takes to replay, whatever it holds, beside the reading of its own text in the same run.
//!
//! `cargo bench --bench replay` prints a line a log and fails where playing takes more than [`MOST`] times the reading:
//! reading grows with the text alone, so playing that grows faster than the log shows here.

#![allow(clippy::expect_used, reason = "a bench may stop at the first surprise")]

use hoppel::game::{file, limits};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The promise: playing a log takes at most so many times its reading.
const MOST: f64 = 4.0;

/// Runs of which the quickest counts.
const RUNS: usize = 5;

const HEAD: &str = r#"{"format":"hoppel-game","version":1,"edition":"hig","settings":{"revisit":"move"},"players":[{"name":"Ann","colour":"red"},{"name":"Bob","colour":"blue"}]"#;

/// A full log: `first`, then `again` as often as fits.
fn log(first: &[&str], again: &[&str]) -> String {
    let actions: Vec<&str> = first
        .iter()
        .chain(again.iter().cycle())
        .take(limits::ACTIONS)
        .copied()
        .collect();
    format!("{HEAD},\"actions\":[{}]}}", actions.join(","))
}

/// Logs that ask for what a slow table would look through again and again.
fn logs() -> Vec<(&'static str, String)> {
    let tile = r#"{"do":"place","at":[1,0],"marks":["bunny"]}"#;
    let deploy = r#"{"do":"deploy","kind":"follower","spot":"road","anyway":true}"#;
    let dragon = [r#"{"do":"dragon","to":[1,0]}"#, r#"{"do":"dragon","to":[0,0]}"#];
    let mut figures = vec![tile];
    figures.resize(
        limits::ACTIONS / 2,
        r#"{"do":"put","player":1,"kind":"barn","at":[1,0]}"#,
    );
    let there_and_back = "[1,0],[0,0],".repeat(30);
    let path = format!(
        r#"{{"do":"hop","path":[{}],"anyway":true}}"#,
        there_and_back.trim_end_matches(',')
    );
    let roll = r#"{"do":"roll","hops":1}"#;
    let to_the_phase = [tile, r#"{"do":"next"}"#, r#"{"do":"next"}"#];
    let hops = [roll, &path, roll, &path, r#"{"do":"phase"}"#];
    vec![
        ("points", log(&[], &[r#"{"do":"points","player":0,"points":1}"#])),
        ("20,000 figures deployed in one part", log(&[tile], &[deploy])),
        ("a dragon among 10,000 barns", log(&figures, &dragon)),
        ("hops of 60 cells", log(&to_the_phase, &hops)),
    ]
}

fn quickest<T>(mut run: impl FnMut() -> T) -> Duration {
    let times = (0..RUNS).map(|_| {
        let begun = Instant::now();
        std::hint::black_box(run());
        begun.elapsed()
    });
    times.min().unwrap_or_default()
}

fn main() -> ExitCode {
    let mut kept = true;
    for (name, text) in logs() {
        let reading = quickest(|| file::read(text.as_bytes()).expect("a sound file"));
        let both = quickest(|| file::play(text.as_bytes()).expect("actions that fit"));
        let ratio = both.saturating_sub(reading).as_secs_f64() / reading.as_secs_f64();
        kept &= ratio <= MOST;
        println!("{name:36} read {reading:>9.2?}   read and played {both:>9.2?}   playing / reading {ratio:.2}");
    }
    if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
