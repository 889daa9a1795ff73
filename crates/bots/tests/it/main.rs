//! All tests of the bots in one program.

// A failing unwrap is a failing test.
#![allow(clippy::unwrap_used)]

mod casual;
mod generic;
mod host;
mod samurai_spirit;
mod samurai_sword;
mod samurai_sword_lookahead;
mod samurakva;
mod softmax;
mod yokai_septet;
