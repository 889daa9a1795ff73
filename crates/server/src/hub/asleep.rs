//! What is played at tables that have left memory: enough to list somebody's matches without loading a table.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::http::OwnTable;
use protocol::{GuestId, TableCode};
use table::Table;

/// How many tables are remembered. One that is not is loaded when it is asked about.
const MOST: usize = 20_000;

/// The tables that left memory, each with the line of everybody who plays there; none where no match runs. Nothing
/// happens at such a table, so what is known of it stays true until it is loaded again.
#[derive(Default)]
pub(super) struct Asleep(Mutex<HashMap<TableCode, Lines>>);

/// What is known of a guest at a table.
pub(super) enum Known {
    /// Nothing: it is awake, or was never in memory.
    Nothing,
    /// They play no match there.
    NoMatch,
    /// They play this one.
    Match(OwnTable),
}

type Lines = Box<[(GuestId, OwnTable)]>;

impl Asleep {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableCode, Lines>> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// A table is about to leave memory.
    pub(super) fn remember(&self, code: TableCode, table: &Table) {
        let people = table.people().into_iter();
        let lines = people.filter_map(|guest| Some((guest, table.summary_for(guest)?)));
        let mut tables = self.tables();
        if tables.len() >= MOST
            && let Some(other) = tables.keys().next().copied()
        {
            tables.remove(&other);
        }
        tables.insert(code, lines.collect());
    }

    /// A table may change from now on, or is gone.
    pub(super) fn forget(&self, code: TableCode) {
        self.tables().remove(&code);
    }

    /// What a guest plays at a table.
    pub(super) fn own(&self, code: TableCode, guest: GuestId) -> Known {
        let tables = self.tables();
        let Some(lines) = tables.get(&code) else {
            return Known::Nothing;
        };
        let own = lines.iter().find(|(player, _)| *player == guest);
        own.map_or(Known::NoMatch, |(_, own)| Known::Match(own.clone()))
    }
}
