//! The conformance suite: what every game must keep, as tests.
//!
//! A game writes one [`Kit`] in its `tests/it/conformance.rs` and calls [`conformance!`].

pub mod effort;
pub mod kit;

pub use effort::Effort;
pub use kit::{Kit, Placed};
