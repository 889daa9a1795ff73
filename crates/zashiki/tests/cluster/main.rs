//! Several `zashiki serve` as nodes of one cluster, on a real PostgreSQL and a real NATS, treated badly.
//!
//! | file | job |
//! |---|---|
//! | `group` | the processes: started, killed, stopped, started again |
//! | `crowd` | people at several tables, each connected to another node, who play on whatever happens |
//! | `quiet` | what works across nodes while nothing goes wrong |
//! | `tls` | encrypted lines to PostgreSQL and NATS, passwords in files |
//! | `lost` | nodes that have lost the database, or go down |
//! | `faults` | nodes that die, stand still or go down, NATS that goes away |
//!
//! The clients are those of the server's own tests; `gathering` and `program` are shared by both programs of tests.

// A failing unwrap is a failing test; the server's tests need more of their clients than these do.
#![allow(clippy::unwrap_used, dead_code)]

#[path = "../../../server/tests/it/client.rs"]
mod client;
mod crowd;
mod faults;
#[path = "../both/gathering.rs"]
mod gathering;
mod group;
#[path = "../../../server/tests/it/http.rs"]
mod http;
#[path = "../../../server/tests/it/ledger.rs"]
mod ledger;
mod lost;
#[path = "../../../server/tests/it/mirror.rs"]
mod mirror;
mod place;
#[path = "../../../server/tests/it/player.rs"]
mod player;
#[path = "../both/program.rs"]
mod program;
#[path = "../../../store/tests/it/proxy.rs"]
mod proxy;
mod quiet;
#[path = "../../../store/tests/it/server.rs"]
mod server;
mod tls;
