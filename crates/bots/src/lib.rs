//! Honest company: bots that are given a view, legal actions and a budget, never a state.
//!
//! | file | job |
//! |---|---|
//! | [`bot`] | what a bot is, and its budget |
//! | [`random`] | the bot that plays anything legal |
//! | [`search`] | information-set Monte Carlo search for any game, simultaneous choices included |
//! | [`plain`] | bots for a game of which nothing is known but its rules: the search |
//! | [`casual`] | a bot that slips now and then |
//! | `steps` | where the search keeps what it knows |
//! | [`softmax`] | choosing by learned weights of named features |
//! | [`games`] | what is known about each game: a file and a folder each |
//! | [`host`] | a match with the bots that play in it, typed between the rules and the bots |
//! | [`flat`] | the plain form: every action tried in the same imagined worlds |
//! | [`worth`] | what every action seems to be worth, and how sure that is |
//! | [`race`] | the loop behind it, in which actions that fall behind may be given up |

pub mod bot;
pub mod casual;
pub mod flat;
pub mod games;
pub mod host;
pub mod plain;
pub mod race;
pub mod random;
pub mod search;
pub mod softmax;
mod steps;
pub mod worth;

pub use bot::{Bot, Budget, CopyBot, Turn, time_limit};
pub use games::HasBots;
pub use host::{Decision, HostedMatch, Question};
pub use roster::Level;
