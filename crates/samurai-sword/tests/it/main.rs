//! All tests of Samurai Sword in one binary.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]
// expect-test writes raw strings with hashes when it updates a test.
#![allow(clippy::needless_raw_string_hashes)]

mod cards;
mod characters;
mod conformance;
mod endings;
mod golden;
mod hidden;
mod interactions;
mod memory;
mod occurrences;
mod rules;
mod script;
mod shares;
mod text;

use conformance::late;
