//! Every screen in every size: nothing is too small, nothing overlaps, nothing is cut off, all of it can be reached.
//!
//! The players' names are as long as names can be, and there are as many players as there can be.

use egui::{Key, Modifiers, Rect, Vec2};
use hoppel::game::{Action, Game, Layout, NewPlayer, Rolled, RolledBy, Setup};
use hoppel::store::{Backend, Hints, Memory, Person, Store, TextSize};
use hoppel::table::{Colour, Die, Edition, Expansion, Kind, Mark, Marks, Name};
use hoppel::words::{Word, Words};
use hoppel_window_tests::made_up::made_up;
use hoppel_window_tests::sixty::{GAP, after, cell, deploy, place, sixty_of};
use hoppel_window_tests::{CUT, DESKTOP, PHONE, Shelf, Window};

const LYING: Vec2 = Vec2::new(640.0, 360.0);
const WIDE: Vec2 = Vec2::new(1920.0, 1080.0);

/// Six names of forty characters, or nearly.
const NAMES: [&str; 6] = [
    "Great-grandmother Annemarie-Charlotte O.",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Cleo the Younger of the House at the Sea",
    "Donaudampfschifffahrtsgesellschaftskapit",
    "Uncle Ed 🐰 👩‍🌾🏽, who never counts eggs.",
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
];

/// Where the last tile lies.
const LAST: (i64, i64) = (5, 0);

/// A size of the text, the sizes of the window in which everything is measured, and what was found.
struct Measure {
    words: Words,
    text: TextSize,
    sizes: &'static [Vec2],
    found: Vec<String>,
}

impl Measure {
    fn new(text: TextSize) -> Self {
        let sizes: &[Vec2] = match text {
            TextSize::Normal => &[PHONE, LYING, DESKTOP, WIDE],
            // What fits in the largest type and in the usual one may yet break a word in between.
            TextSize::Large | TextSize::Larger => &[PHONE],
            TextSize::Largest => &[PHONE, LYING, DESKTOP],
        };
        Self {
            words: Words::english(),
            text,
            sizes,
            found: Vec::new(),
        }
    }

    /// In another language, on phones: there is room elsewhere, but in the largest type.
    fn speaking(words: Words, text: TextSize) -> Self {
        let sizes: &[Vec2] = match text {
            TextSize::Normal | TextSize::Large | TextSize::Larger => &[PHONE, LYING],
            TextSize::Largest => &[DESKTOP, PHONE, LYING],
        };
        Self {
            words,
            sizes,
            ..Self::new(text)
        }
    }

    fn window(&self, shelf: Shelf, game: Option<Game>) -> Window {
        let mut window = Window::open_speaking(self.words.clone(), DESKTOP, shelf, game);
        window.long_names = NAMES.map(str::to_owned).to_vec();
        window
    }

    /// A shelf on which the size of the text is remembered.
    fn shelf(&self) -> Shelf {
        let shelf = Shelf::default();
        let mut store = Store::open(shelf.clone(), || ()).0;
        store.remember(|remembered| remembered.preferences.text_size = self.text);
        drop(store);
        shelf
    }

    /// A window with that game on the table.
    fn table(&self, game: Game) -> Window {
        self.window(self.shelf(), Some(game))
    }

    /// Measures a screen in every size.
    fn look(&mut self, what: &str, window: &mut Window) {
        self.look_at(what, window, None);
    }

    /// The same with the board, on which that tile was laid last.
    fn look_at(&mut self, what: &str, window: &mut Window, last: Option<(i64, i64)>) {
        for size in self.sizes {
            window.resize(*size);
            // What is told under it lies over other things.
            window.point_nowhere();
            if last.is_some() {
                window.wait();
            }
            let beside = last.map(|last| window.faults_beside(last)).unwrap_or_default();
            let faults = window.faults(self.text).into_iter().chain(beside);
            let (language, text) = (self.words.language(), self.text);
            self.found
                .extend(faults.map(|fault| format!("{what}, {size:?}, {text:?}, {language}: {fault}")));
        }
        // So long that a control answers again that was not shown in another size.
        window.resize(DESKTOP);
    }

    fn end(self) {
        assert!(
            self.found.is_empty(),
            "{} faults:\n{}",
            self.found.len(),
            self.found.join("\n")
        );
    }
}

fn players() -> Vec<NewPlayer> {
    let player = |(name, colour): (&str, &Colour)| NewPlayer {
        name: Name::new(name).unwrap(),
        colour: *colour,
    };
    NAMES.into_iter().zip(Colour::ALL).map(player).collect()
}

/// All of them at a board of sixty tiles.
fn crowd(expansions: &[Expansion]) -> Game {
    sixty_of(players(), expansions)
}

/// All of them at a row of five tiles: where the board is not what is measured, it is soon drawn.
fn few(expansions: &[Expansion]) -> Game {
    let mut setup = Setup::new(players(), Edition::Hig);
    setup.expansions = expansions.iter().copied().collect();
    setup.start.bunny = Some(cell((0, 0)));
    let marks = Marks::NONE;
    let tile = |x| Action::PutTile {
        at: cell((x, 0)),
        marks,
    };
    after(Game::new(setup).unwrap(), [(1..=4).map(tile).collect()])
}

const NEXT: [Action; 3] = [Action::Next, Action::Next, Action::Next];

fn around_the_table(mut measure: Measure) {
    let mut window = measure.window(measure.shelf(), None);
    measure.look("home, nothing played", &mut window);
    let to = |window: &mut Window, key| window.press(Modifiers::COMMAND, key);
    to(&mut window, Key::O);
    measure.look("no games saved", &mut window);
    window.press(Modifiers::NONE, Key::F1);
    measure.look("the rules", &mut window);
    window.tap_key("topics-expansions");
    window.tap_key("topics-house");
    measure.look("the rules, unfolded", &mut window);
    window.tap_key("topics-drawbridges");
    window.tap_key("topic-drawbridge-wagon");
    measure.look("the rules, a topic", &mut window);
    window.tap_key("back");
    window.scroll_top();
    window.tap_key("topic-eggs-who");
    measure.look("the rules, who gets eggs", &mut window);
    window.tap_key("back");
    window.scroll_top();
    let search = window.say("rules-search");
    let monastery = window.say("spot-monastery");
    window.type_in(&search, &monastery);
    measure.look("the rules, found", &mut window);
    window.type_over(&search, "xylophone");
    measure.look("the rules, not found", &mut window);
    to(&mut window, Key::Comma);
    measure.look("settings", &mut window);
    window.press(Modifiers::SHIFT, Key::Questionmark);
    measure.look("keys", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    to(&mut window, Key::D);
    measure.look("die, not rolled", &mut window);
    for _ in 0..3 {
        window.tap_key("die-roll");
    }
    measure.look("die", &mut window);
    window.tap_key("die-forget");
    measure.look("die, forgetting", &mut window);
    window.tap_key("die-forget-no");
    to(&mut window, Key::E);
    let more = |window: &Window, what: String| window.words.say_with("stepper-more", [("what", what.into())]);
    let more_players = more(&window, window.say("eggs-players"));
    for _ in 0..3 {
        window.tap(&more_players);
    }
    let first = window.words.say_with("eggs-player", [("place", 1_i64.into())]);
    window.tap(&more(&window, first));
    measure.look("eggs", &mut window);
    to(&mut window, Key::N);
    measure.look("new table, blank", &mut window);
    for (place, name) in NAMES.into_iter().enumerate() {
        if place > 1 {
            window.tap_key("seat-add");
        }
        let field = window.words.say_with("seat-name", [("place", (place + 1).into())]);
        window.type_in(&field, name);
    }
    window.tap_key("new-house-rules");
    for expansion in [Expansion::PrincessAndDragon, Expansion::Festival, Expansion::Spring] {
        window.tap(&window.words.expansion(expansion));
    }
    measure.look("new table", &mut window);
    let about = ("about", Word::from(window.say("house-revisit")));
    window.tap(&window.words.say_with("rules-about", [about]));
    measure.look("a house rule explained", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    window.tap(&window.words.say_with("seat-of", [("name", NAMES[1].into())]));
    measure.look("colours", &mut window);
    window.close();

    let shelf = measure.shelf();
    let mut store = Store::open(shelf.clone(), || ()).0;
    let people = players().into_iter().map(|NewPlayer { name, colour }| Person {
        name,
        colour,
        hints: Hints::default(),
    });
    store.remember(|remembered| remembered.meet(people));
    let damaged = store.shelve(&few(&[]));
    let last = store.shelve(&few(&[Expansion::Spring]));
    store.remember(|remembered| remembered.last = Some(last));
    for x in 0..=4 {
        store.shelve(&after(few(&[]), [vec![place((x, 1), &[])]]));
        store.shelve(&after(few(&[]), [vec![place((x, -1), &[])]]));
    }
    drop(store);
    let mut window = measure.window(shelf.clone(), None);
    window.must_see_key("table-menu");
    shelf.write(&format!("{damaged}.hoppel"), b"{").unwrap();
    to(&mut window, Key::H);
    measure.look("home", &mut window);
    to(&mut window, Key::O);
    window.must_see_key("notice-close");
    measure.look("a notice", &mut window);
    window.tap_key("notice-close");
    measure.look("saved games", &mut window);
    window.scroll_top();
    let controls = window.controls();
    let about = window.beginning("saved-more", [("game", CUT.into())]);
    let about = |(name, _): &&(String, _)| name.starts_with(&about);
    let (_, about) = controls.iter().find(about).unwrap();
    window.tap_at(about.center());
    measure.look("saved games, more", &mut window);
    window.tap_key("saved-rename");
    measure.look("saved games, renaming", &mut window);
    let title = window.say("saved-title");
    window.type_over(&title, &"W".repeat(81));
    measure.look("saved games, a title too long", &mut window);
    window.type_over(&title, &"W".repeat(80));
    window.tap_key("saved-rename-done");
    measure.look("saved games, a long title", &mut window);
    window.scroll_top();
    let titled = ("game", Word::from("W".repeat(80)));
    window.tap(&window.words.say_with("saved-more", [titled]));
    window.tap_key("saved-delete");
    measure.look("saved games, deleted", &mut window);
    window.tap_key("notice-close");
    let search = window.say("saved-search");
    window.type_in(&search, "nobody");
    measure.look("saved games, not found", &mut window);
    to(&mut window, Key::E);
    window.tap(&more_players);
    window.tap(&more_players);
    for name in NAMES {
        window.tap(name);
    }
    window.tap_key("eggs-rules");
    measure.look("eggs, by name", &mut window);
    to(&mut window, Key::N);
    window.must_see(&window.words.say_with("seat-add-person", [("name", NAMES[0].into())]));
    measure.look("new table, remembered people", &mut window);
    measure.end();
}

/// A game picked up half-way.
fn painted(mut measure: Measure) {
    let mut window = measure.table(few(Expansion::ALL));
    window.press(Modifiers::COMMAND, Key::H);
    window.tap_key("command-pick-up");
    measure.look("half-way", &mut window);
    window.tap_key("expansion-princess-and-dragon");
    window.tap_key("new-paint");
    let tap = |window: &mut Window, name: &str| {
        let middle = window.place(name).center();
        window.tap_at(middle);
    };
    let nest = window
        .words
        .say_with("paint-mark", [("mark", window.words.mark(Mark::Nest).into())]);
    let brush = |name| window.say(&format!("paint-{name}"));
    let brushes = [
        brush("tile"),
        nest,
        brush("figure"),
        brush("bunny"),
        brush("fairy"),
        brush("rub"),
    ];
    for brush in brushes {
        tap(&mut window, &brush);
        measure.look(&format!("painting, {brush}"), &mut window);
        let middle = window.place(&window.cell(0, 0)).center();
        window.tap_at(middle);
    }
    let marks = window.say("table-all-marks");
    tap(&mut window, &marks);
    measure.look("painting, all marks", &mut window);
    let on = window.say("paint-on");
    tap(&mut window, &on);
    measure.look("half-way, sums", &mut window);
    measure.end();
}

/// All that the parts of a turn show.
fn at_the_table(mut measure: Measure) {
    let mut window = measure.table(few(&[]));
    measure.look("place", &mut window);
    for layout in [Layout::City, Layout::River] {
        let mut setup = Setup::new(players(), Edition::Hig);
        setup.start = layout.start();
        let mut window = measure.table(Game::new(setup).unwrap());
        measure.look(&format!("place, {layout:?}"), &mut window);
    }
    let laid = after(crowd(&[]), [vec![place(LAST, &[])]]);
    let mut window = measure.table(after(laid.clone(), [NEXT.to_vec()]));
    measure.look_at("place, a tile was laid", &mut window, Some(LAST));
    let mut window = measure.table(laid.clone());
    measure.look_at("figure", &mut window, Some(LAST));
    let mut window = measure.table(after(few(Expansion::ALL), [vec![place(LAST, &[])]]));
    measure.look_at("figure, all expansions", &mut window, Some(LAST));
    let rich = after(few(Expansion::ALL), [vec![place(LAST, &[Mark::Dragon])]]);
    let mut window = measure.table(rich.clone());
    window.tap_key("table-move-fairy");
    measure.look("something in the hand", &mut window);
    let mut window = measure.table(after(rich, [vec![Action::Next]]));
    measure.look("scoring", &mut window);
    let builder = after(few(Expansion::ALL), [vec![place(LAST, &[]), deploy(Kind::Builder)]]);
    let mut window = measure.table(builder);
    measure.look("the same again", &mut window);
    let free = window.cell(6, 0);
    window.tap_at(window.place(&free).center());
    window.must_see_key("table-again-title");
    measure.look("whose tile", &mut window);
    let mut window = measure.table(after(crowd(&[]), [vec![place(GAP, &[Mark::Bunny])]]));
    measure.look("payout", &mut window);
    window.tap_key("table-main-pay");
    measure.look("roll, with news", &mut window);
    let bunny = vec![place(LAST, &[Mark::Bunny]), Action::Next, Action::Next];
    let roll = Action::Roll {
        rolled: Rolled::Hops(2),
        by: Some(RolledBy::Hand),
    };
    let wide = after(crowd(&[]), [bunny.clone(), vec![roll.clone()]]);
    let mut window = measure.table(after(few(&[]), [bunny, vec![roll]]));
    measure.look("hop", &mut window);
    window.tap_at(window.place(&window.cell(3, 0)).center());
    measure.look("hop, a way", &mut window);
    let mut window = measure.table(wide);
    measure.look("hop, hints offered", &mut window);
    window.tap_key("hints");
    measure.look("hop, hints", &mut window);
    measure.end();
}

/// What slides over the table.
fn over_the_table(mut measure: Measure) {
    let statue = Action::SetMarks {
        at: cell((4, 0)),
        marks: Marks::NONE.with(Mark::Statue),
    };
    let laid = vec![statue, place(LAST, &[]), deploy(Kind::Follower)];
    let mut window = measure.table(after(few(Expansion::ALL), [laid]));
    window.tap_key("kind-follower");
    measure.look("spot", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    let tile = window.cell(LAST.0, LAST.1);
    window.tap_at(window.place(&tile).left_top() + Vec2::splat(6.0));
    window.must_see_key("sheet-close");
    measure.look("tile", &mut window);
    window.tap_key("table-all-marks");
    measure.look("tile, all marks", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    window.tap_key("table-menu");
    measure.look("menu", &mut window);
    window.tap_key("command-table-rules");
    measure.look("rules", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    let numbers = ["bunnies", "nests", "tiles"].map(|what| (what, Word::from(CUT)));
    let to_come = window.starting(&window.beginning("table-to-come", numbers.clone()));
    // On a phone it is always in sight.
    window.resize(PHONE);
    window.tap_here(&to_come);
    let count = window.starting(&window.beginning("table-pile-count", [("tiles", CUT.into())]));
    window.tap(&count);
    let counted = window.starting(&window.beginning("table-to-come-pile", numbers));
    window.tap(&counted);
    measure.look("tiles in the pile", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    window.tap_key("table-menu");
    window.tap_key("command-late-phase");
    measure.look("late phase", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    let ours = |(name, _): &&(String, Rect)| name.starts_with(&format!("{}: ", NAMES[0]));
    let controls = window.controls();
    let (card, _) = controls.iter().find(ours).unwrap();
    window.tap(card);
    measure.look("player", &mut window);
    window.tap_key("table-rename");
    measure.look("player, another name", &mut window);
    window.press(Modifiers::NONE, Key::Escape);

    let mut window = measure.table(after(
        few(Expansion::ALL),
        [[vec![place(LAST, &[])], NEXT.to_vec()].concat()],
    ));
    window.tap_key("table-menu");
    window.tap_key("command-seats");
    measure.look("seats", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    window.tap_key("table-menu");
    window.tap_key("command-correct");
    measure.look("corrections", &mut window);
    window.tap_key("table-correct-turn");
    measure.look("whose turn", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    let tile = window.cell(LAST.0, LAST.1);
    window.tap_at(window.place(&tile).left_top() + Vec2::splat(6.0));
    measure.look("tile, corrected", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    window.tap_key("table-correct-done");
    // Diagonally from everything, and so no free place.
    let last = window.place(&window.cell(LAST.0, LAST.1));
    window.tap_at(last.center() + last.size());
    window.must_see_key("table-refused");
    measure.look("refused", &mut window);
    window.tap_key("table-refused-rule");
    measure.look("refused, what the rule says", &mut window);
    measure.end();
}

/// What fills the screen instead of the table.
fn instead_of_the_table(mut measure: Measure) {
    let points = |player| Action::Points {
        player,
        points: 88,
        why: "a city of nine tiles with a cathedral, and a road to it".to_owned(),
    };
    let game = crowd(&[]);
    let everyone: Vec<Action> = game.table().player_ids().map(points).collect();
    let paid = vec![place(GAP, &[Mark::Bunny]), Action::Next, Action::Next];
    let game = after(game, [everyone, paid]);
    let mut window = measure.table(game.clone());
    window.press(Modifiers::COMMAND, Key::T);
    measure.look("history", &mut window);
    let laid = [("player", NAMES[0].into()), ("cell", CUT.into()), ("marks", CUT.into())];
    let step = window.starting(&window.beginning("action-place-marked", laid));
    window.tap(&step);
    measure.look("history, a step", &mut window);
    window.tap_key("history-mend");
    measure.look("mend", &mut window);
    window.tap_key("mark-nest");
    measure.look("mend, changed", &mut window);
    window.tap_key("mend-leave");
    for _ in ["history, a step", "history"] {
        window.press(Modifiers::NONE, Key::Escape);
    }
    window.press(Modifiers::COMMAND, Key::L);
    measure.look("ledger", &mut window);
    window.tap_key("ledger-points");
    measure.look("ledger, points", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    window.tap_key("table-menu");
    window.tap_key("command-finish");
    measure.look("finish, count", &mut window);
    window.tap_key("finish-to-track");
    measure.look("finish, track", &mut window);
    window.scroll_top();
    window.type_over(NAMES[0], "0");
    window.tap_key("finish-finish");
    measure.look("finish, fewer points", &mut window);
    window.tap_key("finish-fewer-yes");
    measure.look("finish, over", &mut window);
    window.press(Modifiers::NONE, Key::Escape);
    measure.look("the game is over", &mut window);
    measure.end();
}

/// Two of them, with names that long.
fn pair(names: [&str; 2]) -> Game {
    let player = |(name, colour)| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = names.into_iter().zip([Colour::Red, Colour::Blue]).map(player);
    Game::new(Setup::new(players.collect(), Edition::Hig)).unwrap()
}

#[test]
fn long_names_make_the_bar_no_higher_than_short_ones() {
    let bar = |size, steps: &[Vec<Action>], names| {
        Window::open_still(size, Memory::default(), 7, Some(after(pair(names), steps.to_vec())))
            .head()
            .height()
    };
    let laid = vec![place((1, 0), &[Mark::Bunny])];
    let phase = vec![laid.clone(), vec![Action::Next, Action::Next]];
    for size in [PHONE, LYING, DESKTOP] {
        for steps in [&[][..], std::slice::from_ref(&laid), &phase] {
            let short = bar(size, steps, ["Ann", "Bob"]);
            for name in [NAMES[0], NAMES[1], NAMES[3]] {
                assert_eq!(bar(size, steps, [name, "Bob"]), short, "{name} in {size}, {steps:?}");
            }
        }
    }
}

/// However little room there is, nobody has to scroll for the answer that is nearly always meant.
#[test]
fn the_safe_answer_to_a_refusal_is_whole() {
    for text in TextSize::ALL.iter().copied() {
        let mut window = Measure::new(text).table(after(few(&[]), [vec![place(LAST, &[])]]));
        let last = window.place(&window.cell(LAST.0, LAST.1));
        window.tap_at(last.center() + last.size());
        window.must_see("Not by the rules");
        window.resize(LYING);
        window.wait();
        let leave = window.place("Leave it");
        // A sheet takes 0.9 of the height, and has 16 around what is in it.
        assert!(leave.top() >= 34.0 && leave.bottom() <= 326.0, "{leave}, {text:?}");
        for name in ["What the rule says", "Record it anyway"] {
            assert!(
                window.place(name).bottom() <= leave.top() || text != TextSize::Normal,
                "{name}"
            );
        }
        window.tap_at(leave.center());
        assert!(!window.sees("Not by the rules"), "{text:?}");
    }
}

#[test]
fn what_is_told_under_the_pointer_is_whole_in_a_narrow_window() {
    for text in TextSize::ALL.iter().copied() {
        let measure = Measure::new(text);
        let mut window = measure.window(measure.shelf(), None);
        window.resize(PHONE);
        window.press(Modifiers::COMMAND, Key::O);
        window.point_at("Import a game …");
        assert!(window.painted("A game file can also be dropped onto the window.") > 0);
        let cut = |fault: &String| fault.contains("dropped onto the window");
        assert_eq!(window.faults(text).into_iter().find(cut), None, "{text:?}");
    }
}

/// What is asked may be long: it scrolls above its answers.
#[test]
fn the_answers_to_a_question_are_within_the_screen() {
    for text in TextSize::ALL.iter().copied() {
        let points = |player| Action::Points {
            player,
            points: 88,
            why: String::new(),
        };
        let game = few(&[]);
        let everyone = game.table().player_ids().map(points).collect();
        let mut window = Measure::new(text).table(after(game, [everyone]));
        window.tap("Menu");
        window.tap("Count the eggs");
        window.tap("Enter the points from the track");
        window.scroll_top();
        for name in NAMES {
            window.scroll_to(name);
            window.type_over(name, "0");
        }
        window.tap("Finish the game");
        window.must_see("Fewer points than are known?");
        for size in [LYING, PHONE] {
            window.resize(size);
            window.wait();
            let [meant, look] = ["The track is right", "Look again"].map(|name| window.place(name));
            // A sheet has 16 around what is in it.
            assert!(
                meant.top() >= 16.0 && look.bottom() <= size.y - 16.0,
                "{meant} {look}, {text:?} in {size}"
            );
        }
        let look = window.place("Look again").center();
        window.tap_at(look);
        assert!(!window.sees("Fewer points than are known?"));
    }
}

#[test]
fn news_keep_off_the_edges_of_a_phone() {
    let mut window = Window::open_still(
        PHONE,
        Memory::default(),
        7,
        Some(after(crowd(&[]), [vec![place(GAP, &[Mark::Bunny])]])),
    );
    window.tap("Pay the eggs");
    let names = window.names();
    let news = names.iter().find(|name| name.contains("Annemarie-Charlotte O. +"));
    let news = window.place(news.unwrap());
    // The paper has 16 around its text.
    assert!(news.left() >= 28.0 && news.right() <= PHONE.x - 28.0, "{news}");
}

#[test]
fn a_name_over_a_tile_finds_a_place_in_a_low_window() {
    let mut window = Window::open_game(PHONE, Memory::default(), 7, Some(few(&[])));
    let free = window.place(&window.cell(LAST.0, LAST.1)).center();
    window.tap_in_haste_at(free, 2);
    let tile = window.cell(LAST.0, LAST.1);
    assert!(tile.starts_with("tile"), "{tile}");
    // As when a keyboard comes up on a phone.
    window.resize(Vec2::new(360.0, 200.0));
}

#[test]
fn the_players_at_the_side_have_the_whole_height_again_in_a_large_window() {
    for text in [TextSize::Normal, TextSize::Largest] {
        let mut window = Measure::new(text).table(crowd(&[]));
        window.wait();
        // Six of them, far more than there is room for.
        let players = |window: &Window| NAMES.map(|name| window.seen(&format!("{name}: ")).height());
        let before = players(&window);
        for size in [Vec2::new(844.0, 390.0), PHONE] {
            window.resize(size);
            window.resize(DESKTOP);
            window.wait();
            assert_eq!(players(&window), before, "after {size:?}, {text:?}");
        }
    }
}

fn in_german(text: TextSize) -> Measure {
    Measure::speaking(Words::english().in_language("de").unwrap(), text)
}

fn in_made_up_words() -> Measure {
    Measure::speaking(made_up(), TextSize::Normal)
}

#[test]
fn the_screens_around_the_table() {
    around_the_table(Measure::new(TextSize::Normal));
}

#[test]
fn the_screens_around_the_table_in_large_type() {
    around_the_table(Measure::new(TextSize::Large));
}

#[test]
fn the_screens_around_the_table_in_larger_type() {
    around_the_table(Measure::new(TextSize::Larger));
}

#[test]
fn the_screens_around_the_table_in_the_largest_type() {
    around_the_table(Measure::new(TextSize::Largest));
}

#[test]
fn the_screens_around_the_table_in_german() {
    around_the_table(in_german(TextSize::Normal));
}

#[test]
fn the_screens_around_the_table_in_german_and_the_largest_type() {
    around_the_table(in_german(TextSize::Largest));
}

#[test]
fn the_screens_around_the_table_in_made_up_words() {
    around_the_table(in_made_up_words());
}

#[test]
fn a_painted_table() {
    painted(Measure::new(TextSize::Normal));
}

#[test]
fn a_painted_table_in_large_type() {
    painted(Measure::new(TextSize::Large));
}

#[test]
fn a_painted_table_in_larger_type() {
    painted(Measure::new(TextSize::Larger));
}

#[test]
fn a_painted_table_in_the_largest_type() {
    painted(Measure::new(TextSize::Largest));
}

#[test]
fn a_painted_table_in_german() {
    painted(in_german(TextSize::Normal));
}

#[test]
fn a_painted_table_in_german_and_the_largest_type() {
    painted(in_german(TextSize::Largest));
}

#[test]
fn a_painted_table_in_made_up_words() {
    painted(in_made_up_words());
}

#[test]
fn the_table() {
    at_the_table(Measure::new(TextSize::Normal));
}

#[test]
fn the_table_in_large_type() {
    at_the_table(Measure::new(TextSize::Large));
}

#[test]
fn the_table_in_larger_type() {
    at_the_table(Measure::new(TextSize::Larger));
}

#[test]
fn the_table_in_the_largest_type() {
    at_the_table(Measure::new(TextSize::Largest));
}

#[test]
fn the_table_in_german() {
    at_the_table(in_german(TextSize::Normal));
}

#[test]
fn the_table_in_german_and_the_largest_type() {
    at_the_table(in_german(TextSize::Largest));
}

#[test]
fn the_table_in_made_up_words() {
    at_the_table(in_made_up_words());
}

#[test]
fn the_sheets_over_the_table() {
    over_the_table(Measure::new(TextSize::Normal));
}

#[test]
fn the_sheets_over_the_table_in_large_type() {
    over_the_table(Measure::new(TextSize::Large));
}

#[test]
fn the_sheets_over_the_table_in_larger_type() {
    over_the_table(Measure::new(TextSize::Larger));
}

#[test]
fn the_sheets_over_the_table_in_the_largest_type() {
    over_the_table(Measure::new(TextSize::Largest));
}

#[test]
fn the_sheets_over_the_table_in_german() {
    over_the_table(in_german(TextSize::Normal));
}

#[test]
fn the_sheets_over_the_table_in_german_and_the_largest_type() {
    over_the_table(in_german(TextSize::Largest));
}

#[test]
fn the_sheets_over_the_table_in_made_up_words() {
    over_the_table(in_made_up_words());
}

#[test]
fn the_pages_instead_of_the_table() {
    instead_of_the_table(Measure::new(TextSize::Normal));
}

#[test]
fn the_pages_instead_of_the_table_in_large_type() {
    instead_of_the_table(Measure::new(TextSize::Large));
}

#[test]
fn the_pages_instead_of_the_table_in_larger_type() {
    instead_of_the_table(Measure::new(TextSize::Larger));
}

#[test]
fn the_pages_instead_of_the_table_in_the_largest_type() {
    instead_of_the_table(Measure::new(TextSize::Largest));
}

#[test]
fn the_pages_instead_of_the_table_in_german() {
    instead_of_the_table(in_german(TextSize::Normal));
}

#[test]
fn the_pages_instead_of_the_table_in_german_and_the_largest_type() {
    instead_of_the_table(in_german(TextSize::Largest));
}

#[test]
fn the_pages_instead_of_the_table_in_made_up_words() {
    instead_of_the_table(in_made_up_words());
}

#[test]
fn rows_of_chips_are_as_far_apart_as_the_chips_in_them() {
    let names = [NAMES[0], "Bob", "Cleo", NAMES[2], "Dora", "Emil"];
    let player = |(name, colour): (&str, &Colour)| NewPlayer {
        name: Name::new(name).unwrap(),
        colour: *colour,
    };
    let players = names.into_iter().zip(Colour::ALL).map(player).collect();
    let mut window = Window::open_game(PHONE, Memory::default(), 7, Some(sixty_of(players, &[])));
    let places = |window: &Window, chips: &[String]| -> Vec<Rect> {
        let controls = window.controls();
        let place = |chip: &String| controls.iter().find(|(name, _)| name == chip).map(|(_, place)| *place);
        chips.iter().filter_map(place).collect()
    };
    let must_be_even = |what: &str, places: &[Rect]| {
        let mut bottom = 0.0_f32;
        let gaps = places.windows(2).map(|pair| {
            let [one, next] = [pair[0], pair[1]];
            bottom = bottom.max(one.bottom());
            if next.left() > one.right() {
                next.left() - one.right()
            } else {
                next.top() - bottom
            }
        });
        let gaps: Vec<f32> = gaps.collect();
        assert!(
            gaps.iter().all(|gap| (gap - 8.0).abs() < 0.6),
            "{what}: {gaps:?} between {places:?}"
        );
    };
    window.tap("Menu");
    window.tap("Ledger");
    let chips = places(&window, &names.map(str::to_owned));
    assert!(
        chips.len() == 6 && chips[0].height() > chips[1].height(),
        "a name is broken: {chips:?}"
    );
    must_be_even("players", &chips);
    window.tap("Back");
    window.tap("Menu");
    window.tap("Rules of this table");
    let expansions: Vec<String> = Expansion::ALL
        .iter()
        .map(|expansion| window.words.expansion(*expansion))
        .collect();
    let chips = places(&window, &expansions);
    assert!(chips.len() > 9, "{chips:?}");
    must_be_even("expansions", &chips);
}

#[test]
fn a_title_is_smaller_rather_than_broken() {
    let measure = in_german(TextSize::Largest);
    let mut window = measure.window(measure.shelf(), None);
    window.press(Modifiers::COMMAND, Key::O);
    window.resize(PHONE);
    window.must_see_key("saved-import");
    let [broken, _] = window.broken_and_cut();
    assert!(!broken.contains(&"Gespeicherte".to_owned()), "{broken:?}");
}

#[test]
fn in_the_largest_type_a_small_window_says_who_plays_and_keeps_its_button() {
    let measure = in_german(TextSize::Largest);
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = vec![player("Blau", Colour::Blue), player("Rot", Colour::Red)];
    let mut setup = Setup::new(players, Edition::Hig);
    setup.start.bunny = Some(cell((0, 0)));
    let game = Game::new(setup).unwrap();
    let bunny = vec![place((1, 0), &[Mark::Bunny])];
    let moments = [vec![], vec![bunny.clone()], vec![bunny, NEXT[..2].to_vec()]];
    for (moment, actions) in moments.into_iter().enumerate() {
        let mut window = measure.table(after(game.clone(), actions));
        for size in [LYING, DESKTOP] {
            window.resize(size);
            window.wait();
            let [_, cut] = window.broken_and_cut();
            let names = |text: &&String| text.contains("Blau") || text.contains("Rot");
            assert_eq!(cut.iter().find(names), None, "{moment}, {size:?}");
            for button in ["table-main-phase", "table-roll"] {
                let button = window.words.say_with(button, [("player", "Blau".into())]);
                if window.sees(&button) {
                    let bottom = window.place(&button).bottom();
                    assert!(bottom <= size.y, "{moment}, {size:?}: {button} ends at {bottom}");
                }
            }
        }
    }
}

/// The first of two players has rolled that with that die on nine tiles, in German and the largest type.
fn rolled_in_the_largest_type(die: Die, face: i64) -> Window {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = vec![player("Blau", Colour::Blue), player("Rot", Colour::Red)];
    let mut setup = Setup::new(players, Edition::Hig);
    setup.settings.die = Some(die);
    setup.start.bunny = Some(cell((0, 0)));
    let tile = |at| Action::PutTile {
        at: cell(at),
        marks: Marks::NONE,
    };
    let tiles = [(1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)].map(tile);
    let roll = Action::Roll {
        rolled: Rolled::Face(face),
        by: Some(RolledBy::Hand),
    };
    let bunny = vec![place((-1, 0), &[Mark::Bunny]), Action::Next, Action::Next, roll];
    in_german(TextSize::Largest).table(after(Game::new(setup).unwrap(), [tiles.to_vec(), bunny]))
}

/// However little room there is, the bunny's ways are what it is for.
#[test]
fn ways_are_in_sight_in_the_largest_type() {
    let mut window = rolled_in_the_largest_type(Die::Special, 2);
    for (size, least) in [(LYING, 1), (PHONE, 1), (DESKTOP, 2)] {
        window.resize(size);
        window.wait();
        let whole = |name: &&String| window.seen(name).height() + 1.0 > window.place(name).height();
        let names = window.names();
        let ways = names.iter().filter(|name| name.starts_with(['←', '→', '↑', '↓']));
        let in_sight = ways.filter(whole).count();
        assert!(in_sight >= least, "{in_sight} ways in {size}");
    }
}

/// Where the die alone has room it must show the hops themselves.
#[test]
fn what_a_real_die_means_is_told_however_little_room_there_is() {
    let mut window = rolled_in_the_largest_type(Die::D6, 5);
    window.resize(LYING);
    window.wait();
    let hops = window.words.say_with("table-hops", [("hops", 3_i64.into())]);
    window.must_see(&hops);
}

/// A way that is too short says what is missing, in whole words.
#[test]
fn what_is_missing_of_a_way_is_read_whole_in_the_largest_type() {
    let mut window = rolled_in_the_largest_type(Die::Special, 3);
    window.resize(PHONE);
    window.wait();
    window.tap_cell(0, 0);
    window.must_see_key("table-hop-short");
    assert_eq!(window.faults(TextSize::Largest), Vec::<String>::new());
}

#[test]
fn the_buttons_of_a_stepper_stand_in_line_in_the_largest_type() {
    let measure = Measure::new(TextSize::Largest);
    let mut window = measure.window(measure.shelf(), None);
    window.press(Modifiers::COMMAND, Key::E);
    let [fewer, more] = ["Fewer: Player 1", "More: Player 1"].map(|name| window.place(name).center().y);
    assert!((fewer - more).abs() < 0.6, "{fewer} {more}");
}

#[test]
fn a_window_may_be_lower_than_its_bars() {
    let mut window = rolled_in_the_largest_type(Die::Special, 3);
    for size in [
        Vec2::new(640.0, 30.0),
        Vec2::new(1280.0, 40.0),
        Vec2::new(320.0, 60.0),
        DESKTOP,
    ] {
        window.resize(size);
        window.wait();
    }
    window.must_see_key("table-menu");
}

/// Three arrows leave words hardly room beside them.
#[test]
fn a_long_way_breaks_no_word_in_the_largest_type() {
    let mut window = rolled_in_the_largest_type(Die::Special, 3);
    for size in [LYING, PHONE, DESKTOP] {
        window.resize(size);
        assert_eq!(window.faults(TextSize::Largest), Vec::<String>::new(), "{size}");
    }
}

/// Whoever has no name is called by his colour.
#[test]
fn colours_of_players_are_read_whole_in_the_largest_type() {
    for measure in [Measure::new(TextSize::Largest), in_german(TextSize::Largest)] {
        let mut window = measure.window(measure.shelf(), None);
        window.press(Modifiers::COMMAND, Key::N);
        for _ in 0..4 {
            window.tap_key("seat-add");
        }
        let cut = |window: &mut Window, what: &str| {
            for size in [Vec2::new(390.0, 844.0), PHONE, LYING] {
                window.resize(size);
                for _ in 0..4 {
                    let [_, cut] = window.broken_and_cut();
                    assert_eq!(cut, Vec::<String>::new(), "{what}, {size}");
                    window.wheel(-150.0);
                }
                window.scroll_top();
            }
        };
        cut(&mut window, "rows");
        let first = window.words.unnamed(Colour::Red);
        window.tap(&window.words.say_with("seat-of", [("name", first.into())]));
        cut(&mut window, "colours");
    }
}

#[test]
fn what_the_keyboard_is_on_does_not_fade_into_the_ground() {
    for measure in [Measure::new(TextSize::Normal), Measure::new(TextSize::Largest)] {
        let mut window = measure.window(measure.shelf(), None);
        window.press(Modifiers::COMMAND, Key::N);
        for size in [LYING, PHONE] {
            window.resize(size);
            let mut faded = 0;
            for _ in 0..24 {
                faded += usize::from(window.is_faded(Rect::from_min_size(egui::Pos2::ZERO, size)));
                window.press(Modifiers::NONE, Key::Tab);
                let (name, place) = (window.focused(), window.focused_place().unwrap());
                // Its ring lies around it.
                assert!(!window.is_faded(place.expand(2.0)), "{name:?} at {place} in {size}");
            }
            assert!(faded > 12, "there is no more to scroll to in {size}");
        }
    }
}

/// What the last one's ways bring is no matter of what others do, nor of an average.
#[test]
fn the_last_one_to_hop_is_told_the_best_ways_as_they_are() {
    let tile = |at| Action::PutTile {
        at: cell(at),
        marks: Marks::NONE,
    };
    let tiles = [(-1, 0), (0, 1), (0, -1), (1, 1)].map(tile);
    let roll = Action::Roll {
        rolled: Rolled::Hops(1),
        by: Some(RolledBy::Hand),
    };
    let bunny = vec![place((1, 0), &[Mark::Bunny]), Action::Next, Action::Next, roll.clone()];
    let first = after(pair(["Ann", "Bob"]), [tiles.to_vec(), bunny]);
    let hop = Action::Hop {
        path: vec![cell((0, 0))],
    };
    let last = after(first.clone(), [vec![hop, roll]]);
    for (game, heading, follow) in [
        (first, "Best for Ann first, once all have hopped", true),
        (last, "Best for Bob first", false),
    ] {
        let mut window = Measure::new(TextSize::Normal).table(game);
        window.tap("Hints");
        window.must_see(heading);
        let ways = window.names();
        let ways = ways.iter().filter(|name| name.starts_with(['←', '→', '↑', '↓']));
        assert!(ways.clone().count() > 1, "{heading}");
        for way in ways {
            assert_eq!(window.description(way).is_some(), follow, "{way}");
        }
    }
}

/// What leaves the shelf as a file and comes back from one are called as everywhere else.
#[test]
fn saved_games_are_exported_and_imported_in_every_language() {
    for (measure, names) in [
        (Measure::new(TextSize::Normal), ["Export", "Import a game …"]),
        (in_german(TextSize::Normal), ["Exportieren", "Spiel importieren …"]),
    ] {
        let shelf = measure.shelf();
        Store::open(shelf.clone(), || ()).0.shelve(&few(&[]));
        let mut window = measure.window(shelf, None);
        window.press(Modifiers::COMMAND, Key::O);
        let more = window.starting(&window.beginning("saved-more", [("game", CUT.into())]));
        window.tap(&more);
        for name in names {
            window.must_see(name);
        }
    }
}

#[test]
fn dots_stand_beside_the_last_word() {
    let measure = in_german(TextSize::Largest);
    let mut window = measure.window(measure.shelf(), None);
    window.press(Modifiers::COMMAND, Key::O);
    for width in (360..=420_u16).step_by(6) {
        window.resize(Vec2::new(f32::from(width), 844.0));
        assert_eq!(window.faults(TextSize::Largest), Vec::<String>::new(), "{width}");
    }
}

/// Phones, held upright.
const UPRIGHT: [Vec2; 2] = [Vec2::new(390.0, 844.0), PHONE];

/// Looks at the screen on phones, from its top to its end: nothing that is written there ends in dots.
fn nothing_is_cut(window: &mut Window, what: &str) {
    for size in UPRIGHT {
        window.resize(size);
        window.wait();
        let [_, cut] = window.broken_and_cut();
        assert_eq!(cut, Vec::<String>::new(), "{what}, {size}");
    }
}

fn in_the_largest_type() -> [Measure; 2] {
    [Measure::new(TextSize::Largest), in_german(TextSize::Largest)]
}

#[test]
fn titles_of_pages_are_read_whole_in_the_largest_type() {
    for measure in in_the_largest_type() {
        let mut window = measure.window(measure.shelf(), None);
        window.tap_key("command-pick-up");
        nothing_is_cut(&mut window, "half-way");
        window.resize(DESKTOP);
        window.tap_key("new-paint");
        let title = window.say("paint");
        for size in UPRIGHT {
            window.resize(size);
            assert_eq!(window.painted(&title), 1, "{size}");
            let [broken, cut] = window.broken_and_cut();
            let part = |text: &&String| title.contains(text.as_str());
            assert_eq!(broken.iter().chain(&cut).find(part), None, "{size}");
        }
        window.resize(DESKTOP);
        window.press(Modifiers::NONE, Key::F1);
        for topic in ["topic-eggs-who", "topic-bunny-tile"] {
            window.resize(DESKTOP);
            let search = window.say("rules-search");
            let title = window.say(topic);
            window.type_over(&search, &title);
            window.tap(&title);
            nothing_is_cut(&mut window, topic);
            window.tap_key("back");
        }
    }
}

#[test]
fn why_a_tap_on_the_board_means_nothing_is_read_whole_in_the_largest_type() {
    let mut window = rolled_in_the_largest_type(Die::Special, 2);
    let no_way = window.say("table-out-of-reach");
    let gap = window.at(-1, 1);
    let no_tile = window.words.say_with("refusal-hop-tile", [("to", gap.into())]);
    for size in [PHONE, LYING] {
        window.resize(size);
        window.wait();
        // Three hops away.
        let far = window.place(&window.cell(1, 1));
        for (left, told) in [(0.0, &no_way), (2.0, &no_tile)] {
            window.tap_at(far.center() - Vec2::new(left * far.width(), 0.0));
            assert_eq!(window.painted(told), 1, "{told} in {size}");
            let [_, cut] = window.broken_and_cut();
            assert!(!cut.contains(told), "{size}: {cut:?}");
            window.wait();
        }
    }
}

#[test]
fn what_is_searched_for_is_hinted_whole_in_the_largest_type() {
    for measure in in_the_largest_type() {
        let shelf = measure.shelf();
        Store::open(shelf.clone(), || ()).0.shelve(&few(&[]));
        let mut window = measure.window(shelf, None);
        for (key, hint) in [(Key::F1, "rules-search-hint"), (Key::O, "saved-search-hint")] {
            let modifiers = if key == Key::O {
                Modifiers::COMMAND
            } else {
                Modifiers::NONE
            };
            window.press(modifiers, key);
            let hint = window.say(hint);
            for size in UPRIGHT {
                window.resize(size);
                assert_eq!(window.painted(&hint), 1, "{size}");
                let [_, cut] = window.broken_and_cut();
                assert!(!cut.contains(&hint), "{hint} in {size}");
            }
        }
    }
}

/// Whoever has no name is told from the others by the end of what he is called.
#[test]
fn those_who_count_their_eggs_are_told_apart_in_the_largest_type() {
    for measure in in_the_largest_type() {
        let mut window = measure.window(measure.shelf(), None);
        window.press(Modifiers::COMMAND, Key::E);
        let name = |window: &Window, place: i64| window.words.say_with("eggs-player", [("place", place.into())]);
        for size in UPRIGHT {
            window.resize(size);
            for place in 1..=3 {
                let name = name(&window, place);
                let more = window.words.say_with("stepper-more", [("what", name.as_str().into())]);
                window.scroll_to(&more);
                assert_eq!(window.painted(&name), 1, "{name} in {size}");
            }
        }
    }
}
