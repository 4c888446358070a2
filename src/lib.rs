//! Hoppel.

pub mod game;
pub mod rules;
pub mod table;
pub mod words;
