//! All tests of the bots in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

mod generic;
mod yokai_septet;
