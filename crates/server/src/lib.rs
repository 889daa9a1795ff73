//! Tables over HTTP and WebSockets: `run` starts a server, `Config` says how.
//!
//! | file | job |
//! |---|---|
//! | [`config`] | flags, environment, defaults |
//! | `run`, `accept`, `app` | starting and going down; taking connections; what all share |
//! | `clock` | the time |
//! | `api/` | the HTTP interface; `openapi` describes it |
//! | `ws/` | one connection to one table |
//! | `hub/` | the tables in memory, each with its task |
//! | `thinkers` | threads on which bots think |
//! | `session`, `origin`, `address`, `limit`, `places`, `signins` | who asks, from where, how often |
//! | `assets` | the embedded web client |
//! | `metrics`, `log`, `problem` | what is counted, logged and answered when something is wrong |
//!
//! The order of things is docs/adr/0006's: accepted, durable, told.

mod accept;
mod address;
mod api;
mod app;
mod assets;
mod clock;
pub mod config;
mod hub;
mod limit;
mod log;
mod metrics;
mod openapi;
mod origin;
mod places;
mod problem;
mod run;
mod session;
mod signins;
mod thinkers;
mod ws;

pub use clock::Clock;
pub use config::Config;
pub use log::start_logging;
pub use run::{Running, StartError, run, run_by};
