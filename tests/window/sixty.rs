//! A board of sixty tiles on a phone, and a hand whose taps are counted.

use crate::{PHONE, Shelf, Window, kept_game};
use hoppel::game::{Action, Game, NewPlayer, Recorded, Setup, StartFigure, StartTile};
use hoppel::table::{Cell, Colour, Edition, Expansion, Figure, Kind, Mark, Marks, Name, Place, PlayerId};

/// The players, as they sit.
pub const ANN: PlayerId = PlayerId(0);
pub const BOB: PlayerId = PlayerId(1);
pub const CLEO: PlayerId = PlayerId(2);

/// Where a tile closes the nest at 1, 1.
pub const GAP: (i64, i64) = (2, 1);

/// The rows of the board, each from its first to its last tile: farther than a phone shows at a size that a finger hits.
const ROWS: [(i64, std::ops::RangeInclusive<i64>); 8] = [
    (-4, -1..=2),
    (-3, -3..=3),
    (-2, -4..=4),
    (-1, -4..=4),
    (0, -4..=4),
    (1, -4..=4),
    (2, -3..=4),
    (3, -2..=3),
];
const NESTS: [(i64, i64); 3] = [(1, 1), (-3, -3), (3, 3)];
const FIGURES: [(PlayerId, (i64, i64)); 7] = [
    (ANN, (1, 0)),
    (BOB, (2, 2)),
    (CLEO, (0, 2)),
    (ANN, (-2, 1)),
    (BOB, (3, -1)),
    (CLEO, (4, 0)),
    (ANN, (4, 2)),
];

/// A cell of the table.
pub fn cell((x, y): (i64, i64)) -> Cell {
    Cell::new(x, y).unwrap()
}

/// A figure is deployed on the part's tile.
pub fn deploy(kind: Kind) -> Action {
    Action::Deploy {
        kind,
        at: None,
        spot: String::new(),
        player: None,
    }
}

/// A tile that is laid.
pub fn place(at: (i64, i64), marks: &[Mark]) -> Action {
    let (at, marks) = (cell(at), marks.iter().copied().collect());
    Action::Place { at, marks }
}

/// Ann, Bob and Cleo at a board of sixty tiles with nests and figures. It is Ann's turn.
pub fn sixty(expansions: &[Expansion]) -> Game {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = vec![
        player("Ann", Colour::Red),
        player("Bob", Colour::Blue),
        player("Cleo", Colour::Green),
    ];
    sixty_of(players, expansions)
}

/// The same with these players, three at least.
pub fn sixty_of(players: Vec<NewPlayer>, expansions: &[Expansion]) -> Game {
    let mut setup = Setup::new(players, Edition::Hig);
    setup.expansions = expansions.iter().copied().collect();
    let cells = ROWS.into_iter().flat_map(|(y, row)| row.map(move |x| (x, y)));
    let marks = |at| {
        if NESTS.contains(&at) {
            Marks::NONE.with(Mark::Nest)
        } else {
            Marks::NONE
        }
    };
    let tile = |at| StartTile {
        at: cell(at),
        marks: marks(at),
    };
    let tiles: Vec<StartTile> = cells.filter(|at| *at != GAP).map(tile).collect();
    assert_eq!(tiles.len(), 60);
    setup.start.tiles = Some(tiles);
    let figure = |(player, at)| {
        StartFigure(Figure {
            player,
            kind: Kind::Follower,
            place: Place::Cell(cell(at)),
            spot: String::new(),
        })
    };
    setup.start.figures = FIGURES.into_iter().map(figure).collect();
    setup.start.bunny = Some(cell((-2, -2)));
    Game::new(setup).unwrap()
}

/// The same, after these steps; each step is a tap's.
pub fn after(mut game: Game, steps: impl IntoIterator<Item = Vec<Action>>) -> Game {
    for step in steps {
        for (index, action) in step.into_iter().enumerate() {
            let recorded = Recorded::from(action);
            let recorded = if index == 0 { recorded } else { recorded.joined() };
            game.apply(recorded).unwrap();
        }
    }
    game
}

/// What ends the turn before and lays the next tile.
pub fn next_turn(at: (i64, i64), marks: &[Mark]) -> Vec<Action> {
    vec![Action::Next, Action::Next, Action::Next, place(at, marks)]
}

/// A hand at the table: it taps what is in sight and nothing else, and every tap counts. It never moves the board.
pub struct Hand {
    /// What it taps.
    pub window: Window,
    shelf: Shelf,
    taps: usize,
}

impl Hand {
    /// With that game on the table.
    pub fn at(game: Game) -> Self {
        let shelf = Shelf::default();
        Self {
            window: Window::open_game(PHONE, shelf.clone(), 7, Some(game)),
            shelf,
            taps: 0,
        }
    }

    /// At the program as it is when it is started again.
    pub fn started_again(self) -> Self {
        let Self { window, shelf, .. } = self;
        window.close();
        Self {
            window: Window::open(PHONE, shelf.clone(), 7),
            shelf,
            taps: 0,
        }
    }

    /// How often it has tapped.
    pub const fn taps(&self) -> usize {
        self.taps
    }

    /// The shelf on which the game lies.
    pub const fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// The game as it is written.
    pub fn game(&self) -> Game {
        kept_game(&self.shelf)
    }

    /// The actions that were recorded after the first `before`.
    pub fn recorded_after(&self, before: usize) -> Vec<Action> {
        let game = self.game();
        let recorded = game.actions().iter().skip(before);
        recorded.map(|recorded| recorded.action.clone()).collect()
    }

    /// The eggs in front of each player.
    pub fn eggs(&self) -> [i64; 3] {
        let game = self.game();
        [ANN, BOB, CLEO].map(|player| game.table().ledger.eggs(player).left())
    }

    /// Taps what has that name, where it is.
    pub fn tap(&mut self, name: &str) {
        let place = self.window.place(name);
        let all = egui::Rect::from_min_size(egui::Pos2::ZERO, PHONE);
        assert!(all.contains(place.center()), "“{name}” is out of sight at {place}");
        self.taps += 1;
        self.window.tap_at(place.center());
    }

    /// Taps the cell there.
    pub fn tap_cell(&mut self, (x, y): (i64, i64)) {
        let name = self.window.cell(x, y);
        self.tap(&name);
    }

    /// Drags what lies on one cell to another: no more than a tap.
    pub fn drag(&mut self, from: (i64, i64), to: (i64, i64)) {
        let [from, to] = [from, to].map(|(x, y)| self.window.cell(x, y));
        self.taps += 1;
        self.window.drag(&from, &to);
    }
}
