//! All tests of the game in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]
// The expected texts are written by expect-test, hashes and all.
#![allow(clippy::needless_raw_string_hashes)]

mod conformance;
mod examples;
mod exhaustive;
mod golden;
mod hidden;
mod kiai;
mod penalties;
mod refusals;
mod rules;
mod table;
mod talents;
mod village;
mod win_shares;

#[path = "../../examples/support/census.rs"]
mod census;
#[path = "../../examples/support/shares.rs"]
mod shares;

use conformance::{policy, positions};
