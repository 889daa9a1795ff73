//! How the whole match may be, given what one viewer knows.

use game_core::{Generator, PlayoutRng, Random, Seat};

use crate::assign::{self, PLACES};
use crate::board::Phase;
use crate::card::{Card, CardSet};
use crate::config::{Config, MAX_SEATS, PASS};
use crate::pocket::Lower;
use crate::state::State;
use crate::unseen::{COVERED_CARDS, DISCARDS, Unseen, passes_after_showing};
use crate::view::View;

/// A state with this view; what the viewer does not know is drawn again, all ways alike.
pub(crate) fn determinize(view: &View, rng: &mut PlayoutRng) -> State {
    let mut state = known_state(view, rng);
    let unseen = Unseen::new(view);
    let lead_card = lead_card_holder(view, &unseen, rng);
    let unseen = lead_card.map_or(unseen, |(seat, card)| unseen.with_card(seat, card));
    let dealt = assign::deal(unseen.cards, &unseen.places, rng);
    for seat in Seat::all(view.board.config.seats()) {
        state.hands[seat.index()] = unseen.known[seat.index()] | dealt[seat.index()];
    }
    if view.board.config == Config::Pocket {
        hide_in_rows(&mut state, &dealt, rng);
    } else {
        passes(&mut state, view, rng);
    }
    state
}

/// Everything that is public or the viewer's own.
fn known_state(view: &View, rng: &mut PlayoutRng) -> State {
    let mut state = State::new(view.board.config, Generator::new(rng.seed()));
    state.board = view.board;
    if let Some(own) = view.own_seat() {
        state.given[own.index()] = view.gave;
        if let Some(discard) = state.discards.get_mut(own.index()) {
            *discard = view.discarded;
        }
    }
    state
}

/// The player who holds the shown card, if the viewer does not see it: its shower; or, if it was shown before
/// the pass (R4.2), perhaps somebody the shower passed it to.
fn lead_card_holder(view: &View, unseen: &Unseen, rng: &mut PlayoutRng) -> Option<(Seat, Card)> {
    let shown = view
        .board
        .shown
        .filter(|shown| unseen.cards.contains(shown.card))?;
    let mut weights = [0.0; MAX_SEATS];
    for seat in Seat::all(view.board.config.seats()).filter(|&seat| view.own_seat() != Some(seat)) {
        let place = &unseen.places[seat.index()];
        if place.takes.contains(shown.card) && place.room > 0 {
            let with_card = unseen.with_card(seat, shown.card);
            let ways = assign::ways(with_card.cards, &with_card.places);
            weights[seat.index()] = share_of_passes(view, shown.seat, seat) * ways;
        }
    }
    let mut left = weights.iter().sum::<f64>() * (rng.word() >> 11) as f64 / (1u64 << 53) as f64;
    let holder = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    Some((
        holder.map_or(shown.seat, |seat| Seat(seat as u8)),
        shown.card,
    ))
}

/// The share of all possible passes, given the hands after it, in which the shower's card ends up
/// with this seat. Cards received from or given to the viewer are known and take no part.
fn share_of_passes(view: &View, shower: Seat, holder: Seat) -> f64 {
    if !passes_after_showing(view) {
        return f64::from(u8::from(shower == holder));
    }
    let config = view.board.config;
    let known = view
        .own_seat()
        .map_or(0, |own| config.gifts(own, holder));
    let free = (config.hand() - known) as f64;
    if shower == holder {
        (free - (PASS - known) as f64) / free
    } else {
        config.gifts(shower, holder) as f64 / free
    }
}

/// Covered cards and the other's discard in the two-player form (R9).
fn hide_in_rows(state: &mut State, dealt: &[CardSet; PLACES], rng: &mut PlayoutRng) {
    for (discard, cards) in state.discards.iter_mut().zip(&dealt[DISCARDS..]) {
        *discard = discard.or(cards.first());
    }
    let mut cards: Vec<Card> = dealt[COVERED_CARDS].iter().collect();
    rng.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    for (row, covered) in state.board.rows.iter().zip(&mut state.covered) {
        for (lower, card) in row.lower.iter().zip(covered) {
            *card = if *lower == Lower::Covered {
                cards.next()
            } else {
                None
            };
        }
    }
}

/// What the others passed on: pending choices out of their hands, or, once exchanged, cards that
/// are with the receiver or were played by the receiver since.
fn passes(state: &mut State, view: &View, rng: &mut PlayoutRng) {
    let own = view.own_seat();
    let seats = view.board.config.seats();
    if view.board.phase == Phase::Passing {
        for seat in view
            .board
            .has_chosen
            .iter()
            .filter(|&seat| Some(seat) != own)
        {
            let mut hand: Vec<Card> = state.hands[seat.index()].iter().collect();
            rng.shuffle_first(&mut hand, PASS);
            state.given[seat.index()] = hand
                .get(..PASS)
                .and_then(|cards| in_order(view, cards));
        }
    } else if view.board.has_passed() {
        let mut drawn = [[None; PASS]; MAX_SEATS];
        for receiver in Seat::all(seats) {
            gifts_to(state, view, receiver, &mut drawn, rng);
        }
        for seat in Seat::all(seats).filter(|&seat| Some(seat) != own) {
            let cards: Vec<Card> = drawn[seat.index()]
                .into_iter()
                .flatten()
                .collect();
            state.given[seat.index()] = in_order(view, &cards);
        }
    }
}

/// A pass as the state keeps it: from low to high where its order means nothing (R3.3).
fn in_order(view: &View, cards: &[Card]) -> Option<[Card; PASS]> {
    let mut cards: [Card; PASS] = cards.try_into().ok()?;
    if !view.board.config.is_bridegrooms() {
        cards.sort_unstable();
    }
    Some(cards)
}

/// Draws what this seat received from the others.
fn gifts_to(
    state: &State,
    view: &View,
    receiver: Seat,
    passes: &mut [[Option<Card>; PASS]; MAX_SEATS],
    rng: &mut PlayoutRng,
) {
    let own = view.own_seat();
    let mut own_gifts = view.received.iter();
    // The cards the seat had after the pass: those in hand, and those it has played since.
    let mut pool = state.hands[receiver.index()] | state.board.played_by(receiver);
    if let Some(own) = own {
        pool = pool
            - state.given[own.index()]
                .into_iter()
                .flatten()
                .collect();
    }
    let as_dealt = passes_after_showing(view);
    let mut shown = state
        .board
        .shown
        .filter(|shown| as_dealt && pool.contains(shown.card));
    pool = pool
        - shown
            .map(|shown| shown.card)
            .into_iter()
            .collect();
    let mut pool: Vec<Card> = pool.iter().collect();
    // No seat receives more; the viewer's own gifts are known.
    let unknown = if own == Some(receiver) { 0 } else { PASS };
    rng.shuffle_first(&mut pool, unknown);
    let mut pool = pool.into_iter();
    for giver in Seat::all(view.board.config.seats())
        .filter(|&giver| giver != receiver && Some(giver) != own)
    {
        for place in (0..PASS).filter(|&place| view.board.config.receiver(giver, place) == receiver)
        {
            let passed_on = shown
                .take_if(|shown| shown.seat == giver)
                .map(|shown| shown.card);
            passes[giver.index()][place] = if own == Some(receiver) {
                own_gifts.next().map(|gift| gift.card)
            } else {
                passed_on.or_else(|| pool.next())
            };
        }
    }
}
