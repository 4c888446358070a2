//! Hoppel: a companion for the table at which Carcassonne is played with the Easter tiles.
//!
//! A game is its set-up and the list of what happened; everything else is worked out by replaying. Read the rooms in this
//! order, for each imports only from those before it:
//!
//! | room | what it holds |
//! |---|---|
//! | [`table`] | what lies on the table: plain data, no rules |
//! | [`rules`] | what may happen and what it pays: pure functions over a table |
//! | [`hops`] | the bunny's paths and the advice that looks to the end of the phase |
//! | [`game`] | a game in time: actions, [`Game::apply`](game::Game::apply), history, the game file |
//! | `page` | the page around the program (browsers only) |
//! | [`store`] | where games live between sessions |
//! | [`words`] | every sentence a person reads, in his language |
//! | `picture` | the board as a list of plain shapes (feature `app` or `files`) |
//! | `export` | what a game leaves behind: the final sheet as a picture, ledger and rolls as tables (feature `app` or `files`) |
//! | `cli` | the command line (feature `cli`) |
//! | `app` | the window, the only room that knows egui (feature `app`) |
//!
//! # Example
//!
//! ```
//! use hoppel::game::{Action, Game, NewPlayer, Setup};
//! use hoppel::table::{Cell, Colour, Edition, Marks, Name, Step};
//!
//! let player = |name, colour| NewPlayer { name: Name::new(name).expect("a fine name"), colour };
//! let players = vec![player("Ann", Colour::Red), player("Bob", Colour::Blue)];
//! let mut game = Game::new(Setup::new(players, Edition::Hig)).expect("a sound set-up");
//!
//! let at = Cell::new(1, 0).expect("on the table");
//! game.apply(Action::Place { at, marks: Marks::NONE }).expect("it lies beside the start tile");
//! assert_eq!(game.table().turn.step, Step::Figure);
//!
//! // The same again has no meaning in this step: refused, and nothing has changed.
//! let refusal = game.apply(Action::Place { at, marks: Marks::NONE }).expect_err("not now");
//! assert_eq!(refusal.rule.name(), "step");
//! ```

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(any(feature = "app", feature = "files"))]
pub mod export;
pub mod game;
pub mod hops;
#[cfg(target_arch = "wasm32")]
pub mod page;
#[cfg(any(feature = "app", feature = "files"))]
pub mod picture;
pub mod rules;
pub mod store;
pub mod table;
pub mod words;
