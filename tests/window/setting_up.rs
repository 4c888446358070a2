//! Setting up a table by pointer: players, layouts, hints, a game picked up half-way, the same players again.

use egui::{Key, Modifiers, Rect, Vec2};
use hoppel::game::{Game, file};
use hoppel::store::{Files, Hints, Memory, Store};
use hoppel::table::{Cell, Colour, Kind, Mark, Name, PlayerId};
use hoppel_window_tests::three::replayed;
use hoppel_window_tests::{DESKTOP, PHONE, Window};
use std::collections::BTreeSet;
use tempfile::TempDir;

/// A phone, lying.
const LYING: Vec2 = Vec2::new(640.0, 360.0);

fn window(size: Vec2, folder: &TempDir) -> Window {
    Window::open_still(size, Files::in_folder(folder.path().to_owned()), 7, None)
}

fn store(folder: &TempDir) -> Store {
    Store::open(Files::in_folder(folder.path().to_owned()), || ()).0
}

/// The game on the table last, as it was written. The window must be closed.
fn last_game(folder: &TempDir) -> Game {
    let store = store(folder);
    store
        .game(store.remembered().last.as_ref().expect("a game was begun"))
        .unwrap()
}

/// Ann and Bob on a table that has yet to be started.
fn ann_and_bob(window: &mut Window) {
    window.tap("New table");
    window.type_in("Name of player 1", "Ann");
    window.type_in("Name of player 2", "Bob");
}

/// Taps what has that name, where it is: nothing is scrolled to.
fn tap(window: &mut Window, name: &str) {
    let middle = window.place(name).center();
    window.tap_at(middle);
}

/// Taps the tile or the free place whose name ends so.
fn tap_cell(window: &mut Window, place: &str) {
    let names = window.names();
    let ends = |name: &&String| {
        let before = name.strip_suffix(place).and_then(|before| before.strip_suffix(", "));
        before.is_some_and(|before| !before.ends_with(" right") && !before.ends_with(" left"))
    };
    let name = names.iter().find(ends);
    let name = name.unwrap_or_else(|| panic!("no cell at {place} among {names:#?}"));
    tap(window, name);
}

fn cell(x: i64, y: i64) -> Cell {
    Cell::new(x, y).unwrap()
}

#[test]
fn two_to_six_play_and_no_colour_is_there_twice() {
    let folder = TempDir::new().unwrap();
    let mut window = window(PHONE, &folder);
    window.tap("New table");
    let names = ["Ann", "Bob", "Cleo", "Dora", "Emil", "Fred"];
    for (place, name) in (1..).zip(names) {
        if place > 2 {
            window.tap("Add a player");
        }
        window.type_in(&format!("Name of player {place}"), name);
    }
    assert!(!window.sees("Add a player"), "six are as many as can play");
    // Each wants another's colour: the two change.
    for (name, colour) in [("Emil", "Pink"), ("Bob", "Green")] {
        window.tap(&format!("Colour and hints of {name}"));
        assert!(!window.is_on(colour));
        window.tap(colour);
        window.tap(&format!("Colour and hints of {name}"));
        assert!(window.is_on(colour), "it is {name}'s own now");
        window.tap("Done");
    }
    for name in names.iter().take(4) {
        window.tap(&format!("Remove {name}"));
    }
    // Two must stay.
    window.tap("Remove Emil");
    window.must_see("Remove Emil");
    for _ in 2..6 {
        window.tap("Add a player");
    }
    window.tap("Start");
    window.close();
    let game = last_game(&folder);
    let colours: BTreeSet<Colour> = game.table().players.iter().map(|player| player.colour).collect();
    assert_eq!((game.table().players.len(), colours.len()), (6, 6));
    let colour = |name| {
        game.table()
            .players
            .iter()
            .find(|player| player.name.as_str() == name)
            .map(|player| player.colour)
    };
    assert_eq!(
        [colour("Emil"), colour("Fred")],
        [Some(Colour::Pink), Some(Colour::Black)]
    );
}

/// "Red" and "Blue" are nobody's names: those who have none are not offered at the next table.
#[test]
fn only_those_with_a_name_are_remembered() {
    let folder = TempDir::new().unwrap();
    let mut window = window(PHONE, &folder);
    window.tap("New table");
    window.tap("Add a player");
    window.type_in("Name of player 2", "Bob");
    window.tap("Colour and hints of Red");
    window.tap("Always");
    window.tap("Done");
    window.tap("Start");
    window.press(Modifiers::COMMAND, Key::N);
    window.must_see("Add Bob");
    assert!(!window.sees("Add Red"), "only his hints are kept");
    window.press(Modifiers::COMMAND, Key::E);
    assert!(window.sees("Bob") && !window.sees("Red"));
    window.close();
    let remembered = store(&folder).remembered().clone();
    let hints = ["Red", "Green"].map(|name| remembered.hints(&Name::new(name).unwrap()));
    assert_eq!(hints, [Hints::Always, Hints::OnRequest]);
    assert_eq!(remembered.people.len(), 2, "{:?}", remembered.people);
}

#[test]
fn names_are_taken_as_they_are_typed_and_never_twice() {
    let folder = TempDir::new().unwrap();
    let mut window = window(PHONE, &folder);
    let names = ["Zoë 👩‍🌾🏽", "\"O'Hara\", ~_x_", "_", "Ann"];
    window.tap("New table");
    for (place, name) in (1..).zip(names) {
        if place > 2 {
            window.tap("Add a player");
        }
        window.type_in(&format!("Name of player {place}"), name);
    }
    window.tap("Add a player");
    window.type_in("Name of player 5", " ANN");
    window.must_see("Two players have the same name.");
    window.tap("Start");
    window.must_see("Two players have the same name.");
    window.tap("Remove  ANN");
    assert!(!window.sees("Two players have the same name."));
    window.drag("Move Ann", "Move _");
    window.tap("Start");
    window.close();
    let game = last_game(&folder);
    let players: Vec<&str> = game.table().players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(players, [names[0], names[1], names[3], names[2]]);
}

/// The keyboard comes to the names first: they are what is typed.
#[test]
fn the_keyboard_goes_from_a_name_to_what_else_its_row_can_do() {
    let mut window = Window::open_still(PHONE, Memory::default(), 7, None);
    ann_and_bob(&mut window);
    window.tap("Name of player 1");
    let mut order = Vec::new();
    for _ in 0..4 {
        window.press(Modifiers::NONE, Key::Tab);
        order.extend(window.focused());
    }
    assert_eq!(
        order,
        [
            "Colour and hints of Ann",
            "Move Ann",
            "Name of player 2",
            "Colour and hints of Bob"
        ]
    );
}

#[test]
fn a_city_and_a_river_begin_without_a_bunny() {
    for (name, tiles) in [("One tile", 1), ("City of Carcassonne", 12), ("River", 1)] {
        let folder = TempDir::new().unwrap();
        let mut window = window(PHONE, &folder);
        ann_and_bob(&mut window);
        window.tap(name);
        window.tap("Bob");
        window.tap("Start");
        if tiles == 12 {
            tap_cell(&mut window, "2 left of the start tile");
        }
        window.press(Modifiers::COMMAND, Key::H);
        window.tap("Same players again");
        window.close();
        let store = store(&folder);
        let games = store.shelf().0;
        let games: Vec<Game> = games.iter().map(|game| store.game(&game.slot).unwrap()).collect();
        assert_eq!(games.len(), 2, "the game, and the same players at the same layout");
        let bobs = games.iter().filter(|game| game.setup().start.turn == Some(PlayerId(1)));
        assert_eq!(bobs.count(), 1, "who begins is asked for each game");
        for game in games {
            let laid = game.actions().len();
            let table = game.table();
            let city = table
                .tiles
                .values()
                .filter(|tile| tile.marks.has(Mark::NoBunny))
                .count();
            assert_eq!((table.tiles.len() - laid, table.bunny), (tiles, None), "{name}");
            assert_eq!(city, if tiles == 12 { 12 } else { 0 });
        }
    }
}

#[test]
fn hints_are_chosen_for_each_player_and_remembered() {
    let folder = TempDir::new().unwrap();
    let mut first = window(PHONE, &folder);
    ann_and_bob(&mut first);
    first.tap("Colour and hints of Ann");
    assert!(first.is_on("On request"), "that is the default");
    first.tap("Always");
    first.tap("Done");
    first.tap("Start");
    // At the table, in the player's sheet.
    let card = |window: &Window, name: &str| {
        let names = window.names();
        names
            .into_iter()
            .find(|known| known.starts_with(&format!("{name}:")))
            .expect("a card")
    };
    let ann = card(&first, "Ann");
    tap(&mut first, &ann);
    first.scroll_to("Always");
    assert!(first.is_on("Always") && !first.is_on("Off"));
    first.press(Modifiers::NONE, Key::Escape);
    let bob = card(&first, "Bob");
    tap(&mut first, &bob);
    first.scroll_to("On request");
    assert!(first.is_on("On request"));
    first.tap("Off");
    assert!(first.is_on("Off"), "the sheet stays to show it");
    first.close();
    let hints = |name| store(&folder).remembered().hints(&Name::new(name).unwrap());
    assert_eq!(
        [hints("Ann"), hints("Bob"), hints("Cleo")],
        [Hints::Always, Hints::Off, Hints::OnRequest]
    );

    // Another evening.
    let mut second = window(PHONE, &folder);
    second.press(Modifiers::COMMAND, Key::N);
    second.tap("Add Bob");
    second.tap("Colour and hints of Bob");
    assert!(second.is_on("Off"));
    second.tap("Done");
    second.tap("Start");
    second.close();
    assert_eq!([hints("Ann"), hints("Bob")], [Hints::Always, Hints::Off]);
}

/// Paints a small table with everything that can lie there.
fn paint(window: &mut Window) {
    tap(window, "nest tile");
    tap_cell(window, "1 right of the start tile");
    tap(window, "bunny tile");
    tap_cell(window, "1 below the start tile");
    tap(window, "tile");
    tap_cell(window, "2 right of the start tile");
    tap(window, "bunny");
    tap_cell(window, "1 below the start tile");
    tap(window, "figure");
    tap_cell(window, "1 right of the start tile");
    tap(window, "Bob");
    tap_cell(window, "1 right of the start tile");
    tap_cell(window, "2 right of the start tile");
}

#[test]
fn a_game_is_picked_up_half_way_and_its_file_says_the_same() {
    for size in [PHONE, LYING, DESKTOP] {
        let folder = TempDir::new().unwrap();
        let mut window = window(size, &folder);
        window.tap("We are already playing");
        window.type_in("Name of player 1", "Ann");
        window.type_in("Name of player 2", "Bob");
        window.tap("Paint the table");
        paint(&mut window);
        // One figure too many, and a tile that does not lie there: taken back, and rubbed out.
        tap_cell(&mut window, "2 right of the start tile");
        tap(&mut window, "Undo");
        tap(&mut window, "tile");
        tap_cell(&mut window, "1 above the start tile");
        tap(&mut window, "eraser");
        tap_cell(&mut window, "1 above the start tile");
        tap(&mut window, "On to eggs and points");
        window.tap("Bob is to move");
        window.tap("More: eggs of Ann");
        window.tap("+10: eggs of Bob");
        window.tap("Fewer: eggs of Bob");
        window.tap("+10: points of Bob");
        window.tap("+10: points of Bob");
        window.tap("More: points of Bob");
        window.tap("Go on from here");
        window.must_see("Bob lays a tile");
        // It is a table like any other.
        tap_cell(&mut window, "1 above the start tile");
        window.close();

        let game = last_game(&folder);
        assert_eq!(game.actions().len(), 1);
        let slot = store(&folder).remembered().last.clone().unwrap();
        let file = folder.path().join(format!("{slot}.hoppel"));
        let replayed = replayed(&file);
        assert_eq!(replayed["tiles"], 5);
        assert_eq!(replayed["bunny"], serde_json::json!([0, 1]));
        assert_eq!(
            replayed["nests"],
            serde_json::json!([{"at": [1, 0], "around": 4, "paid": false}])
        );
        let figures: Vec<_> = replayed["figures"].as_array().unwrap().iter().collect();
        let figure = |index: usize| (figures[index]["player"].as_u64().unwrap(), figures[index]["at"].clone());
        assert_eq!(figures.len(), 3, "{figures:?}");
        assert_eq!(figure(0), (0, serde_json::json!([1, 0])));
        assert_eq!(figure(1), (1, serde_json::json!([1, 0])));
        assert_eq!(figure(2), (1, serde_json::json!([2, 0])));
        let left: Vec<_> = replayed["eggs"]
            .as_array()
            .unwrap()
            .iter()
            .map(|eggs| eggs["left"].clone())
            .collect();
        assert_eq!(left, [1, 9]);
        assert_eq!(replayed["points"], serde_json::json!([0, 21]));
        assert_eq!(replayed["player"], 1);
        assert!(game.table().marks(cell(0, 1)).has(Mark::Bunny));
        assert!(
            store(&folder).remembered().painted.is_none(),
            "nothing is left to be painted"
        );
    }
}

#[test]
fn what_is_painted_is_there_after_a_restart_and_when_players_change() {
    let folder = TempDir::new().unwrap();
    let mut first = window(PHONE, &folder);
    ann_and_bob(&mut first);
    first.tap("We are already playing");
    first.tap("Paint the table");
    paint(&mut first);
    first.close();

    let mut second = window(PHONE, &folder);
    second.tap("We are already playing");
    let painted = "nest, 3 of 8 around, Ann's follower, Bob's follower, 1 right of the start tile";
    second.must_see(painted);
    // One step back, to who plays; Cleo comes in Ann's place, and Bob's figures stay Bob's.
    second.press(Modifiers::NONE, Key::Escape);
    second.tap("Add a player");
    second.type_in("Name of player 3", "Cleo");
    second.tap("Remove Ann");
    second.tap("Paint the table");
    second.must_see("nest, 3 of 8 around, Bob's follower, 1 right of the start tile");
    tap(&mut second, "On to eggs and points");
    second.tap("Go on from here");
    second.close();
    let game = last_game(&folder);
    let owners: Vec<_> = game
        .table()
        .figures
        .iter()
        .map(|(_, figure)| (figure.player, figure.kind))
        .collect();
    assert_eq!(owners, [(PlayerId(0), Kind::Follower), (PlayerId(0), Kind::Follower)]);
    assert_eq!(game.table().players[0].name.as_str(), "Bob");
}

#[test]
fn a_game_picked_up_half_way_begins_with_who_played_last() {
    let folder = TempDir::new().unwrap();
    let mut window = window(PHONE, &folder);
    ann_and_bob(&mut window);
    window.tap("Colour and hints of Bob");
    window.tap("Pink");
    window.tap("Start");
    window.press(Modifiers::COMMAND, Key::H);
    window.tap("We are already playing");
    assert!(!window.sees("New table"), "it is called what was asked for");
    let names = [1, 2].map(|place| window.value(&format!("Name of player {place}")));
    assert_eq!(names.map(Option::unwrap), ["Ann", "Bob"]);
    window.tap("Paint the table");
    tap(&mut window, "On to eggs and points");
    window.tap("Go on from here");
    window.close();
    let game = last_game(&folder);
    assert_eq!(game.table().players[1].colour, Colour::Pink);
}

#[test]
fn a_cleared_table_can_be_had_again() {
    let mut window = Window::open_still(PHONE, Memory::default(), 7, None);
    ann_and_bob(&mut window);
    window.tap("We are already playing");
    window.tap("Paint the table");
    paint(&mut window);
    let full = "nest, 3 of 8 around, Ann's follower, Bob's follower, 1 right of the start tile";
    tap(&mut window, "Clear the table");
    window.must_see("free place, 1 right of the start tile");
    tap(&mut window, "Undo");
    window.must_see(full);
    assert!(!window.is_restless(), "nothing moves");
}

/// The tap budget: remembered players, same rules, to the first tile.
#[test]
fn the_same_players_lay_their_first_tile_within_two_taps() {
    let folder = TempDir::new().unwrap();
    let mut first = window(PHONE, &folder);
    ann_and_bob(&mut first);
    first.tap("Original");
    first.tap("Start");
    first.close();
    let mut again = window(PHONE, &folder);
    again.press(Modifiers::COMMAND, Key::H);
    // One.
    tap(&mut again, "Same players again");
    // Two.
    tap_cell(&mut again, "1 right of the start tile");
    again.close();
    let game = last_game(&folder);
    assert_eq!(game.actions().len(), 1);
    assert_eq!(game.setup().edition.name(), "original");
    assert_eq!(store(&folder).shelf().0.len(), 2);
}

/// Home says of the last game what it is called, who plays, whose turn it is and when.
#[test]
fn home_tells_the_last_game_by_title_players_turn_and_time() {
    let text = r#"{"format": "hoppel-game", "version": 1, "title": "Easter Sunday", "edition": "hig",
        "players": [{"name": "Ann", "colour": "red"}, {"name": "Bob", "colour": "blue"}]}"#;
    let asked = Game::new(file::read(text.as_bytes()).unwrap().setup).unwrap();
    let folder = TempDir::new().unwrap();
    let files = Files::in_folder(folder.path().to_owned());
    Window::open_game(PHONE, files, 7, Some(asked)).close();
    let mut window = window(PHONE, &folder);
    window.press(Modifiers::COMMAND, Key::H);
    for said in [
        "Easter Sunday",
        "Ann and Bob",
        "Ann to move · 1 tile laid · just now",
        "Go on playing",
    ] {
        window.must_see(said);
    }
    let offered = [
        "New table",
        "Same players again",
        "We are already playing",
        "Roll a die",
        "Count eggs",
        "Saved games",
        "Settings",
    ];
    let tops: Vec<f32> = offered.iter().map(|name| window.place(name).top()).collect();
    assert!(tops.is_sorted(), "{tops:?}");
}

/// A finger that counts quickly must find its button where it was.
#[test]
fn counting_eggs_moves_no_button() {
    for text in ["Normal", "Larger"] {
        let mut window = Window::open_still(PHONE, Memory::default(), 7, None);
        window.tap("Settings");
        window.tap(text);
        window.press(Modifiers::COMMAND, Key::E);
        let buttons = |window: &Window| -> Vec<Rect> {
            let name = |player: usize| window.place(&format!("More: Player {player}"));
            (1..=4).map(name).collect()
        };
        let before = buttons(&window);
        for player in [1, 1, 1, 2, 2, 3, 4, 4, 4] {
            window.tap(&format!("More: Player {player}"));
            window.scroll_top();
            assert_eq!(buttons(&window), before, "{text}");
        }
    }
}

#[test]
fn every_rule_of_the_house_tells_its_default_and_why_it_is_asked() {
    let mut window = Window::open_still(PHONE, Memory::default(), 7, None);
    window.tap("New table");
    for expansion in ["The Princess & the Dragon", "The Festival", "The Spring"] {
        window.tap(expansion);
    }
    window.tap("House rules");
    let names = window.names();
    let questions = names.iter().filter(|name| name.ends_with('?')).count();
    let usual = names.iter().filter(|name| name.contains("(usual")).count();
    // The die is no house rule, but is asked in the same way.
    assert_eq!((questions, usual), (13, 14), "{names:#?}");
}

/// The longest names there can be push nothing out of the window, nor a page's title over more than two lines.
#[test]
fn long_names_are_shortened_where_there_is_no_room() {
    let folder = TempDir::new().unwrap();
    let mut window = window(PHONE, &folder);
    window.tap("We are already playing");
    let (long, wide) = ("Grandfather Bartholomew of Carcassonne", "W".repeat(40));
    window.type_in("Name of player 1", long);
    window.type_in("Name of player 2", &wide);
    window.tap("Paint the table");
    tap(&mut window, "figure");
    for name in [long, &wide] {
        let place = window.place(name);
        assert!(place.left() >= 0.0 && place.right() <= PHONE.x, "{name}: {place}");
        tap(&mut window, name);
        tap_cell(&mut window, "1 right of the start tile");
    }
    tap(&mut window, "On to eggs and points");
    window.tap("Go on from here");
    window.close();
    let owners: Vec<_> = last_game(&folder)
        .table()
        .figures
        .iter()
        .map(|(_, figure)| figure.player)
        .collect();
    assert_eq!(owners, [PlayerId(0), PlayerId(1)]);
}

#[test]
fn what_is_painted_with_is_as_large_as_a_finger_and_inside_the_window() {
    for size in [PHONE, LYING, DESKTOP] {
        for text in ["Normal", "Larger"] {
            let mut window = Window::open_still(size, Memory::default(), 7, None);
            window.tap("Settings");
            window.tap(text);
            window.tap("Back");
            ann_and_bob(&mut window);
            window.tap("We are already playing");
            window.tap("Paint the table");
            for brush in ["tile", "figure"] {
                tap(&mut window, brush);
                for (name, place) in window.controls() {
                    let board = name.ends_with("the start tile");
                    let whole = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.1);
                    assert!(!name.is_empty());
                    assert!(
                        board || place.width() >= 43.9 && place.height() >= 43.9,
                        "{name}: {place}"
                    );
                    assert!(place.left() >= 0.0 && place.right() <= size.x, "{name}: {place}");
                    assert!(
                        name != "On to eggs and points" || whole.contains_rect(place),
                        "{name}: {place}"
                    );
                }
            }
            tap(&mut window, "On to eggs and points");
            for (name, place) in window.controls() {
                assert!(place.width() >= 43.9 && place.height() >= 43.9, "{name}: {place}");
                assert!(place.left() >= 0.0 && place.right() <= size.x, "{name}: {place}");
            }
        }
    }
}

#[test]
fn the_name_that_is_typed_stays_in_sight_when_a_lying_phone_shows_its_keys() {
    let mut window = Window::open(LYING, Memory::default(), 7);
    window.tap("New table");
    // What they leave to the page, with room for its foot and without.
    for height in [240.0, 140.0] {
        for name in ["Name of player 1", "Name of player 2"] {
            window.tap(name);
            window.resize(Vec2::new(LYING.x, height));
            window.wait();
            let foot = window.place("Start").top();
            let place = window.focused_place().unwrap();
            assert!(
                place.top() >= 0.0 && place.bottom() <= foot.min(height),
                "{name}: {place}"
            );
            window.resize(LYING);
            window.wait();
        }
    }
}
