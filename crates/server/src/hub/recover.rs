//! Loading a table, and loading it again from what is durable when the store failed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Refusal, ServerMessage, TableCode};
use store::{Health, Loaded, StoreError};
use table::Table;
use tokio::time;

use super::Hub;
use super::actor::Actor;
use super::carry_out::Void;
use super::connections::render;
use super::step::Step;
use crate::app::store_failed;

/// How long a table that could not be saved waits for the store before everybody is sent away.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it waits before it reads again, in steps that double.
const FIRST_WAIT: Duration = Duration::from_millis(100);

/// A table from its log, with the number of its last entry.
pub(super) async fn load(hub: &Arc<Hub>, code: TableCode) -> Result<(Table, u64), Refusal> {
    let begun = Instant::now();
    let loaded = match hub.store.load(code.as_str()).await {
        Err(error @ StoreError::Corrupt { near }) => {
            return Err(set_aside(hub, code, near, None, &error));
        }
        loaded => loaded.map_err(|error| store_failed(&error))?,
    };
    let Loaded { snapshot, entries } = loaded.ok_or(Refusal::UnknownTable)?;
    let kept = snapshot
        .as_ref()
        .map_or(0, |snapshot| snapshot.number);
    let number = entries.last().map_or(kept, |entry| entry.number);
    let last = entries.last().map(|entry| entry.at);
    let body = snapshot
        .as_ref()
        .map(|snapshot| snapshot.body.as_str());
    let entries = entries
        .into_iter()
        .map(|entry| (entry.at, entry.body));
    let table = Table::restore(body, entries, hub.clock.passed()).map_err(|error| {
        if hub.cluster.is_some() && error.may_be_of_a_later_release() {
            return leave_to_others(hub, code, number, last, &error);
        }
        set_aside(hub, code, number, last, &error)
    })?;
    hub.metrics.load.record(begun.elapsed());
    Ok((table, number))
}

/// A table that cannot be restored is not tried again. Its code is not logged, because anyone who has it may sit
/// down; whoever runs the server finds the table by an entry's number and time.
fn set_aside(
    hub: &Hub,
    code: TableCode,
    number: u64,
    at: Option<u64>,
    error: &dyn std::error::Error,
) -> Refusal {
    if hub.broken().insert(code) {
        tracing::error!(number, at, %error, "a table's log does not replay, so the table is set aside");
    }
    Refusal::TableBroken
}

/// A table that a node of a later release has written is left to such a node, for a while: whoever was here comes back,
/// perhaps there, and once that node has the table they can also come in here.
fn leave_to_others(
    hub: &Hub,
    code: TableCode,
    number: u64,
    at: Option<u64>,
    error: &dyn std::error::Error,
) -> Refusal {
    tracing::warn!(number, at, %error, "a table's log cannot be read here, so the table is left to other nodes");
    hub.leave(code);
    Refusal::TableMoves
}

/// The table from its log, once a write after the failure has succeeded: from then on what is in the log stays,
/// and what is not there will not come back.
async fn reload(hub: &Arc<Hub>, code: TableCode) -> Result<(Table, u64), Refusal> {
    let mut health = hub.store.watch();
    let mut wait = FIRST_WAIT;
    loop {
        // The sender lives as long as the store does.
        let _ = health.wait_for(Health::is_well).await;
        match load(hub, code).await {
            Err(Refusal::NotSaved) => time::sleep(wait).await,
            loaded => return loaded,
        }
        wait *= 2;
    }
}

impl Actor {
    /// Saves and tells; if the store fails, takes what is durable instead. An error means that the table
    /// cannot go on in memory.
    pub(super) async fn save_and_tell(&mut self, steps: Vec<Step>) -> Result<(), Refusal> {
        match self.carry_out(steps).await {
            Ok(()) => Ok(()),
            Err(void) => Box::pin(self.recover(void)).await,
        }
    }

    /// After the store failed: what is in memory may not have happened. Takes what is durable, answers each
    /// command by whether it is part of it, and tells everybody how things stand.
    async fn recover(&mut self, void: Void) -> Result<(), Refusal> {
        // The new owner tells everybody what there is; commands come to it again with their keys.
        if void.lost {
            return Err(Refusal::TableMoves);
        }
        self.say_not_saving();
        let unanswered = if void.in_doubt {
            Refusal::OutcomeUnknown
        } else {
            Refusal::NotSaving
        };
        let (table, number) = time::timeout(PATIENCE, reload(&self.hub, self.code))
            .await
            .unwrap_or(Err(unanswered))?;
        self.table = table;
        (self.accepted, self.durable) = (number, number);
        self.asked.clear();
        self.named.clear();
        for step in void.steps {
            self.answer(step);
        }
        self.welcome_all().await
    }

    /// Everybody here is told that nothing can be saved, if that is still so.
    pub(super) fn say_not_saving(&mut self) {
        if !self.hub.store.is_well() {
            let text = render(&ServerMessage::Error {
                error: Refusal::NotSaving.failure(),
            });
            self.connections
                .put(&self.connections.ids(|_| true), &text);
        }
    }

    /// Everybody who is connected arrives at the table that was loaded, and hears how it stands.
    async fn welcome_all(&mut self) -> Result<(), Refusal> {
        let mut steps = Vec::new();
        for (guest, name) in self.connections.guests() {
            let reaction = self.table.arrived(self.now(), guest, &name);
            steps.push(Step::Input(Box::new(self.accepted(reaction, None))));
        }
        for connection in self.connections.ids(|_| true) {
            steps.extend(self.sync(connection, None));
        }
        self.carry_out(steps)
            .await
            .map_err(|_| Refusal::NotSaving)?;
        let bot_requests = self.table.bot_requests();
        self.think(bot_requests);
        Ok(())
    }

    /// What becomes of a step that was not carried out. Who waits for an answer that is not here hears
    /// of it by the answer's end.
    fn answer(&mut self, step: Step) {
        match step {
            Step::Input(input) => {
                let Some((connection, key)) = input.command else {
                    return;
                };
                let Some((guest, _)) = self.connections.who(connection) else {
                    return;
                };
                // The log alone knows: an entry of the same number may be somebody else's.
                let message = if self.table.knows(guest, key) {
                    ServerMessage::Done { key }
                } else {
                    self.hub.metrics.refused(Refusal::NotSaved.code());
                    ServerMessage::Refused {
                        key,
                        error: Refusal::NotSaved.failure(),
                    }
                };
                self.connections
                    .answer(connection, key, render(&message));
            }
            Step::Say(connection, key, text) => self.connections.answer(connection, key, text),
            Step::Sync(..) | Step::Answer(_) => {}
        }
    }
}
