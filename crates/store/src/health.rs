//! Whether the store can be written, as far as the last write tells.

use std::time::Instant;

use crate::error::StoreError;

/// Whether the store can be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Health {
    /// The last write went well.
    Well,
    /// The last write failed, and none has succeeded since. The store itself tries again and again.
    Failing {
        /// Since when.
        since: Instant,
        /// Why, at the last try.
        error: StoreError,
    },
    /// Another server has the database now; this one may not write any more.
    Lost,
}

impl Health {
    /// Whether the last write went well.
    pub fn is_well(&self) -> bool {
        *self == Health::Well
    }
}
