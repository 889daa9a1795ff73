//! The number cards of one player in this round: those in hand, and behind them those played.

use crate::card::{Card, CardSet};

/// The most cards a hand can have (R1.5).
pub(crate) const MOST_IN_HAND: usize = 12;

/// The cards of a seat. All hands have the same size at all times, which the state knows once; the
/// cards in hand come first, in no meaningful order: random play picks one by its place, which a set
/// of bits would have to search for. A card that is chosen lies at the end of the hand. When it is
/// revealed it stays where it is and the hands are smaller by one, so that behind each hand lie the
/// cards its seat has played, the latest first: who played what is remembered at no cost (R7.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand([Option<Card>; MOST_IN_HAND]);

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand([None; MOST_IN_HAND]);

    /// The first `size` cards of the deck, of which as many are left as the largest hand has.
    #[inline]
    pub(crate) fn dealt(deck: &[Option<Card>], size: usize) -> Hand {
        let mut hand = Hand(deck.first_chunk().copied().unwrap_or_default());
        hand.0
            .iter_mut()
            .skip(size)
            .for_each(|place| *place = None);
        hand
    }

    /// A hand of these cards behind which these lie as played, the first one played the first of
    /// them. What no hand can have (from a foreign view) is left out.
    pub fn new(held: impl IntoIterator<Item = Card>, played: &[Card]) -> Hand {
        let cards = held
            .into_iter()
            .chain(played.iter().rev().copied());
        let mut hand = Hand::EMPTY;
        for (place, card) in hand.0.iter_mut().zip(cards) {
            *place = Some(card);
        }
        hand
    }

    /// What lies behind a hand of this size: these cards as played, the first one played the first of them.
    pub(crate) fn behind(size: usize, played: &[Card]) -> Hand {
        let mut hand = Hand::EMPTY;
        for (place, &card) in hand
            .0
            .iter_mut()
            .skip(size)
            .zip(played.iter().rev())
        {
            *place = Some(card);
        }
        hand
    }

    /// Only what lies behind a hand of this size.
    pub(crate) fn without_held(mut self, size: usize) -> Hand {
        self.0
            .iter_mut()
            .take(size)
            .for_each(|place| *place = None);
        self
    }

    /// The card at this place.
    #[inline]
    pub fn at(&self, place: usize) -> Option<Card> {
        self.0.get(place).copied().flatten()
    }

    /// The card played last from a hand that has this size now. No size is too large, so that the
    /// compiler reads the cards of many hands without a check between them.
    #[inline]
    pub(crate) fn latest(&self, size: usize) -> Option<Card> {
        self.0[size.min(MOST_IN_HAND - 1)]
    }

    /// The place of this card in a hand of this size.
    #[inline]
    pub fn place_of(&self, card: Card, size: usize) -> Option<usize> {
        self.0
            .iter()
            .take(size)
            .position(|&other| other == Some(card))
    }

    /// The cards in a hand of this size.
    pub fn held(&self, size: usize) -> CardSet {
        self.0
            .iter()
            .take(size)
            .copied()
            .flatten()
            .collect()
    }

    /// The cards played from a hand that has this size now, in the order of turns.
    pub fn played(&self, size: usize) -> impl Iterator<Item = Card> {
        self.0.iter().skip(size).rev().copied().flatten()
    }

    /// Moves the card at this place to the end of a hand of this size: it is chosen (R2.1).
    #[inline]
    pub fn choose(&mut self, place: usize, size: usize) {
        let last = size.wrapping_sub(1);
        if place < MOST_IN_HAND && last < MOST_IN_HAND {
            self.0.swap(place, last);
        }
    }

    /// The card at this place of a hand of this size is played instead of the one that was, which
    /// comes back (R6.1): as if it had been chosen while that one was still in hand.
    #[inline]
    pub(crate) fn play_instead(&mut self, place: usize, size: usize) {
        self.choose(place, size + 1);
    }
}
