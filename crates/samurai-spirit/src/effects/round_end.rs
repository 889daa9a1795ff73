//! The end of a round, step by step, and the next one (R11).

use game_core::{Audience, EventSink, Seat};

use crate::apply;
use crate::board::{Ending, SamuraiBoard};
use crate::card::Symbol;
use crate::effects::steps::Steps;
use crate::effects::tokens;
use crate::effects::village;
use crate::effects::wounds;
use crate::event::Event;
use crate::scoring;
use crate::setup;
use crate::state::State;

/// The last round (R12.1).
pub const ROUNDS: u8 = 3;

/// R11.2: everyone has passed: what is left of the stack joins the intruders.
pub(crate) fn all_passed(state: &mut State, events: &mut impl EventSink<Event>) {
    events.tell(Audience::All, || Event::RestBreaksIn {
        count: state.board.stack.len,
    });
    state.rest_to_intruders();
    end(state, events);
}

/// All steps in their order; each is left at once when the match is lost.
pub(crate) fn end(state: &mut State, events: &mut impl EventSink<Event>) {
    events.tell(Audience::All, || Event::RoundEnded {
        round: state.board.round,
    });
    state.board.steps = Steps::EMPTY;
    for symbol in Symbol::ALL {
        pay_for(state, symbol, events);
    }
    bonuses(state, events);
    intruders(state, events);
    if state.board.ending.is_some() {
        return;
    }
    if state.board.is_last_round() {
        state.board.ending = Some(Ending::Won);
        events.tell(Audience::All, || Event::Won {
            score: scoring::score(&state.board),
            level: state.board.config.level(),
        });
    } else {
        next_round(state, events);
    }
}

/// R11.3, R11.4, R11.5: every samurai who does not defend the symbol pays for it, clockwise from
/// the active one.
fn pay_for(state: &mut State, symbol: Symbol, events: &mut impl EventSink<Event>) {
    for seat in state.board.clockwise() {
        if state.board.ending.is_some() {
            return;
        }
        if !state.board.of(seat).lacks(symbol) {
            continue;
        }
        events.tell(Audience::All, || Event::Undefended { seat, symbol });
        match symbol {
            Symbol::Hat => wounds::wound(state, seat, events),
            Symbol::Farm => village::burn_farm(state, events),
            Symbol::Doll => village::lose_family(state, events),
        }
    }
}

/// R11.6: every family that is left gives its bonus, except on the heroic level.
fn bonuses(state: &mut State, events: &mut impl EventSink<Event>) {
    if state.board.ending.is_some() || !state.board.config.level().family_bonuses() {
        return;
    }
    for family in state.board.families.iter() {
        events.tell(Audience::All, || Event::Bonus { family });
        tokens::family_bonus(state, family, events);
    }
}

/// R11.7: the intruders are turned up one by one; flames burn.
fn intruders(state: &mut State, events: &mut impl EventSink<Event>) {
    while state.board.ending.is_none() {
        let Some(card) = state.take_intruder() else {
            return;
        };
        state.board.put_on_discard(card);
        events.tell(Audience::All, || Event::IntruderTurnedUp { card });
        if card.face().flames {
            village::burn(state, events);
        }
    }
}

/// R11.8: lines and totals are cleared, everyone stands up, tokens go home; wounds and beasts
/// stay. R11.9: the samurai to the left of the last active one begins.
fn next_round(state: &mut State, events: &mut impl EventSink<Event>) {
    state.board.round += 1;
    for seat in Seat::all(state.board.seats()) {
        state.board.boards[seat.index()] = SamuraiBoard::new(
            seat,
            state.board.of(seat).samurai,
            state.board.of(seat).wounds,
        );
    }
    state.board.turns = 0;
    setup::stack_for_round(state);
    events.tell(Audience::All, || Event::RoundBegan {
        round: state.board.round,
        stack: state.board.stack.len,
        joined: state.board.config.joining(state.board.round) as u8,
    });
    let first = state.board.active.left(state.board.seats());
    apply::begin_turn(state, first, events);
}
