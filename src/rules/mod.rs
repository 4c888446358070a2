//! What may happen and what it pays.

mod refusal;

pub use refusal::{Detail, Judgement, Refusal, RefusalKind, Rule};
