//! The server from outside: real connections, real files.
//!
//! | file | job |
//! |---|---|
//! | `house`, `http`, `client`, `mirror` | a server for a test; its clients |
//! | `matches` | whole matches of every game with people, bots and spectators |

mod client;
mod house;
mod http;
mod matches;
mod mirror;
