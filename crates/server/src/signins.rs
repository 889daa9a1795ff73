//! Which sign-ins have open connections: ending one ends them, and leaves the guest's others alone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use protocol::GuestId;
use tokio::sync::watch;

/// Every sign-in with a connection.
#[derive(Default)]
pub(crate) struct SignIns {
    open: Mutex<HashMap<String, Open>>,
}

struct Open {
    guest: GuestId,
    connections: usize,
    over: watch::Sender<bool>,
}

/// A connection's part in its sign-in.
pub(crate) struct SignIn {
    pub(crate) family: String,
    all: Arc<SignIns>,
    over: watch::Receiver<bool>,
}

impl SignIns {
    /// One more connection of a sign-in.
    pub(crate) fn enter(self: &Arc<Self>, family: String, guest: GuestId) -> SignIn {
        let mut open = self
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let known = open
            .entry(family.clone())
            .or_insert_with(|| Open {
                guest,
                connections: 0,
                over: watch::channel(false).0,
            });
        known.connections += 1;
        SignIn {
            family,
            all: self.clone(),
            over: known.over.subscribe(),
        }
    }

    /// Ends every connection of a sign-in.
    pub(crate) fn end(&self, family: &str) {
        let open = self
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = open.get(family) {
            known.over.send_replace(true);
        }
    }
}

impl SignIns {
    /// Ends every connection of a guest, whichever sign-in it comes from.
    pub(crate) fn end_all(&self, guest: GuestId) {
        let open = self
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        for known in open.values().filter(|known| known.guest == guest) {
            known.over.send_replace(true);
        }
    }
}

impl SignIn {
    /// Until the sign-in is over.
    pub(crate) async fn over(&mut self) {
        // The sender lives as long as this.
        let _ = self.over.wait_for(|over| *over).await;
    }
}

impl Drop for SignIn {
    fn drop(&mut self) {
        let mut open = self
            .all
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = open.get_mut(&self.family) {
            known.connections -= 1;
            if known.connections == 0 {
                open.remove(&self.family);
            }
        }
    }
}
