//! What a viewer can conclude about the cards of a hand, from what lies elsewhere and what the deck was made of.

use game_core::Seat;

use crate::card::{Card, Cards, Names};
use crate::view::View;

/// The names of the cards in a hand, as far as a viewer can know them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// Names that are certainly in the hand.
    pub certain: Names,
    /// Names that may be, the certain ones included.
    pub possible: Names,
}

impl View {
    /// The cards of another hand that the viewer knows: those seen, and Daimyo once they have been counted (R8.3).
    pub fn known_in(&self, seat: Seat) -> Cards {
        let mut cards = self.known[seat.index()];
        let daimyo = self.daimyo.map_or(0, |counts| counts[seat.index()]);
        while cards.count(Card::Daimyo) < daimyo {
            cards.add(Card::Daimyo);
        }
        cards
    }

    /// The cards whose place the viewer does not know: in other hands, or in the deck.
    pub fn unseen(&self) -> Cards {
        let board = &self.board;
        let table = board.properties.iter().flat_map(|there| there.cards());
        let table = table.chain(board.bushido.map(|_| Card::Bushido)).chain(board.aside);
        let seen: Cards = table.chain(board.discards.as_slice().iter().copied()).collect();
        let others = Seat::all(board.config.seats()).filter(|&seat| self.own_seat() != Some(seat));
        let rest = Cards::PACK.minus(seen).minus(self.hand);
        others.fold(rest, |rest, seat| rest.minus(self.known_in(seat)))
    }

    /// The most cards of each name that the deck may hold: since it was made, no card has come into it.
    pub fn deck_at_most(&self) -> Cards {
        self.board.deck_made_of.minus(self.drawn)
    }

    /// The names of the cards a seat holds, as far as the viewer can know them.
    ///
    /// Of the unseen cards as many lie in other hands as do not fit in the deck. Those of which the deck can hold
    /// fewer than are unseen must be in hands; if that fills the hands, no other card is there.
    pub fn held_by(&self, seat: Seat) -> Held {
        if seat.index() >= self.board.config.seats() {
            return Held::default();
        }
        let own = self.own_seat() == Some(seat);
        let known = if own { self.hand } else { self.known_in(seat) };
        let mut held = Held { certain: known.names(), possible: known.names() };
        let unknown = usize::from(self.board.hand_sizes[seat.index()]).saturating_sub(known.len());
        if own || unknown == 0 {
            return held;
        }
        let unseen = self.unseen();
        let in_hands = unseen.len().saturating_sub(usize::from(self.deck_size));
        let not_in_deck = unseen.minus(self.deck_at_most());
        let may_be_here = |card: &Card| not_in_deck.has(*card) || not_in_deck.len() < in_hands;
        let must_be_here = |card: &Card| {
            usize::from(not_in_deck.count(*card)) + unknown > in_hands
                || unseen.len() - usize::from(unseen.count(*card)) < unknown
        };
        held.certain = held.certain.chain(unseen.names().filter(must_be_here)).collect();
        held.possible = held.possible.chain(unseen.names().filter(may_be_here)).collect();
        held
    }

    /// Whether a seat has this card in hand, if the viewer can know.
    pub fn holds(&self, seat: Seat, card: Card) -> Option<bool> {
        let held = self.held_by(seat);
        match (held.certain.has(card), held.possible.has(card)) {
            (true, _) => Some(true),
            (false, false) => Some(false),
            (false, true) => None,
        }
    }
}
