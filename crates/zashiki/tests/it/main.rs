//! All tests of the command in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]
// This is how `UPDATE_EXPECT=1` writes expected texts.
#![allow(clippy::needless_raw_string_hashes)]

mod client;
mod document;
mod errors;
mod hostile;
mod layout;
mod matches;
mod play;
mod python;
mod shell;
mod tables;
#[cfg(unix)]
mod terminals;
mod unit;
mod verify;
