//! A few threads on which bots think, so that no table waits for another's search.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use bots::Decision;
use protocol::TableCode;
use tokio::sync::oneshot;

use crate::metrics::Metrics;

/// A decision to be made.
type Work<D> = Box<dyn FnOnce() -> D + Send>;

/// The threads; they end when this is dropped.
pub(crate) struct BotPool<D = Decision> {
    shared: Arc<Shared<D>>,
}

struct Shared<D> {
    queue: Mutex<Queue<D>>,
    more: Condvar,
    metrics: Arc<Metrics>,
}

/// Tables take turns, so that one with many bots does not keep the others waiting.
struct Queue<D> {
    turns: VecDeque<TableCode>,
    of: HashMap<TableCode, VecDeque<Job<D>>>,
    closed: bool,
}

struct Job<D> {
    work: Work<D>,
    answer: oneshot::Sender<D>,
}

impl<D> Default for Queue<D> {
    fn default() -> Queue<D> {
        Queue {
            turns: VecDeque::new(),
            of: HashMap::new(),
            closed: false,
        }
    }
}

impl<D> Queue<D> {
    fn push(&mut self, table: TableCode, job: Job<D>) {
        let jobs = self.of.entry(table).or_default();
        if jobs.is_empty() {
            self.turns.push_back(table);
        }
        jobs.push_back(job);
    }

    fn pop(&mut self) -> Option<Job<D>> {
        let table = self.turns.pop_front()?;
        let jobs = self.of.get_mut(&table)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.of.remove(&table);
        } else {
            self.turns.push_back(table);
        }
        job
    }
}

impl<D: Send + 'static> BotPool<D> {
    /// Starts the threads.
    pub(crate) fn start(threads: usize, metrics: Arc<Metrics>) -> std::io::Result<BotPool<D>> {
        let shared = Arc::new(Shared {
            queue: Mutex::default(),
            more: Condvar::new(),
            metrics,
        });
        for number in 0..threads {
            let shared = shared.clone();
            thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || shared.run())?;
        }
        Ok(BotPool { shared })
    }

    /// Puts a decision in the queue. The answer does not come if the bot fails.
    pub(crate) fn think(&self, table: TableCode, work: Work<D>) -> oneshot::Receiver<D> {
        let (answer, receiver) = oneshot::channel();
        self.shared.metrics.thoughts.add(1);
        self.shared
            .lock()
            .push(table, Job { work, answer });
        self.shared.more.notify_one();
        receiver
    }
}

impl<D> Drop for BotPool<D> {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.more.notify_all();
    }
}

impl<D> Shared<D> {
    fn lock(&self) -> MutexGuard<'_, Queue<D>> {
        self.queue
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self) {
        while let Some(job) = self.next() {
            // Nobody waits any more for the decision of a table that is gone.
            if !job.answer.is_closed() {
                self.decide(job);
            }
            self.metrics.thoughts.add(-1);
        }
    }

    fn next(&self) -> Option<Job<D>> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.pop() {
                return Some(job);
            }
            queue = self
                .more
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn decide(&self, job: Job<D>) {
        let begun = Instant::now();
        // A bot that fails must not take the thread with it: its table then plays something legal.
        if let Ok(decision) = catch_unwind(AssertUnwindSafe(job.work)) {
            // Nobody may wait any more; then it does not matter.
            let _ = job.answer.send(decision);
        } else {
            tracing::error!("a bot failed to decide");
        }
        self.metrics.thinking.record(begun.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(text: &'static str) -> (Job<String>, oneshot::Receiver<String>) {
        let (answer, receiver) = oneshot::channel();
        (
            Job {
                work: Box::new(move || text.to_owned()),
                answer,
            },
            receiver,
        )
    }

    #[test]
    fn tables_take_turns() {
        let [busy, other] = [1, 2].map(|byte| TableCode::from_random([byte; 10]));
        let mut queue = Queue::default();
        let mut receivers = Vec::new();
        for (table, text) in [
            (busy, "a1"),
            (busy, "a2"),
            (busy, "a3"),
            (other, "b1"),
            (other, "b2"),
        ] {
            let (job, receiver) = job(text);
            queue.push(table, job);
            receivers.push(receiver);
        }
        let order: Vec<String> = std::iter::from_fn(|| queue.pop())
            .map(|job| (job.work)())
            .collect();
        assert_eq!(order, ["a1", "b1", "a2", "b2", "a3"]);
        assert!(queue.of.is_empty());
    }

    #[test]
    fn a_bot_that_fails_takes_nobody_with_it() {
        let bot_pool = BotPool::start(1, Arc::default()).unwrap();
        let table = TableCode::from_random([1; 10]);
        let broken = bot_pool.think(table, Box::new(|| panic!("a bot's mistake")));
        let fine = bot_pool.think(table, Box::new(|| "card 7".to_owned()));
        assert!(broken.blocking_recv().is_err());
        assert_eq!(fine.blocking_recv().as_deref(), Ok("card 7"));
    }
}
