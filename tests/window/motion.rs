//! What moves: it shows what happened, stops by itself, and stops at once when somebody goes on.

use egui::{Key, Vec2};
use hoppel::game::{Game, NewPlayer, Setup, Start, StartFigure, StartTile};
use hoppel::store::{Files, Store};
use hoppel::table::{Cell, Colour, Edition, Figure, Kind, Mark, Marks, Name, Place, PlayerId};
use hoppel_window_tests::{DESKTOP, Window};
use tempfile::TempDir;

/// A nest has just paid: two eggs for the last tile, and one for each follower on the others.
fn paid(size: Vec2, reduce_motion: bool) -> Window {
    let folder = TempDir::new().unwrap();
    let files = || Files::in_folder(folder.path().to_owned());
    let (mut store, _) = Store::open(files(), || ());
    store.remember(|remembered| remembered.preferences.reduce_motion = reduce_motion);
    drop(store);
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let nest = Cell::new(0, 0).unwrap();
    let tiles: Vec<Cell> = nest
        .nine()
        .into_iter()
        .filter(|cell| (cell.x(), cell.y()) != (1, 0))
        .collect();
    let tile = |at: &Cell| StartTile {
        at: *at,
        marks: if *at == nest {
            Marks::NONE.with(Mark::Nest)
        } else {
            Marks::NONE
        },
    };
    let follower = |(at, player): (&Cell, u8)| {
        StartFigure(Figure {
            player: PlayerId(player),
            kind: Kind::Follower,
            place: Place::Cell(*at),
            spot: String::new(),
        })
    };
    let game = Game::new(Setup {
        start: Start {
            tiles: Some(tiles.iter().map(tile).collect()),
            figures: tiles.iter().zip([0, 1].into_iter().cycle()).map(follower).collect(),
            ..Start::default()
        },
        ..Setup::new(
            vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)],
            Edition::Hig,
        )
    });
    let mut window = Window::open_game(size, files(), 7, Some(game.unwrap()));
    let names = window.names();
    let free = names.iter().find(|name| name.ends_with(", 1 right of the start tile"));
    let at = window.place(free.unwrap()).center();
    window.tap_at(at);
    window.tap("Pay the eggs");
    window
}

#[test]
fn eggs_fly_to_the_cards_and_then_nothing_moves() {
    let mut window = paid(DESKTOP, false);
    let names = window.names();
    assert!(names.iter().any(|name| name.starts_with("Ann: 6 eggs")), "{names:#?}");
    // Ten eggs, one after the other, are in the air for longer than anything else moves.
    assert!(window.moves());
    window.frames(20);
    assert!(!window.moves());
}

#[test]
fn the_next_tap_or_key_skips_it() {
    let mut window = paid(DESKTOP, false);
    window.strike(Key::Space);
    assert!(!window.moves());
}

#[test]
fn with_reduced_motion_nothing_flies() {
    let mut window = paid(DESKTOP, true);
    assert!(!window.moves());
}

#[test]
fn at_rest_nothing_is_painted() {
    let mut window = paid(DESKTOP, false);
    // As long as the news are told.
    window.frames(7 * 20);
    assert!(!window.is_restless());
}

/// The payment is undone in haste: Ann's six eggs and Bob's four go.
fn undone(reduce_motion: bool) -> Window {
    let mut window = paid(DESKTOP, reduce_motion);
    window.frames(20);
    let undo = window.place("Undo").center();
    window.tap_in_haste_at(undo, 3);
    window
}

#[test]
fn the_number_on_a_card_rolls_for_half_a_second_at_most() {
    let mut window = undone(false);
    assert_eq!(window.painted("6"), 0, "it rolls");
    assert_eq!(window.painted("0"), 0, "and has not come to rest");
    window.frames(8);
    assert_eq!(window.painted("0"), 2);
    assert!(!window.moves());
}

#[test]
fn the_next_tap_or_key_and_reduced_motion_let_the_number_jump() {
    let mut window = undone(false);
    window.strike(Key::Space);
    window.frames(1);
    assert_eq!(window.painted("0"), 2);
    assert_eq!(undone(true).painted("0"), 2);
}
