//! Fixing the deal: everybody is bound, the deal is sealed, shares are shown, the match begins.
//!
//! docs/fair-deals.md says why nobody can choose the cards. Whatever is given up is counted, and nothing
//! that was shown for it is used again: the next attempt has a new secret, and everybody gets ready again.

use fair_deal::{FairDeal, Form, Secret, share_commitment};
use game_core::Seat;
use protocol::{GuestId, Hex32, Refusal, SealedDeal};

use crate::play::Play;
use crate::table::{Chair, Person, Table};
use crate::version::Version;

/// How long everybody's client may take to show its share.
pub const REVEAL_MS: u64 = 20_000;

/// A deal that is sealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sealed {
    pub deal: SealedDeal,
    /// Since when the shares are waited for.
    pub since: u64,
}

impl Table {
    /// Ready, and bound to a share by its hash.
    pub(crate) fn ready(
        &mut self,
        at: u64,
        guest: GuestId,
        commitment: Hex32,
    ) -> Result<(), Refusal> {
        self.must_be_waiting()?;
        self.bind(guest, Some(commitment), None)?;
        if self.is_ready_for_more() {
            self.seal_now(at);
        }
        Ok(())
    }

    /// Version 1: ready, with the share itself.
    pub(crate) fn ready_with_share(&mut self, guest: GuestId, share: Hex32) -> Result<(), Refusal> {
        self.must_be_waiting()?;
        self.bind(guest, None, Some(share))
    }

    /// Not ready after all. A sealed deal is given up; that is the host's right too.
    pub(crate) fn not_ready(&mut self, guest: GuestId, next: Option<Hex32>) -> Result<(), Refusal> {
        if self.is_dealing() && (self.is_seated(guest) || self.host == guest) {
            return self.give_up(next);
        }
        self.must_be_waiting()?;
        self.bind(guest, None, None)?;
        self.again.retain(|wishing| *wishing != guest);
        Ok(())
    }

    fn bind(
        &mut self,
        guest: GuestId,
        promise: Option<Hex32>,
        share: Option<Hex32>,
    ) -> Result<(), Refusal> {
        if !self.is_seated(guest) {
            return Err(Refusal::NotSeated);
        }
        for person in self
            .chairs
            .iter_mut()
            .filter_map(Chair::person_mut)
        {
            if person.guest == guest {
                (person.promise, person.share) = (promise, share);
            }
        }
        Ok(())
    }

    /// The host starts: from here on nothing that the seed follows from can change.
    pub(crate) fn seal(&mut self, at: u64, guest: GuestId) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.must_be_waiting()?;
        self.must_all_be(|person| person.promise.is_some())?;
        self.seal_now(at);
        Ok(())
    }

    fn seal_now(&mut self, at: u64) {
        let deal = SealedDeal {
            id: self.match_id(),
            attempt: self.aborted.saturating_add(1),
            game: self.game,
            config: self.config.clone(),
            commitment: self.commitment,
            commits: self.by_person(|person| person.promise),
        };
        self.sealed = Some(Sealed { deal, since: at });
    }

    /// Version 1: the host starts, and the shares that came with `ready` make the seed.
    pub(crate) fn deal_at_once(&mut self, at: u64, guest: GuestId) -> Result<(), Refusal> {
        self.must_be_host(guest)?;
        self.must_be_waiting()?;
        self.must_all_be(|person| person.share.is_some())?;
        self.begin(at)
    }

    /// Somebody shows the share they are bound to. The last one begins the match.
    pub(crate) fn reveal(&mut self, at: u64, guest: GuestId, share: Hex32) -> Result<(), Refusal> {
        if self.play.is_some() {
            return Err(Refusal::AlreadyStarted);
        }
        if !self.is_dealing() {
            return Err(Refusal::NotDealing);
        }
        let promise = self
            .chairs
            .iter()
            .filter_map(Chair::person)
            .find(|person| person.guest == guest);
        let promise = promise.ok_or(Refusal::NotSeated)?.promise;
        if promise != Some(share_commitment(self.match_id(), share)) {
            return Err(Refusal::OtherShare);
        }
        self.bind(guest, promise, Some(share))?;
        if self
            .chairs
            .iter()
            .filter_map(Chair::person)
            .all(|person| person.share.is_some())
        {
            self.begin(at)?;
        }
        Ok(())
    }

    /// The attempt is over without a match.
    pub(crate) fn give_up(&mut self, next: Option<Hex32>) -> Result<(), Refusal> {
        let secret = next.ok_or(Refusal::BadMessage)?;
        if !self.is_dealing() {
            return Err(Refusal::NotDealing);
        }
        self.sealed = None;
        self.aborted = self.aborted.saturating_add(1);
        self.take_secret(Secret(secret.0));
        self.ask_all_again();
        Ok(())
    }

    /// Binds the server to a new secret.
    pub(crate) fn take_secret(&mut self, secret: Secret) {
        self.secret = secret;
        self.commitment = secret.commitment(self.match_id());
    }

    /// Somebody's own seats have changed: they have to get ready again. Others stay ready, so that no stranger
    /// can keep a table from starting.
    pub(crate) fn ask_again(&mut self, version: Version, guest: GuestId) {
        let all = version.seating_asks_all_again();
        let people = self
            .chairs
            .iter_mut()
            .filter_map(Chair::person_mut);
        people
            .filter(|person| all || person.guest == guest)
            .for_each(Person::ask_again);
        self.again.retain(|wishing| *wishing != guest);
    }

    /// Nobody is ready any more: what is played has changed, or a deal was given up.
    pub(crate) fn ask_all_again(&mut self) {
        self.chairs
            .iter_mut()
            .filter_map(Chair::person_mut)
            .for_each(Person::ask_again);
        self.again.clear();
    }

    /// When the shares must be there.
    pub(crate) fn shares_due(&self) -> Option<u64> {
        let sealed = self
            .sealed
            .as_ref()
            .filter(|_| self.play.is_none())?;
        Some(sealed.since.saturating_add(REVEAL_MS))
    }

    /// Whether shares are waited for.
    pub(crate) fn is_dealing(&self) -> bool {
        self.sealed.is_some() && self.play.is_none()
    }

    /// What the seed of the match follows from.
    pub(crate) fn deal(&self) -> FairDeal {
        let sealed = self.sealed.as_ref();
        let form = sealed.map_or(Form::Open, |sealed| Form::Sealed {
            attempt: sealed.deal.attempt,
        });
        let (id, game, config) = (self.match_id(), self.game, self.config.clone());
        FairDeal {
            form,
            id,
            game,
            config,
            secret: self.secret,
            shares: self.shares(),
        }
    }

    /// What people gave for the deal. A person's one share stands at their first seat.
    pub(crate) fn shares(&self) -> Vec<(Seat, Hex32)> {
        self.by_person(|person| person.share)
    }

    fn begin(&mut self, at: u64) -> Result<(), Refusal> {
        let game = bots::host::start(self.game, &self.config, self.deal().seed())?;
        self.play = Some(Play::new(game, at));
        self.again.clear();
        Ok(())
    }

    /// Every seat has a bot or somebody who is so, and there is at least one person.
    fn must_all_be(&self, ready: impl Fn(&Person) -> bool) -> Result<(), Refusal> {
        let unready = |chair: &Chair| match chair {
            Chair::Free => true,
            Chair::Person(person) => !ready(person),
            Chair::Bot(_) => false,
        };
        let seats: Vec<Seat> = Seat::all(self.chairs.len())
            .filter(|seat| self.chair(*seat).is_ok_and(unready))
            .collect();
        if !seats.is_empty() {
            return Err(Refusal::NotAllReady { seats });
        }
        if !self
            .chairs
            .iter()
            .any(|chair| chair.person().is_some())
        {
            return Err(Refusal::NobodySeated);
        }
        Ok(())
    }

    /// Something of each person, once, at the first of their seats.
    fn by_person(&self, what: impl Fn(&Person) -> Option<Hex32>) -> Vec<(Seat, Hex32)> {
        let mut found = Vec::new();
        let mut counted = Vec::new();
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&self.chairs) {
            let Some(person) = chair
                .person()
                .filter(|person| !counted.contains(&person.guest))
            else {
                continue;
            };
            counted.push(person.guest);
            found.extend(what(person).map(|hash| (seat, hash)));
        }
        found
    }
}
