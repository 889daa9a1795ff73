//! All tests of the command in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

mod client;
mod document;
mod errors;
mod hostile;
mod layout;
mod matches;
mod python;
mod verify;
