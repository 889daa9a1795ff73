//! A table's task: one request after the other, timers, and when the table leaves memory.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use game_core::Seat;
use protocol::{Command, Key, Refusal, ServerMessage, TableCode};
use table::{Reaction, Table, Think};
use tokio::sync::mpsc;
use tokio::time::{self, Instant};

use super::company::Company;
use super::request::{Join, Request};
use super::{Hub, recover, thinking};
use crate::app::now;
use crate::session::random;

/// The longest a timer runs before the clock is asked again; clocks are set.
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// A table in memory with everybody at it.
pub(super) struct Actor {
    pub(super) hub: Arc<Hub>,
    pub(super) code: TableCode,
    pub(super) table: Table,
    /// The number of the last entry that is durable.
    pub(super) number: u64,
    pub(super) company: Company,
    /// Choices that bots were asked and have not answered.
    pub(super) asked: HashSet<(Seat, u32)>,
    /// Since when nobody is connected.
    deserted: Option<Instant>,
}

/// The task of a table; `ready` is a table that was just made.
pub(super) async fn run(
    hub: Arc<Hub>,
    code: TableCode,
    mut inbox: mpsc::Receiver<Request>,
    ready: Option<Table>,
) {
    let loaded = match ready {
        Some(table) => Ok((table, 1)),
        None => Box::pin(recover::load(&hub, code)).await,
    };
    match loaded {
        Ok((table, number)) => {
            hub.metrics.tables.add(1);
            let company = Company::new(hub.metrics.clone());
            let deserted = Some(Instant::now());
            let actor =
                Actor { hub: hub.clone(), code, table, number, company, asked: HashSet::new(), deserted };
            actor.live(&mut inbox).await;
            hub.metrics.tables.add(-1);
        }
        Err(refusal) => refuse_all(&hub, code, &mut inbox, &refusal).await,
    }
}

/// Ends a task that has no table: whoever has asked is told.
async fn refuse_all(hub: &Hub, code: TableCode, inbox: &mut mpsc::Receiver<Request>, refusal: &Refusal) {
    hub.forget(code, inbox, false);
    while let Some(request) = inbox.recv().await {
        match request {
            Request::Join(join) => {
                let mut company = Company::new(hub.metrics.clone());
                company.join(*join);
                company.close(refusal);
            }
            Request::Summary { answer } => drop(answer.send(Err(refusal.clone()))),
            Request::Current { answer } => drop(answer.send(Err(refusal.clone()))),
            _ => {}
        }
    }
}

impl Actor {
    async fn live(mut self, inbox: &mut mpsc::Receiver<Request>) {
        let thoughts = self.table.thoughts();
        self.think(thoughts);
        let timer = time::sleep(Duration::ZERO);
        tokio::pin!(timer);
        loop {
            timer.as_mut().reset(Instant::now() + self.next_wait());
            let result = tokio::select! {
                request = inbox.recv() => match request {
                    Some(Request::End) | None => break,
                    Some(request) => self.handle(request).await,
                },
                () = &mut timer => {
                    if self.may_unload() && self.hub.forget(self.code, inbox, true) {
                        return;
                    }
                    self.wake().await
                }
            };
            if let Err(refusal) = result {
                tracing::error!(table = %self.code, code = refusal.code(), "a table is given up for now");
                self.company.close(&refusal);
                refuse_all(&self.hub, self.code, inbox, &refusal).await;
                return;
            }
        }
        self.company.close(&Refusal::Restarting);
        self.hub.forget(self.code, inbox, false);
    }

    /// How long until the table must be looked after again.
    fn next_wait(&self) -> Duration {
        let due = self.table.wake_at().map(|at| Duration::from_millis(at.saturating_sub(now())));
        let unload = self.deserted.map(|since| self.hub.unload.saturating_sub(since.elapsed()));
        let unload = unload.map(|wait| wait.max(Duration::from_millis(5)));
        [due, unload].into_iter().flatten().fold(LONGEST_WAIT, Duration::min)
    }

    /// Nobody is here, no bot thinks, and nothing will happen by itself.
    fn may_unload(&self) -> bool {
        let long = self.deserted.is_some_and(|since| since.elapsed() >= self.hub.unload);
        long && self.asked.is_empty() && self.table.wake_at().is_none()
    }

    /// An error means that the table cannot go on in memory.
    async fn handle(&mut self, request: Request) -> Result<(), Refusal> {
        match request {
            Request::Join(join) => self.join(*join).await,
            Request::Hello { connection, have } => {
                self.sync(connection, have.as_deref());
                Ok(())
            }
            Request::Command { connection, key, command } => self.command(connection, key, *command).await,
            Request::Leave { connection } => self.leave(connection).await,
            Request::Decided { seat, choice, action } => self.decided(seat, choice, &action).await,
            Request::Summary { answer } => {
                drop(answer.send(Ok(self.table.summary())));
                Ok(())
            }
            Request::Current { answer } => {
                drop(answer.send(Ok((self.table.match_id().number, self.table.phase()))));
                Ok(())
            }
            Request::End => Ok(()),
        }
    }

    async fn join(&mut self, join: Join) -> Result<(), Refusal> {
        let (guest, name, connection) = (join.guest, join.name.clone(), join.connection);
        let have = join.have.clone();
        self.deserted = None;
        let first = self.company.join(join);
        // What an arrival changes is in the newcomer's own sync; the others are told.
        if first {
            let at = now();
            let reaction = self.table.arrived(at, guest, &name);
            self.settle(at, reaction, None).await?;
        }
        self.sync(connection, have.as_ref());
        Ok(())
    }

    fn sync(&mut self, connection: u64, have: Option<&protocol::Have>) {
        if let Some((guest, name)) = self.company.who(connection) {
            let sync = self.table.sync(guest, &name, have, now());
            self.company.sync(connection, sync);
        }
    }

    async fn leave(&mut self, connection: u64) -> Result<(), Refusal> {
        let last = self.company.leave(connection);
        if self.company.is_empty() {
            self.deserted = Some(Instant::now());
        }
        let Some(guest) = last else { return Ok(()) };
        let at = now();
        let reaction = self.table.left(at, guest);
        self.settle(at, reaction, None).await.map(drop)
    }

    async fn command(&mut self, connection: u64, key: Key, command: Command) -> Result<(), Refusal> {
        let Some((guest, name)) = self.company.who(connection) else { return Ok(()) };
        let (at, is_move) = (now(), matches!(command, Command::Act { .. }));
        let refusal = match self.table.command(at, guest, &name, key, command, &mut random) {
            Ok(reaction) => {
                let saved = self.settle(at, reaction, Some(connection)).await?;
                if saved {
                    self.hub.metrics.moves.add(u64::from(is_move));
                    return Ok(());
                }
                Refusal::NotSaved
            }
            Err(refusal) => refusal,
        };
        self.hub.metrics.refused(refusal.code());
        self.company.send(connection, &ServerMessage::Refused { key, error: refusal.failure() });
        Ok(())
    }

    async fn decided(&mut self, seat: Seat, choice: u32, action: &str) -> Result<(), Refusal> {
        self.asked.remove(&(seat, choice));
        let at = now();
        match self.table.bot_decided(at, seat, choice, action) {
            Ok(reaction) => {
                let saved = self.settle(at, reaction, None).await?;
                self.hub.metrics.moves.add(u64::from(saved));
                Ok(())
            }
            // The person is back, or the choice was changed meanwhile: if a bot is still needed, ask anew.
            Err(Refusal::StaleChoice { .. }) => {
                let thoughts = self.table.thoughts();
                self.think(thoughts);
                Ok(())
            }
            Err(refusal) => {
                tracing::debug!(table = %self.code, code = refusal.code(), "a bot's decision is not taken");
                Ok(())
            }
        }
    }

    async fn wake(&mut self) -> Result<(), Refusal> {
        let at = now();
        if self.table.wake_at().is_some_and(|due| due <= at) {
            let reaction = self.table.wake(at);
            self.settle(at, reaction, None).await?;
        }
        Ok(())
    }

    /// Carries out what follows from an input; if the store fails, goes on from what is durable. Says
    /// whether the input is saved.
    async fn settle(&mut self, at: u64, reaction: Reaction, commander: Option<u64>) -> Result<bool, Refusal> {
        let done = reaction.done;
        if self.carry_out(at, reaction, commander).await.is_ok() {
            return Ok(true);
        }
        let written = Box::pin(self.recover()).await?;
        if let (true, Some(key), Some(connection)) = (written, done, commander) {
            self.company.send(connection, &ServerMessage::Done { key });
        }
        Ok(written)
    }

    /// Has bots asked that were not asked yet.
    pub(super) fn think(&mut self, thoughts: Vec<Think>) {
        if thoughts.is_empty() {
            return;
        }
        let Ok(own) = self.hub.open(self.code) else { return };
        for think in thoughts {
            if self.asked.insert((think.seat, think.choice)) {
                thinking::begin(&self.hub, self.code, think, own.clone());
            }
        }
    }
}
