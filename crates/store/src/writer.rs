//! The one writer: takes whatever has gathered and commits it in one transaction (group commit).
//!
//! A commit waits for the disk. While it does, further writes gather, so that the number of commits a second
//! hardly grows with the number of writes.
//!
//! After a failure nothing is tried but a proof that the database can be written, again and again; until it
//! succeeds every write is turned away, and thus known not to have taken place.

use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use crate::batch::{Verdict, Write};
use crate::error::{Cause, StoreError};
use crate::health::Health;
use crate::pen::Pen;

/// The most writes in one transaction.
const BATCH: usize = 512;
/// While several callers write at once, transactions begin this far apart: fewer and larger ones save more of
/// the processor than anybody notices of the wait. A single caller does not wait.
const PACE: Duration = Duration::from_millis(10);
/// The most writes that wait in the queue; further callers wait for a place in it.
const QUEUE: usize = 4096;
/// How often the database is looked at while nobody writes.
const LOOK: Duration = Duration::from_secs(2);
/// How long after a failure the first proof comes; each further one waits twice as long, up to `LAST_PROOF`.
const FIRST_PROOF: Duration = Duration::from_millis(100);
const LAST_PROOF: Duration = Duration::from_secs(1);

enum Message {
    Job(Job),
    Close,
}

struct Job {
    write: Write,
    reply: oneshot::Sender<Verdict>,
}

/// The way to the writer.
#[derive(Clone)]
pub(crate) struct Queue {
    sender: mpsc::Sender<Message>,
    ended: watch::Receiver<()>,
    health: watch::Receiver<Health>,
}

impl Queue {
    /// Starts the writer, which ends when it is told to or when all queues to it are gone.
    pub(crate) fn start(pen: Pen) -> Self {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let (running, ended) = watch::channel(());
        let (told, health) = watch::channel(Health::Well);
        let writer = Writer {
            pen,
            health: told,
            due: Instant::now() + LOOK,
            pause: FIRST_PROOF,
        };
        tokio::spawn(async move {
            writer.run(receiver).await.close().await;
            drop(running);
        });
        Self {
            sender,
            ended,
            health,
        }
    }

    /// Resolves when the write is durable or has failed; given up after it was queued, it still takes place.
    pub(crate) async fn submit(&self, write: Write) -> Verdict {
        let (reply, verdict) = oneshot::channel();
        let job = Message::Job(Job { write, reply });
        self.sender
            .send(job)
            .await
            .map_err(|_| StoreError::Closed)?;
        verdict
            .await
            .unwrap_or(Err(StoreError::Unavailable(Cause::WRITER_ENDED)))
    }

    /// Takes no further writes, waits until those in the queue are done and the connections are closed.
    pub(crate) async fn close(&self) {
        // Who finds the queue closed has been told so by an earlier call; the end is waited for all the same.
        let _ = self.sender.send(Message::Close).await;
        let _ = self.ended.clone().changed().await;
    }

    pub(crate) fn health(&self) -> &watch::Receiver<Health> {
        &self.health
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }
}

/// The task that writes.
struct Writer {
    pen: Pen,
    health: watch::Sender<Health>,
    /// When the database is looked at next, should nobody write before.
    due: Instant,
    /// How long after a failure that is.
    pause: Duration,
}

impl Writer {
    async fn run(mut self, mut receiver: mpsc::Receiver<Message>) -> Pen {
        let mut messages = Vec::with_capacity(BATCH);
        loop {
            tokio::select! {
                // Whoever writes without end must not keep the database from being looked at.
                biased;
                () = sleep_until(self.due) => self.look().await,
                count = receiver.recv_many(&mut messages, BATCH) => {
                    if count == 0 {
                        return self.pen;
                    }
                    let (started, several) = (Instant::now(), messages.len() > 1);
                    let mut jobs = Vec::with_capacity(messages.len());
                    for message in messages.drain(..) {
                        match message {
                            Message::Job(job) => jobs.push(job),
                            // What is in the queue is still handed out after this.
                            Message::Close => receiver.close(),
                        }
                    }
                    self.take(jobs).await;
                    if several {
                        sleep_until(started + PACE).await;
                    }
                }
            }
        }
    }

    async fn take(&mut self, jobs: Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        if self.health.borrow().is_well() {
            self.commit(jobs).await;
        } else {
            refuse(jobs, &StoreError::NotWritten(Cause::WAITING));
        }
    }

    /// Commits all jobs together; should one's data be refused by the database, each by itself.
    async fn commit(&mut self, jobs: Vec<Job>) {
        match self.transaction(&jobs).await {
            Ok(verdicts) => reply(jobs, verdicts),
            Err(error) if is_about_the_data(&error) && jobs.len() > 1 => {
                for job in jobs {
                    if !self.health.borrow().is_well() {
                        refuse([job], &StoreError::NotWritten(Cause::WAITING));
                        continue;
                    }
                    let job = [job];
                    let verdicts = self
                        .transaction(&job)
                        .await
                        .unwrap_or_else(|error| vec![Err(error)]);
                    reply(job, verdicts);
                }
            }
            Err(error) => refuse(jobs, &error),
        }
    }

    /// One transaction. Bad data are their writer's affair; any other failure makes the store unwell.
    async fn transaction(&mut self, jobs: &[Job]) -> Result<Vec<Verdict>, StoreError> {
        let writes: Vec<&Write> = jobs.iter().map(|job| &job.write).collect();
        let mut written = self.pen.write(&writes).await;
        // Nothing is in doubt, and the connection may have been all that was wrong.
        if matches!(&written, Err(StoreError::NotWritten(cause)) if cause.may_be_the_connection()) {
            written = self.pen.write(&writes).await;
        }
        match &written {
            Ok(_) => self.due = Instant::now() + LOOK,
            Err(error) if is_about_the_data(error) => {}
            Err(error) => self.failed(error.clone()),
        }
        written
    }

    /// While all is well: whether the database is still there. After a failure: whether it can be written again.
    async fn look(&mut self) {
        let state = self.health.borrow().clone();
        let seen = match state {
            Health::Well => self.pen.glance().await,
            Health::Failing { .. } => self.pen.prove().await,
            Health::Lost => Err(StoreError::InUse),
        };
        match seen {
            Ok(()) => self.well(),
            Err(error) => self.failed(error),
        }
    }

    fn well(&mut self) {
        self.due = Instant::now() + LOOK;
        self.pause = FIRST_PROOF;
        if !self.health.borrow().is_well() {
            tracing::info!("the database can be written again");
            self.health.send_replace(Health::Well);
        }
    }

    fn failed(&mut self, error: StoreError) {
        let now = Instant::now();
        self.due = now + self.pause;
        self.pause = (self.pause * 2).min(LAST_PROOF);
        let before = self.health.borrow().clone();
        if error == StoreError::InUse {
            if !matches!(before, Health::Lost) {
                tracing::error!("another server has taken the database");
            }
            self.health.send_replace(Health::Lost);
            return;
        }
        let since = if let Health::Failing { since, .. } = before {
            since
        } else {
            tracing::error!(%error, "the database cannot be written; nothing is taken until it can");
            now.into_std()
        };
        self.health
            .send_replace(Health::Failing { since, error });
    }
}

fn is_about_the_data(error: &StoreError) -> bool {
    error
        .cause()
        .is_some_and(Cause::is_about_the_data)
}

fn refuse(jobs: impl IntoIterator<Item = Job>, error: &StoreError) {
    for job in jobs {
        let _ = job.reply.send(Err(error.clone()));
    }
}

fn reply(jobs: impl IntoIterator<Item = Job>, verdicts: Vec<Verdict>) {
    for (job, verdict) in jobs.into_iter().zip(verdicts) {
        // Who has stopped waiting needs no answer.
        let _ = job.reply.send(verdict);
    }
}
