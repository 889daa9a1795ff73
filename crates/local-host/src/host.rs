//! A table with those who play at it on one device: accept, make durable, tell.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use game_core::Seat;
use protocol::{ClientMessage, Command, GuestId, Key, Refusal, Saying, ServerMessage, VERSION};
use table::{
    BotRequest, Corrupt, Creation, Decided, Delivery, Finished, Reaction, Recipient, Table,
};

use crate::pause;

/// Gives 32 random bytes that nobody can guess.
pub type Chance<'a> = &'a mut dyn FnMut() -> [u8; 32];

/// An entry on its way into the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Logged {
    /// Its number; the first entry has 1, and none is left out.
    pub number: u64,
    /// When it was accepted.
    pub at: u64,
    /// What is written.
    pub body: String,
    /// The match that ended with it.
    pub finished: Option<Finished>,
}

/// A message for one who is here.
#[derive(Clone, PartialEq, Debug)]
pub struct Addressed {
    /// Who is told.
    pub guest: GuestId,
    /// What they are told.
    pub message: ServerMessage,
}

/// What must wait until an entry is durable.
#[derive(Debug, Default)]
struct Waiting {
    /// The number of the last entry that it rests on.
    after: u64,
    told: Vec<Addressed>,
    asked: Vec<BotRequest>,
}

/// A table, its log and those who are here.
#[derive(Debug)]
pub struct Host {
    table: Table,
    /// Who is connected, by which name.
    here: BTreeMap<GuestId, String>,
    /// The number of the last entry that the table has accepted.
    accepted: u64,
    /// The number of the last entry that is durable.
    durable: u64,
    unsaved: Vec<Logged>,
    waiting: VecDeque<Waiting>,
    /// Choices that bots were asked and have not answered.
    thinking: BTreeSet<(Seat, u32)>,
    /// How long bots pause, in hundredths of the usual.
    percent: u16,
}

impl Host {
    /// A new table; its first entry waits to be made durable.
    pub fn create(creation: Creation, now: u64) -> Result<Host, Refusal> {
        let (table, reaction) = Table::create(creation, now)?;
        let mut host = Host::of(table, 0);
        host.accept(now, reaction, None);
        Ok(host)
    }

    /// The table that a log gives, all of which is durable. Its bots are asked again.
    pub fn restore(
        entries: impl IntoIterator<Item = (u64, String)>,
        now: u64,
    ) -> Result<Host, Corrupt> {
        let mut count = 0;
        let counted = entries.into_iter().inspect(|_| count += 1);
        let table = Table::restore(None, counted, now)?;
        let mut host = Host::of(table, count);
        host.ask_bots();
        Ok(host)
    }

    fn of(table: Table, durable: u64) -> Host {
        Host {
            table,
            here: BTreeMap::new(),
            accepted: durable,
            durable,
            unsaved: Vec::new(),
            waiting: VecDeque::new(),
            thinking: BTreeSet::new(),
            percent: 100,
        }
    }

    /// The table. What it says may not be durable yet: it is for whoever keeps the log, not for people.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How long bots are to pause before they move, in milliseconds.
    pub fn pause(&self) -> u32 {
        pause(self.percent)
    }

    /// Somebody connects, maybe under another name than before.
    pub fn arrive(&mut self, now: u64, guest: GuestId, name: &str) {
        self.here.insert(guest, name.to_owned());
        let reaction = self.table.arrived(now, guest, name);
        self.accept(now, reaction, None);
    }

    /// A message of somebody who is here.
    pub fn hear(&mut self, now: u64, guest: GuestId, message: ClientMessage, chance: Chance<'_>) {
        let Some(name) = self.here.get(&guest).cloned() else {
            return;
        };
        match message {
            ClientMessage::Hello { protocol, .. } if protocol != VERSION => {
                let error = Refusal::OtherVersion { server: VERSION }.failure();
                self.tell(guest, ServerMessage::Error { error });
            }
            ClientMessage::Hello { have, .. } => {
                let sync = self.table.sync(guest, &name, have.as_ref(), now);
                self.tell(guest, ServerMessage::Sync(Box::new(sync)));
            }
            ClientMessage::Command { key, command } => {
                let done = self.command(now, (guest, &name), key, command, chance);
                if let Err(refusal) = done {
                    let error = refusal.failure();
                    self.tell(guest, ServerMessage::Refused { key, error });
                }
            }
            ClientMessage::Say { what } => self.say(guest, what),
            ClientMessage::Ping {} => self.tell(guest, ServerMessage::Pong {}),
            ClientMessage::Pause { percent } => self.percent = percent,
        }
    }

    /// Somebody wants something done; that it was done is told like everything else.
    pub fn command(
        &mut self,
        now: u64,
        (guest, name): (GuestId, &str),
        key: Key,
        command: Command,
        chance: Chance<'_>,
    ) -> Result<(), Refusal> {
        let reaction = self
            .table
            .command(now, guest, name, key, command, chance)?;
        self.accept(now, reaction, Some((guest, key)));
        Ok(())
    }

    /// What a bot decided. One whose choice is gone is asked again, if the table still needs it.
    pub fn decided<'a>(
        &mut self,
        now: u64,
        seat: Seat,
        choice: u32,
        decided: impl Into<Decided<'a>>,
    ) {
        self.thinking.remove(&(seat, choice));
        match self.table.bot_decided(now, seat, choice, decided) {
            Ok(reaction) => self.accept(now, reaction, None),
            Err(_) => self.ask_bots(),
        }
    }

    /// When the table must be looked after, if nothing happens before.
    pub fn wake_at(&self) -> Option<u64> {
        self.table.wake_at()
    }

    /// Time has passed.
    pub fn wake(&mut self, now: u64, chance: Chance<'_>) {
        if self.wake_at().is_some_and(|due| due <= now) {
            let reaction = self.table.wake(now, chance);
            self.accept(now, reaction, None);
        }
    }

    /// Entries to be made durable, in order; each is given once.
    pub fn unsaved(&mut self) -> Vec<Logged> {
        core::mem::take(&mut self.unsaved)
    }

    /// Every entry up to this one is durable.
    pub fn saved(&mut self, number: u64) {
        self.durable = self.durable.max(number.min(self.accepted));
    }

    /// What may be told by now, in order, and the bots that are to be asked; each is given once.
    pub fn ready(&mut self) -> (Vec<Addressed>, Vec<BotRequest>) {
        let (mut told, mut asked) = (Vec::new(), Vec::new());
        while let Some(first) = self
            .waiting
            .pop_front_if(|waiting| waiting.after <= self.durable)
        {
            told.extend(first.told);
            asked.extend(first.asked);
        }
        asked.retain(|request| {
            self.thinking
                .insert((request.seat, request.choice))
        });
        (told, asked)
    }

    /// Notes what follows from an input; all of it waits for the entry, and for those before it.
    fn accept(&mut self, now: u64, reaction: Reaction, command: Option<(GuestId, Key)>) {
        if let Some(body) = reaction.entry {
            self.accepted += 1;
            self.unsaved.push(Logged {
                number: self.accepted,
                at: now,
                body,
                finished: reaction.finished,
            });
        }
        let mut told: Vec<Addressed> = reaction
            .told
            .into_iter()
            .flat_map(|delivery| self.addressed(&delivery))
            .collect();
        if let (Some((guest, _)), Some(key)) = (command, reaction.done) {
            let message = ServerMessage::Done { key };
            told.push(Addressed { guest, message });
        }
        self.wait(told, reaction.bot_requests);
    }

    fn addressed(&self, delivery: &Delivery) -> Vec<Addressed> {
        let people = self.table.people();
        let hears = |guest: &GuestId| match delivery.to {
            Recipient::Guest(one) => one == *guest,
            Recipient::Watchers => !people.contains(guest),
        };
        let listeners = self.here.keys().copied().filter(hears);
        listeners
            .map(|guest| Addressed {
                guest,
                message: delivery.message.clone(),
            })
            .collect()
    }

    fn say(&mut self, guest: GuestId, what: Saying) {
        match self.table.said(guest, what) {
            Ok((seat, what)) => {
                for guest in self.here.keys().copied().collect::<Vec<_>>() {
                    let what = what.clone();
                    self.tell(guest, ServerMessage::Said { seat, what });
                }
            }
            Err(refusal) => {
                let error = refusal.failure();
                self.tell(guest, ServerMessage::Error { error });
            }
        }
    }

    fn ask_bots(&mut self) {
        let requests = self.table.bot_requests();
        self.wait(Vec::new(), requests);
    }

    fn tell(&mut self, guest: GuestId, message: ServerMessage) {
        self.wait(vec![Addressed { guest, message }], Vec::new());
    }

    /// A message says what the table knows, so it waits for all that the table has accepted.
    fn wait(&mut self, told: Vec<Addressed>, asked: Vec<BotRequest>) {
        if !told.is_empty() || !asked.is_empty() {
            self.waiting.push_back(Waiting {
                after: self.accepted,
                told,
                asked,
            });
        }
    }
}
