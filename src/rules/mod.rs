//! What may happen and what it pays: pure functions over a table.
//!
//! Each function judges one kind of action or works out one kind of payment; none changes the table, and none knows a
//! clock, a file, a random number, the log or the screen. The names in backquotes are those of RULES.md.

pub mod bonus;
pub mod dragon;
pub mod eggs;
pub mod festival;
pub mod figures;
pub mod nests;
pub mod phase;
pub mod placing;
mod refusal;
pub mod seating;
pub mod spring;

pub use refusal::{Detail, Judgement, Refusal, RefusalKind, Rule};
