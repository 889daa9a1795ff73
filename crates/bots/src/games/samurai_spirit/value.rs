//! What the end of an imagined round is worth: the chance that the match is won from there.
//!
//! The chance is a logistic function of what is left. Its slopes were fitted to matches that the rules
//! of [`super::policy`] played on from the start of rounds 2 and 3 with random losses; the start is set
//! higher than the fit, because whoever looks ahead wins more often. A round that is lost counts by how
//! narrowly: the samurai of an imagined match play worse than those who imagine it.

use samurai_spirit::{Ending, State, Symbol};

/// What the farms, each alike, and the barricades add.
const FARM: f32 = 0.45;
const BARRICADE: f32 = 0.38;
/// What the families add, by how many are left.
const FAMILIES: [f32; 4] = [0.0, 0.0, 0.7, 1.1];
/// What a samurai's wounds take away, by how many they are.
const WOUNDS: [f32; 5] = [0.0, 0.06, 0.18, 0.95, 0.95];
/// Where the scale starts at the end of round 1 and of round 2.
const STARTS: [f32; 2] = [-5.5, -3.5];
/// A match won, on the same scale; what is left makes it a little better.
const WON: f32 = 3.0;
const LEFT_AT_THE_END: f32 = 0.02;
/// A match lost in the last round: as close as it can be, and how little is left makes it worse.
const LOST: f32 = -1.0;
const LEFT_WHEN_LOST: f32 = 0.05;
/// What a round lost takes away besides, before the last.
const LOST_EARLY: f32 = 0.5;
/// What each farm takes away that would have burned after the last one.
const FARM_BEYOND: f32 = 0.6;
/// What each family takes away that was one too many to lose, and a samurai's fall.
const FAMILY_BEYOND: f32 = 1.0;
const FALLEN: f32 = 1.0;
/// Fires that a raider still on the stack would bring, on average.
const FIRES_A_RAIDER: f32 = 0.25;

/// The chance to win from the end of a round that began with this number of families.
pub fn value(state: &State, families: usize) -> f32 {
    1.0 / (1.0 + (-log_odds(state, families)).exp())
}

fn log_odds(state: &State, families: usize) -> f32 {
    match state.board().ending() {
        None => STARTS[usize::from(state.board().round() > 2)] + assets(state, Village::of(state)),
        Some(Ending::Won) => {
            let village = Village::of(state);
            WON + LEFT_AT_THE_END * (village.farms + village.barricades)
        }
        Some(ending) => lost(state, ending, families),
    }
}

/// The barricades and farms that stand; below zero the farms that are missing.
#[derive(Clone, Copy, Debug)]
struct Village {
    barricades: f32,
    farms: f32,
}

impl Village {
    fn of(state: &State) -> Village {
        Village {
            barricades: f32::from(state.board().barricades()),
            farms: f32::from(state.board().farms_left()),
        }
    }

    /// What this number of fires would leave, a part of one too: an estimate, while the rules burn one at a time.
    fn after(self, fires: f32) -> Village {
        Village {
            barricades: (self.barricades - fires).max(0.0),
            farms: self.farms - (fires - self.barricades).max(0.0),
        }
    }
}

fn assets(state: &State, village: Village) -> f32 {
    let wounds: f32 = state
        .board()
        .present()
        .iter()
        .map(|board| WOUNDS[board.wounds().min(4) as usize])
        .sum();
    let families = FAMILIES[state.board().families().len().min(3)];
    families + FARM * village.farms.max(0.0) + BARRICADE * village.barricades - wounds
}

/// A lost match, by how much was missing if the round had gone on to its end.
fn lost(state: &State, ending: Ending, families: usize) -> f32 {
    let lacking = |symbol: Symbol| {
        state
            .board()
            .present()
            .iter()
            .filter(|board| board.lacks(symbol))
            .count() as f32
    };
    // Nothing is left to be done once the round is being settled.
    let in_mid_round = !state.board().steps().as_slice().is_empty();
    let flames = state
        .intruders()
        .iter()
        .filter(|card| card.face().flames)
        .count() as f32;
    let to_come = FIRES_A_RAIDER * f32::from(state.board().stack().len()) + lacking(Symbol::Farm);
    let village = Village::of(state).after(if in_mid_round {
        flames + to_come
    } else {
        flames
    });
    let dolls = lacking(Symbol::Doll) - families as f32 + 1.0;
    let missing = match ending {
        Ending::NoFamily => FAMILY_BEYOND * dolls.max(1.0),
        Ending::Fallen(_) if in_mid_round => 2.0 * FALLEN,
        Ending::Fallen(_) => FALLEN,
        _ if in_mid_round => FAMILY_BEYOND * dolls.max(0.0),
        _ => 0.0,
    };
    let missing = missing + FARM_BEYOND * (0.5 - village.farms).max(0.0);
    let left = assets(state, village);
    if state.board().is_last_round() {
        LOST + LEFT_WHEN_LOST * left - missing
    } else {
        STARTS[usize::from(state.board().round() > 1)] - LOST_EARLY + left - missing
    }
}
