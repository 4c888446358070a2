//! How long a link takes to read, whatever a stranger puts in it.
//!
//! `cargo bench --bench link` prints the slowest of some ten thousand, none longer than a link may be, and on Linux the
//! most memory that was ever in use.

#![allow(clippy::expect_used, reason = "a bench may stop at the first surprise")]

use data_encoding::BASE32_NOPAD;
use hoppel::game::link::Link;
use hoppel::game::{Game, NewPlayer, Setup, Start, StartFigure, StartTile, limits};
use hoppel::table::{Cell, Colour, Edition, Figure, Kind, Mark, Marks, Name, Place, PlayerId};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

/// The largest table a link can hold: packed it is small, because it is the same all over.
fn full() -> Link {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).expect("a fine name"),
        colour,
    };
    let players = vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)];
    let cells = (0..80).flat_map(|y| (0..50).filter_map(move |x| Cell::new(x, y)));
    let tiles: Vec<StartTile> = cells
        .map(|at| StartTile {
            at,
            marks: Marks::NONE.with(Mark::Nest),
        })
        .collect();
    let figure = StartFigure(Figure {
        player: PlayerId(1),
        kind: Kind::Follower,
        place: Place::Cell(Cell::default()),
        spot: "x".repeat(limits::TEXT),
    });
    let inside = |tile: &&StartTile| (1..49).contains(&tile.at.x()) && (1..79).contains(&tile.at.y());
    let start = Start {
        unpaid: tiles.iter().filter(inside).map(|tile| tile.at).take(500).collect(),
        tiles: Some(tiles),
        figures: vec![figure; limits::START_FIGURES],
        ..Start::default()
    };
    let setup = Setup {
        start,
        ..Setup::new(players, Edition::Hig)
    };
    Link::of(&Game::new(setup).expect("a sound set-up")).expect("between turns")
}

fn sealed(plain: &[u8]) -> String {
    let body = [&[1][..], &miniz_oxide::deflate::compress_to_vec(plain, 9)].concat();
    BASE32_NOPAD.encode(&[&crc32fast::hash(&body).to_le_bytes()[..], &body].concat())
}

/// Runs of which the quickest counts: the machine has other things to do.
const RUNS: usize = 3;

/// How long reading takes, and beginning the game if there is one; and whether there is.
fn timed(link: &str) -> (Duration, bool) {
    let run = |_| {
        let begun = Instant::now();
        let read = Link::read(link).is_ok_and(|link| Game::new(link.setup).is_ok());
        (begun.elapsed(), read)
    };
    (0..RUNS).map(run).min().unwrap_or_default()
}

fn report(name: &str, links: impl Iterator<Item = String>) {
    let mut worst = Duration::ZERO;
    let (mut all, mut sound) = (0, 0);
    for link in links.filter(|link| link.len() <= limits::LINK) {
        let (took, read) = timed(&link);
        worst = worst.max(took);
        all += 1;
        sound += usize::from(read);
    }
    println!("{name:<28} {all:>6} links, {sound:>5} of them tables, the slowest {worst:?}");
}

fn main() {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let written = full().write().expect("small enough when packed");
    let bytes = BASE32_NOPAD
        .decode(written.rsplit('#').next().unwrap_or_default().as_bytes())
        .expect("as it was written");
    let plain = miniz_oxide::inflate::decompress_to_vec(bytes.get(5..).unwrap_or_default()).expect("as it was packed");
    println!(
        "a full table: {} letters, {} bytes unpacked",
        written.len(),
        plain.len()
    );
    report("the full table", (0..100).map(|_| written.clone()));
    report(
        "the full table, altered",
        (0..5_000).map(|_| {
            let mut plain = plain.clone();
            for _ in 0..chance.random_range(1..=4) {
                let index = chance.random_range(0..plain.len());
                plain[index] = chance.random();
            }
            sealed(&plain)
        }),
    );
    report(
        "noise with a checksum",
        (0..5_000).map(|_| {
            let mut noise = vec![0; chance.random_range(0..2_500)];
            chance.fill(&mut noise[..]);
            sealed(&noise)
        }),
    );
    report(
        "one byte, unpacked",
        (0..=255).map(|byte| sealed(&vec![byte; limits::LINK_UNPACKED])),
    );
    report(
        "one byte, too much of it",
        (0..=255).map(|byte| sealed(&vec![byte; 2_000_000])),
    );
    if let Ok(status) = std::fs::read_to_string("/proc/self/status") {
        let most = status.lines().find(|line| line.starts_with("VmHWM"));
        println!("{}", most.unwrap_or_default());
    }
}
