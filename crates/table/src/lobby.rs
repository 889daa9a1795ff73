//! Before the start: seats, bots, options; and the way back there for a rematch.

use bots::Level;
use fair_deal::Secret;
use game_core::Seat;
use protocol::{GuestId, Hex32, MatchName, Phase, Refusal, Word};

use crate::create::must_have;
use crate::table::{Chair, Person, Table, match_id};
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
        if self
            .kicked
            .iter()
            .any(|(kicked, _)| *kicked == guest)
        {
            return Err(Refusal::Kicked);
        }
        if self.locked && !self.is_seated(guest) && self.host != guest {
            return Err(Refusal::TableLocked);
        }
        if self.is_seated(guest) && !catalog::info(self.game).several_seats {
            return Err(Refusal::OneSeatEach);
        }
        let mark = self.mark_for(guest, name);
        *self.chair_mut(seat)? = Chair::Person(Person {
            mark,
            ..Person::new(guest, name)
        });
        self.ask_again(version, guest);
        Ok(())
    }

    /// Before the start the seat becomes free, and a sealed deal is given up; in a match a bot goes on
    /// until the person returns.
    pub(crate) fn stand(
        &mut self,
        at: u64,
        version: Version,
        guest: GuestId,
        seat: Seat,
        next: Option<Hex32>,
    ) -> Result<(), Refusal> {
        self.own(guest, seat)?;
        if self.is_dealing() {
            self.give_up(next)?;
        }
        if self.play.is_none() {
            return self.vacate(version, seat);
        }
        self.playing()?;
        self.let_bot_play(at, version, seat)
    }

    /// Sends somebody away for good, from every seat they have; a host who sends themselves only stands up.
    pub(crate) fn kick(
        &mut self,
        version: Version,
        guest: GuestId,
        seat: Seat,
    ) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.must_be_waiting()?;
        let person = match self.chair(seat)? {
            Chair::Free => return Err(Refusal::SeatFree { seat }),
            Chair::Bot(_) => None,
            Chair::Person(person) => Some((person.guest, person.name.clone())),
        };
        let person = person.filter(|(kicked, _)| *kicked != self.host && !version.kicked_may_sit());
        let Some((kicked, name)) = person else {
            return self.vacate(version, seat);
        };
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
        let at = self
            .kicked
            .iter()
            .position(|(kicked, _)| *kicked == other);
        self.kicked.remove(at.ok_or(Refusal::NotKicked)?);
        Ok(())
    }

    pub(crate) fn lock(&mut self, guest: GuestId, locked: bool) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.locked = locked;
        Ok(())
    }

    pub(crate) fn seat_bot(
        &mut self,
        version: Version,
        guest: GuestId,
        seat: Seat,
        level: Option<Word<Level>>,
    ) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.must_be_waiting()?;
        let next = match level {
            None => Chair::Free,
            Some(word) => {
                let level = word
                    .known()
                    .map_err(|level| Refusal::UnknownLevel { level })?;
                must_have(self.game, level)?;
                Chair::Bot(level)
            }
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

    pub(crate) fn fill_with_bots(
        &mut self,
        version: Version,
        guest: GuestId,
    ) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.must_be_waiting()?;
        if !self.chairs.contains(&Chair::Free) {
            return Ok(());
        }
        let level = self.level;
        let free = self
            .chairs
            .iter_mut()
            .filter(|chair| **chair == Chair::Free);
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
        let settled = catalog::normalize_config(self.game, config)?;
        let mut chairs = self.chairs.clone();
        let gone = chairs.split_off(settled.seats.min(chairs.len()));
        chairs.resize(settled.seats, Chair::Free);
        for (at, chair) in gone
            .into_iter()
            .enumerate()
            .filter(|(_, chair)| chair.person().is_some())
        {
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

    /// Everybody moves to the next seat and has to get ready again.
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
        self.open_next(secret, name);
        Ok(())
    }

    /// The next match is to be prepared, with the same people and bots.
    pub(crate) fn open_next(&mut self, secret: Secret, name: Option<MatchName>) {
        self.play = None;
        self.number = self.number.saturating_add(1);
        self.id = match_id(name, self.code, self.number);
        (self.sealed, self.aborted) = (None, 0);
        self.take_secret(secret);
        self.chairs.rotate_right(1);
        self.chairs
            .iter_mut()
            .filter_map(Chair::person_mut)
            .for_each(|person| person.bot = false);
        self.ask_all_again();
    }

    /// A seat becomes free; who leaves one of several has to get ready again.
    fn vacate(&mut self, version: Version, seat: Seat) -> Result<(), Refusal> {
        let left = core::mem::replace(self.chair_mut(seat)?, Chair::Free);
        match left.guest() {
            Some(guest) => self.ask_again(version, guest),
            None if version.seating_asks_all_again() => self.ask_all_again(),
            None => {}
        }
        self.pass_on_rights(&left, seat);
        Ok(())
    }

    /// A seat becomes free, and nobody is asked anything.
    pub(crate) fn free(&mut self, seat: Seat) -> Result<(), Refusal> {
        let left = core::mem::replace(self.chair_mut(seat)?, Chair::Free);
        self.pass_on_rights(&left, seat);
        Ok(())
    }

    /// The host's rights go to the next person around the table when the host has no seat left.
    fn pass_on_rights(&mut self, left: &Chair, seat: Seat) {
        if left.guest() == Some(self.host) && !self.is_seated(self.host) {
            let mut after =
                (1..=self.chairs.len()).map(|step| (seat.index() + step) % self.chairs.len());
            let next = after.find_map(|at| self.chairs.get(at)?.person());
            if let Some((guest, name)) = next.map(|person| (person.guest, person.name.clone())) {
                (self.host, self.host_name) = (guest, name);
            }
        }
    }
}
