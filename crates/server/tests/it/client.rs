//! A client as a good one should be: it keeps its picture, asks again when something is missing, and sends
//! unanswered commands again after a reconnect.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use fair_deal::share_commitment;
use futures_util::{SinkExt, StreamExt};
use game_core::Seat;
use protocol::{ClientMessage, Command, Failure, Hex32, Key, Phase, ServerMessage, TableCode};
use tokio::net::TcpStream;
use tokio::time;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::http::Guest;
use crate::mirror::Mirror;

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// So long nothing may be silent in these tests that should not be.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to a table.
pub(crate) struct Client {
    pub(crate) guest: Guest,
    pub(crate) code: TableCode,
    /// Where it connects: the server, or something between.
    pub(crate) address: SocketAddr,
    pub(crate) socket: Socket,
    pub(crate) mirror: Mirror,
    /// Commands that were not answered, in order.
    pub(crate) unanswered: BTreeMap<u64, (Key, Command)>,
    pub(crate) answers: BTreeMap<Key, Result<(), Failure>>,
    /// Errors that answer no command.
    pub(crate) errors: Vec<Failure>,
    /// How often something was missing.
    pub(crate) gaps: u32,
    sent: u64,
    random: u64,
    /// What it is bound to.
    pub(crate) share: Hex32,
}

/// Opens a connection; an error is the server's refusal of the handshake.
pub(crate) async fn handshake(
    address: SocketAddr,
    code: &str,
    lines: &[(&'static str, String)],
) -> Result<Socket, tungstenite::Error> {
    let mut request = format!("ws://{address}/ws/{code}").into_client_request()?;
    for (name, value) in lines {
        request
            .headers_mut()
            .insert(*name, value.parse().unwrap());
    }
    let stream = TcpStream::connect(address).await?;
    tokio_tungstenite::client_async(request, stream)
        .await
        .map(|(socket, _)| socket)
}

/// A message as text.
pub(crate) fn text(message: &ClientMessage) -> Message {
    Message::text(serde_json::to_string(message).unwrap())
}

pub(crate) fn hello(have: Option<protocol::Have>) -> Message {
    text(&ClientMessage::Hello {
        protocol: protocol::VERSION,
        have,
    })
}

/// The next message of the server; nothing if the connection is closed.
pub(crate) async fn receive(socket: &mut Socket) -> Option<ServerMessage> {
    let deadline = time::Instant::now() + PATIENCE;
    loop {
        match time::timeout_at(deadline, socket.next())
            .await
            .expect("the server is silent")?
        {
            Ok(Message::Text(text)) => {
                return Some(
                    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")),
                );
            }
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

impl Client {
    pub(crate) async fn connect(guest: &Guest, code: TableCode) -> Client {
        Client::connect_by(guest, code, guest.server).await
    }

    /// Connects through another address, such as a proxy's.
    pub(crate) async fn connect_by(guest: &Guest, code: TableCode, address: SocketAddr) -> Client {
        let mut socket = open(guest, code, address).await.unwrap();
        socket.send(hello(None)).await.unwrap();
        let mirror = match receive(&mut socket).await {
            Some(ServerMessage::Sync(sync)) => Mirror::new(*sync).unwrap(),
            other => panic!("not a sync: {other:?}"),
        };
        // Different numbers for each client, the same in every run of a test.
        let random = guest.name.bytes().fold(7, |sum: u64, byte| {
            sum.wrapping_mul(31).wrapping_add(byte.into())
        });
        let (unanswered, answers) = (BTreeMap::new(), BTreeMap::new());
        let guest = guest.clone();
        Client {
            guest,
            code,
            address,
            socket,
            mirror,
            unanswered,
            answers,
            errors: Vec::new(),
            gaps: 0,
            sent: 0,
            random,
            share: Hex32([0; 32]),
        }
    }

    /// A new connection in place of the one there was. Says what it has, and what it still wants.
    pub(crate) async fn reconnect(&mut self) -> Result<(), tungstenite::Error> {
        self.socket = open(&self.guest, self.code, self.address).await?;
        self.socket
            .send(hello(self.mirror.have()))
            .await?;
        let again: Vec<_> = self.unanswered.values().cloned().collect();
        for (key, command) in again {
            self.socket
                .send(text(&ClientMessage::Command { key, command }))
                .await?;
        }
        Ok(())
    }

    /// Sends a command without waiting for its answer.
    pub(crate) async fn send(&mut self, command: Command) -> Result<Key, tungstenite::Error> {
        let key = Key::from_random(std::array::from_fn(|_| (self.number() >> 32) as u8));
        self.unanswered
            .insert(self.sent, (key, command.clone()));
        self.sent += 1;
        self.socket
            .send(text(&ClientMessage::Command { key, command }))
            .await?;
        Ok(key)
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn command(&mut self, command: Command) -> Result<(), Failure> {
        let key = self
            .send(command)
            .await
            .expect("the connection is open");
        loop {
            if let Some(answer) = self.answers.remove(&key) {
                return answer;
            }
            assert!(self.next().await, "closed: {:?}", self.errors);
        }
    }

    /// Takes the next message in. False if the connection is closed.
    pub(crate) async fn next(&mut self) -> bool {
        let Some(message) = receive(&mut self.socket).await else {
            return false;
        };
        self.take(message).await;
        true
    }

    async fn take(&mut self, message: ServerMessage) {
        let taken = match message {
            ServerMessage::Sync(sync) => self.mirror.sync(*sync),
            ServerMessage::Update(update) => self.mirror.update(*update),
            ServerMessage::Info { info } => {
                self.mirror.info = *info;
                Ok(())
            }
            ServerMessage::Done { key } => return self.answer(key, Ok(())),
            ServerMessage::Refused { key, error } => return self.answer(key, Err(error)),
            ServerMessage::Error { error } => {
                self.errors.push(error);
                Ok(())
            }
            ServerMessage::Said { .. } | ServerMessage::Pong {} => Ok(()),
        };
        if taken.is_err() {
            self.gaps += 1;
            // A connection that is cut is found out at the next message.
            let _ = self.socket.send(hello(self.mirror.have())).await;
        }
    }

    fn answer(&mut self, key: Key, answer: Result<(), Failure>) {
        self.unanswered
            .retain(|_, (other, _)| *other != key);
        self.answers.insert(key, answer);
    }

    /// Until something is so.
    pub(crate) async fn until(&mut self, so: impl Fn(&Mirror) -> bool) {
        while !so(&self.mirror) {
            assert!(self.next().await, "closed: {:?}", self.errors);
        }
    }

    pub(crate) async fn sit(&mut self, seat: u8) {
        self.command(Command::Sit { seat: Seat(seat) })
            .await
            .unwrap();
    }

    /// Ready, bound to a share of the deal.
    pub(crate) async fn ready(&mut self) {
        let command = self.bind();
        self.command(command).await.unwrap();
    }

    /// A new share, and the command that binds to it.
    pub(crate) fn bind(&mut self) -> Command {
        self.share = Hex32(std::array::from_fn(|_| (self.number() >> 24) as u8));
        let id = self.mirror.info.match_id;
        Command::Ready {
            commitment: share_commitment(id, self.share),
        }
    }

    /// Shows the share once the deal is sealed, with a look at what is sealed.
    pub(crate) async fn reveal(&mut self) {
        self.until(|mirror| mirror.info.phase != Phase::Waiting)
            .await;
        assert!(self.is_bound(), "{:?}", self.mirror.info.deal);
        self.command(Command::Reveal { share: self.share })
            .await
            .unwrap();
    }

    /// The host, if alone with bots, starts.
    pub(crate) async fn start(&mut self) {
        self.command(Command::Start {}).await.unwrap();
        self.reveal().await;
        self.until(|mirror| mirror.game.is_some()).await;
    }

    /// Whether the sealed deal holds this client's commitment, at its seat.
    pub(crate) fn is_bound(&self) -> bool {
        let Some(deal) = &self.mirror.info.deal.sealed else {
            return false;
        };
        let bound = share_commitment(deal.id, self.share);
        self.mirror
            .you
            .seats
            .first()
            .is_some_and(|seat| deal.commits.contains(&(*seat, bound)))
    }

    /// An action for the choice that the match waits for, any one.
    pub(crate) fn any_action(&mut self) -> Option<Command> {
        let number = self.number();
        let (seat, choice) = self.mirror.choice()?;
        let action = choice.actions[(number >> 33) as usize % choice.actions.len()].clone();
        Some(Command::Act {
            seat,
            choice: choice.number,
            action,
        })
    }

    /// Plays anything legal until the match is over. Gives the number of its own actions.
    pub(crate) async fn play_to_the_end(&mut self) -> u32 {
        let mut actions = 0;
        while self.mirror.outcome().is_none() {
            match self.any_action() {
                Some(command) => match self.command(command).await {
                    Ok(()) => actions += 1,
                    Err(error) => assert_eq!(error.code, "stale_choice", "{error:?}"),
                },
                None => assert!(self.next().await, "closed: {:?}", self.errors),
            }
        }
        actions
    }

    fn number(&mut self) -> u64 {
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.random
    }
}

async fn open(
    guest: &Guest,
    code: TableCode,
    address: SocketAddr,
) -> Result<Socket, tungstenite::Error> {
    handshake(address, code.as_str(), &[("cookie", guest.cookie.clone())]).await
}
