//! The server from outside: real connections, real files.
//!
//! | file | job |
//! |---|---|
//! | `house`, `http`, `client`, `mirror` | a server for a test; its clients |
//! | `ledger`, `player` | a log read by other eyes; somebody who plays on and on |
//! | `matches` | whole matches of every game with people, bots and spectators |
//! | `connections` | cut and taken up again, several tabs, first words, limits, clients that do not read |
//! | `cuts` | connections cut at random bytes |
//! | `leak`, `eyes`, `hands` | every byte follows from what its reader may know; others' cards are searched for |
//! | `floods` | too many connections, frames and requests; clients that do not read or say nothing |
//! | `resting` | bots where nobody is |
//! | `durability` | ending and starting again, a store that fails |
//! | `sessions` | guests, their cookies, who may ask |
//! | `strangers` | sessions that end, clocks that are set, the lobby, names |
//! | `forgotten`, `kept` | names that are erased, what is stored about a guest; how long things are kept |
//! | `upgraded` | databases of the first release |
//! | `talk` | what people say to each other, and their seals |
//! | `interface` | the other addresses: lobby, description, the page, metrics |
//! | `described` | the server keeps every constraint that its description names |

// The tests of the command use these clients too, and more of them.
#![allow(dead_code)]
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests that fails is a test that fails"
)]

mod client;
mod connections;
mod cuts;
mod deals;
mod described;
mod durability;
mod eyes;
mod floods;
mod forgotten;
mod hands;
mod house;
mod http;
mod interface;
mod kept;
mod leak;
mod ledger;
mod matches;
mod mirror;
#[path = "../../../store/tests/old/mod.rs"]
mod old;
mod player;
mod resting;
mod sessions;
mod strangers;
mod talk;
mod upgraded;
