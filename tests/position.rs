//! Handing over: a game that begins where another stands goes on like it.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

mod any_game;

use any_game::{history, recorded};
use hoppel::game::{Action, Game, Recorded, file};
use hoppel::table::{Cell, Expansion, Figure, FigureId, Marks, Phase, Player, PlayerId, Settings, Step, Table, Tile};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The table as it looks to people who know each other by where they sat when it was handed over: without the ledger's
/// lines, the figures' numbers, and what a part that has not begun remembers.
#[derive(Debug, PartialEq)]
struct Seen {
    players: Vec<Player>,
    seats: Vec<usize>,
    /// Given, eaten, left, points.
    totals: Vec<[i64; 4]>,
    supply: Option<i64>,
    settings: Settings,
    expansions: BTreeSet<Expansion>,
    tiles: BTreeMap<Cell, Tile>,
    figures: Vec<(usize, Figure)>,
    guests: [Option<Cell>; 3],
    turn: (usize, u32, Step),
    phase: Option<(Vec<usize>, Phase)>,
    eggs_at_finish: Option<Vec<i64>>,
}

impl Seen {
    /// `order`: the players as they sat.
    fn of(table: &Table, order: &[PlayerId]) -> Self {
        let place = |player: &PlayerId| order.iter().position(|other| other == player).unwrap();
        let totals = |player: &PlayerId| {
            let eggs = table.ledger.eggs(*player);
            let points = table.ledger.points(*player);
            [eggs.collected + eggs.adjusted, eggs.eaten, eggs.left(), points]
        };
        let figure = |(_, figure): (FigureId, &Figure)| {
            let nobodys = Figure {
                player: PlayerId(0),
                ..figure.clone()
            };
            (place(&figure.player), nobodys)
        };
        let phase = |phase: &Phase| {
            let movers = phase.movers.iter().map(place).collect();
            let movers_aside = Phase {
                movers: Vec::new(),
                ..phase.clone()
            };
            (movers, movers_aside)
        };
        Self {
            players: order
                .iter()
                .map(|player| table.player(*player).unwrap().clone())
                .collect(),
            seats: table.seats.iter().map(place).collect(),
            totals: order.iter().map(totals).collect(),
            supply: table.egg_supply(),
            settings: table.settings.clone(),
            expansions: table.expansions.clone(),
            tiles: table.tiles.clone(),
            figures: table.figures.iter().map(figure).collect(),
            guests: [table.bunny, table.dragon, table.fairy],
            turn: (place(&table.turn.player), table.turn.part, table.turn.step),
            phase: table.phase.as_ref().map(phase),
            eggs_at_finish: table
                .eggs_at_finish
                .as_ref()
                .map(|eggs| order.iter().map(|player| eggs[player.index()]).collect()),
        }
    }
}

/// What an action of the first game is called in the second one.
struct Renamed {
    order: Vec<PlayerId>,
    figures: Vec<FigureId>,
    next: FigureId,
}

impl Renamed {
    fn at(table: &Table) -> Self {
        Self {
            order: table.seats.clone(),
            figures: table.figures.iter().map(|(number, _)| number).collect(),
            next: table.next_figure,
        }
    }

    fn player(&self, player: &Value) -> Value {
        let place = self.order.iter().position(|other| json!(other) == *player);
        place.map_or_else(|| player.clone(), |place| json!(place))
    }

    /// A figure that had gone home before has no number any more.
    fn figure(&self, figure: &Value) -> Value {
        let number = figure.as_i64().unwrap();
        let handed_over = i64::try_from(self.figures.len()).unwrap();
        let rank = self.figures.iter().position(|other| other.0 == number);
        json!(match rank {
            Some(rank) => i64::try_from(rank).unwrap() + 1,
            None if number >= self.next.0 => number - self.next.0 + handed_over + 1,
            None => -1,
        })
    }

    /// `None` where no game file could hold it.
    fn action(&self, recorded: &Recorded) -> Option<Recorded> {
        let mut action = serde_json::to_value(recorded).unwrap();
        for (field, value) in action.as_object_mut().unwrap() {
            match field.as_str() {
                "player" | "first" => *value = self.player(value),
                "order" => value
                    .as_array_mut()
                    .unwrap()
                    .iter_mut()
                    .for_each(|entry| *entry = self.player(entry)),
                "figure" => *value = self.figure(value),
                "figures" => value
                    .as_array_mut()
                    .unwrap()
                    .iter_mut()
                    .for_each(|entry| *entry = self.figure(entry)),
                _ => {}
            }
        }
        let list = serde_json::value::to_raw_value(&[action]).unwrap();
        file::read_actions(&list, self.order.len()).ok()?.pop()
    }
}

/// The game that begins where this one stands, and this one once its turn is over; none where nothing is handed over.
fn handed_over(game: &Game) -> Option<(Game, Game)> {
    let step = game.table().turn.step;
    match game.position() {
        Ok(setup) => {
            assert!(matches!(step, Step::Place | Step::End));
            let mut before = game.clone();
            if step == Step::End {
                before.apply(Action::Next).unwrap();
            }
            Some((before, Game::new(setup).unwrap()))
        }
        Err(refusal) => {
            assert!(!matches!(step, Step::Place | Step::End), "{refusal:?}");
            assert_eq!(refusal.rule.name(), "step");
            None
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_table_handed_over_is_the_same_and_goes_on_the_same(
        history in history(),
        from in any::<prop::sample::Index>(),
        further in prop::collection::vec(recorded(), 40),
    ) {
        let actions = history.game().actions();
        let from = from.index(actions.len() + 1);
        let Some((mut before, mut after)) = handed_over(&history.at(from)) else { return Ok(()) };
        let renamed = Renamed::at(before.table());
        let new_order: Vec<PlayerId> = after.table().player_ids().collect();
        prop_assert_eq!(Seen::of(before.table(), &renamed.order), Seen::of(after.table(), &new_order));
        for recorded in actions[from..].iter().chain(&further) {
            let Some(same) = renamed.action(recorded) else { continue };
            let (one, other) = (before.apply(recorded.clone()), after.apply(same));
            prop_assert_eq!(one.map_err(|refusal| refusal.rule).err(), other.map_err(|refusal| refusal.rule).err());
            prop_assert_eq!(Seen::of(before.table(), &renamed.order), Seen::of(after.table(), &new_order));
        }
    }

    #[test]
    fn a_position_is_what_its_own_game_stands_at(history in history()) {
        for actions in 0..=history.game().actions().len() {
            if let Some((_, after)) = handed_over(&history.at(actions)) {
                prop_assert_eq!(&after.position().unwrap(), after.setup());
                let text = file::write(&after).unwrap();
                prop_assert_eq!(&file::read(text.as_bytes()).unwrap().setup, after.setup());
            }
        }
    }
}

#[test]
fn in_the_middle_of_a_turn_nothing_is_handed_over() {
    let text = r#"{"format":"hoppel-game","version":1,"edition":"hig",
        "players":[{"name":"Ann","colour":"red"},{"name":"Bob","colour":"blue"}]}"#;
    let mut game = file::play(text.as_bytes()).unwrap();
    let at = Cell::new(1, 0).unwrap();
    let allowed = |game: &Game| handed_over(game).is_some();
    assert!(allowed(&game));
    for (action, then) in [
        (Action::Place { at, marks: Marks::NONE }, false),
        (Action::Next, false),
        (Action::Next, true),
        (Action::Again, true),
        (Action::Finish { bonus: None }, false),
    ] {
        game.apply(action.clone()).unwrap();
        assert_eq!(allowed(&game), then, "{action:?}");
    }
}
