//! What every request and connection shares.

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::{Extensions, HeaderMap};
use protocol::{GuestId, Refusal};
use store::{Store, StoreError};
use tokio::sync::{Notify, watch};

use crate::address::{Address, Peer};
use crate::assets::Page;
use crate::clock::Clock;
use crate::cluster::Cluster;
use crate::cluster::wire::Notice;
use crate::config::Config;
use crate::connection_limits::{ConnectionLimits, Tally};
use crate::hub::Hub;
use crate::limit::Limiter;
use crate::metrics::Metrics;
use crate::origin::Origins;
use crate::signins::SignIns;

/// The state of all handlers.
pub(crate) type Shared = Arc<App>;

/// What every request and connection shares.
pub(crate) struct App {
    pub(crate) config: Config,
    /// The web client.
    pub(crate) page: Page,
    pub(crate) clock: Clock,
    pub(crate) store: Arc<Store>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) hub: Arc<Hub>,
    /// This server as one node among others, if it is one.
    pub(crate) cluster: Option<Arc<Cluster>>,
    pub(crate) origins: Origins,
    /// Connections that are open, of whom and from where.
    pub(crate) connection_limits: ConnectionLimits,
    /// Requests of each address that are being answered; behind a proxy only, where connections are the
    /// proxy's.
    pub(crate) under_way: Option<Arc<Tally<Address>>>,
    /// Connections that are open, by sign-in.
    pub(crate) sign_ins: Arc<SignIns>,
    /// Told when there is a name to be erased.
    pub(crate) erasures: Notify,
    pub(crate) requests: Limiter<Address>,
    pub(crate) new_guests: Limiter<Address>,
    pub(crate) new_tables: Limiter<GuestId>,
    pub(crate) messages: Limiter<GuestId>,
    /// What people say to each other.
    pub(crate) sayings: Limiter<GuestId>,
    /// Becomes true when the server goes down.
    pub(crate) closing: watch::Receiver<bool>,
}

impl App {
    /// The address of a request, for limits.
    pub(crate) fn address(&self, extensions: &Extensions, headers: &HeaderMap) -> Address {
        let unknown = Peer(IpAddr::from([0, 0, 0, 0]));
        let peer = extensions
            .get::<Peer>()
            .copied()
            .unwrap_or(unknown);
        Address::of(peer, headers, self.config.trust_forwarded)
    }

    /// Tells the other nodes, if there are any.
    pub(crate) fn tell_nodes(&self, notice: Notice) {
        if let Some(cluster) = self.cluster.clone() {
            tokio::spawn(async move { cluster.make_known(notice).await });
        }
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow() || self.hub.is_ending()
    }
}

/// A failure to read the store as clients hear of it; the log has the reason.
pub(crate) fn store_failed(error: &StoreError) -> Refusal {
    if *error == StoreError::Closed {
        // The server goes down: whoever still asks is late, and nothing is wrong.
        tracing::debug!(%error, "asked too late");
    } else {
        tracing::error!(%error, "the store failed");
    }
    Refusal::NotSaved
}

/// A failure to write as clients hear of it: nothing has changed, or nobody knows yet.
pub(crate) fn write_failed(error: &StoreError) -> Refusal {
    match error {
        // The store says once that it cannot be written, and when it can be again.
        StoreError::Unavailable(_) => Refusal::OutcomeUnknown,
        StoreError::NotWritten(_) => Refusal::NotSaved,
        _ => store_failed(error),
    }
}

/// Until the server goes down. The sender is dropped only with the whole server.
pub(crate) async fn going_down(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}
