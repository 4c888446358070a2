//! evening
