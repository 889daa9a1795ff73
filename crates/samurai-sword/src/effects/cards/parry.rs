//! Parry: cancels a whole attack on you, and answers Battlecry (R5.7).

use game_core::Seat;

use super::action;
use crate::board::Board;
use crate::card::{Card, Printed};
use crate::effects::characters::hanzo;
use crate::error::Refusal;

pub(super) const PARRY: Printed = action("parry", 15);

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
