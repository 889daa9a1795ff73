//! What players know of each other's hands, for as long as it is certain, and what a viewer can conclude (R10.3).

use game_core::Seat;

use crate::card::{Card, Cards, PACK};
use crate::view::View;

/// Who watches: a bit for each seat and one for everybody who does not sit at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Observers(u8);

impl Observers {
    /// All seats and the spectators.
    pub const EVERYBODY: Observers = Observers(u8::MAX);
    /// Those who only watch.
    pub const SPECTATORS: Observers = Observers(1 << 7);

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Observers {
        Observers(1 << seat.0)
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Observers) -> Observers {
        Observers(self.0 | others.0)
    }

    /// These but not those.
    #[inline]
    #[must_use]
    pub const fn but_not(self, others: Observers) -> Observers {
        Observers(self.0 & !others.0)
    }

    /// These without one seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Observers {
        Observers(self.0 & !(1 << seat.0))
    }
}

/// One card known to be in a hand.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Fact {
    /// Which card in whose hand, in one byte: there may be as many facts as cards.
    held: u8,
    /// The observers who know it, at least one.
    known_to: Observers,
}

/// Bits for the name of a card, below those for the seat.
const NAME_BITS: u8 = 5;

/// A card in a hand as one byte.
#[inline]
const fn held(holder: Seat, card: Card) -> u8 {
    holder.0 << NAME_BITS | card as u8
}

impl Fact {
    #[inline]
    const fn holder(self) -> Seat {
        Seat(self.held >> NAME_BITS)
    }

    #[inline]
    const fn card(self) -> Card {
        Card::ALL[(self.held & ((1 << NAME_BITS) - 1)) as usize]
    }
}

/// What players know of each other's hands: for each observer, holder and name, how many cards
/// are certainly there (R10.3).
///
/// The facts of one holder and name are layers: who knows of two such cards is in the first and
/// in the second. So there are never more facts than cards in hands, and no match needs more room.
#[derive(Clone)]
pub struct Memory {
    facts: [Fact; PACK],
    len: u8,
}

impl Memory {
    /// Nobody knows anything.
    pub const EMPTY: Memory = Memory {
        facts: [Fact {
            held: 0,
            known_to: Observers(0),
        }; PACK],
        len: 0,
    };

    /// Whether nobody knows anything.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many such cards this observer knows the holder to have.
    pub fn count(&self, observer: Observers, holder: Seat, card: Card) -> usize {
        let facts = self.facts[..self.len as usize].iter();
        let known = facts.filter(|fact| fact.held == held(holder, card));
        known
            .filter(|fact| fact.known_to.0 & observer.0 != 0)
            .count()
    }

    /// The cards this observer knows the holder to have.
    pub fn known(&self, observer: Observers, holder: Seat) -> Cards {
        let facts = self.facts[..self.len as usize]
            .iter()
            .filter(|fact| fact.holder() == holder);
        facts
            .filter(|fact| fact.known_to.0 & observer.0 != 0)
            .map(|fact| fact.card())
            .collect()
    }

    /// The observers who know the holder to have at least this many such cards.
    pub fn who_know(&self, holder: Seat, card: Card, copies: usize) -> Observers {
        let mut layers = self.facts[..self.len as usize]
            .iter()
            .filter(|fact| fact.held == held(holder, card));
        let layer = copies
            .checked_sub(1)
            .and_then(|before| layers.nth(before));
        layer.map_or(Observers(0), |fact| fact.known_to)
    }

    /// These observers learn of one more such card in the hand.
    pub fn learn(&mut self, holder: Seat, card: Card, observers: Observers) {
        let mut rest = observers.0;
        for fact in &mut self.facts[..self.len as usize] {
            if fact.held == held(holder, card) {
                let already = fact.known_to.0 & rest;
                fact.known_to.0 |= rest;
                rest = already;
            }
        }
        if rest != 0 && (self.len as usize) < PACK {
            self.facts[self.len as usize] = Fact {
                held: held(holder, card),
                known_to: Observers(rest),
            };
            self.len += 1;
        }
    }

    /// These observers can count on one such card less in the hand.
    #[inline]
    pub fn forget(&mut self, holder: Seat, card: Card, observers: Observers) {
        if self.len == 0 {
            return;
        }
        // From the last layer to the first: who is in a later layer leaves that one.
        let mut rest = observers.0;
        for fact in self.facts[..self.len as usize].iter_mut().rev() {
            if fact.held == held(holder, card) {
                let leaving = fact.known_to.0 & rest;
                fact.known_to.0 &= !leaving;
                rest &= !leaving;
            }
        }
        self.drop_empty();
    }

    /// The hand lost a card that these observers did not see: of no name can they count on more
    /// than one less than before.
    pub fn forget_unseen(&mut self, holder: Seat, observers: Observers) {
        if self.len == 0 {
            return;
        }
        for card in self.known(observers, holder).names() {
            self.forget(holder, card, observers);
        }
    }

    fn drop_empty(&mut self) {
        let mut kept = 0;
        for at in 0..self.len as usize {
            if self.facts[at].known_to.0 != 0 {
                self.facts[kept] = self.facts[at];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }
}

impl PartialEq for Memory {
    fn eq(&self, other: &Memory) -> bool {
        self.facts[..self.len as usize] == other.facts[..other.len as usize]
    }
}

impl Eq for Memory {}

impl core::fmt::Debug for Memory {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let facts = self.facts[..self.len as usize].iter();
        f.debug_list()
            .entries(facts.map(|fact| (fact.holder(), fact.card(), fact.known_to.0)))
            .finish()
    }
}

/// What a viewer can conclude about a hand; plain data. Which names are there counts, not how many cards of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// Names that are certainly in the hand.
    pub certain: Cards,
    /// Names that may be, the certain ones included.
    pub possible: Cards,
}

impl View {
    /// The cards of another hand that the viewer knows: those seen, and Daimyo once they have been counted (R8.3).
    pub fn known_in(&self, seat: Seat) -> Cards {
        let mut cards = self.known[seat.index()];
        let daimyo = self
            .daimyo
            .map_or(0, |counts| counts[seat.index()]);
        while cards.count(Card::Daimyo) < daimyo {
            cards.add(Card::Daimyo);
        }
        cards
    }

    /// The cards whose place the viewer does not know: in other hands, or in the deck.
    pub fn unseen(&self) -> Cards {
        let board = &self.board;
        let table = board
            .properties
            .iter()
            .flat_map(|there| there.cards());
        let table = table
            .chain(board.bushido.map(|_| Card::Bushido))
            .chain(board.aside);
        let seen: Cards = table
            .chain(board.discards.as_slice().iter().copied())
            .collect();
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
        let mut held = Held {
            certain: known,
            possible: known,
        };
        let unknown = usize::from(self.board.hand_sizes[seat.index()]).saturating_sub(known.len());
        if own || unknown == 0 {
            return held;
        }
        let unseen = self.unseen();
        let in_hands = unseen
            .len()
            .saturating_sub(usize::from(self.deck_size));
        let not_in_deck = unseen.minus(self.deck_at_most());
        let may_be_here = |card: &Card| not_in_deck.has(*card) || not_in_deck.len() < in_hands;
        let must_be_here = |card: &Card| {
            usize::from(not_in_deck.count(*card)) + unknown > in_hands
                || unseen.len() - usize::from(unseen.count(*card)) < unknown
        };
        held.certain = known
            .names()
            .chain(unseen.names().filter(must_be_here))
            .collect();
        held.possible = known
            .names()
            .chain(unseen.names().filter(may_be_here))
            .collect();
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
