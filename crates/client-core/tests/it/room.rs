//! A client at a real table over a line that drops, doubles and breaks: it always comes to know
//! everything, and what was asked for happens once.

use catalog::GameId;
use client_core::fair::{Answer, Noted, answer};
use client_core::room::{Effect, Input, Link, Room};
use fair_deal::{Secret, share_commitment};
use game_core::{PlayoutRng, Random as _, Seat};
use protocol::{
    ClientMessage, Command, GuestId, Hex32, Key, MatchId, MatchName, Pace, Phase, ServerMessage,
    TableCode, Update,
};
use table::{Creation, Reaction, Recipient, Table};

/// A table with one client, who plays against bots that move at random.
struct House {
    table: Table,
    room: Room,
    rng: PlayoutRng,
    now: u64,
    keys: u32,
    /// How often a message is lost, of a hundred.
    lost: u32,
    effects: Vec<Effect>,
    /// What the browser remembers of the deal.
    noted: Option<Noted>,
    /// For which match that is.
    noted_for: Option<MatchId>,
    /// The file of the match that has ended.
    file: Option<String>,
}

fn guest() -> GuestId {
    GuestId::from_random([1; 13])
}

impl House {
    fn new(game: GameId, config: &str, seed: u64, lost: u32) -> House {
        let creation = Creation {
            code: TableCode::from_random([7; 10]),
            game,
            config: config.to_owned(),
            pace: Pace::None,
            level: "random".parse().expect("a level"),
            listed: false,
            talk: false,
            host: guest(),
            host_name: "Ola".to_owned(),
            secret: Secret([9; 32]),
            id: Some(MatchName::from_random([6; 16])),
        };
        let (mut table, _) = Table::create(creation, 1).expect("the options are valid");
        let _ = table.arrived(2, guest(), "Ola");
        let (room, rng) = (Room::default(), PlayoutRng::new(seed));
        House {
            table,
            room,
            rng,
            now: 2,
            keys: 0,
            lost,
            effects: Vec::new(),
            noted: None,
            noted_for: None,
            file: None,
        }
    }

    /// The socket opens and the client says hello.
    fn open(&mut self) {
        self.input(Input::Opened);
    }

    fn close(&mut self) {
        self.input(Input::Closed);
    }

    fn input(&mut self, input: Input) {
        for effect in self.room.update(input) {
            match &effect {
                Effect::Send(message) => self.hear(message.clone()),
                Effect::Sealed => self.show(),
                Effect::GetReady => self.ready(),
                _ => {}
            }
            self.effects.push(effect);
        }
    }

    /// What the page does when a deal is sealed.
    fn show(&mut self) {
        let (info, you) = (
            self.room.info().expect("known"),
            self.room.you().expect("known"),
        );
        if let Answer::Show { noted, share } = answer(self.noted, info, you) {
            self.noted = Some(noted);
            self.ask(Command::Reveal { share });
        }
    }

    /// What the page does when the person says to be ready.
    fn ready(&mut self) {
        let id = self.table.match_id();
        if self.noted_for.replace(id) != Some(id) {
            self.noted = None;
        }
        let share = match self.noted {
            Some(Noted::Bound {
                share, seal: None, ..
            }) => share,
            _ => Hex32(core::array::from_fn(|_| self.rng.below(256) as u8)),
        };
        self.noted = Some(Noted::ready(share, self.noted));
        self.ask(Command::Ready {
            commitment: share_commitment(id, share),
        });
    }

    fn bad_luck(&mut self) -> bool {
        self.rng.below(100) < self.lost
    }

    /// The table hears the client, unless the message is lost on the way.
    fn hear(&mut self, message: ClientMessage) {
        // On a real line nothing after a lost message arrives either: the socket closes.
        match message {
            ClientMessage::Say { .. } => unreachable!("nobody talks here"),
            ClientMessage::Hello { have, .. } => {
                let sync = self
                    .table
                    .sync(guest(), "Ola", have.as_ref(), self.now);
                self.say(&ServerMessage::Sync(Box::new(sync)));
            }
            ClientMessage::Command { key, command } => {
                if !self.bad_luck() {
                    self.command(key, command);
                }
            }
            ClientMessage::Ping {} | ClientMessage::Pause { .. } => {}
        }
    }

    fn command(&mut self, key: Key, command: Command) {
        self.now += 1;
        let mut random = || [3; 32];
        match self
            .table
            .command(self.now, guest(), "Ola", key, command, &mut random)
        {
            Ok(reaction) => self.react(reaction),
            Err(refusal) => self.say(&ServerMessage::Refused {
                key,
                error: refusal.failure(),
            }),
        }
    }

    fn react(&mut self, reaction: Reaction) {
        for tell in reaction.told {
            if tell.to == Recipient::Guest(guest()) && !self.bad_luck() {
                self.say(&tell.message);
                if self.bad_luck() {
                    self.say(&tell.message);
                }
            }
        }
        if let Some(key) = reaction.done
            && !self.bad_luck()
        {
            self.say(&ServerMessage::Done { key });
        }
        self.file = reaction
            .finished
            .map(|finished| finished.file)
            .or(self.file.take());
        for think in reaction.bot_requests {
            let actions = think.actions();
            let action = actions[self.rng.below(actions.len() as u32) as usize].clone();
            self.now += 1;
            if let Ok(reaction) =
                self.table
                    .bot_decided(self.now, think.seat, think.choice, &action)
            {
                self.react(reaction);
            }
        }
    }

    fn say(&mut self, message: &ServerMessage) {
        let text = serde_json::to_string(message).expect("messages are JSON");
        self.input(Input::Heard(text));
    }

    fn ask(&mut self, command: Command) {
        self.keys += 1;
        let mut bytes = [0; 16];
        bytes[..4].copy_from_slice(&self.keys.to_le_bytes());
        let key = Key::from_random(bytes);
        self.input(Input::Do { key, command });
    }

    /// Until nothing is unanswered, the line breaks and is mended.
    fn calm(&mut self) {
        let lost = core::mem::take(&mut self.lost);
        self.close();
        self.open();
        self.lost = lost;
        assert_eq!(self.room.link(), Link::Live);
        assert!(
            self.room.unanswered().is_empty(),
            "{:?}",
            self.room.unanswered()
        );
    }

    /// What the client knows is what the table says to somebody who knows nothing.
    fn check(&self) {
        let fresh = self.table.sync(guest(), "Ola", None, self.now);
        let game = fresh.game.expect("a match runs");
        let known = self.room.game().expect("the client knows of it");
        assert_eq!(
            (known.number, known.era, known.waits_for),
            (game.number, game.era, game.waits_for)
        );
        assert_eq!(known.outcome, game.outcome);
        for board in game.boards {
            let mine = known
                .board(board.viewer)
                .expect("the same boards");
            assert_eq!(mine.view, board.view);
            assert!(
                mine.events
                    .iter()
                    .map(|event| &**event)
                    .eq(&board.events)
            );
            assert_eq!(mine.choice, board.choice);
        }
    }

    fn start(&mut self) {
        self.open();
        self.ask(Command::FillWithBots {});
        self.calm();
        self.ready();
        self.calm();
        self.ask(Command::Start {});
        self.calm();
        assert_eq!(
            self.table.phase(),
            Phase::Playing,
            "the share was shown without being asked for"
        );
    }

    /// Plays to the end; the number of the client's own actions.
    fn play(&mut self) -> usize {
        let mut actions = 0;
        while self
            .room
            .game()
            .is_some_and(|game| game.outcome.is_none())
            && actions < 2000
        {
            let board = self
                .room
                .board(None)
                .expect("the client has a seat");
            let (seat, choice) = (
                board.viewer.expect("a seat"),
                board.choice.clone().expect("a choice"),
            );
            let action =
                choice.actions[self.rng.below(choice.actions.len() as u32) as usize].clone();
            self.ask(Command::Act {
                seat,
                choice: choice.number,
                action,
            });
            self.calm();
            self.check();
            actions += 1;
        }
        actions
    }
}

const GAMES: [(GameId, &str); 4] = [
    (GameId::Samurakva, "players=3 rounds=1"),
    (GameId::YokaiSeptet, "players=4"),
    (GameId::SamuraiSword, "players=4"),
    (GameId::SamuraiSpirit, "samurai=2"),
];

#[test]
fn a_client_knows_everything_whatever_the_line_does() {
    for (game, config) in GAMES {
        for lost in [0, 20, 60] {
            let mut house = House::new(game, config, u64::from(lost) + 1, lost);
            house.start();
            let actions = house.play();
            assert!(actions > 3, "{game}: {actions}");
            assert!(
                house
                    .room
                    .game()
                    .is_some_and(|game| game.outcome.is_some()),
                "{game}"
            );
        }
    }
}

#[test]
fn a_good_line_needs_no_second_hello() {
    let mut house = House::new(GameId::Samurakva, "players=2 rounds=1", 3, 0);
    house.open();
    house.ask(Command::FillWithBots {});
    house.ready();
    house.ask(Command::Start {});
    let board = house.room.board(None).expect("a seat");
    let choice = board.choice.clone().expect("a choice");
    house.ask(Command::Act {
        seat: Seat(0),
        choice: choice.number,
        action: choice.actions[0].clone(),
    });
    house.check();
    let hellos = house
        .effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Send(ClientMessage::Hello { .. })));
    assert_eq!(hellos.count(), 1);
    assert!(
        house
            .effects
            .iter()
            .any(|effect| matches!(effect, Effect::Happened { events, .. } if !events.is_empty()))
    );
    assert!(
        house
            .effects
            .iter()
            .any(|effect| matches!(effect, Effect::MyTurn(Seat(0))))
    );
}

#[test]
fn what_nobody_can_read_is_asked_for_once_more() {
    let mut house = House::new(GameId::Samurakva, "players=2 rounds=1", 3, 0);
    house.start();
    house.effects.clear();
    house.input(Input::Heard("no message".to_owned()));
    let hellos = house
        .effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Send(ClientMessage::Hello { .. })));
    assert_eq!(hellos.count(), 1);
    house.check();
}

#[test]
fn a_table_that_does_not_exist_is_not_tried_again() {
    let mut room = Room::default();
    room.update(Input::Opened);
    let error = protocol::Refusal::UnknownTable.failure();
    let text = serde_json::to_string(&ServerMessage::Error {
        error: error.clone(),
    })
    .expect("JSON");
    assert_eq!(room.update(Input::Heard(text)), [Effect::Trouble(error)]);
    assert_eq!(room.link(), Link::Refused);
    assert_eq!(room.update(Input::Closed), []);
}

/// What the server says over a connection before it closes it.
fn error(refusal: &protocol::Refusal) -> Input {
    let message = ServerMessage::Error {
        error: refusal.failure(),
    };
    Input::Heard(serde_json::to_string(&message).expect("JSON"))
}

#[test]
fn f6_a_command_of_unknown_fate_is_kept_and_sent_again_with_its_key() {
    let mut house = House::new(GameId::Samurakva, "players=2 rounds=1", 3, 0);
    house.open();
    // The command gets lost in the store, and so does its answer.
    house.lost = 100;
    house.ask(Command::FillWithBots {});
    let asked = house.room.unanswered().to_vec();
    assert_eq!(asked.len(), 1);
    house.input(error(&protocol::Refusal::OutcomeUnknown));
    house.close();
    assert_eq!(
        house.room.unanswered(),
        asked,
        "nobody knows whether it was done"
    );
    house.lost = 0;
    house.effects.clear();
    house.open();
    let (key, command) = asked[0].clone();
    assert!(
        house
            .effects
            .contains(&Effect::Send(ClientMessage::Command { key, command }))
    );
    assert!(house.effects.contains(&Effect::Done(key)));
    assert!(house.room.unanswered().is_empty());
}

#[test]
fn f13_a_broken_table_is_not_tried_again() {
    let mut room = Room::default();
    room.update(Input::Opened);
    room.update(error(&protocol::Refusal::TableBroken));
    assert_eq!(room.link(), Link::Refused);
    assert_eq!(room.update(Input::Closed), []);
}

#[test]
fn f1_a_server_that_cannot_save_is_tried_again_more_and_more_rarely() {
    let mut room = Room::default();
    let mut pauses = Vec::new();
    for _ in 0..5 {
        room.update(Input::Opened);
        room.update(error(&protocol::Refusal::NotSaving));
        pauses.extend(room.update(Input::Closed));
    }
    assert_eq!(pauses, [250, 500, 1000, 2000, 2000].map(Effect::OpenAfter));
}

#[test]
fn tries_to_connect_become_rarer() {
    let mut room = Room::default();
    let pauses: Vec<Vec<Effect>> = (0..7)
        .map(|_| room.update(Input::Closed))
        .collect();
    let expected =
        [250, 500, 1000, 2000, 2000, 2000, 2000].map(|pause| vec![Effect::OpenAfter(pause)]);
    assert_eq!(pauses, expected);
}

#[test]
fn who_asked_to_play_again_is_dealt_in_without_another_word() {
    for lost in [0, 30, 60] {
        let mut house = House::new(GameId::Samurakva, "players=2 rounds=1", 3, lost);
        house.start();
        house.play();
        house.ask(Command::Again {});
        house.calm();
        assert_eq!(house.table.phase(), Phase::Playing, "{lost} of 100 lost");
        assert_eq!(house.table.number(), 2);
        assert_eq!(house.room.game().map(|game| game.number), Some(2));
        house.check();
    }
}

#[test]
fn new_options_ask_again_and_a_bot_does_not() {
    let mut house = House::new(GameId::Samurakva, "players=2 rounds=1", 3, 0);
    house.open();
    house.ready();
    house.ask(Command::FillWithBots {});
    assert!(!house.effects.contains(&Effect::AskedAgain));
    let config = "players=3 rounds=1".to_owned();
    house.ask(Command::Options { config });
    let asked = house
        .effects
        .iter()
        .filter(|effect| **effect == Effect::AskedAgain);
    assert_eq!(asked.count(), 1);
    // Nobody is told who was not ready.
    house.effects.clear();
    let config = "players=2 rounds=1".to_owned();
    house.ask(Command::Options { config });
    assert!(!house.effects.contains(&Effect::AskedAgain));
}

/// Something has happened that shows nothing but the time.
fn tick(house: &House, left: u64, time_up: Option<Seat>) -> ServerMessage {
    let game = house.room.game().expect("a match runs");
    ServerMessage::Update(Box::new(Update {
        number: game.number,
        era: game.era,
        waits_for: game.waits_for,
        outcome: None,
        time_left: Some(left),
        time_up,
        free_undo: false,
        boards: Vec::new(),
    }))
}

#[test]
fn every_decision_has_its_own_time_and_who_was_late_is_told() {
    let mut house = House::new(GameId::Samurakva, "players=2 rounds=1", 3, 0);
    house.start();
    assert_eq!(house.room.clock().left, None, "no limit");
    house.say(&tick(&house, 30_000, None));
    let first = house.room.clock();
    assert_eq!(first.left, Some(30_000));
    house.say(&tick(&house, 30_000, Some(Seat(1))));
    let second = house.room.clock();
    assert_eq!(second.left, Some(30_000));
    assert_ne!(first, second, "the same time is told again");
    let late = |house: &House| {
        let effects = house.effects.iter();
        effects
            .filter(|effect| matches!(effect, Effect::TimeUp(_)))
            .count()
    };
    assert_eq!(late(&house), 0, "somebody else was late");
    house.say(&tick(&house, 30_000, Some(Seat(0))));
    assert_eq!(late(&house), 1);
    assert!(house.room.is_my_turn());
}
