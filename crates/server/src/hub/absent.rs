//! Those who are gone: guests who asked to be forgotten, and tables that are being deleted.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{GuestId, Refusal, TableCode};

use super::{Hub, Request};

/// How long a guest is remembered who is on no list of those to be forgotten: they may be on the next.
const UNLISTED: Duration = Duration::from_mins(2);

/// Nobody can load this table while this lives.
pub(crate) struct KeptOut {
    hub: Arc<Hub>,
    code: TableCode,
}

impl Drop for KeptOut {
    fn drop(&mut self) {
        self.hub.leaving().remove(&self.code);
    }
}

impl Hub {
    fn erased(&self) -> MutexGuard<'_, HashMap<GuestId, Instant>> {
        self.erased
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Locked after the tables, never before.
    pub(super) fn leaving(&self) -> MutexGuard<'_, HashSet<TableCode>> {
        self.leaving
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The guest has no name from now on, even if a connection of theirs still reaches a table.
    pub(crate) fn forget_name(&self, guest: GuestId) {
        self.erased()
            .entry(guest)
            .or_insert_with(Instant::now);
    }

    /// Of all who asked to be forgotten, something is still to be done for these alone.
    pub(crate) fn still_forgets(&self, listed: &HashSet<GuestId>) {
        self.erased()
            .retain(|guest, since| listed.contains(guest) || since.elapsed() < UNLISTED);
    }

    /// Nothing of theirs can be under way any more.
    pub(crate) fn has_forgotten(&self, guest: GuestId) {
        self.erased().remove(&guest);
    }

    pub(super) fn is_forgotten(&self, guest: GuestId) -> bool {
        self.erased().contains_key(&guest)
    }

    /// Erases a name at a table, which is loaded for it if it is not in memory. It is durable when this returns:
    /// whatever is restored from the log afterwards does not show the name.
    pub(crate) async fn erase(
        self: &Arc<Self>,
        code: TableCode,
        guest: GuestId,
    ) -> Result<(), Refusal> {
        self.ask(code, |answer| Request::Erase { guest, answer })
            .await
    }

    /// Keeps everybody from a table that is not in memory; nothing if it is.
    pub(crate) fn keep_out(self: &Arc<Self>, code: TableCode) -> Option<KeptOut> {
        let tables = self.tables();
        if tables.contains_key(&code) {
            return None;
        }
        self.leaving().insert(code);
        drop(tables);
        Some(KeptOut {
            hub: self.clone(),
            code,
        })
    }

    /// There is no such table any more, not even a broken one.
    pub(crate) fn is_deleted(&self, code: TableCode) {
        self.broken().remove(&code);
        self.asleep.forget(code);
    }
}
