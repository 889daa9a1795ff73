//! One table, from the outside: what goes in, what comes out, and who is told.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

mod again;
mod clocks;
mod company;
mod deals;
mod erased;
mod eventful;
mod house;
mod junk;
mod leaks;
mod matches;
mod restored;
mod rights;
mod stored;
mod undone;
