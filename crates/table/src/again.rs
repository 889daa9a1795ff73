//! Once more with the same people, bots and options: everybody asks for it once, and the next match is dealt.
//!
//! The cards need a new secret of the server and a new share of everybody, so the next match is opened first.
//! Who asked for it is remembered until it begins: their clients get ready by themselves, and with the last of
//! them the deal is sealed without a word of the host.

use fair_deal::Secret;
use game_core::Seat;
use protocol::{GuestId, Hex32, MatchName, Phase, Refusal};

use crate::table::{Chair, Table};

/// How long somebody may be gone after a match and still be waited for: longer than a page takes to load again.
pub const RETURN_MS: u64 = 10 * 1000;

/// What opening the next match needs that does not follow from the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opening<'a> {
    pub secret: Hex32,
    pub name: Option<MatchName>,
    /// Who has left: their seats become free.
    pub left: &'a [GuestId],
}

impl Table {
    /// Somebody wants another match. It is opened if they were the last.
    pub(crate) fn ask_for_more(
        &mut self,
        guest: GuestId,
        opening: Option<Opening<'_>>,
    ) -> Result<(), Refusal> {
        if !self.is_seated(guest) {
            return Err(Refusal::NotSeated);
        }
        if self.phase() != Phase::Finished {
            // Two clicks are one wish, even if the next match has been opened between them.
            let is_granted = self.play.is_none() && self.again.contains(&guest);
            return is_granted
                .then_some(())
                .ok_or(Refusal::NotFinished);
        }
        if !self.again.contains(&guest) {
            self.again.push(guest);
        }
        match opening {
            Some(opening) => self.open_again(opening),
            None => Ok(()),
        }
    }

    /// Opens the next match for those who asked for it.
    pub(crate) fn open_again(&mut self, opening: Opening<'_>) -> Result<(), Refusal> {
        if self.phase() != Phase::Finished {
            return Err(Refusal::NotFinished);
        }
        let again = core::mem::take(&mut self.again);
        self.open_next(Secret(opening.secret.0), opening.name);
        for guest in opening.left {
            for seat in self.seats_of(*guest) {
                self.free(seat)?;
            }
        }
        self.again = again;
        Ok(())
    }

    /// Who has left, once everybody else has asked for another match; nothing while somebody is waited for.
    /// `asking` is about to ask.
    pub(crate) fn all_want_more(&self, now: u64, asking: Option<GuestId>) -> Option<Vec<GuestId>> {
        let due = self.more_due(asking)?;
        (due <= now).then(|| {
            let others = self.people().into_iter();
            others
                .filter(|guest| Some(*guest) != asking && !self.again.contains(guest))
                .collect()
        })
    }

    /// When those who have not asked for another match are waited for no longer; nothing while one of them is here.
    pub(crate) fn more_due(&self, asking: Option<GuestId>) -> Option<u64> {
        let is_asked = !self.again.is_empty() || asking.is_some();
        if self.phase() != Phase::Finished || !is_asked {
            return None;
        }
        let silent = self
            .chairs
            .iter()
            .filter_map(Chair::person)
            .filter(|person| Some(person.guest) != asking && !self.again.contains(&person.guest));
        let mut due = 0;
        for person in silent {
            // Whose seat a bot played at the end had left before.
            if person.bot {
                continue;
            }
            let gone = self.gone.get(&person.guest)?;
            due = due.max(gone.saturating_add(RETURN_MS));
        }
        Some(due)
    }

    /// Whether everybody who plays has asked for this match and is ready for it.
    pub(crate) fn is_ready_for_more(&self) -> bool {
        let agreed = |chair: &Chair| match chair {
            Chair::Free => false,
            Chair::Person(person) => person.promise.is_some() && self.again.contains(&person.guest),
            Chair::Bot(_) => true,
        };
        !self.again.is_empty() && self.chairs.iter().all(agreed)
    }

    /// The seats of those who asked for another match.
    pub(crate) fn seats_again(&self) -> Vec<Seat> {
        let asked = |seat: &Seat| {
            let guest = self.chairs.get(seat.index());
            guest
                .and_then(Chair::guest)
                .is_some_and(|guest| self.again.contains(&guest))
        };
        Seat::all(self.chairs.len())
            .filter(asked)
            .collect()
    }
}
