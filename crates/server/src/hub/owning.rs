//! Which tables this node has. A server that is alone has every table, and nothing here costs it anything.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::{Refusal, TableCode};
use store::{Claim, StoreError};
use tokio::time;

use super::{Hub, Request};

/// How long somebody waits until it is certain again that our tables are ours.
const CERTAINTY: Duration = Duration::from_secs(5);
/// How long giving a table back may take; its lease would run out in any case.
const RELEASE: Duration = Duration::from_secs(1);

impl Hub {
    pub(super) fn held(&self) -> MutexGuard<'_, HashMap<TableCode, u64>> {
        self.held
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The number under which a new table is held by whoever makes it.
    pub(super) fn first_fence(&self) -> u64 {
        u64::from(self.cluster.is_some())
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

    /// Waits until it is certain that no other node has our tables. After a pause of the whole process, others may
    /// have played on at them, and what is in memory here would be old news. While the store cannot be written
    /// nobody waits: everybody is told so.
    pub(super) async fn certain(&self) -> Result<(), Refusal> {
        match &self.cluster {
            Some(cluster) if !cluster.is_certain() && self.store.is_well() => {
                if cluster.certain(CERTAINTY).await {
                    Ok(())
                } else {
                    Err(Refusal::TableMoves)
                }
            }
            _ => Ok(()),
        }
    }

    /// Gives up every table that is not among these.
    pub(crate) async fn keep_only(&self, left: &[(String, u64)]) {
        let left: HashSet<(&str, u64)> = left
            .iter()
            .map(|(code, fence)| (code.as_str(), *fence))
            .collect();
        let lost: Vec<TableCode> = self
            .held()
            .iter()
            .filter(|(code, fence)| !left.contains(&(code.as_str(), **fence)))
            .map(|(code, _)| *code)
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
