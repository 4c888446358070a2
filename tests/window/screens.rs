//! The screens around the table, used by pointer.

use egui::{Key, Modifiers, Pos2, Rect, Vec2};
use hoppel::store::{Files, Memory, Store};
use hoppel::table::{Colour, Edition, Expansion, PlayerId};
use hoppel_window_tests::asked::{Asked, Full};
use hoppel_window_tests::{DESKTOP, PHONE, Window};
use std::path::PathBuf;
use tempfile::TempDir;

fn window(size: Vec2, folder: &TempDir) -> Window {
    Window::open(size, Files::in_folder(folder.path().to_owned()), 7)
}

fn store(folder: &TempDir) -> Store {
    Store::open(Files::in_folder(folder.path().to_owned()), || ()).0
}

#[test]
fn a_table_is_set_up_and_lies_on_the_shelf() {
    for size in [PHONE, DESKTOP] {
        let folder = TempDir::new().unwrap();
        let mut window = window(size, &folder);
        window.tap("New table");
        window.type_in("Name of player 1", "Ann");
        window.type_in("Name of player 2", "Bob");
        window.tap("Add a player");
        window.type_in("Name of player 3", "Cleo 🐰");
        // Blue is Bob's: the two change colours.
        window.tap("Colour and hints of Ann");
        window.tap("Blue");
        window.tap("Bob");
        window.tap("Original");
        window.tap("The Festival");
        window.tap("House rules");
        window.tap("Zero counts like any other number");
        window.tap("Start");
        window.close();

        let store = store(&folder);
        let game = store.game(store.remembered().last.as_ref().unwrap()).unwrap();
        let table = game.table();
        let players: Vec<_> = table
            .players
            .iter()
            .map(|player| (player.name.as_str(), player.colour))
            .collect();
        let wanted = [("Ann", Colour::Blue), ("Bob", Colour::Red), ("Cleo 🐰", Colour::Green)];
        assert_eq!(players, wanted);
        assert_eq!(table.turn.player, PlayerId(1));
        assert_eq!(game.setup().edition, Edition::Original);
        assert!(table.expansions.contains(&Expansion::Festival));
        assert_eq!(table.settings.zero_eggs.name(), "counts");
        assert!(game.setup().created.is_some());
        let people: Vec<_> = store
            .remembered()
            .people
            .iter()
            .map(|person| person.name.as_str())
            .collect();
        assert_eq!(people, ["Ann", "Bob", "Cleo 🐰"]);
    }
}

#[test]
fn the_last_game_is_back_after_a_restart_and_can_be_played_again() {
    let folder = TempDir::new().unwrap();
    let mut first = window(PHONE, &folder);
    first.must_see("New table");
    assert!(!first.sees("Go on playing"), "there is nothing to go on with");
    first.tap("New table");
    first.type_in("Name of player 1", "Ann");
    first.type_in("Name of player 2", "Bob");
    first.tap("Start");
    first.close();

    let mut second = window(PHONE, &folder);
    assert!(!second.sees("New table"), "the game lies on the table");
    second.press(Modifiers::COMMAND, Key::H);
    second.must_see("Ann and Bob");
    second.must_see("Go on playing");
    // The same players again, in one tap.
    second.tap("Same players again");
    assert!(!second.sees("Same players again"));
    second.close();

    let store = store(&folder);
    let (shelf, troubles) = store.shelf();
    assert_eq!(troubles, []);
    assert_eq!(shelf.len(), 2);
    assert!(shelf.iter().all(|game| game.players[1].name.as_str() == "Bob"));
}

#[test]
fn remembered_people_sit_down_with_a_tap() {
    let folder = TempDir::new().unwrap();
    let mut window = window(PHONE, &folder);
    window.tap("New table");
    window.type_in("Name of player 1", "Ann");
    window.type_in("Name of player 2", "Bob");
    window.tap("Colour and hints of Bob");
    window.tap("Pink");
    window.tap("Start");
    window.press(Modifiers::COMMAND, Key::N);
    window.tap("Add Bob");
    window.tap("Add Ann");
    assert!(!window.sees("Add Ann"), "she has a seat");
    window.tap("Start");
    window.close();
    let store = store(&folder);
    let game = store.game(store.remembered().last.as_ref().unwrap()).unwrap();
    let players: Vec<_> = game
        .table()
        .players
        .iter()
        .map(|p| (p.name.as_str(), p.colour))
        .collect();
    assert_eq!(players, [("Bob", Colour::Pink), ("Ann", Colour::Red)]);
}

#[test]
fn seats_are_dragged_into_order_and_moved_by_keys() {
    let folder = TempDir::new().unwrap();
    let mut window = window(PHONE, &folder);
    window.tap("New table");
    for place in 1..=3 {
        if place > 2 {
            window.tap("Add a player");
        }
        let name = ["Ann", "Bob", "Cleo"][place - 1];
        window.type_in(&format!("Name of player {place}"), name);
    }
    let order = |window: &Window| -> Vec<_> {
        let place = |place| window.value(&format!("Name of player {place}")).unwrap_or_default();
        (1..=3).map(place).collect()
    };
    window.drag("Move Ann", "Move Cleo");
    assert_eq!(order(&window), ["Bob", "Cleo", "Ann"]);
    window.drag("Move Ann", "Move Cleo");
    assert_eq!(order(&window), ["Bob", "Ann", "Cleo"]);
    window.tap("Move Bob");
    window.press(Modifiers::NONE, Key::ArrowDown);
    assert_eq!(order(&window), ["Ann", "Bob", "Cleo"]);
    window.tap("Remove Bob");
    window.tap("Start");
    window.close();
    let store = store(&folder);
    let game = store.game(store.remembered().last.as_ref().unwrap()).unwrap();
    let players: Vec<_> = game.table().players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(players, ["Ann", "Cleo"]);
}

#[test]
fn house_rules_that_are_unfolded_below_the_edge_come_into_sight() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    window.tap("New table");
    window.tap("House rules");
    window.wait();
    let (row, foot) = (window.place("House rules"), window.place("Start"));
    let first = window.place("Which tiles may the bunny not come back to?");
    assert!(row.top() >= 44.0 && row.bottom() < first.top(), "{row} {first}");
    assert!(first.bottom() + 100.0 < foot.top(), "with its answers: {first} {foot}");
}

#[test]
fn two_of_one_name_cannot_start() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    window.tap("New table");
    window.type_in("Name of player 1", "Ann");
    window.type_in("Name of player 2", " ann ");
    window.must_see("Two players have the same name.");
    window.tap("Start");
    window.must_see("Two players have the same name.");
    window.type_in("Name of player 2", "a");
    window.tap("Start");
    assert!(!window.sees("Start"));
}

#[test]
fn whoever_begins_can_be_drawn_by_lot() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    window.tap("New table");
    window.tap("Add a player");
    let mut begun = [0; 3];
    for _ in 0..30 {
        window.tap("Draw lots");
        for (times, name) in begun.iter_mut().zip(["Red", "Blue", "Green"]) {
            *times += u32::from(window.is_on(name));
        }
    }
    assert_eq!(begun.iter().sum::<u32>(), 30, "always exactly one");
    assert!(begun.iter().all(|times| *times > 3), "{begun:?}");
}

#[test]
fn how_many_count_their_eggs_and_by_which_rules_is_seen_at_once() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    window.tap("Count eggs");
    let players = window.place("More: Players");
    for place in 1..=4 {
        let more = window.place(&format!("More: Player {place}"));
        assert!(players.bottom() < more.top() && more.bottom() <= PHONE.y, "{more}");
        assert!(
            (players.left() - more.left()).abs() < 2.0,
            "{players} stands in line with {more}"
        );
    }
    let rules = window.place("Rules of the bonus");
    // What is not at an end fades there.
    assert!(rules.bottom() <= PHONE.y - 16.0, "{rules}");
}

#[test]
fn the_die_shows_what_was_rolled_and_what_it_means() {
    let folder = TempDir::new().unwrap();
    let mut dice = hoppel::game::Dice::seeded(7);
    let mut window = window(PHONE, &folder);
    window.tap("Roll a die");
    window.must_see("Not rolled yet");
    window.tap("Ordinary die");
    let mut faces = Vec::new();
    for _ in 0..5 {
        window.tap("Roll");
        let throw = dice.roll(hoppel::table::Die::D6).unwrap();
        faces.insert(0, throw.face.to_string());
        let hops = if throw.hops == 1 { "hop" } else { "hops" };
        window.must_see(&format!("{} → {} {hops}", throw.face, throw.hops));
    }
    window.must_see(&faces.join(", "));
    let threes = faces.iter().filter(|face| *face == "3").count();
    let times = if threes == 1 {
        "once".to_owned()
    } else {
        format!("{threes} times")
    };
    window.must_see(&format!("Face 3: {times}"));
    window.close();

    // Both dice keep what they showed over a restart.
    let mut again = self::window(DESKTOP, &folder);
    again.tap("Roll a die");
    again.must_see(&faces.join(", "));
    again.tap("Special die");
    again.must_see("Not rolled yet");
    again.tap("Ordinary die");
    again.tap("Forget these rolls");
    again.tap("Keep them");
    again.must_see(&faces.join(", "));
    again.tap("Forget these rolls");
    again.tap("Forget them");
    again.must_see("Not rolled yet");
    again.press(Modifiers::NONE, Key::Space);
    assert!(!again.sees("Not rolled yet"), "the space bar rolls");
}

/// Whoever taps once more has not seen that it rolls: the tap shows what was rolled, it does not roll anew.
#[test]
fn a_die_that_tumbles_is_not_rolled_again() {
    for reduced in [false, true] {
        let folder = TempDir::new().unwrap();
        let (mut store, _) = Store::open(Files::in_folder(folder.path().to_owned()), || ());
        store.remember(|remembered| remembered.preferences.reduce_motion = reduced);
        drop(store);
        let mut window = window(PHONE, &folder);
        window.tap("Roll a die");
        let die = window.place("Roll this die").center();
        for _ in 0..3 {
            window.tap_in_haste_at(die, 2);
        }
        window.must_see("How often each face came");
        let rolls = |window: &Window| {
            let listed = |name: &String| name.split(", ").all(|face| face.parse::<u8>().is_ok());
            let listed = window.names().into_iter().find(listed);
            listed.map_or(0, |faces| faces.split(", ").count())
        };
        window.wait();
        assert_eq!(rolls(&window), 1, "reduced motion: {reduced}");
        // The next roll is one as well; before the die lies nothing tells of it.
        window.tap_in_haste_at(die, 4);
        assert_eq!(window.sees("Rolling …"), !reduced);
        assert_eq!(rolls(&window), if reduced { 2 } else { 1 });
        window.wait();
        assert_eq!(rolls(&window), 2, "reduced motion: {reduced}");
    }
}

#[test]
fn the_ground_of_a_page_reaches_to_every_edge() {
    for size in [PHONE, DESKTOP] {
        let folder = TempDir::new().unwrap();
        let mut window = window(size, &folder);
        window.tap("Roll a die");
        for x in [0.0, size.x - 4.0] {
            for y in [0.0, size.y / 2.0, size.y - 4.0] {
                let place = Rect::from_min_size(Pos2::new(x, y), Vec2::splat(4.0));
                assert!(window.is_filled(place), "{place}");
            }
        }
    }
}

#[test]
fn home_says_where_one_is_and_how_the_last_game_stands() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    window.must_hear(&["Hoppel. Keeps the eggs while you play. First time here?"]);
    window.tap("New table");
    window.type_in("Name of player 1", "Ann");
    window.type_in("Name of player 2", "Bob");
    window.tap("Start");
    window.must_hear(&["Ann lays a tile. then maybe a figure"]);
    window.tap("Menu");
    window.tap("Home");
    window.must_hear(&["Hoppel. Keeps the eggs while you play. Ann and Bob. Ann to move · 1 tile"]);
}

#[test]
fn eggs_are_counted_and_the_points_explained() {
    let folder = TempDir::new().unwrap();
    let mut window = window(PHONE, &folder);
    window.tap("Count eggs");
    window.tap("Fewer: Players");
    for (player, eggs) in [("Player 1", 2), ("Player 2", 3), ("Player 3", 2)] {
        for _ in 0..eggs {
            window.tap(&format!("More: {player}"));
        }
    }
    window.must_see("+10");
    window.must_see("the second most, shared by 2: 5 points each");
    window.must_hear(&[
        "Player 2: 0 eggs",
        "Player 2: 3 eggs · the most eggs: 10 points.",
        "Player 3: 2 eggs · the second most, shared by 2: 5 points each.",
    ]);
    window.tap("Fewer: Player 1");
    window.must_see("the second most: 5 points");
    // Whose eggs are another player's matter no more is said again too.
    window.must_hear(&["Player 1: 1 egg · fewer than the second most. Player 3: 2 eggs"]);
    window.must_see("fewer than the second most");
    window.close();

    let mut again = self::window(DESKTOP, &folder);
    again.tap("Count eggs");
    again.must_see("the second most: 5 points");
    // With two players the original edition pays no 5 points, and says so.
    again.tap("Fewer: Players");
    again.tap("Rules of the bonus");
    again.tap("Original");
    again.must_see("the second most, which is paid only with three or more players");
    again.tap("Count afresh");
    assert!(!again.sees("+10"));
}

#[test]
fn eggs_are_counted_under_the_names_that_are_remembered() {
    let folder = TempDir::new().unwrap();
    let mut first = window(PHONE, &folder);
    first.tap("New table");
    first.type_in("Name of player 1", "Ann");
    first.type_in("Name of player 2", "Bob");
    first.tap("Start");
    first.press(Modifiers::COMMAND, Key::E);
    first.tap("Bob");
    first.tap("Ann");
    first.tap("More: Bob");
    first.must_see("More: Player 3");
    first.close();

    let mut again = window(DESKTOP, &folder);
    again.press(Modifiers::COMMAND, Key::E);
    let tops = ["More: Bob", "More: Ann", "More: Player 3"].map(|name| again.place(name).top());
    assert!(tops.is_sorted(), "{tops:?}");
    // Fewer play: whoever is there no more can be named again.
    again.tap("Fewer: Players");
    again.tap("Fewer: Players");
    again.must_see("More: Ann");
    again.tap("Count afresh");
    again.must_see("More: Player 1");
    assert!(!again.sees("More: Bob"));
}

#[test]
fn the_same_players_draw_lots_for_who_begins() {
    let folder = TempDir::new().unwrap();
    let mut first = window(PHONE, &folder);
    first.tap("New table");
    for (place, name) in [(1, "Ann"), (2, "Bob"), (3, "Cleo")] {
        if place > 2 {
            first.tap("Add a player");
        }
        first.type_in(&format!("Name of player {place}"), name);
    }
    first.tap("Start");
    let mut begun = [0; 3];
    for _ in 0..12 {
        first.press(Modifiers::COMMAND, Key::H);
        first.tap("Draw lots for who begins");
        for (times, name) in begun.iter_mut().zip(["Ann", "Bob", "Cleo"]) {
            *times += u32::from(first.sees(&format!("{name} lays a tile")));
        }
    }
    assert_eq!(begun.iter().sum::<u32>(), 12, "the table is there at once");
    assert!(begun.iter().all(|times| *times > 0), "{begun:?}");
    first.press(Modifiers::COMMAND, Key::H);
    first.tap("Same players again");
    first.must_see("Ann lays a tile");
}

/// A notice is read above what it stands over, which makes room for it.
#[test]
fn a_notice_covers_nothing_of_a_page() {
    for size in [PHONE, DESKTOP] {
        // What cannot be saved is told on every page.
        let disk = Asked::<Full>::default();
        disk.ask.set(true);
        let mut window = Window::open(size, disk, 7);
        window.tap("New table");
        window.tap("Start");
        window.wait();
        for page in [Key::H, Key::N, Key::O, Key::D, Key::E, Key::Comma] {
            window.press(Modifiers::COMMAND, page);
            let told = window.place("Close this message");
            let beside = |place: &egui::Rect| place.top() > 64.0 && place.top() < told.bottom() + 8.0;
            let controls = window.controls();
            let covered: Vec<_> = controls
                .iter()
                .filter(|(name, place)| beside(place) && !["Close this message", "Try again"].contains(&name.as_str()))
                .collect();
            assert!(covered.is_empty(), "{page:?}: {covered:?}");
        }
        window.press(Modifiers::COMMAND, Key::E);
        let with = window.place("More: Player 1").top();
        window.tap("Close this message");
        assert!(
            window.place("More: Player 1").top() < with - 40.0,
            "the room is given back"
        );
    }
}

#[test]
fn a_page_begins_at_its_top_however_it_was_left() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    window.tap("New table");
    let top = window.place("Name of player 1").top();
    window.wheel(-800.0);
    window.wait();
    assert!(window.place("Name of player 1").top() < top);
    window.press(Modifiers::COMMAND, Key::H);
    window.press(Modifiers::COMMAND, Key::N);
    assert_eq!(window.place("Name of player 1").top(), top);
    // And a choice in the middle of a page leaves it where it is.
    window.tap("We are already playing");
    let chosen = window.place("We are already playing").top();
    window.tap("One tile");
    window.tap("We are already playing");
    assert!((window.place("We are already playing").top() - chosen).abs() < 200.0);
    window.must_see("New table");
}

#[test]
fn saved_games_are_opened_and_deleted() {
    let folder = TempDir::new().unwrap();
    let mut window = window(PHONE, &folder);
    for name in ["Ann", "Zoe"] {
        window.press(Modifiers::COMMAND, Key::N);
        window.type_in("Name of player 1", name);
        window.tap("Start");
    }
    window.press(Modifiers::COMMAND, Key::O);
    window.tap("More about Zoe and Blue");
    window.tap("Close");
    window.must_see("Zoe and Blue");
    window.tap("More about Zoe and Blue");
    window.tap("Delete");
    assert!(!window.sees("Zoe and Blue"));
    window.tap("Ann and Blue");
    window.close();
    let store = store(&folder);
    assert_eq!(store.shelf().0.len(), 1);
    let last = store.game(store.remembered().last.as_ref().unwrap()).unwrap();
    assert_eq!(last.table().players[0].name.as_str(), "Ann");
}

#[test]
fn preferences_last() {
    let folder = TempDir::new().unwrap();
    let mut window = window(PHONE, &folder);
    let small = window.place("Roll a die").height();
    window.tap("Settings");
    window.tap("Dark");
    window.tap("Larger");
    window.tap("Reduce motion: things jump instead of moving");
    window.close();
    let mut again = self::window(PHONE, &folder);
    assert!(again.place("Roll a die").height() > small);
    again.tap("Settings");
    assert!(again.is_on("Dark") && again.is_on("Larger"));
    assert!(again.is_on("Reduce motion: things jump instead of moving"));
}

/// A game was begun and put away; its file, and the name of its place.
fn begun(folder: &TempDir) -> (PathBuf, String) {
    let mut first = window(PHONE, folder);
    first.tap("New table");
    first.tap("Start");
    first.close();
    let last = store(folder).remembered().last.clone().unwrap();
    (folder.path().join(format!("{last}.hoppel")), last.to_string())
}

/// A game was begun, and half of its file is lost since; what is told of that.
fn damaged(folder: &TempDir) -> String {
    let (file, last) = begun(folder);
    let text = std::fs::read(&file).unwrap();
    std::fs::write(&file, &text[..text.len() / 2]).unwrap();
    format!("A saved game is damaged. It was put aside as “{last}.hoppel.damaged-1”, untouched.")
}

#[test]
fn a_damaged_last_game_is_told_and_the_program_goes_on() {
    let folder = TempDir::new().unwrap();
    let told = damaged(&folder);
    let mut second = window(PHONE, &folder);
    second.must_see(&told);
    second.tap("Close this message");
    second.must_see("New table");
    second.close();
    assert!(!window(PHONE, &folder).sees("Close this message"), "it is told once");
}

#[test]
fn what_is_told_on_a_screen_stays_behind_on_it() {
    let folder = TempDir::new().unwrap();
    let told = damaged(&folder);
    let mut window = window(PHONE, &folder);
    window.must_see(&told);
    window.press(Modifiers::COMMAND, Key::D);
    window.must_see("Not rolled yet");
    assert!(!window.sees("Close this message"));
    window.press(Modifiers::COMMAND, Key::H);
    assert!(!window.sees("Close this message"));
}

/// A newer program, or a disk that answers again, may open it another time.
#[test]
fn a_last_game_that_cannot_be_opened_now_is_the_last_one_still() {
    let folder = TempDir::new().unwrap();
    let (file, last) = begun(&folder);
    let sound = std::fs::read(&file).unwrap();
    std::fs::write(&file, br#"{"format": "hoppel-game", "version": 2, "more": true}"#).unwrap();
    let mut second = window(PHONE, &folder);
    second.must_see(&format!(
        "“{last}.hoppel” was saved by a newer Hoppel. It stays as it is."
    ));
    second.tap("Close this message");
    second.tap("Settings");
    second.close();
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    window(PHONE, &folder).close();
    std::fs::remove_dir(&file).unwrap();
    std::fs::write(&file, sound).unwrap();
    window(PHONE, &folder).must_see("Menu");
}

/// The first tap leads to another screen; the second lands on whatever stands there now, and was not meant for it.
#[test]
fn the_second_tap_of_a_double_one_does_nothing() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    window.double_tap("Roll a die");
    window.must_see("Not rolled yet");
    window.tap("Roll this die");
    assert!(!window.sees("Not rolled yet"));
}

#[test]
fn nothing_is_painted_when_nothing_moves() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    assert!(!window.is_restless());
    for key in [Key::N, Key::D, Key::E, Key::O, Key::Comma] {
        window.press(Modifiers::COMMAND, key);
        assert!(!window.is_restless(), "{key:?}");
    }
    window.press(Modifiers::COMMAND, Key::D);
    window.tap("Roll");
    assert!(!window.is_restless(), "the die has come to rest");
}

#[test]
fn a_game_that_was_asked_for_is_opened_as_a_copy() {
    let folder = TempDir::new().unwrap();
    let mut first = window(PHONE, &folder);
    first.tap("New table");
    first.type_in("Name of player 1", "Ann");
    first.tap("Start");
    first.close();
    let kept = store(&folder);
    let last = kept.remembered().last.clone().unwrap();
    let asked = kept.game(&last).unwrap();
    drop(kept);

    // The very game that is on the shelf is not put there twice.
    let same = Files::in_folder(folder.path().to_owned());
    Window::open_game(PHONE, same, 7, Some(asked.clone())).close();
    assert_eq!(store(&folder).shelf().0.len(), 1);

    let elsewhere = TempDir::new().unwrap();
    let files = Files::in_folder(elsewhere.path().to_owned());
    let window = Window::open_game(PHONE, files, 7, Some(asked.clone()));
    assert!(!window.sees("New table"), "it lies on the table");
    window.close();
    let store = store(&elsewhere);
    assert_eq!(store.game(store.remembered().last.as_ref().unwrap()), Ok(asked));
}

#[test]
fn a_full_disk_is_told_in_a_sentence_and_the_game_goes_on() {
    let disk = Asked::<Full>::default();
    disk.ask.set(true);
    let mut window = Window::open(PHONE, disk, 7);
    window.tap("New table");
    window.type_in("Name of player 1", "Ann");
    window.tap("Start");
    let sentence =
        "What you do cannot be saved just now: the disk is full. Nothing is lost as long as the window is open.";
    window.wait_for(sentence);
    window.tap("Try again");
    window.wait_for(sentence);
    window.press(Modifiers::COMMAND, Key::D);
    window.must_see(sentence);
    window.tap("Close this message");
    window.press(Modifiers::COMMAND, Key::O);
    window.must_see("Ann and Blue");
}

#[test]
fn a_notice_on_the_table_covers_neither_bar_nor_button_and_keeps_off_the_edge() {
    for size in [PHONE, Vec2::new(640.0, 360.0), DESKTOP] {
        let disk = Asked::<Full>::default();
        disk.ask.set(true);
        let mut window = Window::open(size, disk, 7);
        window.tap("New table");
        window.tap("Start");
        window.wait_for("Close this message");
        let close = window.place("Close this message");
        let retry = window.place("Try again");
        let notice = close.union(retry);
        assert!(
            notice.left() >= 12.0 && notice.right() <= size.x - 12.0,
            "{notice} in {size}"
        );
        for control in ["Menu", "Undo", "Tap a free place"] {
            let place = window.place(control);
            assert!(
                !notice.intersects(place),
                "{control} at {place}, notice at {notice} in {size}"
            );
        }
    }
}
