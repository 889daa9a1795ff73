//! What happens when a player decides, in the order of the rules.

use game_core::{Audience, EventSink, Illegal, Ruling, Seat, SeatSet};

use crate::action::Action;
use crate::board::Phase;
use crate::card::Card;
use crate::config::MAX_PLAYERS;
use crate::error::Refusal;
use crate::event::Event;
use crate::legal;
use crate::scoring;
use crate::state::State;

/// Carries the action out, or refuses it and changes nothing.
#[inline]
pub fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Result<(), Illegal<Refusal>> {
    check(state, seat, action)?;
    match action {
        Action::Choose(card) => choose(state, seat, card, events),
        Action::Keep => {
            events.tell(Audience::All, || Event::Kept { seat });
            state.board.phase = Phase::Choosing;
        }
        Action::Exchange(card) => exchange(state, seat, card, events),
    }
    Ok(())
}

#[inline]
fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
    let holds = |card| {
        state
            .hands
            .get(seat.index())
            .map(|hand| hand.contains(card))
    };
    match legal::ruling(&state.board, seat, action, holds) {
        Ruling::Refused(reason) => Err(reason),
        // Nothing is hidden from the state.
        Ruling::Legal | Ruling::Hidden => Ok(()),
    }
}

/// R2.1: a first choice is seen to have been made; what it is, and any change, only its owner sees.
fn choose(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    let first = state.chosen[seat.index()].replace(card).is_none();
    events.tell(Audience::seat(seat), || Event::ChoseCard { seat, card });
    if first {
        events.tell(Audience::others(seat), || Event::Chose { seat });
    }
    state.board.has_chosen = state.board.has_chosen.with(seat);
    if state.board.to_act().is_empty() {
        reveal(state, events);
    }
}

/// R2.2: all at once, in the order of seats whatever the order of choosing.
fn reveal(state: &mut State, events: &mut impl EventSink<Event>) {
    let trick = state.board.tricks_played();
    let mut winner = (Seat(0), 0);
    for seat in Seat::all(state.board.config.seats()) {
        let Some(card) = state.chosen[seat.index()] else {
            continue;
        };
        state.hands[seat.index()] = state.hands[seat.index()].without(card);
        state.board.played[seat.index()][trick] = Some(card);
        if card.number() > winner.1 {
            winner = (seat, card.number());
        }
    }
    let winner = winner.0;
    state.board.has_chosen = SeatSet::EMPTY;
    let revealed = core::mem::replace(&mut state.chosen, [None; MAX_PLAYERS]);
    events.tell(Audience::All, || Event::Revealed {
        cards: revealed.into_iter().flatten().collect(),
    });
    state.board.tricks[winner.index()] += 1;
    events.tell(Audience::All, || Event::TookTrick { seat: winner });
    if state.hands[winner.index()].is_empty() {
        state.board.phase = Phase::Over;
        events.tell(Audience::All, || Event::Ended {
            tricks: scoring::team_tricks(&state.board).to_vec(),
        });
    } else {
        state.board.phase = Phase::Exchanging(winner);
    }
}

/// R3.1: the top card comes up, the others move up, the card from hand goes to the bottom.
fn exchange(state: &mut State, seat: Seat, gave: Card, events: &mut impl EventSink<Event>) {
    let drew = state.deck[0];
    state.deck.rotate_left(1);
    state.board.buried_by.rotate_left(1);
    state.deck[state.deck.len() - 1] = gave;
    state.board.buried_by[state.board.buried_by.len() - 1] = Some(seat);
    state.hands[seat.index()] = state.hands[seat.index()].without(gave).with(drew);
    events.tell(Audience::seat(seat), || Event::ExchangedCards {
        seat,
        gave,
        drew,
    });
    events.tell(Audience::others(seat), || Event::Exchanged { seat });
    state.board.phase = Phase::Choosing;
}
