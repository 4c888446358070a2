//! Names, colours and dice: the faults that users of such programs reported, tried with a hand.

use egui::{Key, Modifiers};
use hoppel::game::{Action, Game, NewPlayer, Setup};
use hoppel::store::Memory;
use hoppel::table::{Colour, Edition, Name};
use hoppel_window_tests::sixty::{ANN, BOB, CLEO, GAP, Hand, after, next_turn, place, sixty};
use hoppel_window_tests::{DESKTOP, PHONE, Window};

/// Bob has closed a nest: three eggs for him, one each for the others. His turn is over.
fn paid() -> Game {
    let laid = vec![place((5, 0), &[])];
    let nexts = vec![Action::Next, Action::Next];
    after(sixty(&[]), [laid, next_turn(GAP, &[]), nexts])
}

/// Bob's sheet, open.
fn bobs_sheet(game: Game) -> Hand {
    let mut hand = Hand::at(game);
    let bob = hand.window.starting("Bob: ");
    hand.tap(&bob);
    hand
}

#[test]
fn a_player_is_called_otherwise_in_the_middle_of_a_game_and_keeps_what_is_his() {
    let before = paid();
    let mut hand = bobs_sheet(before.clone());
    hand.window.tap("Change name or colour");
    hand.window.scroll_to("Take this name");
    let name = "Bobby 👩‍🌾🏽 \"_~,\"";
    hand.window.type_over("Name", name);
    hand.window.tap("Take this name");
    let game = hand.game();
    let table = game.table();
    assert_eq!(table.players[1].name.as_str(), name);
    assert_eq!(table.players[1].colour, Colour::Blue);
    assert_eq!(table.ledger, before.table().ledger);
    assert_eq!(table.figures, before.table().figures);
    hand.window.starting(&format!("{name}: 3 eggs"));
}

#[test]
fn nobody_takes_a_name_or_a_colour_that_somebody_has() {
    let before = paid();
    let mut hand = bobs_sheet(before.clone());
    hand.window.tap("Change name or colour");
    hand.window.scroll_to("Take this name");
    hand.window.type_over("Name", " ANN ");
    hand.window.tap("Take this name");
    hand.window.must_see("Not by the rules");
    assert_eq!(hand.game(), before);
    hand.window.press(Modifiers::NONE, Key::Escape);
    let names = hand.window.names();
    for taken in ["red", "blue", "green"] {
        assert!(!names.contains(&taken.to_owned()), "{taken} is offered");
    }
    hand.window.tap("pink");
    let colours: Vec<Colour> = hand.game().table().players.iter().map(|player| player.colour).collect();
    assert_eq!(colours, [Colour::Red, Colour::Pink, Colour::Green]);
}

#[test]
fn whoever_leaves_takes_nothing_from_the_others_and_can_be_had_back() {
    let before = paid();
    let mut hand = bobs_sheet(before.clone());
    hand.window.tap("Leaves the game");
    let game = hand.game();
    let table = game.table();
    assert!(table.players[1].left);
    assert_eq!(table.ledger, before.table().ledger, "also his own row stays");
    assert_eq!(table.figures, before.table().figures);
    assert_eq!(hand.eggs(), [1, 3, 1]);
    hand.tap("Undo");
    assert_eq!(hand.game(), before);
}

#[test]
fn a_roll_out_of_phase_does_nothing_and_says_nothing() {
    for key in [Key::R, Key::Space, Key::Enter, Key::Num2] {
        let before = paid();
        let mut hand = Hand::at(before.clone());
        let shown = hand.window.names();
        hand.window.press(Modifiers::NONE, key);
        assert_eq!(hand.game(), before, "{key:?}");
        assert_eq!(hand.window.names(), shown, "{key:?}");
    }
}

#[test]
fn one_die_rolled_leaves_the_other_as_it_was() {
    let mut window = Window::open(PHONE, Memory::default(), 7);
    window.tap("Roll a die");
    for _ in 0..3 {
        window.tap("Roll");
    }
    let rolled = |window: &Window| -> Vec<String> {
        let names = window.names();
        names.into_iter().filter(|name| name.starts_with("Face ")).collect()
    };
    let special = rolled(&window);
    window.tap("Ordinary die");
    window.tap("Roll");
    let ordinary = rolled(&window);
    assert_eq!((special.len(), ordinary.len()), (3, 6));
    window.tap("Special die");
    assert_eq!(rolled(&window), special);
    window.tap("Roll");
    window.tap("Ordinary die");
    assert_eq!(rolled(&window), ordinary);
}

/// A missing letter is drawn as a box, and fails the test.
#[test]
fn names_are_drawn_without_boxes() {
    let names = ["Zoë 👩‍🌾🏽", "🐰🐣 👍🏿", "Łukasz Ærø", "Νίκη", "Борис", "\"O'Hara\", ~_x_"];
    let player = |(name, colour): (&str, &Colour)| NewPlayer {
        name: Name::new(name).unwrap(),
        colour: *colour,
    };
    let players: Vec<NewPlayer> = names.into_iter().zip(Colour::ALL).map(player).collect();
    for size in [PHONE, DESKTOP] {
        let game = Game::new(Setup::new(players.clone(), Edition::Hig)).unwrap();
        let mut window = Window::open_game(size, Memory::default(), 7, Some(game));
        window.must_see(&format!("{} lays a tile", names[0]));
        for name in names {
            window.starting(&format!("{name}: 0 eggs"));
        }
        window.press(Modifiers::COMMAND, Key::H);
        window.must_see("Go on playing");
    }
}

#[test]
fn every_card_shows_its_players_name() {
    let hand = Hand::at(paid());
    for (player, name) in [(ANN, "Ann"), (BOB, "Bob"), (CLEO, "Cleo")] {
        hand.window.starting(&format!("{name}: "));
        assert!(hand.window.painted(name) > 0, "{player:?}");
    }
}
