//! Forks of the database: the same table goes on in several servers that differ only in what one person does where
//! nobody may see it. Everybody else gets the same bytes in all of them.

use std::fs;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use game_core::Seat;
use game_testkit::Effort;
use protocol::{ClientMessage, Command, Hex32, Key, Phase, TableCode};
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, Socket, handshake, hello, text};
use crate::http::Guest;
use crate::player::Dice;
use crate::process::Process;

/// People only: a bot's move would come at a time of its own.
const GAMES: [(&str, &str, u8); 4] = [
    ("samurakva", "players=3", 3),
    ("yokai-septet", "players=4", 4),
    ("samurai-sword", "players=4", 4),
    ("samurai-spirit", "samurai=3 level=easy", 3),
];

/// Refused to anybody at any time: nobody has such a seat.
const REFUSED: Command = Command::Return { seat: Seat(90) };

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f9_what_one_person_does_in_secret_changes_no_byte_for_anybody_else() {
    let moments = Effort::from_env().pick(1, 4);
    let (mut worlds, mut secret) = (0, 0);
    for (game, config, people) in GAMES {
        for moment in 0..moments {
            let fork = Fork::prepare(game, config, people, moment).await;
            secret += usize::from(fork.is_secret());
            worlds += fork.compare().await;
        }
    }
    assert!(secret > 0, "some forks are in mid secret choice");
    eprintln!("{worlds} worlds, {secret} forks in mid secret choice: no byte differs");
}

/// A table in the middle of a match, the server gone, and somebody who is about to do something.
struct Fork {
    name: String,
    process: Process,
    code: TableCode,
    /// Those who sit, in the order of their seats, then somebody who watches.
    guests: Vec<Guest>,
    /// Who acts, and between which actions they can choose.
    actor: usize,
    choice: u32,
    actions: Vec<String>,
    /// Whether others are waited for as well, so that the action stays hidden.
    hidden: bool,
}

impl Fork {
    async fn prepare(game: &str, config: &str, people: u8, moment: u64) -> Fork {
        let name = format!("fork-{game}-{moment}");
        let mut process = Process::new(&name);
        process.start().await;
        let mut dice = Dice::new(31 * moment + u64::from(people));
        // In Yokai Septet only the pass is secret, and it comes first.
        let mut moves = dice.below(if game == "yokai-septet" { 3 } else { 16 });
        let (code, clients, moment) = loop {
            let (code, mut clients) = seat(&process, game, config, people).await;
            match play(&mut clients, moves, game, &mut dice).await {
                Some(moment) => break (code, clients, moment),
                // Whoever plays at random may be beaten soon.
                None => moves /= 2,
            }
        };
        let watcher = Guest::new(process.address, "Watcher").await;
        let guests = clients
            .iter()
            .map(|client| client.guest.clone())
            .chain([watcher])
            .collect();
        drop(clients);
        process.kill();
        let Moment {
            actor,
            choice,
            actions,
            hidden,
        } = moment;
        Fork {
            name,
            process,
            code,
            guests,
            actor,
            choice,
            actions,
            hidden,
        }
    }

    fn is_secret(&self) -> bool {
        self.hidden
    }

    /// What the person does, world by world. Refused commands are nobody else's business in any game; a
    /// choice that the match keeps hidden is not either, nor is a change of it.
    fn worlds(&self) -> Vec<Vec<Command>> {
        let act = |action: &str| Command::Act {
            seat: Seat(self.actor as u8),
            choice: self.choice,
            action: action.to_owned(),
        };
        let refused = vec![
            act("no such action"),
            Command::Act {
                seat: Seat(self.actor as u8),
                choice: 9999,
                action: self.actions[0].clone(),
            },
            Command::Act {
                seat: Seat(90),
                choice: self.choice,
                action: self.actions[0].clone(),
            },
            Command::AnswerUndo { agree: true },
            Command::Rematch {},
            Command::Reveal {
                share: Hex32([7; 32]),
            },
        ];
        if !self.hidden {
            return vec![vec![], refused];
        }
        let [first, second, third] = [&self.actions[0], &self.actions[1], &self.actions[2]];
        vec![
            vec![act(first)],
            vec![act(second)],
            vec![act(third), act(first), act(second)],
            [vec![act(first)], refused].concat(),
        ]
    }

    /// Lets every world happen on a copy of the database; gives how many there were.
    async fn compare(&self) -> usize {
        let worlds = self.worlds();
        let first = self.happen(0, &worlds[0]).await;
        for (number, commands) in worlds.iter().enumerate().skip(1) {
            let world = self.happen(number, commands).await;
            // Whoever acts can tell the worlds apart, so they do differ.
            assert_ne!(world.own, first.own, "{}, world {number}", self.name);
            for ((who, expected), (_, texts)) in first.others.iter().zip(&world.others) {
                let name = &self.name;
                for (text, expected) in texts.iter().zip(expected) {
                    assert_eq!(text, expected, "{name}, world {number}: {who} can tell");
                }
                assert_eq!(
                    texts.len(),
                    expected.len(),
                    "{name}, world {number}: {who} can tell"
                );
            }
        }
        worlds.len()
    }

    /// Everything that anybody gets in one world.
    async fn happen(&self, number: usize, commands: &[Command]) -> Heard {
        let mut process = Process::new(&format!("{}-{number}", self.name));
        for suffix in ["", "-wal"] {
            let name = format!("zashiki.db{suffix}");
            let from = self.process.data.with_file_name(&name);
            fs::copy(from, process.data.with_file_name(&name)).unwrap();
        }
        process.start().await;
        let mut ears: Vec<Ear> = Vec::new();
        for (at, guest) in self.guests.iter().enumerate() {
            ears.push(Ear::open(guest, process.address, self.code, at as u64).await);
            settle_all(&mut ears).await;
        }
        for command in commands {
            ears[self.actor].ask(command.clone()).await;
        }
        settle_all(&mut ears).await;
        // Others may take something back or wish to, whatever was done in secret.
        for at in (0..self.guests.len() - 1).filter(|at| *at != self.actor) {
            ears[at]
                .ask(Command::Undo {
                    seat: Seat(at as u8),
                })
                .await;
            settle_all(&mut ears).await;
        }
        let own = ears.remove(self.actor).texts;
        let mut others: Vec<_> = ears
            .into_iter()
            .map(|ear| (ear.name, ear.texts))
            .collect();
        let watcher = Guest {
            server: process.address,
            ..self.guests.last().unwrap().clone()
        };
        for path in [
            "/api/tables",
            &format!("/api/tables/{}", self.code),
            "/api/matches",
            "/api/session",
        ] {
            let answer = watcher.get(path).await;
            others.push((
                path.to_owned(),
                vec![answer.status.to_string(), answer.body],
            ));
        }
        Heard { own, others }
    }
}

/// What came over the connections in one world.
struct Heard {
    /// To the one who acts.
    own: Vec<String>,
    /// To each of the others, by name; answers over HTTP by their address.
    others: Vec<(String, Vec<String>)>,
}

/// Somebody has to decide something.
struct Moment {
    actor: usize,
    choice: u32,
    actions: Vec<String>,
    hidden: bool,
}

/// Plays at random for some moves, and then up to a moment worth looking at; nothing if the match ends before.
async fn play(
    clients: &mut [Client],
    mut moves: u64,
    game: &str,
    dice: &mut Dice,
) -> Option<Moment> {
    loop {
        for client in &mut *clients {
            settle(client).await;
        }
        let waiting: Vec<usize> = (0..clients.len())
            .filter(|at| clients[*at].mirror.choice().is_some())
            .collect();
        if waiting.is_empty() {
            return None;
        }
        // A secret choice is the more interesting moment; not every game has one.
        let hidden = waiting.len() > 1;
        let wanted = hidden || !matches!(game, "samurakva" | "yokai-septet");
        let actor = waiting[dice.below(waiting.len() as u64) as usize];
        let (_, open) = clients[actor].mirror.choice().unwrap();
        if moves == 0 && wanted && (!hidden || open.actions.len() > 2) {
            return Some(Moment {
                actor,
                choice: open.number,
                actions: open.actions.clone(),
                hidden,
            });
        }
        moves = moves.saturating_sub(1);
        let command = clients[actor].any_action().unwrap();
        clients[actor].command(command).await.unwrap();
    }
}

/// A table of people, dealt.
async fn seat(process: &Process, game: &str, config: &str, people: u8) -> (TableCode, Vec<Client>) {
    let host = Guest::new(process.address, "Guest 0").await;
    let code = host.table(game, config).await;
    let mut clients = vec![Client::connect(&host, code).await];
    for number in 1..people {
        let guest = Guest::new(process.address, &format!("Guest {number}")).await;
        let mut client = Client::connect(&guest, code).await;
        client.sit(number).await;
        clients.push(client);
    }
    for client in &mut clients {
        client.ready().await;
    }
    clients[0]
        .command(Command::Start {})
        .await
        .unwrap();
    for client in &mut clients {
        client.reveal().await;
    }
    for client in &mut clients {
        client
            .until(|mirror| mirror.info.phase == Phase::Playing && mirror.game.is_some())
            .await;
    }
    (code, clients)
}

/// Everything that was said before is heard: a refusal comes after it on the same connection.
async fn settle(client: &mut Client) {
    client.command(REFUSED).await.unwrap_err();
}

async fn settle_all(ears: &mut [Ear]) {
    for ear in ears {
        ear.ask(REFUSED).await;
    }
}

/// A connection that keeps every byte.
struct Ear {
    name: String,
    socket: Socket,
    texts: Vec<String>,
    dice: Dice,
}

impl Ear {
    async fn open(guest: &Guest, address: SocketAddr, code: TableCode, seed: u64) -> Ear {
        let lines = [("cookie", guest.cookie.clone())];
        let mut socket = handshake(address, code.as_str(), &lines)
            .await
            .unwrap();
        socket.send(hello(None)).await.unwrap();
        let mut ear = Ear {
            name: guest.name.clone(),
            socket,
            texts: Vec::new(),
            dice: Dice::new(seed),
        };
        ear.hear().await;
        ear
    }

    async fn hear(&mut self) -> Value {
        loop {
            match self
                .socket
                .next()
                .await
                .expect("the connection is open")
                .unwrap()
            {
                Message::Text(text) => {
                    self.texts.push(text.as_str().to_owned());
                    return serde_json::from_str(&text).unwrap();
                }
                Message::Close(frame) => panic!("closed: {frame:?}"),
                _ => {}
            }
        }
    }

    /// Sends a command and hears everything up to its answer. The keys are the same in every world.
    async fn ask(&mut self, command: Command) {
        let key = Key::from_random(std::array::from_fn(|_| self.dice.below(256) as u8));
        self.socket
            .send(text(&ClientMessage::Command { key, command }))
            .await
            .unwrap();
        while self.hear().await["key"] != key.as_str() {}
    }
}
