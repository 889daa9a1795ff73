//! Bushido: lies before a player, wanders to the left, and costs a weapon or honour (R5.5, R5.6).

use game_core::{Audience, EventSink, Seat};

use super::{Effect, Way, property};
use crate::apply;
use crate::board::{Board, Pending};
use crate::card::{Card, Printed};
use crate::error::Refusal;
use crate::event::Event;
use crate::scoring;
use crate::state::State;

pub(super) struct Bushido;

impl Effect for Bushido {
    const PRINTED: Printed = Printed {
        way: Way::On,
        ..property(2)
    };
    const MAY_NAME_ONESELF: bool = true;

    /// R5.5: only one at a time; any player will do, oneself and the harmless too.
    #[inline]
    fn check(board: &Board, _: Seat) -> Result<(), Refusal> {
        if board.bushido.is_some() {
            Err(Refusal::BushidoInPlay)
        } else {
            Ok(())
        }
    }

    #[inline]
    fn choices(board: &Board, _: u64) -> u64 {
        if board.bushido.is_none() {
            (1 << board.config.seats()) - 1
        } else {
            0
        }
    }

    fn play(state: &mut State, _: Seat, target: Seat, _: &mut impl EventSink<Event>) {
        state.board.aside = None;
        state.board.bushido = Some(target);
    }
}

/// R5.6: after recovering, a card is turned up. Only a weapon asks for a decision.
pub(crate) fn flip(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.board.turn;
    let flipped = apply::next_card(state, seat, events);
    if state.board.is_over() {
        return;
    }
    let Some(card) = flipped else {
        return pass(state, events);
    };
    state.board.deck_made_of.remove(card);
    state.board.discards.push(card);
    events.tell(Audience::All, || Event::Flipped { seat, card });
    if card.is_weapon() {
        state.board.pending = Pending::Bushido;
    } else {
        pass(state, events);
    }
}

/// A weapon is given up, and Bushido goes to the left.
pub(crate) fn discard_weapon(state: &mut State, weapon: Card, events: &mut impl EventSink<Event>) {
    apply::discard_from_hand(state, state.board.turn, weapon, events);
    pass(state, events);
}

impl Card {
    /// Whether this card may be given up to pass Bushido on: any weapon, even the only card of the hand (R5.6).
    #[inline]
    pub fn answers_bushido(self) -> Result<(), Refusal> {
        super::give_weapon(self)
    }
}

impl Board {
    /// Whether discarding Bushido costs this seat an honour (R5.6), as it does not the Shogun of three (R9.2).
    #[inline]
    pub fn pays_for_bushido(&self, seat: Seat) -> bool {
        !self.is_shogun_of_three(seat)
    }
}

/// Honour is given up, and Bushido is discarded (R5.6).
pub(crate) fn drop(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.board.turn;
    let honour_lost = state.board.pays_for_bushido(seat);
    state.board.bushido = None;
    state.board.discards.push(Card::Bushido);
    events.tell(Audience::All, || Event::BushidoDropped {
        seat,
        honour_lost,
    });
    if honour_lost {
        scoring::lose_honour(&mut state.board.honour, seat);
        apply::end_without_honour(state, events);
    }
}

fn pass(state: &mut State, events: &mut impl EventSink<Event>) {
    let (from, to) = (
        state.board.turn,
        state.board.turn.left(state.board.config.seats()),
    );
    state.board.bushido = Some(to);
    events.tell(Audience::All, || Event::BushidoPassed { from, to });
}
