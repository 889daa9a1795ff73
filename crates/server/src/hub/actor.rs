//! A table's task: one request after the other, timers, and when the table leaves memory.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use game_core::Seat;
use protocol::{GuestId, MatchId, Phase, Refusal, ServerMessage, TableCode};
use table::{BotRequest, Table};
use tokio::sync::mpsc;
use tokio::time::{self, Instant};

use super::connections::{Connections, render};
use super::request::{Out, Request};
use super::step::Step;
use super::{Hub, recover, thinking};
use crate::session::random;

/// The longest a timer runs before the table is looked after again.
const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// How much is taken together.
const BATCH: usize = 24;
/// How often it is looked whether the table is certainly ours again.
const LOOK_AGAIN: Duration = Duration::from_millis(200);
/// How much waits for that.
const PUT_OFF: usize = 512;

/// A table in memory with everybody at it.
pub(super) struct Actor {
    pub(super) hub: Arc<Hub>,
    pub(super) code: TableCode,
    pub(super) table: Table,
    /// The number of the last entry that the table has accepted.
    pub(super) accepted: u64,
    /// The number of the last entry that is durable.
    pub(super) durable: u64,
    pub(super) connections: Connections,
    /// Choices that bots were asked and have not answered.
    pub(super) asked: HashSet<(Seat, u32)>,
    /// Guests whose names the store knows to be in the log.
    pub(super) named: HashSet<GuestId>,
    /// Since when nobody is connected.
    pub(super) deserted: Option<Instant>,
    /// Whether somebody was, since the table is in memory.
    pub(super) visited: bool,
    /// The match that the hub was told is being played here.
    pub(super) playing: Option<MatchId>,
    /// The number under which this node has the table.
    pub(super) fence: u64,
    /// Whether another node has it, or may have it.
    pub(super) lost: bool,
    /// What was asked while that was not known, and the store could not say.
    waiting: Vec<Request>,
    /// Whether the server goes down.
    pub(super) ending: bool,
}

/// However a table's task ends, nobody is shown the table any longer.
impl Drop for Actor {
    fn drop(&mut self) {
        self.hub.lobby.hide(self.code);
        self.say_what_is_played(None);
    }
}

/// The table in memory. It is boxed because a task has room for each place that it is moved through.
pub(super) async fn begin(
    hub: &Arc<Hub>,
    code: TableCode,
    fence: u64,
    ready: Option<Box<Table>>,
) -> Result<Box<Actor>, Refusal> {
    let (table, number) = match ready {
        Some(table) => (*table, 1),
        None => recover::load(hub, code).await?,
    };
    Ok(Box::new(Actor {
        hub: hub.clone(),
        code,
        table,
        accepted: number,
        durable: number,
        connections: Connections::new(hub.metrics.clone()),
        asked: HashSet::new(),
        named: HashSet::new(),
        deserted: Some(Instant::now()),
        visited: false,
        playing: None,
        fence,
        lost: false,
        waiting: Vec::new(),
        ending: false,
    }))
}

/// Ends a task that has no table: whoever has asked is told.
pub(super) async fn refuse_all(
    hub: &Hub,
    code: TableCode,
    inbox: &mut mpsc::Receiver<Box<Request>>,
    refusal: &Refusal,
) {
    hub.forget(code, inbox, false);
    while let Some(request) = inbox.recv().await {
        match *request {
            Request::Join(join) => {
                let mut connections = Connections::new(hub.metrics.clone());
                connections.join(join);
                connections.close(refusal);
            }
            other => other.turn_down(refusal),
        }
    }
}

impl Actor {
    /// `waiting` is what was asked while the table was at another node.
    pub(super) async fn live(
        mut self: Box<Self>,
        inbox: &mut mpsc::Receiver<Box<Request>>,
        waiting: Vec<Request>,
    ) {
        let moved = Box::pin(self.take_over(waiting)).await;
        if self.has_ended(moved, inbox).await {
            return;
        }
        let bot_requests = self.table.bot_requests();
        self.think(bot_requests);
        let timer = time::sleep(Duration::ZERO);
        tokio::pin!(timer);
        loop {
            timer
                .as_mut()
                .reset(Instant::now() + self.next_wait());
            let result = tokio::select! {
                request = inbox.recv() => match request {
                    Some(request) if !matches!(*request, Request::End) => {
                        // On the heap while it lasts: a table that waits, as most do, is small.
                        Box::pin(self.batch(request, inbox)).await
                    }
                    _ => break,
                },
                () = &mut timer => {
                    if self.may_unload() && self.unload(inbox) {
                        return;
                    }
                    Box::pin(self.wake()).await
                }
            };
            if self.has_ended(result, inbox).await {
                return;
            }
            self.show_in_lobby();
            let playing = (self.table.phase() == Phase::Playing).then(|| self.table.match_id());
            self.say_what_is_played(playing);
            if self.ending {
                break;
            }
        }
        // Whoever connects again elsewhere finds the table free.
        self.hub.release(self.code, self.fence).await;
        self.turn_away_all(&Refusal::Restarting);
        self.hub.forget(self.code, inbox, false);
    }

    /// Takes in who was at the table and what they wanted while it moved here.
    async fn take_over(&mut self, waiting: Vec<Request>) -> Result<(), Refusal> {
        let mut steps = Vec::new();
        for request in waiting {
            steps.extend(self.handle(request));
        }
        self.save_and_tell(steps).await
    }

    /// Whether the table cannot go on in memory; then whoever is here is told.
    async fn has_ended(
        &mut self,
        result: Result<(), Refusal>,
        inbox: &mut mpsc::Receiver<Box<Request>>,
    ) -> bool {
        let Err(refusal) = result else {
            return false;
        };
        // Without the table's code: anyone who has it may sit down.
        tracing::warn!(code = refusal.code(), "a table is given up for now");
        self.hub.release(self.code, self.fence).await;
        self.turn_away_all(&refusal);
        Box::pin(refuse_all(&self.hub, self.code, inbox, &refusal)).await;
        true
    }

    /// Its line in the lobby, while it is listed and somebody is here. What it shows is durable by now.
    fn show_in_lobby(&self) {
        let host = self.table.host();
        let address = self
            .connections
            .address(host)
            .filter(|_| self.table.is_listed());
        match address {
            Some(address) => self
                .hub
                .lobby
                .show(self.table.summary(), host, address),
            None => self.hub.lobby.hide(self.code),
        }
    }

    /// Whoever asks for the record of a match that is being played is told so.
    fn say_what_is_played(&mut self, playing: Option<MatchId>) {
        if self.playing != playing {
            let mut known = self.hub.playing();
            if let Some(old) = &self.playing {
                known.remove(old);
            }
            known.extend(playing);
            drop(known);
            self.playing = playing;
        }
    }

    /// The table's time. It passes steadily, whatever the wall clock is set to.
    pub(super) fn now(&self) -> u64 {
        self.hub.clock.passed()
    }

    /// How long until the table must be looked after again.
    fn next_wait(&self) -> Duration {
        if !self.waiting.is_empty() || !self.hub.is_certain() {
            return LOOK_AGAIN;
        }
        let due = self
            .table
            .wake_at()
            .map(|at| Duration::from_millis(at.saturating_sub(self.now())));
        let unload = self
            .deserted
            .map(|since| self.hub.unload.saturating_sub(since.elapsed()));
        let unload = unload.map(|wait| wait.max(Duration::from_millis(5)));
        [due, unload]
            .into_iter()
            .flatten()
            .fold(LONGEST_WAIT, Duration::min)
    }

    /// Nobody is here, no bot thinks, and nothing will happen by itself.
    fn may_unload(&self) -> bool {
        let long = self
            .deserted
            .is_some_and(|since| since.elapsed() >= self.hub.unload);
        long && self.waiting.is_empty() && self.asked.is_empty() && self.table.wake_at().is_none()
    }

    /// Leaves memory, unless somebody is on the way here. What is played here is noted first: as soon as the hub has
    /// forgotten the task, the table may be loaded again and change.
    fn unload(&self, inbox: &mut mpsc::Receiver<Box<Request>>) -> bool {
        // At another node it may be played on.
        if self.hub.cluster.is_none() {
            self.hub.asleep.remember(self.code, &self.table);
        }
        let forgotten = self.hub.forget(self.code, inbox, true);
        if forgotten {
            self.hub.release_later(self.code, self.fence);
        } else {
            self.hub.asleep.forget(self.code);
        }
        forgotten
    }

    /// Takes what waits already together with a request, so that all of it waits for the disk once. An
    /// error means that the table cannot go on in memory.
    async fn batch(
        &mut self,
        first: Box<Request>,
        inbox: &mut mpsc::Receiver<Box<Request>>,
    ) -> Result<(), Refusal> {
        match self.hub.certain().await {
            Ok(()) => {}
            Err(Refusal::NotSaving) if self.waiting.len() < PUT_OFF => return self.put_off(*first),
            Err(refusal) => {
                self.waiting.push(*first);
                return Err(refusal);
            }
        }
        let mut steps = self.handle_waiting();
        steps.extend(self.handle(*first));
        while steps.len() < BATCH
            && let Ok(request) = inbox.try_recv()
        {
            steps.extend(self.handle(*request));
        }
        if self.lost || !self.hub.holds(self.code, self.fence) {
            return Err(Refusal::TableMoves);
        }
        self.save_and_tell(steps).await
    }

    /// While nobody can say whose the table is, nothing is told of it: another node may have played on. Whoever asks hears
    /// that nothing can be saved, and gets their answer when it is known.
    fn put_off(&mut self, request: Request) -> Result<(), Refusal> {
        let text = || {
            render(&ServerMessage::Error {
                error: Refusal::NotSaving.failure(),
            })
        };
        match &request {
            Request::Join(join) => {
                // One that does not read has other worries.
                let _ = join.outbox.try_send(Arc::new(Out::Text(text())));
            }
            Request::Hello { connection, .. } | Request::Say { connection, .. } => {
                self.connections.put(&[*connection], &text());
            }
            Request::Command {
                connection, key, ..
            } if self.connections.who(*connection).is_some() => {
                let refused = ServerMessage::Refused {
                    key: *key,
                    error: Refusal::NotSaving.failure(),
                };
                self.connections
                    .answer(*connection, *key, render(&refused));
                return Ok(());
            }
            Request::Summary { .. } | Request::Own { .. } | Request::Erase { .. } => {
                request.turn_down(&Refusal::NotSaving);
                return Ok(());
            }
            Request::NotSaving => {
                self.say_not_saving();
                return Ok(());
            }
            Request::Lost => return Err(Refusal::TableMoves),
            Request::End => {
                self.ending = true;
                return Ok(());
            }
            Request::Command { .. }
            | Request::Pause { .. }
            | Request::Leave { .. }
            | Request::Decided { .. } => {}
        }
        if !matches!(request, Request::Say { .. }) {
            self.waiting.push(request);
        }
        Ok(())
    }

    /// What follows from what was put off.
    fn handle_waiting(&mut self) -> Vec<Step> {
        let waiting = std::mem::take(&mut self.waiting);
        waiting
            .into_iter()
            .flat_map(|request| self.handle(request))
            .collect()
    }

    /// Ends every connection, those that have not been let in too.
    fn turn_away_all(&mut self, refusal: &Refusal) {
        for request in std::mem::take(&mut self.waiting) {
            match request {
                Request::Join(join) => {
                    self.connections.join(join);
                }
                other => other.turn_down(refusal),
            }
        }
        self.connections.close(refusal);
    }

    async fn wake(&mut self) -> Result<(), Refusal> {
        if !self.hub.is_certain() {
            return Ok(());
        }
        if !self.hub.holds(self.code, self.fence) {
            return Err(Refusal::TableMoves);
        }
        if !self.waiting.is_empty() {
            let steps = self.handle_waiting();
            self.save_and_tell(steps).await?;
        }
        let now = self.now();
        if self.table.wake_at().is_none_or(|due| due > now) {
            return Ok(());
        }
        let reaction = self.table.wake(now, &mut random);
        let input = self.accepted(reaction, None);
        self.save_and_tell(vec![Step::Input(Box::new(input))])
            .await
    }

    /// Nobody is here to see what bots do, and not only for a moment: they rest.
    pub(super) fn rests(&self) -> bool {
        self.deserted
            .is_some_and(|since| !self.visited || since.elapsed() >= self.hub.bot_rest)
    }

    /// Has bots asked that were not asked yet.
    pub(super) fn think(&mut self, bot_requests: Vec<BotRequest>) {
        if bot_requests.is_empty() || self.rests() {
            return;
        }
        let Ok(own) = self.hub.open(self.code) else {
            return;
        };
        let percent = self.connections.pause(self.table.host());
        let pause = thinking::pause(self.hub.bot_delay, percent);
        for think in bot_requests {
            if self.asked.insert((think.seat, think.choice)) {
                thinking::begin(&self.hub, self.code, think, pause, own.clone());
            }
        }
    }
}
