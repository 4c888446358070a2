//! The table as it lies, painted, so that a game can be picked up half-way.
//!
//! What is painted is always a game that could begin: every stroke is checked as a set-up, and one that fails changes
//! nothing. It is drawn with the board that games are played on.

mod brush;
mod easel;
mod sums;

use crate::app::board::BoardMemory;
use crate::game::{FieldError, Game, Setup, Start, StartFigure};
use crate::table::{Cell, Figure, FigureId, PlayerId};
use brush::Brush;

/// The most strokes that can be taken back.
const PAST: usize = 500;

/// A table being painted.
pub(super) struct Painting {
    /// The game that would begin here.
    game: Game,
    /// The seats of its players, by their keys.
    seats: Vec<u32>,
    /// What lay there before each stroke.
    past: Vec<Start>,
    brush: Brush,
    /// Whether marks are offered that no expansion in play prints.
    all_marks: bool,
    board: BoardMemory,
    /// Height of all brushes together, in points, as it was in the last frame.
    palette_height: f32,
    /// The cell that was painted last.
    last: Option<Cell>,
    /// Why the last stroke was not taken.
    fault: Option<FieldError>,
}

/// Where a step of the painting leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// One step back.
    Back,
    /// One step on.
    On,
}

impl Painting {
    /// That table, with the players on these seats.
    ///
    /// # Errors
    /// Names the field of the set-up that is at fault.
    pub fn new(setup: Setup, seats: Vec<u32>) -> Result<Self, FieldError> {
        Ok(Self {
            game: Game::new(spelt_out(setup))?,
            seats,
            past: Vec::new(),
            brush: Brush::Tile,
            all_marks: false,
            board: BoardMemory::default(),
            palette_height: 0.0,
            last: None,
            fault: None,
        })
    }

    /// The same table with other players or by other rules. What a player had stays his wherever he sits now; what
    /// belonged to one who does not play any more is gone.
    ///
    /// # Errors
    /// Names the field of the set-up that is at fault. Then nothing has changed.
    pub fn reseat(&mut self, setup: Setup, seats: Vec<u32>) -> Result<(), FieldError> {
        let move_over = |start: &Start| moved_over(start, &self.seats, &seats);
        let start = move_over(&self.game.setup().start);
        self.game = Game::new(Setup { start, ..setup })?;
        self.past = self.past.iter().map(move_over).collect();
        self.seats = seats;
        self.brush = match self.brush {
            Brush::Figure(..) => Brush::Tile,
            other => other,
        };
        Ok(())
    }

    /// The game that would begin here.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Puts the brush there.
    fn stroke(&mut self, at: Cell, tapped: Option<FigureId>) {
        let mut start = self.game.setup().start.clone();
        if self.brush.paint(&mut start, at, tapped) && self.change(start) {
            self.last = Some(at);
        }
    }

    /// Paints the table over; that can be taken back. Says whether anything has changed.
    fn change(&mut self, start: Start) -> bool {
        let before = self.game.setup().start.clone();
        let changed = before != start && self.set(start);
        if changed {
            self.past.push(before);
            self.past.drain(..self.past.len().saturating_sub(PAST));
        }
        changed
    }

    /// Makes the table that one. Says whether it could be.
    fn set(&mut self, start: Start) -> bool {
        let setup = Setup {
            start,
            ..self.game.setup().clone()
        };
        match Game::new(setup) {
            Ok(game) => {
                self.game = game;
                self.fault = None;
                true
            }
            Err(fault) => {
                self.fault = Some(fault);
                false
            }
        }
    }

    /// Takes back the last stroke. Eggs, points and whose turn it is are no strokes, and stay.
    fn undo(&mut self) {
        if let Some(start) = self.past.pop() {
            let Start { eggs, points, turn, .. } = self.game.setup().start.clone();
            self.set(Start {
                eggs,
                points,
                turn,
                ..start
            });
            self.last = None;
        }
    }
}

/// The same set-up with the start tile named, so that it can be painted over.
fn spelt_out(mut setup: Setup) -> Setup {
    setup.start.tiles = Some(setup.start_tiles());
    setup
}

/// A table whose players, known by their seats, sit otherwise now.
fn moved_over(start: &Start, before: &[u32], now: &[u32]) -> Start {
    let place = |player: PlayerId| {
        let key = before.get(player.index())?;
        let place = now.iter().position(|seat| seat == key)?;
        u8::try_from(place).ok().map(PlayerId)
    };
    let row = |row: &Option<Vec<i64>>| {
        let row = row.as_ref()?;
        let had = |key: &u32| before.iter().zip(row).find(|(seat, _)| *seat == key);
        Some(
            now.iter()
                .map(|key| had(key).map_or(0, |(_, number)| *number))
                .collect(),
        )
    };
    let figure = |StartFigure(figure): &StartFigure| {
        Some(StartFigure(Figure {
            player: place(figure.player)?,
            ..figure.clone()
        }))
    };
    Start {
        figures: start.figures.iter().filter_map(figure).collect(),
        eggs: row(&start.eggs),
        points: row(&start.points),
        turn: start.turn.and_then(place),
        ..start.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::NewPlayer;
    use crate::table::{Colour, Edition, Kind, Mark, Name};

    fn setup(names: &[&str]) -> Setup {
        let player = |(name, colour): (&&str, &Colour)| NewPlayer {
            name: Name::new(name).unwrap(),
            colour: *colour,
        };
        Setup::new(names.iter().zip(Colour::ALL).map(player).collect(), Edition::Hig)
    }

    fn cell(x: i64, y: i64) -> Cell {
        Cell::new(x, y).unwrap()
    }

    fn painted() -> Painting {
        let mut painting = Painting::new(setup(&["Ann", "Bob", "Cleo"]), vec![7, 8, 9]).unwrap();
        painting.brush = Brush::Mark(Mark::Nest);
        painting.stroke(cell(1, 0), None);
        for player in [0, 2] {
            painting.brush = Brush::Figure(PlayerId(player), Kind::Follower);
            painting.stroke(cell(1, 0), None);
        }
        painting
    }

    #[test]
    fn strokes_are_taken_back_one_by_one() {
        let mut painting = painted();
        let tiles = |painting: &Painting| painting.game.table().tiles.len();
        assert_eq!((tiles(&painting), painting.game.table().figures.len()), (2, 2));
        painting.undo();
        assert_eq!((tiles(&painting), painting.game.table().figures.len()), (2, 1));
        painting.undo();
        painting.undo();
        assert_eq!(tiles(&painting), 1);
        painting.undo();
        assert_eq!(tiles(&painting), 1, "there is nothing to be taken back");
    }

    #[test]
    fn what_a_player_had_stays_his_wherever_he_sits() {
        let mut painting = painted();
        let mut start = painting.game.setup().start.clone();
        start.eggs = Some(vec![1, 2, 3]);
        start.turn = Some(PlayerId(2));
        assert!(painting.set(start));
        painting
            .reseat(setup(&["Cleo", "Dora", "Ann"]), vec![9, 10, 7])
            .unwrap();
        let Start {
            figures, eggs, turn, ..
        } = &painting.game.setup().start;
        let owners: Vec<_> = figures.iter().map(|figure| figure.0.player).collect();
        assert_eq!(owners, [PlayerId(2), PlayerId(0)]);
        assert_eq!(eggs.as_deref(), Some(&[3, 0, 1][..]));
        assert_eq!(*turn, Some(PlayerId(0)));
        // Ann leaves, and her figure with her; also from what is taken back.
        painting.reseat(setup(&["Cleo", "Dora"]), vec![9, 10]).unwrap();
        assert_eq!(painting.game.table().figures.len(), 1);
        painting.undo();
        assert_eq!(painting.game.table().figures.len(), 0);
        assert_eq!(
            painting.game.setup().start.eggs.as_deref(),
            Some(&[3, 0][..]),
            "eggs are no stroke"
        );
    }

    #[test]
    fn what_no_game_can_hold_is_not_painted() {
        let mut painting = painted();
        let mut start = painting.game.setup().start.clone();
        start.bunny = Some(cell(5, 5));
        assert!(!painting.change(start));
        assert!(painting.fault.is_some());
        assert_eq!(painting.game.table().bunny, None);
    }
}
