//! Tables in the middle of a bunny phase, built by hand or by chance.

use hoppel::table::{
    Cell, Colour, Die, Edition, Figure, FigureId, Figures, Kind, Ledger, Mark, Marks, Name, Phase, Place, Player,
    PlayerId, Revisit, Settings, ShortMoves, Step, Table, Tile, Turn, Zone,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The cell of those coordinates.
pub fn at(x: i64, y: i64) -> Cell {
    Cell::new(x, y).unwrap()
}

/// Plain tiles on those cells, and the bunny on one of them: a phase begins, in which every player will move.
pub fn table(cells: &[Cell], bunny: Cell, players: u8) -> Table {
    let all: Vec<PlayerId> = (0..players).map(PlayerId).collect();
    let seated = |player: &PlayerId| Player {
        name: Name::new(&format!("Player {}", player.index())).unwrap(),
        colour: Colour::ALL[player.index()],
        left: false,
    };
    Table {
        players: all.iter().map(seated).collect(),
        seats: all.clone(),
        settings: Settings::of(Edition::Hig),
        expansions: BTreeSet::new(),
        tiles: cells.iter().map(|cell| (*cell, Tile::default())).collect(),
        figures: Figures::default(),
        next_figure: FigureId(1),
        bunny: Some(bunny),
        dragon: None,
        fairy: None,
        turn: Turn {
            step: Step::Roll,
            ..Turn::of(PlayerId(0))
        },
        ledger: Ledger::starting(vec![(0, 0); all.len()]),
        phase: Some(Phase {
            movers: all,
            mover: 0,
            visited: vec![bunny],
            starts: Vec::new(),
            hops: None,
            then: Step::End,
            own: true,
        }),
        eggs_at_finish: None,
    }
}

/// Three players in a phase, so many of them yet to move, on a board that many cells wide and high with holes and
/// `no_bunny` tiles, figures of all kinds on and beside it, cells visited and moves started before, any settings.
pub fn any_table(width: i64, height: i64, to_move: RangeInclusive<usize>) -> impl Strategy<Value = Table> {
    let cells: Vec<Cell> = (0..height).flat_map(|y| (0..width).map(move |x| at(x, y))).collect();
    let tile = prop_oneof![
        6 => Just(Some(Marks::NONE)),
        1 => Just(Some(Marks::NONE.with(Mark::NoBunny))),
        1 => Just(None),
    ];
    let tiles = vec(tile, cells.len());
    let place = prop_oneof![
        9 => select(cells.clone()).prop_map(Place::Cell),
        1 => select(Zone::ALL).prop_map(Place::Zone),
    ];
    let figures = vec((0..3_u8, select(Kind::ALL), place), 0..12);
    let bunny = select(cells.clone());
    let earlier = || vec(select(cells.clone()), 0..4);
    let so_far = (earlier(), earlier(), 0..3_usize, to_move);
    let settings = (select(Die::ALL), select(Revisit::ALL), select(ShortMoves::ALL));
    let build = move |(tiles, figures, bunny, so_far, settings): (Vec<Option<Marks>>, Vec<_>, _, _, _)| {
        let laid = cells.iter().zip(tiles);
        let mut table = table(&[bunny], bunny, 3);
        table
            .tiles
            .extend(laid.filter_map(|(cell, marks)| Some((*cell, Tile::new(marks?)))));
        for (number, (player, kind, place)) in (1..).zip(figures) {
            let figure = Figure {
                player: PlayerId(player),
                kind,
                place,
                spot: String::new(),
            };
            table.figures.insert(FigureId(number), figure);
        }
        (table.settings.die, table.settings.revisit, table.settings.short_moves) = settings;
        let (visited, starts, first, to_move): (Vec<Cell>, Vec<Cell>, _, _) = so_far;
        if let Some(phase) = &mut table.phase {
            phase.movers.rotate_left(first);
            phase.mover = phase.movers.len() - to_move;
            phase.visited.splice(0..0, visited);
            phase.starts.extend(starts);
        }
        table
    };
    (tiles, figures, bunny, so_far, settings).prop_map(build)
}
