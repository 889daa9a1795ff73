//! All tests of the game in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

mod conformance;
mod effects;
mod golden;
mod hidden;
mod oracles;
mod play;
mod rules;
mod twin;
