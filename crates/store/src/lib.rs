//! What must survive: the log of every table, finished matches, guests and sessions.
//!
//! [`Store`] keeps them in one SQLite file or in Postgres; docs/store.md describes the schema and what
//! "durable" means. Nothing here knows a game, a table's rules or a token: bodies are opaque text, tokens
//! come as hashes.
//!
//! | file | job |
//! |---|---|
//! | `store` | the door: every call, checked before it is made |
//! | `types` | what is handed in and out |
//! | `error`, `check` | how a call fails; what is refused before it reaches the database |
//! | `place`, `connect`, `schema` | where the data are, connections to it, its migrations |
//! | `writer`, `batch`, `bulk` | group commit: what has gathered is written in one transaction |
//! | `log`, `matches`, `sessions`, `recovery` | the statements of each part |

mod batch;
mod bulk;
mod check;
mod connect;
mod error;
mod log;
mod matches;
mod place;
mod recovery;
mod schema;
mod sessions;
mod store;
mod types;
mod writer;

pub use check::{LONGEST_KEY, LONGEST_NAME, LONGEST_TEXT};
pub use error::{Cause, Problem, StoreError, Taken};
pub use store::Store;
pub use types::{
    Append, Entry, FinishedMatch, Loaded, NewRecovery, NewSession, Played, Player, Recovery, Rotation,
    Session, Snapshot, TokenUse,
};
