//! The task of a connection: reads, writes, pings, ends.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use protocol::{Refusal, ServerMessage, TableCode};
use tokio::sync::mpsc;
use tokio::time::{self, Instant};

use super::incoming::{Incoming, Next};
use crate::api::guard::Guest;
use crate::app::{Shared, going_down, store_failed};
use crate::config::MAX_MESSAGE;
use crate::hub::Out;
use crate::places::Place;
use crate::signins::SignIn;

/// How long a client may take to say hello.
const HELLO_LIMIT: Duration = Duration::from_secs(10);
/// How long a client may take to read what is sent before it counts as one that does not.
const WRITE_LIMIT: Duration = Duration::from_secs(10);
/// How long the last words may take.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// How often it is looked whether the sign-in still stands, should nobody have said that it ended.
const SIGN_IN_CHECK: Duration = Duration::from_mins(10);

/// Connections are told apart by number.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// The connection is over, for this reason if it is ours.
struct Over(Option<Refusal>);

struct Connection {
    socket: WebSocket,
    app: Shared,
    incoming: Incoming,
    /// What the table says, once `hello` was said.
    outbox: Option<mpsc::Receiver<Out>>,
    heard: Instant,
    sign_in: SignIn,
    /// When the sign-in ends by the wall clock, as far as is known, and when that was looked up.
    ends: u64,
    looked: Instant,
}

/// Serves a connection until it ends.
pub(super) async fn serve(
    socket: WebSocket,
    app: Shared,
    code: TableCode,
    guest: Guest,
    (place, sign_in): (Place, SignIn),
) {
    app.metrics.connections.add(1);
    app.metrics.opened.add(1);
    let ends = guest.expires_at;
    let incoming = Incoming::new(app.clone(), code, guest, place.address(), NEXT.fetch_add(1, Relaxed));
    let now = Instant::now();
    let mut connection =
        Connection { socket, app, incoming, outbox: None, heard: now, sign_in, ends, looked: now };
    let Over(reason) = connection.run().await;
    Box::pin(connection.end(reason)).await;
    drop(place);
}

impl Connection {
    async fn run(&mut self) -> Over {
        let mut closing = self.app.closing.clone();
        let idle = self.app.config.limits.idle;
        // It may have ended since the handshake was let in.
        if let Err(over) = self.check_sign_in().await {
            return over;
        }
        let mut ticks = time::interval_at(Instant::now() + HELLO_LIMIT.min(idle / 3), idle / 3);
        loop {
            let step = tokio::select! {
                out = next(&mut self.outbox) => self.send(out).await,
                message = self.socket.recv() => self.receive(message).await,
                _ = ticks.tick() => self.tick().await,
                () = self.sign_in.over() => Err(Over(Some(Refusal::NoSession))),
                () = going_down(&mut closing) => Err(Over(Some(Refusal::Restarting))),
            };
            if let Err(over) = step {
                return over;
            }
        }
    }

    /// Sends what the table says, all that is there at once.
    async fn send(&mut self, first: Option<Out>) -> Result<(), Over> {
        let mut next = first;
        let limit = self.write_limit();
        let batch = async {
            loop {
                match next {
                    Some(Out::Text(text)) => {
                        self.socket.feed(Message::Text(text)).await.map_err(|_| Over(None))?;
                    }
                    Some(Out::Close(refusal)) => return Err(Over(Some(*refusal))),
                    // The table closes the way of a client that does not read.
                    None => return Err(Over(Some(Refusal::TooSlow))),
                }
                next = match self.outbox.as_mut().map(mpsc::Receiver::try_recv) {
                    Some(Ok(out)) => Some(out),
                    Some(Err(mpsc::error::TryRecvError::Disconnected)) => None,
                    _ => break,
                };
            }
            self.socket.flush().await.map_err(|_| Over(None))
        };
        time::timeout(limit, batch).await.unwrap_or(Err(Over(Some(Refusal::TooSlow))))
    }

    fn write_limit(&self) -> Duration {
        WRITE_LIMIT.min(self.app.config.limits.idle)
    }

    async fn say(&mut self, message: Message) -> Result<(), Over> {
        match time::timeout(self.write_limit(), self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Over(None)),
            Err(_) => Err(Over(Some(Refusal::TooSlow))),
        }
    }

    async fn receive(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Over> {
        self.heard = Instant::now();
        let next = match message {
            Some(Ok(Message::Text(text))) => self.incoming.text(&text).await,
            Some(Ok(Message::Binary(_))) => self.incoming.wrong(&Refusal::BadMessage),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Next::Go,
            Some(Ok(Message::Close(_))) | None => return Err(Over(None)),
            Some(Err(error)) => return Err(Over(unreadable(&error))),
        };
        match next {
            Next::Go => Ok(()),
            Next::Listen(outbox) => {
                self.outbox = Some(outbox);
                Ok(())
            }
            Next::Say(message) => self.say(Message::Text(render(&message))).await,
            Next::Close(refusal) => Err(Over(Some(refusal))),
        }
    }

    /// Now and then: is anybody there?
    async fn tick(&mut self) -> Result<(), Over> {
        if !self.incoming.has_said_hello() {
            return Err(Over(Some(Refusal::HelloFirst)));
        }
        if self.heard.elapsed() >= self.app.config.limits.idle {
            return Err(Over(None));
        }
        if self.app.clock.wall() >= self.ends || self.looked.elapsed() >= SIGN_IN_CHECK {
            self.check_sign_in().await?;
        }
        self.say(Message::Ping(Bytes::new())).await
    }

    /// Whether the sign-in still stands. While the store does not answer, nobody is sent away.
    async fn check_sign_in(&mut self) -> Result<(), Over> {
        self.looked = Instant::now();
        match self.app.store.sign_in_ends(&self.sign_in.family, self.app.clock.wall()).await {
            Ok(Some(ends)) => {
                self.ends = ends;
                Ok(())
            }
            Ok(None) => Err(Over(Some(Refusal::NoSession))),
            Err(error) => {
                store_failed(&error);
                Ok(())
            }
        }
    }

    /// The last words, and the table hears that the client is gone.
    async fn end(mut self, reason: Option<Refusal>) {
        self.incoming.leave().await;
        self.app.metrics.connections.add(-1);
        let Some(refusal) = reason else { return };
        self.app.metrics.refused(refusal.code());
        if refusal == Refusal::TooSlow {
            self.app.metrics.dropped.add(1);
        }
        let error = ServerMessage::Error { error: refusal.failure() };
        let code = close_code(&refusal);
        let close = CloseFrame { code, reason: Utf8Bytes::from_static(refusal.code()) };
        let _ = time::timeout(LAST_WORDS, async {
            self.socket.send(Message::Text(render(&error))).await?;
            self.socket.send(Message::Close(Some(close))).await?;
            // The client answers with a close of its own; then nothing that it sent is reset.
            while let Some(Ok(_)) = self.socket.recv().await {}
            Ok::<(), axum::Error>(())
        })
        .await;
    }
}

/// What the table says next; nothing before `hello`.
async fn next(outbox: &mut Option<mpsc::Receiver<Out>>) -> Option<Out> {
    match outbox {
        Some(outbox) => outbox.recv().await,
        None => core::future::pending().await,
    }
}

/// Why a frame could not be read, if the client can still be told.
fn unreadable(error: &axum::Error) -> Option<Refusal> {
    let text = error.to_string();
    if text.contains("too long") || text.contains("Space limit") {
        Some(Refusal::TooLarge { limit: MAX_MESSAGE })
    } else if text.contains("UTF-8") {
        Some(Refusal::BadMessage)
    } else {
        None
    }
}

fn close_code(refusal: &Refusal) -> u16 {
    match refusal {
        Refusal::Restarting => close_code::RESTART,
        Refusal::TooLarge { .. } => close_code::SIZE,
        Refusal::BadMessage => close_code::INVALID,
        Refusal::Busy | Refusal::NotSaved => close_code::AGAIN,
        _ => close_code::POLICY,
    }
}

fn render(message: &ServerMessage) -> Utf8Bytes {
    // Plain data with text keys: nothing here that JSON cannot hold.
    serde_json::to_string(message).unwrap_or_default().into()
}
