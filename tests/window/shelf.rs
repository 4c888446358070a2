//! The games on the shelf: looked for, renamed, copied, deleted and brought back, taken along and brought in.

use egui::{Key, Modifiers, Vec2};
use hoppel::game::{Action, Game, NewPlayer, Setup, file};
use hoppel::store::{Files, Shelved, Store};
use hoppel::table::{Cell, Colour, Edition, Marks, Name};
use hoppel_window_tests::{Answers, DESKTOP, PHONE, Window};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn game(id: &str, title: &str, names: [&str; 2], tiles: i64) -> Game {
    let player = |(name, colour)| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = names.into_iter().zip([Colour::Red, Colour::Blue]).map(player);
    let mut setup = Setup::new(players.collect(), Edition::Hig);
    setup.id = Some(id.to_owned());
    setup.title = title.to_owned();
    setup.created = Some("2025-04-20T15:30:00Z".to_owned());
    let mut game = Game::new(setup).unwrap();
    for x in 1..=tiles {
        let at = Cell::new(x, 0).unwrap();
        game.apply(Action::PutTile { at, marks: Marks::NONE }).unwrap();
    }
    game
}

/// A folder of games, and one beside it for what comes and goes.
struct Place {
    games: TempDir,
    outside: TempDir,
    answers: Answers,
}

impl Place {
    fn with(games: &[Game]) -> Self {
        let place = Self {
            games: TempDir::new().unwrap(),
            outside: TempDir::new().unwrap(),
            answers: Answers::default(),
        };
        let mut store = place.store();
        for game in games {
            store.put(game);
        }
        drop(store);
        place
    }

    fn store(&self) -> Store {
        Store::open(Files::in_folder(self.games.path().to_owned()), || ()).0
    }

    fn shelf(&self) -> Vec<Shelved> {
        let (shelf, troubles) = self.store().shelf();
        assert_eq!(troubles, []);
        shelf
    }

    /// The program, showing the saved games.
    fn window(&self, size: Vec2) -> Window {
        let files = Files::in_folder(self.games.path().to_owned());
        let mut window = Window::open_asking(size, files, &self.answers);
        window.press(Modifiers::COMMAND, Key::O);
        window
    }

    /// A file outside.
    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.outside.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        path
    }
}

const ANN_BOB: [&str; 2] = ["Ann", "Bob"];
const ANN_AND_BOB: &str = "Ann and Bob";

fn three() -> [Game; 3] {
    [
        game("1", "", ANN_BOB, 1),
        game("2", "Easter Sunday", ["Zoë", "Cleo"], 2),
        game("3", "", ["Dora", "Zoë"], 3),
    ]
}

#[test]
fn a_game_is_found_by_its_title_or_its_players_in_whatever_letters() {
    let place = Place::with(&three());
    let mut window = place.window(PHONE);
    let all = [ANN_AND_BOB, "Easter Sunday", "Dora and Zoë"];
    let mut found = |text: &str, wanted: &[&str]| {
        if text.is_empty() {
            window.must_see("Search the saved games");
        } else {
            window.type_over("Search the saved games", text);
        }
        for name in all {
            assert_eq!(window.sees(name), wanted.contains(&name), "{text}: {name}");
        }
        assert_eq!(
            window.sees("No saved game has that in its title or its players' names."),
            wanted.is_empty()
        );
    };
    found("", &all);
    found("EASTER", &["Easter Sunday"]);
    found("ZOË", &["Easter Sunday", "Dora and Zoë"]);
    found("sunday cleo", &["Easter Sunday"]);
    found("sunday dora", &[]);
    window.tap("Search the saved games");
    window.press(Modifiers::COMMAND, Key::A);
    window.press(Modifiers::NONE, Key::Backspace);
    let about = window.description("Easter Sunday").unwrap();
    let lines: Vec<&str> = about.lines().collect();
    assert_eq!(lines[..2], ["Zoë and Cleo", "Zoë to move · 3 tiles laid"]);
    assert_eq!(lines[2], "Begun on 20 April 2025, last played just now");
    window.tap("Easter Sunday");
    window.must_see("Zoë lays a tile");
}

#[test]
fn a_game_is_renamed_whether_it_lies_on_the_table_or_not() {
    let place = Place::with(&three());
    let mut window = place.window(PHONE);
    window.tap("More about Ann and Bob");
    window.tap("Rename");
    window.type_in("Title", &"x".repeat(81));
    window.must_see("A title has at most 80 characters.");
    window.tap("Rename it");
    window.must_see("A title has at most 80 characters.");
    window.type_over("Title", "  First of May ");
    window.must_see("Without a title, a game is called by its players.");
    window.tap("Rename it");
    assert!(!window.sees(ANN_AND_BOB));
    assert_eq!(
        window.description("First of May").unwrap().lines().next(),
        Some(ANN_AND_BOB)
    );

    // The one on the table keeps what was played on it.
    window.tap("Dora and Zoë");
    let free = window.cell(4, 0);
    window.tap(&free);
    window.press(Modifiers::COMMAND, Key::O);
    window.tap("More about Dora and Zoë");
    window.tap("Rename");
    window.type_in("Title", "At Dora's");
    window.press(Modifiers::NONE, Key::Enter);
    window.must_see("At Dora's");
    window.tap("At Dora's");
    window.press(Modifiers::COMMAND, Key::Z);
    window.close();
    let titles = |shelf: Vec<Shelved>| {
        let mut titles: Vec<_> = shelf.into_iter().map(|game| (game.title, game.tiles)).collect();
        titles.sort();
        titles
    };
    let wanted = [("At Dora's", 4), ("Easter Sunday", 3), ("First of May", 2)];
    assert_eq!(
        titles(place.shelf()),
        wanted.map(|(title, tiles)| (title.to_owned(), tiles))
    );
}

#[test]
fn a_copy_is_a_game_of_its_own() {
    let place = Place::with(&three());
    let mut window = place.window(DESKTOP);
    for (name, copy) in [
        ("Easter Sunday", "Easter Sunday (copy)"),
        (ANN_AND_BOB, "Ann and Bob (copy)"),
    ] {
        window.tap(&format!("More about {name}"));
        window.tap("Copy");
        window.must_see(name);
        window.must_see(copy);
    }
    window.close();
    let store = place.store();
    let games = place
        .shelf()
        .into_iter()
        .map(|shelved| store.game(&shelved.slot).unwrap());
    let games: Vec<Game> = games.collect();
    assert_eq!(games.len(), 5);
    let called = |title: &str| games.iter().find(|game| game.setup().title == title).unwrap();
    let (one, other) = (called("Easter Sunday"), called("Easter Sunday (copy)"));
    assert_eq!(one.actions(), other.actions());
    assert!(other.setup().id.is_some() && one.setup().id != other.setup().id);
}

/// All that is seen of a table, however long the disk takes.
fn seen(window: &Window) -> Vec<String> {
    let mut names = window.names();
    names.retain(|name| name != "Saving …");
    names
}

#[test]
fn a_deleted_game_is_brought_back_with_all_that_can_be_undone() {
    let place = Place::with(&three());
    let mut window = place.window(PHONE);
    // It lies on the table, and a step of it has been taken back.
    window.tap(ANN_AND_BOB);
    for x in [2, 3] {
        let free = window.cell(x, 0);
        window.tap(&free);
        window.press(Modifiers::NONE, Key::Enter);
    }
    window.press(Modifiers::COMMAND, Key::Z);
    let undone = seen(&window);
    window.press(Modifiers::COMMAND, Key::O);
    window.tap("More about Ann and Bob");
    window.tap("Delete");
    window.must_see("“Ann and Bob” is deleted.");
    assert!(!window.sees(ANN_AND_BOB));
    window.tap("Undo");
    assert!(!window.sees("“Ann and Bob” is deleted.") && !window.sees("Bring back Ann and Bob"));
    window.tap(ANN_AND_BOB);
    let now = seen(&window);
    assert_eq!(now, undone);
    window.press(Modifiers::COMMAND, Key::Y);
    assert_ne!(seen(&window), undone, "what was taken back can be had again");
    window.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(seen(&window), undone);

    // Two are deleted; the notice speaks of the latter, and the list has both, also later.
    window.press(Modifiers::COMMAND, Key::O);
    for name in [ANN_AND_BOB, "Easter Sunday"] {
        window.tap(&format!("More about {name}"));
        window.tap("Delete");
    }
    window.must_see("“Easter Sunday” is deleted.");
    window.press(Modifiers::COMMAND, Key::H);
    assert!(!window.sees("“Easter Sunday” is deleted."), "it was said there");
    assert!(!window.sees("Go on playing"), "the game on the table was deleted");
    window.press(Modifiers::COMMAND, Key::O);
    window.must_see("Bring back Easter Sunday");
    window.tap("Bring back Ann and Bob");
    window.must_see(ANN_AND_BOB);
    assert!(!window.sees("Bring back Ann and Bob"));
    window.close();
    let shelf = place.shelf();
    let left: Vec<usize> = shelf.iter().map(|game| game.players.len()).collect();
    assert_eq!(left.len(), 2, "what was not brought back is gone");
    let mut again = place.window(PHONE);
    assert!(!again.sees("Bring back Easter Sunday"));
    again.tap(ANN_AND_BOB);
    again.press(Modifiers::COMMAND, Key::Y);
    assert_ne!(seen(&again), undone, "what was taken back can be had again, also now");
}

#[test]
fn a_game_comes_in_from_a_file_once() {
    let place = Place::with(&three());
    let strange = game("99", "From afar", ["Eve", "Finn"], 5);
    let good = place.file("afar.hoppel", file::write(&strange).unwrap());
    let mut window = place.window(PHONE);
    place.answers.choose(None);
    window.tap("Import a game …");
    window.wait();
    assert!(!window.sees("Close this message"), "none was chosen");
    place.answers.choose(Some(&good));
    for told in [
        "“From afar” is among the saved games now.",
        "“From afar” was among the saved games already.",
    ] {
        window.tap("Import a game …");
        window.wait_for(told);
        window.must_see("From afar");
        window.tap("Close this message");
    }
    window.close();
    assert_eq!(place.shelf().len(), 4);
    let store = place.store();
    assert_eq!(store.known(&strange).map(|slot| store.game(&slot)), Some(Ok(strange)));
}

/// Where the system has no dialogs, none is chosen either.
#[test]
fn where_no_place_is_chosen_nothing_is_written_and_it_is_told() {
    let place = Place::with(&three());
    let mut window = place.window(PHONE);
    place.answers.choose(None);
    window.tap("More about Easter Sunday");
    window.tap("Export");
    window.wait_for(
        "Nothing was written: no place was chosen. Where the system shows no dialog, “hoppel export” on the command line writes it.",
    );
}

#[test]
fn what_is_no_game_is_told_in_a_sentence_and_nothing_is_lost() {
    let place = Place::with(&three());
    let mut window = place.window(PHONE);
    let text = file::write(&three()[0]).unwrap();
    let cases = [
        (
            "half.hoppel",
            text.as_bytes()[..text.len() / 2].to_vec(),
            "“half.hoppel” was not added. This is no game file: on line",
        ),
        (
            "huge.hoppel",
            vec![b' '; 16 * 1024 * 1024 + 1],
            "“huge.hoppel” was not added. The file is larger than 16 MiB; no game is.",
        ),
        (
            "newer.hoppel",
            br#"{"format": "hoppel-game", "version": 2, "more": true}"#.to_vec(),
            "“newer.hoppel” was not added. This game was saved by a newer Hoppel; get the newest one to read it.",
        ),
        (
            "wrong.hoppel",
            text.replace("\"at\":[1,0]", "\"at\":[0,0]").into_bytes(),
            "“wrong.hoppel” was not added. ",
        ),
    ];
    for (name, bytes, told) in cases {
        let path = place.file(name, bytes);
        place.answers.choose(Some(&path));
        window.tap("Import a game …");
        window.wait_for("Close this message");
        window.starting(told);
        window.tap("Close this message");
    }
    place.answers.choose(Some(Path::new("/nowhere/at.hoppel")));
    window.tap("Import a game …");
    window.wait_for("“at.hoppel” was not added. It cannot be read: it is no longer there.");
    #[cfg(unix)]
    {
        window.tap("Close this message");
        let pipe = place.outside.path().join("pipe.hoppel");
        assert!(
            std::process::Command::new("mkfifo")
                .arg(&pipe)
                .status()
                .unwrap()
                .success()
        );
        place.answers.choose(Some(&pipe));
        window.tap("Import a game …");
        window.wait_for("“pipe.hoppel” was not added. It cannot be read: it is a pipe or a device, and no file.");
    }
    window.close();
    assert_eq!(place.shelf().len(), 3);
}

#[test]
fn files_are_dropped_onto_whatever_screen() {
    let place = Place::with(&three());
    let one = place.file(
        "one.hoppel",
        file::write(&game("98", "One", ["Eve", "Finn"], 1)).unwrap(),
    );
    let two = place.file(
        "two.hoppel",
        file::write(&game("99", "Two", ["Eve", "Finn"], 1)).unwrap(),
    );
    let mut window = place.window(PHONE);
    window.tap(ANN_AND_BOB);
    assert!(!window.sees("Drop it to add it to the saved games"));
    window.hold_over(&one);
    window.must_see("Drop it to add it to the saved games");
    window.drop_files(&[&one, &two]);
    assert!(!window.sees("Drop it to add it to the saved games"));
    window.wait_for("“Two” is among the saved games now.");
    window.tap("Close this message");
    window.must_see("“One” is among the saved games now.");
    window.tap("Close this message");
    window.must_see("Ann lays a tile");
    window.press(Modifiers::COMMAND, Key::O);
    window.must_see("One");
    window.must_see("Two");
}

#[test]
fn an_exported_game_is_the_same_when_it_comes_in_elsewhere() {
    let place = Place::with(&three());
    let mut window = place.window(PHONE);
    let out = place.outside.path().join("out.hoppel");
    place.answers.choose(Some(&out));
    window.tap("More about Easter Sunday");
    window.tap("Export");
    window.wait_for("“out.hoppel” has been written.");
    assert_eq!(place.answers.proposed(), ["Easter Sunday.hoppel"]);
    let elsewhere = Place::with(&[]);
    elsewhere.answers.choose(Some(&out));
    let mut other = elsewhere.window(PHONE);
    other.must_see("No games yet");
    other.tap("Import a game …");
    other.wait_for("“Easter Sunday” is among the saved games now.");
    other.close();
    let store = elsewhere.store();
    let slot = &elsewhere.shelf()[0].slot;
    assert_eq!(store.game(slot), Ok(three()[1].clone()));

    // From the table too, with the last step.
    window.tap("Close this message");
    window.tap(ANN_AND_BOB);
    let free = window.cell(2, 0);
    window.tap(&free);
    window.tap("Menu");
    window.tap("Take it along …");
    window.tap("Game file");
    window.wait_for("“out.hoppel” has been written.");
    assert_eq!(place.answers.proposed()[1], "Ann and Bob.hoppel");
    let written = file::play(&std::fs::read(&out).unwrap()).unwrap();
    assert_eq!(written.table().tiles.len(), 3);

    let nowhere = place.outside.path().join("no/such/folder/out.hoppel");
    place.answers.choose(Some(&nowhere));
    window.tap("Close this message");
    window.tap("Menu");
    window.tap("Take it along …");
    window.tap("Game file");
    window.wait_for("Close this message");
    window.starting("“out.hoppel” could not be written: it is no longer there.");
}

#[test]
fn what_came_of_a_game_is_taken_along_as_pictures_and_tables() {
    let place = Place::with(&three());
    let mut window = place.window(PHONE);
    window.tap("Easter Sunday");
    for (row, name, beginning) in [
        ("Picture", "Easter Sunday.png", b"\x89PNG".as_slice()),
        ("Picture of any size", "Easter Sunday.svg", b"<"),
        ("Ledger as a table", "Easter Sunday.csv", b"\xef\xbb\xbf"),
        ("Rolls as a table", "Easter Sunday.csv", b"\xef\xbb\xbf"),
    ] {
        let out = place.outside.path().join(name);
        place.answers.choose(Some(&out));
        window.tap("Menu");
        window.tap("Take it along …");
        window.tap(row);
        window.wait_for(&format!("“{name}” has been written."));
        window.tap("Close this message");
        assert!(std::fs::read(&out).unwrap().starts_with(beginning), "{row}");
        assert_eq!(place.answers.proposed().last().map(String::as_str), Some(name));
    }
}

/// Without a place on the web that a link leads to, the table is taken along as a text for `hoppel open`.
#[test]
fn the_table_is_handed_over_between_turns_and_not_in_the_middle_of_one() {
    let place = Place::with(&three());
    let mut window = place.window(PHONE);
    window.tap("Easter Sunday");
    window.tap("Menu");
    window.tap("Take it along …");
    window.tap("Copy it");
    window.must_see("Copied");
    window.tap("Close");
    let free = window.cell(3, 0);
    window.tap(&free);
    window.tap("Menu");
    window.tap("Take it along …");
    assert!(!window.sees("Copy it"), "the turn is not over");
    window.must_see("In the middle of a turn the table cannot be handed over. Once the turn is over, it can.");
    window.must_see("Game file");
}

#[test]
fn three_hundred_games_come_in_by_and_by_and_are_scrolled_through() {
    let games: Vec<Game> = (0..300)
        .map(|number| game(&number.to_string(), &format!("Game {number}"), ANN_BOB, 1))
        .collect();
    let place = Place::with(&games);
    let files = Files::in_folder(place.games.path().to_owned());
    let mut window = Window::open_asking(PHONE, files, &place.answers);
    window.press(Modifiers::COMMAND, Key::O);
    window.must_see("Reading the saved games …");
    let listed = |window: &Window| {
        window
            .names()
            .iter()
            .filter(|name| name.starts_with("More about"))
            .count()
    };
    let before = listed(&window);
    assert!((1..300).contains(&before), "{before}");
    window.frames(1);
    let more = listed(&window) - before;
    assert!((1..=8).contains(&more), "{more} in a frame");
    window.frames(300 / 4);
    assert_eq!(listed(&window), 300);
    assert!(!window.sees("Reading the saved games …"));
    assert!(!window.is_restless());
    for _ in 0..3 {
        window.wheel(-20_000.0);
    }
    let foot = window.place("Import a game …").top();
    let names = window.names();
    let last = names.iter().rfind(|name| name.starts_with("More about")).unwrap();
    let bottom = window.place(last).bottom();
    assert!((0.0..foot).contains(&bottom), "{bottom} {foot}");
}
