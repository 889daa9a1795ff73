//! Parry: cancels a whole attack on you, and answers Battlecry (R5.7).

use game_core::{EventSink, Seat};

use super::{Effect, Way, action};
use crate::board::Board;
use crate::card::{Card, Printed};
use crate::effects::characters::hanzo;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

pub(super) struct Parry;

impl Effect for Parry {
    const PRINTED: Printed = action(15, Way::Never);

    #[inline]
    fn choices(_: &Board, _: u64) -> u64 {
        0
    }

    /// It is never played, only given as an answer.
    fn play(_: &mut State, _: Seat, _: Seat, _: &mut impl EventSink<Event>) {}
}

impl Board {
    /// Whether this card of the seat's hand serves it as a parry, to a weapon or to Battlecry (R4.3, R5.8, R6.5).
    #[inline]
    pub fn parries(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card == Card::Parry {
            return Ok(());
        }
        if !card.is_weapon() || !self.traits(seat).parries_with_weapons {
            return Err(Refusal::NotAParry);
        }
        let cards = self.hand_sizes[seat.index()];
        if hanzo::may_parry_with_weapon(cards) {
            Ok(())
        } else {
            Err(Refusal::LastCard)
        }
    }
}
