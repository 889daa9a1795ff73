//! How the match ended, and the score of a win (R12).

use game_core::Outcome;

use crate::config::Level;
use crate::state::{Ending, State};

/// The outcome, once there is one; a lost match scores nothing (R12.2).
pub fn outcome(state: &State) -> Option<Outcome> {
    let won = state.ending? == Ending::Won;
    let score = if won { i32::from(score(state)) } else { 0 };
    Some(Outcome::Cooperative { won, score, seats: state.seats() as u8 })
}

/// R12.2: farms, families, and one if nobody carries a wound token.
pub fn score(state: &State) -> u8 {
    let unharmed = state.boards[..state.seats()].iter().all(|board| !board.is_wounded());
    state.farms_left + state.families.len() as u8 + u8::from(unharmed)
}

/// R12.2: the level's mark behind the score, such as the `++` of `10++`.
pub const fn mark(level: Level) -> &'static str {
    match level {
        Level::Easy => "",
        Level::Normal => "+",
        Level::Hard => "++",
        Level::Heroic => "+++",
    }
}
