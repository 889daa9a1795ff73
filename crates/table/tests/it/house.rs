//! A table with its log and with clients that keep what they are told, as a server has them.

use std::collections::BTreeMap;

use bots::{Budget, Level};
use catalog::GameId;
use fair_deal::{Secret, share_commitment};
use game_core::{PlayoutRng, Random as _, Seat};
use protocol::{
    Absence, Board, Command, GuestId, Hex32, Key, MatchName, Pace, Phase, Refusal, ServerMessage,
    Sitter, Sync, TableCode, Update,
};
use table::{Creation, Delivery, Finished, Reaction, Recipient, Table};

pub(crate) const ANN: u8 = 1;
pub(crate) const BOB: u8 = 2;
pub(crate) const CAT: u8 = 3;
pub(crate) const DAN: u8 = 4;
/// Never sits down.
pub(crate) const EVE: u8 = 30;

pub(crate) fn guest(number: u8) -> GuestId {
    GuestId::from_random([number; 13])
}

pub(crate) fn name(guest: GuestId) -> String {
    format!("name of {guest}")
}

/// A table, its log, and everybody's client.
#[derive(Debug)]
pub(crate) struct House {
    pub table: Table,
    pub now: u64,
    pub log: Vec<(u64, String)>,
    pub clients: BTreeMap<GuestId, Client>,
    pub finished: Vec<Finished>,
    pub rng: PlayoutRng,
    /// What everybody last got ready with.
    pub shares: BTreeMap<GuestId, Hex32>,
}

/// What a client has: the last `sync`, changed by everything told since.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub model: Sync,
    /// Every message since the last time somebody looked.
    pub heard: Vec<ServerMessage>,
}

/// What is made when nothing else is said.
pub(crate) fn creation(game: GameId, config: &str) -> Creation {
    Creation {
        code: TableCode::from_random([7; 10]),
        game,
        config: config.to_owned(),
        pace: Pace::None,
        level: Level::Random,
        listed: true,
        talk: false,
        host: guest(ANN),
        host_name: name(guest(ANN)),
        secret: Secret([9; 32]),
        id: Some(MatchName::from_random([6; 16])),
    }
}

impl House {
    pub(crate) fn new(game: GameId, config: &str) -> House {
        House::with(creation(game, config))
    }

    pub(crate) fn with(creation: Creation) -> House {
        let host = creation.host;
        let (table, reaction) = Table::create(creation, 1_000).unwrap();
        let log = vec![(1_000, reaction.entry.unwrap())];
        let rng = PlayoutRng::new(5);
        let (clients, finished, shares) = (BTreeMap::new(), Vec::new(), BTreeMap::new());
        let mut house = House {
            table,
            now: 1_000,
            log,
            clients,
            finished,
            rng,
            shares,
        };
        house.arrive(host);
        house
    }

    /// A table where these people sit from the first seat on, bots on the rest, and the match runs.
    pub(crate) fn started(game: GameId, config: &str, people: &[u8]) -> House {
        let mut house = House::new(game, config);
        house.seat_all(people);
        house.begin();
        house
    }

    pub(crate) fn seat_all(&mut self, people: &[u8]) {
        for (seat, &number) in people.iter().enumerate() {
            self.arrive(guest(number));
            if seat > 0 {
                self.tell(
                    number,
                    Command::Sit {
                        seat: Seat(seat as u8),
                    },
                )
                .unwrap();
            }
        }
    }

    /// Bots on free seats, everybody ready, shares shown, go.
    pub(crate) fn begin(&mut self) {
        self.seal();
        for guest in self.table.people() {
            self.reveal(guest).unwrap();
        }
        assert_eq!(self.table.phase(), Phase::Playing);
    }

    /// Bots on free seats, everybody ready, the deal sealed.
    pub(crate) fn seal(&mut self) {
        let host = self.host();
        self.say(host, Command::FillWithBots {}).unwrap();
        self.table
            .people()
            .into_iter()
            .for_each(|guest| self.get_ready(guest));
        self.say(host, Command::Start {}).unwrap();
        assert_eq!(self.table.phase(), Phase::Dealing);
    }

    pub(crate) fn get_ready(&mut self, guest: GuestId) {
        let share = Hex32([self.rng.below(256) as u8; 32]);
        self.shares.insert(guest, share);
        self.say(
            guest,
            Command::Ready {
                commitment: share_commitment(self.table.match_id(), share),
            },
        )
        .unwrap();
    }

    /// Shows the share that the guest last got ready with.
    pub(crate) fn reveal(&mut self, guest: GuestId) -> Result<Reaction, Refusal> {
        let share = self
            .shares
            .get(&guest)
            .copied()
            .unwrap_or(Hex32([0; 32]));
        self.say(guest, Command::Reveal { share })
    }

    pub(crate) fn host(&self) -> GuestId {
        self.table.info(self.now).host.unwrap()
    }

    pub(crate) fn arrive(&mut self, guest: GuestId) {
        let reaction = self.table.arrived(self.now, guest, &name(guest));
        self.take(reaction);
        let model = self
            .table
            .sync(guest, &name(guest), None, self.now);
        self.clients.insert(
            guest,
            Client {
                model,
                heard: Vec::new(),
            },
        );
    }

    pub(crate) fn leave(&mut self, guest: GuestId) {
        self.clients.remove(&guest);
        let reaction = self.table.left(self.now, guest);
        self.take(reaction);
    }

    pub(crate) fn tell(&mut self, number: u8, command: Command) -> Result<Reaction, Refusal> {
        self.say(guest(number), command)
    }

    pub(crate) fn say(&mut self, guest: GuestId, command: Command) -> Result<Reaction, Refusal> {
        let key = Key::from_random(core::array::from_fn(|_| self.rng.below(256) as u8));
        self.say_again(guest, key, command)
    }

    pub(crate) fn say_again(
        &mut self,
        guest: GuestId,
        key: Key,
        command: Command,
    ) -> Result<Reaction, Refusal> {
        let secret = [self.rng.below(256) as u8; 32];
        self.now += 10;
        let result = self
            .table
            .command(self.now, guest, &name(guest), key, command, &mut || secret);
        if let Ok(reaction) = &result {
            assert_eq!(reaction.done, Some(key));
            self.take(reaction.clone());
        }
        result
    }

    pub(crate) fn wait(&mut self, ms: u64) -> Reaction {
        self.now += ms;
        let secret = [self.rng.below(256) as u8; 32];
        let reaction = self.table.wake(self.now, &mut || secret);
        self.take(reaction.clone());
        reaction
    }

    /// Logs what is to be logged and hands out what is told.
    pub(crate) fn take(&mut self, reaction: Reaction) {
        self.log
            .extend(reaction.entry.map(|entry| (self.now, entry)));
        self.finished.extend(reaction.finished);
        for delivery in reaction.told {
            self.deliver(&delivery);
        }
    }

    fn deliver(&mut self, delivery: &Delivery) {
        let to: Vec<GuestId> = match delivery.to {
            Recipient::Guest(guest) => vec![guest],
            Recipient::Watchers => self
                .clients
                .keys()
                .copied()
                .filter(|guest| self.table.seats_of(*guest).is_empty())
                .collect(),
        };
        for guest in to {
            if let Some(client) = self.clients.get_mut(&guest) {
                client.hear(&delivery.message);
            }
        }
    }

    /// Lets bots decide until none is asked.
    pub(crate) fn let_bots_think(&mut self) {
        while self.let_one_bot_think() {}
    }

    /// One decision of a bot; `false` if none is asked.
    pub(crate) fn let_one_bot_think(&mut self) -> bool {
        let Some(think) = self.table.bot_requests().into_iter().next() else {
            return false;
        };
        let number = self.rng.word();
        let action = think.decide(&mut Budget::playouts(think.playouts().min(8)), number);
        self.now += 10;
        let reaction = self
            .table
            .bot_decided(self.now, think.seat, think.choice, action)
            .unwrap();
        assert!(reaction.entry.is_some());
        self.take(reaction);
        true
    }

    /// One random action of a person, changes of mind included; `false` if no person may act.
    pub(crate) fn act_randomly(&mut self) -> bool {
        let mut open: Vec<(GuestId, Seat, u32, Vec<String>)> = Vec::new();
        let played_by_bot = |seat: Seat| {
            let sitter = &self.table.info(self.now).seats[seat.index()].sitter;
            matches!(
                sitter,
                Sitter::Guest {
                    absence: Absence::BotPlays,
                    ..
                }
            )
        };
        for guest in self.table.people() {
            let sync = self.table.sync(guest, "", None, self.now);
            for board in sync.game.into_iter().flat_map(|game| game.boards) {
                if let (Some(seat), Some(choice)) = (board.viewer, board.choice)
                    && !played_by_bot(seat)
                    && (choice.waited || self.rng.below(4) == 0)
                {
                    open.push((guest, seat, choice.number, choice.actions));
                }
            }
        }
        if open.is_empty() {
            return false;
        }
        let pick = self.rng.below(open.len() as u32) as usize;
        let (guest, seat, choice, actions) = open.swap_remove(pick);
        let action = actions[self.rng.below(actions.len() as u32) as usize].clone();
        self.say(
            guest,
            Command::Act {
                seat,
                choice,
                action,
            },
        )
        .unwrap();
        true
    }

    /// Every client knows exactly what it would be told if it asked now.
    pub(crate) fn check_clients(&self) {
        for (guest, client) in &self.clients {
            let mut truth = self
                .table
                .sync(*guest, &name(*guest), None, self.now);
            truth.info.time_left = client.model.info.time_left;
            assert_eq!(client.model, truth, "client of {guest}");
        }
    }
}

impl Client {
    fn hear(&mut self, message: &ServerMessage) {
        self.heard.push(message.clone());
        match message {
            ServerMessage::Sync(sync) => self.model = joined(self.model.clone(), (**sync).clone()),
            ServerMessage::Info { info } => self.model.info = (**info).clone(),
            ServerMessage::Update(update) => self.update(update),
            other => panic!("a table does not say {other:?}"),
        }
    }

    fn update(&mut self, update: &Update) {
        let game = self
            .model
            .game
            .as_mut()
            .expect("an update is of a match");
        assert_eq!((game.number, game.era), (update.number, update.era));
        (game.waits_for, game.outcome) = (update.waits_for, update.outcome);
        game.free_undo = update.free_undo;
        for change in &update.boards {
            let board = game
                .boards
                .iter_mut()
                .find(|board| board.viewer == change.viewer)
                .unwrap();
            assert_eq!(
                board.events.len() as u32,
                change.from,
                "no gap, nothing twice"
            );
            board.events.extend(change.events.iter().cloned());
            json_patch::patch(&mut board.view, &change.view).unwrap();
            if let Some(choice) = &change.choice {
                board.choice.clone_from(choice);
            }
        }
    }
}

/// A new `sync`, with the events the client has already.
pub(crate) fn joined(old: Sync, mut new: Sync) -> Sync {
    let old = old.game.into_iter().flat_map(|game| {
        game.boards
            .into_iter()
            .map(move |board| (game.number, board))
    });
    let old: Vec<(u32, Board)> = old.collect();
    if let Some(game) = &mut new.game {
        for board in game
            .boards
            .iter_mut()
            .filter(|board| board.from > 0)
        {
            let known = old
                .iter()
                .find(|(number, known)| *number == game.number && known.viewer == board.viewer);
            let (_, known) = known.expect("a board of this match");
            let first = known
                .events
                .get(..board.from as usize)
                .expect("no event is missing");
            board.events = [first, &board.events].concat();
            board.from = 0;
        }
    }
    new
}
