//! A client's side of a table: what it knows, what it has asked for, whether it is connected.
//!
//! | file | job |
//! |---|---|
//! | `model` | the model: an input in, effects out |
//! | `board` | what one viewer knows of a match, kept up to date by changes |
//!
//! No input or output: whoever has a socket and a clock feeds [`Room::update`] and carries out the
//! [`Effect`]s.

mod board;
mod model;

pub use board::{BoardModel, Gap, MatchModel};
pub use model::{Clock, Effect, Input, Link, Room, read};
