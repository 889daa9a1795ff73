//! What a viewer can conclude about cards out of sight: from passes, the shown card, voids, and what is left.

use game_core::Seat;

use crate::assign::{self, PLACES, Place};
use crate::board::Hand;
use crate::card::{Card, CardSet};
use crate::config::{Config, FirstLead, MAX_SEATS};
use crate::pocket::DISCARDABLE;
use crate::view::View;

/// The place of a seat's discard in the two-player form, after the hands.
pub(crate) const DISCARDS: usize = 2;
/// The place of all covered cards in the two-player form.
pub(crate) const COVERED_CARDS: usize = 4;

/// The cards a viewer cannot place, and the places where they may lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unseen {
    /// Cards the viewer knows to be in a hand: the viewer's own, and those passed on and not played yet.
    pub(crate) known: [CardSet; MAX_SEATS],
    /// The cards the viewer cannot place.
    pub(crate) cards: CardSet,
    /// Where they may lie: the hands in the order of seats; in the two-player form discards and covered cards too.
    pub(crate) places: [Place; PLACES],
}

impl Unseen {
    /// What this viewer has not seen.
    pub(crate) fn new(view: &View) -> Unseen {
        let (board, own) = (&view.board, view.own_seat());
        let known = known_in_hands(view);
        let mut seen = board.played
            | board
                .turned_up
                .into_iter()
                .chain(view.discarded)
                .collect();
        let mut places = [Place::default(); PLACES];
        for seat in Seat::all(board.config.seats()) {
            let at = seat.index();
            seen = seen | known[at];
            if own != Some(seat) {
                places[at].room = board
                    .hand_size(seat)
                    .saturating_sub(known[at].len()) as u8;
                places[at].takes = board.config.deck() - board.voids[at].cards();
            }
        }
        if board.config == Config::Pocket {
            seen = board
                .rows
                .iter()
                .fold(seen, |seen, row| seen | row.seen());
            place_in_rows(view, &mut places);
        }
        let mut unseen = Unseen {
            known,
            cards: board.config.deck() - seen,
            places,
        };
        unseen.place_shown_card(view);
        unseen
    }

    /// The shown card is with its shower, or with somebody the shower may have passed it to (R4.1, R4.2).
    fn place_shown_card(&mut self, view: &View) {
        let Some(shown) = view
            .board
            .shown
            .filter(|shown| self.cards.contains(shown.card))
        else {
            return;
        };
        for seat in Seat::all(view.board.config.seats()) {
            if !may_have_got(view, shown.seat, seat) {
                let takes = &mut self.places[seat.index()].takes;
                *takes = takes.without(shown.card);
            }
        }
    }

    /// The same with one more card known to be in this hand.
    pub(crate) fn with_card(mut self, seat: Seat, card: Card) -> Unseen {
        let at = seat.index();
        self.known[at] = self.known[at].with(card);
        self.places[at].room = self.places[at].room.saturating_sub(1);
        self.cards = self.cards.without(card);
        self
    }

    /// What is known of a seat's hand.
    pub(crate) const fn hand(&self, seat: Seat) -> UnseenHand<'_> {
        UnseenHand {
            unseen: self,
            at: seat.index() % MAX_SEATS,
        }
    }
}

/// The viewer's hand, and cards the viewer passed on that are not played yet.
fn known_in_hands(view: &View) -> [CardSet; MAX_SEATS] {
    let mut known = [CardSet::EMPTY; MAX_SEATS];
    let Some(own) = view.own_seat() else {
        return known;
    };
    known[own.index()] = view.hand;
    let gave = view.gave.filter(|_| view.board.has_passed());
    for (place, card) in gave.into_iter().flatten().enumerate() {
        if !view.board.played.contains(card) {
            let receiver = view.board.config.receiver(own, place);
            known[receiver.index()] = known[receiver.index()].with(card);
        }
    }
    known
}

/// The opponent's discard, which is never a boss (R9.2), and the covered cards.
fn place_in_rows(view: &View, places: &mut [Place; PLACES]) {
    let own = view.own_seat();
    for seat in view
        .board
        .has_chosen
        .iter()
        .filter(|&seat| Some(seat) != own && seat.index() < 2)
    {
        places[DISCARDS + seat.index()] = Place {
            room: 1,
            takes: CardSet::DECK & DISCARDABLE,
        };
    }
    let room = view
        .board
        .rows
        .iter()
        .map(|row| row.covered() as u8)
        .sum();
    places[COVERED_CARDS] = Place {
        room,
        takes: CardSet::DECK,
    };
}

/// Whether a card that this seat showed may be with that one: passed on, if it was shown before the pass (R4.2).
fn may_have_got(view: &View, shower: Seat, holder: Seat) -> bool {
    shower == holder || (passes_after_showing(view) && view.board.config.gifts(shower, holder) > 0)
}

/// Whether cards have been passed on since the card that gives the lead was shown (R4.2).
pub(crate) fn passes_after_showing(view: &View) -> bool {
    view.board.config.first_lead() == Some(FirstLead::AsDealt) && view.board.has_passed()
}

/// What a viewer knows of a hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnseenHand<'a> {
    unseen: &'a Unseen,
    at: usize,
}

impl UnseenHand<'_> {
    /// Whether these unseen cards may all be in it.
    fn may_have(self, cards: CardSet) -> bool {
        let mut places = self.unseen.places;
        let here = &mut places[self.at];
        let room = here.room.checked_sub(cards.len() as u8);
        let takes = (self.unseen.cards & here.takes).contains_all(cards);
        here.room = room.unwrap_or(0);
        takes && room.is_some() && assign::fit(self.unseen.cards - cards, &places)
    }

    /// Whether all these unseen cards may be elsewhere.
    fn may_lack(self, cards: CardSet) -> bool {
        let mut places = self.unseen.places;
        places[self.at].takes = places[self.at].takes - cards;
        assign::fit(self.unseen.cards, &places)
    }

    fn known(self) -> CardSet {
        self.unseen.known[self.at]
    }
}

impl Hand for UnseenHand<'_> {
    fn has_all(&self, cards: CardSet) -> Option<bool> {
        let rest = cards - self.known();
        if rest
            .iter()
            .all(|card| self.unseen.cards.contains(card) && !self.may_lack(CardSet::only(card)))
        {
            Some(true)
        } else if self.may_have(rest) {
            None
        } else {
            Some(false)
        }
    }

    fn has_any(&self, cards: CardSet) -> Option<bool> {
        let rest = cards & self.unseen.cards;
        if !(cards & self.known()).is_empty() || !self.may_lack(rest) {
            Some(true)
        } else if rest
            .iter()
            .any(|card| self.may_have(CardSet::only(card)))
        {
            None
        } else {
            Some(false)
        }
    }

    fn among(&self, cards: CardSet) -> Option<CardSet> {
        let mut found = cards & self.known();
        for card in (cards & self.unseen.cards).iter() {
            if self.has_all(CardSet::only(card))? {
                found = found.with(card);
            }
        }
        Some(found)
    }
}
