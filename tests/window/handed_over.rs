//! A table comes in by link, and the shelf knows the game it was made in.

use egui::{Key, Modifiers};
use hoppel::game::link::Link;
use hoppel::game::{Action, Game, Incoming, NewPlayer, Setup};
use hoppel::store::{Files, Store};
use hoppel::table::{Cell, Colour, Edition, Marks, Name, PlayerId};
use hoppel_window_tests::{PHONE, Window};
use tempfile::TempDir;

fn evening() -> Game {
    let player = |(name, colour)| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = [("Ann", Colour::Red), ("Bob", Colour::Blue)].map(player);
    let mut setup = Setup::new(players.into(), Edition::Hig);
    setup.id = Some("99".to_owned());
    setup.title = "Easter Sunday".to_owned();
    lay(&Game::new(setup).unwrap(), &[(1, 0), (2, 0)])
}

/// The game with these tiles as well.
fn lay(game: &Game, cells: &[(i64, i64)]) -> Game {
    let mut game = game.clone();
    for (x, y) in cells {
        let at = Cell::new(*x, *y).unwrap();
        game.apply(Action::PutTile { at, marks: Marks::NONE }).unwrap();
    }
    game
}

/// The game on another device, where it was handed over as it stands.
fn elsewhere(game: &Game) -> Game {
    Game::new(Link::of(game).unwrap().setup).unwrap()
}

fn shelf(folder: &TempDir) -> Store {
    Store::open(Files::in_folder(folder.path().to_owned()), || ()).0
}

/// Opens a link to that table where the game is on the shelf: what is told, and how many games there are then. The game
/// on the shelf is as it was.
fn opened(kept: &Game, handed: &Game, told: &str) -> usize {
    let folder = TempDir::new().unwrap();
    let slot = shelf(&folder).put(kept);
    let link = Link::read(&Link::of(handed).unwrap().write().unwrap()).unwrap();
    let incoming = Incoming::try_from(link).unwrap();
    let files = Files::in_folder(folder.path().to_owned());
    let mut window = Window::open_incoming(PHONE, files, incoming);
    window.must_see(told);
    window.press(Modifiers::COMMAND, Key::H);
    assert!(!window.sees(told), "it is told at the table alone");
    window.close();
    let store = shelf(&folder);
    assert_eq!(store.game(&slot).as_ref(), Ok(kept));
    let on_table = store.game(store.remembered().last.as_ref().unwrap()).unwrap();
    assert_eq!(on_table.table().tiles, handed.table().tiles);
    store.shelf().0.len()
}

#[test]
fn the_very_moment_of_a_game_on_the_shelf_opens_that_game() {
    let told = "“Easter Sunday” was among the saved games already.";
    assert_eq!(opened(&evening(), &evening(), told), 1);
    let theirs = elsewhere(&evening());
    assert_eq!(opened(&theirs, &evening(), told), 1, "handed over twice");
}

#[test]
fn an_earlier_moment_lies_beside_the_game_that_has_gone_on() {
    let told = "“Easter Sunday” has gone on to 4 tiles; this is an earlier moment of it, with 3 tiles, and lies beside \
        it among the saved games.";
    assert_eq!(opened(&lay(&evening(), &[(3, 0)]), &evening(), told), 2);
    let theirs = lay(&elsewhere(&evening()), &[(3, 0)]);
    assert_eq!(
        opened(&theirs, &evening(), told),
        2,
        "and so where it had been handed over"
    );
}

#[test]
fn a_game_that_has_gone_on_elsewhere_lies_beside_its_beginning() {
    let told = "This table has gone on from “Easter Sunday”: that has 3 tiles, this one 4, and it lies beside it among \
        the saved games.";
    assert_eq!(opened(&evening(), &lay(&elsewhere(&evening()), &[(3, 0)]), told), 2);
}

/// Nothing has changed on the board.
#[test]
fn eggs_eaten_since_or_a_new_name_make_a_later_moment() {
    let later = "This table has gone on from “Easter Sunday”: that has 3 tiles, this one 3, and it lies beside it \
        among the saved games.";
    let player = PlayerId(0);
    let with = |game: &Game, action: Action| {
        let mut game = game.clone();
        game.apply(action).unwrap();
        game
    };
    let why = String::new();
    let began = with(&evening(), Action::Adjust { player, eggs: 3, why });
    let eaten = with(&began, Action::Eat { player, eggs: 1 });
    let name = Some("Anna".to_owned());
    let renamed = with(
        &began,
        Action::Rename {
            player,
            name,
            colour: None,
        },
    );
    let theirs = elsewhere(&began);
    for gone_on in [&eaten, &renamed] {
        assert_eq!(opened(&theirs, gone_on, later), 2, "handed over twice");
        assert_eq!(opened(&began, gone_on, later), 2, "as a file, and then by link");
        assert_eq!(opened(&began, &elsewhere(gone_on), later), 2, "handed back");
    }
    let earlier = "“Easter Sunday” has gone on to 3 tiles; this is an earlier moment of it, with 3 tiles, and lies \
        beside it among the saved games.";
    assert_eq!(opened(&elsewhere(&eaten), &began, earlier), 2);
    let same = "“Easter Sunday” was among the saved games already.";
    assert_eq!(opened(&began, &theirs, same), 1, "handed back as it was");
    let parted = "This table and “Easter Sunday” began as one game and have gone different ways; it has 3 tiles, the \
        other 3, and both are among the saved games.";
    let bob = with(
        &evening(),
        Action::Adjust {
            player: PlayerId(1),
            eggs: 3,
            why: String::new(),
        },
    );
    assert_eq!(opened(&theirs, &bob, parted), 2);
}

#[test]
fn a_fork_is_told_and_lies_beside_the_other() {
    let told = "This table and “Easter Sunday” began as one game and have gone different ways; it has 4 tiles, the \
        other 5, and both are among the saved games.";
    let ours = lay(&evening(), &[(3, 0), (4, 0)]);
    assert_eq!(opened(&ours, &lay(&elsewhere(&evening()), &[(0, 1)]), told), 2);
    let undone = lay(&evening(), &[(0, 1)]);
    assert_eq!(opened(&ours, &undone, told), 2, "with the same beginning");
}

#[test]
fn another_title_makes_no_other_game() {
    let mut history = hoppel::game::History::new(evening());
    history.set_title("Easter Monday".to_owned()).unwrap();
    let told = "“Easter Monday” was among the saved games already.";
    assert_eq!(opened(history.game(), &evening(), told), 1);
}
