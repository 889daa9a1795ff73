//! What a player may decide now, and why not. Asked of a state and of a view alike.

use game_core::{Illegal, Ruling, Seat};

use crate::action::Action;
use crate::board::{Board, Phase};
use crate::card::{Card, CardSet};
use crate::error::Refusal;
use crate::view::View;

/// Every action open to the seat with this hand: cards from low to high, keeping before exchanging.
#[inline]
pub fn legal(board: &Board, hand: CardSet, seat: Seat, out: &mut Vec<Action>) {
    if !board.may_act(seat) {
        return;
    }
    if board.phase == Phase::Choosing {
        out.extend(hand.iter().map(Action::Choose));
    } else {
        out.push(Action::Keep);
        out.extend(hand.iter().map(Action::Exchange));
    }
}

/// Whether the seat may do this now. `holds` says whether the seat has a card in hand, as far as the one who asks
/// can know.
#[inline]
pub fn ruling(
    board: &Board,
    seat: Seat,
    action: Action,
    holds: impl Fn(Card) -> Option<bool>,
) -> Ruling<Refusal> {
    if seat.index() >= board.config.seats() {
        return Ruling::Refused(Illegal::NoSuchSeat(seat));
    }
    if board.phase == Phase::Over {
        return Ruling::Refused(Illegal::Over);
    }
    if !board.may_act(seat) {
        return Ruling::Refused(Illegal::NotToAct(seat));
    }
    let choosing = board.phase == Phase::Choosing;
    let refused = |reason| Ruling::Refused(Illegal::Rule(reason));
    match action {
        Action::Choose(_) if !choosing => refused(Refusal::ExchangeFirst),
        Action::Keep | Action::Exchange(_) if choosing => refused(Refusal::ChooseFirst),
        Action::Keep => Ruling::Legal,
        Action::Choose(card) | Action::Exchange(card) => match holds(card) {
            Some(true) => Ruling::Legal,
            Some(false) => refused(Refusal::NotInHand),
            None => Ruling::Hidden,
        },
    }
}

/// The actions of a seat, as far as a viewer can know them.
pub fn options(view: &View, seat: Seat, out: &mut Vec<Action>) -> bool {
    let hand = if view.board.may_act(seat) {
        view.hand_of(seat)
    } else {
        Some(CardSet::EMPTY)
    };
    if let Some(hand) = hand {
        legal(&view.board, hand, seat, out);
    }
    hand.is_some()
}
