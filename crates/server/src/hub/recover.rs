//! Loading a table, and beginning anew from what is durable when the store failed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Refusal, ServerMessage, TableCode};
use table::Table;
use tokio::time;

use super::Hub;
use super::actor::Actor;
use super::company::render;
use super::step::Step;
use crate::app::store_failed;

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
    let table = Table::restore(body, entries, hub.clock.passed()).map_err(|error| {
        tracing::error!(table = %code, %error, "a table's log does not replay");
        Refusal::NotSaved
    })?;
    hub.metrics.load.record(begun.elapsed());
    Ok((table, number))
}

impl Actor {
    /// Saves and tells; if the store fails, takes what is durable instead. An error means that the table
    /// cannot go on in memory.
    pub(super) async fn settle(&mut self, steps: Vec<Step>) -> Result<(), Refusal> {
        match self.carry_out(steps).await {
            Ok(()) => Ok(()),
            Err(void) => Box::pin(self.recover(void)).await,
        }
    }

    /// After the store failed: what is in memory may not have happened. Takes what is durable and tells
    /// everybody, and each commander whether their command is part of it after all.
    async fn recover(&mut self, void: Vec<Step>) -> Result<(), Refusal> {
        let mut wait = FIRST_WAIT;
        for _ in 0..TRIES {
            time::sleep(wait).await;
            wait *= 2;
            if let Ok((table, number)) = load(&self.hub, self.code).await {
                self.table = table;
                (self.accepted, self.durable) = (number, number);
                self.asked.clear();
                self.welcome_all().await?;
                for step in void {
                    self.answer(step);
                }
                return Ok(());
            }
        }
        Err(Refusal::NotSaved)
    }

    /// Everybody who is connected arrives at the table that was loaded, and hears how it stands.
    async fn welcome_all(&mut self) -> Result<(), Refusal> {
        let mut steps = Vec::new();
        for (guest, name) in self.company.guests() {
            let reaction = self.table.arrived(self.now(), guest, &name);
            steps.push(Step::Input(Box::new(self.accepted(reaction, None))));
        }
        for connection in self.company.ids(|_| true) {
            steps.extend(self.sync(connection, None));
        }
        self.carry_out(steps).await.map_err(|_| Refusal::NotSaved)?;
        let thoughts = self.table.thoughts();
        self.think(thoughts);
        Ok(())
    }

    /// What becomes of a step that was not carried out. Who waits for an answer that is not here hears
    /// of it by the answer's end.
    fn answer(&mut self, step: Step) {
        match step {
            Step::Input(input) => {
                let Some((connection, key)) = input.command else { return };
                let written = input.number.is_none_or(|number| number <= self.durable);
                let message = if written {
                    ServerMessage::Done { key }
                } else {
                    self.hub.metrics.refused(Refusal::NotSaved.code());
                    ServerMessage::Refused { key, error: Refusal::NotSaved.failure() }
                };
                self.company.put(&[connection], &render(&message));
            }
            Step::Say(connection, text) => self.company.put(&[connection], &text),
            Step::Sync(..) | Step::Answer(_) => {}
        }
    }
}
