//! How a round ends (R6), what it is worth (R7), and who has won the match.

use game_core::{Outcome, Seat, Standing, Standings};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, Suit};
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

/// How a round ended and what it was worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundResult {
    /// Why it ended.
    pub ending: Ending,
    /// Who took the last trick.
    pub taker: Seat,
    /// Who led it.
    pub leader: Seat,
    /// The last trick, as many cards as there are seats, the leader's first.
    pub trick: [Card; MAX_SEATS],
    /// The trump suit of the round.
    pub trump: Option<Suit>,
    /// Whether each side won it.
    pub won: [bool; MAX_SEATS],
    /// Points for each winner.
    pub points: u8,
    /// The bosses of the single winning side that are counted; empty where stars do not count.
    pub counted: CardSet,
    /// Those of them that each seat still had (R7.2).
    pub left_with: [CardSet; MAX_SEATS],
}

/// What everybody knows of a round that has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundSummary {
    /// Its number, from 1.
    pub round: u32,
    /// Why it ended.
    pub ending: Ending,
    /// Who took the last trick.
    pub taker: Seat,
    /// Who led the last trick.
    pub leader: Seat,
    /// The last trick, the leader's card first.
    pub trick: Vec<Card>,
    /// The trump suit of the round.
    pub trump: Option<Suit>,
    /// The sides that won it; none in the Seven Bridegrooms.
    pub winners: Vec<u8>,
    /// Points for each winner.
    pub points: u8,
    /// The bosses of the winners and what each scored, where stars count.
    pub scored: Vec<Scored>,
}

/// How the round has ended with the trick that side just took, tested in this order (R6.4). With
/// seven bosses in play somebody always has enough of them, or too many tricks, before the hands
/// are empty (R6.5).
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

/// What the round is worth that ended so with the trick on the table, taken by this seat (R7).
pub fn result(state: &State, ending: Ending, taker: Seat) -> RoundResult {
    let side = state.config.side(taker);
    let sides = state.config.sides();
    let lost = ending == Ending::TooManyTricks;
    let (ended, played) = (state.trick_count as usize, state.play_count as usize);
    let led_by = ended.checked_sub(1).and_then(|last| state.leaders.get(last).copied());
    let last_cards = state.plays.iter().take(played).skip(played.saturating_sub(state.config.seats()));
    let mut trick = [Card::A; MAX_SEATS];
    trick.iter_mut().zip(last_cards).for_each(|(to, &card)| *to = card);
    let mut result = RoundResult {
        ending,
        taker,
        leader: led_by.unwrap_or(taker),
        trick,
        trump: state.trump,
        won: core::array::from_fn(|other| other < sides && (other == side) != lost),
        points: 0,
        counted: CardSet::EMPTY,
        left_with: [CardSet::EMPTY; MAX_SEATS],
    };
    match (ending, state.config.scoring()) {
        (Ending::PlayedOut | Ending::Sealed, _) => result.won = [false; MAX_SEATS],
        (_, Scoring::Rounds) => result.points = 1,
        (Ending::TooManyTricks, Scoring::Stars) if sides == 3 => result.points = 3,
        (Ending::TooManyTricks, Scoring::Stars) => {
            for seat in Seat::all(state.config.seats()) {
                result.left_with[seat.index()] = left_with(state, seat);
            }
            let left = result.left_with.into_iter().fold(CardSet::EMPTY, |all, bosses| all | bosses);
            result.count(state.config, state.bosses[side ^ 1] | left);
        }
        (_, Scoring::Stars) => result.count(state.config, state.bosses[side]),
    }
    result
}

impl RoundResult {
    /// Counts the stars of the winners' bosses.
    fn count(&mut self, config: Config, counted: CardSet) {
        self.counted = counted;
        self.points = counted.iter().map(|boss| stars(config, self.trump, boss)).sum();
    }

    /// What everybody knows of this round, which had that number.
    pub fn summary(&self, config: Config, round: u32) -> RoundSummary {
        let scored = |boss| {
            let left_with = self.left_with.iter().position(|bosses| bosses.contains(boss));
            let points = stars(config, self.trump, boss);
            Scored { boss, points, left_with: left_with.map(|seat| Seat(seat as u8)) }
        };
        RoundSummary {
            round,
            ending: self.ending,
            taker: self.taker,
            leader: self.leader,
            trick: self.trick[..config.seats()].to_vec(),
            trump: self.trump,
            winners: (0..config.sides() as u8).filter(|&side| self.won[side as usize]).collect(),
            points: self.points,
            scored: self.counted.iter().map(scored).collect(),
        }
    }
}

/// The bosses this seat has not played, covered ones of the two-player form included (R7.2, R9.5).
fn left_with(state: &State, seat: Seat) -> CardSet {
    let row = state.rows.get(seat.index()).map_or(CardSet::EMPTY, Row::cards);
    (state.hands[seat.index()] | row) & CardSet::ALL_BOSSES
}

/// The points of a boss: white stars, with three players black ones too (R7.1, R7.3); nothing for
/// the boss of the trump suit.
#[inline]
pub fn stars(config: Config, trump: Option<Suit>, boss: Card) -> u8 {
    let suit = boss.suit();
    if trump == Some(suit) {
        0
    } else if config.sides() == 3 {
        suit.white_stars() + suit.black_stars()
    } else {
        suit.white_stars()
    }
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
