//! All tests of the contract's shared parts in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

mod bits;
mod fields;
mod generator;
mod outcome;
mod random;
mod seat;
mod seed;
