//! How a round ends (R6), what it is worth (R7), and who has won the match.

use game_core::{Outcome, Seat, Standing, Standings};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Phase};
use crate::card::{Card, CardSet, Suit};
use crate::config::{Config, MAX_SEATS, Scoring, other_side};
use crate::pocket::Row;
use crate::state::State;

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

/// A boss of the winners and what it scored; plain data, as it is told.
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
    pub(crate) ending: Ending,
    /// The player who took the last trick.
    pub(crate) taker: Seat,
    /// The player who led it.
    pub(crate) leader: Seat,
    /// The last trick, as many cards as there are seats, the leader's first.
    pub(crate) trick: [Card; MAX_SEATS],
    /// The trump suit of the round.
    pub(crate) trump: Option<Suit>,
    /// Whether each side won it.
    pub(crate) won: [bool; MAX_SEATS],
    /// Points for each winner.
    pub(crate) points: u8,
    /// The bosses of the single winning side that are counted; empty where stars do not count.
    pub(crate) counted: CardSet,
    /// Those of them that each seat still had (R7.2).
    pub(crate) left_with: [CardSet; MAX_SEATS],
}

/// What everybody knows of a round that has ended; plain data, as it is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundSummary {
    /// Its number, from 1.
    pub round: u32,
    /// Why it ended.
    pub ending: Ending,
    /// The player who took the last trick.
    pub taker: Seat,
    /// The player who led the last trick.
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
pub fn ending(board: &Board, side: usize) -> Option<Ending> {
    ended(
        board.config,
        board.bosses[side].len(),
        board.tricks[side],
        board.is_played_out(),
    )
}

/// How a round has ended with a trick after which its taker's side has this many bosses and tricks.
#[inline]
pub const fn ended(config: Config, bosses: usize, tricks: u8, played_out: bool) -> Option<Ending> {
    if !config.rounds_end_early() {
        if played_out {
            Some(Ending::PlayedOut)
        } else {
            None
        }
    } else if bosses >= config.bosses_to_win() {
        Some(Ending::EnoughBosses)
    } else if config.are_too_many(tricks) {
        Some(Ending::TooManyTricks)
    } else if played_out {
        Some(Ending::LastTrick)
    } else {
        None
    }
}

/// What a trick brings to the side that takes it; plain data, the answer of [`taking_with`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taking {
    /// The player who takes it.
    pub taker: Seat,
    /// The bosses of the side then.
    pub bosses: usize,
    /// The tricks of the side then.
    pub tricks: u8,
    /// How the round ends with it, if it does (R6).
    pub ending: Option<Ending>,
}

impl Board {
    /// How the round ends if the side takes the trick with this many bosses in it, as long as cards are left in the
    /// hands.
    #[inline]
    pub fn ending_after(&self, side: usize, bosses: usize) -> Option<Ending> {
        self.taken(side, bosses, false).2
    }

    /// The bosses and the tricks of a side that takes the trick with this many bosses in it, and how the round ends
    /// with that.
    #[inline]
    fn taken(&self, side: usize, bosses: usize, played_out: bool) -> (usize, u8, Option<Ending>) {
        let bosses = self.bosses_of(side).len() + bosses;
        let tricks = self.tricks_of(side).saturating_add(1);
        let ending = ended(self.config, bosses, tricks, played_out);
        (bosses, tricks, ending)
    }

    /// The side that has won, once the match is over.
    #[inline]
    pub fn winner(&self) -> Option<usize> {
        let taker = self
            .leader
            .filter(|_| self.phase == Phase::Over)?;
        winner(self, taker)
    }
}

/// What happens if the seat in turn plays this card as the last one of the trick; `None` if others play after it.
pub fn taking_with(board: &Board, card: Card) -> Option<Taking> {
    let Phase::Playing(turn) = board.phase else {
        return None;
    };
    if board.still_to_play(turn).next().is_some() {
        return None;
    }
    let taker = if board.would_take(card) {
        turn
    } else {
        board.best()?.0
    };
    let side = board.config.side(taker);
    let bosses = board.prey() + usize::from(card.is_boss());
    let played_out = Board {
        played: board.played.with(card),
        ..*board
    }
    .is_played_out();
    let (bosses, tricks, ending) = board.taken(side, bosses, played_out);
    Some(Taking {
        taker,
        bosses,
        tricks,
        ending,
    })
}

/// What the round is worth that ended so with the trick on the table, taken by this seat (R7).
pub(crate) fn result(state: &State, ending: Ending, taker: Seat) -> RoundResult {
    let side = state.board.config.side(taker);
    let sides = state.board.config.sides();
    let lost = ending == Ending::TooManyTricks;
    let (ended, played) = (
        state.board.trick_count as usize,
        state.board.play_count as usize,
    );
    let led_by = ended
        .checked_sub(1)
        .and_then(|last| state.board.leaders.get(last).copied());
    let last_cards = state
        .board
        .plays
        .iter()
        .take(played)
        .skip(played.saturating_sub(state.board.config.seats()));
    let mut trick = [Card::A; MAX_SEATS];
    trick
        .iter_mut()
        .zip(last_cards)
        .for_each(|(to, &card)| *to = card);
    let mut result = RoundResult {
        ending,
        taker,
        leader: led_by.unwrap_or(taker),
        trick,
        trump: state.board.trump,
        won: core::array::from_fn(|other| other < sides && (other == side) != lost),
        points: 0,
        counted: CardSet::EMPTY,
        left_with: [CardSet::EMPTY; MAX_SEATS],
    };
    match (ending, state.board.config.scoring()) {
        (Ending::PlayedOut | Ending::Sealed, _) => result.won = [false; MAX_SEATS],
        (_, Scoring::Rounds) => result.points = 1,
        (Ending::TooManyTricks, Scoring::Stars) if sides == 3 => result.points = 3,
        (Ending::TooManyTricks, Scoring::Stars) => {
            for seat in Seat::all(state.board.config.seats()) {
                result.left_with[seat.index()] = left_with(state, seat);
            }
            let left = result
                .left_with
                .into_iter()
                .fold(CardSet::EMPTY, |all, bosses| all | bosses);
            result.count(
                state.board.config,
                state.board.bosses[other_side(side)] | left,
            );
        }
        (_, Scoring::Stars) => result.count(state.board.config, state.board.bosses[side]),
    }
    result
}

impl RoundResult {
    /// Why it ended.
    #[inline]
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// Whether the side won it.
    #[inline]
    pub fn is_won_by(&self, side: usize) -> bool {
        self.won.get(side).copied().unwrap_or_default()
    }

    /// Points for each winner.
    #[inline]
    pub const fn points(&self) -> u8 {
        self.points
    }

    /// Counts the stars of the winners' bosses.
    fn count(&mut self, config: Config, counted: CardSet) {
        self.counted = counted;
        self.points = counted
            .iter()
            .map(|boss| stars(config, self.trump, boss))
            .sum();
    }

    /// What everybody knows of this round, which had that number.
    pub(crate) fn summary(&self, config: Config, round: u32) -> RoundSummary {
        let scored = |boss| {
            let left_with = self
                .left_with
                .iter()
                .position(|bosses| bosses.contains(boss));
            let points = stars(config, self.trump, boss);
            Scored {
                boss,
                points,
                left_with: left_with.map(|seat| Seat(seat as u8)),
            }
        };
        RoundSummary {
            round,
            ending: self.ending,
            taker: self.taker,
            leader: self.leader,
            trick: self.trick[..config.seats()].to_vec(),
            trump: self.trump,
            winners: (0..config.sides() as u8)
                .filter(|&side| self.won[side as usize])
                .collect(),
            points: self.points,
            scored: self.counted.iter().map(scored).collect(),
        }
    }
}

/// The bosses this seat has not played, covered ones of the two-player form included (R7.2, R9.5).
fn left_with(state: &State, seat: Seat) -> CardSet {
    let at = seat.index();
    let row = state
        .board
        .rows
        .get(at)
        .map_or(CardSet::EMPTY, Row::seen);
    let covered: CardSet = state
        .covered
        .get(at)
        .into_iter()
        .flatten()
        .flatten()
        .copied()
        .collect();
    (state.hands[at] | row | covered) & CardSet::ALL_BOSSES
}

/// The points of a boss, where stars are counted.
#[inline]
pub fn stars(config: Config, trump: Option<Suit>, boss: Card) -> u8 {
    Stars::on(config, trump, boss.suit()).points()
}

/// The stars on a boss that may count with these options; plain data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stars {
    /// White ones (R1.2).
    pub white: u8,
    /// Black ones, which are for three players only (R7.3).
    pub black: u8,
    /// Whether they count: those of the trump suit do not (R7.1).
    pub count: bool,
}

impl Stars {
    /// The stars on the boss of a suit while this suit is trump.
    ///
    /// ```
    /// use yokai_septet::scoring::Stars;
    /// use yokai_septet::{Config, Suit};
    ///
    /// let stars = Stars::on(Config::default(), Some(Suit::Wind), Suit::Snow);
    /// assert_eq!((stars.white, stars.black, stars.points()), (2, 0, 2));
    /// assert_eq!(Stars::on(Config::default(), Some(Suit::Snow), Suit::Snow).points(), 0);
    /// ```
    #[inline]
    pub fn on(config: Config, trump: Option<Suit>, suit: Suit) -> Stars {
        Stars {
            white: suit.white_stars(),
            black: if config.sides() == 3 {
                suit.black_stars()
            } else {
                0
            },
            count: trump != Some(suit),
        }
    }

    /// What they are worth.
    #[inline]
    pub const fn points(self) -> u8 {
        if self.count {
            self.white + self.black
        } else {
            0
        }
    }
}

/// The side that has won the match, if the round that just ended decided it: the highest total at
/// or over the target. Equal totals can only follow a round lost by tricks; then the first to the
/// left of the player who took them wins (R7.4, R7.5).
pub fn winner(board: &Board, taker: Seat) -> Option<usize> {
    let sides = board.config.sides();
    let mut best = None;
    // From the taker's left around to the taker, so that of equal ones the first is kept.
    for ahead in 1..=sides {
        let side = (board.config.side(taker) + ahead) % sides;
        let score = board.score(side);
        if board.config.is_enough(score) && best.is_none_or(|best| score > board.score(best)) {
            best = Some(side);
        }
    }
    best
}

/// The outcome, once somebody has won.
pub fn outcome(board: &Board) -> Option<Outcome> {
    if board.phase != Phase::Over {
        return None;
    }
    let sides = board.config.sides();
    let winner = board.winner();
    let mut standings = [Standing { place: 1, score: 0 }; MAX_SEATS];
    for (side, standing) in standings.iter_mut().enumerate().take(sides) {
        let score = board.score(side);
        let ahead = |other: &usize| {
            *other != side
                && Some(side) != winner
                && (Some(*other) == winner || board.score(*other) > score)
        };
        let place = 1 + (0..sides).filter(ahead).count() as u8;
        *standing = Standing {
            place,
            score: i32::from(score),
        };
    }
    let standings = Standings::with_places(&standings[..sides]);
    Some(match board.config {
        _ if board.config.has_teams() => Outcome::teams(&[0, 1, 0, 1], standings),
        Config::Base { .. } | Config::Bridegrooms { .. } | Config::Pocket => {
            Outcome::Individual(standings)
        }
    })
}
