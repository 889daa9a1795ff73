//! A table on one's own disk: made, opened, carried on. Accept, make durable, tell: the order of the server.

use std::io;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use bots::Budget;
use catalog::GameId;
use fair_deal::{Secret, share_commitment};
use game_core::Seat;
use local_host::Host;
use protocol::{
    ClientMessage, Command, GuestId, Hex32, Key, MatchId, MatchName, Pace, Phase, Refusal,
    ServerMessage, TableCode,
};
use roster::Level;
use table::{BotRequest, Corrupt, Creation, Table};
use thiserror::Error;

use super::folder::Folder;
use super::journal::{Broken, Journal};
use crate::line::Random;

/// What somebody wants to play.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The game.
    pub game: GameId,
    /// Its options as in a record; what is left out has its default.
    pub config: String,
    /// How well the bots play.
    pub level: Level,
    /// What the person is called.
    pub name: String,
    /// How many seats the person takes, where the game allows several.
    pub seats: usize,
}

/// Why there is no table.
#[derive(Debug, Error)]
pub enum LocalError {
    /// The table refuses what is wanted.
    #[error("{0}")]
    Refused(Refusal),
    /// The log cannot be opened.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// The log gives no table.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    /// Something could not be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<Refusal> for LocalError {
    fn from(refusal: Refusal) -> LocalError {
        LocalError::Refused(refusal)
    }
}

/// A table, its log and its only person.
#[derive(Debug)]
pub struct LocalTable {
    host: Host,
    journal: Journal,
    guest: GuestId,
    name: String,
    /// Whether the end of the log was torn and has been cut off.
    healed: bool,
}

/// Milliseconds since 1970. The table needs only differences, people who read the log a date.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

impl LocalTable {
    /// A new match, dealt and durable.
    pub fn create(folder: &Folder, wanted: &Wanted) -> Result<LocalTable, LocalError> {
        let code = TableCode::from_random(Random::bytes());
        let guest = GuestId::from_random(Random::bytes());
        let creation = Creation {
            code,
            game: wanted.game,
            config: wanted.config.clone(),
            pace: Pace::None,
            level: wanted.level,
            listed: false,
            talk: false,
            host: guest,
            host_name: wanted.name.clone(),
            secret: Secret(Random::bytes()),
            id: Some(MatchName::from_random(Random::bytes())),
        };
        let mut host = Host::create(creation, now())?;
        let first = host.unsaved().pop();
        let (at, body) = first.map_or((now(), String::new()), |entry| (entry.at, entry.body));
        let journal = Journal::create(&folder.log(code), at, &body)?;
        host.saved(1);
        let mut local = LocalTable {
            host,
            journal,
            guest,
            name: wanted.name.clone(),
            healed: false,
        };
        local.arrive()?;
        for seat in 1..wanted.seats {
            let seat = Seat(seat as u8);
            local.carry_out(Command::Sit { seat })?;
        }
        local.begin()?;
        Ok(local)
    }

    /// A match that was begun before.
    pub fn open(path: &Path) -> Result<LocalTable, LocalError> {
        let opened = Journal::open(path)?;
        let host = Host::restore(opened.entries, now())?;
        let table = host.table();
        let guest = table.host();
        let name = table.summary().host.unwrap_or_default();
        let mut local = LocalTable {
            host,
            journal: opened.journal,
            guest,
            name,
            healed: opened.healed,
        };
        local.arrive()?;
        local.begin()?;
        Ok(local)
    }

    /// The deal and the record of a match that is over, from its log; nothing if it is not. Nobody sits down for it.
    pub fn record(path: &Path) -> Result<Option<String>, LocalError> {
        let entries = Journal::look(path)?;
        Ok(Table::restore(None, entries, now())?.file())
    }

    /// Its name.
    pub fn code(&self) -> TableCode {
        self.host.table().code()
    }

    /// What is played.
    pub fn game(&self) -> GameId {
        self.host.table().game()
    }

    /// The match that is played, or was played last.
    pub fn match_id(&self) -> MatchId {
        self.host.table().match_id()
    }

    /// The deal and the record of the match, once it is over.
    pub fn file(&self) -> Option<String> {
        self.host.table().file()
    }

    /// Whether the end of the log was torn and has been cut off.
    pub fn is_healed(&self) -> bool {
        self.healed
    }

    /// Where its log is.
    pub fn path(&self) -> &Path {
        self.journal.path()
    }

    /// What the person's client says, and what it is answered; nothing that is told is not durable.
    pub fn hear(&mut self, message: ClientMessage) -> io::Result<Vec<ServerMessage>> {
        self.host
            .hear(now(), self.guest, message, &mut Random::bytes);
        self.durable()
    }

    /// What a bot must decide now.
    pub fn bot_request(&self) -> Option<BotRequest> {
        let requests = self.host.table().bot_requests();
        requests.into_iter().next()
    }

    /// Carries out what a bot decided.
    pub fn decide(
        &mut self,
        request: &BotRequest,
        budget: &mut Budget<'_>,
    ) -> io::Result<Vec<ServerMessage>> {
        let number = u64::from_le_bytes(Random::bytes());
        let decision = request.decide(budget, number);
        self.host
            .decided(now(), request.seat, request.choice, decision);
        self.durable()
    }

    /// Writes down what was accepted, and only then gives what is told to the person.
    fn durable(&mut self) -> io::Result<Vec<ServerMessage>> {
        for entry in self.host.unsaved() {
            self.journal.append(entry.at, &entry.body)?;
            self.host.saved(entry.number);
        }
        let (told, _) = self.host.ready();
        Ok(told
            .into_iter()
            .map(|told| told.message)
            .collect())
    }

    fn arrive(&mut self) -> io::Result<()> {
        self.host.arrive(now(), self.guest, &self.name);
        self.durable().map(drop)
    }

    /// Deals, unless that was done before. A deal that a crash broke off is given up and begun again.
    fn begin(&mut self) -> Result<(), LocalError> {
        if self.host.table().phase() == Phase::Dealing {
            self.carry_out(Command::NotReady {})?;
        }
        if self.host.table().phase() != Phase::Waiting {
            return Ok(());
        }
        let share = Hex32(Random::bytes());
        let commitment = share_commitment(self.host.table().match_id(), share);
        self.carry_out(Command::FillWithBots {})?;
        self.carry_out(Command::Ready { commitment })?;
        self.carry_out(Command::Start {})?;
        self.carry_out(Command::Reveal { share })
    }

    fn carry_out(&mut self, command: Command) -> Result<(), LocalError> {
        let key = Key::from_random(Random::bytes());
        let who = (self.guest, self.name.as_str());
        self.host
            .command(now(), who, key, command, &mut Random::bytes)?;
        self.durable()?;
        Ok(())
    }
}
