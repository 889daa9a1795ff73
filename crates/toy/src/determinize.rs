//! How the whole match may be, given what one viewer knows.

use game_core::{Generator, PlayoutRng, Random, Seat};

use crate::card::{Card, CardSet};
use crate::config::{DECK, MAX_HAND, MAX_PLAYERS};
use crate::state::State;
use crate::view::View;

/// A state with this view; what the viewer does not know is drawn anew, all ways alike.
pub fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let mut unseen = unseen_cards(view);
    rng.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    let own = view.viewer.seat();
    let mut hands = [CardSet::EMPTY; MAX_PLAYERS];
    let mut chosen = [None; MAX_PLAYERS];
    for (seat, &size) in Seat::all(view.config.seats()).zip(&view.hand_sizes) {
        if own == Some(seat) {
            hands[seat.index()] = view.hand.iter().copied().collect();
            chosen[seat.index()] = view.my_choice;
            continue;
        }
        let hand: Vec<Card> = unseen.by_ref().take(size as usize).collect();
        if view.has_chosen.contains(seat) {
            chosen[seat.index()] = hand.get(rng.below(hand.len() as u32) as usize).copied();
        }
        hands[seat.index()] = hand.into_iter().collect();
    }
    State {
        config: view.config,
        generator: Generator::new(rng.seed()),
        phase: view.phase,
        hands,
        chosen,
        deck: filled(view.deck.iter().map(|known| known.or_else(|| unseen.next()))),
        buried_by: core::array::from_fn(|at| view.buried_by.get(at).copied().flatten()),
        played: core::array::from_fn(|seat| played_by(view, seat)),
        tricks: core::array::from_fn(|seat| view.tricks.get(seat).copied().unwrap_or(0)),
    }
}

/// The cards the viewer has not seen, or has seen go where the viewer no longer can tell.
fn unseen_cards(view: &View) -> Vec<Card> {
    let known = view.hand.iter().chain(view.played.iter().flatten()).chain(view.deck.iter().flatten());
    let known: CardSet = known.copied().collect();
    view.config.cards().iter().filter(|&card| !known.contains(card)).collect()
}

/// The cards a seat has played, trick by trick.
fn played_by(view: &View, seat: usize) -> [Option<Card>; MAX_HAND] {
    core::array::from_fn(|trick| view.played.get(seat).and_then(|cards| cards.get(trick)).copied())
}

/// The deck; a view that is not from this game may be short of cards, which card 1 then fills.
fn filled(cards: impl Iterator<Item = Option<Card>>) -> [Card; DECK] {
    let mut deck = [const { Card::new(1).expect("card 1 exists") }; DECK];
    for (place, card) in deck.iter_mut().zip(cards.flatten()) {
        *place = card;
    }
    deck
}
