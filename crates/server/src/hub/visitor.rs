//! One of our clients at a table that another node has.

use std::collections::VecDeque;
use std::sync::Arc;

use protocol::{Command, GuestId, Have, Key};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::Instant;

use super::pulse::Pulse;
use super::{Join, Out, Request};
use crate::address::Address;

/// One of our clients at the table.
pub(super) struct Visitor {
    pub(super) connection: u64,
    pub(super) guest: GuestId,
    pub(super) address: Address,
    pub(super) name: String,
    pub(super) seal: Option<u8>,
    /// What the client has, until it is attached for the first time.
    pub(super) have: Option<Have>,
    pub(super) outbox: mpsc::Sender<Arc<Out>>,
    pub(super) pause: Option<u16>,
    pub(super) unanswered: VecDeque<(Key, Command)>,
    pub(super) attempt: u32,
    /// The numbers of the last messages that went and came.
    pub(super) sent: u64,
    pub(super) heard: u64,
    /// Whether the owner is there, as far as is known here.
    pub(super) pulse: Pulse,
}

impl Visitor {
    /// Somebody who has just come.
    pub(super) fn new(join: Join) -> Visitor {
        Visitor {
            connection: join.connection,
            guest: join.guest,
            address: join.address,
            name: join.name,
            seal: join.seal,
            have: join.have,
            outbox: join.outbox,
            pause: None,
            unanswered: VecDeque::new(),
            attempt: 0,
            sent: 0,
            heard: 0,
            pulse: Pulse::new(Instant::now()),
        }
    }

    /// Nobody waits for a client that does not read: its way is closed, which its task notices.
    pub(super) fn give(&mut self, out: Out) {
        if let Err(TrySendError::Full(_)) = self.outbox.try_send(Arc::new(out)) {
            self.outbox = mpsc::channel(1).0;
        }
    }

    /// Who it is and what they want, for the table itself.
    pub(super) fn into_requests(self) -> Vec<Request> {
        let connection = self.connection;
        let mut requests = vec![Request::Join(Join {
            connection,
            guest: self.guest,
            address: self.address,
            name: self.name,
            seal: self.seal,
            have: self.have,
            outbox: self.outbox,
        })];
        if let Some(percent) = self.pause {
            requests.push(Request::Pause {
                connection,
                percent,
            });
        }
        for (key, command) in self.unanswered {
            requests.push(Request::Command {
                connection,
                key,
                command,
            });
        }
        requests
    }
}
