//! The task of a connection: reads, writes, pings, ends.

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use futures_util::{SinkExt, StreamExt};
use protocol::{Refusal, ServerMessage, TableCode};
use tokio::io::AsyncReadExt;
use tokio::sync::mpsc;
use tokio::time::{self, Instant};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use super::incoming::{Incoming, Next};
use crate::address::Address;
use crate::api::guard::Guest;
use crate::app::{Shared, going_down, store_failed};
use crate::config::MAX_MESSAGE;
use crate::connection_limits::Slot;
use crate::hub::{Out, new_connection, render};
use crate::line::Line;
use crate::signins::SignIn;

/// How long a client may take to say hello.
const HELLO_LIMIT: Duration = Duration::from_secs(10);
/// How long a client may take to read what is sent before it counts as one that does not.
const WRITE_LIMIT: Duration = Duration::from_secs(10);
/// How long the last words may take.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// How much is taken of what a client goes on sending, in bytes, so that it can hear them.
const LAST_READ: usize = 256 * 1024;
/// How long a hasty client should wait before it connects again, in milliseconds.
const COOL_DOWN: u64 = 5_000;

/// How often it is looked whether the sign-in still stands, should nobody have said that it ended.
const SIGN_IN_CHECK: Duration = Duration::from_mins(10);

/// Why a connection is over.
enum Over {
    /// The line is dead.
    Lost,
    /// The client has said that it leaves.
    Left,
    /// We end it, for this reason and with this code.
    Ended(Refusal, CloseCode),
}

impl From<Refusal> for Over {
    fn from(refusal: Refusal) -> Over {
        let code = close_code(&refusal);
        Over::Ended(refusal, code)
    }
}

/// A client's connection to a table.
pub(super) struct Connection {
    socket: WebSocketStream<Line>,
    app: Shared,
    incoming: Incoming,
    /// What the table says, once `hello` was said.
    outbox: Option<mpsc::Receiver<Arc<Out>>>,
    heard: Instant,
    sign_in: SignIn,
    /// When the sign-in ends by the wall clock, as far as is known, and when that was looked up.
    ends: u64,
    looked: Instant,
    /// Given back when the connection is gone.
    _place: Slot,
}

/// What a connection holds for as long as it lasts.
pub(super) struct Standing {
    pub(super) address: Address,
    pub(super) place: Slot,
    pub(super) sign_in: SignIn,
}

impl Connection {
    pub(super) fn new(
        socket: WebSocketStream<Line>,
        app: Shared,
        code: TableCode,
        guest: Guest,
        standing: Standing,
    ) -> Connection {
        let id = new_connection();
        let ends = guest.expires_at;
        let now = Instant::now();
        Connection {
            socket,
            incoming: Incoming::new(app.clone(), code, guest, standing.address, id),
            app,
            outbox: None,
            heard: now,
            sign_in: standing.sign_in,
            ends,
            looked: now,
            _place: standing.place,
        }
    }

    /// Serves the client until the connection ends. Boxed, because a task has room for each place that a value is
    /// moved through.
    pub(super) async fn serve(mut self: Box<Self>) {
        self.app.metrics.connections.add(1);
        self.app.metrics.opened.add(1);
        let over = self.run().await;
        Box::pin(self.end(over)).await;
    }

    async fn run(&mut self) -> Over {
        let mut closing = self.app.closing.clone();
        let idle = self.app.config.limits.idle;
        // It may have ended since the handshake was let in.
        if let Err(over) = Box::pin(self.check_sign_in()).await {
            return over;
        }
        let mut ticks = time::interval_at(Instant::now() + HELLO_LIMIT.min(idle / 3), idle / 3);
        loop {
            let step = tokio::select! {
                out = next(&mut self.outbox) => self.send(out).await,
                message = self.socket.next() => self.receive(message).await,
                _ = ticks.tick() => self.tick().await,
                () = self.sign_in.over() => Err(Refusal::NoSession.into()),
                () = going_down(&mut closing) => Err(Refusal::Restarting.into()),
            };
            if let Err(over) = step {
                return over;
            }
        }
    }

    /// Sends what the table says, all that is there at once.
    async fn send(&mut self, first: Option<Arc<Out>>) -> Result<(), Over> {
        let mut next = first;
        let limit = self.write_limit();
        let batch = async {
            loop {
                match next.as_deref() {
                    Some(Out::Text(text) | Out::Answer(_, text)) => {
                        self.socket
                            .feed(Message::Text(text.clone()))
                            .await
                            .map_err(|_| Over::Lost)?;
                    }
                    Some(Out::Close(refusal)) => return Err(refusal.clone().into()),
                    // The table closes the way of a client that does not read.
                    None => return Err(Refusal::TooSlow.into()),
                }
                next = match self.outbox.as_mut().map(mpsc::Receiver::try_recv) {
                    Some(Ok(out)) => Some(out),
                    Some(Err(mpsc::error::TryRecvError::Disconnected)) => None,
                    _ => break,
                };
            }
            self.socket.flush().await.map_err(|_| Over::Lost)
        };
        time::timeout(limit, batch)
            .await
            .unwrap_or(Err(Refusal::TooSlow.into()))
    }

    fn write_limit(&self) -> Duration {
        WRITE_LIMIT.min(self.app.config.limits.idle)
    }

    async fn say(&mut self, message: Message) -> Result<(), Over> {
        match time::timeout(self.write_limit(), self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Over::Lost),
            Err(_) => Err(Refusal::TooSlow.into()),
        }
    }

    async fn receive(&mut self, message: Option<Result<Message, Error>>) -> Result<(), Over> {
        self.heard = Instant::now();
        let next = match message {
            Some(Ok(Message::Text(text))) => self.incoming.text(&text).await,
            Some(Ok(Message::Binary(_))) => {
                return Err(Over::Ended(Refusal::BadMessage, CloseCode::Unsupported));
            }
            // Raw frames are never read.
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {
                self.incoming.control()
            }
            Some(Ok(Message::Close(_))) => return Err(Over::Left),
            None => return Err(Over::Lost),
            Some(Err(error)) => return Err(unreadable(&error).map_or(Over::Lost, Over::from)),
        };
        match next {
            Next::Go => Ok(()),
            Next::Listen(outbox) => {
                self.outbox = Some(outbox);
                Ok(())
            }
            Next::Say(message) => self.say(Message::Text(render(&message))).await,
            Next::Close(refusal) => Err(refusal.into()),
        }
    }

    /// Now and then: is anybody there?
    async fn tick(&mut self) -> Result<(), Over> {
        if !self.incoming.has_said_hello() {
            return Err(Refusal::HelloFirst.into());
        }
        if self.heard.elapsed() >= self.app.config.limits.idle {
            return Err(Over::Lost);
        }
        let is_due = self.app.clock.wall() >= self.ends || self.looked.elapsed() >= SIGN_IN_CHECK;
        if is_due || self.app.sign_ins.is_doubtful(self.looked) {
            // Boxed: otherwise every connection would reserve room for a question to the store.
            Box::pin(self.check_sign_in()).await?;
        }
        self.say(Message::Ping(Bytes::new())).await
    }

    /// Whether the sign-in still stands. While the store does not answer, nobody is sent away.
    async fn check_sign_in(&mut self) -> Result<(), Over> {
        self.looked = Instant::now();
        match self
            .app
            .store
            .sign_in_ends(&self.sign_in.family, self.app.clock.wall())
            .await
        {
            Ok(Some(ends)) => {
                self.ends = ends;
                Ok(())
            }
            Ok(None) => Err(Refusal::NoSession.into()),
            Err(error) => {
                store_failed(&error);
                Ok(())
            }
        }
    }

    /// The last words, and the table hears that the client is gone.
    async fn end(mut self: Box<Self>, over: Over) {
        self.incoming.leave().await;
        self.app.metrics.connections.add(-1);
        let _ = match over {
            Over::Lost => return,
            // The answer to the client's close frame waits to be sent (RFC 6455 5.5.1).
            Over::Left => time::timeout(LAST_WORDS, self.socket.flush()).await,
            Over::Ended(refusal, code) => {
                self.app.metrics.refused(refusal.code());
                self.app
                    .metrics
                    .dropped
                    .add(u64::from(refusal == Refusal::TooSlow));
                time::timeout(LAST_WORDS, farewell(&mut self.socket, &refusal, code)).await
            }
        };
    }
}

/// Says why, closes, and waits until the client has closed as well: then nothing that was sent is lost.
async fn farewell(
    socket: &mut WebSocketStream<Line>,
    refusal: &Refusal,
    code: CloseCode,
) -> Result<(), Error> {
    let error = ServerMessage::Error {
        error: refusal.failure(),
    };
    let close = CloseFrame {
        code,
        reason: Utf8Bytes::from_static(refusal.code()),
    };
    socket.send(Message::Text(render(&error))).await?;
    socket.send(Message::Close(Some(close))).await?;
    while let Some(message) = socket.next().await {
        if message.is_err() {
            break;
        }
    }
    // After what could not be read nothing can be: the rest is thrown away, up to a point.
    let line = socket.get_mut();
    line.count_no_frames();
    let (mut bytes, mut left) = ([0; 1024], LAST_READ);
    while left > 0 {
        match line.read(&mut bytes).await? {
            0 => break,
            read => left = left.saturating_sub(read),
        }
    }
    Ok(())
}

/// What the table says next; nothing before `hello`.
async fn next(outbox: &mut Option<mpsc::Receiver<Arc<Out>>>) -> Option<Arc<Out>> {
    match outbox {
        Some(outbox) => outbox.recv().await,
        None => core::future::pending().await,
    }
}

/// Why a frame could not be read, if the client can still be told.
fn unreadable(error: &Error) -> Option<Refusal> {
    match error {
        Error::Capacity(_) => Some(Refusal::TooLarge { limit: MAX_MESSAGE }),
        Error::Utf8(_) => Some(Refusal::BadMessage),
        Error::Io(error) if error.kind() == ErrorKind::QuotaExceeded => Some(Refusal::TooFast {
            retry_ms: COOL_DOWN,
        }),
        _ => None,
    }
}

fn close_code(refusal: &Refusal) -> CloseCode {
    match refusal {
        Refusal::Restarting | Refusal::TableMoves => CloseCode::Restart,
        Refusal::TooLarge { .. } => CloseCode::Size,
        Refusal::BadMessage => CloseCode::Invalid,
        Refusal::Busy | Refusal::NotSaved | Refusal::OutcomeUnknown | Refusal::NotSaving => {
            CloseCode::Again
        }
        Refusal::TableBroken => CloseCode::Error,
        _ => CloseCode::Policy,
    }
}
