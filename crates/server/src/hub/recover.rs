//! Loading a table, and beginning anew from what is durable when the store failed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Refusal, TableCode};
use table::Table;
use tokio::time;

use super::Hub;
use super::actor::Actor;
use crate::app::{now, store_failed};

/// How long a table that could not be saved waits for the store, in steps that double.
const TRIES: u32 = 6;
const FIRST_WAIT: Duration = Duration::from_millis(100);

/// A table from its log, with the number of its last entry.
pub(super) async fn load(hub: &Arc<Hub>, code: TableCode) -> Result<(Table, u64), Refusal> {
    let begun = Instant::now();
    let loaded = hub.store.load(code.as_str()).await.map_err(|error| store_failed(&error))?;
    let loaded = loaded.ok_or(Refusal::UnknownTable)?;
    let kept = loaded.snapshot.as_ref().map_or(0, |snapshot| snapshot.number);
    let number = loaded.entries.last().map_or(kept, |entry| entry.number);
    let body = loaded.snapshot.as_ref().map(|snapshot| snapshot.body.as_str());
    let entries = loaded.entries.into_iter().map(|entry| (entry.at, entry.body));
    let table = Table::restore(body, entries, now()).map_err(|error| {
        tracing::error!(table = %code, %error, "a table's log does not replay");
        Refusal::NotSaved
    })?;
    hub.metrics.load.record(begun.elapsed());
    Ok((table, number))
}

impl Actor {
    /// After the store failed: what is in memory may not have happened. Takes what is durable and tells
    /// everybody. Says whether the entry that failed was written after all.
    pub(super) async fn recover(&mut self) -> Result<bool, Refusal> {
        let failed = self.number + 1;
        let mut wait = FIRST_WAIT;
        for _ in 0..TRIES {
            time::sleep(wait).await;
            wait *= 2;
            if let Ok((table, number)) = load(&self.hub, self.code).await {
                (self.table, self.number) = (table, number);
                self.asked.clear();
                self.welcome_all().await?;
                return Ok(number >= failed);
            }
        }
        Err(Refusal::NotSaved)
    }

    /// Everybody who is connected arrives at the table that was loaded, and hears how it stands.
    async fn welcome_all(&mut self) -> Result<(), Refusal> {
        for (guest, name) in self.company.guests() {
            let at = now();
            let reaction = self.table.arrived(at, guest, &name);
            self.carry_out(at, reaction, None).await?;
        }
        for connection in self.company.ids() {
            if let Some((guest, name)) = self.company.who(connection) {
                let sync = self.table.sync(guest, &name, None, now());
                self.company.sync(connection, sync);
            }
        }
        let thoughts = self.table.thoughts();
        self.think(thoughts);
        Ok(())
    }
}
