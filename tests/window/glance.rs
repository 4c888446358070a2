//! What a phone shows at a glance, upright and lying: whose eggs, what is paid, which ways, what comes next.

use egui::{Key, Modifiers, Vec2};
use hoppel::game::{Action, Game, Rolled, RolledBy};
use hoppel::store::Memory;
use hoppel::table::{Colour, Expansion, Kind, Mark, Marks};
use hoppel_window_tests::sixty::{ANN, BOB, GAP, Hand, after, cell, deploy, next_turn, place, sixty};
use hoppel_window_tests::{DESKTOP, PHONE, Window};

const LYING: Vec2 = Vec2::new(640.0, 360.0);
const ANNS: (i64, i64) = (5, 0);

fn open(size: Vec2, game: Game) -> Window {
    Window::open_game(size, Memory::default(), 7, Some(game))
}

/// Bob has closed the nest; figures of all three stand around it, and much could be done besides.
fn nest_is_full() -> Game {
    let table = sixty(&[
        Expansion::InnsAndCathedrals,
        Expansion::AbbeyAndMayor,
        Expansion::Festival,
    ]);
    after(table, [vec![place(ANNS, &[])], next_turn(GAP, &[])])
}

/// Bob has rolled three hops.
fn bobs_hop() -> Game {
    let bunny = [vec![place(ANNS, &[])], next_turn(GAP, &[Mark::Bunny])];
    let roll = Action::Roll {
        rolled: Rolled::Hops(3),
        by: Some(RolledBy::Hand),
    };
    after(sixty(&[]), bunny.into_iter().chain([vec![Action::Next; 2], vec![roll]]))
}

#[test]
fn whoever_is_paid_by_a_nest_is_in_sight_above_the_button_that_pays() {
    for size in [PHONE, LYING] {
        let window = open(size, nest_is_full());
        let foot = window.place("Pay the eggs");
        for paid in ["Bob closed it · follower", "Ann, follower", "Cleo, follower"] {
            let row = window.place(paid);
            assert!(row.bottom() <= foot.top(), "{paid} at {row} in {size}");
        }
    }
}

#[test]
fn everyones_eggs_stand_beside_a_name_also_while_the_bunny_hops() {
    for size in [PHONE, LYING, DESKTOP] {
        for game in [sixty(&[]), nest_is_full(), bobs_hop()] {
            let window = open(size, game);
            for name in ["Ann", "Bob", "Cleo"] {
                assert!(window.painted(name) > 0, "{name} in {size}");
                let card = window.place(&window.starting(&format!("{name}: ")));
                assert!(
                    card.bottom() < size.y && card.height() >= 44.0,
                    "{name} at {card} in {size}"
                );
            }
        }
    }
}

#[test]
fn everywhere_the_cards_stand_as_the_players_sit() {
    for size in [PHONE, LYING, DESKTOP] {
        for game in [sixty(&[]), bobs_hop()] {
            let window = open(size, game);
            let card = |name| window.place(&window.starting(&format!("{name}: ")));
            let [ann, bob, cleo] = ["Ann", "Bob", "Cleo"].map(card);
            let beside = ann.right() <= bob.left() && bob.right() <= cleo.left();
            let below = ann.bottom() <= bob.top() && bob.bottom() <= cleo.top();
            assert!(
                if size == DESKTOP { below } else { beside },
                "{ann} {bob} {cleo} in {size}"
            );
        }
    }
}

#[test]
fn a_figure_that_earns_stands_out_when_it_or_its_row_is_pointed_at_or_has_the_keyboard() {
    let mut window = open(DESKTOP, nest_is_full());
    let [anns, cleos] = ["Ann", "Cleo"].map(|name| window.starting(&format!("{name}'s follower, earns 1 egg")));
    let lit = |window: &Window| [&anns, &cleos].map(|name| window.light_around(window.place(name)));
    let before = lit(&window);
    let only_cleos = |lit: [usize; 2]| lit[0] == before[0] && lit[1] > before[1];
    for name in ["Cleo, follower", &cleos] {
        window.point_at(name);
        assert!(only_cleos(lit(&window)), "{name}: {before:?} {:?}", lit(&window));
        window.point_at("Menu");
        assert_eq!(lit(&window), before);
    }
    for name in ["Cleo, follower: +1", &cleos] {
        let mut tabs = 0..60;
        while window.focused().as_deref() != Some(name) {
            tabs.next()
                .unwrap_or_else(|| panic!("the keyboard does not come to {name}"));
            window.press(Modifiers::NONE, Key::Tab);
        }
        assert!(only_cleos(lit(&window)), "{name}: {before:?} {:?}", lit(&window));
    }
}

#[test]
fn eating_is_no_louder_than_what_else_can_be_done_with_a_player() {
    let mut window = open(PHONE, sixty(&[]));
    window.tap(&window.starting("Ann: "));
    let [eat, ledger] = ["Eat an egg", "Where they came from"].map(|name| window.place(name));
    assert_eq!(eat.size(), ledger.size());
}

#[test]
fn two_ways_at_least_are_in_sight_whole() {
    for size in [PHONE, LYING, DESKTOP] {
        let window = open(size, bobs_hop());
        let foot = window.place("Tap where the bunny goes").top();
        let names = window.names();
        let ways = names.iter().filter(|name| name.starts_with(['←', '↑', '→', '↓']));
        let whole = ways.filter(|way| window.place(way).bottom() <= foot).count();
        assert!(whole >= 2, "{whole} in {size}");
    }
}

#[test]
fn cards_say_in_words_what_they_count() {
    for size in [PHONE, DESKTOP] {
        let window = open(size, sixty(&[]));
        let lines: &[&str] = if size == PHONE {
            &["5 left", "0 points"]
        } else {
            &["5 figures left · 0 points"]
        };
        for line in lines {
            assert!(window.painted(line) > 0, "{line} in {size}");
        }
    }
}

#[test]
fn once_the_game_is_over_cards_count_the_points_for_the_eggs() {
    let adjust = |player, eggs| Action::Adjust {
        player,
        eggs,
        why: String::new(),
    };
    let points = Action::Points {
        player: ANN,
        points: 21,
        why: String::new(),
    };
    let end = vec![adjust(ANN, 3), adjust(BOB, 1), points, Action::Finish { bonus: None }];
    for size in [PHONE, LYING, DESKTOP] {
        let mut window = open(size, after(sixty(&[]), [end.clone()]));
        window.press(egui::Modifiers::NONE, egui::Key::Escape);
        for card in [
            "Ann: 3 eggs, 31 points, 10 for the eggs",
            "Bob: 1 egg, 5 points, 5 for the eggs",
            "Cleo: 0 eggs, 0 points",
        ] {
            window.must_see(card);
        }
        let line = if size == DESKTOP {
            "31 points, 10 for the eggs"
        } else {
            "31 points"
        };
        assert!(size == LYING || window.painted(line) == 1, "{line} in {size}");
        window.tap("Ann: 3 eggs, 31 points, 10 for the eggs");
        window.must_see("31 points, 10 for the eggs");
        window.must_see("none eaten · a bonus of 10 points");
    }
}

#[test]
fn a_nest_says_what_it_waits_for_and_is_paid_by_hand_only_when_it_owes() {
    let nest = (1, 1);
    let mut hand = Hand::at(sixty(&[]));
    hand.tap_cell(nest);
    hand.window
        .must_see("7 of the 8 tiles around this nest are there. It pays when all 8 are; nothing is owed until then.");
    assert!(!hand.window.sees("Bob closed it"));

    let gap = Action::PutTile {
        at: cell(GAP),
        marks: Marks::NONE,
    };
    let game = after(sixty(&[]), [vec![gap]]);
    let before = game.actions().len();
    let mut hand = Hand::at(game);
    hand.tap_cell(nest);
    hand.window
        .must_see("All 8 tiles around this nest are there, and it has not paid yet. Who closed it?");
    hand.tap("Bob closed it");
    let paid = Action::ScoreNest {
        at: cell(nest),
        player: BOB,
    };
    assert_eq!(hand.recorded_after(before), [paid]);
}

#[test]
fn what_is_still_to_come_stands_below_the_cards_of_a_wide_screen() {
    let window = open(DESKTOP, sixty(&[]));
    let counters = window.place(&window.starting("Still to come: "));
    let last = window.place(&window.starting("Cleo: "));
    assert!(
        counters.left() == last.left() && counters.right() == last.right() && counters.top() >= last.bottom(),
        "{counters} below {last}"
    );
    for line in ["Still to come", "12 bunny tiles", "7 nests"] {
        assert_eq!(window.painted(line), 1, "{line}");
    }
}

#[test]
fn lying_the_cards_cover_no_tile_and_all_of_a_large_board_can_be_shown() {
    let mut window = open(LYING, after(sixty(&[]), [vec![place(ANNS, &[])]]));
    let cards = ["Ann: ", "Bob: ", "Cleo: "].map(|name| window.place(&window.starting(name)));
    let tiles = |window: &Window| {
        let controls = window.controls().into_iter();
        let others = |name: &str| name.ends_with("the start tile") && !name.ends_with(", the start tile");
        let tiles = controls.filter(|(name, _)| others(name) && !name.starts_with("free"));
        tiles.map(|(_, place)| place).collect::<Vec<_>>()
    };
    let near = tiles(&window);
    for tile in &near {
        assert!(cards.iter().all(|card| !card.intersects(*tile)), "{tile}");
    }
    // Nothing is painted there either: a tile that peeps out would be tapped.
    window.tap_at(cards[2].right_center() + Vec2::new(6.0, 0.0));
    assert!(!window.sees("Close"));
    let fit = window.place("Show the whole board");
    window.tap_at(fit.center());
    window.wait();
    assert_eq!(
        tiles(&window).len(),
        60,
        "all but the start tile, whose name is its own"
    );
    window.tap_at(fit.center());
    window.wait();
    assert_eq!(tiles(&window), near, "and back");
}

#[test]
fn the_question_changes_once_the_figure_stands() {
    let mut hand = Hand::at(after(sixty(&[]), [vec![place(ANNS, &[])]]));
    hand.window.must_see("Ann: a figure?");
    hand.tap("follower");
    hand.window.must_see("Ann: anything to score?");
    assert!(!hand.window.sees("Ann: a figure?"));
}

#[test]
fn what_is_still_to_come_is_counted_and_an_empty_pile_leads_to_the_count() {
    let to_come = "Still to come: 11 bunnies and 7 nests · 62 tiles laid";
    let bunny = Action::SetMarks {
        at: cell((0, 0)),
        marks: [Mark::Bunny].into_iter().collect(),
    };
    let game = after(nest_is_full(), [vec![bunny]]);
    for size in [PHONE, LYING, DESKTOP] {
        open(size, game.clone()).must_see(to_come);
    }
    let mut rest: Vec<Vec<Action>> = Vec::new();
    for x in -4..=4 {
        let nest = Action::SetMarks {
            at: cell((x, -1)),
            marks: [Mark::Nest, Mark::Bunny].into_iter().collect(),
        };
        let bunny = Action::SetMarks {
            at: cell((x, 0)),
            marks: [Mark::Bunny].into_iter().collect(),
        };
        rest.extend([vec![nest], vec![bunny]]);
    }
    let mut hand = Hand::at(after(sixty(&[]), rest));
    hand.tap("Is the pile empty? Count the eggs");
    hand.window.must_see("Enter the points from the track");
}

#[test]
fn the_tiles_in_the_pile_are_counted_down_if_somebody_wants_that() {
    let mut setup = sixty(&[Expansion::Easter]).setup().clone();
    setup.start.tiles = None;
    setup.start.figures.clear();
    setup.start.bunny = Some(cell((0, 0)));
    let mut hand = Hand::at(Game::new(setup).unwrap());
    hand.tap("Still to come: 12 bunnies and 10 nests · 1 tile laid");
    hand.window.must_see("Tiles in the pile");
    assert!(!hand.window.sees("Do not count them"), "they are not");
    // The base game and Easter, without the tile that lies.
    hand.tap("Fewer: tiles in the pile");
    for _ in 0..9 {
        hand.tap("−10: tiles in the pile");
    }
    hand.tap("Count down from 2");
    hand.window.must_see("Still to come: 12 bunnies, 10 nests and 2 tiles");
    let nudge = "The pile is empty: finish the game?";
    for x in 1..=2 {
        assert!(!hand.window.sees(nudge));
        hand.tap_cell((x, 0));
    }
    hand.window.must_see(nudge);
    hand.tap("Undo");
    assert!(!hand.window.sees(nudge), "the tile is on the pile again");
    let one = "Still to come: 12 bunnies, 10 nests and 1 tile";
    hand.window.must_see(one);
    let mut hand = hand.started_again();
    hand.window.must_see(one);
    hand.tap_cell((2, 0));
    hand.tap(&hand.window.starting("Next: "));
    hand.window.must_see("the pile is empty");
    hand.tap(nudge);
    hand.window.must_see("Enter the points from the track");
    hand.window.press(egui::Modifiers::NONE, egui::Key::Escape);
    hand.tap("Still to come: 12 bunnies, 10 nests and 0 tiles");
    hand.tap("Do not count them");
    hand.window
        .must_see("Still to come: 12 bunnies and 10 nests · 3 tiles laid");
    assert!(!hand.window.sees(nudge));
}

#[test]
fn ledger_and_table_are_put_right_from_a_players_card() {
    let paid = after(nest_is_full(), [vec![Action::Next; 2]]);
    let before = paid.actions().len();
    for (answer, step, recorded) in [
        ("1 was eaten", "Fewer: Bob", Action::Eat { player: BOB, eggs: 1 }),
        (
            "1 was not written down",
            "More: Bob",
            Action::Adjust {
                player: BOB,
                eggs: 1,
                why: String::new(),
            },
        ),
    ] {
        let mut hand = Hand::at(paid.clone());
        let bob = hand.window.starting("Bob: ");
        hand.tap(&bob);
        hand.window.must_see("3 eggs in front of Bob?");
        hand.tap(step);
        hand.tap(answer);
        assert_eq!(hand.recorded_after(before), [recorded]);
    }
}

#[test]
fn a_row_of_the_ledger_shows_its_tile_on_the_board() {
    let paid = after(nest_is_full(), [vec![Action::Next; 2]]);
    let mut hand = Hand::at(paid);
    let before = hand.window.painted("Bob");
    hand.tap("Menu");
    hand.window.tap("Ledger");
    hand.window.tap("Closed a nest");
    // In the colour and with the name of whoever got the eggs there.
    assert_eq!(hand.window.painted("Bob"), before + 1);
    hand.window.wait();
    assert_eq!(hand.window.painted("Bob"), before);
}

#[test]
fn a_figure_out_of_sight_is_shown_from_its_owners_sheet() {
    let mut hand = Hand::at(after(sixty(&[]), [vec![place(ANNS, &[])]]));
    let before = hand.window.painted("Cleo");
    let cleo = hand.window.starting("Cleo: ");
    hand.tap(&cleo);
    hand.window.scroll_to("Cleo's follower, 2 below the start tile");
    for place in ["2 below the start tile", "4 right of the start tile"] {
        assert_eq!(hand.window.painted(place), 1, "two followers are told apart by {place}");
    }
    let names = hand.window.controls().into_iter();
    let shows: Vec<_> = names
        .filter(|(name, _)| name == "Show Cleo's follower on the board")
        .collect();
    assert_eq!(shows.len(), 2);
    hand.window.tap_at(shows[0].1.center());
    assert!(!hand.window.sees("Eat an egg"), "the sheet is gone");
    assert_eq!(hand.window.painted("Cleo"), before + 1);
}

#[test]
fn a_tile_that_was_laid_long_ago_can_be_put_where_it_lies() {
    let turns = [vec![place(ANNS, &[]), deploy(Kind::Follower)], vec![Action::Next; 3]];
    let game = after(sixty(&[]), turns);
    let before = game.actions().len();
    let mut hand = Hand::at(game);
    hand.tap_cell(ANNS);
    hand.window.must_see("A plain tile");
    hand.window.must_see("Ann laid it, 5 right of the start tile.");
    hand.tap("It lies somewhere else");
    // The tile is marked, and so are the places where it may be laid: not those that it alone makes free.
    hand.window
        .must_see("to be laid elsewhere, tile, Ann's follower, 5 right of the start tile");
    assert!(!hand.window.sees("free place, 6 right of the start tile"));
    hand.window.must_see("Tap where the tile really lies");
    hand.tap_cell((5, 1));
    hand.window
        .must_see("It lies 5 right and 1 below the start tile instead.");
    hand.tap("Accept");
    let game = hand.game();
    assert_eq!(game.actions().len(), before);
    assert!(game.table().has_tile(cell((5, 1))) && !game.table().has_tile(cell(ANNS)));
    let stands = game
        .table()
        .figures
        .at(cell((5, 1)))
        .any(|(_, figure)| figure.player == ANN);
    assert!(stands, "her follower goes with it");
    hand.tap("Undo");
    assert!(hand.game().table().has_tile(cell(ANNS)));
}

#[test]
fn marks_of_expansions_that_are_not_in_play_are_not_offered() {
    let mut hand = Hand::at(after(sixty(&[]), [vec![place(ANNS, &[])], next_turn((5, -1), &[])]));
    hand.tap_cell(ANNS);
    hand.tap("This tile was another one");
    hand.tap("More");
    hand.window.must_see("no bunny");
    assert!(!hand.window.sees("dragon") && !hand.window.sees("festival"));
}

#[test]
fn a_players_own_colour_is_marked_among_those_he_can_have() {
    let mut hand = Hand::at(sixty(&[]));
    let bob = hand.window.starting("Bob: ");
    hand.tap(&bob);
    hand.window.tap("Change name or colour");
    assert!(hand.window.is_on("blue") && !hand.window.is_on("pink"));
    assert!(!hand.window.sees("red"), "it is Ann's");
    hand.window.tap("pink");
    let game = hand.game();
    let colour = game.table().player(BOB).map(|player| player.colour);
    assert_eq!(colour, Some(Colour::Pink));
}
