//! A program that is killed at any moment.

use super::{Playing, open, result};
use hoppel::store::Files;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

/// The environment variable by which a process learns that it is to play until it is killed, and where.
const PLAY_IN: &str = "HOPPEL_TEST_PLAY_IN";

/// Plays without end, and tells each step that the store has acknowledged. Does nothing but in a process of its own.
#[test]
fn a_game_that_never_ends() {
    let Some(place) = std::env::var_os(PLAY_IN) else {
        return;
    };
    let mut playing = Playing::begin(Files::in_folder(place.into()));
    for x in 1..1000 {
        let ticket = playing.tile();
        assert_eq!(result(&mut playing.store, ticket), Ok(()));
        println!("\nacknowledged {x}");
    }
}

/// How often the program is killed.
const ROUNDS: usize = 20;

#[test]
fn killing_the_program_loses_no_acknowledged_step() {
    for round in 0..ROUNDS {
        let folder = TempDir::new().unwrap();
        let mut player = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "killed::a_game_that_never_ends", "--nocapture"])
            .env(PLAY_IN, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let told = BufReader::new(player.stdout.take().unwrap())
            .lines()
            .map_while(Result::ok);
        let mut steps = told.filter_map(|line| line.strip_prefix("acknowledged ")?.parse::<usize>().ok());
        // Not always at the same place: somewhere in one of the first writes after this step.
        let acknowledged = steps.nth(5 + 7 * (round % 20)).unwrap();
        sleep(Duration::from_micros(317 * round as u64));
        player.kill().unwrap();
        player.wait().unwrap();
        let acknowledged = steps.last().unwrap_or(acknowledged);
        let (shelf, troubles) = open(Files::in_folder(folder.path().to_owned())).shelf();
        assert_eq!(troubles, []);
        assert!(
            shelf[0].tiles > acknowledged,
            "{} tiles of {acknowledged}",
            shelf[0].tiles
        );
    }
}
