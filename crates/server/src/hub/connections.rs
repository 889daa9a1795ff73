//! The connections at a table. Nobody waits for one that does not read: it is dropped.

use std::sync::Arc;

use protocol::{GuestId, Key, Refusal, ServerMessage, names};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::request::{Join, Out};
use crate::address::Address;
use crate::metrics::Metrics;

/// Everybody connected to a table.
pub(super) struct Connections {
    connections: Vec<Connection>,
    metrics: Arc<Metrics>,
}

/// One tab of one guest.
struct Connection {
    id: u64,
    guest: GuestId,
    name: Box<str>,
    address: Address,
    /// Whether it has been told how things stand; before that, news would mean nothing to it.
    synced: bool,
    /// How long bots are to pause, in hundredths of the usual.
    pause: Option<u16>,
    outbox: mpsc::Sender<Arc<Out>>,
}

impl Connections {
    pub(super) fn new(metrics: Arc<Metrics>) -> Connections {
        Connections {
            connections: Vec::new(),
            metrics,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// Adds a connection; says whether it is the guest's first here.
    pub(super) fn join(&mut self, join: Join) -> bool {
        let first = !self.has(join.guest);
        let Join {
            connection: id,
            guest,
            address,
            name,
            outbox,
            ..
        } = join;
        let name = name.into_boxed_str();
        self.connections.push(Connection {
            id,
            guest,
            name,
            address,
            synced: false,
            pause: None,
            outbox,
        });
        first
    }

    /// Removes a connection; gives the guest if it was their last.
    pub(super) fn leave(&mut self, id: u64) -> Option<GuestId> {
        let at = self
            .connections
            .iter()
            .position(|connection| connection.id == id)?;
        let guest = self.connections.swap_remove(at).guest;
        (!self.has(guest)).then_some(guest)
    }

    /// A guest has no name from now on.
    pub(super) fn forget_name(&mut self, guest: GuestId) {
        for connection in self
            .connections
            .iter_mut()
            .filter(|connection| connection.guest == guest)
        {
            connection.name = names::ERASED.into();
        }
    }

    fn has(&self, guest: GuestId) -> bool {
        self.connections
            .iter()
            .any(|connection| connection.guest == guest)
    }

    /// Where the guest is connected from, or else somebody who is here.
    pub(super) fn address(&self, guest: GuestId) -> Option<Address> {
        let of = |connection: &&Connection| connection.guest == guest;
        self.connections
            .iter()
            .rfind(of)
            .or(self.connections.first())
            .map(|connection| connection.address)
    }

    /// A connection says how long bots are to pause.
    pub(super) fn say_pause(&mut self, id: u64, percent: u16) {
        let mut connections = self.connections.iter_mut();
        if let Some(connection) = connections.find(|connection| connection.id == id) {
            connection.pause = Some(percent);
        }
    }

    /// How long bots are to pause: what this guest has said, or else somebody who is here.
    pub(super) fn pause(&self, guest: GuestId) -> Option<u16> {
        let said = |connection: &&Connection| connection.pause.is_some();
        let of = |connection: &&Connection| said(connection) && connection.guest == guest;
        self.connections
            .iter()
            .rfind(of)
            .or_else(|| self.connections.iter().find(said))?
            .pause
    }

    /// Who a connection is.
    pub(super) fn who(&self, id: u64) -> Option<(GuestId, Box<str>)> {
        let found = self
            .connections
            .iter()
            .find(|connection| connection.id == id)?;
        Some((found.guest, found.name.clone()))
    }

    /// Everybody, each once, under the name of their newest connection.
    pub(super) fn guests(&self) -> Vec<(GuestId, Box<str>)> {
        let mut guests: Vec<(GuestId, Box<str>)> = Vec::new();
        for connection in self.connections.iter().rev() {
            if !guests
                .iter()
                .any(|(guest, _)| *guest == connection.guest)
            {
                guests.push((connection.guest, connection.name.clone()));
            }
        }
        guests
    }

    /// The connections of these guests.
    pub(super) fn ids(&self, chosen: impl Fn(GuestId) -> bool) -> Vec<u64> {
        let connections = self
            .connections
            .iter()
            .filter(|connection| chosen(connection.guest));
        connections
            .map(|connection| connection.id)
            .collect()
    }

    /// Tells a connection how things stand; from now on news mean something to it.
    pub(super) fn sync(&mut self, id: u64, text: &Utf8Bytes) {
        for connection in self
            .connections
            .iter_mut()
            .filter(|connection| connection.id == id)
        {
            connection.synced = true;
        }
        self.put(&[id], text);
    }

    /// Sends the same bytes to these connections.
    pub(super) fn put(&mut self, ids: &[u64], text: &Utf8Bytes) {
        self.give(ids, Out::Text(text.clone()));
    }

    /// Answers a command.
    pub(super) fn answer(&mut self, id: u64, key: Key, text: Utf8Bytes) {
        self.give(&[id], Out::Answer(key, text));
    }

    fn give(&mut self, ids: &[u64], out: Out) {
        let out = Arc::new(out);
        let listeners = self
            .connections
            .iter_mut()
            .filter(|connection| connection.synced);
        for connection in listeners.filter(|connection| ids.contains(&connection.id)) {
            match connection.outbox.try_send(out.clone()) {
                Ok(()) => self.metrics.sent.add(1),
                // Its task finds the way closed, says so and ends; until then it is still one of us.
                Err(TrySendError::Full(_)) => connection.outbox = closed(),
                Err(TrySendError::Closed(_)) => {}
            }
        }
    }

    /// Ends every connection.
    pub(super) fn close(&mut self, refusal: &Refusal) {
        let out = Arc::new(Out::Close(refusal.clone()));
        for connection in self.connections.drain(..) {
            // One that does not read needs no reason.
            let _ = connection.outbox.try_send(out.clone());
        }
    }
}

/// A way that leads nowhere.
fn closed() -> mpsc::Sender<Arc<Out>> {
    mpsc::channel(1).0
}

/// A message as it is sent.
pub(crate) fn render(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("a message is plain data with text keys")
        .into()
}
