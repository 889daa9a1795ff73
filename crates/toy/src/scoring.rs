//! Who has won (R4.1).

use game_core::{Outcome, Standings};

use crate::board::{Board, Phase};

/// The outcome, once the hands are empty.
pub fn outcome(board: &Board) -> Option<Outcome> {
    if board.phase != Phase::Over {
        return None;
    }
    let tricks = team_tricks(board);
    let standings = Standings::rank(&tricks.map(i32::from), |a, b| a > b);
    let teams: Vec<u8> = (0..board.config.seats())
        .map(|seat| board.config.team(seat) as u8)
        .collect();
    Some(if board.config.seats() == 2 {
        Outcome::Individual(standings)
    } else {
        Outcome::teams(&teams, standings)
    })
}

/// Tricks of both sides.
pub fn team_tricks(board: &Board) -> [u8; 2] {
    let mut sums = [0; 2];
    for (seat, tricks) in board.tricks.iter().enumerate() {
        sums[board.config.team(seat)] += tricks;
    }
    sums
}
