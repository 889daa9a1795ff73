//! Who is here, who was gone for too long, whose time is up.

use game_core::{Seat, SeatSet};
use protocol::names::{self, SEALS};
use protocol::{GuestId, Hex32, Phase, Refusal};

use crate::again::Opening;
use crate::command::match_name;
use crate::entry::Entry;
use crate::reaction::Reaction;
use crate::table::{Chair, Person, Table};
use crate::version::Version;
use crate::visible::Visible;

/// How long somebody may be gone before a bot plays for them.
pub const PATIENCE_MS: u64 = 5 * 60 * 1000;
/// How long somebody must be gone before the host may call a bot: longer than a page takes to load again.
pub const TAKE_OVER_MS: u64 = 30 * 1000;

/// How many seals a table remembers; those of its players it never forgets.
const MOST_SEALS: usize = 64;

impl Table {
    /// The first connection of a guest. Seats that a bot plays for them are theirs again.
    pub fn arrived(&mut self, now: u64, guest: GuestId, name: &str) -> Reaction {
        self.arrived_with(now, guest, name, None)
    }

    /// The same for somebody with a seal of their own choice.
    pub fn arrived_with(
        &mut self,
        now: u64,
        guest: GuestId,
        name: &str,
        seal: Option<u8>,
    ) -> Reaction {
        let before = Visible::of(self);
        self.here.insert(guest, name.to_owned());
        if self.seals.len() >= MOST_SEALS {
            let seated = self.people();
            self.seals
                .retain(|guest, _| seated.contains(guest));
        }
        self.seals
            .extend(seal.map(|seal| (guest, seal % SEALS)));
        self.gone.remove(&guest);
        self.mind_the_clock(now);
        let news = |person: &Person| person.guest == guest && (person.bot || person.name != name);
        let mut entry = None;
        if self
            .chairs
            .iter()
            .filter_map(Chair::person)
            .any(news)
        {
            self.take_back(guest, name);
            entry = Some(Entry::Arrived {
                guest,
                name: name.to_owned(),
            });
        }
        self.reaction(now, &before, &[], entry.as_ref())
    }

    /// Whether this seal of a guest is the one that the table shows.
    pub fn knows_seal(&self, guest: GuestId, seal: Option<u8>) -> bool {
        seal.is_none_or(|seal| self.seals.get(&guest) == Some(&seal))
    }

    /// A guest's seal: the one they came with, or the one that follows from who they are.
    pub(crate) fn seal_of(&self, guest: GuestId) -> u8 {
        let chosen = self.seals.get(&guest).copied();
        chosen.unwrap_or_else(|| names::seal_of(guest))
    }

    /// The last connection of a guest is gone.
    pub fn left(&mut self, now: u64, guest: GuestId) -> Reaction {
        let before = Visible::of(self);
        self.here.remove(&guest);
        if self.is_seated(guest) || self.host == guest {
            self.gone.entry(guest).or_insert(now);
        }
        self.mind_the_clock(now);
        self.reaction(now, &before, &[], None)
    }

    /// While nobody with a seat is here, clocks stand still. When somebody comes they go on from where they
    /// stood: nobody's time has run while there was nobody to see it.
    pub(crate) fn mind_the_clock(&mut self, now: u64) {
        let attended = self
            .here
            .keys()
            .any(|guest| self.is_seated(*guest));
        match self.deserted {
            None if !attended => self.deserted = Some(now),
            Some(since) if attended => {
                let stood = now.saturating_sub(since);
                let later = |at: &mut u64| *at = at.saturating_add(stood).min(now);
                self.gone.values_mut().for_each(later);
                let choices = self
                    .play
                    .iter_mut()
                    .flat_map(|play| &mut play.choices);
                choices.for_each(|choice| later(&mut choice.since));
                self.deserted = None;
            }
            _ => {}
        }
    }

    /// When `wake` is due.
    pub fn wake_at(&self) -> Option<u64> {
        let deadlines = self.deadlines().map(|(_, due)| due).min();
        let absences = self.patience().map(|(_, due)| due).min();
        let host = self.heir().map(|(_, due)| due);
        let more = self
            .more_due(None)
            .filter(|_| self.deserted.is_none());
        [deadlines, absences, host, self.shares_due(), more]
            .into_iter()
            .flatten()
            .min()
    }

    /// Time has passed: bots decide for seats whose time is up, and play for people who were gone
    /// for too long; a deal whose shares were not shown in time is given up. `fresh` gives 32 random bytes
    /// for the next one's secret.
    #[allow(
        clippy::missing_panics_doc,
        reason = "what it expects holds for every table"
    )]
    pub fn wake(&mut self, now: u64, fresh: &mut dyn FnMut() -> [u8; 32]) -> Reaction {
        let before = Visible::of(self);
        if self.shares_due().is_some_and(|due| due <= now) {
            let secret = Hex32(fresh());
            // Whatever else is due comes with the next wake.
            self.give_up(Some(secret))
                .expect("a deal whose shares are due is sealed");
            return self.reaction(now, &before, &[], Some(&Entry::Undealt { secret }));
        }
        let left = self
            .all_want_more(now, None)
            .filter(|_| self.deserted.is_none());
        if let Some(left) = left {
            let (secret, id) = (Hex32(fresh()), match_name(fresh()));
            let opening = Opening {
                secret,
                name: Some(id),
                left: &left,
            };
            self.open_again(opening)
                .expect("nobody asks for another match before one is over");
            let entry = Entry::Reopened { secret, id, left };
            return self.reaction(now, &before, &[], Some(&entry));
        }
        let late: SeatSet = self
            .deadlines()
            .filter(|(_, due)| *due <= now)
            .map(|(seat, _)| seat)
            .collect();
        if let Some(play) = &mut self.play {
            play.overdue = late.iter().fold(play.overdue, SeatSet::with);
        }
        let seats: Vec<Seat> = self
            .patience()
            .filter(|(_, due)| *due <= now)
            .map(|(seat, _)| seat)
            .collect();
        let host = self
            .heir()
            .filter(|(_, due)| *due <= now)
            .map(|(guest, _)| guest);
        if seats.is_empty() && host.is_none() {
            return self.reaction(now, &before, &[], None);
        }
        self.give_over(now, Version::NEWEST, &seats, host)
            .expect("what was found out just now cannot be refused");
        self.reaction(now, &before, &[], Some(&Entry::Gone { seats, host }))
    }

    /// Seats of people the match waits for, and when their time is up.
    fn deadlines(&self) -> impl Iterator<Item = (Seat, u64)> {
        let play = self
            .play
            .as_ref()
            .filter(|play| play.game.outcome().is_none() && self.deserted.is_none());
        let limit = self.pace.limit();
        let waited = play.map_or(SeatSet::EMPTY, |play| {
            play.game.to_act().minus(play.overdue)
        });
        waited
            .into_iter()
            .filter(|seat| self.has_player(*seat))
            .filter_map(move |seat| {
                let since = play?.choices.get(seat.index())?.since;
                Some((seat, since.saturating_add(limit?)))
            })
    }

    /// How long those the match waits for may still take.
    pub(crate) fn time_left(&self, now: u64) -> Option<u64> {
        self.deadlines()
            .map(|(_, due)| due.saturating_sub(now))
            .min()
    }

    /// Whether a person plays this seat.
    fn has_player(&self, seat: Seat) -> bool {
        self.chair(seat)
            .ok()
            .and_then(Chair::person)
            .is_some_and(|person| !person.bot)
    }

    /// Seats of a running match whose people are gone, and when a bot takes over.
    fn patience(&self) -> impl Iterator<Item = (Seat, u64)> {
        let playing = self.phase() == Phase::Playing && self.deserted.is_none();
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs);
        seats
            .filter(move |_| playing)
            .filter_map(|(seat, chair)| {
                let person = chair.person().filter(|person| !person.bot)?;
                Some((
                    seat,
                    self.gone
                        .get(&person.guest)?
                        .saturating_add(PATIENCE_MS),
                ))
            })
    }

    /// Who gets the host's rights, and when, if the host stays away.
    fn heir(&self) -> Option<(GuestId, u64)> {
        let due = self
            .gone
            .get(&self.host)?
            .saturating_add(PATIENCE_MS);
        // Where nobody with a seat is here, there is no heir: this needs no word about the clocks.
        let people = self.chairs.iter().filter_map(Chair::guest);
        let heir = people
            .into_iter()
            .find(|guest| *guest != self.host && self.here.contains_key(guest));
        heir.map(|guest| (guest, due))
    }

    /// Bots play for these seats; the host's rights pass on.
    pub(crate) fn give_over(
        &mut self,
        at: u64,
        version: Version,
        seats: &[Seat],
        host: Option<GuestId>,
    ) -> Result<(), Refusal> {
        for &seat in seats {
            if let Some(person) = self.chair_mut(seat)?.person_mut() {
                person.bot = true;
                self.hand_over(version, seat);
            }
        }
        let named = host.and_then(|host| {
            let mut people = self.chairs.iter().filter_map(Chair::person);
            people
                .find(|person| person.guest == host)
                .map(|person| (host, person.name.clone()))
        });
        if let Some(named) = named {
            (self.host, self.host_name) = named;
        }
        self.grant_if_all_agree(at, version)
    }

    fn hand_over(&mut self, version: Version, seat: Seat) {
        if let Some(play) = &mut self.play {
            play.hand_over(version, seat);
        }
    }

    /// A bot plays this person's seat from now on.
    pub(crate) fn let_bot_play(
        &mut self,
        at: u64,
        version: Version,
        seat: Seat,
    ) -> Result<(), Refusal> {
        match self.chair_mut(seat)?.person_mut() {
            None => Err(Refusal::NotAway { seat }),
            Some(person) if person.bot => Err(Refusal::BotPlays { seat }),
            Some(person) => {
                person.bot = true;
                self.hand_over(version, seat);
                self.grant_if_all_agree(at, version)
            }
        }
    }

    /// The host may not call a bot for somebody who has only just gone: a page that is loaded again gives
    /// nobody any power.
    pub(crate) fn must_be_long_away(
        &self,
        now: u64,
        guest: GuestId,
        seat: Seat,
    ) -> Result<(), Refusal> {
        let person = self
            .chair(seat)?
            .person()
            .filter(|person| !person.bot);
        let away = person.filter(|person| !self.here.contains_key(&person.guest));
        let gone = away
            .and_then(|person| self.gone.get(&person.guest))
            .copied();
        let may_ask = self.host == guest && self.phase() == Phase::Playing;
        let due = gone
            .filter(|_| may_ask)
            .map_or(0, |gone| gone.saturating_add(TAKE_OVER_MS));
        match due.saturating_sub(self.deserted.unwrap_or(now)) {
            0 => Ok(()),
            left => Err(Refusal::AwayTooShort {
                seat,
                seconds: left.div_ceil(1000),
            }),
        }
    }

    /// The host's word: only for somebody who is not connected.
    pub(crate) fn take_over(
        &mut self,
        at: u64,
        version: Version,
        guest: GuestId,
        seat: Seat,
    ) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.playing()?;
        let sitter = self
            .chair(seat)?
            .guest()
            .ok_or(Refusal::NotAway { seat })?;
        if self.here.contains_key(&sitter) {
            return Err(Refusal::NotAway { seat });
        }
        self.let_bot_play(at, version, seat)
    }

    /// A person takes a seat back that a bot plays.
    pub(crate) fn hand_back(&mut self, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.playing()?;
        self.own(guest, seat)?;
        match self.chair_mut(seat)?.person_mut() {
            Some(person) if person.bot => {
                person.bot = false;
                Ok(())
            }
            _ => Err(Refusal::NotAway { seat }),
        }
    }

    pub(crate) fn take_back(&mut self, guest: GuestId, name: &str) {
        let people = self
            .chairs
            .iter_mut()
            .filter_map(Chair::person_mut);
        people
            .filter(|person| person.guest == guest)
            .for_each(|person| person.bot = false);
        self.rename(guest, name);
    }
}
