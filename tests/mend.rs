//! Mending the past: what the report says before it is accepted, and what the game is then.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

use hoppel::game::{Action, Anyway, Game, History, Mend, NewPlayer, Recorded, Rolled, Setup};
use hoppel::rules::Rule;
use hoppel::table::{Cell, Colour, Edition, FigureId, Kind, Mark, Marks, Name, PlayerId, Step};

const ANN: PlayerId = PlayerId(0);
const BOB: PlayerId = PlayerId(1);

fn at(x: i64, y: i64) -> Cell {
    Cell::new(x, y).unwrap()
}

fn place(x: i64, y: i64, marks: &[Mark]) -> Action {
    Action::Place {
        at: at(x, y),
        marks: marks.iter().copied().collect::<Marks>(),
    }
}

fn deploy() -> Action {
    Action::Deploy {
        kind: Kind::Follower,
        at: None,
        spot: String::new(),
        player: None,
    }
}

fn recall(figures: &[i64]) -> Action {
    Action::Recall {
        figures: figures.iter().copied().map(FigureId).collect(),
    }
}

/// Ann and Bob, having done this.
fn played(actions: impl IntoIterator<Item = Action>) -> History {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)];
    let mut history = History::new(Game::new(Setup::new(players, Edition::Hig)).unwrap());
    for action in actions {
        history.record(action).unwrap();
    }
    history
}

/// One turn: the tile, whatever is deployed, and on to the next player.
fn turn(place: Action, deploying: bool) -> Vec<Action> {
    let figure = deploying.then(deploy);
    let mut turn = vec![place];
    turn.extend(figure);
    turn.extend([Action::Next, Action::Next, Action::Next]);
    turn
}

/// The tiles around (1, 0), the first of them the start tile; Ann lays the first.
fn ring() -> Vec<Action> {
    let cells = [(1, 0), (0, 1), (1, 1), (2, 1), (2, 0), (2, -1), (1, -1), (0, -1)];
    let turns = cells.into_iter().enumerate();
    turns
        .flat_map(|(index, (x, y))| turn(place(x, y, &[]), index < 2))
        .collect()
}

#[test]
fn that_tile_was_a_nest_after_all() {
    let mut history = played(ring());
    let with = place(1, 0, &[Mark::Nest]).into();
    let report = history.mend(Mend::Replace { index: 0, with }).unwrap();
    // Bob laid the last of the ring; Ann's follower stands on the nest, Bob's beside it.
    let eggs =
        |standings: &[hoppel::game::Standing]| standings.iter().map(|standing| standing.eggs).collect::<Vec<_>>();
    assert_eq!(eggs(&report.before), [0, 0]);
    assert_eq!(eggs(&report.after), [1, 3]);
    assert!(report.kept.is_empty() && report.dropped.is_empty() && report.called_off.is_empty());
    assert_eq!(
        history.game().table().ledger.eggs(BOB).left(),
        0,
        "a report changes nothing"
    );

    let before = history.game().clone();
    history.accept(report);
    assert_eq!(history.game().table().ledger.eggs(BOB).left(), 3);
    assert!(history.undo());
    assert_eq!(history.game(), &before, "one step of undo");
    assert!(history.redo());
    assert_eq!(history.game().table().ledger.eggs(ANN).left(), 1);
}

#[test]
fn figures_keep_their_owners_when_their_numbers_change() {
    // Ann's figure 1 and Bob's figure 2; then both go home, Ann's first, at once with Bob's.
    let mut actions = turn(place(1, 0, &[]), true);
    actions.extend(turn(place(2, 0, &[]), true));
    actions.extend([place(3, 0, &[]), recall(&[1, 2])]);
    let history = played(actions);
    let report = history.mend(Mend::Remove { index: 1 }).unwrap();
    assert_eq!(report.renumbered, [(FigureId(2), FigureId(1))]);
    assert!(report.dropped.is_empty());
    let last = &report.game.actions().last().unwrap().action;
    assert_eq!(last, &recall(&[1]), "Bob's still goes home; Ann's never came");
    assert!(report.game.table().figures.is_empty());
}

#[test]
fn a_figure_that_never_came_cannot_do_anything() {
    let move_home = Action::Move {
        figure: FigureId(1),
        to: hoppel::table::Place::Cell(at(0, 0)),
        spot: String::new(),
    };
    let history = played([place(1, 0, &[]), deploy(), move_home.clone(), recall(&[1])]);
    let report = history.mend(Mend::Remove { index: 1 }).unwrap();
    let dropped: Vec<(usize, &Action)> = report
        .dropped
        .iter()
        .map(|misfit| (misfit.index, &misfit.recorded.action))
        .collect();
    assert_eq!(dropped, [(2, &move_home), (3, &recall(&[1]))]);
    assert_eq!(report.game.actions().len(), 1);
}

#[test]
fn what_breaks_a_rule_now_stays_on_the_table() {
    // Take the tile away on which the next one leaned.
    let mut actions = turn(place(1, 0, &[]), false);
    actions.extend(turn(place(2, 0, &[]), false));
    let history = played(actions);
    let with = place(0, 1, &[]).into();
    let report = history.mend(Mend::Replace { index: 0, with }).unwrap();
    let kept: Vec<(usize, Rule)> = report
        .kept
        .iter()
        .map(|misfit| (misfit.index, misfit.refusal.rule))
        .collect();
    assert_eq!(kept, [(4, Rule::PlaceBeside)]);
    assert!(report.game.table().has_tile(at(2, 0)));
    let anyway = &report.game.actions()[4].anyway;
    assert_eq!(anyway, &Anyway::Rules(vec!["place.beside".to_owned()]));
}

#[test]
fn a_phase_that_nobody_played_is_called_off() {
    let mut actions = turn(place(1, 0, &[]), false);
    actions.extend(turn(place(2, 0, &[]), false));
    let history = played(actions);
    let with = place(1, 0, &[Mark::Bunny]).into();
    let report = history.mend(Mend::Replace { index: 0, with }).unwrap();
    assert_eq!(report.called_off, [3]);
    assert_eq!(report.game.actions()[3].action, Action::CallOff);
    assert!(report.dropped.is_empty());
    let table = report.game.table();
    assert_eq!(
        (table.bunny, table.turn.player, table.turn.step),
        (Some(at(1, 0)), ANN, Step::Place)
    );
}

#[test]
fn a_phase_that_never_was_loses_its_hops() {
    let roll = Action::Roll {
        rolled: Rolled::Face(1),
        by: None,
    };
    let hop = |x, y| Action::Hop { path: vec![at(x, y)] };
    let mut actions = turn(place(1, 0, &[]), false);
    actions.extend([place(2, 0, &[Mark::Bunny]), Action::Next, Action::Next]);
    actions.extend([roll.clone(), hop(1, 0), roll, hop(0, 0), Action::Next, place(3, 0, &[])]);
    let history = played(actions);
    let with = place(2, 0, &[]).into();
    let report = history.mend(Mend::Replace { index: 4, with }).unwrap();
    let dropped: Vec<usize> = report.dropped.iter().map(|misfit| misfit.index).collect();
    assert_eq!(dropped, [7, 8, 9, 10]);
    assert!(report.dropped.iter().all(|misfit| misfit.refusal.rule == Rule::Step));
    let table = report.game.table();
    assert_eq!((table.bunny, table.tiles.len(), table.turn.player), (None, 4, ANN));
}

#[test]
fn a_new_action_that_does_not_fit_is_refused() {
    let history = played(ring());
    let action: Recorded = place(1, 0, &[]).into();
    let taken = history.mend(Mend::Insert { index: 5, action }).unwrap_err();
    assert_eq!(taken.rule, Rule::Impossible);
    let action: Recorded = place(9, 9, &[]).into();
    let lonely = history.mend(Mend::Replace { index: 0, with: action }).unwrap_err();
    assert_eq!(lonely.rule, Rule::PlaceBeside);
}

#[test]
fn a_step_whose_first_action_is_dropped_still_begins_a_step() {
    let mut history = played([place(1, 0, &[]), deploy(), recall(&[1])]);
    history
        .record(
            Recorded::from(Action::Adjust {
                player: ANN,
                eggs: 2,
                why: String::new(),
            })
            .joined(),
        )
        .unwrap();
    history
        .record(Recorded::from(Action::Eat { player: ANN, eggs: 1 }).joined())
        .unwrap();
    assert_eq!(history.steps(), [0, 1, 2]);
    let report = history.mend(Mend::Remove { index: 1 }).unwrap();
    let flags: Vec<bool> = report.game.actions().iter().map(|recorded| recorded.joined).collect();
    assert_eq!(flags, [false, false, true]);
}
