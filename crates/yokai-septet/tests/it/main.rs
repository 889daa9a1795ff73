//! All tests of the game in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

mod bridegrooms;
mod conformance;
mod deals;
mod golden;
mod hidden;
mod pocket;
mod properties;
mod rules;
mod solver;
mod table;
mod three_players;
