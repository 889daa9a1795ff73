//! The farm and family tokens, and which file holds what a token does (R1.3, R1.4).

pub(crate) mod family_barricade;
pub(crate) mod family_heal;
pub(crate) mod family_intruder;
pub(crate) mod farm_barricade;
pub(crate) mod farm_family;
pub(crate) mod farm_farm;
pub(crate) mod farm_wound;

use game_core::EventSink;
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::state::State;

/// All farms (R1.3).
pub const FARMS: usize = 6;
/// All families (R1.4).
pub const FAMILIES: usize = 3;

/// The penalty on the back of a farm token (R1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FarmBack {
    /// A barricade burns too.
    Barricade,
    /// A random samurai is wounded.
    Wound,
    /// A random family is lost.
    Family,
    /// Another farm burns.
    Farm,
}

game_core::words! { FarmBack, "the back of a farm":
    Barricade = "barricade", Wound = "wound", Family = "family", Farm = "farm",
}

/// The farms by their backs, before they are mixed (R1.3).
pub const FARM_BACKS: [FarmBack; FARMS] = [
    FarmBack::Barricade,
    FarmBack::Barricade,
    FarmBack::Wound,
    FarmBack::Wound,
    FarmBack::Family,
    FarmBack::Farm,
];

/// A family token, named after its bonus (R1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// Takes a wound token off a random samurai.
    Heal,
    /// Adds a barricade.
    Barricade,
    /// Discards the top intruder.
    Intruder,
}

// In the order in which their bonuses are given.
game_core::words! { Family, "a family": Heal = "heal", Barricade = "barricade", Intruder = "intruder" }

game_core::bit_set! {
    /// The families left in the village.
    pub struct FamilySet(u8) of Family { index: Family::index, at: Family::from_index }
}

impl FamilySet {
    /// All three.
    pub const ALL: FamilySet = FamilySet((1 << FAMILIES) - 1);
}

/// R10.3: applies the back of a farm that burned, and says whether another farm burns for it.
pub(crate) fn farm_back(
    state: &mut State,
    back: FarmBack,
    events: &mut impl EventSink<Event>,
) -> bool {
    match back {
        FarmBack::Barricade => farm_barricade::apply(state, events),
        FarmBack::Wound => farm_wound::apply(state, events),
        FarmBack::Family => farm_family::apply(state, events),
        FarmBack::Farm => farm_farm::apply(),
    }
}

/// R11.6: the bonus of a family that is left.
pub(crate) fn family_bonus(state: &mut State, family: Family, events: &mut impl EventSink<Event>) {
    match family {
        Family::Heal => family_heal::apply(state, events),
        Family::Barricade => family_barricade::apply(state, events),
        Family::Intruder => family_intruder::apply(state, events),
    }
}
