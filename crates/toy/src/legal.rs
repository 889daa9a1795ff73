//! What a player may decide now, and why not.

use game_core::{Illegal, Seat};

use crate::action::Action;
use crate::error::Refusal;
use crate::state::{Phase, State};

/// Every action open to the seat: cards from low to high, keeping before exchanging.
#[inline]
pub fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !state.may_act(seat) {
        return;
    }
    let hand = state.hands[seat.index()];
    if state.phase == Phase::Choosing {
        out.extend(hand.iter().map(Action::Choose));
    } else {
        out.push(Action::Keep);
        out.extend(hand.iter().map(Action::Exchange));
    }
}

/// Whether the seat may do this now.
#[inline]
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal<Refusal>> {
    if seat.index() >= state.config.seats() {
        return Err(Illegal::NoSuchSeat(seat));
    }
    if state.phase == Phase::Over {
        return Err(Illegal::Over);
    }
    if !state.may_act(seat) {
        return Err(Illegal::NotToAct(seat));
    }
    let choosing = state.phase == Phase::Choosing;
    match action {
        Action::Choose(_) if !choosing => Err(Illegal::Rule(Refusal::ExchangeFirst)),
        Action::Keep | Action::Exchange(_) if choosing => Err(Illegal::Rule(Refusal::ChooseFirst)),
        Action::Choose(card) | Action::Exchange(card) if !state.hands[seat.index()].contains(card) => {
            Err(Illegal::Rule(Refusal::NotInHand))
        }
        _ => Ok(()),
    }
}
