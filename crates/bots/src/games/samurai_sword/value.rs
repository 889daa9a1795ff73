//! What a position of an imagined match is worth to a side: its chance to win, when all is open.
//!
//! Every side has a strength, the sum over its players; the chances are as the powers of e to these. The
//! figures are a regression over the positions of 100,000 matches of 3 to 7 players, one of them solid and
//! the others novices, told who won.

use samurai_sword::scoring::{self, Points};
use samurai_sword::{Role, State, Team};

/// A point, by the honour of whoever has least: 1, 2, 3, or more. The nearer the end, the more it counts.
const POINT: [f32; 4] = [0.63, 0.42, 0.31, 0.18];
/// A Shogun, a Samurai, a Ninja and a Ronin as such, by the same.
const PLAYER: [[f32; 4]; 4] = [
    [-1.05, -1.21, -1.05, -0.42],
    [-0.49, -0.25, -0.36, -0.47],
    [-0.64, -0.63, -0.63, -0.41],
    [-0.83, -0.46, -0.24, 0.55],
];
/// One honour left.
const BRINK: f32 = -0.27;
/// Each point of resilience.
const RESILIENCE: f32 = 0.06;
/// Defeated, and so out of reach and soon recovered.
const DEFEATED: f32 = 0.54;
/// One resilience left.
const WOUNDED: f32 = -0.08;
/// Any card in hand.
const CARD: f32 = 0.12;
/// Added for a weapon: many of them are more than can be used.
const WEAPON: f32 = -0.06;
/// Properties on the table.
const FOCUS: f32 = 0.08;
const FAST_DRAW: f32 = 0.14;
const ARMOR: f32 = 0.16;

/// The chance of a side to win a match that is not over.
#[inline]
pub fn value(state: &State, team: Team) -> f32 {
    let seats = state.board().config().seats();
    let least = state
        .board()
        .honour()
        .iter()
        .copied()
        .min()
        .unwrap_or(0);
    let near = usize::from(least.saturating_sub(1)).min(POINT.len() - 1);
    let mut strengths = [0.0; 3];
    for seat in 0..seats {
        let team = state.roles()[seat].team();
        strengths[team as usize] += strength(state, seat, near);
    }
    let mine = strengths[team as usize];
    let teams = state.board().config().sides();
    1.0 / strengths[..teams]
        .iter()
        .map(|strength| (strength - mine).exp())
        .sum::<f32>()
}

/// What one player brings to his side.
#[inline]
fn strength(state: &State, seat: usize, near: usize) -> f32 {
    let (role, hand, there) = (
        state.roles()[seat],
        &state.hands()[seat],
        state.board().properties()[seat],
    );
    let player = match role {
        Role::Shogun => 0,
        Role::Samurai => 1,
        Role::Ninja1 | Role::Ninja2 | Role::Ninja3 => 2,
        Role::Ronin => 3,
    };
    let Points { honour, points, .. } = scoring::points(state, seat);
    let weapons: u8 = hand
        .weapon_names()
        .map(|card| hand.count(card))
        .sum();
    let shape = match state.board().resilience()[seat] {
        0 => DEFEATED,
        1 => RESILIENCE + WOUNDED,
        points => RESILIENCE * f32::from(points),
    };
    let brink = if scoring::is_last_honour(honour) {
        BRINK
    } else {
        0.0
    };
    PLAYER[player][near]
        + POINT[near] * points as f32
        + brink
        + shape
        + CARD * hand.len() as f32
        + WEAPON * f32::from(weapons)
        + FOCUS * f32::from(there.focus)
        + FAST_DRAW * f32::from(there.fast_draw)
        + ARMOR * f32::from(there.armor)
}
