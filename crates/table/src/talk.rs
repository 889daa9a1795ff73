//! Who may say what at the table. What is said is told to everybody who is here and kept nowhere: it does not belong to
//! the match, and somebody who asks to be forgotten has left no word behind.

use game_core::Seat;
use protocol::{GuestId, Refusal, Saying};

use crate::table::Table;

impl Table {
    /// Whether lines of text are allowed. At a table that strangers find in the lobby they never are.
    pub(crate) fn may_write(&self) -> bool {
        self.talk && !self.listed
    }

    /// What a guest says, as everybody will be told it.
    pub fn said(&self, guest: GuestId, what: Saying) -> Result<(Seat, Saying), Refusal> {
        let seats = self.seats_of(guest);
        let seat = seats.first().ok_or(Refusal::NotSeated)?;
        if matches!(what, Saying::Text(_)) && !self.may_write() {
            return Err(Refusal::NoFreeText);
        }
        Ok((*seat, what.clean()?))
    }
}
