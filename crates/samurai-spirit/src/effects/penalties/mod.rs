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
use serde::{Deserialize, Serialize};

use crate::card::Penalty;
use crate::effects::{placing, wounds};
use crate::event::Event;
use crate::state::State;

/// What a penalty forbids the active samurai until his turn ends; plain data, each may be on or off.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "four symbols, each of which a card may show"
)]
pub struct Bans {
    /// No defending (R8.4).
    pub nodef: bool,
    /// No support (R8.5).
    pub nosup: bool,
    /// No talents and no tokens (R8.10).
    pub notal: bool,
    /// No action but to pass (R8.8).
    pub mustpass: bool,
}

impl Bans {
    /// The penalties that forbid something, in the order of their rules.
    pub fn penalties(self) -> impl Iterator<Item = Penalty> {
        let all = [
            (self.nodef, Penalty::Nodef),
            (self.nosup, Penalty::Nosup),
            (self.notal, Penalty::Notal),
            (self.mustpass, Penalty::Mustpass),
        ];
        all.into_iter()
            .filter_map(|(is_on, penalty)| is_on.then_some(penalty))
    }
}

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
