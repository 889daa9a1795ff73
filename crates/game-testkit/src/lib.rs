//! The conformance suite: what every game must keep, as tests.
//!
//! A game writes one [`Kit`] in its tests (`tests/it/conformance.rs`, or `tests/it.rs` in a young
//! game) and calls [`conformance!`], which makes one test of every check. The suite is itself
//! tested: for every check there is a broken copy of the toy game that this check catches
//! (`tests/it/broken`).
//!
//! | file | job |
//! |---|---|
//! | [`kit`] | what a game tells the suite about itself |
//! | [`checks`] | the checks, one property each |
//! | [`suite`] | the list of checks, and the macro that makes tests of them |
//! | [`walk`] | random matches, position by position |
//! | [`drive`] | any bytes as actions, for fuzzers |
//! | [`golden`] | recorded matches that must replay byte for byte |
//! | [`measure`] | speed, size and allocations of random play, for benchmarks |
//! | [`failure`] | what went wrong, with a record to reproduce it |
//! | [`effort`] | how much to play |

pub mod checks;
pub mod drive;
pub mod effort;
pub mod failure;
pub mod golden;
pub mod kit;
pub mod measure;
pub mod suite;
pub mod walk;

pub use effort::Effort;
pub use failure::Failure;
pub use kit::{Kit, Name, Place, Placed};
