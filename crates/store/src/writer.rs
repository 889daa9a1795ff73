//! The one writer: takes whatever has gathered and commits it in one transaction (group commit).
//!
//! A commit waits for the disk. While it does, further writes gather, so that the number of commits a second
//! hardly grows with the number of writes.

use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until, timeout};

use crate::batch::{self, Verdict, Write};
use crate::connect::Database;
use crate::error::{Cause, StoreError};

/// At most so many writes in one transaction.
const BATCH: usize = 512;
/// While several write at once, transactions begin this far apart: fewer and larger ones spare the processor
/// more than anybody notices of the wait. Who writes alone does not wait.
const PACE: Duration = Duration::from_millis(10);
/// At most so many writes wait in the queue; whoever comes later waits for a place in it.
const QUEUE: usize = 4096;
/// A transaction that takes longer has failed, though it may still come to its end.
const PATIENCE: Duration = Duration::from_secs(30);

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
}

impl Queue {
    /// Starts the writer, which ends when it is told to or when all queues to it are gone.
    pub(crate) fn start(database: Database) -> Self {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let (running, ended) = watch::channel(());
        tokio::spawn(async move {
            run(&database, receiver).await;
            database.close().await;
            drop(running);
        });
        Self { sender, ended }
    }

    /// Resolves when the write is durable or has failed; given up after it was queued, it still takes place.
    pub(crate) async fn submit(&self, write: Write) -> Verdict {
        let (reply, verdict) = oneshot::channel();
        let job = Message::Job(Job { write, reply });
        self.sender.send(job).await.map_err(|_| StoreError::Closed)?;
        verdict.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Takes no further writes, waits until those in the queue are done and the connections are closed.
    pub(crate) async fn close(&self) {
        // Who finds the queue closed has been told so by an earlier call; the end is waited for all the same.
        let _ = self.sender.send(Message::Close).await;
        let _ = self.ended.clone().changed().await;
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }
}

async fn run(database: &Database, mut receiver: mpsc::Receiver<Message>) {
    let mut messages = Vec::with_capacity(BATCH);
    while receiver.recv_many(&mut messages, BATCH).await > 0 {
        let (started, several) = (Instant::now(), messages.len() > 1);
        let mut jobs = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Job(job) => jobs.push(job),
                // What is in the queue is still handed out after this.
                Message::Close => receiver.close(),
            }
        }
        commit(database, jobs).await;
        if several {
            sleep_until(started + PACE).await;
        }
    }
}

/// Commits all jobs together; should one's data be refused by the database, each by itself.
async fn commit(database: &Database, jobs: Vec<Job>) {
    match transaction(database, &jobs).await {
        Ok(verdicts) => reply(jobs, verdicts),
        Err(StoreError::Unavailable(cause)) if jobs.len() > 1 && cause.is_about_the_data() => {
            for job in jobs {
                let job = [job];
                let verdicts = transaction(database, &job).await.unwrap_or_else(|error| vec![Err(error)]);
                reply(job, verdicts);
            }
        }
        Err(error) => {
            let verdicts = vec![Err(error); jobs.len()];
            reply(jobs, verdicts);
        }
    }
}

fn reply(jobs: impl IntoIterator<Item = Job>, verdicts: Vec<Verdict>) {
    for (job, verdict) in jobs.into_iter().zip(verdicts) {
        // Who has stopped waiting needs no answer.
        let _ = job.reply.send(verdict);
    }
}

async fn transaction(database: &Database, jobs: &[Job]) -> Result<Vec<Verdict>, StoreError> {
    if jobs.is_empty() {
        return Ok(Vec::new());
    }
    let writes: Vec<&Write> = jobs.iter().map(|job| &job.write).collect();
    let work = async {
        let mut transaction = database.begin().await?;
        let verdicts = batch::write(&mut transaction, &writes).await?;
        transaction.commit().await?;
        Ok(verdicts)
    };
    timeout(PATIENCE, work).await.unwrap_or(Err(StoreError::Unavailable(Cause::TIMED_OUT)))
}
