//! All tests of the game in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

mod conformance;
#[path = "../../examples/support/policy.rs"]
mod policy;
