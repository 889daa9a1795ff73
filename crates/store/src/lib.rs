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
//! | `location`, `file`, `connect`, `schema` | where the data are, the file itself, connections, migrations |
//! | `writer`, `pen`, `batch`, `bulk` | group commit: what has gathered is written in one transaction |
//! | `lease` | several servers on one database: who has which table |
//! | `health` | whether the last write went well |
//! | `log`, `matches`, `sessions`, `recovery` | the statements of each part |
//! | `about`, `erasing`, `sweep` | what is known of a guest, forgetting one, throwing away what is over |

mod about;
mod batch;
mod bulk;
mod check;
mod connect;
mod erasing;
mod error;
mod file;
mod health;
mod lease;
mod lines;
mod location;
mod log;
mod matches;
mod pen;
mod recovery;
mod schema;
mod sessions;
mod store;
mod sweep;
mod types;
mod writer;

pub use check::{LONGEST_KEY, LONGEST_NAME, LONGEST_TEXT};
pub use erasing::ERASING_BATCH;
pub use error::{Cause, Problem, StoreError, Taken};
pub use health::Health;
pub use lease::{Claim, Living, Node, Renewal};
pub use store::Store;
pub use sweep::SWEEP_BATCH;
pub use types::{
    About, Append, Entry, Erasure, FinishedMatch, Loaded, NewRecovery, NewSession, Played, Player,
    Recovery, Rotation, Session, SignIn, Snapshot, TokenUse,
};
