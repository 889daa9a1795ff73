//! Lines to a table, each a thread of its own.
//!
//! | file | job |
//! |---|---|
//! | `own` | a table on this machine: its log, its bots, its only person |
//! | `server` | a table on a server, over a WebSocket that is opened again when it breaks |
//! | `origin` | a server by its address, and a connection to it: in the clear, or through TLS |
//! | `founding` | a new table on a server |
//! | `offer` | what a server offers to sit down at |
//! | [`http`] | one request to a server |
//! | `random` | chance that nobody else chose |

mod founding;
pub mod http;
mod offer;
mod origin;
mod own;
mod random;
mod server;

pub use founding::{NoTable, found};
pub use offer::{Offer, follow, offered};
pub use origin::Origin;
pub use own::{Own, Tempo, connect};
pub use random::Random;
pub use server::{Address, Guest, call};
