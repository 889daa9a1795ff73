//! A device with a table on it: a log, people with clients, and bots that think beside it.

use std::collections::BTreeMap;

use bots::{Budget, Level};
use catalog::GameId;
use client_core::room::{Effect, Input, Room};
use fair_deal::{Secret, share_commitment};
use game_core::{PlayoutRng, Random as _, Seat};
use local_host::{Host, Logged, Thinker, thinker};
use protocol::{ClientMessage, Command, GuestId, Hex32, Key, MatchName, Pace, Phase, TableCode};
use table::{BotRequest, Creation, Finished};

pub(crate) fn guest(number: u8) -> GuestId {
    GuestId::from_random([number; 13])
}

pub(crate) fn creation(game: GameId, config: &str) -> Creation {
    Creation {
        code: TableCode::from_random([7; 10]),
        game,
        config: config.to_owned(),
        pace: Pace::None,
        level: Level::Random,
        listed: false,
        talk: false,
        host: guest(1),
        host_name: "Ann".to_owned(),
        secret: Secret([9; 32]),
        id: Some(MatchName::from_random([6; 16])),
    }
}

/// A device; whatever is accepted is durable at once.
pub(crate) struct Device {
    pub host: Host,
    pub log: Vec<(u64, String)>,
    pub rooms: BTreeMap<GuestId, Room>,
    pub finished: Option<Finished>,
    pub rng: PlayoutRng,
    thinker: Thinker,
    asked: Vec<BotRequest>,
    shares: BTreeMap<GuestId, Hex32>,
    keys: u64,
}

impl Device {
    /// A match is begun: people first, bots on the other seats.
    pub(crate) fn begun(game: GameId, config: &str, people: u8) -> Device {
        let mut device = Device::of(Host::create(creation(game, config), 1).unwrap(), Vec::new());
        let everybody: Vec<GuestId> = (1..=people).map(guest).collect();
        for (seat, guest) in (0..).map(Seat).zip(&everybody) {
            device.arrive(*guest);
            if seat.0 > 0 {
                device.ask(*guest, Command::Sit { seat });
            }
        }
        device.ask(guest(1), Command::FillWithBots {});
        for guest in everybody {
            device.get_ready(guest);
        }
        device.ask(guest(1), Command::Start {});
        assert_eq!(device.host.table().phase(), Phase::Playing);
        device
    }

    pub(crate) fn of(host: Host, log: Vec<(u64, String)>) -> Device {
        let mut thinker = Thinker::default();
        thinker.follow(log.clone()).unwrap();
        let mut device = Device {
            host,
            log,
            thinker,
            rooms: BTreeMap::new(),
            finished: None,
            rng: PlayoutRng::new(3),
            asked: Vec::new(),
            shares: BTreeMap::new(),
            keys: 0,
        };
        device.settle();
        device
    }

    pub(crate) fn arrive(&mut self, guest: GuestId) {
        self.host.arrive(5, guest, "Ann");
        self.rooms.insert(guest, Room::default());
        self.input(guest, Input::Opened);
    }

    pub(crate) fn ask(&mut self, guest: GuestId, command: Command) {
        self.keys += 1;
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&self.keys.to_le_bytes());
        let key = Key::from_random(bytes);
        self.input(guest, Input::Do { key, command });
    }

    fn get_ready(&mut self, guest: GuestId) {
        let share = Hex32([u8::try_from(self.shares.len()).unwrap(); 32]);
        self.shares.insert(guest, share);
        let commitment = share_commitment(self.host.table().match_id(), share);
        self.ask(guest, Command::Ready { commitment });
    }

    fn input(&mut self, guest: GuestId, input: Input) {
        let effects = self.rooms.get_mut(&guest).unwrap().update(input);
        for effect in effects {
            match effect {
                Effect::Send(message) => self.send(guest, message),
                Effect::Sealed => {
                    let share = self.shares[&guest];
                    self.ask(guest, Command::Reveal { share });
                }
                Effect::Refused { error, .. } | Effect::Trouble(error) => panic!("{error:?}"),
                Effect::Close | Effect::OpenAfter(_) => panic!("the line is never cut"),
                _ => {}
            }
        }
    }

    fn send(&mut self, guest: GuestId, message: ClientMessage) {
        self.host.hear(7, guest, message, &mut || [5; 32]);
        self.settle();
    }

    /// Everything accepted becomes durable and is told.
    fn settle(&mut self) {
        let entries = self.host.unsaved();
        for Logged {
            number,
            at,
            body,
            finished,
        } in entries
        {
            self.log.push((at, body.clone()));
            assert_eq!(number, self.log.len() as u64, "no number is left out");
            self.thinker.follow([(at, body)]).unwrap();
            if finished.is_some() {
                assert!(self.finished.is_none(), "a match ends once");
                self.finished = finished;
            }
            self.host.saved(number);
        }
        let (told, asked) = self.host.ready();
        self.asked.extend(asked);
        for told in told {
            let text = serde_json::to_string(&told.message).unwrap();
            self.input(told.guest, Input::Heard(text));
        }
    }

    /// Bots that were asked decide beside the table, as long as there are any.
    pub(crate) fn let_bots_think(&mut self) {
        while let Some(request) = self.asked.pop() {
            let name = (request.seat, request.choice);
            let there = self.thinker.question(name.0, name.1);
            let Some(there) = there else {
                panic!("who follows the log has the same questions")
            };
            // Others may have chosen since it was asked.
            let mut here = self.host.table().bot_requests().into_iter();
            let here = here.find(|request| (request.seat, request.choice) == name);
            assert_eq!(Some(&there), here.as_ref(), "and the same views");
            let chance = self.rng.word();
            let thought = thinker::think(&there, &mut || true, chance);
            let same = there.decide(&mut Budget::playouts(there.playouts()), chance);
            assert_eq!(thought.action, request.action(same));
            self.host
                .decided(8, thought.seat, thought.choice, &thought.action);
            self.settle();
        }
    }

    /// One person who is waited for does something; nothing if nobody is.
    pub(crate) fn act(&mut self) -> bool {
        let open = |(guest, room): (&GuestId, &Room)| {
            let mut boards = room.game()?.boards.iter();
            boards.find_map(|board| {
                let choice = board
                    .choice
                    .as_ref()
                    .filter(|choice| choice.waited)?;
                Some((*guest, board.viewer?, choice.clone()))
            })
        };
        let Some((guest, seat, choice)) = self.rooms.iter().find_map(open) else {
            return false;
        };
        let place = self.rng.below(choice.actions.len() as u32) as usize;
        let (choice, action) = (choice.number, choice.actions[place].clone());
        let command = Command::Act {
            seat,
            choice,
            action,
        };
        self.ask(guest, command);
        true
    }

    /// The same table in another process: only the log is left.
    pub(crate) fn restarted(&self) -> Device {
        let host = Host::restore(self.log.clone(), 9).unwrap();
        let mut device = Device::of(host, self.log.clone());
        for guest in self.rooms.keys() {
            device.arrive(*guest);
        }
        device
    }
}
