//! The history by pointer: a row a deed, with the sign of whoever did it, and mending that begins with the deed.

use egui::{Key, Modifiers};
use hoppel::game::{Action, Game};
use hoppel::store::Memory;
use hoppel::table::{Kind, Mark};
use hoppel_window_tests::sixty::{GAP, Hand, after, deploy, next_turn, place, sixty};
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
                "The nest at 1 right, 1 down of the start tile pays.",
                "Bob lays a tile at 2 right, 1 down of the start tile.",
                "Ann deploys a follower at 5 right of the start tile.",
                "Ann lays a tile at 5 right of the start tile.",
            ]
        );
    }
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
    let told = window.description("Cleo lays a tile at 5 right, 2 down of the start tile: spring.");
    assert_eq!(told.as_deref(), Some("Cleo gets 3 points for a spring tile."));
}

#[test]
fn mending_a_row_begins_with_its_deed() {
    let shelf = Shelf::default();
    let mut window = Window::open_game(PHONE, shelf.clone(), 7, Some(played()));
    window.press(Modifiers::COMMAND, Key::T);
    window.tap("Bob lays a tile at 2 right, 1 down of the start tile.");
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
