//! The bunny's paths: every legal one, and the exact advice that looks to the end of the phase (RULES §5).
//!
//! A [`Situation`] is all that counts for the rest of a bunny phase: the tiles the bunny may enter and what each pays,
//! where it is, which cells are barred, who has yet to move. [`Situation::of`] reads it off a table; nothing else here
//! looks at one. [`paths()`] lists what the player who is on may do, [`advise`] says what each path is worth when
//! everyone after him does the best for himself.
//!
//! This room must not know a clock, a file, a random number or the screen: the same situation gives the same answer
//! on every machine. Of the house it knows the table and the rules alone.
//!
//! # Example
//!
//! Bob and then Ann hop along a strip of five tiles. Ann's follower waits at the right end, Bob's at the left.
//!
//! ```
//! use hoppel::hops::{Situation, advise, paths};
//! use hoppel::table::{Cell, Die, PlayerId, Revisit, ShortMoves};
//! use std::collections::BTreeSet;
//! use std::sync::Arc;
//!
//! let cell = |x| Cell::new(x, 0).expect("a cell of the table");
//! let (ann, bob) = (PlayerId(0), PlayerId(1));
//! let eggs = [vec![0, 1], vec![0, 0], vec![0, 0], vec![0, 0], vec![1, 0]];
//! let situation = Situation {
//!     tiles: Arc::new((0..5).map(cell).zip(eggs).collect()),
//!     players: 2,
//!     die: Die::Special,
//!     revisit: Revisit::Phase,
//!     short_moves: ShortMoves::DeadEnd,
//!     bunny: cell(1),
//!     barred: BTreeSet::new(),
//!     to_move: vec![bob, ann],
//! };
//!
//! // Bob rolled 2: two hops to the right, or one to the left, where the bunny is stuck.
//! let found = paths(&situation, 2);
//! assert_eq!(found[0].cells, [cell(2), cell(3)]);
//! assert_eq!(found[1].cells, [cell(0)]);
//! assert!(found[1].dead_end);
//!
//! // Left gives Bob an egg and ends the phase. Right leaves Ann, whatever she rolls, one hop to her follower.
//! let advice = advise(&situation, 2);
//! assert_eq!(advice.scale, 3);
//! assert_eq!((&advice.paths[0].path, &advice.paths[0].expected), (&found[1], &vec![0, 3]));
//! assert_eq!((&advice.paths[1].path, &advice.paths[1].expected), (&found[0], &vec![3, 0]));
//! ```

mod advice;
mod bonus;
mod book;
mod bound;
mod eggs;
mod gains;
mod ground;
mod known;
mod moves;
mod odds;
mod paths;
pub mod reference;
pub mod report;
mod search;
mod situation;
#[cfg(test)]
mod sketch;
mod stakes;
mod window;

pub use advice::{Advice, Valued};
pub use odds::{Face, Odds, odds};
pub use paths::{Path, paths};
pub use search::{BONUS_STATES, Progress, STATES, Search, advise, advise_for_bonus};
pub use situation::Situation;
pub use stakes::Stakes;
