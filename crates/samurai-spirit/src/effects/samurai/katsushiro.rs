//! Katsushiro, the wolf: puts a card under the stack and draws another; his Kiai turns cards up (R6.8, R7.10).

use game_core::{Audience, EventSink, Seat};

use crate::board::Hand;
use crate::card::Card;
use crate::effects::steps::{KiaiPart, Step};
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

/// R6.8: the card goes under the stack, and the new one must be laid down by the same samurai.
pub(crate) fn redraw(state: &mut State, hand: Hand, events: &mut impl EventSink<Event>) {
    let seat = hand.holder;
    let Some(card) = state.draw() else { return };
    state.put_under(hand.card);
    events.tell(Audience::All, || Event::PutUnder {
        seat,
        card: hand.card,
    });
    events.tell(Audience::All, || Event::Drew { seat, card });
    state.board.hand = Some(Hand {
        card,
        talents: false,
        ..hand
    });
    state.board.steps.push(Step::Play);
}

/// R7.10: the top two raiders, as a beast three.
pub(crate) const fn kiai(beast: bool) -> [Option<KiaiPart>; 2] {
    [Some(KiaiPart::TurnUp(if beast { 3 } else { 2 })), None]
}

/// R7.10: as many as there are are turned up for all to see; then he arranges them.
pub(crate) fn turn_up(
    state: &mut State,
    seat: Seat,
    count: u8,
    events: &mut impl EventSink<Event>,
) {
    let count = count.min(state.board.stack.len);
    state.board.stack.face_up = state.board.stack.face_up.max(count);
    for depth in 0..count {
        if let Some(card) = state.raider(depth) {
            state.board.see(card);
        }
    }
    events.tell(Audience::All, || Event::TurnedUp {
        seat,
        cards: face_up(state, count),
    });
    state.board.steps.push(Step::Arrange {
        seat,
        done: 0,
        left: count,
    });
}

/// R7.10: one of the cards that are still to be arranged.
#[inline]
pub(crate) fn check_next(
    mut to_arrange: impl Iterator<Item = Card>,
    card: Card,
) -> Result<(), Refusal> {
    if to_arrange.any(|other| other == card) {
        Ok(())
    } else {
        Err(Refusal::NotTurnedUp)
    }
}

/// R7.10: this card comes next from the top.
pub(crate) fn arrange(
    state: &mut State,
    (seat, done, left): (Seat, u8, u8),
    card: Card,
    events: &mut impl EventSink<Event>,
) {
    let Some(depth) = (done..done + left).find(|&depth| state.raider(depth) == Some(card)) else {
        return;
    };
    let top = state.board.stack.len as usize;
    let (low, high) = (top - 1 - depth as usize, top - done as usize);
    state.face_down[low..high].rotate_left(1);
    if left > 2 {
        state.board.steps.push(Step::Arrange {
            seat,
            done: done + 1,
            left: left - 1,
        });
    } else {
        events.tell(Audience::All, || Event::Arranged {
            seat,
            cards: face_up(state, done + left),
        });
    }
}

/// The turned-up cards from the top.
fn face_up(state: &State, count: u8) -> Vec<Card> {
    (0..count)
        .filter_map(|depth| state.raider(depth))
        .collect()
}
