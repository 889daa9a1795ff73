//! What a table is, and the questions to it.

use std::collections::BTreeMap;

use bots::Level;
use catalog::GameId;
use fair_deal::Secret;
use game_core::Seat;
use protocol::{
    Commitment, GuestId, Hex32, Key, MatchId, MatchName, OwnTable, Pace, Phase, Refusal, TableCode,
    TableSummary, names,
};
use serde::{Deserialize, Serialize};

use crate::dealing::Sealed;
use crate::keys::Keys;
use crate::play::Play;

/// A table. It holds every secret of its match: hand out what it says, never this.
///
/// What comes of an input is a [`Reaction`](crate::Reaction): its entry is to be made durable before anything of it is
/// told. The same entries give the same table again.
///
/// ```
/// use bots::Level;
/// use catalog::GameId;
/// use fair_deal::Secret;
/// use protocol::{Command, GuestId, Key, Pace, Phase, Refusal, TableCode};
/// use table::{Creation, Table};
///
/// let ann = GuestId::from_random([1; GuestId::LEN]);
/// let creation = Creation {
///     code: TableCode::from_random([7; TableCode::LEN]),
///     game: GameId::Samurakva,
///     config: "players=3".to_owned(),
///     pace: Pace::None,
///     level: Level::Novice,
///     listed: false,
///     talk: false,
///     host: ann,
///     host_name: "Ann".to_owned(),
///     secret: Secret([9; 32]),
///     id: None,
/// };
/// let (mut table, made) = Table::create(creation, 1_000)?;
/// let mut fresh = || [3; 32];
/// let key = Key::from_random([1; Key::LEN]);
/// let filled = table.command(2_000, ann, "Ann", key, Command::FillWithBots {}, &mut fresh)?;
/// // Somebody who is not here may not do that, and nothing changes.
/// let bob = GuestId::from_random([2; GuestId::LEN]);
/// let other = Key::from_random([2; Key::LEN]);
/// let refused = table.command(3_000, bob, "Bob", other, Command::Start {}, &mut fresh);
/// assert!(matches!(refused, Err(Refusal::NotHost)));
/// let log = [(1_000, made), (2_000, filled)].map(|(at, reaction)| (at, reaction.entry.expect("it is an input")));
/// let again = Table::restore(None, log, 0).expect("a log gives its table again");
/// assert_eq!((again.phase(), again.host()), (Phase::Waiting, ann));
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Debug)]
pub struct Table {
    pub(crate) code: TableCode,
    pub(crate) game: GameId,
    /// All options, as in a record.
    pub(crate) config: String,
    pub(crate) pace: Pace,
    pub(crate) level: Level,
    pub(crate) listed: bool,
    pub(crate) talk: bool,
    pub(crate) host: GuestId,
    pub(crate) host_name: String,
    /// The number of the match that is prepared or played.
    pub(crate) number: u32,
    pub(crate) id: MatchId,
    pub(crate) secret: Secret,
    /// The hash of it; kept because everybody is told again and again.
    pub(crate) commitment: Commitment,
    pub(crate) chairs: Vec<Chair>,
    /// How many times dealing this match was given up.
    pub(crate) aborted: u32,
    /// What everybody is bound by; none before the start, and none in a match of version 1.
    pub(crate) sealed: Option<Sealed>,
    pub(crate) play: Option<Play>,
    /// Who asked for the match after the one that is over, until it begins.
    pub(crate) again: Vec<GuestId>,
    pub(crate) keys: Keys,
    /// Who is connected, by which name. Not in the log, like the next.
    pub(crate) here: BTreeMap<GuestId, String>,
    /// The seals of those who were here. Not in the log: who comes shows theirs.
    pub(crate) seals: BTreeMap<GuestId, u8>,
    /// Since when people with a seat, and the host, are not.
    pub(crate) gone: BTreeMap<GuestId, u64>,
    /// Since when nobody with a seat is here: clocks stand still. Not in the log either.
    pub(crate) deserted: Option<u64>,
    /// Whether nobody new may sit down.
    pub(crate) locked: bool,
    /// Whom the host has sent away, with their names, the oldest first.
    pub(crate) kicked: Vec<(GuestId, String)>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Chair {
    Free,
    Person(Person),
    Bot(Level),
}

/// A person on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub guest: GuestId,
    pub name: String,
    /// Tells them apart from others of that name, or one like it; 1 needs no telling.
    #[serde(default)]
    pub mark: u32,
    /// The hash of the share they will show; who is bound to one is ready.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<Hex32>,
    /// The share of the deal's randomness, once shown. In version 1 it made ready.
    pub share: Option<Hex32>,
    /// Whether a bot plays for them until they return.
    pub bot: bool,
}

impl Person {
    pub(crate) fn new(guest: GuestId, name: &str) -> Person {
        Person {
            guest,
            name: name.to_owned(),
            mark: 0,
            promise: None,
            share: None,
            bot: false,
        }
    }

    /// They have to get ready again.
    pub(crate) fn ask_again(&mut self) {
        (self.promise, self.share) = (None, None);
    }
}

impl Chair {
    pub(crate) fn person(&self) -> Option<&Person> {
        match self {
            Chair::Person(person) => Some(person),
            _ => None,
        }
    }

    pub(crate) fn person_mut(&mut self) -> Option<&mut Person> {
        match self {
            Chair::Person(person) => Some(person),
            _ => None,
        }
    }

    pub(crate) fn guest(&self) -> Option<GuestId> {
        self.person().map(|person| person.guest)
    }
}

/// The name of a match: its own, or that of a release which gave none.
pub(crate) fn match_id(name: Option<MatchName>, table: TableCode, number: u32) -> MatchId {
    name.map_or(MatchId::Counted { table, number }, MatchId::Named)
}

impl Table {
    /// Its name in links.
    pub fn code(&self) -> TableCode {
        self.code
    }

    /// What is played.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Whether a command of this guest with this key has been carried out.
    pub fn knows(&self, guest: GuestId, key: Key) -> bool {
        self.keys.knows(guest, key)
    }

    /// Where things stand.
    pub fn phase(&self) -> Phase {
        match &self.play {
            None if self.sealed.is_some() => Phase::Dealing,
            None => Phase::Waiting,
            Some(play) if play.game.outcome().is_none() => Phase::Playing,
            Some(_) => Phase::Finished,
        }
    }

    /// Who has the host's rights.
    pub fn host(&self) -> GuestId {
        self.host
    }

    /// Whether it stands in the lobby. One that is locked before the start is of no use there.
    pub fn is_listed(&self) -> bool {
        self.listed && !(self.locked && self.play.is_none())
    }

    /// The number of the match that is prepared or played, counted from 1.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Its name.
    pub fn match_id(&self) -> MatchId {
        self.id
    }

    /// The seats of a guest; empty for somebody who watches.
    pub fn seats_of(&self, guest: GuestId) -> Vec<Seat> {
        let own = |seat: &Seat| {
            self.chairs
                .get(seat.index())
                .and_then(Chair::guest)
                == Some(guest)
        };
        Seat::all(self.chairs.len()).filter(own).collect()
    }

    /// People with a seat, each once, in the order of seats.
    pub fn people(&self) -> Vec<GuestId> {
        let mut people = Vec::new();
        for guest in self.chairs.iter().filter_map(Chair::guest) {
            if !people.contains(&guest) {
                people.push(guest);
            }
        }
        people
    }

    /// Whether nobody is connected.
    pub fn is_deserted(&self) -> bool {
        self.here.is_empty()
    }

    /// The line in the lobby.
    pub fn summary(&self) -> TableSummary {
        TableSummary {
            code: self.code,
            game: self.game,
            config: self.config.clone(),
            pace: self.pace,
            phase: self.phase(),
            host: Some(self.host_name.clone()).filter(|name| name != names::ERASED),
            seats: self.chairs.len() as u8,
            free: self
                .chairs
                .iter()
                .filter(|chair| **chair == Chair::Free)
                .count() as u8,
        }
    }

    /// The match that a guest plays here, if one runs.
    pub fn summary_for(&self, guest: GuestId) -> Option<OwnTable> {
        let own = self.seats_of(guest);
        let play = self
            .play
            .as_ref()
            .filter(|play| !own.is_empty() && play.game.outcome().is_none())?;
        Some(OwnTable {
            table: self.summary(),
            players: self.players(),
            waits_for: play.game.to_act().into_iter().collect(),
            own,
        })
    }

    pub(crate) fn is_seated(&self, guest: GuestId) -> bool {
        self.chairs
            .iter()
            .any(|chair| chair.guest() == Some(guest))
    }

    pub(crate) fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        self.chairs
            .get(seat.index())
            .ok_or(Refusal::NoSuchSeat { seat })
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Refusal> {
        self.chairs
            .get_mut(seat.index())
            .ok_or(Refusal::NoSuchSeat { seat })
    }

    /// The person on one's own seat.
    pub(crate) fn own(&self, guest: GuestId, seat: Seat) -> Result<&Person, Refusal> {
        let person = self
            .chair(seat)?
            .person()
            .filter(|person| person.guest == guest);
        person.ok_or(Refusal::NotYourSeat { seat })
    }

    pub(crate) fn must_be_host(&self, guest: GuestId) -> Result<(), Refusal> {
        if self.host == guest {
            Ok(())
        } else {
            Err(Refusal::NotHost)
        }
    }

    pub(crate) fn must_be_waiting(&self) -> Result<(), Refusal> {
        match (&self.play, &self.sealed) {
            (Some(_), _) => Err(Refusal::AlreadyStarted),
            (None, Some(_)) => Err(Refusal::Dealing),
            (None, None) => Ok(()),
        }
    }

    /// The match, if it runs.
    pub(crate) fn playing(&mut self) -> Result<&mut Play, Refusal> {
        let running = self
            .play
            .as_mut()
            .filter(|play| play.game.outcome().is_none());
        running.ok_or(Refusal::NotPlaying)
    }
}
