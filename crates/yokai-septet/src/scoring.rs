//! How a round ends (R6), what it is worth (R7), and who has won the match.

use game_core::{Outcome, Seat, Standing, Standings};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet};
use crate::config::{Config, MAX_SEATS, Scoring};
use crate::pocket::Row;
use crate::state::{Phase, State};

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The taker's side has enough bosses, and won (R6.1).
    EnoughBosses,
    /// The taker's side has too many tricks, and lost (R6.2).
    TooManyTricks,
    /// All cards are played: the last trick decided (R6.3).
    LastTrick,
    /// All cards are played: a round of the Seven Bridegrooms (R8.5).
    PlayedOut,
    /// The last seal ended the match in mid-round (R8.7, R8.8).
    Sealed,
}

/// A boss of the winners and what it scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scored {
    /// The boss.
    pub boss: Card,
    /// Its points; none for the boss of the trump suit (R7.1).
    pub points: u8,
    /// The player who still had it when the round ended (R7.2); `None` if it was captured.
    pub left_with: Option<Seat>,
}

/// Who won a round, and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Result {
    /// Whether each side won it.
    pub won: [bool; MAX_SEATS],
    /// Points for each winner.
    pub points: u8,
    /// The bosses of the single winning side that are counted; empty where stars do not count.
    pub counted: CardSet,
}

/// How the round has ended with the trick that side just took, tested in this order (R6.4).
#[inline]
pub fn ending(state: &State, side: usize) -> Option<Ending> {
    if state.config.is_bridegrooms() {
        return state.is_played_out().then_some(Ending::PlayedOut);
    }
    if state.bosses[side].len() >= state.config.bosses_to_win() {
        Some(Ending::EnoughBosses)
    } else if state.tricks[side] >= state.config.tricks_to_lose() {
        Some(Ending::TooManyTricks)
    } else if state.is_played_out() {
        Some(Ending::LastTrick)
    } else {
        None
    }
}

/// Who won the round that ended so when this side took a trick, and what it is worth (R7).
pub fn result(state: &State, ending: Ending, side: usize) -> Result {
    let sides = state.config.sides();
    let lost = ending == Ending::TooManyTricks;
    let mut won = [false; MAX_SEATS];
    for (other, won) in won.iter_mut().enumerate().take(sides) {
        *won = (other == side) != lost;
    }
    let scored_none = Result { won, points: 0, counted: CardSet::EMPTY };
    match (ending, state.config.scoring()) {
        (Ending::PlayedOut | Ending::Sealed, _) => Result { won: [false; MAX_SEATS], ..scored_none },
        (_, Scoring::Rounds) => Result { points: 1, ..scored_none },
        (Ending::TooManyTricks, Scoring::Stars) if sides == 3 => Result { points: 3, ..scored_none },
        (_, Scoring::Stars) => {
            let winner = if lost { side ^ 1 } else { side };
            let left = if lost { left_over(state) } else { CardSet::EMPTY };
            let counted = state.bosses[winner] | left;
            let points = counted.iter().map(|boss| stars(state, boss)).sum();
            Result { won, points, counted }
        }
    }
}

/// The bosses nobody has played, which go to the winners of a round lost by tricks (R7.2, R9.5).
pub fn left_over(state: &State) -> CardSet {
    let seats = Seat::all(state.config.seats());
    seats.fold(CardSet::EMPTY, |bosses, seat| bosses | left_with(state, seat))
}

/// The bosses this seat has not played, covered ones of the two-player form included (R9.5).
fn left_with(state: &State, seat: Seat) -> CardSet {
    let row = state.rows.get(seat.index()).map_or(CardSet::EMPTY, Row::cards);
    (state.hands[seat.index()] | row) & CardSet::ALL_BOSSES
}

/// The points of a boss: white stars, with three players black ones too (R7.1, R7.3); nothing for
/// the boss of the trump suit.
#[inline]
pub fn stars(state: &State, boss: Card) -> u8 {
    let suit = boss.suit();
    if state.trump == Some(suit) {
        0
    } else if state.config.sides() == 3 {
        suit.white_stars() + suit.black_stars()
    } else {
        suit.white_stars()
    }
}

/// The counted bosses, each with its points and where it was.
pub fn scored(state: &State, counted: CardSet) -> Vec<Scored> {
    let holder = |boss| Seat::all(state.config.seats()).find(|&seat| left_with(state, seat).contains(boss));
    let list =
        counted.iter().map(|boss| Scored { boss, points: stars(state, boss), left_with: holder(boss) });
    list.collect()
}

/// The side that has won the match, if the round that just ended decided it: the highest total at
/// or over the target. Equal totals can only follow a round lost by tricks; then the first to the
/// left of the player who took them wins (R7.4, R7.5).
pub fn winner(state: &State, taker: Seat) -> Option<usize> {
    let sides = state.config.sides();
    let mut best = None;
    // From the taker's left around to the taker, so that of equal ones the first is kept.
    for ahead in 1..=sides {
        let side = (state.config.side(taker) + ahead) % sides;
        let score = state.score(side);
        if score >= state.config.target() && best.is_none_or(|best| score > state.score(best)) {
            best = Some(side);
        }
    }
    best
}

/// The outcome, once somebody has won.
pub fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let sides = state.config.sides();
    let winner = state.leader.and_then(|taker| winner(state, taker));
    let mut standings = [Standing { place: 1, score: 0 }; MAX_SEATS];
    for (side, standing) in standings.iter_mut().enumerate().take(sides) {
        let score = state.score(side);
        let ahead = |other: &usize| {
            *other != side && Some(side) != winner && (Some(*other) == winner || state.score(*other) > score)
        };
        let place = 1 + (0..sides).filter(ahead).count() as u8;
        *standing = Standing { place, score: i32::from(score) };
    }
    let standings = Standings::with_places(&standings[..sides]);
    Some(match state.config {
        _ if state.config.has_teams() => Outcome::teams(&[0, 1, 0, 1], standings),
        Config::Base { .. } | Config::Bridegrooms { .. } | Config::Pocket => Outcome::Individual(standings),
    })
}
