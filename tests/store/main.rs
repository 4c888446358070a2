//! Where games live between sessions: nothing is lost, and nothing is written over.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

#[path = "../asked/mod.rs"]
mod asked;
mod faults;
mod journal;
mod killed;
mod shelf;

use asked::{Asked, Full};
use hoppel::game::{Action, Game, History, NewPlayer, Recorded, Setup};
use hoppel::store::{Backend, Entry, Fault, Files, Opened, Slot, Store, Ticket};
use hoppel::table::{Cell, Colour, Edition, Marks, Name};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

fn game(title: &str, tiles: i64) -> Game {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = vec![player("Ann", Colour::Red), player("Bjørn 🐰", Colour::Blue)];
    let mut setup = Setup::new(players, Edition::Hig);
    setup.title = title.to_owned();
    let mut game = Game::new(setup).unwrap();
    for x in 1..=tiles {
        let at = Cell::new(x, 0).unwrap();
        game.apply(Action::Place { at, marks: Marks::NONE }).unwrap();
        for _ in 0..3 {
            game.apply(Action::Next).unwrap();
        }
    }
    game
}

fn files(folder: &TempDir) -> Files {
    // A profile folder with letters beyond ASCII stopped other programs.
    Files::in_folder(folder.path().join("Jürgen/зайка"))
}

fn open(backend: impl Backend) -> Store {
    let (store, trouble) = Store::open(backend, || ());
    assert_eq!(trouble, None);
    store
}

/// Waits until that order was carried out, and says what came of it.
fn result(store: &mut Store, ticket: Ticket) -> Result<(), Fault> {
    let since = Instant::now();
    while since.elapsed() < Duration::from_secs(20) {
        if let Some((_, result)) = store.poll().into_iter().find(|(carried, _)| *carried >= ticket) {
            return result;
        }
        sleep(Duration::from_millis(1));
    }
    panic!("{ticket:?} was never carried out");
}

/// Waits until everything is written.
fn settle(store: &mut Store) {
    let since = Instant::now();
    while !store.is_written() && since.elapsed() < Duration::from_secs(20) {
        store.poll();
        sleep(Duration::from_millis(1));
    }
    assert!(store.is_written());
}

/// A disk that can be full.
type Failing = Asked<Full>;

/// A game that is being played, each step of it handed to the store.
struct Playing {
    store: Store,
    slot: Slot,
    history: History,
}

impl Playing {
    /// A new game.
    fn begin(backend: impl Backend) -> Self {
        let mut store = open(backend);
        let (slot, opened) = store.begin(game("", 0));
        Self::with(store, slot, opened)
    }

    /// The one game there is, in the next session.
    fn resume(backend: impl Backend) -> Self {
        let mut store = open(backend);
        let slot = store.shelf().0[0].slot.clone();
        let opened = store.open_game(&slot).unwrap();
        Self::with(store, slot, opened)
    }

    fn with(store: Store, slot: Slot, opened: Opened) -> Self {
        assert_eq!((&opened.reread, opened.troubles.as_slice()), (&None, [].as_slice()));
        Self {
            store,
            slot,
            history: opened.history,
        }
    }

    /// Puts the game away: the store, where it lies, and what can be undone.
    fn put_away(self) -> (Store, Slot, History) {
        let Self {
            mut store,
            slot,
            history,
        } = self;
        store.close(&slot, history.game());
        (store, slot, history)
    }

    fn told(&mut self, entry: Entry) -> Ticket {
        self.store.append(&self.slot, entry, self.history.game())
    }

    /// Records an action, as a step of its own.
    fn record(&mut self, action: Action) -> Ticket {
        let recorded = Recorded::from(action);
        self.history.record(recorded.clone()).unwrap();
        self.told(Entry::Step(vec![recorded]))
    }

    /// Lays the next tile of a row.
    fn tile(&mut self) -> Ticket {
        let at = Cell::new(self.history.game().table().tiles.len() as i64, 0).unwrap();
        self.record(Action::PutTile { at, marks: Marks::NONE })
    }

    fn undo(&mut self) -> Ticket {
        assert!(self.history.undo());
        self.told(Entry::Undo)
    }

    fn redo(&mut self) -> Ticket {
        assert!(self.history.redo());
        self.told(Entry::Redo)
    }

    /// Goes back to the game as it was after so many actions.
    fn go_back(&mut self, actions: usize) -> Ticket {
        let keep = self.history.go_back(actions);
        let after = self.history.game().actions()[keep..].to_vec();
        self.told(Entry::Mend { keep, after })
    }
}

#[test]
fn slots_are_file_names_on_every_system() {
    for name in ["nul", "CON-1", "a/b-1", "..-", "a.b-c", "ä-1", ""] {
        assert_eq!(Slot::new(name), None, "{name}");
    }
    assert!(Slot::new("game-0f3a").is_some());
}
