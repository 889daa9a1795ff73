//! A hundred thousand bad messages at a table where others play: typed answers, nothing changed, nobody disturbed.

use std::collections::BTreeSet;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use game_core::Seat;
use game_testkit::Effort;
use protocol::{
    ClientMessage, Command, Have, Hex32, Key, Phase, Refusal, ServerMessage, TableCode,
};
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::time;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, Socket, handshake, hello, text};
use crate::http::Guest;
use crate::ledger::{Ledger, Sighting, entries};
use crate::player::{Dice, Player};
use crate::process::Process;

/// How many messages are sent before their answers are read.
const BATCH: u64 = 24;

/// Somebody who sends anything.
struct Hostile {
    guest: Guest,
    code: TableCode,
    socket: Socket,
    dice: Dice,
    sent: u64,
    /// The codes of the refusals that came.
    codes: BTreeSet<String>,
    closed: u64,
}

/// What the server did after a batch.
enum Answered {
    All,
    Closed,
}

impl Hostile {
    async fn new(guest: Guest, code: TableCode) -> Hostile {
        let socket = connect(&guest, code).await;
        let (dice, codes) = (Dice::new(4_713), BTreeSet::new());
        let mut hostile = Hostile {
            guest,
            code,
            socket,
            dice,
            sent: 0,
            codes,
            closed: 0,
        };
        hostile.greet().await;
        hostile
    }

    async fn greet(&mut self) {
        self.socket.send(hello(None)).await.unwrap();
        assert!(matches!(self.answers(1).await, Answered::All));
    }

    async fn again(&mut self) {
        self.closed += 1;
        self.socket = connect(&self.guest, self.code).await;
        // Out of order: a command before hello is refused, and hello still works.
        if self.dice.below(2) == 0 {
            let message = self.command(Command::Start {});
            self.socket.send(message).await.unwrap();
            assert!(matches!(self.answers(1).await, Answered::All));
        }
        self.greet().await;
    }

    /// Sends bad messages, one made after another, and reads the answers: one each, or the end.
    async fn batch(&mut self, overheard: &[String]) {
        for _ in 0..BATCH {
            let message = self.message(overheard);
            self.sent += 1;
            if self.socket.send(message).await.is_err() {
                break;
            }
        }
        if let Answered::Closed = self.answers(BATCH).await {
            self.again().await;
        }
    }

    async fn answers(&mut self, mut open: u64) -> Answered {
        while open > 0 {
            let message = match self.socket.next().await {
                Some(Ok(Message::Text(text))) => serde_json::from_str(&text).unwrap(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                _ => return Answered::Closed,
            };
            match message {
                ServerMessage::Error { error } | ServerMessage::Refused { error, .. } => {
                    assert!(Refusal::CODES.contains(&error.code.as_str()), "{error:?}");
                    self.codes.insert(error.code);
                }
                ServerMessage::Done { key } => panic!("{key} was done"),
                ServerMessage::Sync(_) | ServerMessage::Pong {} => {}
                // What others do is no answer.
                ServerMessage::Update(_)
                | ServerMessage::Info { .. }
                | ServerMessage::Said { .. } => continue,
            }
            open -= 1;
        }
        Answered::All
    }

    fn message(&mut self, overheard: &[String]) -> Message {
        match self.dice.below(1_000) {
            0..150 => Message::text(self.noise()),
            150..300 => Message::text(self.json(3).to_string()),
            300..500 => self.foreign(),
            // Word for word what somebody else has said, its key included.
            500..650 => Message::text(self.one_of(overheard)),
            650..940 => Message::text(self.mutated(overheard)),
            940..960 => Message::binary(self.noise().into_bytes()),
            960..975 => text(&ClientMessage::Ping {}),
            975..996 => self.odd_hello(),
            996..998 => Message::text("x".repeat(17_000 + self.dice.below(100_000) as usize)),
            _ => text(&ClientMessage::Hello {
                protocol: 2 + self.dice.below(9) as u32,
                have: None,
            }),
        }
    }

    fn one_of(&mut self, overheard: &[String]) -> String {
        overheard[self.dice.below(overheard.len() as u64) as usize].clone()
    }

    fn noise(&mut self) -> String {
        let length = self.dice.below(200);
        (0..length)
            .filter_map(|_| char::from_u32(self.dice.below(0x3000) as u32))
            .collect()
    }

    fn json(&mut self, depth: u32) -> serde_json::Value {
        match self.dice.below(if depth == 0 { 4 } else { 6 }) {
            0 => json!(null),
            1 => json!(self.dice.below(u64::from(u32::MAX))),
            2 => json!(self.noise()),
            3 => json!(["command", "hello", "act", "sit"][self.dice.below(4) as usize]),
            4 => (0..self.dice.below(5))
                .map(|_| self.json(depth - 1))
                .collect(),
            _ => {
                let key =
                    ["type", "key", "command", "do", "seat", "choice"][self.dice.below(6) as usize];
                json!({ key: self.json(depth - 1), "type": "command" })
            }
        }
    }

    fn command(&mut self, command: Command) -> Message {
        let key = Key::from_random(std::array::from_fn(|_| self.dice.below(256) as u8));
        text(&ClientMessage::Command { key, command })
    }

    /// Well formed, for a seat or a right that the sender does not have.
    fn foreign(&mut self) -> Message {
        let seat = Seat([0, 1, 2, 3, 4, 7, 255][self.dice.below(7) as usize]);
        let choice = [0, 1, 2, 9, u32::MAX][self.dice.below(5) as usize];
        let command = match self.dice.below(18) {
            0 => Command::Sit { seat },
            1 => Command::Stand { seat },
            2 => Command::Ready {
                commitment: Hex32([7; 32]),
            },
            13 => Command::Reveal {
                share: Hex32([7; 32]),
            },
            3 => Command::NotReady {},
            4 => Command::Bot {
                seat,
                level: Some(self.noise().parse().unwrap()),
            },
            5 => Command::Kick { seat },
            6 => Command::Options {
                config: self.noise(),
            },
            7 => Command::Start {},
            8 => Command::Undo { seat },
            9 => Command::AnswerUndo { agree: true },
            10 => Command::TakeOver { seat },
            11 => Command::Return { seat },
            12 => Command::Rematch {},
            14 => Command::Allow {
                guest: self.guest.id,
            },
            15 => Command::Lock {},
            16 => Command::Unlock {},
            _ => Command::Act {
                seat,
                choice,
                action: self.noise(),
            },
        };
        self.command(command)
    }

    fn odd_hello(&mut self) -> Message {
        let viewers = [None, Some(Seat(0)), Some(Seat(9)), Some(Seat(255))];
        let numbers = [0, 1, 2, 5_000, u32::MAX];
        let mut number = || numbers[self.dice.below(5) as usize];
        let (first, era, counts) = (number(), number(), [number(), number(), number(), number()]);
        hello(Some(Have {
            number: first,
            era,
            heard: viewers.into_iter().zip(counts).collect(),
        }))
    }

    /// What somebody else has said, with a few signs changed.
    fn mutated(&mut self, overheard: &[String]) -> String {
        let mut bytes = self.one_of(overheard).into_bytes();
        for _ in 0..=self.dice.below(4) {
            let at = self.dice.below(bytes.len() as u64) as usize;
            match self.dice.below(3) {
                0 => bytes[at] = 32 + self.dice.below(95) as u8,
                1 if bytes.len() > 1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b"0\"{}[],:-9e"[self.dice.below(11) as usize]),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Bytes that are no frames at all.
    async fn garbage(&mut self) {
        let noise: Vec<u8> = (0..200)
            .map(|_| self.dice.below(256) as u8)
            .collect();
        let _ = self.socket.get_mut().write_all(&noise).await;
        let _ = self.socket.get_mut().shutdown().await;
        while let Some(Ok(_)) = self.socket.next().await {}
        self.again().await;
    }
}

async fn connect(guest: &Guest, code: TableCode) -> Socket {
    handshake(
        guest.server,
        code.as_str(),
        &[("cookie", guest.cookie.clone())],
    )
    .await
    .unwrap()
}

/// One move of one of the players; gives what was said, for others to repeat.
async fn turn(players: &mut [Player]) -> Option<String> {
    for player in players.iter_mut() {
        if player.client.mirror.info.phase != Phase::Playing {
            return None;
        }
        if let Some(command) = player.client.any_action() {
            let said = serde_json::to_string(&command).unwrap();
            player.client.command(command).await.unwrap();
            player.collect();
            return Some(said);
        }
    }
    // Somebody's news is still under way; whose, is not known.
    for player in players {
        if let Ok(open) = time::timeout(Duration::from_millis(5), player.client.next()).await {
            assert!(open);
        }
    }
    None
}

async fn seated(process: &Process) -> (TableCode, Vec<Player>) {
    let (ada, bea) = (
        Guest::new(process.address, "Ada").await,
        Guest::new(process.address, "Bea").await,
    );
    let code = ada
        .table_with_bots("random", "samurakva", "players=2")
        .await;
    let mut players = Vec::new();
    for guest in [ada, bea] {
        players.push(Player::new(Client::connect(&guest, code).await, 5));
    }
    players[1].client.sit(1).await;
    players[0].client.ready().await;
    players[1].client.ready().await;
    players[0]
        .client
        .command(Command::Start {})
        .await
        .unwrap();
    players[0].client.reveal().await;
    players[1].client.reveal().await;
    for player in &mut players {
        player
            .client
            .until(|mirror| mirror.choice().is_some())
            .await;
    }
    (code, players)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_messages_change_nothing_and_disturb_nobody() {
    let messages = Effort::from_env().pick(8_000, 100_000);
    let mut process = Process::new("hostile");
    process.start().await;
    let (code, mut players) = seated(&process).await;
    let before = entries(&process.data, code, 0).await.len();
    let mut hostile = Hostile::new(Guest::new(process.address, "Mallory").await, code).await;
    let mut overheard = vec![
        r#"{"type":"command","key":"0123456789abcdef","command":{"do":"start"}}"#.to_owned(),
        r#"{"type":"hello","protocol":2,"have":{"number":1,"era":0,"heard":[[null,3]]}}"#
            .to_owned(),
    ];
    let mut moves = 0;
    while hostile.sent < messages {
        hostile.batch(&overheard).await;
        if hostile.dice.below(40) == 0 {
            hostile.garbage().await;
        }
        if let Some(said) = turn(&mut players).await {
            moves += 1;
            overheard.push(format!(
                r#"{{"type":"command","key":"{moves:016}","command":{said}}}"#
            ));
        }
    }
    assert!(
        moves > 10 && hostile.closed > 10,
        "{moves} moves, closed {} times",
        hostile.closed
    );
    let met = [
        "bad_message",
        "too_large",
        "other_version",
        "hello_first",
        "not_your_seat",
        "not_host",
        "no_such_seat",
    ];
    assert!(
        met.iter()
            .all(|code| hostile.codes.contains(*code)),
        "{:?}",
        hostile.codes
    );
    assert_eq!(process.complaints(), "");
    undisturbed(&process, code, &players, before + moves).await;
}

/// The log holds what the players did and nothing else; they missed nothing.
async fn undisturbed(process: &Process, code: TableCode, players: &[Player], length: usize) {
    let log = entries(&process.data, code, 0).await;
    assert_eq!(log.len(), length, "one entry for each move");
    let mut sightings = Vec::new();
    for player in players {
        assert_eq!(
            (
                player.client.gaps,
                player.client.errors.len(),
                player.refused.len()
            ),
            (0, 0, 0)
        );
        let fresh = Client::connect(&player.client.guest, code).await;
        sightings.extend(Sighting::all(&fresh.mirror, true));
    }
    let mut ledger = Ledger::new(&log[0].1);
    ledger
        .read_on(&process.data, &mut sightings)
        .await;
    assert!(
        sightings
            .iter()
            .all(|sighting| sighting.seen_after == Some(ledger.last))
    );
    for player in players {
        player.assert_kept(&ledger);
    }
}
