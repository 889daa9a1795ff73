//! `zashiki serve` as a process of its own, treated badly.
//!
//! | file | job |
//! |---|---|
//! | `process` | the process: started, killed, started again |
//! | `kill` | killed at random moments of busy play |
//! | `forgotten` | killed while it erases a name |
//! | `disk` | a disk under it that fails on command |
//! | `crowd` | people who play on whatever happens |
//! | `power` | power cuts |
//! | `readiness` | whether `/ready` tells the truth |
//! | `siege` | the long runs, by hand |
//! | `trouble` | disks that fail, files that vanish, a second server, a table that is broken |
//! | `forks` | copies of a table that differ in what nobody may see |
//! | `hostile` | a hundred thousand bad messages at a table where others play |
//!
//! The clients are those of the server's own tests; `gathering` and `program` are shared by both programs of tests.

// A failing unwrap is a failing test; the server's tests need more of their clients than these do.
#![allow(clippy::unwrap_used, dead_code)]

#[path = "../../../server/tests/it/client.rs"]
mod client;
mod crowd;
#[path = "../../../store/tests/disk/mod.rs"]
mod disk;
mod forgotten;
mod forks;
#[path = "../both/gathering.rs"]
mod gathering;
mod hostile;
#[path = "../../../server/tests/it/http.rs"]
mod http;
mod kill;
#[path = "../../../server/tests/it/ledger.rs"]
mod ledger;
#[path = "../../../server/tests/it/mirror.rs"]
mod mirror;
#[path = "../../../server/tests/it/player.rs"]
mod player;
mod power;
mod process;
#[path = "../both/program.rs"]
mod program;
mod readiness;
mod siege;
mod trouble;
