//! Which sign-ins have open connections: ending one ends them, and leaves the guest's others alone.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use protocol::GuestId;
use tokio::sync::Notify;
use tokio::time::Instant;

/// Every sign-in with a connection.
#[derive(Default)]
pub(crate) struct SignIns {
    open: Mutex<HashMap<String, Open>>,
    /// When one may last have ended without a word that reached us.
    doubted: Mutex<Option<Instant>>,
}

struct Open {
    guest: GuestId,
    connections: usize,
    ending: Arc<Ending>,
}

/// Whether a sign-in has ended. A flag and those who wait for it, because a channel would weigh ten times as much
/// and every connection has one.
#[derive(Default)]
struct Ending {
    over: AtomicBool,
    waiting: Notify,
}

impl Ending {
    fn end(&self) {
        self.over.store(true, Ordering::Release);
        self.waiting.notify_waiters();
    }
}

/// A connection's part in its sign-in.
pub(crate) struct SignIn {
    pub(crate) family: String,
    all: Arc<SignIns>,
    ending: Arc<Ending>,
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
                ending: Arc::default(),
            });
        known.connections += 1;
        SignIn {
            family,
            all: self.clone(),
            ending: known.ending.clone(),
        }
    }

    /// Ends every connection of a sign-in.
    pub(crate) fn end(&self, family: &str) {
        let open = self
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = open.get(family) {
            known.ending.end();
        }
    }
}

impl SignIns {
    /// Some may have ended without a word that reached us: every connection looks for itself.
    pub(crate) fn doubt(&self) {
        *self
            .doubted
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether one may have ended since then.
    pub(crate) fn is_doubtful(&self, since: Instant) -> bool {
        self.doubted
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .is_some_and(|doubted| doubted >= since)
    }

    /// Ends every connection of a guest, whichever sign-in it comes from.
    pub(crate) fn end_all(&self, guest: GuestId) {
        let open = self
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        for known in open.values().filter(|known| known.guest == guest) {
            known.ending.end();
        }
    }
}

impl SignIn {
    /// Until the sign-in is over.
    pub(crate) async fn over(&self) {
        let mut told = pin!(self.ending.waiting.notified());
        // Waits from here on, so that an end between this and the look at the flag is not missed.
        told.as_mut().enable();
        if !self.ending.over.load(Ordering::Acquire) {
            told.await;
        }
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
