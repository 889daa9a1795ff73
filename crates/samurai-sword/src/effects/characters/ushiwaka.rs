//! Ushiwaka: a card for each point of resilience a weapon takes, also when it defeats him (R6.12).

use game_core::{EventSink, Seat};

use super::Traits;
use crate::apply;
use crate::board::{Board, Pending};
use crate::event::Event;
use crate::state::State;

pub(super) const TRAITS: Traits = Traits {
    draws_for_wounds: true,
    ..Traits::plain(4)
};

impl Board {
    /// How many cards whoever is to answer now draws for taking the wounds (R6.12): one for each point that a
    /// weapon takes from Ushiwaka, and none for excess wounds, or for those of Battlecry and Jujutsu.
    #[inline]
    pub fn cards_for_wounds_awaited(&self) -> u8 {
        match self.pending {
            Pending::Parry { target } if self.traits(target).draws_for_wounds => {
                let left = self.resilience_after(target, self.wounds_awaited());
                self.resilience_of(target) - left
            }
            _ => 0,
        }
    }
}

/// After a weapon wounded him for this many cards.
#[inline]
pub(crate) fn after_wounded(
    state: &mut State,
    seat: Seat,
    cards: u8,
    events: &mut impl EventSink<Event>,
) {
    if cards > 0 {
        apply::draw(state, seat, cards, events);
    }
}
