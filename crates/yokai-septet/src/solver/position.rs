//! What the solver is asked about, and what it answers.

use game_core::Seat;

use crate::board::Phase;
use crate::card::{Card, CardSet, Suit};
use crate::config::{Config, Players, Scoring};
use crate::scoring;
use crate::state::State;
use crate::trick;

/// An ending of the base game for four with all hands open. Made from a state only, so it is sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) hands: [CardSet; 4],
    pub(super) turn: Seat,
    /// The cards on the table, the first `on_table` of them, and their set.
    pub(super) table: [Card; 4],
    pub(super) on_table: u8,
    pub(super) trump: Suit,
    pub(super) tricks: [u8; 2],
    pub(super) bosses: [CardSet; 2],
    pub(super) scoring: Scoring,
}

/// What a round is worth: who wins it, and how much; plain data, the answer of the solver.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Value {
    /// The team that wins the round: 0 for seats 0 and 2, 1 for seats 1 and 3.
    pub winner: usize,
    /// The points it scores; never 0.
    pub points: u8,
}

impl Value {
    /// The value from the side of a team: its points, or the other team's as a loss.
    pub fn for_team(self, team: usize) -> i8 {
        if self.winner == team {
            self.points as i8
        } else {
            -(self.points as i8)
        }
    }

    /// The value from its points for team 0.
    pub(super) fn from_signed(points: i8) -> Value {
        Value {
            winner: usize::from(points < 0),
            points: points.unsigned_abs(),
        }
    }
}

impl Position {
    /// The position of a match, if it is one the solver knows: cards being played in the base game
    /// for four. To look ahead from what one seat knows, determinize its view first.
    pub fn of(state: &State) -> Option<Position> {
        let Config::Base {
            players: Players::Four,
            scoring,
            ..
        } = state.board.config
        else {
            return None;
        };
        let Phase::Playing(turn) = state.board.phase else {
            return None;
        };
        let mut table = [Card::A; 4];
        table
            .iter_mut()
            .zip(state.board.table())
            .for_each(|(to, &card)| *to = card);
        Some(Position {
            hands: state.hands,
            turn,
            table,
            on_table: state.board.on_table,
            trump: state.board.trump?,
            tricks: [state.board.tricks[0], state.board.tricks[1]],
            bosses: [state.board.bosses[0], state.board.bosses[1]],
            scoring,
        })
    }

    /// Tricks still to be played, the one on the table included.
    pub fn tricks_left(&self) -> usize {
        self.hands[self.turn.index()].len()
    }

    /// The cards the player in turn may play (R5.1).
    pub fn playable(&self) -> CardSet {
        let hand = self.hands[self.turn.index()];
        if self.on_table == 0 {
            hand
        } else {
            trick::following(hand, self.table[0].suit().cards())
        }
    }

    /// The bosses that count this many points (R7.1).
    pub(super) fn bosses_worth(&self, points: i8) -> CardSet {
        CardSet::BOSSES
            .iter()
            .filter(|&boss| self.stars(boss) == points)
            .collect()
    }

    /// The points of a boss (R7.1).
    fn stars(&self, boss: Card) -> i8 {
        scoring::stars(Config::default(), Some(self.trump), boss) as i8
    }

    /// The least and the most the value for team 0 can be.
    pub(super) fn range(&self) -> (i8, i8) {
        if self.scoring == Scoring::Rounds {
            return (-1, 1);
        }
        let most = |other: usize| {
            let reachable = self.all_bosses() - self.bosses[other];
            reachable
                .iter()
                .map(|boss| self.stars(boss))
                .sum::<i8>()
        };
        (-most(0), most(1))
    }

    /// The bosses of the round: captured, in hands, or on the table.
    fn all_bosses(&self) -> CardSet {
        let on_table: CardSet = self.table[..self.on_table as usize]
            .iter()
            .copied()
            .collect();
        let held = self
            .hands
            .into_iter()
            .chain(self.bosses)
            .fold(on_table, |all, set| all | set);
        held & CardSet::BOSSES
    }
}
