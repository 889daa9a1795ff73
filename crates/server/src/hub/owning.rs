//! Which tables this node has. A server that is alone has every table, and nothing here costs it anything.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{Refusal, TableCode};
use store::{Claim, StoreError};
use tokio::time;

use super::{Hub, Request};

/// How long somebody waits until it is certain again that our tables are ours.
const CERTAINTY: Duration = Duration::from_secs(5);
/// How long a table is left to other nodes that may be able to read its log.
const LEFT: Duration = Duration::from_secs(3);
/// How long giving a table back may take; its lease would run out in any case.
const RELEASE: Duration = Duration::from_secs(1);

impl Hub {
    fn held(&self) -> MutexGuard<'_, HashMap<TableCode, u64>> {
        self.held
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The number under which a new table is held by whoever makes it.
    pub(super) fn first_fence(&self) -> u64 {
        u64::from(self.cluster.is_some())
    }

    fn left(&self) -> MutexGuard<'_, HashMap<TableCode, Instant>> {
        self.left
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Leaves a table to the other nodes for a while.
    pub(super) fn leave(&self, code: TableCode) {
        let mut left = self.left();
        left.retain(|_, since| since.elapsed() < LEFT);
        left.insert(code, Instant::now());
    }

    /// Whether a table is left to the other nodes.
    pub(super) fn is_left(&self, code: TableCode) -> bool {
        self.left()
            .get(&code)
            .is_some_and(|since| since.elapsed() < LEFT)
    }

    /// How often this node's lease was over.
    pub(super) fn lapses(&self) -> u64 {
        self.cluster
            .as_ref()
            .map_or(0, |cluster| cluster.lapses())
    }

    /// Notes that a table is ours under this number. Not if the lease was over since the count that was taken before the
    /// database gave it to us: then somebody else may have it, and whoever compared our tables with the database's did
    /// not know of this one.
    pub(super) fn hold(&self, code: TableCode, fence: u64, lapses: u64) -> bool {
        if self.cluster.is_none() {
            return true;
        }
        self.held().insert(code, fence);
        let is_ours = self.lapses() == lapses;
        if !is_ours {
            self.held().remove(&code);
        }
        is_ours
    }

    /// Whether a table is still ours under this number, as far as is known.
    pub(super) fn holds(&self, code: TableCode, fence: u64) -> bool {
        self.cluster.is_none() || self.held().get(&code) == Some(&fence)
    }

    /// Takes a table, unless another node has it.
    pub(super) async fn claim(&self, code: TableCode) -> Result<Claim, StoreError> {
        if self.cluster.is_none() {
            return Ok(Claim::Mine { fence: 0 });
        }
        self.store.claim(code.as_str()).await
    }

    /// Gives a table back, so that any node can take it.
    pub(super) async fn release(&self, code: TableCode, fence: u64) {
        if self.cluster.is_none() {
            return;
        }
        {
            let mut held = self.held();
            if held.get(&code) == Some(&fence) {
                held.remove(&code);
            }
        }
        let released = self.store.release(code.as_str(), fence);
        if time::timeout(RELEASE, released).await.is_err() {
            tracing::debug!("a table could not be given back in time");
        }
    }

    /// The same, without waiting for it.
    pub(super) fn release_later(self: &Arc<Self>, code: TableCode, fence: u64) {
        if self.cluster.is_some() {
            let hub = self.clone();
            tokio::spawn(async move { hub.release(code, fence).await });
        }
    }

    /// Waits until this node has no table any more.
    pub(crate) async fn all_released(&self) {
        while !self.held().is_empty() {
            time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Whether no other node can have our tables.
    pub(super) fn is_certain(&self) -> bool {
        self.cluster
            .as_ref()
            .is_none_or(|cluster| cluster.is_certain())
    }

    /// Waits until it is certain that no other node has our tables. After a pause of the whole process, others may
    /// have played on at them, and what is in memory here would be old news. While the store cannot be written
    /// nobody waits: what is refused is `not_saving`.
    pub(super) async fn certain(&self) -> Result<(), Refusal> {
        let Some(cluster) = self
            .cluster
            .as_ref()
            .filter(|cluster| !cluster.is_certain())
        else {
            return Ok(());
        };
        let mut health = self.store.watch();
        tokio::select! {
            biased;
            _ = health.wait_for(|health| !health.is_well()) => Err(Refusal::NotSaving),
            is_certain = cluster.certain(CERTAINTY) => {
                if is_certain { Ok(()) } else { Err(Refusal::TableMoves) }
            }
        }
    }

    /// Gives up every table that is not among these.
    pub(crate) async fn keep_only(&self, left: &[(String, u64)]) {
        let left: HashSet<(&str, u64)> = left
            .iter()
            .map(|(code, fence)| (code.as_str(), *fence))
            .collect();
        // From here on none of them tells anything, whatever waits in its inbox before the word that it is lost.
        let lost: Vec<TableCode> = self
            .held()
            .extract_if(|code, fence| !left.contains(&(code.as_str(), *fence)))
            .map(|(code, _)| code)
            .collect();
        if lost.is_empty() {
            return;
        }
        tracing::warn!(count = lost.len(), "other nodes have taken tables");
        let senders: Vec<_> = {
            let tables = self.tables();
            lost.iter()
                .filter_map(|code| tables.get(code).cloned())
                .collect()
        };
        for sender in senders {
            // A task whose inbox stays full finds out with its next entry.
            let told = sender.send(Box::new(Request::Lost));
            let _ = time::timeout(RELEASE, told).await;
        }
    }
}
