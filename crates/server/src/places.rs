//! How many connections there are: in all, of each guest and from each address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use protocol::{GuestId, Refusal};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::address::Address;
use crate::config::Limits;

/// Places for connections.
pub(crate) struct Places {
    all: Arc<Semaphore>,
    total: u32,
    per_guest: usize,
    per_address: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Default)]
struct Taken {
    guests: HashMap<GuestId, usize>,
    addresses: HashMap<Address, usize>,
}

/// A connection's place; free again when dropped.
pub(crate) struct Place {
    guest: GuestId,
    address: Address,
    taken: Arc<Mutex<Taken>>,
    _permit: OwnedSemaphorePermit,
}

impl Places {
    pub(crate) fn new(limits: &Limits) -> Places {
        let total = u32::try_from(limits.max_connections.min(Semaphore::MAX_PERMITS)).unwrap_or(u32::MAX);
        Places {
            all: Arc::new(Semaphore::new(total as usize)),
            total,
            per_guest: limits.connections_per_guest,
            per_address: limits.connections_per_address,
            taken: Arc::default(),
        }
    }

    /// A place for one more connection, unless there are too many.
    pub(crate) fn take(&self, guest: GuestId, address: Address) -> Result<Place, Refusal> {
        let permit = self.all.clone().try_acquire_owned().map_err(|_| Refusal::Busy)?;
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if count(&taken.guests, &guest) >= self.per_guest
            || count(&taken.addresses, &address) >= self.per_address
        {
            return Err(Refusal::Busy);
        }
        *taken.guests.entry(guest).or_default() += 1;
        *taken.addresses.entry(address).or_default() += 1;
        Ok(Place { guest, address, taken: self.taken.clone(), _permit: permit })
    }

    /// Until every connection is gone.
    pub(crate) async fn all_free(&self) {
        // Fails only if the semaphore is closed, which nobody does.
        let _ = self.all.acquire_many(self.total).await;
    }
}

impl Place {
    /// Where the connection comes from.
    pub(crate) fn address(&self) -> Address {
        self.address
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        release(&mut taken.guests, &self.guest);
        release(&mut taken.addresses, &self.address);
    }
}

fn count<K: Hash + Eq>(of: &HashMap<K, usize>, key: &K) -> usize {
    of.get(key).copied().unwrap_or(0)
}

fn release<K: Hash + Eq>(of: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = of.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            of.remove(key);
        }
    }
}
