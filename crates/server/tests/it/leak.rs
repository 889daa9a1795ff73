//! Every byte that goes to a seat, or to somebody who watches, follows from what that viewer may know: it is rendered
//! again from the viewer's own views and events and compared. Secrets, seeds and others' cards are searched for.

use std::path::Path;
use std::sync::Arc;

use fair_deal::{FairDeal, share_commitment};
use futures_util::future::{join_all, try_join_all};
use futures_util::{SinkExt, StreamExt};
use game_core::Seat;
use game_testkit::Effort;
use protocol::{
    Choice, ClientMessage, Command, Hex32, Key, MatchId, Phase, ServerMessage, TableCode,
};
use serde_json::Value;
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Socket, handshake, hello, text};
use crate::eyes::Eyes;
use crate::hands::Hands;
use crate::house::House;
use crate::http::{Guest, request};
use crate::ledger::{Ledger, entries};
use crate::player::Dice;

/// Three of the games hide cards; all of them hide what comes.
const GAMES: [(&str, &str); 8] = [
    ("samurakva", "players=3 rounds=1"),
    ("yokai-septet", "players=4"),
    ("samurai-sword", "players=5"),
    ("samurai-spirit", "samurai=3 level=easy"),
    ("samurakva", "players=4 rounds=1"),
    ("yokai-septet", "players=3"),
    ("samurai-sword", "players=4"),
    ("yokai-septet", "form=pocket"),
];

/// A client that keeps every byte it is sent.
struct Scribe {
    guest: Guest,
    socket: Socket,
    dice: Dice,
    /// The match that is played.
    id: MatchId,
    share: Hex32,
    /// Messages since the match started.
    texts: Vec<String>,
    /// Everything before that.
    early: String,
    /// Commands that are not answered yet.
    waits: u32,
}

impl Scribe {
    async fn new(guest: Guest, code: TableCode, seed: u64) -> Scribe {
        let lines = [("cookie", guest.cookie.clone())];
        let mut socket = handshake(guest.server, code.as_str(), &lines)
            .await
            .unwrap();
        socket.send(hello(None)).await.unwrap();
        let share = Hex32([0; 32]);
        let (first, early) = heard(&mut socket).await;
        let ServerMessage::Sync(sync) = first else {
            panic!("{first:?}")
        };
        let (dice, id) = (Dice::new(seed), sync.info.match_id);
        Scribe {
            guest,
            socket,
            dice,
            id,
            share,
            texts: Vec::new(),
            early,
            waits: 0,
        }
    }

    async fn next(&mut self) -> (ServerMessage, String) {
        heard(&mut self.socket).await
    }

    async fn send(&mut self, command: Command) -> Key {
        let key = Key::from_random(std::array::from_fn(|_| self.dice.below(256) as u8));
        self.socket
            .send(text(&ClientMessage::Command { key, command }))
            .await
            .unwrap();
        self.waits += 1;
        key
    }

    /// Before the start: sends and waits until it is done.
    async fn command(&mut self, command: Command) {
        let key = self.send(command).await;
        loop {
            let (message, text) = self.next().await;
            self.early += &text;
            match message {
                ServerMessage::Done { key: done } if done == key => {
                    self.waits -= 1;
                    return;
                }
                ServerMessage::Refused { error, .. } => panic!("{error:?}"),
                _ => {}
            }
        }
    }

    async fn ready(&mut self) {
        self.share = Hex32(std::array::from_fn(|_| self.dice.below(256) as u8));
        let commitment = share_commitment(self.id, self.share);
        self.command(Command::Ready { commitment }).await;
    }

    /// Plays anything from the start of the match to its end, and writes down everything.
    async fn play(mut self) -> Scribe {
        let mut open: Option<Command> = None;
        let mut over = false;
        while !over || self.waits > 0 {
            let (message, text) = self.next().await;
            if let ServerMessage::Refused { error, .. } = &message {
                // Another mind came too late. The answer names the seat's own choice and nothing else.
                let now = error.params.keys().all(|key| key == "now");
                assert!(
                    ["stale_choice", "not_playing"].contains(&error.code.as_str()) && now,
                    "{error:?}"
                );
                self.waits -= 1;
            } else if matches!(&message, ServerMessage::Sync(sync) if sync.game.is_some())
                || !self.texts.is_empty()
            {
                self.texts.push(text);
            } else {
                self.early += &text;
            }
            match &message {
                ServerMessage::Done { .. } => self.waits -= 1,
                ServerMessage::Info { info } => over = info.phase == Phase::Finished,
                _ => {}
            }
            if let Some(choice) = choice(&message) {
                open = self.decide(choice);
            }
            if self.waits == 0
                && let Some(command) = open.take()
            {
                self.send(command).await;
            }
        }
        self
    }

    /// What is asked for, and now and then another mind.
    fn decide(&mut self, (seat, choice): (Seat, Option<Choice>)) -> Option<Command> {
        let number = self.dice.below(1 << 30);
        let choice = choice.filter(|choice| choice.waited || number.is_multiple_of(7))?;
        let action = choice.actions[(number / 7) as usize % choice.actions.len()].clone();
        Some(Command::Act {
            seat,
            choice: choice.number,
            action,
        })
    }
}

/// The next message.
async fn heard(socket: &mut Socket) -> (ServerMessage, String) {
    loop {
        match socket.next().await.expect("open").expect("open") {
            Message::Text(text) => return (serde_json::from_str(&text).unwrap(), text.to_string()),
            Message::Close(close) => panic!("closed: {close:?}"),
            _ => {}
        }
    }
}

/// What a message says of the reader's choice, if it says anything.
fn choice(message: &ServerMessage) -> Option<(Seat, Option<Choice>)> {
    match message {
        ServerMessage::Sync(sync) => {
            let mut boards = sync.game.iter().flat_map(|game| &game.boards);
            boards.find_map(|board| Some((board.viewer?, board.choice.clone())))
        }
        ServerMessage::Update(update) => update
            .boards
            .iter()
            .find_map(|change| Some((change.viewer?, change.choice.clone()?))),
        _ => None,
    }
}

/// Plays a match of two people, bots and somebody who watches, then goes over every byte.
async fn one_match(house: Arc<House>, number: usize) {
    let (game, config) = GAMES[number % GAMES.len()];
    let ada = Guest::new(house.address, "Ada").await;
    let code = ada.table_with_bots("random", game, config).await;
    let mut scribes = vec![Scribe::new(ada, code, 3 * number as u64).await];
    for (place, name) in [(1, "Bea"), (2, "Cleo")] {
        let guest = Guest::new(house.address, name).await;
        scribes.push(Scribe::new(guest, code, (3 * number + place) as u64).await);
    }
    scribes[1]
        .command(Command::Sit { seat: Seat(1) })
        .await;
    scribes[0].command(Command::FillWithBots {}).await;
    scribes[0].ready().await;
    scribes[1].ready().await;
    scribes[0].command(Command::Start {}).await;
    let share = scribes[1].share;
    scribes[1]
        .command(Command::Reveal { share })
        .await;
    let share = scribes[0].share;
    scribes[0].send(Command::Reveal { share }).await;
    let scribes = join_all(scribes.into_iter().map(Scribe::play)).await;
    let id = Ledger::new(&entries(&house.data, code, 0).await[0].1).id;
    let file = request(
        house.address,
        "GET",
        &format!("/api/matches/{id}/record"),
        &[],
        "",
    )
    .await
    .body;
    let (deal, _) = FairDeal::split(&file).unwrap();
    assert_no_secret(&scribes, &deal.unwrap());
    assert_rendered_again(&house.data, code, &scribes).await;
}

/// Nothing that fixes the deal is told before the end, which is when the last byte here was sent.
fn assert_no_secret(scribes: &[Scribe], deal: &FairDeal) {
    for scribe in scribes {
        let all = scribe.early.clone() + &scribe.texts.concat();
        let mut secrets = vec![Hex32(deal.secret.0).to_string(), deal.seed().reveal()];
        secrets.extend(
            scribes[..2]
                .iter()
                .map(|other| other.share.to_string()),
        );
        for secret in secrets {
            assert_eq!(secret.len(), 64);
            assert!(
                !all.contains(&secret),
                "{} was told {secret}",
                scribe.guest.name
            );
        }
    }
}

/// What each viewer was told is what follows from its own views, step by step.
async fn assert_rendered_again(data: &Path, code: TableCode, scribes: &[Scribe]) {
    let log = entries(data, code, 0).await;
    let mut ledger = Ledger::new(&log[0].1);
    let mut eyes: Vec<Eyes> = Vec::new();
    let mut hands = Hands::default();
    for (number, body) in &log[1..] {
        ledger.take(*number, body);
        let Some(play) = &ledger.play else { continue };
        if eyes.is_empty() {
            let people = scribes
                .iter()
                .map(|scribe| (scribe.guest.id, scribe.guest.name.clone()));
            let people: Vec<_> = people.collect();
            eyes = (0..scribes.len())
                .map(|who| Eyes::open(play, who, &people, (code, &ledger.deal())))
                .collect();
        } else {
            let actor = actor(body);
            for eyes in &mut eyes {
                eyes.see(play, actor);
            }
        }
        for (eyes, scribe) in eyes.iter_mut().zip(scribes) {
            if said_by(body, &scribe.guest) {
                eyes.answered(serde_json::from_value(body["key"].clone()).unwrap());
            }
        }
        hands.look(play);
    }
    for (eyes, scribe) in eyes.iter().zip(scribes) {
        for (at, (expected, told)) in eyes.told.iter().zip(&scribe.texts).enumerate() {
            assert_eq!(told, expected, "message {at} to {}", scribe.guest.name);
        }
        assert_eq!(
            eyes.told.len(),
            scribe.texts.len(),
            "messages to {}",
            scribe.guest.name
        );
    }
}

/// The seat that acted.
fn actor(body: &Value) -> Seat {
    let seat = if body["entry"] == "bot" {
        &body["seat"]
    } else {
        &body["command"]["seat"]
    };
    serde_json::from_value(seat.clone()).unwrap()
}

fn said_by(body: &Value, guest: &Guest) -> bool {
    body["entry"] == "command" && body["guest"] == guest.id.to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_byte_follows_from_what_the_viewer_may_know() {
    let matches = Effort::from_env().pick(24, 1_000);
    let house = Arc::new(House::open(&["--connections-per-address=10000"]).await);
    let places = Arc::new(Semaphore::new(12));
    let mut tasks = Vec::new();
    for number in 0..matches {
        let (house, place) = (house.clone(), places.clone().acquire_owned().await.unwrap());
        tasks.push(tokio::spawn(async move {
            one_match(house, number).await;
            drop(place);
        }));
    }
    try_join_all(tasks).await.unwrap();
}
