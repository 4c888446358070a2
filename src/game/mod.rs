//! A game in time.

mod action;

pub use action::{Action, Anyway, Recorded, Rolled, RolledBy, Verb};
