//! Before the start: seats, bots, options, the ready check; and the way back there for a rematch.

use bots::Level;
use game_core::{Seat, Seed};
use protocol::{FairDeal, GuestId, Hex32, MatchName, Phase, Refusal, Secret};

use crate::play::Play;
use crate::table::{Chair, Person, Table, match_id, several_seats};
use crate::version::Version;

/// How many people a table remembers whom its host has sent away. A host who has more trouble locks it.
const MOST_KICKED: usize = 64;

impl Table {
    pub(crate) fn sit(
        &mut self,
        version: Version,
        guest: GuestId,
        name: &str,
        seat: Seat,
    ) -> Result<(), Refusal> {
        self.must_be_waiting()?;
        if self.chair(seat)?.person().is_some() {
            return Err(Refusal::SeatTaken { seat });
        }
        if self.kicked.iter().any(|(kicked, _)| *kicked == guest) {
            return Err(Refusal::Kicked);
        }
        if self.locked && !self.is_seated(guest) && self.host != guest {
            return Err(Refusal::TableLocked);
        }
        if self.is_seated(guest) && !several_seats(self.game) {
            return Err(Refusal::OneSeatEach);
        }
        let mark = self.mark_for(guest, name);
        *self.chair_mut(seat)? =
            Chair::Person(Person { guest, name: name.to_owned(), mark, share: None, bot: false });
        self.ask_again(version, guest);
        Ok(())
    }

    /// Before the start the seat becomes free; in a match a bot goes on until the person returns.
    pub(crate) fn stand(
        &mut self,
        at: u64,
        version: Version,
        guest: GuestId,
        seat: Seat,
    ) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        if self.play.is_none() {
            return self.vacate(version, seat);
        }
        self.playing()?;
        self.let_bot_play(at, version, seat)
    }

    /// Sends somebody away for good, from every seat they have; a host who sends themselves only stands up.
    pub(crate) fn kick(&mut self, version: Version, guest: GuestId, seat: Seat) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.must_be_waiting()?;
        let person = match self.chair(seat)? {
            Chair::Free => return Err(Refusal::SeatFree { seat }),
            Chair::Bot(_) => None,
            Chair::Person(person) => Some((person.guest, person.name.clone())),
        };
        let person = person.filter(|(kicked, _)| *kicked != self.host && !version.kicked_may_sit());
        let Some((kicked, name)) = person else { return self.vacate(version, seat) };
        for seat in self.seats_of(kicked) {
            self.vacate(version, seat)?;
        }
        if self.kicked.len() >= MOST_KICKED {
            self.kicked.remove(0);
        }
        self.kicked.push((kicked, name));
        Ok(())
    }

    pub(crate) fn allow(&mut self, guest: GuestId, other: GuestId) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        let at = self.kicked.iter().position(|(kicked, _)| *kicked == other);
        self.kicked.remove(at.ok_or(Refusal::NotKicked)?);
        Ok(())
    }

    pub(crate) fn lock(&mut self, guest: GuestId, locked: bool) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.locked = locked;
        Ok(())
    }

    pub(crate) fn ready(&mut self, guest: GuestId, share: Option<Hex32>) -> Result<(), Refusal> {
        self.must_be_waiting()?;
        if !self.is_seated(guest) {
            return Err(Refusal::NotSeated);
        }
        let people = self.chairs.iter_mut().filter_map(Chair::person_mut);
        people.filter(|person| person.guest == guest).for_each(|person| person.share = share);
        Ok(())
    }

    pub(crate) fn seat_bot(
        &mut self,
        version: Version,
        guest: GuestId,
        seat: Seat,
        level: Option<&str>,
    ) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.must_be_waiting()?;
        let next = match level {
            None => Chair::Free,
            Some(word) => Chair::Bot(
                word.parse::<Level>().map_err(|()| Refusal::UnknownLevel { level: word.to_owned() })?,
            ),
        };
        match (self.chair(seat)?, &next) {
            (Chair::Person(_), _) => return Err(Refusal::SeatTaken { seat }),
            (Chair::Free, Chair::Free) => return Err(Refusal::SeatFree { seat }),
            _ => {}
        }
        *self.chair_mut(seat)? = next;
        if version.seating_asks_all_again() {
            self.ask_all_again();
        }
        Ok(())
    }

    pub(crate) fn fill_with_bots(&mut self, version: Version, guest: GuestId) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.must_be_waiting()?;
        if !self.chairs.contains(&Chair::Free) {
            return Ok(());
        }
        let level = self.level;
        let free = self.chairs.iter_mut().filter(|chair| **chair == Chair::Free);
        free.for_each(|chair| *chair = Chair::Bot(level));
        if version.seating_asks_all_again() {
            self.ask_all_again();
        }
        Ok(())
    }

    /// With fewer seats, people from those that go move to seats that nobody has; there must be one
    /// for each.
    pub(crate) fn change_options(&mut self, guest: GuestId, config: &str) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.must_be_waiting()?;
        let settled = catalog::settle(self.game, config)?;
        let mut chairs = self.chairs.clone();
        let gone = chairs.split_off(settled.seats.min(chairs.len()));
        chairs.resize(settled.seats, Chair::Free);
        for (at, chair) in gone.into_iter().enumerate().filter(|(_, chair)| chair.person().is_some()) {
            let seat = Seat((settled.seats + at) as u8);
            let kind_of = |wanted: &dyn Fn(&Chair) -> bool| chairs.iter().position(wanted);
            let place = kind_of(&|chair| *chair == Chair::Free)
                .or_else(|| kind_of(&|chair| matches!(chair, Chair::Bot(_))))
                .and_then(|place| chairs.get_mut(place));
            *place.ok_or(Refusal::SeatTaken { seat })? = chair;
        }
        self.chairs = chairs;
        self.config = settled.config;
        self.ask_all_again();
        Ok(())
    }

    pub(crate) fn start(&mut self, at: u64, guest: GuestId) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.must_be_waiting()?;
        let unready = |chair: &Chair| match chair {
            Chair::Free => true,
            Chair::Person(person) => person.share.is_none(),
            Chair::Bot(_) => false,
        };
        let seats: Vec<Seat> =
            Seat::all(self.chairs.len()).filter(|seat| self.chair(*seat).is_ok_and(unready)).collect();
        if !seats.is_empty() {
            return Err(Refusal::NotAllReady { seats });
        }
        if !self.chairs.iter().any(|chair| chair.person().is_some()) {
            return Err(Refusal::NobodySeated);
        }
        let seed: Seed = self.deal().seed();
        let game = catalog::start(self.game, &self.config, seed)?;
        self.play = Some(Play::new(game, at));
        Ok(())
    }

    /// Everybody moves to the next seat, and all is asked anew.
    pub(crate) fn rematch(
        &mut self,
        guest: GuestId,
        secret: Secret,
        name: Option<MatchName>,
    ) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        if self.phase() != Phase::Finished {
            return Err(Refusal::NotFinished);
        }
        self.play = None;
        self.number = self.number.saturating_add(1);
        self.id = match_id(name, self.code, self.number);
        self.secret = secret;
        self.commitment = secret.commitment(self.match_id());
        self.chairs.rotate_right(1);
        self.chairs.iter_mut().filter_map(Chair::person_mut).for_each(|person| person.bot = false);
        self.ask_all_again();
        Ok(())
    }

    /// What the seed of the match follows from.
    pub(crate) fn deal(&self) -> FairDeal {
        let (id, game, config) = (self.match_id(), self.game, self.config.clone());
        FairDeal { id, game, config, secret: self.secret, shares: self.shares() }
    }

    /// What people gave for the deal. A person's one share stands at their first seat.
    pub(crate) fn shares(&self) -> Vec<(Seat, Hex32)> {
        let mut shares = Vec::new();
        let mut counted = Vec::new();
        for (seat, person) in Seat::all(self.chairs.len()).zip(&self.chairs).filter_map(seated) {
            if let Some(share) = person.share.filter(|_| !counted.contains(&person.guest)) {
                shares.push((seat, share));
                counted.push(person.guest);
            }
        }
        shares
    }

    /// Somebody's own seats have changed: they have to be ready anew. Others stay ready, so that no stranger
    /// can keep a table from starting.
    fn ask_again(&mut self, version: Version, guest: GuestId) {
        let all = version.seating_asks_all_again();
        let people = self.chairs.iter_mut().filter_map(Chair::person_mut);
        people.filter(|person| all || person.guest == guest).for_each(|person| person.share = None);
    }

    /// Nobody is ready any more: what is played has changed.
    fn ask_all_again(&mut self) {
        self.chairs.iter_mut().filter_map(Chair::person_mut).for_each(|person| person.share = None);
    }

    /// The host's rights go to the next person around the table when the host has no seat left.
    fn vacate(&mut self, version: Version, seat: Seat) -> Result<(), Refusal> {
        let left = core::mem::replace(self.chair_mut(seat)?, Chair::Free);
        match left.guest() {
            Some(guest) => self.ask_again(version, guest),
            None if version.seating_asks_all_again() => self.ask_all_again(),
            None => {}
        }
        if left.guest() == Some(self.host) && !self.is_seated(self.host) {
            let mut after = (1..=self.chairs.len()).map(|step| (seat.index() + step) % self.chairs.len());
            let next = after.find_map(|at| self.chairs.get(at)?.person());
            if let Some((guest, name)) = next.map(|person| (person.guest, person.name.clone())) {
                (self.host, self.host_name) = (guest, name);
            }
        }
        Ok(())
    }
}

fn seated((seat, chair): (Seat, &Chair)) -> Option<(Seat, &Person)> {
    chair.person().map(|person| (seat, person))
}
