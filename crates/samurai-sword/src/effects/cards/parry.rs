//! Parry: cancels a whole attack on you, and answers Battlecry (R5.7).

use game_core::Seat;

use super::action;
use crate::card::{Card, Printed};
use crate::effects::characters::hanzo;
use crate::error::Refusal;
use crate::state::State;

pub(super) const PARRY: Printed = action("parry", 15);

/// Whether this card of the hand serves the seat as a parry (R4.3, R6.5).
#[inline]
pub(crate) fn answers(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if card == Card::Parry {
        return Ok(());
    }
    if !card.is_weapon() || !state.traits(seat).parries_with_weapons {
        return Err(Refusal::NotAParry);
    }
    if hanzo::may_parry_with_weapon(state.hands[seat.index()]) { Ok(()) } else { Err(Refusal::LastCard) }
}
