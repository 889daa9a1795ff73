//! The penalties, one file each: what is done to the active samurai at the start of his turn (R8).

pub(crate) mod fire;
pub(crate) mod intruder;
pub(crate) mod left;
pub(crate) mod losedef;
pub(crate) mod mustpass;
pub(crate) mod nodef;
pub(crate) mod nosup;
pub(crate) mod notal;
pub(crate) mod reshuf;
pub(crate) mod right;
pub(crate) mod wound;

use game_core::{Audience, EventSink, Seat};

use crate::card::Penalty;
use crate::effects::{placing, wounds};
use crate::event::Event;
use crate::state::State;

/// Applies the penalty. R3.6: one that cannot be applied is a wound instead.
pub(crate) fn suffer(state: &mut State, penalty: Penalty, events: &mut impl EventSink<Event>) {
    let seat = state.board.active;
    events.tell(Audience::All, || Event::Penalty { seat, penalty });
    let applied = match penalty {
        Penalty::Fire => fire::apply(state, events),
        Penalty::Wound => wound::apply(state, events),
        Penalty::Intruder => intruder::apply(state, events),
        Penalty::Nodef => nodef::apply(state),
        Penalty::Nosup => nosup::apply(state),
        Penalty::Left => left::apply(state, events),
        Penalty::Right => right::apply(state, events),
        Penalty::Mustpass => mustpass::apply(state),
        Penalty::Reshuf => reshuf::apply(state, events),
        Penalty::Notal => notal::apply(state),
        Penalty::Losedef => losedef::apply(state),
    };
    if !applied {
        events.tell(Audience::All, || Event::PenaltyImpossible { seat, penalty });
        wounds::wound(state, seat, events);
    }
}

/// R8.6, R8.7: the neighbour draws a card into his combat line, without talents or defending;
/// not if he has passed.
fn neighbour_draws(state: &mut State, neighbour: Seat, events: &mut impl EventSink<Event>) -> bool {
    if state.board.of(neighbour).passed {
        return false;
    }
    let Some(card) = state.draw() else {
        return false;
    };
    events.tell(Audience::All, || Event::Drew {
        seat: neighbour,
        card,
    });
    placing::confront(state, neighbour, card, events);
    true
}
