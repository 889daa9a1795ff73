//! How the match ended, and the score of a win (R12).

use game_core::Outcome;

use crate::board::{Board, Ending, SamuraiBoard};
use crate::config::Level;
use crate::effects::tokens::{FAMILIES, FARMS};

/// The most a won match scores: all farms, all families, nobody wounded (R12.2).
pub const BEST: usize = FARMS + FAMILIES + 1;

/// The outcome, once there is one; a lost match scores nothing (R12.2).
pub fn outcome(board: &Board) -> Option<Outcome> {
    let won = board.ending? == Ending::Won;
    let score = if won { i32::from(score(board)) } else { 0 };
    Some(Outcome::Cooperative {
        won,
        score,
        seats: board.seats() as u8,
    })
}

/// R12.2: farms, families, and one if nobody carries a wound token.
pub fn score(board: &Board) -> u8 {
    board.farms_left + board.families.len() as u8 + u8::from(unharmed(board))
}

/// R12.2: whether nobody carries a wound token.
pub fn unharmed(board: &Board) -> bool {
    !board
        .present()
        .iter()
        .any(SamuraiBoard::is_wounded)
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
