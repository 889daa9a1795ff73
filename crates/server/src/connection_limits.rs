//! How many connections there are to tables: in all, of each guest and from each address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use protocol::{GuestId, Refusal};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::address::Address;
use crate::config::Limits;

/// How many connections there may be, in all, for each guest and for each address.
pub(crate) struct ConnectionLimits {
    all: Arc<Semaphore>,
    total: u32,
    guests: Arc<Tally<GuestId>>,
    addresses: Arc<Tally<Address>>,
}

/// A connection's place; free again when dropped.
pub(crate) struct Slot {
    _permit: OwnedSemaphorePermit,
    _guest: Counted<GuestId>,
    _address: Counted<Address>,
}

impl ConnectionLimits {
    pub(crate) fn new(limits: &Limits) -> ConnectionLimits {
        let total =
            u32::try_from(limits.max_connections.min(Semaphore::MAX_PERMITS)).unwrap_or(u32::MAX);
        ConnectionLimits {
            all: Arc::new(Semaphore::new(total as usize)),
            total,
            guests: Tally::new(limits.connections_per_guest),
            addresses: Tally::new(limits.connections_per_address),
        }
    }

    /// A place for one more connection, unless there are too many.
    pub(crate) fn take(&self, guest: GuestId, address: Address) -> Result<Slot, Refusal> {
        let permit = self
            .all
            .clone()
            .try_acquire_owned()
            .map_err(|_| Refusal::Busy)?;
        let guest = self
            .guests
            .take(vec![(guest, 1)])
            .ok_or(Refusal::Busy)?;
        let address = self
            .addresses
            .take(address.scopes().collect())
            .ok_or(Refusal::Busy)?;
        Ok(Slot {
            _permit: permit,
            _guest: guest,
            _address: address,
        })
    }

    /// Until every connection is gone.
    pub(crate) async fn all_free(&self) {
        // Fails only if the semaphore is closed, which nobody does.
        let _ = self.all.acquire_many(self.total).await;
    }
}

/// How many of something each key has.
pub(crate) struct Tally<K> {
    limit: usize,
    counts: Mutex<HashMap<K, usize>>,
}

/// One that is counted until it is dropped.
pub(crate) struct Counted<K: Hash + Eq> {
    keys: Vec<(K, usize)>,
    tally: Arc<Tally<K>>,
}

impl<K: Hash + Eq + Copy> Tally<K> {
    pub(crate) fn new(limit: usize) -> Arc<Tally<K>> {
        Arc::new(Tally {
            limit,
            counts: Mutex::default(),
        })
    }

    /// Counts one more for each of these keys, unless one has reached its multiple of the limit already.
    pub(crate) fn take(self: &Arc<Self>, keys: Vec<(K, usize)>) -> Option<Counted<K>> {
        let mut counts = self
            .counts
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let has_room = |(key, times): &(K, usize)| {
            counts.get(key).copied().unwrap_or(0) < self.limit.saturating_mul(*times)
        };
        if !keys.iter().all(has_room) {
            return None;
        }
        for (key, _) in &keys {
            *counts.entry(*key).or_default() += 1;
        }
        Some(Counted {
            keys,
            tally: self.clone(),
        })
    }
}

impl<K: Hash + Eq> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = self
            .tally
            .counts
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        for (key, _) in &self.keys {
            if let Some(count) = counts.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_its_limit_and_gets_it_back() {
        let tally = Tally::new(2);
        let take = |network: u16| {
            let ip = std::net::Ipv6Addr::new(0x2001, 0xdb8, 1, network, 0, 0, 0, 9);
            tally.take(Address::new(ip.into()).scopes().collect())
        };
        let held = [take(1), take(1)];
        assert!(held.iter().all(Option::is_some) && take(1).is_none());
        let others: Vec<_> = (2..100).filter_map(take).collect();
        assert_eq!(others.len(), 14, "a site has eight times as many");
        drop(held);
        assert!(take(200).is_some());
        drop(others);
        assert!(
            tally.counts.lock().unwrap().is_empty(),
            "nothing is kept of those who have gone"
        );
    }
}
