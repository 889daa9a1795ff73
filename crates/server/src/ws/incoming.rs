//! What a client says: read, limited, handed to the table.

use std::sync::Arc;

use protocol::{ClientMessage, GuestId, Key, Refusal, ServerMessage, TableCode};
use tokio::sync::mpsc;

use crate::address::Address;
use crate::api::guard::Guest;
use crate::app::Shared;
use crate::config::OUTBOX;
use crate::hub::{Join, Out, Request};

/// What `hello` costs more than another message: its answer is the whole table.
const HELLO_COST: f64 = 4.0;
/// A connection is closed when it was refused for haste more than this many times without making up for it.
pub(super) const PATIENCE: u32 = 40;

/// A client's side of its connection to a table.
pub(super) struct Incoming {
    app: Shared,
    code: TableCode,
    guest: GuestId,
    address: Address,
    name: String,
    seal: Option<u8>,
    id: u64,
    /// The way to the table, once `hello` was said.
    table: Option<mpsc::Sender<Box<Request>>>,
    /// Refusals for haste that were not made good for.
    hasty: u32,
}

/// What follows from a message for the connection itself.
pub(super) enum Next {
    /// Nothing.
    Go,
    /// The first `hello` was said: what the table says comes here.
    Listen(mpsc::Receiver<Arc<Out>>),
    /// This is said.
    Say(Box<ServerMessage>),
    /// This is said, then the connection is closed.
    Close(Refusal),
}

impl Incoming {
    pub(super) fn new(
        app: Shared,
        code: TableCode,
        guest: Guest,
        address: Address,
        id: u64,
    ) -> Incoming {
        let Guest {
            id: guest,
            name,
            seal,
            ..
        } = guest;
        Incoming {
            app,
            code,
            guest,
            address,
            name,
            seal,
            id,
            table: None,
            hasty: 0,
        }
    }

    pub(super) fn has_said_hello(&self) -> bool {
        self.table.is_some()
    }

    /// Reads a message and does what it asks.
    pub(super) async fn text(&mut self, text: &str) -> Next {
        self.app.metrics.received.add(1);
        let message = serde_json::from_str(text);
        let cost = if matches!(message, Ok(ClientMessage::Hello { .. })) {
            HELLO_COST
        } else {
            1.0
        };
        if let Err(refusal) = self.app.messages.take(self.guest, cost) {
            return self.too_fast(refusal, message.as_ref().ok());
        }
        self.hasty = self.hasty.saturating_sub(1);
        match message {
            Ok(message) => self.message(message).await,
            Err(_) => self.wrong(&Refusal::BadMessage),
        }
    }

    /// A ping or pong: no message, but it counts as one.
    pub(super) fn control(&mut self) -> Next {
        match self.app.messages.take(self.guest, 1.0) {
            Ok(()) => {
                self.hasty = self.hasty.saturating_sub(1);
                Next::Go
            }
            Err(refusal) => self.too_fast(refusal, None),
        }
    }

    /// Answers a message that is not accepted; the connection stays open.
    pub(super) fn wrong(&self, refusal: &Refusal) -> Next {
        self.app.metrics.refused(refusal.code());
        Next::Say(Box::new(ServerMessage::Error {
            error: refusal.failure(),
        }))
    }

    /// A clear word first, the end only for who does not listen.
    fn too_fast(&mut self, refusal: Refusal, message: Option<&ClientMessage>) -> Next {
        self.hasty += 1;
        if self.hasty > PATIENCE {
            return Next::Close(refusal);
        }
        match message {
            Some(ClientMessage::Command { key, .. }) => self.refused(*key, &refusal),
            _ => self.wrong(&refusal),
        }
    }

    fn refused(&self, key: Key, refusal: &Refusal) -> Next {
        self.app.metrics.refused(refusal.code());
        Next::Say(Box::new(ServerMessage::Refused {
            key,
            error: refusal.failure(),
        }))
    }

    async fn message(&mut self, message: ClientMessage) -> Next {
        match (message, &self.table) {
            (ClientMessage::Hello { protocol, .. }, _) if protocol != protocol::VERSION => {
                Next::Close(Refusal::OtherVersion {
                    server: protocol::VERSION,
                })
            }
            (ClientMessage::Hello { have, .. }, None) => self.join(have).await,
            (ClientMessage::Hello { have, .. }, Some(table)) => {
                let connection = self.id;
                send(table, Box::new(Request::Hello { connection, have })).await
            }
            (ClientMessage::Ping {}, _) => Next::Say(Box::new(ServerMessage::Pong {})),
            (
                ClientMessage::Command { .. }
                | ClientMessage::Pause { .. }
                | ClientMessage::Say { .. },
                None,
            ) => self.wrong(&Refusal::HelloFirst),
            (ClientMessage::Pause { percent }, Some(table)) => {
                let connection = self.id;
                let request = Request::Pause {
                    connection,
                    percent,
                };
                send(table, Box::new(request)).await
            }
            (ClientMessage::Say { what }, Some(table)) => {
                // Others have to read it: talking is slower than playing.
                if let Err(refusal) = self.app.sayings.take(self.guest, 1.0) {
                    return self.wrong(&refusal);
                }
                let connection = self.id;
                send(table, Box::new(Request::Say { connection, what })).await
            }
            (ClientMessage::Command { key, command }, Some(table)) => {
                let request = Request::Command {
                    connection: self.id,
                    key,
                    command,
                };
                send(table, Box::new(request)).await
            }
        }
    }

    async fn join(&mut self, have: Option<protocol::Have>) -> Next {
        // Somebody's arrival may have to be saved.
        if !self.app.store.is_well() {
            return Next::Close(Refusal::NotSaving);
        }
        let table = match self.app.hub.open(self.code) {
            Ok(table) => table,
            Err(refusal) => return Next::Close(refusal),
        };
        let (outbox, listen) = mpsc::channel(OUTBOX);
        let name = std::mem::take(&mut self.name);
        let join = Join {
            connection: self.id,
            guest: self.guest,
            address: self.address,
            name,
            seal: self.seal,
            have,
            outbox,
        };
        if table
            .send(Box::new(Request::Join(join)))
            .await
            .is_err()
        {
            return Next::Close(Refusal::NotSaved);
        }
        self.table = Some(table);
        Next::Listen(listen)
    }

    /// The connection is gone.
    pub(super) async fn leave(&mut self) {
        if let Some(table) = self.table.take() {
            // A table that has ended knows.
            let request = Request::Leave {
                connection: self.id,
            };
            let _ = table.send(Box::new(request)).await;
        }
    }
}

async fn send(table: &mpsc::Sender<Box<Request>>, request: Box<Request>) -> Next {
    // A table that has ended has said why in the outbox.
    let _ = table.send(request).await;
    Next::Go
}
