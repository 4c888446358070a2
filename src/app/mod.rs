//! The window.
pub mod board;
pub mod stencil;
pub mod theme;
