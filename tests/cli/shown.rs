//! What people see of a game.

use crate::*;

#[test]
fn a_game_is_shown_to_people() {
    let said = with_input(&["replay", "-"], game("a-whole-evening"));
    let shown = said.assert_done();
    assert!(!shown.contains('\u{1b}'), "no colour where no terminal is");
    assert!(!shown.contains("Unknown localization"), "{shown}");
    for part in [
        "A whole evening: the current edition (Hans im Glück)",
        "  161  Bob gets 2 eggs for closing the nest at (0, −2).",
        "  (1, 5) has 5 of its eight tiles",
        "│b   @│",
        "┼",
        "     6          7          0       1      46      10  D Dan (yellow)",
        "Eggs in the supply: 39.",
        "  Dan: the most eggs: 10 points",
        "Now: the game is over.",
    ] {
        assert!(shown.contains(part), "{part:?} is not in\n{shown}");
    }
}

/// The lines of the board in what `replay` shows, from its columns' numbers down to its last border.
fn board(game: &str) -> Vec<String> {
    let said = with_input(&["replay", "-"], game);
    let shown = said.assert_done().to_owned();
    let lines: Vec<&str> = shown.lines().collect();
    let first = lines.iter().position(|line| line.contains('┌')).unwrap();
    let last = lines.iter().rposition(|line| line.contains('┘')).unwrap();
    lines[first - 1..=last].iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn the_board_is_drawn_with_marks_figures_and_bunny() {
    let drawn = board(&game_with(&json!({ "start": {
        "tiles": [
            {"at": [0, 0], "marks": ["nest"]}, {"at": [1, 0], "marks": ["bunny", "garden"]},
            {"at": [0, 1]}, {"at": [-1, 1], "marks": ["nest", "bunny", "spring", "garden", "hill"]},
        ],
        "bunny": [1, 0], "dragon": [1, 0],
        "figures": [
            {"player": 0, "kind": "follower", "at": [0, 1]}, {"player": 1, "kind": "wagon", "at": [0, 1]},
            {"player": 1, "kind": "follower", "zone": "leipzig"},
        ],
    }})));
    // What does not fit gives way to dots.
    let expected = [
        "    −1     0     1",
        "        ┌─────┬─────┐",
        "0       │n3   │bg §@│",
        "        │     │     │",
        "  ┌─────┼─────┼─────┘",
        "1 │n2bs…│     │",
        "  │     │ABw  │",
        "  └─────┴─────┘",
    ];
    assert_eq!(drawn, expected, "\n{}", drawn.join("\n"));
}

#[test]
fn far_rows_are_drawn_near_and_endless_boards_not_at_all() {
    let tiles = |cells: &[[i64; 2]]| {
        let tiles: Vec<Value> = cells.iter().map(|at| json!({ "at": at })).collect();
        game_with(&json!({ "start": { "tiles": tiles } }))
    };
    let drawn = board(&tiles(&[[0, 0], [1000, 0]]));
    assert_eq!(drawn[0], "     0     ⋯   1000");
    assert_eq!(drawn[1], "  ┌─────┐     ┌─────┐");
    let diagonal: Vec<[i64; 2]> = (0..900).map(|at| [at, at]).collect();
    let said = with_input(&["replay", "-"], tiles(&diagonal));
    let shown = said.assert_done();
    assert!(
        shown.contains("too large to draw: 900 tiles from (0, 0) to (899, 899)."),
        "{shown}"
    );
}

#[test]
fn players_with_the_same_initial_are_told_apart() {
    let players = json!([
        {"name": "Ann", "colour": "red"}, {"name": "Anna", "colour": "blue"}, {"name": "an", "colour": "green"},
        {"name": "安娜", "colour": "pink"}, {"name": "😀 Zoë", "colour": "grey"},
    ]);
    let figures: Vec<Value> = (0..5)
        .map(|player| json!({"player": player, "kind": "follower", "at": [0, 0]}))
        .collect();
    let drawn = board(&game_with(
        &json!({ "players": players, "start": { "figures": figures } }),
    ));
    assert_eq!(drawn[3], "  │AN34Z│");
    assert_eq!(drawn[1], "  ┌─────┐");
}

#[test]
fn paths_are_arrows_and_names() {
    let said = with_input(&["hops", "-"], game("hops-in-order"));
    let told = said.assert_done();
    assert!(
        told.starts_with("Ann moves the bunny 2 hops from (4, 1): 3 paths\n"),
        "{told}"
    );
    assert!(told.contains("  3  ← ←  to (2, 1): Bob +1\n"), "{told}");
    let said = with_input(&["advise", "-"], game("advice-three-players"));
    let told = said.assert_done();
    assert!(
        told.contains("\n  1.00  1.89  0.67   ← ← ←  to (1, 1): Ann +1, Bob +1\n"),
        "{told}"
    );
    assert!(told.contains("A Ann · B Bob · C Cleo\n"), "{told}");
    let said = with_input(&["hops", "-"], game("hops-without-a-die"));
    assert!(
        said.assert_done()
            .contains("to (3, 0): Bob +1, then nobody else can hop\n"),
        "{}",
        said.out
    );
    let said = with_input(&["hops", "-", "--json"], game("hops-without-a-roll"));
    assert_eq!(said.status, 1);
    assert!(
        said.err
            .contains("Ann has not rolled yet; say --hops 1, --hops 2 or --hops 3."),
        "{}",
        said.err
    );
    assert_eq!(said.json()["error"]["action"], Value::Null);
}

#[test]
fn advice_for_the_bonus_shows_bonus_and_eggs() {
    let said = with_input(&["advise", "-", "--for", "bonus"], game("advice-for-the-bonus"));
    let shown = said.assert_done();
    for part in [
        "Ann moves the bunny 2 hops from (4, 1). The final bonus, then the eggs,",
        "     A     B        A     B\n",
        "  5.00 10.00     0.00  1.00   ← ↑  to (3, 0): no eggs",
        "  5.00 10.00     0.00  2.33   ← ←  to (2, 1): Bob +1",
        "their own final bonus.",
    ] {
        assert!(shown.contains(part), "{part:?} is not in\n{shown}");
    }
}

#[test]
fn odds_are_shown_before_the_roll() {
    let said = with_input(&["odds", "-"], game("odds-before-the-roll"));
    let shown = said.assert_done();
    for part in [
        "Ann is to move the bunny. The eggs that everyone can expect",
        "     A     B     C\n",
        "  0.00  1.78  0.00   with 1 hop\n",
        "  1.00  1.78  0.00   with 3 hops\n",
        "  0.33  1.63  0.00   all in all\n",
    ] {
        assert!(shown.contains(part), "{part:?} is not in\n{shown}");
    }
    let said = with_input(&["odds", "-"], game("advice-two-players"));
    assert!(
        said.assert_refused(1).contains("Odds are worked out before a roll"),
        "{}",
        said.err
    );
}

/// Twelve by twelve tiles, a figure on every second one, six players: too much to look to the end of for the bonus.
#[test]
fn advice_that_stops_at_its_limit_says_so() {
    let cells = (0..12).flat_map(|y| (0..12).map(move |x| [x, y]));
    let tiles: Vec<_> = cells.clone().map(|at| json!({ "at": at })).collect();
    let every_second = cells.step_by(2).enumerate();
    let figure = |(number, at)| json!({ "player": number % 6, "kind": "follower", "at": at });
    let figures: Vec<_> = every_second.map(figure).collect();
    let names = ["red", "blue", "green", "yellow", "black", "pink"];
    let players: Vec<_> = names
        .iter()
        .map(|name| json!({ "name": name, "colour": name }))
        .collect();
    let dense = game_with(&json!({
        "players": players,
        "start": { "tiles": tiles, "figures": figures, "bunny": [6, 6] },
        "actions": [{ "do": "phase", "first": 0 }, { "do": "roll", "hops": 1 }],
    }));
    let said = with_input(&["advise", "-", "--for", "bonus", "--json"], dense);
    said.assert_done();
    let advice = said.json();
    assert_eq!((&advice["exact"], &advice["looked_ahead"]), (&json!(false), &json!(4)));
    assert_eq!(advice["scale"], json!(81));
}

#[test]
fn advice_says_why() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/one-egg-behind.hoppel");
    let said = hoppel(&["advise", path, "--for", "bonus", "--why"]);
    let lines: Vec<&str> = said.assert_done().lines().collect();
    assert_eq!(
        lines[2..6],
        [
            " 10.00 10.00     1.00  0.00   ←    to (−1, 0): Ann +1, then nobody else can hop",
            "         Eggs on the way: 1 for Ann.",
            "         It ends the phase: nobody after Ann can hop.",
            "         The final bonus then, on average: 10.00 for Ann and 10.00 for Bob.",
        ]
    );
    // What the README shows is what the program prints.
    let readme = include_str!("../../README.md");
    for arguments in [&["advise", path][..], &["advise", path, "--for", "bonus"]] {
        let said = hoppel(arguments);
        for line in said.assert_done().lines().skip(1).take(3) {
            assert!(readme.contains(line), "{line}");
        }
    }
}

#[test]
fn nobody_moves_after_the_last() {
    let last = game("advice-last-player");
    for arguments in [&["advise", "-"][..], &["advise", "-", "--for", "bonus", "--why"]] {
        let said = with_input(arguments, last.clone());
        assert!(
            said.assert_done().ends_with("\nThese numbers are exact.\n"),
            "{}",
            said.out
        );
        assert!(said.out.contains("Nobody gets a final bonus then.") == arguments.contains(&"--why"));
        let said = with_input(arguments, game("advice-three-players"));
        assert!(said.assert_done().contains("everyone after"), "{}", said.out);
    }
}
