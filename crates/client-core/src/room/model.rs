//! The model of a client at a table: an input in, effects out.

use std::sync::Arc;

use game_core::Seat;
use protocol::{
    ClientMessage, Command, Failure, Key, Phase, Refusal, Saying, SealedDeal, ServerMessage,
    Sitter, Sync, TableInfo, Update, VERSION, You,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::board::{BoardModel, MatchModel};

/// How long to wait before each further try to connect, in milliseconds; the last one goes on.
const PAUSES: [u32; 5] = [0, 250, 500, 1000, 2000];

/// Whether the client is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// Trying to connect.
    Connecting {
        /// How many tries have failed since the last connection.
        tries: u32,
    },
    /// Connected, and waiting for the whole state of the table.
    Syncing,
    /// Everything is up to date.
    Live,
    /// The server will not have this client; trying again is no use.
    Refused,
}

/// Something that happens to a client.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// The socket is open.
    Opened,
    /// The socket is closed, or could not be opened.
    Closed,
    /// The server has said something.
    Heard(String),
    /// The person wants something done; the key is random.
    Do {
        /// The key that names the command.
        key: Key,
        /// What is to be done.
        command: Command,
    },
}

/// Something to be done for the client.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Open a socket after this many milliseconds.
    OpenAfter(u32),
    /// Close the socket.
    Close,
    /// Say this to the server.
    Send(ClientMessage),
    /// This has happened to the viewer since the last time; it may be shown moving.
    Happened {
        /// Who hears it.
        viewer: Option<Seat>,
        /// In order.
        events: Vec<Arc<Value>>,
    },
    /// The match has restarted for this client, or is seen for the first time; nothing is animated.
    Arrived,
    /// The match now waits for this seat, and did not before.
    MyTurn(Seat),
    /// A deal is sealed, and this client's share is waited for; see [`crate::fair::answer`].
    Sealed,
    /// The next match was opened because this person asked to play again: the client gets ready by itself.
    GetReady,
    /// The person was ready, and what is played has changed: they are asked again.
    AskedAgain,
    /// This seat's time was up, and a bot has made the decision.
    TimeUp(Seat),
    /// Somebody at the table says something.
    Said {
        /// Who says it.
        seat: Seat,
        /// What is said.
        what: Saying,
    },
    /// A command was carried out.
    Done(Key),
    /// A command was refused.
    Refused {
        /// The key of the command.
        key: Key,
        /// Why it was refused.
        error: Failure,
    },
    /// Something to be told to the person.
    Trouble(Failure),
}

/// How long those who are waited for may still take, as last told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// In milliseconds; nothing without a limit.
    pub left: Option<u64>,
    /// Rises whenever it is told: the same time told again begins again.
    pub told: u32,
}

/// A client at a table.
///
/// ```
/// use client_core::room::{Effect, Input, Link, Room};
/// use protocol::{ClientMessage, Command, Key};
///
/// let mut room = Room::default();
/// // Connected, it says hello; what the person wants meanwhile waits until everything is up to date.
/// let said = room.update(Input::Opened);
/// assert!(matches!(said[..], [Effect::Send(ClientMessage::Hello { .. })]));
/// assert_eq!(room.link(), Link::Syncing);
/// let key = Key::from_random([7; Key::LEN]);
/// room.update(Input::Do { key, command: Command::Start {} });
/// assert_eq!(room.unanswered().len(), 1);
/// // A lost connection loses nothing.
/// let next = room.update(Input::Closed);
/// assert!(matches!(next[..], [Effect::OpenAfter(_)]));
/// assert_eq!(room.unanswered().len(), 1);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Room {
    link: Link,
    you: Option<You>,
    info: Option<TableInfo>,
    game: Option<MatchModel>,
    clock: Clock,
    unanswered: Vec<(Key, Command)>,
    /// Failed tries to connect since everything was up to date.
    tries: u32,
}

impl Default for Room {
    fn default() -> Room {
        Room {
            link: Link::Connecting { tries: 0 },
            you: None,
            info: None,
            game: None,
            clock: Clock::default(),
            unanswered: Vec::new(),
            tries: 0,
        }
    }
}

impl Room {
    /// Whether the client is connected.
    pub fn link(&self) -> Link {
        self.link
    }

    /// Who the client is here, once it knows.
    pub fn you(&self) -> Option<&You> {
        self.you.as_ref()
    }

    /// The table, once it knows.
    pub fn info(&self) -> Option<&TableInfo> {
        self.info.as_ref()
    }

    /// The match, once there is one.
    pub fn game(&self) -> Option<&MatchModel> {
        self.game.as_ref()
    }

    /// What one of the client's viewers knows; the first of them if no seat is named.
    pub fn board(&self, seat: Option<Seat>) -> Option<&Arc<BoardModel>> {
        let game = self.game.as_ref()?;
        game.board(seat).or(game.boards.first())
    }

    /// How long those who are waited for may still take.
    pub fn clock(&self) -> Clock {
        self.clock
    }

    /// Whether the match waits for one of this client's seats.
    pub fn is_my_turn(&self) -> bool {
        let seats = self.you.iter().flat_map(|you| &you.seats);
        let waits = self.game.as_ref().map(|game| game.waits_for);
        waits.is_some_and(|waits| {
            seats
                .into_iter()
                .any(|seat| waits.contains(*seat))
        })
    }

    /// Commands that have no answer yet.
    pub fn unanswered(&self) -> &[(Key, Command)] {
        &self.unanswered
    }

    /// Takes an input in and says what is to be done.
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        match input {
            Input::Opened => {
                self.link = Link::Syncing;
                vec![self.hello()]
            }
            Input::Closed => self.closed(),
            Input::Heard(text) => match read(&text) {
                Ok(message) => self.heard(message),
                // A message this client cannot read is as good as lost: ask for everything.
                Err(_) => self.resync(),
            },
            Input::Do { key, command } => {
                self.unanswered.push((key, command.clone()));
                let live = self.link == Link::Live;
                live.then_some(Effect::Send(ClientMessage::Command { key, command }))
                    .into_iter()
                    .collect()
            }
        }
    }

    fn hello(&self) -> Effect {
        let have = self.game.as_ref().map(MatchModel::have);
        Effect::Send(ClientMessage::Hello {
            protocol: VERSION,
            have,
        })
    }

    fn closed(&mut self) -> Vec<Effect> {
        let tries = match self.link {
            Link::Refused => return Vec::new(),
            // A server that opens the door only to close it again must not be knocked at without a pause.
            Link::Connecting { .. } | Link::Syncing => self.tries + 1,
            Link::Live => 0,
        };
        self.tries = tries;
        self.link = Link::Connecting { tries };
        vec![Effect::OpenAfter(
            PAUSES[(tries as usize).min(PAUSES.len() - 1)],
        )]
    }

    /// Asks for everything, once.
    fn resync(&mut self) -> Vec<Effect> {
        if self.link == Link::Syncing {
            return Vec::new();
        }
        self.link = Link::Syncing;
        vec![self.hello()]
    }

    fn heard(&mut self, message: ServerMessage) -> Vec<Effect> {
        match message {
            ServerMessage::Sync(sync) => self.synced(*sync),
            ServerMessage::Info { info } => {
                self.wind(info.time_left);
                let before = self.info.replace(*info);
                let sealed = before
                    .as_ref()
                    .and_then(|info| info.deal.sealed.as_ref());
                let effects = [
                    self.sealed(sealed),
                    self.opened(before.as_ref()),
                    self.asked_again(before.as_ref()),
                ];
                effects.into_iter().flatten().collect()
            }
            ServerMessage::Update(update) if self.link == Link::Live => self.updated(*update),
            ServerMessage::Update(_) | ServerMessage::Pong {} => Vec::new(),
            ServerMessage::Said { seat, what } => vec![Effect::Said { seat, what }],
            ServerMessage::Done { key } => {
                self.unanswered.retain(|(known, _)| *known != key);
                vec![Effect::Done(key)]
            }
            ServerMessage::Refused { key, error } => {
                let is_share = |(known, command): &(Key, Command)| {
                    *known == key && matches!(command, Command::Reveal { .. })
                };
                let quiet = self.unanswered.iter().any(is_share);
                self.unanswered.retain(|(known, _)| *known != key);
                // Shares are shown without the person, and by several tabs; one that comes late concerns nobody.
                if quiet {
                    Vec::new()
                } else {
                    vec![Effect::Refused { key, error }]
                }
            }
            ServerMessage::Error { error } => {
                if is_final(&error.code) {
                    self.link = Link::Refused;
                }
                vec![Effect::Trouble(error)]
            }
        }
    }

    fn synced(&mut self, sync: Sync) -> Vec<Effect> {
        let before = self.game.take();
        let game = match sync.game {
            None => None,
            Some(game) => match MatchModel::synced(game, before.as_ref()) {
                Ok(game) => Some(game),
                Err(_) if before.is_some() => {
                    // What the client had does not fit; without it, everything is sent.
                    self.link = Link::Syncing;
                    return vec![self.hello()];
                }
                Err(_) => return vec![Effect::Close],
            },
        };
        let was_live = self.link == Link::Live;
        self.link = Link::Live;
        self.wind(sync.info.time_left);
        self.you = Some(sync.you);
        let known = self.info.replace(sync.info);
        self.game = game;
        let mut effects = self.since(before.as_ref());
        let resend = self.unanswered.iter().cloned();
        effects.extend(
            resend.map(|(key, command)| Effect::Send(ClientMessage::Command { key, command })),
        );
        effects.extend(self.sealed(None));
        effects.extend(self.opened(known.as_ref().filter(|_| was_live)));
        effects
    }

    /// Whether a share is waited for, of which the client has not been told yet.
    fn sealed(&self, before: Option<&SealedDeal>) -> Option<Effect> {
        let (info, mine) = (self.info.as_ref()?, self.you.as_ref()?.seats.first()?);
        let waits = info.phase == Phase::Dealing && !info.deal.shares.contains(mine);
        (waits && info.deal.sealed.as_ref() != before).then_some(Effect::Sealed)
    }

    fn wind(&mut self, left: Option<u64>) {
        self.clock = Clock {
            left,
            told: self.clock.told.wrapping_add(1),
        };
    }

    /// Whether the client is to get ready by itself, and was not told so before.
    fn opened(&self, before: Option<&TableInfo>) -> Option<Effect> {
        let info = self.info.as_ref()?;
        let known = before.is_some_and(|before| before.match_id == info.match_id);
        let waits = info.phase == Phase::Waiting && !self.is_ready(info);
        let asked = self
            .you
            .as_ref()?
            .seats
            .iter()
            .any(|seat| info.again.contains(seat));
        (waits && asked && !known).then_some(Effect::GetReady)
    }

    /// Whether the person was ready before the options changed.
    fn asked_again(&self, before: Option<&TableInfo>) -> Option<Effect> {
        let (info, before) = (self.info.as_ref()?, before?);
        let changed = info.match_id == before.match_id && info.config != before.config;
        (changed && self.is_ready(before) && !self.is_ready(info)).then_some(Effect::AskedAgain)
    }

    /// Whether the person is ready at the table as it is told there.
    fn is_ready(&self, info: &TableInfo) -> bool {
        let me = self.you.as_ref().map(|you| you.guest);
        let is_mine = |sitter: &Sitter| matches!(sitter, Sitter::Guest { guest, ready: true, .. } if Some(*guest) == me);
        info.seats
            .iter()
            .any(|seat| is_mine(&seat.sitter))
    }

    fn updated(&mut self, update: Update) -> Vec<Effect> {
        let Some(game) = &self.game else {
            return self.resync();
        };
        let (left, late) = (update.time_left, update.time_up);
        match game.updated(update) {
            Ok(next) => {
                let before = self.game.replace(next);
                self.wind(left);
                let mut effects = self.since(before.as_ref());
                let mine = |seat: &Seat| {
                    let mut seats = self.you.iter().flat_map(|you| &you.seats);
                    seats.any(|own| own == seat)
                };
                effects.extend(late.filter(mine).map(Effect::TimeUp));
                effects
            }
            Err(_) => self.resync(),
        }
    }

    /// What has happened between the match before and now.
    fn since(&self, before: Option<&MatchModel>) -> Vec<Effect> {
        let Some(now) = &self.game else {
            return Vec::new();
        };
        let same = before.filter(|before| (before.number, before.era) == (now.number, now.era));
        let mut effects = Vec::new();
        match same {
            None => effects.push(Effect::Arrived),
            Some(before) => {
                for board in &now.boards {
                    let had = before
                        .board(board.viewer)
                        .map_or(0, |board| board.events.len());
                    let events = board
                        .events
                        .get(had..)
                        .unwrap_or_default()
                        .to_vec();
                    if !events.is_empty() {
                        effects.push(Effect::Happened {
                            viewer: board.viewer,
                            events,
                        });
                    }
                }
            }
        }
        let mine = |seat: &Seat| now.board(Some(*seat)).is_some();
        let was = same
            .map(|before| before.waits_for)
            .unwrap_or_default();
        let turns = now
            .waits_for
            .iter()
            .filter(mine)
            .filter(|seat| !was.contains(*seat));
        effects.extend(turns.map(Effect::MyTurn));
        effects
    }
}

/// Reads what the server says. First as any JSON, from which views and events are read too: a program that reads
/// everything in one way is a good deal smaller than one that reads text in another.
pub fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    T::deserialize(&serde_json::from_str::<Value>(text)?)
}

/// Whether trying again would only be refused again.
fn is_final(code: &str) -> bool {
    let refusals = [
        Refusal::UnknownTable,
        Refusal::TableBroken,
        Refusal::NoSession,
        Refusal::BadOrigin,
    ];
    let other_version = Refusal::OtherVersion { server: VERSION };
    refusals
        .iter()
        .chain([&other_version])
        .any(|refusal| refusal.code() == code)
}
