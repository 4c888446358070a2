//! The board by keyboard alone: a cursor that is always seen and says where it is.

use egui::{Key, Modifiers, Rect, Vec2};
use hoppel::game::{Action, Game, NewPlayer, Rolled, RolledBy, Setup, Start, StartTile};
use hoppel::store::{Memory, Store, TextSize};
use hoppel::table::{Cell, Colour, Edition, Mark, Marks, Name};
use hoppel_window_tests::sixty::{after, place};
use hoppel_window_tests::three::is_way;
use hoppel_window_tests::{DESKTOP, PHONE, Shelf, Window};

/// A window with a game of two on these tiles, begun half-way.
fn window(size: egui::Vec2, tiles: &[(i64, i64)]) -> Window {
    Window::open_game(size, Memory::default(), 7, Some(game(tiles)))
}

/// That game.
fn game(tiles: &[(i64, i64)]) -> Game {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let tile = |(x, y): &(i64, i64)| StartTile {
        at: Cell::new(*x, *y).unwrap(),
        marks: Marks::NONE,
    };
    let players = vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)];
    let setup = Setup {
        start: Start {
            tiles: Some(tiles.iter().map(tile).collect()),
            ..Start::default()
        },
        ..Setup::new(players, Edition::Hig)
    };
    Game::new(setup).unwrap()
}

fn press(window: &mut Window, keys: &[Key]) {
    for key in keys {
        window.press(Modifiers::NONE, *key);
    }
}

fn focused(window: &Window) -> String {
    window
        .focused()
        .unwrap_or_else(|| panic!("the keyboard is on none of {:#?}", window.names()))
}

#[test]
fn arrow_keys_move_over_the_cells_and_enter_taps() {
    let mut window = window(PHONE, &[(0, 0)]);
    press(&mut window, &[Key::ArrowRight]);
    assert!(focused(&window).ends_with("the start tile"), "{}", focused(&window));
    let about = window.description(&focused(&window));
    assert_eq!(
        about.as_deref(),
        Some("free place above, to the right, below and to the left")
    );
    press(&mut window, &[Key::ArrowRight]);
    assert!(
        focused(&window).ends_with(", 1 right of the start tile"),
        "{}",
        focused(&window)
    );
    press(&mut window, &[Key::Enter]);
    window.must_see("Next: Bob");
    // The tile just laid has the cursor; Home comes back to it from anywhere.
    let laid = focused(&window);
    let about = window.description(&laid);
    assert_eq!(about.as_deref(), Some("free place above, to the right and below"));
    assert!(laid.ends_with(", 1 right of the start tile"), "{laid}");
    press(&mut window, &[Key::ArrowLeft, Key::ArrowUp]);
    assert!(
        focused(&window).ends_with(", 1 above the start tile"),
        "{}",
        focused(&window)
    );
    press(&mut window, &[Key::Home]);
    assert_eq!(focused(&window), laid);
}

#[test]
fn on_a_turned_board_the_arrows_go_where_they_point() {
    let mut window = window(DESKTOP, &[(0, 0)]);
    window.tap("Turn the board");
    press(&mut window, &[Key::ArrowUp]);
    let start = window.place(&focused(&window)).center();
    press(&mut window, &[Key::ArrowUp]);
    let above = window.place(&focused(&window)).center();
    assert!(
        above.y < start.y - 40.0 && (above.x - start.x).abs() < 1.0,
        "{above} {start}"
    );
}

#[test]
fn the_camera_follows_the_cursor() {
    let row: Vec<(i64, i64)> = (0..30).map(|x| (x, 0)).collect();
    let mut window = window(PHONE, &row);
    press(&mut window, &[Key::Home]);
    for _ in 0..30 {
        press(&mut window, &[Key::ArrowRight]);
        let place = window.place(&focused(&window));
        assert!(place.width() >= 43.9 && place.height() >= 43.9, "{place}");
        assert!(place.min.x >= -0.1 && place.max.x <= PHONE.x + 0.1, "{place}");
    }
    assert!(
        focused(&window).ends_with(", 30 right of the start tile"),
        "{}",
        focused(&window)
    );
}

#[test]
fn plus_minus_and_nought_go_nearer_farther_and_show_all() {
    let mut window = window(DESKTOP, &[(0, 0)]);
    press(&mut window, &[Key::Home]);
    let cell = focused(&window);
    let whole = window.place(&cell);
    press(&mut window, &[Key::Plus]);
    let near = window.place(&cell);
    assert!(near.width() > whole.width() * 1.2, "{near} {whole}");
    press(&mut window, &[Key::Minus, Key::Minus]);
    assert!(window.place(&cell).width() < whole.width() * 0.9);
    press(&mut window, &[Key::Num0]);
    assert!((window.place(&cell).width() - whole.width()).abs() < 0.1);
}

#[test]
fn going_nearer_the_cursor_stays_in_view() {
    let mut window = window(PHONE, &[(0, 0), (1, 0), (2, 0), (3, 0)]);
    press(
        &mut window,
        &[Key::Home, Key::ArrowRight, Key::ArrowRight, Key::ArrowRight],
    );
    press(&mut window, &[Key::Plus, Key::Plus, Key::Plus]);
    let place = window.place(&focused(&window));
    assert!(place.width() > 100.0 && place.max.x <= PHONE.x + 0.1, "{place}");
}

#[test]
fn the_tab_key_comes_to_the_board_once_and_goes_on() {
    let mut window = window(DESKTOP, &[(0, 0), (1, 0), (2, 0)]);
    let mut cells = 0;
    let mut seen = Vec::new();
    for _ in 0..30 {
        press(&mut window, &[Key::Tab]);
        let now = focused(&window);
        if seen.contains(&now) {
            break;
        }
        cells += usize::from(now.ends_with("the start tile"));
        seen.push(now);
    }
    assert_eq!(cells, 1, "{seen:?}");
    assert!(seen.len() > 3, "{seen:?}");
}

#[test]
fn a_tap_puts_the_cursor_there_and_hides_it() {
    let mut window = window(PHONE, &[(0, 0)]);
    press(&mut window, &[Key::ArrowRight]);
    let names = window.names();
    let right = names.iter().find(|name| name.ends_with(", 1 right of the start tile"));
    let at = window.place(right.unwrap()).center();
    window.tap_at(at);
    assert_eq!(window.focused(), None);
    press(&mut window, &[Key::ArrowRight]);
    assert!(
        focused(&window).ends_with(", 1 right of the start tile"),
        "{}",
        focused(&window)
    );
}

#[test]
fn the_screen_stays_awake_while_a_game_is_open() {
    let mut window = window(PHONE, &[(0, 0)]);
    assert!(window.stays_awake());
    window.press(Modifiers::COMMAND, Key::H);
    assert!(!window.stays_awake());
}

/// A phone that lies.
const LYING: Vec2 = Vec2::new(640.0, 360.0);

/// Goes round by the Tab key, and through what scrolls by the arrow keys: all of it is seen whole when the keyboard is on it.
fn goes_round_in_sight(window: &mut Window, least: usize) {
    let room = Rect::from_min_size(egui::Pos2::ZERO, LYING);
    let mut seen = Vec::new();
    for _ in 0..60 {
        press(window, &[Key::Tab]);
        let Some(now) = window.focused() else { continue };
        let place = window.focused_place().unwrap();
        if seen.contains(&(now.clone(), place.left() as i32)) && seen.len() >= least {
            return;
        }
        assert!(room.contains_rect(place), "{now}: {place}");
        seen.push((now, place.left() as i32));
    }
    assert!(seen.len() >= least, "{seen:?}");
}

#[test]
fn what_the_tab_key_comes_to_comes_into_sight() {
    let mut window = Window::open(LYING, Memory::default(), 7);
    goes_round_in_sight(&mut window, 8);
    for command in ["Settings", "New table", "Rules"] {
        window.tap(command);
        goes_round_in_sight(&mut window, 6);
        window.press(Modifiers::COMMAND, Key::H);
    }
}

#[test]
fn where_little_has_room_every_way_comes_into_sight() {
    let shelf = Shelf::default();
    let mut store = Store::open(Shelf::clone(&shelf), || ()).0;
    store.remember(|remembered| remembered.preferences.text_size = TextSize::Largest);
    drop(store);
    let tiles: Vec<(i64, i64)> = (0..9).map(|place| (place % 3, place / 3)).collect();
    let roll = Action::Roll {
        rolled: Rolled::Hops(3),
        by: Some(RolledBy::Hand),
    };
    let begun = [
        vec![place((3, 1), &[Mark::Bunny])],
        vec![Action::Next, Action::Next],
        vec![roll],
    ];
    let mut window = Window::open_game(LYING, shelf, 7, Some(after(game(&tiles), begun)));
    let mut ways = 0;
    for _ in 0..40 {
        press(&mut window, &[Key::Tab]);
        let Some(now) = window.focused().filter(|now| is_way(now)) else {
            continue;
        };
        ways += 1;
        window.wait();
        let place = window.focused_place().unwrap();
        assert!(window.is_ringed(place), "{now}: {place}");
    }
    assert!(ways > 6, "{ways}");
}

#[test]
fn what_the_keyboard_is_on_stays_in_sight_when_its_place_changes() {
    let mut window = Window::open(LYING, Memory::default(), 7);
    let room = |size| Rect::from_min_size(egui::Pos2::ZERO, size);
    window.tap("Settings");
    while window.focused().as_deref() != Some("Largest") {
        press(&mut window, &[Key::Tab]);
    }
    press(&mut window, &[Key::Enter]);
    window.wait();
    assert_eq!(window.focused().as_deref(), Some("Largest"));
    let place = window.focused_place().unwrap();
    assert!(room(LYING).contains_rect(place), "{place}");
    let lower = Vec2::new(640.0, 200.0);
    window.resize(lower);
    window.wait();
    let place = window.focused_place().unwrap();
    assert!(room(lower).contains_rect(place), "{place}");
}

/// Presses what has that name by keys alone.
fn enter(window: &mut Window, name: &str) {
    tab_to(window, name);
    press(window, &[Key::Enter]);
    window.wait();
}

fn tab_to(window: &mut Window, name: &str) {
    let mut times = 0;
    while window.focused().as_deref() != Some(name) {
        press(window, &[Key::Tab]);
        times += 1;
        assert!(times < 60, "the Tab key never comes to {name}");
    }
}

#[test]
fn whoever_comes_back_finds_the_keyboard_where_it_was() {
    let mut window = window(PHONE, &[(0, 0), (1, 0), (2, 0)]);
    // From a sheet, from what a sheet led to, and from another screen.
    for way in [&["Menu"][..], &["Menu", "History"], &["Menu", "Rules of this table"]] {
        for name in way {
            enter(&mut window, name);
        }
        assert_ne!(window.focused().as_deref(), Some("Menu"), "{way:?}");
        press(&mut window, &[Key::Escape]);
        window.wait();
        assert_eq!(window.focused().as_deref(), Some("Menu"), "{way:?}");
    }
    window.press(Modifiers::COMMAND, Key::Comma);
    press(&mut window, &[Key::Escape]);
    window.wait();
    assert_eq!(window.focused().as_deref(), Some("Menu"));
    window.press(Modifiers::COMMAND, Key::H);
    for row in ["Saved games", "New table"] {
        enter(&mut window, row);
        press(&mut window, &[Key::Escape]);
        window.wait();
        assert_eq!(window.focused().as_deref(), Some(row));
    }
    // Nothing is to be given back to a hand.
    window.tap("New table");
    window.tap("Back");
    window.wait();
    assert!(!window.is_restless());
}

#[test]
fn the_keyboard_stays_where_it_is_when_nothing_else_is_shown() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    // The keys of the screen on which one is.
    for (key, there) in [(Key::Comma, "Dark"), (Key::H, "Saved games"), (Key::N, "Add a player")] {
        window.press(Modifiers::COMMAND, key);
        tab_to(&mut window, there);
        window.press(Modifiers::COMMAND, key);
        window.wait();
        assert_eq!(window.focused().as_deref(), Some(there));
    }
    // From a field, too, there is a way to the rules.
    tab_to(&mut window, "Name of player 1");
    press(&mut window, &[Key::F1]);
    window.must_see("Search the rules");
    press(&mut window, &[Key::Escape]);
    // A button that can do no more.
    window.press(Modifiers::COMMAND, Key::E);
    enter(&mut window, "More: Player 1");
    enter(&mut window, "Fewer: Player 1");
    assert_eq!(window.focused().as_deref(), Some("More: Player 1"));
}

#[test]
fn what_escape_closes_takes_the_keyboard_nowhere() {
    let mut window = window(PHONE, &[(0, 0), (1, 0), (2, 0)]);
    window.tap_cell(3, 0);
    window.tap("bunny");
    window.tap("The bunny hops: Ann rolls");
    window.tap("A real die shows 1");
    window.tap_cell(2, 0);
    tab_to(&mut window, "Menu");
    press(&mut window, &[Key::Escape]);
    window.wait();
    assert!(!window.names().iter().any(|name| name.starts_with("Hop ")));
    assert_eq!(window.focused().as_deref(), Some("Menu"));
}

/// The Tab key comes to these in that order.
fn comes_in_order(window: &mut Window, names: &[&str]) {
    let mut seen = Vec::new();
    for _ in 0..80 {
        press(window, &[Key::Tab]);
        seen.extend(window.focused());
    }
    let places: Vec<_> = names
        .iter()
        .map(|name| seen.iter().position(|seen| seen == name))
        .collect();
    assert!(
        places.iter().all(Option::is_some) && places.is_sorted(),
        "{names:?}: {places:?} of {seen:#?}"
    );
}

#[test]
fn the_tab_key_goes_as_one_reads() {
    let mut table = window(DESKTOP, &[(0, 0), (1, 0), (2, 0)]);
    table.tap_cell(3, 0);
    table.press(Modifiers::COMMAND, Key::Z);
    comes_in_order(&mut table, &["Redo", "Menu"]);
    table.press(Modifiers::COMMAND, Key::Y);
    comes_in_order(&mut table, &["Undo", "Menu", "Next: Bob"]);
    let mut new = Window::open(PHONE, Memory::default(), 7);
    new.tap("New table");
    comes_in_order(
        &mut new,
        &["Back", "Name of player 1", "Name of player 2", "House rules", "Start"],
    );
}

#[test]
fn a_wheel_is_not_fought() {
    let mut window = Window::open(LYING, Memory::default(), 7);
    press(&mut window, &[Key::Tab]);
    let before = window.place("Settings").top();
    window.scroll_to("Settings");
    window.wait();
    assert!(window.place("Settings").top() < before - 100.0, "it went back");
}

#[test]
fn keys_scroll_a_page_that_has_nothing_to_press() {
    let mut window = Window::open(LYING, Memory::default(), 7);
    window.press(Modifiers::NONE, Key::Questionmark);
    let top = window.place("Close").top();
    let last = "Every command that has keys";
    let room = Rect::from_min_size(egui::Pos2::ZERO, LYING);
    assert!(!room.contains_rect(window.place(last)), "it must be scrolled");
    // The only thing to press is at the top, and an arrow finds no other.
    for (there, times, back) in [
        (Key::PageDown, 6, Key::Home),
        (Key::ArrowDown, 40, Key::PageUp),
        (Key::End, 1, Key::ArrowUp),
    ] {
        for focused in [false, true] {
            if focused {
                press(&mut window, &[Key::Tab]);
                assert_eq!(window.focused().as_deref(), Some("Close"));
            }
            press(&mut window, &vec![there; times]);
            assert!(
                room.contains_rect(window.place(last)),
                "{there:?}: {}",
                window.place(last)
            );
            press(&mut window, &vec![back; if back == Key::Home { 1 } else { 40 }]);
            assert_eq!(window.place("Close").top(), top, "{back:?}");
        }
    }
}

#[test]
fn the_sheet_of_keys_tells_how_one_goes_about() {
    let mut window = Window::open(DESKTOP, Memory::default(), 7);
    window.press(Modifiers::NONE, Key::Questionmark);
    for key in ["Tab", "Arrow keys", "Enter", "Esc", "Page Down"] {
        window.must_see(key);
    }
}

#[test]
fn enter_once_more_hops_where_the_bunny_was_told_to_and_a_finger_does_not() {
    let mut window = window(DESKTOP, &[(0, 0), (1, 0), (2, 0)]);
    window.tap_cell(3, 0);
    window.tap("bunny");
    window.tap("The bunny hops: Ann rolls");
    window.tap("A real die shows 1");
    let hops = |window: &Window| window.names().iter().any(|name| name.starts_with("Hop "));
    window.tap_cell(2, 0);
    assert!(hops(&window));
    window.tap_cell(2, 0);
    window.wait();
    assert!(hops(&window), "a finger may tremble");
    window.tap("Undo");
    window.tap("A real die shows 1");
    press(&mut window, &[Key::Home]);
    while !window.is_at(&focused(&window), (2, 0)) {
        press(&mut window, &[Key::ArrowLeft]);
    }
    assert!(!hops(&window));
    press(&mut window, &[Key::Enter]);
    assert!(hops(&window));
    press(&mut window, &[Key::Enter]);
    assert!(!hops(&window), "{:#?}", window.names());
    window.must_see("A real die shows 1");
}

/// Goes on by the Tab key so often; whatever it comes to has a ring around it that is whole. The board's cells, and what is
/// typed in, have frames of their own.
fn goes_round_in_a_ring(window: &mut Window, times: usize, typed: &[&str]) {
    let mut seen = 0;
    for _ in 0..times {
        press(window, &[Key::Tab]);
        let Some(now) = window.focused() else { continue };
        if now.ends_with("the start tile") || typed.contains(&now.as_str()) {
            continue;
        }
        seen += 1;
        let place = window.focused_place().unwrap();
        assert!(window.is_ringed(place), "{now}: {place}");
    }
    assert!(seen >= times / 2, "{seen}");
}

#[test]
fn whatever_the_keyboard_is_on_has_a_ring_around_it() {
    for size in [PHONE, LYING, DESKTOP] {
        let mut window = window(size, &[(0, 0), (1, 0), (2, 0)]);
        goes_round_in_a_ring(&mut window, 16, &[]);
        window.tap_cell(3, 0);
        window.tap("bunny");
        goes_round_in_a_ring(&mut window, 16, &[]);
        window.tap("The bunny hops: Ann rolls");
        goes_round_in_a_ring(&mut window, 12, &[]);
        window.tap("A real die shows 1");
        goes_round_in_a_ring(&mut window, 12, &[]);
        window.press(Modifiers::COMMAND, Key::T);
        goes_round_in_a_ring(&mut window, 6, &[]);
        press(&mut window, &[Key::Escape]);
        window.press(Modifiers::NONE, Key::Questionmark);
        goes_round_in_a_ring(&mut window, 2, &[]);
        press(&mut window, &[Key::Escape]);
        window.press(Modifiers::COMMAND, Key::N);
        goes_round_in_a_ring(&mut window, 14, &["Ann", "Bob", "Name of player 1", "Name of player 2"]);
    }
}

#[test]
fn the_tab_key_passes_by_the_die_that_was_rolled() {
    let mut window = window(DESKTOP, &[(0, 0), (1, 0), (2, 0)]);
    window.tap_cell(3, 0);
    window.tap("bunny");
    window.tap("The bunny hops: Ann rolls");
    window.tap("A real die shows 1");
    window.must_see("The die shows 1");
    for _ in 0..30 {
        press(&mut window, &[Key::Tab]);
        assert_ne!(window.focused().as_deref(), Some("The die shows 1"));
    }
}
