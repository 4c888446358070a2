//! Games that nobody would think of, for properties that hold for any.

use hoppel::game::{Action, Anyway, Game, History, NewPlayer, Recorded, Rolled, RolledBy, Setup, Start, StartTile};
use hoppel::table::{
    Cell, Colour, Die, Edition, Expansion, FigureId, Kind, Mark, Marks, Name, NestTiming, PhaseTiming, Place, PlayerId,
    Revisit, SettingsChange, ShortMoves, Zone,
};
use proptest::prelude::*;

fn cell() -> impl Strategy<Value = Cell> {
    (-3i64..4, -3i64..4).prop_map(|(x, y)| Cell::new(x, y).unwrap())
}

fn player() -> impl Strategy<Value = PlayerId> {
    (0u8..5).prop_map(PlayerId)
}

fn figure() -> impl Strategy<Value = FigureId> {
    (-1i64..12).prop_map(FigureId)
}

fn kind() -> impl Strategy<Value = Kind> {
    prop_oneof![3 => Just(Kind::Follower), 1 => prop::sample::select(Kind::ALL)]
}

fn marks() -> impl Strategy<Value = Marks> {
    let common = prop::sample::select(vec![
        Mark::Nest,
        Mark::Bunny,
        Mark::Festival,
        Mark::Spring,
        Mark::Garden,
    ]);
    prop_oneof![
        2 => Just(Marks::NONE),
        3 => common.prop_map(|mark| Marks::NONE.with(mark)),
        1 => prop::collection::vec(prop::sample::select(Mark::ALL), 0..3).prop_map(|marks| marks.into_iter().collect()),
    ]
}

fn spot() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["", "road", "city", "a \"b\"\\ ☃"]).prop_map(str::to_owned)
}

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![
        cell().prop_map(Place::Cell),
        prop::sample::select(Zone::ALL).prop_map(Place::Zone)
    ]
}

fn settings() -> impl Strategy<Value = SettingsChange> {
    let some = |all| prop::option::weighted(0.3, prop::sample::select(all));
    (
        prop::option::weighted(0.3, prop::sample::select(Die::ALL)),
        prop::option::weighted(0.3, prop::sample::select(Revisit::ALL)),
        prop::option::weighted(0.3, prop::sample::select(ShortMoves::ALL)),
        prop::option::weighted(0.3, prop::sample::select(NestTiming::ALL)),
        some(PhaseTiming::ALL),
        prop::option::of(any::<bool>()),
    )
        .prop_map(
            |(die, revisit, short_moves, nest_timing, phase_timing, dragon)| SettingsChange {
                die,
                revisit,
                short_moves,
                nest_timing,
                phase_timing,
                dragon_eats_bunny: dragon,
                ..SettingsChange::default()
            },
        )
}

fn unusual_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        figure().prop_map(|figure| Action::TakeBack { figure }),
        (figure(), place(), spot()).prop_map(|(figure, to, spot)| Action::Move { figure, to, spot }),
        (figure(), cell(), spot()).prop_map(|(figure, to, spot)| Action::Drawbridge { figure, to, spot }),
        (player(), -1001i64..1001, spot()).prop_map(|(player, points, why)| Action::Points { player, points, why }),
        prop::option::of(cell()).prop_map(|to| Action::Dragon { to }),
        prop::option::of(cell()).prop_map(|to| Action::Fairy { to }),
        Just(Action::Again),
        (player(), 0i64..4).prop_map(|(player, eggs)| Action::Eat { player, eggs }),
        (player(), -3i64..4, spot()).prop_map(|(player, eggs, why)| Action::Adjust { player, eggs, why }),
        Just(Action::Pass),
        Just(Action::CallOff),
        prop::option::of(player()).prop_map(|first| Action::Phase { first }),
        (cell(), player()).prop_map(|(at, player)| Action::ScoreNest { at, player }),
        (cell(), marks()).prop_map(|(at, marks)| Action::PutTile { at, marks }),
        (cell(), marks()).prop_map(|(at, marks)| Action::SetMarks { at, marks }),
        (player(), kind(), place(), spot()).prop_map(|(player, kind, place, spot)| Action::Put {
            player,
            kind,
            place,
            spot
        }),
        cell().prop_map(|at| Action::TakeTile { at }),
        prop::option::of(cell()).prop_map(|to| Action::SetBunny { to }),
        settings().prop_map(|settings| Action::Set {
            settings: Some(settings),
            expansions: None
        }),
        player().prop_map(|player| Action::SetTurn { player }),
        prop::collection::vec(-1i64..4, 0..4).prop_map(|order| Action::Seats { order }),
        (
            player(),
            prop::option::of(spot()),
            prop::option::of(Just("green".to_owned()))
        )
            .prop_map(|(player, name, colour)| Action::Rename { player, name, colour }),
        player().prop_map(|player| Action::Leave { player }),
    ]
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        20 => (cell(), marks()).prop_map(|(at, marks)| Action::Place { at, marks }),
        20 => (kind(), prop::option::weighted(0.2, cell()), spot(), prop::option::weighted(0.1, player()))
            .prop_map(|(kind, at, spot, player)| Action::Deploy { kind, at, spot, player }),
        30 => Just(Action::Next),
        20 => (1i64..4).prop_map(|face| Action::Roll { rolled: Rolled::Face(face), by: Some(RolledBy::App) }),
        3 => (0u8..5).prop_map(|hops| Action::Roll { rolled: Rolled::Hops(hops), by: None }),
        30 => prop::collection::vec(cell(), 0..4).prop_map(|path| Action::Hop { path }),
        5 => prop::collection::vec(figure(), 0..4).prop_map(|figures| Action::Recall { figures }),
        15 => unusual_action(),
        1 => prop::option::of(prop::collection::vec(0i64..11, 2..5)).prop_map(|bonus| Action::Finish { bonus }),
    ]
}

/// Any action, fitting or not.
pub fn recorded() -> impl Strategy<Value = Recorded> {
    let anyway = prop_oneof![
        4 => Just(Anyway::Nothing),
        2 => Just(Anyway::Everything),
        1 => Just(Anyway::Rules(vec!["hop.beside".to_owned(), "no.such.rule".to_owned()])),
    ];
    (action(), anyway, prop::bool::weighted(0.2)).prop_map(|(action, anyway, joined)| Recorded {
        action,
        anyway,
        joined,
    })
}

/// A table that is picked up half-way: around a nest lie all eight tiles or all but one, and it may have been paid.
fn start() -> impl Strategy<Value = Start> {
    let nest = Cell::default();
    (any::<bool>(), any::<bool>(), any::<bool>(), 1u32..3).prop_map(move |(picked_up, whole, as_expected, part)| {
        let cells = nest.nine().into_iter().take(if whole { 9 } else { 8 });
        let tile = |at| StartTile {
            at,
            marks: Marks::NONE.with(if at == nest { Mark::Nest } else { Mark::Garden }),
        };
        let named = |named: bool| if named { vec![nest] } else { Vec::new() };
        let picked_up_there = Start {
            tiles: Some(cells.map(tile).collect()),
            paid: named(!whole && !as_expected),
            unpaid: named(whole && !as_expected),
            part: Some(part),
            ..Start::default()
        };
        if picked_up { picked_up_there } else { Start::default() }
    })
}

fn setup() -> impl Strategy<Value = Setup> {
    let rules = (prop::sample::select(Edition::ALL), settings());
    (2usize..5, rules, start(), 0i64..3, any::<bool>()).prop_map(
        |(players, (edition, settings), start, eaten, one_has_left)| {
            let player = |index: usize| NewPlayer {
                name: Name::new(&format!("Player {index}")).unwrap(),
                colour: Colour::ALL[index],
            };
            let mut setup = Setup::new((0..players).map(player).collect(), edition);
            setup.settings = settings;
            setup.expansions = [Expansion::Phantom, Expansion::TradersAndBuilders].into();
            setup.start = Start {
                eggs: Some(vec![2; players]),
                eaten: Some(vec![eaten; players]),
                left: if one_has_left && players > 2 {
                    vec![PlayerId(1)]
                } else {
                    Vec::new()
                },
                ..start
            };
            setup
        },
    )
}

/// A random game: every attempt of it is tried, and those that fit are recorded.
pub fn history() -> impl Strategy<Value = History> {
    (setup(), prop::collection::vec(recorded(), 0..120)).prop_map(|(setup, attempts)| {
        let mut history = History::new(Game::new(setup).unwrap());
        for attempt in attempts {
            let before = history.clone();
            if history.record(attempt).is_err() {
                assert_eq!(history, before, "a refusal changes nothing");
            }
        }
        history
    })
}
