//! Hoppel.

pub mod game;
pub mod hops;
pub mod rules;
pub mod table;
