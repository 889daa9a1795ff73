//! The names of the commands that were carried out, so that none is carried out twice.

use std::collections::{BTreeMap, VecDeque};

use protocol::{GuestId, Key};
use serde::{Deserialize, Serialize};

/// How many are remembered of one guest. A client sends again what was not answered, which is a
/// handful; more would be most of a table's memory.
const EACH: usize = 64;
/// How many guests without a seat are remembered.
const STRANGERS: usize = 32;

/// The newest keys of each guest, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Keys(BTreeMap<GuestId, VecDeque<Key>>);

impl Keys {
    pub(crate) fn knows(&self, guest: GuestId, key: Key) -> bool {
        self.0
            .get(&guest)
            .is_some_and(|keys| keys.contains(&key))
    }

    /// Remembers one more. People who sat down and left again are forgotten when there are many.
    pub(crate) fn remember(&mut self, guest: GuestId, key: Key, seated: impl Fn(GuestId) -> bool) {
        let keys = self.0.entry(guest).or_default();
        if keys.len() >= EACH {
            keys.pop_front();
        }
        keys.push_back(key);
        let strangers = || {
            self.0
                .keys()
                .copied()
                .filter(|&known| known != guest && !seated(known))
        };
        if strangers().count() > STRANGERS
            && let Some(first) = strangers().next()
        {
            self.0.remove(&first);
        }
    }
}
