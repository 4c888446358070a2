//! Hoppel.

#[cfg(feature = "app")]
pub mod app;
pub mod game;
pub mod rules;
pub mod store;
pub mod table;
pub mod words;
