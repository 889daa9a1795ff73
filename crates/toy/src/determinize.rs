//! How the whole match may be, given what one viewer knows.

use game_core::{Generator, PlayoutRng, Random, Seat};

use crate::card::{Card, CardSet};
use crate::config::{DECK, MAX_PLAYERS};
use crate::state::State;
use crate::view::View;

/// A state with this view; what the viewer does not know is drawn again, all ways alike.
pub fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    rng.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    let mut hands = [CardSet::EMPTY; MAX_PLAYERS];
    let mut chosen = [None; MAX_PLAYERS];
    for seat in Seat::all(view.board.config.seats()) {
        if view.viewer.is(seat) {
            hands[seat.index()] = view.hand;
            chosen[seat.index()] = view.my_choice;
            continue;
        }
        let hand: Vec<Card> = unseen
            .by_ref()
            .take(view.board.hand_size())
            .collect();
        if view.board.has_chosen.contains(seat) {
            chosen[seat.index()] = hand
                .get(rng.below(hand.len() as u32) as usize)
                .copied();
        }
        hands[seat.index()] = hand.into_iter().collect();
    }
    State {
        board: view.board,
        generator: Generator::new(rng.seed()),
        hands,
        chosen,
        deck: filled(
            view.deck
                .iter()
                .map(|known| known.or_else(|| unseen.next())),
        ),
    }
}

/// The deck; a view that is not from this game may be short of cards, which card 1 then fills.
fn filled(cards: impl Iterator<Item = Option<Card>>) -> [Card; DECK] {
    let mut deck = [const { Card::new(1).expect("card 1 exists") }; DECK];
    for (place, card) in deck.iter_mut().zip(cards.flatten()) {
        *place = card;
    }
    deck
}
