//! A line to a table on this machine: a thread with the table, its log and its bots.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Budget, time_limit};
use client_core::room::Input;
use protocol::{ClientMessage, Refusal, ServerMessage};
use table::BotRequest;

use crate::client::{Line, Order, Past};
use crate::local::LocalTable;

/// How long bots pause before they move, so that a person can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tempo(pub Duration);

/// A table on this machine, for whoever connects to it.
#[derive(Debug)]
pub struct Own {
    table: LocalTable,
    pause: Duration,
    inputs: Sender<Input>,
    pasts: Sender<Past>,
    /// Whether the person's client is connected.
    open: bool,
}

/// Gives a table a thread of its own and connects to it. The thread ends when the line is dropped.
pub fn connect(table: LocalTable, tempo: Tempo) -> Line {
    let (orders, received) = mpsc::channel();
    let (inputs, heard) = mpsc::channel();
    let (recalled, pasts) = mpsc::channel();
    let own = Own {
        table,
        pause: tempo.0,
        inputs,
        pasts: recalled,
        open: false,
    };
    let thread = thread::spawn(move || own.run(&received));
    Line {
        orders,
        inputs: heard,
        pasts,
        thread: Some(thread),
        distrusted: Arc::new(AtomicBool::new(false)),
    }
}

impl Own {
    fn run(mut self, orders: &Receiver<Order>) {
        let mut due: Option<Instant> = None;
        loop {
            let request = self.table.bot_request().filter(|_| self.open);
            due = request
                .as_ref()
                .map(|_| due.unwrap_or_else(|| Instant::now() + self.pause));
            let order = match due {
                Some(due) => orders.recv_timeout(due.saturating_duration_since(Instant::now())),
                None => orders
                    .recv()
                    .map_err(|_| RecvTimeoutError::Disconnected),
            };
            let done = match (order, request) {
                (Ok(Order::Leave) | Err(RecvTimeoutError::Disconnected), _) => return,
                (Ok(order), _) => self.obey(order),
                (Err(RecvTimeoutError::Timeout), Some(request)) => {
                    due = None;
                    self.decide(&request)
                }
                (Err(RecvTimeoutError::Timeout), None) => Ok(()),
            };
            if done.is_err() {
                // What is not saved has not happened: the table in memory is ahead of its log and is given up.
                let error = Refusal::NotSaved.failure();
                self.tell(&ServerMessage::Error { error });
                return;
            }
        }
    }

    fn obey(&mut self, order: Order) -> io::Result<()> {
        match order {
            Order::Leave => {}
            Order::OpenAfter(_) => {
                self.open = true;
                let _ = self.inputs.send(Input::Opened);
            }
            Order::Close => {
                self.open = false;
                let _ = self.inputs.send(Input::Closed);
            }
            Order::Recall(id) => {
                if let Some(file) = self
                    .table
                    .file()
                    .filter(|_| self.table.match_id() == id)
                {
                    let _ = self.pasts.send(Past { id, file });
                }
            }
            Order::Say(message) => {
                if let ClientMessage::Pause { percent } = message {
                    self.pause = Duration::from_millis(u64::from(local_host::pause(percent)));
                }
                for answer in self.table.hear(message)? {
                    self.tell(&answer);
                }
            }
        }
        Ok(())
    }

    fn decide(&mut self, request: &BotRequest) -> io::Result<()> {
        let begun = Instant::now();
        let limit = time_limit(request.level);
        let mut in_time = || begun.elapsed() < limit;
        let mut budget = Budget {
            playouts: request.playouts(),
            go_on: Some(&mut in_time),
        };
        for news in self.table.decide(request, &mut budget)? {
            self.tell(&news);
        }
        Ok(())
    }

    fn tell(&self, message: &ServerMessage) {
        let text = serde_json::to_string(message).expect("a message is plain data");
        // Nobody listens any more once the person has left.
        let _ = self.inputs.send(Input::Heard(text));
    }
}
