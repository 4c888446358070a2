//! Whole evenings by pointer, from the set-up to the finish: one by the original edition, one with The Spring and The
//! Festival. What was written is then replayed, to what the screen shows.

use egui::Vec2;
use hoppel::table::{BunnyHome, Edition, Expansion, Mark, Step};
use hoppel_window_tests::three::{as_replayed, finish, is_way, tap, tap_cell, three_players_with, written};
use hoppel_window_tests::{DESKTOP, PHONE, Window};
use serde_json::json;
use tempfile::TempDir;

/// A real die shows that; the bunny hops to the cell, which is where the way ends.
fn hop(window: &mut Window, face: u8, to: (i64, i64), way: &str) {
    tap(window, &format!("A real die shows {face}"));
    tap_cell(window, to.0, to.1);
    tap(window, &format!("Hop {way}"));
}

#[test]
fn an_evening_by_the_original_edition() {
    for size in [PHONE, DESKTOP] {
        by_the_original_edition(size);
    }
}

fn by_the_original_edition(size: Vec2) {
    let folder = TempDir::new().unwrap();
    let mut window = three_players_with(size, &folder, &["Original"]);

    // The bunny comes to the nest tile. Ann's follower stands there, Bob's and Cleo's beside it.
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "nest");
    window.must_see("nest, 1 of 8 around, the bunny, 1 right of the start tile");
    tap(&mut window, "follower");
    tap_cell(&mut window, 2, 0);
    tap(&mut window, "follower");
    for (x, y) in [(1, -1), (2, -1), (0, -1)] {
        tap_cell(&mut window, x, y);
    }
    tap_cell(&mut window, 1, 1);
    tap(&mut window, "follower");

    // Ann lays a bunny tile: the bunny stays where it is, and hops before anything is scored.
    tap_cell(&mut window, 0, 1);
    tap(&mut window, "bunny");
    window.must_see("bunny, 1 below the start tile");
    tap(&mut window, "The bunny hops: Ann rolls");
    hop(&mut window, 1, (2, 0), "→");
    window.must_see("Bob +1");
    hop(&mut window, 2, (1, -1), "↑ ←");
    hop(&mut window, 3, (0, 1), "← ↓ ↓");
    window.must_see("Ann scores");
    assert_eq!(written(folder.path()).1.table().turn.step, Step::Scoring);
    // Now something is scored, and Cleo's follower goes home.
    tap_cell(&mut window, 1, 1);
    window.must_see("Cleo's follower is home again; Undo puts it back.");

    // Bob closes the nest. It pays after the scoring.
    tap_cell(&mut window, 2, 1);
    window.must_see("A nest is complete");
    tap(&mut window, "Pay the eggs");
    window.must_see("Ann +1 · Bob +3");

    finish(&mut window, &[], [31, 40, 35]);
    window.must_see("By the original edition");
    let places = ["1. Bob", "2. Ann", "3. Cleo"].map(|place| window.value(place).unwrap());
    assert_eq!(places, ["50", "36", "35"]);
    let replayed = as_replayed(window, &folder);
    assert_eq!(replayed["bonus"], json!([5, 10, 0]));
    assert_eq!(replayed["points"], json!([31, 40, 35]));
    let game = written(folder.path()).1;
    assert_eq!(game.setup().edition, Edition::Original);
    assert_eq!(game.table().settings.bunny_home, BunnyHome::NestTile);
}

#[test]
fn an_evening_with_the_spring_and_the_festival() {
    for size in [PHONE, DESKTOP] {
        with_the_spring_and_the_festival(size);
    }
}

fn with_the_spring_and_the_festival(size: Vec2) {
    let folder = TempDir::new().unwrap();
    let mut window = three_players_with(size, &folder, &["The Spring", "The Festival"]);
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "nest");
    tap(&mut window, "follower");
    tap_cell(&mut window, 0, 1);
    tap(&mut window, "follower");

    // Cleo's spring tile: the tile with Bob's follower has a garden.
    tap_cell(&mut window, 1, 1);
    tap(&mut window, "spring");
    window.must_see("Which neighbours have a garden? Tap them.");
    tap_cell(&mut window, 0, 1);

    // Ann's festival tile gives her follower back.
    tap_cell(&mut window, 2, 0);
    window.must_see("Cleo gets 3 points for a spring tile.");
    tap(&mut window, "festival");
    window.must_see("A figure, or one taken back (tap it), or neither.");
    tap_cell(&mut window, 1, 0);
    tap(&mut window, "Take Ann's follower back");

    // Beside Bob's statue Cleo deploys two.
    tap_cell(&mut window, 2, 1);
    tap(&mut window, "statue");
    tap_cell(&mut window, 3, 1);
    tap(&mut window, "follower");
    tap(&mut window, "follower");
    window.must_see("On what does the second figure stand?");
    tap(&mut window, "road");

    // Ann's spring tile counts a garden that nobody had marked, and her festival brings nothing.
    tap_cell(&mut window, 1, -1);
    tap(&mut window, "spring");
    tap_cell(&mut window, 0, 0);
    tap_cell(&mut window, 2, -1);
    window.must_see("Ann gets 3 points for a spring tile.");
    tap(&mut window, "festival");

    // Cleo closes the nest, with a bunny tile: it pays, and then the bunny hops.
    tap_cell(&mut window, 0, -1);
    tap(&mut window, "bunny");
    window.must_see("A nest is complete");
    tap(&mut window, "Pay the eggs");
    window.must_see("Bob +1 · Cleo +2");
    for name in ["Cleo", "Ann", "Bob"] {
        window.must_see(&format!("{name} rolls"));
        tap(&mut window, "Roll");
        let way = window.names().into_iter().find(|name| is_way(name));
        tap(&mut window, &way.expect("the best way is listed"));
        let hop = window.starting("Hop ");
        tap(&mut window, &hop);
    }
    window.must_see("Cleo's turn is over");

    // One of Cleo's eggs has been eaten. The track has the spring's points, and others.
    finish(&mut window, &["Fewer: Cleo", "1 was eaten"], [20, 31, 25]);
    let replayed = as_replayed(window, &folder);
    assert_eq!(replayed["points"], json!([20, 31, 25]));
    assert_eq!(replayed["eggs"][2]["eaten"], 1);
    let game = written(folder.path()).1;
    let table = game.table();
    for expansion in [Expansion::Spring, Expansion::Festival] {
        assert!(table.expansions.contains(&expansion));
    }
    let gardens = table.tiles.values().filter(|tile| tile.marks.has(Mark::Garden));
    assert_eq!(gardens.count(), 2);
    let figures: Vec<u8> = table.figures.iter().map(|(_, figure)| figure.player.0).collect();
    assert_eq!(figures, [1, 2, 2], "Ann's is back, Cleo has two");
    // What the spring gave is no part of what the track adds.
    let events = replayed["events"].as_array().unwrap();
    let points = |why: &str| -> Vec<(i64, i64)> {
        let of = events
            .iter()
            .filter(|event| event["event"] == "points" && event["why"] == why);
        of.map(|event| (event["player"].as_i64().unwrap(), event["points"].as_i64().unwrap()))
            .collect()
    };
    assert_eq!(points("spring"), [(2, 3), (0, 3)]);
    assert_eq!(points("entered"), [(0, 17), (1, 31), (2, 22)]);
}
