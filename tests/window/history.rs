//! The history by pointer: a row a deed, with the sign of whoever did it, and mending that begins with the deed.

use egui::{Key, Modifiers, Rect, Vec2};
use hoppel::game::{Action, Game, NewPlayer, Rolled, RolledBy, Setup, StartFigure, StartTile};
use hoppel::store::Memory;
use hoppel::table::{Colour, Edition, Figure, Kind, Mark, Marks, Name, Place};
use hoppel_window_tests::sixty::{ANN, BOB, GAP, Hand, after, cell, deploy, next_turn, place, sixty};
use hoppel_window_tests::{DESKTOP, PHONE, Shelf, Window, kept_game};

/// Ann lays a tile and puts a follower on it, Bob goes on and closes a nest, which pays, and then just goes on.
fn played() -> Game {
    let anns = [vec![place((5, 0), &[])], vec![deploy(Kind::Follower)]];
    let bobs = [next_turn(GAP, &[]), vec![Action::Next; 2], vec![Action::Next]];
    after(sixty(&[]), [anns.to_vec(), bobs.to_vec()].concat())
}

/// The rows of the list from the top, which are the latest.
fn rows(window: &Window) -> Vec<String> {
    let controls = window.controls().into_iter();
    controls
        .map(|(name, _)| name)
        .filter(|name| name.ends_with('.'))
        .collect()
}

#[test]
fn going_on_is_no_row_unless_something_came_of_it() {
    for size in [PHONE, DESKTOP] {
        let mut window = Window::open_game(size, Memory::default(), 7, Some(played()));
        window.press(Modifiers::COMMAND, Key::T);
        assert_eq!(
            rows(&window),
            [
                "The nest 1 right and 1 below the start tile pays.",
                "Bob lays a tile 2 right and 1 below the start tile.",
                "Ann deploys a follower 5 right of the start tile.",
                "Ann lays a tile 5 right of the start tile.",
            ]
        );
    }
}

#[test]
fn a_nest_that_pays_is_told_in_a_line_for_each_player() {
    let mut window = Window::open_game(PHONE, Memory::default(), 7, Some(played()));
    window.press(Modifiers::COMMAND, Key::T);
    let pays = "The nest 1 right and 1 below the start tile pays.";
    let told = window.description(pays).unwrap();
    let lines: Vec<&str> = told.lines().collect();
    let names: Vec<&str> = lines.iter().filter_map(|line| line.split(' ').next()).collect();
    let mut each = names.clone();
    each.sort_unstable();
    each.dedup();
    assert!(each.len() > 1 && each.len() == names.len(), "{told}");
    // Whoever gets eggs for several things is told of all of them in his line.
    assert!(told.matches(" gets ").count() > lines.len(), "{told}");
    window.tap(pays);
    window.must_see(&told);
}

#[test]
fn what_a_spring_tile_brings_stands_with_it() {
    use hoppel::table::Expansion;
    let spring = vec![place((5, 0), &[Mark::Spring, Mark::Garden])];
    let beside = vec![place((5, 1), &[Mark::Garden])];
    let nexts = vec![Action::Next; 3];
    let next = next_turn((5, 2), &[Mark::Spring]);
    let last = next_turn((6, 2), &[]);
    let game = after(
        sixty(&[Expansion::Spring]),
        [spring, [nexts, beside].concat(), next, last],
    );
    let mut window = Window::open_game(PHONE, Memory::default(), 7, Some(game));
    window.press(Modifiers::COMMAND, Key::T);
    let told = window.description("Cleo lays a tile 5 right and 2 below the start tile: spring.");
    assert_eq!(told.as_deref(), Some("Cleo gets 3 points for a spring tile."));
}

#[test]
fn mending_a_row_begins_with_its_deed() {
    let shelf = Shelf::default();
    let mut window = Window::open_game(PHONE, shelf.clone(), 7, Some(played()));
    window.press(Modifiers::COMMAND, Key::T);
    window.tap("Bob lays a tile 2 right and 1 below the start tile.");
    window.tap("Mend this");
    // Nothing else was done in that step, though the turn before was gone on from.
    assert!(
        !rows(&window).iter().any(|row| row.contains("scored")),
        "{:?}",
        rows(&window)
    );
    window.tap("bunny");
    window.tap("Accept");
    let marks = kept_game(&shelf).table().marks(hoppel_window_tests::sixty::cell(GAP));
    assert!(marks.has(Mark::Bunny));
}

#[test]
fn the_list_is_where_it_was_after_a_step_was_looked_at_and_begins_at_its_top_when_it_is_opened() {
    let steps = (5..30).map(|x| next_turn((x, 0), &[]));
    let begun = after(sixty(&[]), [vec![place((0, 4), &[])]]);
    let mut hand = Hand::at(after(begun, steps));
    hand.tap("Menu");
    hand.tap("History");
    let top = rows(&hand.window)[0].clone();
    let height = hand.window.place(&top).top();
    hand.window.wheel(-900.0);
    hand.window.wait();
    let low = rows(&hand.window)
        .into_iter()
        .find(|name| hand.window.place(name).top() > 300.0)
        .unwrap();
    let before = hand.window.place(&low).top();
    hand.tap(&low);
    hand.tap("Back to the history");
    assert_eq!(hand.window.place(&low).top(), before);
    hand.window.press(Modifiers::NONE, Key::Escape);
    hand.tap("Menu");
    hand.tap("History");
    assert_eq!(hand.window.place(&top).top(), height);
}

/// A bunny phase on nine tiles, the bunny in the middle and Ann's follower above it: Ann hops where she gets nothing, then
/// Bob hops on.
fn hopped() -> Game {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)];
    let mut setup = Setup::new(players, Edition::Hig);
    let marks = Marks::NONE;
    setup.start.tiles = Some(cell((0, 0)).nine().map(|at| StartTile { at, marks }).to_vec());
    setup.start.bunny = Some(cell((0, 0)));
    let figure = Figure {
        player: ANN,
        kind: Kind::Follower,
        place: Place::Cell(cell((0, -1))),
        spot: String::new(),
    };
    setup.start.figures = vec![StartFigure(figure)];
    let roll = |hops| Action::Roll {
        rolled: Rolled::Hops(hops),
        by: Some(RolledBy::Hand),
    };
    let hop = |path: &[(i64, i64)]| Action::Hop {
        path: path.iter().map(|at| cell(*at)).collect(),
    };
    let phase = Action::Phase { first: None };
    let moves = [roll(2), hop(&[(1, 0), (1, -1)]), roll(1), hop(&[(0, -1)])];
    after(
        Game::new(setup).unwrap(),
        [phase].into_iter().chain(moves).map(|action| vec![action]),
    )
}

#[test]
fn a_hop_of_the_past_is_given_another_way_on_the_board_of_that_moment() {
    for size in [PHONE, Vec2::new(640.0, 360.0), DESKTOP] {
        let shelf = Shelf::default();
        let mut window = Window::open_game(size, shelf.clone(), 7, Some(hopped()));
        window.press(Modifiers::COMMAND, Key::T);
        let row = window.starting("Ann moves the bunny → ↑");
        window.tap(&row);
        window.tap("Mend this");
        // The way that was recorded is shown until another one is picked.
        window.must_see("Tap where the bunny went instead");
        assert!(window.is_on("→ ↑: no eggs"), "{:?}", window.names());
        // A tap on its end shows the next way there, which leads past Ann's follower.
        let end = window.place(&window.cell(1, -1)).center();
        window.tap_at(end);
        assert!(window.is_on("↑ →: Ann +1"));
        let end = window.place(&window.cell(-1, -1)).center();
        window.tap_at(end);
        window.tap("It went ↑ ←");
        window.must_see("Ann 1 → 2 eggs");
        window.must_see("Kept, although it now breaks a rule:");
        window.tap("Another way");
        window.tap_at(window.place(&window.cell(1, -1)).center());
        window.tap("It went ↑ →");
        window.tap("Accept");
        let path = vec![cell((0, -1)), cell((1, -1))];
        let mended = kept_game(&shelf);
        assert_eq!(mended.actions()[2].action, Action::Hop { path });
        window.press(Modifiers::COMMAND, Key::Z);
        assert_eq!(
            kept_game(&shelf).actions(),
            hopped().actions(),
            "it is one step of undo"
        );
    }
}

#[test]
fn what_a_mend_changes_is_pointed_to_where_it_is_out_of_sight() {
    let mut window = Window::open_game(Vec2::new(640.0, 360.0), Memory::default(), 7, Some(hopped()));
    window.press(Modifiers::COMMAND, Key::T);
    let row = window.starting("Ann moves the bunny → ↑");
    window.tap(&row);
    window.tap("Mend this");
    window.must_see("Tap where the bunny went instead");
    assert_eq!(window.stretched(), [""; 0]);
    window.tap_at(window.place(&window.cell(-1, -1)).center());
    window.tap("It went ↑ ←");
    assert_eq!(window.arrows_down(), 1);
    window.wheel_over("Another way", -10_000.0);
    window.wait();
    assert_eq!(window.arrows_down(), 0, "there is no more");
}

#[test]
fn a_hop_or_roll_that_did_not_happen_leaves_the_others_their_moves() {
    for (row, left) in [("Ann moves the bunny → ↑", 2), ("Ann rolls 2 hops", 1)] {
        let shelf = Shelf::default();
        let mut window = Window::open_game(PHONE, shelf.clone(), 7, Some(hopped()));
        window.press(Modifiers::COMMAND, Key::T);
        let row = window.starting(row);
        window.tap(&row);
        window.tap("Mend this");
        window.tap("This did not happen");
        window.tap("Accept");
        let game = kept_game(&shelf);
        let actions: Vec<Action> = game.actions().iter().map(|recorded| recorded.action.clone()).collect();
        let was: Vec<Action> = hopped()
            .actions()
            .iter()
            .map(|recorded| recorded.action.clone())
            .collect();
        assert_eq!(actions[left], Action::Pass);
        assert_eq!(actions[left + 1..], was[3..], "Bob's roll and hop");
        window.press(Modifiers::COMMAND, Key::T);
        window.starting("Bob moves the bunny");
    }
}

#[test]
fn what_no_longer_fits_is_told_as_it_was_and_why_as_it_is_then() {
    let mut window = Window::open_game(PHONE, Memory::default(), 7, Some(hopped()));
    window.press(Modifiers::COMMAND, Key::T);
    let row = window.starting("A bunny phase is held late");
    window.tap(&row);
    window.tap("Mend this");
    window.tap("This did not happen");
    window.must_see("Left out, because it is impossible now:");
    let bobs = window.starting("Bob rolls");
    let why = window.description(&bobs);
    assert_eq!(why.as_deref(), Some("At that moment Ann is to lay a tile."));
}

#[test]
fn whose_egg_was_eaten_is_mended() {
    let shelf = Shelf::default();
    let adjust = |player| Action::Adjust {
        player,
        eggs: 1,
        why: String::new(),
    };
    let game = after(sixty(&[]), [ANN, BOB].map(|player| vec![adjust(player)]));
    let game = after(game, [vec![Action::Eat { player: ANN, eggs: 1 }]]);
    let mut window = Window::open_game(PHONE, shelf.clone(), 7, Some(game));
    window.press(Modifiers::COMMAND, Key::T);
    window.tap("Ann eats 1 egg.");
    window.tap("Mend this");
    window.tap("Bob");
    window.tap("Accept");
    assert_eq!(
        kept_game(&shelf).actions()[2].action,
        Action::Eat { player: BOB, eggs: 1 }
    );
}

#[test]
fn as_it_was_then_nothing_is_cut() {
    for size in [PHONE, Vec2::new(640.0, 360.0), DESKTOP] {
        let mut window = Window::open_game(size, Memory::default(), 7, Some(played()));
        window.press(Modifiers::COMMAND, Key::T);
        let row = window.starting("The nest 1 right and 1 below the start tile pays");
        let told = window.description(&row).unwrap();
        window.tap(&row);
        window.wait();
        let controls = window.controls();
        let tiles: Vec<Rect> = controls
            .into_iter()
            .filter(|(name, _)| name.ends_with("the start tile"))
            .map(|(_, place)| place)
            .collect();
        assert_eq!(tiles.len(), 62, "in {size}");
        for tile in tiles {
            assert!((tile.width() - tile.height()).abs() < 0.5, "{tile} in {size}");
        }
        // What followed is read without scrolling.
        let board = window.place("1 left and 4 above the start tile").top();
        let words = window.place(&told);
        assert!(
            size.x > size.y || words.bottom() <= board,
            "{words} above {board} in {size}"
        );
    }
}
