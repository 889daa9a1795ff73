//! A card in hand: handed on, discarded, exchanged for another, laid left or right (R4, R6).

use game_core::{Audience, EventSink, Seat, SeatSet};

use crate::action::Action;
use crate::board::{Board, Hand};
use crate::card::Card;
use crate::effects::samurai::{self, Samurai, katsushiro, kyuzo};
use crate::effects::steps::Step;
use crate::effects::village;
use crate::error::Refusal;
use crate::event::Event;
use crate::state::State;

/// R4.1: the top raider is turned up and must be played.
pub(crate) fn fight(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.board.active;
    let Some(card) = state.draw() else { return };
    events.tell(Audience::All, || Event::Drew { seat, card });
    state.board.hand = Some(Hand {
        card,
        holder: seat,
        givers: SeatSet::EMPTY,
        talents: true,
    });
    state.board.steps.push(Step::Play);
}

/// What may be done with the card in hand, in the order of the list; `check` has the last word.
#[inline]
pub(crate) fn candidates(board: &Board, hand: Hand, visit: &mut impl FnMut(Action)) {
    visit(Action::Defend);
    visit(Action::Confront);
    if check_talents(board, hand).is_err() {
        return;
    }
    let talents = board.talents(hand.holder);
    if samurai::may_hand(talents, hand.card) {
        let [left, right] = board.neighbours(hand.holder);
        visit(Action::Hand(left));
        if right != left {
            visit(Action::Hand(right));
        }
    }
    if talents.contains(Samurai::Kyuzo) {
        visit(Action::Discard);
    }
    if talents.contains(Samurai::Katsushiro) {
        visit(Action::Redraw);
    }
}

/// Whether the holder may do this with the card in hand, and why not.
#[inline]
pub(crate) fn check(board: &Board, hand: Hand, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Hand(to) => check_hand(board, hand, to),
        Action::Discard => check_discard(board, hand),
        Action::Redraw => check_redraw(board, hand),
        Action::Defend => check_defend(board, hand),
        Action::Confront => Ok(()),
        _ => Err(Refusal::PlayFirst),
    }
}

/// R6.1: whether the holder has talents for this card at all.
#[inline]
fn check_talents(board: &Board, hand: Hand) -> Result<(), Refusal> {
    if !hand.talents {
        Err(Refusal::MustPlace)
    } else if hand.holder == board.active && board.bans.notal {
        Err(Refusal::NoTalents)
    } else {
        Ok(())
    }
}

/// R6.2, R6.3: to a neighbour who has not passed; R6.1: each hands a card on once.
#[inline]
fn check_hand(board: &Board, hand: Hand, to: Seat) -> Result<(), Refusal> {
    check_talents(board, hand)?;
    if !samurai::may_hand(board.talents(hand.holder), hand.card) {
        Err(Refusal::CannotHand)
    } else if hand.givers.contains(hand.holder) {
        Err(Refusal::HandedBefore)
    } else if !hands_to(board, hand, to) {
        Err(Refusal::NotNeighbour)
    } else if board.of(to).passed {
        Err(Refusal::NeighbourPassed)
    } else {
        Ok(())
    }
}

/// R6.2, R6.3: cards are handed to neighbours only.
#[inline]
fn hands_to(board: &Board, hand: Hand, to: Seat) -> bool {
    board.neighbours(hand.holder).contains(&to)
}

impl Board {
    /// Whether a talent of whoever holds a card hands some cards to this seat; whether it does so with this card,
    /// and now, is for the ruling to say (R6.1 to R6.3).
    pub fn may_hand_some_to(&self, to: Seat) -> bool {
        self.hand.is_some_and(|hand| {
            hand.talents
                && samurai::hands_some(self.talents(hand.holder))
                && hands_to(self, hand, to)
        })
    }
}

/// R6.6: Kyuzo's talent and an equal card.
#[inline]
fn check_discard(board: &Board, hand: Hand) -> Result<(), Refusal> {
    check_talents(board, hand)?;
    if !board
        .talents(hand.holder)
        .contains(Samurai::Kyuzo)
    {
        Err(Refusal::CannotDiscard)
    } else if !kyuzo::may_discard(board, hand.holder, hand.card) {
        Err(Refusal::NoEqualCard)
    } else {
        Ok(())
    }
}

/// R6.8: Katsushiro's talent and a card to draw.
#[inline]
fn check_redraw(board: &Board, hand: Hand) -> Result<(), Refusal> {
    check_talents(board, hand)?;
    if !board
        .talents(hand.holder)
        .contains(Samurai::Katsushiro)
    {
        Err(Refusal::CannotRedraw)
    } else if board.stack.is_empty() {
        Err(Refusal::NothingToRedraw)
    } else {
        Ok(())
    }
}

/// R4.2: a symbol that is not on the left yet; R8.4: and no penalty against it in his own turn.
#[inline]
fn check_defend(board: &Board, hand: Hand) -> Result<(), Refusal> {
    let Some(symbol) = hand.card.face().symbol else {
        return Err(Refusal::NoSymbol);
    };
    if !board.of(hand.holder).lacks(symbol) {
        Err(Refusal::SymbolDefended)
    } else if board.may_not_defend(hand.holder) {
        Err(Refusal::NoDefending)
    } else {
        Ok(())
    }
}

/// Carries out what the holder decided.
#[inline]
pub(crate) fn play(state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
    let Some(hand) = state.board.hand.take() else {
        return;
    };
    let Hand {
        card, holder: seat, ..
    } = hand;
    match action {
        Action::Hand(to) => {
            events.tell(Audience::All, || Event::Handed {
                from: seat,
                to,
                card,
            });
            state.board.hand = Some(Hand {
                holder: to,
                givers: hand.givers.with(seat),
                ..hand
            });
            state.board.steps.push(Step::Play);
        }
        Action::Discard => {
            events.tell(Audience::All, || Event::Discarded { seat, card });
            state.board.put_on_discard(card);
        }
        Action::Redraw => katsushiro::redraw(state, hand, events),
        Action::Defend => defend(state, seat, card, events),
        _ => confront(state, seat, card, events),
    }
}

/// R4.2: the card goes to the left.
fn defend(state: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
    let Some(symbol) = card.face().symbol else {
        return;
    };
    state.board.boards[seat.index()].defended[symbol as usize] = Some(card);
    events.tell(Audience::All, || Event::Defended { seat, card });
}

/// R4.3: the card joins the combat line. Below the Kiai value nothing happens, on it the Kiai
/// comes at the next checkpoint, above it something burns each time.
#[inline]
pub(crate) fn confront(
    state: &mut State,
    seat: Seat,
    card: Card,
    events: &mut impl EventSink<Event>,
) {
    state.board.push_line(seat, card);
    let board = state.board.of(seat);
    events.tell(Audience::All, || Event::Confronted {
        seat,
        card,
        total: board.total,
    });
    if board.is_above() {
        village::burn(state, events);
    }
}
