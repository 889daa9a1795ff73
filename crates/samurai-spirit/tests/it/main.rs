//! All tests of the game in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

mod conformance;
mod examples;
mod kiai;
mod penalties;
#[path = "../../examples/support/policy.rs"]
mod policy;
mod refusals;
mod rounds;
mod table;
mod talents;
mod village;
