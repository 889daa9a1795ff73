//! Barricades, farms and families: how they burn, are lost and are built again (R10).

use game_core::{Audience, EventSink};

use crate::board::Ending;
use crate::effects::tokens::{self, FARMS};
use crate::event::Event;
use crate::state::State;

/// R10.1: a barricade burns; if none is left, a farm.
pub(crate) fn burn(state: &mut State, events: &mut impl EventSink<Event>) {
    if !burn_barricade(state, events) {
        burn_farm(state, events);
    }
}

/// Whether a barricade was left to burn.
pub(crate) fn burn_barricade(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    if state.board.barricades == 0 {
        return false;
    }
    state.board.barricades -= 1;
    events.tell(Audience::All, || Event::BarricadeBurned {
        left: state.board.barricades,
    });
    true
}

/// R10.2: the next farm in the hidden order burns, and on the hard levels its back is applied.
/// Every further farm this burns is one farm fewer, so it ends after six at the latest.
pub(crate) fn burn_farm(state: &mut State, events: &mut impl EventSink<Event>) {
    let mut burning = true;
    while burning && state.board.ending.is_none() {
        let Some(&back) = state
            .farms
            .get(FARMS - state.board.farms_left as usize)
        else {
            return;
        };
        let back = state
            .board
            .config
            .level()
            .farm_backs()
            .then_some(back);
        state.board.farms_left -= 1;
        events.tell(Audience::All, || Event::FarmBurned {
            left: state.board.farms_left,
            back,
        });
        burning = false;
        if state.board.farms_left == 0 {
            // R10.4: before any back.
            state.lose(Ending::NoFarm, events);
        } else if let Some(back) = back {
            state.board.remember(back as usize);
            burning = tokens::farm_back(state, back, events);
        }
    }
}

/// R10.4: a random family is lost; with the last one, the match.
pub(crate) fn lose_family(state: &mut State, events: &mut impl EventSink<Event>) {
    let pick = state.random_below(state.board.families.len());
    let Some(family) = state.board.families.iter().nth(pick) else {
        return;
    };
    state.board.families = state.board.families.without(family);
    events.tell(Audience::All, || Event::FamilyLost { family });
    if state.board.families.is_empty() {
        state.lose(Ending::NoFamily, events);
    }
}

/// R10.5: a barricade more, if there is room.
pub(crate) fn add_barricade(state: &mut State, events: &mut impl EventSink<Event>) {
    if state.board.has_room() {
        state.board.barricades += 1;
        events.tell(Audience::All, || Event::BarricadeAdded {
            barricades: state.board.barricades,
        });
    }
}

impl State {
    /// The match is lost at once; nothing else is carried out.
    pub(crate) fn lose(&mut self, ending: Ending, events: &mut impl EventSink<Event>) {
        if self.board.ending.is_none() {
            self.board.ending = Some(ending);
            events.tell(Audience::All, || Event::Lost { ending });
        }
    }
}
