//! The window.
pub mod board;
pub mod paint;
mod stencil;
pub mod theme;
