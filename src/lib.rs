//! Hoppel.

#[cfg(feature = "app")]
pub mod app;
pub mod game;
pub mod hops;
#[cfg(feature = "app")]
pub mod picture;
pub mod rules;
pub mod store;
pub mod table;
pub mod words;
