//! What people want: checked, logged, carried out.

use catalog::EventFor;
use fair_deal::Secret;
use game_core::Seat;
use protocol::{Command, GuestId, Hex32, Key, MatchName, Refusal};

use crate::again::Opening;
use crate::entry::{AcceptedCommand, Entry};
use crate::past::PastCommand;
use crate::reaction::Reaction;
use crate::table::{Chair, Person, Table};
use crate::think::Decided;
use crate::version::Version;

impl Table {
    /// A person's command. A key that is known was carried out before: then there is nothing to do
    /// but to say so. `fresh` gives 32 random bytes when a new secret is needed.
    pub fn command(
        &mut self,
        now: u64,
        guest: GuestId,
        name: &str,
        key: Key,
        command: Command,
        fresh: &mut dyn FnMut() -> [u8; 32],
    ) -> Result<Reaction, Refusal> {
        if self.keys.knows(guest, key) {
            return Ok(Reaction {
                done: Some(key),
                ..Reaction::default()
            });
        }
        let gives_up =
            self.is_dealing() && matches!(command, Command::NotReady {} | Command::Stand { .. });
        let all_agree = (command == Command::Again {} && self.is_seated(guest))
            .then(|| self.all_want_more(now, Some(guest)))
            .flatten();
        let opens = command == Command::Rematch {} || all_agree.is_some();
        let secret = (gives_up || opens).then(|| Hex32(fresh()));
        // A deal that is given up is another attempt at the same match, which keeps its name.
        let id = opens.then(|| match_name(fresh()));
        let left = all_agree.unwrap_or_default();
        let safe = match command {
            Command::Undo { seat } => self.may_undo_at_once(guest, seat)?,
            _ => false,
        };
        // Who is here, and since when not, is not in the log: it is asked now and never again.
        if let Command::TakeOver { seat } = command {
            self.must_be_long_away(now, guest, seat)?;
        }
        let said = AcceptedCommand {
            guest,
            name: name.to_owned(),
            key,
            command,
            secret,
            id,
            left,
            safe,
        };
        let reaction = self.apply_and_diff(now, &Entry::Command(said))?;
        match self.here.get_mut(&guest) {
            Some(known) => name.clone_into(known),
            // Somebody who sat down without a connection must not be waited for without end.
            None => {
                self.gone.entry(guest).or_insert(now);
            }
        }
        self.mind_the_clock(now);
        Ok(Reaction {
            done: Some(key),
            ..reaction
        })
    }

    /// A bot's decision for a seat that it plays, or whose time is up.
    pub fn bot_decided<'a>(
        &mut self,
        now: u64,
        seat: Seat,
        choice: u32,
        decided: impl Into<Decided<'a>>,
    ) -> Result<Reaction, Refusal> {
        self.chair(seat)?;
        let asked = self.asked();
        let play = self.playing()?;
        let entry = match decided.into() {
            Decided::Text(text) => Some((text.to_owned(), None)),
            Decided::Typed(decision) => play
                .game
                .text_of(seat, decision)
                .map(|text| (text, Some(decision))),
        };
        if !asked.contains(&(seat, choice)) {
            return Err(Refusal::StaleChoice {
                now: self.choice_number(seat),
            });
        }
        // A decision that the list does not have answers another choice.
        let (action, decision) = entry.ok_or(Refusal::StaleChoice { now: Some(choice) })?;
        let entry = Entry::Bot {
            seat,
            action,
            decision,
        };
        self.apply_and_diff(now, &entry)
    }

    /// Carries out what an entry says, or refuses it and changes nothing. Nothing but the table as
    /// the log left it, the time, the entry and its version decides, so that a log gives the same table again.
    pub(crate) fn apply_entry(
        &mut self,
        at: u64,
        version: Version,
        entry: &Entry,
        listen: bool,
    ) -> Result<Vec<EventFor>, Refusal> {
        match entry {
            // Only the first entry of a log founds a table.
            Entry::Founded(_) => Err(Refusal::AlreadyStarted),
            Entry::Command(said) => {
                let heard = self.apply_command(at, version, said, listen)?;
                self.carried_out(said.guest, &said.name, said.key);
                Ok(heard)
            }
            Entry::Past(past) => {
                match past.command {
                    PastCommand::Ready { share } => self.ready_with_share(past.guest, share)?,
                }
                self.carried_out(past.guest, &past.name, past.key);
                Ok(Vec::new())
            }
            Entry::Undealt { secret } => {
                self.give_up(Some(*secret))?;
                Ok(Vec::new())
            }
            Entry::Reopened { secret, id, left } => {
                self.open_again(Opening {
                    secret: *secret,
                    name: Some(*id),
                    left,
                })?;
                Ok(Vec::new())
            }
            Entry::Bot {
                seat,
                decision: Some(decision),
                ..
            } => Ok(self
                .playing()?
                .act_as_decided(at, version, *seat, *decision)?),
            Entry::Bot { seat, action, .. } => Ok(self
                .playing()?
                .act(at, version, *seat, action, listen)?),
            Entry::Arrived { guest, name } => {
                self.take_back(*guest, name);
                Ok(Vec::new())
            }
            Entry::Gone { seats, host } => {
                self.give_over(at, version, seats, *host)?;
                Ok(Vec::new())
            }
            Entry::Erased { guest, marks } => {
                self.forget_name(*guest);
                self.set_marks(marks);
                Ok(Vec::new())
            }
        }
    }

    fn apply_command(
        &mut self,
        at: u64,
        version: Version,
        said: &AcceptedCommand,
        listen: bool,
    ) -> Result<Vec<EventFor>, Refusal> {
        let guest = said.guest;
        let mut heard = Vec::new();
        match &said.command {
            Command::Sit { seat } => self.sit(version, guest, &said.name, *seat)?,
            Command::Stand { seat } => self.stand(at, version, guest, *seat, said.secret)?,
            Command::Ready { commitment } => self.ready(at, guest, *commitment)?,
            Command::NotReady {} => self.not_ready(guest, said.secret)?,
            Command::Reveal { share } => self.reveal(at, guest, *share)?,
            Command::Bot { seat, level } => {
                self.seat_bot(version, guest, *seat, level.clone())?;
            }
            Command::Kick { seat } => self.kick(version, guest, *seat)?,
            Command::Allow { guest: other } => self.allow(guest, *other)?,
            Command::Lock {} => self.lock(guest, true)?,
            Command::Unlock {} => self.lock(guest, false)?,
            Command::Options { config } => self.change_options(guest, config)?,
            Command::Start {} if version.seals_deals() => self.seal(at, guest)?,
            Command::Start {} => self.deal_at_once(at, guest)?,
            Command::FillWithBots {} => self.fill_with_bots(version, guest)?,
            Command::Act {
                seat,
                choice,
                action,
            } => {
                self.own_choice(guest, *seat, *choice)?;
                heard = self
                    .playing()?
                    .act(at, version, *seat, action, listen)?;
            }
            Command::Undo { seat } => self.undo(at, version, guest, *seat, said.safe)?,
            Command::AnswerUndo { agree } => self.answer_undo(at, version, guest, *agree)?,
            Command::TakeOver { seat } => self.take_over(at, version, guest, *seat)?,
            Command::Return { seat } => self.hand_back(guest, *seat)?,
            Command::Rematch {} => {
                let secret = said.secret.ok_or(Refusal::BadMessage)?;
                self.rematch(guest, Secret(secret.0), said.id)?;
            }
            Command::Again {} => self.ask_for_more(guest, said.opening())?,
        }
        Ok(heard)
    }

    /// A command of this person has been carried out.
    fn carried_out(&mut self, guest: GuestId, name: &str, key: Key) {
        self.rename(guest, name);
        let seated: Vec<GuestId> = self.people();
        self.keys
            .remember(guest, key, |other| seated.contains(&other));
    }

    /// The name of a person changes wherever it is shown.
    pub(crate) fn rename(&mut self, guest: GuestId, name: &str) {
        let own = |person: &Person| person.guest == guest && person.name != name;
        if self
            .chairs
            .iter()
            .filter_map(Chair::person)
            .any(own)
        {
            let mark = self.mark_for(guest, name);
            let people = self
                .chairs
                .iter_mut()
                .filter_map(Chair::person_mut);
            for person in people.filter(|person| person.guest == guest) {
                name.clone_into(&mut person.name);
                person.mark = mark;
            }
        }
        if self.host == guest && self.host_name != name {
            name.clone_into(&mut self.host_name);
        }
    }
}

impl AcceptedCommand {
    /// The next match, where this command opens one.
    fn opening(&self) -> Option<Opening<'_>> {
        Some(Opening {
            secret: self.secret?,
            name: self.id,
            left: &self.left,
        })
    }
}

/// A match's own name from random bytes.
pub(crate) fn match_name(bytes: [u8; 32]) -> MatchName {
    MatchName::from_random(core::array::from_fn(|at| {
        bytes.get(at).copied().unwrap_or_default()
    }))
}
