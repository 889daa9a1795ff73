//! Our clients at a table that another node has: what they say goes there, and what the table tells comes back.
//!
//! Each message has a number, so a loss is noticed; then the client is attached again, which gives it everything. A
//! command is kept until it is answered and handed to whoever has the table then: its key sees to it that it is not
//! carried out twice.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use protocol::{Command, Key, Refusal, ServerMessage, TableCode};
use store::Living;
use tokio::sync::{mpsc, watch};
use tokio::time::{self, Instant};

use super::connections::render;
use super::pulse::Pulse;
use super::visitor::Visitor;
use super::{Hub, Join, Out, Request};
use crate::cluster::wire::{Answer, EdgeMessage, Joining, OwnerMessage, Question, ToOwner, Wanted};
use crate::cluster::{Cluster, Word};

/// How many messages of the owner wait here.
const INBOX: usize = 1024;
/// How many commands of one client may wait for an answer.
const UNANSWERED: usize = 16;
/// How often it is looked after everything.
const TICK: Duration = Duration::from_millis(500);
/// How long it may take to find out who has the table before those who wait are told: longer than a pause between tries.
const FINDING: Duration = Duration::from_millis(1500);
/// How many questions wait until that is known.
const QUESTIONS: usize = 64;
/// How long a way without clients is kept.
const DESERTED: Duration = Duration::from_secs(5);

/// Why the way to an owner ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// Nobody is here any more, or the server goes down.
    Over,
    /// The table is, or may be, at another node.
    Moves,
}

/// The way to the node that has the table.
pub(super) struct Relay {
    hub: Arc<Hub>,
    cluster: Arc<Cluster>,
    code: TableCode,
    visitors: Vec<Visitor>,
    deserted: Instant,
    way: mpsc::Sender<Word>,
    words: mpsc::Receiver<Word>,
    /// What the clients were told last about the way.
    told: Option<Refusal>,
    /// What was asked while nobody was known to have the table.
    questions: Vec<Request>,
}

impl Drop for Relay {
    fn drop(&mut self) {
        for visitor in &self.visitors {
            self.cluster.close_way(visitor.connection);
        }
    }
}

impl Relay {
    pub(super) fn new(hub: Arc<Hub>, cluster: Arc<Cluster>, code: TableCode) -> Relay {
        let (way, words) = mpsc::channel(INBOX);
        Relay {
            hub,
            cluster,
            code,
            visitors: Vec::new(),
            deserted: Instant::now(),
            way,
            words,
            told: None,
            questions: Vec::new(),
        }
    }

    pub(super) fn code(&self) -> TableCode {
        self.code
    }

    /// Carries messages to this owner and back, until it is the owner no more.
    pub(super) async fn follow(
        &mut self,
        owner: &Living,
        inbox: &mut mpsc::Receiver<Box<Request>>,
    ) -> End {
        self.cluster.forwarded().insert(self.code);
        let end = self.carry(owner, inbox).await;
        if end == End::Moves {
            self.cluster.forwarded().remove(&self.code);
            if self.told.is_none() {
                self.tell(&Refusal::TableMoves);
            }
        }
        end
    }

    async fn carry(&mut self, owner: &Living, inbox: &mut mpsc::Receiver<Box<Request>>) -> End {
        let mut living = self.cluster.living();
        let mut line = self.cluster.line();
        let mut ticks = time::interval(TICK);
        self.attach_all(owner).await;
        for question in std::mem::take(&mut self.questions) {
            self.take(owner, question).await;
        }
        loop {
            tokio::select! {
                request = inbox.recv() => match request {
                    Some(request) if !matches!(*request, Request::End) => {
                        self.take(owner, *request).await;
                    }
                    _ => {
                        self.close(&Refusal::Restarting);
                        self.forget_task(inbox, false);
                        return End::Over;
                    }
                },
                word = self.words.recv() => {
                    if let Some(word) = word
                        && self.hear(owner, word).await == Some(End::Moves)
                    {
                        return End::Moves;
                    }
                }
                _ = ticks.tick() => {
                    if self.is_deserted() && self.forget_task(inbox, true) {
                        return End::Over;
                    }
                    if self.beat(owner).await == Some(End::Moves) {
                        return End::Moves;
                    }
                }
                () = changed(&mut living) => {
                    if !living.borrow().is_empty() && !living.borrow().contains(owner) {
                        return End::Moves;
                    }
                }
                () = changed(&mut line) => self.attach_all(owner).await,
            }
        }
    }

    /// Waits for something while nobody is known to have the table. Whoever comes is taken in, and hears it if it takes
    /// long. Nothing if the server goes down meanwhile.
    pub(super) async fn meanwhile<T>(
        &mut self,
        inbox: &mut mpsc::Receiver<Box<Request>>,
        work: impl Future<Output = T>,
    ) -> Option<T> {
        let (mut work, mut long) = (pin!(work), pin!(time::sleep(FINDING)));
        let mut is_long = false;
        loop {
            tokio::select! {
                done = &mut work => return Some(done),
                request = inbox.recv() => match request {
                    Some(request) if !matches!(*request, Request::End) => self.put_off(*request),
                    _ => {
                        self.close(&Refusal::Restarting);
                        self.turn_down(&Refusal::Restarting);
                        self.forget_task(inbox, false);
                        return None;
                    }
                },
                () = &mut long, if !is_long => {
                    is_long = true;
                    self.tell(&Refusal::NotSaving);
                }
            }
        }
    }

    /// Keeps what is asked until it is known who has the table.
    fn put_off(&mut self, request: Request) {
        match request {
            Request::Join(join) => self.admit(join),
            Request::Command {
                connection,
                key,
                command,
            } => {
                self.keep(connection, key, &command);
            }
            Request::Pause {
                connection,
                percent,
            } => {
                if let Some(visitor) = self.visitor(connection) {
                    visitor.pause = Some(percent);
                }
            }
            Request::Leave { connection } => self.forget(connection),
            Request::Summary { .. } | Request::Own { .. } | Request::Erase { .. } => {
                if self.questions.len() < QUESTIONS {
                    self.questions.push(request);
                } else {
                    request.turn_down(&Refusal::Busy);
                }
            }
            Request::NotSaving => self.tell(&Refusal::NotSaving),
            // Everybody gets everything when they are attached. What is said goes nowhere.
            Request::Hello { .. }
            | Request::Say { .. }
            | Request::Decided { .. }
            | Request::Lost
            | Request::End => {}
        }
    }

    /// Answers what was asked and put off.
    pub(super) fn turn_down(&mut self, refusal: &Refusal) {
        for question in self.questions.drain(..) {
            question.turn_down(refusal);
        }
    }

    /// The hub forgets this task. What is said of the way comes first: another task may take its place at once.
    fn forget_task(&self, inbox: &mut mpsc::Receiver<Box<Request>>, idle: bool) -> bool {
        self.cluster.forwarded().remove(&self.code);
        let forgotten = self.hub.forget(self.code, inbox, idle);
        if !forgotten {
            self.cluster.forwarded().insert(self.code);
        }
        forgotten
    }

    fn is_deserted(&self) -> bool {
        self.visitors.is_empty() && self.deserted.elapsed() > DESERTED
    }

    /// Takes what one of our clients, or this server, asks of the table.
    async fn take(&mut self, owner: &Living, request: Request) {
        match request {
            Request::Join(join) => self.join(owner, join).await,
            Request::Hello { connection, have } => {
                self.pass_on(owner, connection, EdgeMessage::Hello { have })
                    .await;
            }
            Request::Command {
                connection,
                key,
                command,
            } => {
                self.command(owner, connection, key, command)
                    .await;
            }
            Request::Pause {
                connection,
                percent,
            } => {
                if let Some(visitor) = self.visitor(connection) {
                    visitor.pause = Some(percent);
                }
                self.pass_on(owner, connection, EdgeMessage::Pause { percent })
                    .await;
            }
            Request::Say { connection, what } => {
                self.pass_on(owner, connection, EdgeMessage::Say { what })
                    .await;
            }
            Request::Leave { connection } => self.leave(owner, connection).await,
            Request::Summary { answer } => {
                let asked = self.ask(owner, Wanted::Summary);
                tokio::spawn(async move {
                    let _ = answer.send(asked.await.and_then(|told| match told {
                        Answer::Summary(summary) => Ok(*summary),
                        _ => Err(Refusal::TableUnreachable),
                    }));
                });
            }
            Request::Own { guest, answer } => {
                let asked = self.ask(owner, Wanted::Own { guest });
                tokio::spawn(async move {
                    let _ = answer.send(asked.await.and_then(|told| match told {
                        Answer::Own(own) => Ok(own.map(|own| *own)),
                        _ => Err(Refusal::TableUnreachable),
                    }));
                });
            }
            Request::Erase { guest, answer } => {
                let asked = self.ask(owner, Wanted::Erase { guest });
                tokio::spawn(async move {
                    let _ = answer.send(asked.await.and_then(|told| match told {
                        Answer::Erased => Ok(()),
                        _ => Err(Refusal::TableUnreachable),
                    }));
                });
            }
            Request::NotSaving => self.tell(&Refusal::NotSaving),
            // Bots think where the table is.
            Request::Decided { .. } | Request::Lost | Request::End => {}
        }
    }

    /// A question that needs no connection; it does not keep the others waiting.
    fn ask(
        &self,
        owner: &Living,
        what: Wanted,
    ) -> impl Future<Output = Result<Answer, Refusal>> + Send + 'static {
        let (cluster, owner) = (self.cluster.clone(), owner.name.clone());
        let question = Question {
            table: self.code,
            what,
        };
        async move { cluster.ask(&owner, &question).await }
    }

    fn visitor(&mut self, connection: u64) -> Option<&mut Visitor> {
        self.visitors
            .iter_mut()
            .find(|visitor| visitor.connection == connection)
    }

    async fn join(&mut self, owner: &Living, join: Join) {
        let connection = join.connection;
        self.admit(join);
        if self.cluster.is_linked() {
            self.attach(owner, connection).await;
        }
    }

    /// One more client, who hears what the others have heard about the way to the table.
    fn admit(&mut self, join: Join) {
        self.cluster
            .open_way(join.connection, self.way.clone());
        let mut visitor = Visitor::new(join);
        if let Some(told) = &self.told {
            let error = told.failure();
            visitor.give(Out::Text(render(&ServerMessage::Error { error })));
        }
        self.visitors.push(visitor);
    }

    async fn command(&mut self, owner: &Living, connection: u64, key: Key, command: Command) {
        if self.keep(connection, key, &command) {
            self.pass_on(owner, connection, EdgeMessage::Command { key, command })
                .await;
        }
    }

    /// Keeps a command until it is answered; says whether there was room for it.
    fn keep(&mut self, connection: u64, key: Key, command: &Command) -> bool {
        let Some(visitor) = self.visitor(connection) else {
            return false;
        };
        let has_room = visitor.unanswered.len() < UNANSWERED;
        if has_room {
            visitor
                .unanswered
                .push_back((key, command.clone()));
        } else {
            let refused = ServerMessage::Refused {
                key,
                error: Refusal::Busy.failure(),
            };
            visitor.give(Out::Text(render(&refused)));
        }
        has_room
    }

    async fn leave(&mut self, owner: &Living, connection: u64) {
        self.pass_on(owner, connection, EdgeMessage::Leave)
            .await;
        self.forget(connection);
    }

    fn forget(&mut self, connection: u64) {
        self.cluster.close_way(connection);
        self.visitors
            .retain(|visitor| visitor.connection != connection);
        if self.visitors.is_empty() {
            self.deserted = Instant::now();
        }
    }

    async fn attach_all(&mut self, owner: &Living) {
        if !self.cluster.is_linked() {
            self.tell(&Refusal::TableUnreachable);
            return;
        }
        let all: Vec<u64> = self
            .visitors
            .iter()
            .map(|visitor| visitor.connection)
            .collect();
        for connection in all {
            self.attach(owner, connection).await;
        }
    }

    /// Attaches a client to the owner from the beginning: who they are, then all that was not answered.
    async fn attach(&mut self, owner: &Living, connection: u64) {
        let table = self.code;
        let Some(visitor) = self.visitor(connection) else {
            return;
        };
        (visitor.attempt, visitor.sent, visitor.heard) = (visitor.attempt + 1, 0, 0);
        visitor.pulse = Pulse::new(Instant::now());
        let joining = Joining {
            table,
            guest: visitor.guest,
            name: visitor.name.clone(),
            seal: visitor.seal,
            address: visitor.address.ip(),
            have: visitor.have.take(),
        };
        let (pause, again) = (visitor.pause, visitor.unanswered.clone());
        self.pass_on(owner, connection, EdgeMessage::Join(Box::new(joining)))
            .await;
        if let Some(percent) = pause {
            self.pass_on(owner, connection, EdgeMessage::Pause { percent })
                .await;
        }
        for (key, command) in again {
            self.pass_on(owner, connection, EdgeMessage::Command { key, command })
                .await;
        }
    }

    /// What cannot be handed over is missing there; that shows with the next message that can.
    async fn pass_on(&mut self, owner: &Living, connection: u64, what: EdgeMessage) {
        let (edge, generation) = (self.cluster.name().to_owned(), self.cluster.generation());
        let Some(visitor) = self.visitor(connection) else {
            return;
        };
        visitor.sent += 1;
        visitor.pulse.said(Instant::now());
        let message = ToOwner {
            edge,
            generation,
            connection,
            attempt: visitor.attempt,
            number: visitor.sent,
            what,
        };
        self.cluster
            .send_to_owner(&owner.name, &message)
            .await;
    }

    /// Takes what the owner tells one of our clients.
    async fn hear(&mut self, owner: &Living, word: Word) -> Option<End> {
        let Word { head, text } = word;
        let visitor = self.visitor(head.connection)?;
        if head.attempt != visitor.attempt || head.number <= visitor.heard {
            return None;
        }
        if let OwnerMessage::Closed { why } = head.what {
            let Some(refusal) = why.refusal() else {
                return Some(End::Moves);
            };
            visitor.give(Out::Close(refusal));
            self.forget(head.connection);
            return None;
        }
        if head.number != visitor.heard + 1 {
            self.attach(owner, head.connection).await;
            return None;
        }
        visitor.heard = head.number;
        visitor.pulse.heard(Instant::now());
        match head.what {
            OwnerMessage::Text => visitor.give(Out::Text(text.into())),
            OwnerMessage::Answer { key } => {
                visitor
                    .unanswered
                    .retain(|(other, _)| *other != key);
                visitor.give(Out::Answer(key, text.into()));
            }
            OwnerMessage::Beat | OwnerMessage::Unknown | OwnerMessage::Closed { .. } => {}
        }
        self.told = None;
        None
    }

    /// Asks now and then whether the owner is there and has heard everything.
    async fn beat(&mut self, owner: &Living) -> Option<End> {
        if !self.cluster.is_linked() {
            return None;
        }
        let (now, silence) = (Instant::now(), self.cluster.silence());
        let mut due = Vec::new();
        for visitor in &mut self.visitors {
            let waits = !visitor.unanswered.is_empty();
            if visitor.pulse.asks(now, waits, silence) {
                due.push(visitor.connection);
            }
        }
        for connection in due {
            self.pass_on(owner, connection, EdgeMessage::Beat)
                .await;
        }
        let silent = self
            .visitors
            .iter()
            .any(|visitor| visitor.pulse.is_gone(now));
        silent.then(|| {
            self.told = None;
            self.tell(&Refusal::TableUnreachable);
            End::Moves
        })
    }

    /// Tells all our clients how it stands with the way to the table, once.
    pub(super) fn tell(&mut self, refusal: &Refusal) {
        if self.told.as_ref() == Some(refusal) {
            return;
        }
        self.told = Some(refusal.clone());
        let text = render(&ServerMessage::Error {
            error: refusal.failure(),
        });
        for visitor in &mut self.visitors {
            visitor.give(Out::Text(text.clone()));
        }
    }

    /// Ends every connection.
    pub(super) fn close(&mut self, refusal: &Refusal) {
        for visitor in &mut self.visitors {
            visitor.give(Out::Close(refusal.clone()));
            self.cluster.close_way(visitor.connection);
        }
        self.visitors.clear();
    }

    /// Who is here and what they want, now that the table is ours.
    pub(super) fn into_requests(mut self) -> Vec<Request> {
        let mut requests = Vec::new();
        for visitor in self.visitors.drain(..) {
            self.cluster.close_way(visitor.connection);
            requests.extend(visitor.into_requests());
        }
        requests.append(&mut self.questions);
        requests
    }
}

/// Until something has changed.
async fn changed<T>(what: &mut watch::Receiver<T>) {
    if what.changed().await.is_err() {
        core::future::pending::<()>().await;
    }
}
