//! The server from outside: real connections, real files.
//!
//! | file | job |
//! |---|---|
//! | `house`, `http`, `client`, `mirror` | a server for a test; its clients |
//! | `matches` | whole matches of every game with people, bots and spectators |
//! | `connections` | cut and taken up again, several tabs, first words, limits, clients that do not read |
//! | `durability` | ending and starting again, a store that fails |
//! | `sessions` | guests, their cookies, who may ask |
//! | `interface` | the other addresses: lobby, description, the page, metrics |

mod client;
mod connections;
mod durability;
mod house;
mod http;
mod interface;
mod matches;
mod mirror;
mod sessions;
