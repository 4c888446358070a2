//! The hop panel by pointer, on a phone: rolling, choosing a way on the board and in the list, hints, dead ends.

use egui::{Key, Modifiers, Pos2, Rect, Vec2};
use hoppel::game::{Action, Game, NewPlayer, Rolled, RolledBy, Setup, StartFigure, StartTile};
use hoppel::store::{Files, Store};
use hoppel::table::{Cell, Colour, Edition, Figure, Kind, Mark, Marks, Name, Place, PlayerId};
use hoppel_window_tests::{DESKTOP, PHONE, Window, written_game};
use tempfile::TempDir;

const LYING: Vec2 = Vec2::new(640.0, 360.0);
const NAMES: [(&str, Colour); 6] = [
    ("Ann", Colour::Red),
    ("Bob", Colour::Blue),
    ("Cleo", Colour::Green),
    ("Dora", Colour::Yellow),
    ("Emil", Colour::Black),
    ("Finn", Colour::Pink),
];

fn cell(x: i64, y: i64) -> Cell {
    Cell::new(x, y).unwrap()
}

/// A phase of so many players begins on these tiles, the bunny on the start tile; Ann is on.
struct Board {
    tiles: Vec<Cell>,
    closed: Vec<Cell>,
    figures: Vec<(u8, Cell)>,
    players: usize,
}

impl Board {
    /// A square of tiles around the bunny.
    fn square(reach: i64, players: usize) -> Self {
        let side = || -reach..=reach;
        Self {
            tiles: side().flat_map(|x| side().map(move |y| cell(x, y))).collect(),
            closed: Vec::new(),
            figures: Vec::new(),
            players,
        }
    }

    fn open(self, folder: &TempDir) -> Window {
        let player = |(name, colour): &(&str, Colour)| NewPlayer {
            name: Name::new(name).unwrap(),
            colour: *colour,
        };
        let players = NAMES.iter().take(self.players).map(player).collect();
        let mut setup = Setup::new(players, Edition::Hig);
        let marks = |at: &Cell| {
            if self.closed.contains(at) {
                Marks::NONE.with(Mark::NoBunny)
            } else {
                Marks::NONE
            }
        };
        let tile = |at: &Cell| StartTile {
            at: *at,
            marks: marks(at),
        };
        setup.start.tiles = Some(self.tiles.iter().map(tile).collect());
        let figure = |(player, at): &(u8, Cell)| {
            StartFigure(Figure {
                player: PlayerId(*player),
                kind: Kind::Follower,
                place: Place::Cell(*at),
                spot: String::new(),
            })
        };
        setup.start.figures = self.figures.iter().map(figure).collect();
        setup.start.bunny = Some(cell(0, 0));
        let mut game = Game::new(setup).unwrap();
        game.apply(Action::Phase { first: None }).unwrap();
        let files = Files::in_folder(folder.path().to_owned());
        Window::open_game(PHONE, files, 7, Some(game))
    }
}

/// Taps what has that name where it is.
fn tap(window: &mut Window, name: &str) {
    let middle = window.place(name).center();
    window.tap_at(middle);
}

/// The middle of the cell that far from the bunny, seen from where the bunny is.
fn beside_bunny(window: &Window, x: f32, y: f32) -> Pos2 {
    let names = window.names();
    let bunny = names.iter().find(|name| name.contains("the bunny")).unwrap();
    let place = window.place(bunny);
    place.center() + egui::Vec2::new(x, y) * place.width()
}

fn tap_beside_bunny(window: &mut Window, x: f32, y: f32) {
    let at = beside_bunny(window, x, y);
    window.tap_at(at);
}

fn starting(window: &Window, beginning: &str) -> String {
    let names = window.names();
    let found = names.iter().find(|name| name.starts_with(beginning));
    found
        .unwrap_or_else(|| panic!("nothing begins with “{beginning}” among {names:#?}"))
        .clone()
}

/// The ways in the list, from the top.
fn ways(window: &Window) -> Vec<String> {
    let is_way = |name: &String| {
        let arrows = name.split_once(": ").map_or("", |(arrows, _)| arrows);
        !arrows.is_empty() && arrows.chars().all(|arrow| " ←→↑↓".contains(arrow))
    };
    window.names().into_iter().filter(is_way).collect()
}

/// What the file says was done after the phase began.
fn written(folder: &TempDir) -> Vec<Action> {
    // Writing is never waited for.
    std::thread::sleep(std::time::Duration::from_millis(400));
    let (_, game) = written_game(folder.path()).expect("a game was written");
    let actions = game.actions().iter().skip(1);
    actions.map(|recorded| recorded.action.clone()).collect()
}

#[test]
fn an_end_is_picked_by_a_tap_its_next_way_by_another() {
    let folder = TempDir::new().unwrap();
    let mut board = Board::square(1, 2);
    // Ann's follower above the bunny, two of Bob's to its right, and one where both ways meet.
    board.figures = vec![(0, cell(0, -1)), (1, cell(1, 0)), (1, cell(1, 0)), (1, cell(1, -1))];
    let mut window = board.open(&folder);
    tap(&mut window, "A real die shows 2");
    // The end says what its best way pays her who hops, not all together, and that others get eggs too.
    window.must_see("Ann +1, others too, tile, Bob's follower, 1 right and 1 above the start tile");
    window.must_see("Ann +0, tile, 1 right and 1 below the start tile");
    tap_beside_bunny(&mut window, 1.0, -1.0);
    assert!(window.is_on("↑ →: Ann +1, Bob +1"));
    window.must_see("Hop ↑ →");
    tap_beside_bunny(&mut window, 1.0, -1.0);
    let second = starting(&window, "→ ↑: ");
    assert_eq!(second, "→ ↑: Bob +3");
    assert!(window.is_on(&second), "the row of the second way is marked too");
    assert!(!window.is_on("↑ →: Ann +1, Bob +1"));
    tap(&mut window, "Hop → ↑");
    window.must_see("Bob rolls");
    let path = vec![cell(1, 0), cell(1, -1)];
    assert_eq!(written(&folder).last(), Some(&Action::Hop { path }));
    // Where the bunny was stays marked until the phase ends.
    starting(&window, "closed to the bunny, tile, Bob's follower");
    starting(&window, "closed to the bunny, tile, the start tile");
}

#[test]
fn with_reduced_motion_no_hop_is_felt() {
    for reduced in [false, true] {
        let folder = TempDir::new().unwrap();
        let (mut store, _) = Store::open(Files::in_folder(folder.path().to_owned()), || ());
        store.remember(|remembered| remembered.preferences.reduce_motion = reduced);
        drop(store);
        let mut window = Board::square(1, 2).open(&folder);
        tap_beside_bunny(&mut window, 0.0, 1.0);
        tap(&mut window, "Rolled 1 by hand: hop ↓");
        window.must_see("Bob rolls");
        assert_eq!(window.felt().is_empty(), reduced);
    }
}

#[test]
fn what_was_rolled_is_told_when_the_die_has_come_to_rest() {
    for (size, reduced) in [(PHONE, false), (DESKTOP, false), (PHONE, true)] {
        let folder = TempDir::new().unwrap();
        let (mut store, _) = Store::open(Files::in_folder(folder.path().to_owned()), || ());
        store.remember(|remembered| remembered.preferences.reduce_motion = reduced);
        drop(store);
        let mut window = Board::square(2, 2).open(&folder);
        window.resize(size);
        window.wait();
        let hops = |name: &String| ["1 hop", "2 hops", "3 hops"].iter().any(|hops| name.contains(hops));
        let told = |window: &Window| {
            window
                .names()
                .iter()
                .any(|name| hops(name) || name.starts_with("The die shows"))
        };
        window.heard();
        let roll = window.place("Roll").center();
        window.tap_in_haste_at(roll, 4);
        assert_eq!(window.sees("Rolling …"), !reduced);
        assert_eq!(told(&window), reduced, "{:#?}", window.names());
        assert_eq!(window.heard().iter().any(hops), reduced);
        window.wait();
        assert!(told(&window) && !window.sees("Rolling …"));
        assert_eq!(window.heard().iter().any(hops), !reduced);
    }
}

#[test]
fn a_path_tapped_cell_by_cell_is_the_roll() {
    let folder = TempDir::new().unwrap();
    let mut window = Board::square(1, 2).open(&folder);
    tap_beside_bunny(&mut window, 0.0, 1.0);
    window.must_see("Rolled 1 by hand: hop ↓");
    tap_beside_bunny(&mut window, 1.0, 1.0);
    tap_beside_bunny(&mut window, 1.0, 0.0);
    tap(&mut window, "Rolled 3 by hand: hop ↓ → ↑");
    window.must_see("Bob rolls");
    let rolled = Action::Roll {
        rolled: Rolled::Hops(3),
        by: Some(RolledBy::Hand),
    };
    let path = vec![cell(0, 1), cell(1, 1), cell(1, 0)];
    assert_eq!(written(&folder), [rolled, Action::Hop { path }]);
}

#[test]
fn every_way_is_in_the_list_and_the_list_scrolls() {
    let folder = TempDir::new().unwrap();
    let mut window = Board::square(3, 2).open(&folder);
    tap(&mut window, "A real die shows 3");
    let all = ways(&window);
    assert_eq!(all.len(), 36);
    let foot = window.place("Tap where the bunny goes");
    let (second, last) = (all.get(1).unwrap(), all.last().unwrap());
    assert!(window.place(second).bottom() < foot.top());
    for _ in 0..30 {
        if window.place(last).bottom() > foot.top() {
            let shown = |row: &&String| {
                let bottom = foot.top() - window.place(row).bottom();
                (0.0..60.0).contains(&bottom)
            };
            let low = all.iter().find(shown).unwrap();
            window.wheel_over(low, -80.0);
        }
    }
    let last = last.clone();
    tap(&mut window, &last);
    assert!(
        window.is_on(&last),
        "{last} is at {:?}, above {foot:?}",
        window.place(&last)
    );
}

#[test]
fn the_row_of_a_way_picked_on_the_board_comes_into_sight() {
    let folder = TempDir::new().unwrap();
    let mut window = Board::square(3, 2).open(&folder);
    tap(&mut window, "A real die shows 3");
    let foot = window.place("Tap where the bunny goes");
    let last = ways(&window).pop().unwrap();
    assert!(window.place(&last).bottom() > foot.top(), "it is out of sight");
    let arrows = last.split(':').next().unwrap();
    let count = |arrow| arrows.matches(arrow).count() as f32;
    let (x, y) = (count('→') - count('←'), count('↓') - count('↑'));
    let before = beside_bunny(&window, 0.0, 0.0);
    let end = beside_bunny(&window, x, y);
    for _ in 0..9 {
        if !window.is_on(&last) {
            window.tap_at(end);
        }
    }
    assert!(window.is_on(&last));
    let hop = window.place(&window.starting("Hop "));
    assert!(
        window.place(&last).bottom() < hop.top(),
        "it is in sight above the button"
    );
    assert_eq!(beside_bunny(&window, 0.0, 0.0), before, "the board stays where it is");
}

#[test]
fn a_list_that_goes_on_shows_the_beginning_of_the_next_row() {
    for (reach, face) in [(3, 1), (3, 2), (3, 3)] {
        let folder = TempDir::new().unwrap();
        let mut window = Board::square(reach, 2).open(&folder);
        tap(&mut window, &format!("A real die shows {face}"));
        let end = window.place("Tap where the bunny goes").top() - 8.0;
        let rows: Vec<Rect> = ways(&window).iter().map(|way| window.place(way)).collect();
        if rows.iter().any(|row| row.top() > end) {
            let cut = |row: &&Rect| row.top() + 10.0 < end && end < row.bottom() - 6.0;
            assert!(rows.iter().any(|row| cut(&row)), "{face}: {rows:?} end at {end}");
        }
    }
}

#[test]
fn the_bunny_and_all_it_can_reach_are_large_and_clear_of_everything() {
    for size in [PHONE, LYING, DESKTOP] {
        for face in 1..=3_i64 {
            let folder = TempDir::new().unwrap();
            let mut window = Board::square(6, 4).open(&folder);
            window.resize(size);
            window.wait();
            tap(&mut window, &format!("A real die shows {face}"));
            window.wait();
            for x in -face..=face {
                for y in (x.abs() - face)..=(face - x.abs()) {
                    let place = window.place(&window.cell(x, y));
                    let seen = place.width().min(place.height());
                    // Where one hop is rolled there is room for more.
                    let least = if face == 1 { 66.0 } else { 44.0 };
                    assert!(seen + 0.5 > least, "{face} hops, {x}, {y}: {place} in {size}");
                }
            }
        }
    }
}

#[test]
fn hints_come_when_asked_for_and_look_to_the_end_of_the_phase() {
    let folder = TempDir::new().unwrap();
    // A strip. To the left Ann takes an egg and ends the phase; to the right Bob can come to his.
    let strip = Board {
        tiles: (-1..=3).map(|x| cell(x, 0)).collect(),
        closed: Vec::new(),
        figures: vec![(0, cell(1, 0)), (0, cell(-1, 0)), (1, cell(2, 0))],
        players: 2,
    };
    let mut window = strip.open(&folder);
    tap(&mut window, "A real die shows 1");
    assert_eq!(ways(&window).len(), 2);
    assert!(!window.sees("Best for Ann first, once all have hopped"));
    tap(&mut window, "Hints");
    window.must_see("Best for Ann first, once all have hopped");
    assert!(!window.sees("Hints"), "they are there");
    assert_eq!(
        ways(&window),
        ["←: Ann +1, then a dead end: nobody else hops", "→: Ann +1"]
    );
    tap(&mut window, "←: Ann +1, then a dead end: nobody else hops");
    window.must_see("Eggs on the way: 1 for Ann. It ends the phase: nobody after Ann can hop.");
    // What is said of it has moved the other row out of sight.
    let right = window.cell(1, 0);
    tap(&mut window, &right);
    assert!(window.is_on("→: Ann +1"));
    window.must_see("Eggs on the way: 1 for Ann. After it, on average until the phase ends: 1 for Bob.");
    tap(&mut window, "Hop →");
    // Bob has not asked.
    tap(&mut window, "A real die shows 2");
    assert!(!window.sees("Best for Bob first, once all have hopped"));
}

#[test]
fn before_the_roll_hints_say_what_each_roll_is_worth_and_are_there_after_it() {
    let folder = TempDir::new().unwrap();
    // A strip. Only with three hops Ann comes to her egg; with less, Bob comes by it too, and comes to his.
    let strip = Board {
        tiles: (0..=5).map(|x| cell(x, 0)).collect(),
        closed: Vec::new(),
        figures: vec![(0, cell(3, 0)), (1, cell(4, 0))],
        players: 2,
    };
    let mut window = strip.open(&folder);
    tap(&mut window, "Hints");
    assert!(!window.sees("Hints"), "they are there");
    let worth = "Eggs for Ann by the end of the phase, on average: with 1 hop 0.67, 2 hops 1.00 and 3 hops 1.00.";
    window.must_see(worth);
    let (told, foot) = (window.place(worth), window.place("Roll"));
    assert!(
        told.bottom() <= foot.top() && told.right() <= PHONE.x,
        "{told} and {foot}"
    );
    tap(&mut window, "A real die shows 1");
    window.must_see("Best for Ann first, once all have hopped");
}

#[test]
fn a_long_search_shows_that_it_goes_on_and_holds_nobody_up() {
    let folder = TempDir::new().unwrap();
    let mut board = Board::square(6, 6);
    let tiles = (-6..=6).flat_map(|x| (-6..=6).map(move |y| (x, y)));
    let with_figures = tiles.filter(|(x, y)| (x * 7 + y * 3) % 4 == 0 && (*x, *y) != (0, 0));
    board.figures = (0..6).cycle().zip(with_figures.map(|(x, y)| cell(x, y))).collect();
    let mut window = board.open(&folder);
    tap(&mut window, "A real die shows 3");
    let begun = std::time::Instant::now();
    tap(&mut window, "Hints");
    window.must_see("Looking ahead …");
    // The way is chosen and hopped meanwhile.
    let first = ways(&window).first().unwrap().clone();
    tap(&mut window, &first);
    assert!(window.is_on(&first));
    window.must_see("Looking ahead …");
    let hop = starting(&window, "Hop ");
    tap(&mut window, &hop);
    window.must_see("Bob rolls");
    assert!(
        begun.elapsed() < std::time::Duration::from_secs(20),
        "{:?}",
        begun.elapsed()
    );
    // What was paid is news for a while.
    for _ in 0..10 {
        window.wait();
    }
    assert!(!window.is_restless(), "nothing is looked for any more");
}

#[test]
fn a_dead_end_is_explained_also_where_every_way_is_short() {
    let folder = TempDir::new().unwrap();
    let board = Board {
        tiles: [cell(0, 0), cell(0, -1), cell(1, 0), cell(0, 1)].to_vec(),
        closed: vec![cell(0, 1)],
        figures: vec![(0, cell(0, -1)), (1, cell(0, -1))],
        players: 2,
    };
    let mut window = board.open(&folder);
    window.must_see("closed to the bunny, no bunny, 1 below the start tile");
    tap(&mut window, "A real die shows 3");
    window.must_see("No way is 3 hops long: every one ends early, in a dead end.");
    let expected = [
        "↑: Ann +1, Bob +1, then a dead end: nobody else hops",
        "→: no eggs, then a dead end: nobody else hops",
    ];
    assert_eq!(ways(&window), expected);
}

#[test]
fn an_undone_roll_comes_again_and_a_fresh_number_is_marked_in_the_history() {
    let folder = TempDir::new().unwrap();
    let mut window = Board::square(2, 2).open(&folder);
    tap(&mut window, "Roll");
    let shown = starting(&window, "The die shows ");
    tap(&mut window, "Undo");
    tap(&mut window, "Roll again what was undone");
    window.must_see(&shown);
    tap(&mut window, "Undo");
    let other = if shown.ends_with('2') { 3 } else { 2 };
    tap(&mut window, &format!("A real die shows {other}"));
    window.must_see("rolled by hand");
    tap(&mut window, "Menu");
    tap(&mut window, "History");
    tap(&mut window, &format!("Ann rolls a {other}: {other} hops."));
    let mark = "Rolled anew: the app had rolled before, and that was undone.";
    window.must_see(mark);
    tap(&mut window, "Back to the history");
    tap(&mut window, "Back");
    tap(&mut window, "Undo");
    tap(&mut window, "Roll again what was undone");
    window.must_see(&shown);
    tap(&mut window, "Menu");
    tap(&mut window, "History");
    let rolled = starting(&window, "Ann rolls a ");
    tap(&mut window, &rolled);
    window.must_see("As it was then");
    assert!(!window.sees(mark));
}

#[test]
fn two_fingers_on_the_board_tell_no_way_and_write_nothing() {
    let folder = TempDir::new().unwrap();
    let mut window = Board::square(1, 2).open(&folder);
    tap(&mut window, "A real die shows 1");
    let told = written(&folder);
    for at in [(0.0, -1.0), (0.3, 0.0), (1.0, 0.0)].map(|(x, y)| beside_bunny(&window, x, y)) {
        window.pinch_at(at);
        window.must_see("Tap where the bunny goes");
    }
    assert_eq!(written(&folder), told);
}

/// Nothing is offered that is then refused: what is missing stands where the button comes.
#[test]
fn a_way_shorter_than_the_roll_says_what_is_missing_instead_of_offering_a_hop() {
    for size in [PHONE, LYING, DESKTOP] {
        let folder = TempDir::new().unwrap();
        let mut window = Board::square(2, 2).open(&folder);
        window.resize(size);
        window.wait();
        tap(&mut window, "A real die shows 2");
        let panel = window.place("rolled by hand").top();
        tap_beside_bunny(&mut window, 0.0, 1.0);
        let why = "One more hop: tap where it goes on.";
        window.must_see(why);
        let (told, stop) = (window.place(why), window.place("Stop here anyway"));
        let off = (stop.top() - told.bottom()).max(told.top() - stop.bottom());
        assert!(off < 12.0 && stop.height() < 50.0, "{told} and {stop} in {size}");
        let hops = |window: &Window| window.names().iter().any(|name| name.starts_with("Hop "));
        assert!(!hops(&window), "{:#?}", window.names());
        tap_beside_bunny(&mut window, 1.0, 1.0);
        window.must_see("Hop ↓ →");
        assert!(!window.sees("Stop here anyway"));
        // A table may have let it stop there: the rule is told before it is recorded.
        tap_beside_bunny(&mut window, 0.0, 1.0);
        assert_eq!(
            window.place("rolled by hand").top(),
            panel,
            "the board stays where it is"
        );
        tap(&mut window, "Stop here anyway");
        window.must_see("1 hop is too few; the roll was 2, and the bunny can still hop on.");
        tap(&mut window, "Record it anyway");
        window.must_see("Bob rolls");
        let path = vec![cell(0, 1)];
        assert_eq!(written(&folder).last(), Some(&Action::Hop { path }));
    }
}

/// A cross of tiles around the bunny, the lower one closed.
fn cross() -> Board {
    Board {
        tiles: [(0, 0), (0, -1), (1, 0), (-1, 0), (0, 1)]
            .map(|(x, y)| cell(x, y))
            .to_vec(),
        closed: vec![cell(0, 1)],
        figures: Vec::new(),
        players: 2,
    }
}

const CLOSED: &str = "The tile 1 below the start tile is closed to the bunny; hop around it.";

#[test]
fn a_tap_that_just_misses_an_end_means_it() {
    let folder = TempDir::new().unwrap();
    let mut window = Board::square(1, 2).open(&folder);
    tap(&mut window, "A real die shows 2");
    // Beyond the corner there is no tile.
    tap_beside_bunny(&mut window, 1.6, -1.0);
    window.must_see("Hop ↑ →");
    assert_eq!(window.painted("Hop there anyway"), 0);
}

#[test]
fn a_tap_where_no_way_leads_is_told_and_the_panel_stays() {
    let folder = TempDir::new().unwrap();
    let mut window = Board::square(1, 2).open(&folder);
    tap(&mut window, "A real die shows 2");
    tap_beside_bunny(&mut window, 1.0, -1.0);
    let hop = "Hop ↑ →";
    window.must_see(hop);
    let foot = window.place(hop);
    tap_beside_bunny(&mut window, 2.0, -1.0);
    window.must_see(
        "There is no tile 2 right and 1 above the start tile; the bunny hops onto tiles only, and over no gap.",
    );
    assert!(!window.sees("All right"));
    assert_eq!(window.place(hop), foot, "the way stays as it was told");
    // There is nothing to insist on.
    tap_beside_bunny(&mut window, 2.0, -1.0);
    assert!(!window.sees("Hop there anyway"));
    // It is news for a while only.
    for _ in 0..10 {
        window.wait();
    }
    assert!(!window.names().iter().any(|name| name.starts_with("There is no tile")));
}

#[test]
fn a_barred_tile_says_why_and_tapped_again_can_be_hopped_on_all_the_same() {
    let folder = TempDir::new().unwrap();
    let mut window = cross().open(&folder);
    tap(&mut window, "A real die shows 1");
    tap_beside_bunny(&mut window, 0.0, 1.0);
    window.must_see(&format!("{CLOSED} Tap there again to hop there anyway."));
    assert!(!window.sees("Hop there anyway"));
    assert_eq!(ways(&window).len(), 3, "the panel is as it was");
    // Something else between: the next tap is a first one again.
    tap_beside_bunny(&mut window, 1.0, 0.0);
    window.must_see("Hop →");
    tap_beside_bunny(&mut window, 0.0, 1.0);
    assert!(!window.sees("Hop there anyway"));
    tap_beside_bunny(&mut window, 0.0, 1.0);
    window.must_see(CLOSED);
    // The harmless answer is the large one, where the thumb is.
    let (well, anyway) = (window.place("All right"), window.place("Hop there anyway"));
    assert!(anyway.bottom() < well.top() && anyway.width() < well.width());
    tap(&mut window, "All right");
    assert!(!window.sees("Hop there anyway"));
    tap_beside_bunny(&mut window, 0.0, 1.0);
    let down = beside_bunny(&window, 0.0, 1.0);
    window.tap_in_haste_at(down, 2);
    // It has hardly been read.
    window.tap_in_haste_at(anyway.center(), 2);
    window.wait();
    window.must_see("Hop there anyway");
    tap(&mut window, "Hop there anyway");
    tap(&mut window, "Hop ↓");
    tap(&mut window, "Record it anyway");
    let path = vec![cell(0, 1)];
    assert_eq!(written(&folder).last(), Some(&Action::Hop { path }));
}

#[test]
fn on_a_turned_board_arrows_and_words_are_as_they_are_seen() {
    let folder = TempDir::new().unwrap();
    let board = Board {
        tiles: (0..3).map(|x| cell(x, 0)).collect(),
        ..Board::square(0, 2)
    };
    let mut window = board.open(&folder);
    window.resize(DESKTOP);
    tap(&mut window, "Turn the board");
    tap(&mut window, "A real die shows 2");
    let way = window.starting("↓ ↓: ");
    tap(&mut window, &way);
    tap(&mut window, "Hop ↓ ↓");
    window.must_see("The bunny has nowhere to go, so the phase ends, and Bob does not move it.");
    // What has happened is told as it is seen, too, beside the board and in the history.
    window.must_see("Ann moves the bunny ↓ ↓, now 2 below the start tile.");
    window.press(Modifiers::COMMAND, Key::T);
    let hop = window.starting("Ann moves the bunny ↓ ↓, now 2 below the start tile.");
    tap(&mut window, &hop);
    let [start, end] = ["the start tile", "2 below the start tile"].map(|at| window.place(at).center());
    assert!((start.x - end.x).abs() < 1.0 && start.y < end.y, "{start} {end}");
}
