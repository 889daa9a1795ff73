//! Tables over HTTP and WebSockets: `run` starts a server, `Config` says how.
//!
//! | file | job |
//! |---|---|
//! | [`config`] | flags, environment, defaults |
//! | `run`, `app` | starting and going down; what all share |
//! | `clock` | the time |
//! | `accept`, `doors`, `line`, `held` | taking connections: how many, how long, how slow |
//! | `api/` | the HTTP interface; `openapi` describes it |
//! | `ws/` | one connection to one table |
//! | `cluster/` | this server as one node among others |
//! | `hub/` | the tables in memory, each with its task |
//! | `bot_pool` | threads on which bots think |
//! | `session`, `origin`, `address`, `limit`, `connection_limits`, `signins` | who asks, from where, how often |
//! | `vigil` | what follows when nothing can be saved |
//! | `erasing`, `sweep` | names that are to be forgotten; what is over is thrown away |
//! | `assets`, `contact` | the web client; whom to tell of a weakness |
//! | `metrics`, `log`, `problem` | what is counted, logged and answered when something is wrong |
//!
//! The order of things is docs/adr/0006's: accepted, durable, told.

mod accept;
mod address;
mod api;
mod app;
mod assets;
mod bot_pool;
mod clock;
mod cluster;
pub mod config;
mod connection_limits;
mod contact;
mod doors;
mod erasing;
mod held;
mod hub;
mod limit;
mod line;
mod log;
mod metrics;
mod openapi;
mod origin;
mod preview;
mod problem;
mod run;
mod secrets;
mod session;
mod signins;
mod sweep;
mod vigil;
mod ws;

pub use assets::Page;
pub use clock::Clock;
pub use cluster::ClusterError;
pub use config::Config;
pub use log::start_logging;
pub use run::{Running, StartError, run, run_by};
pub use secrets::SecretError;
pub use vigil::EndError;
