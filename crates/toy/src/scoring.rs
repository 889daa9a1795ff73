//! Who has won (R4.1).

use game_core::{Outcome, Standings};

use crate::state::{Phase, State};

/// The outcome, once the hands are empty.
pub fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let tricks = team_tricks(state);
    let standings = Standings::rank(&tricks.map(i32::from), |a, b| a > b);
    let teams: Vec<u8> = (0..state.config.seats()).map(|seat| state.config.team(seat) as u8).collect();
    Some(if state.config.seats() == 2 {
        Outcome::Individual(standings)
    } else {
        Outcome::teams(&teams, standings)
    })
}

/// Tricks of both sides.
pub fn team_tricks(state: &State) -> [u8; 2] {
    let mut sums = [0; 2];
    for (seat, tricks) in state.tricks.iter().enumerate() {
        sums[state.config.team(seat)] += tricks;
    }
    sums
}
