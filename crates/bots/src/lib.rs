//! Honest company: bots that are given a view, legal actions and a budget, never a state.
//!
//! | file | job |
//! |---|---|
//! | [`bot`] | what a bot is, its levels and its budget |
//! | [`random`] | the bot that plays anything legal |
//! | [`search`] | information-set Monte Carlo search for any game, simultaneous choices included |
//! | [`flat`] | the plain form: every action tried in the same imagined worlds |

pub mod bot;
pub mod flat;
pub mod random;
pub mod search;

pub use bot::{Bot, Budget, Level, Turn};
