//! What everybody at the table may know, with the questions of the rules about it, and the whole
//! truth of a match.
//!
//! The board is a part of both the state and the view, so that a rule is written once and can be
//! asked by whoever has either.

use game_core::Seat;

use crate::card::{Card, CardSet};
use crate::config::{Config, HAND, MAX_PLAYERS};

/// The table as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) config: Config,
    pub(crate) turn: Option<Seat>,
    pub(crate) trick: [Option<Card>; MAX_PLAYERS],
    pub(crate) played: CardSet,
    pub(crate) points: [u8; MAX_PLAYERS],
}

impl Board {
    /// The table before the first trick, which seat 0 leads (R1.3).
    pub(crate) fn new(config: Config) -> Board {
        Board {
            config,
            turn: Some(Seat(0)),
            trick: [None; MAX_PLAYERS],
            played: CardSet::EMPTY,
            points: [0; MAX_PLAYERS],
        }
    }

    /// The options of the match.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The seat that plays next; none when the match is over.
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// The card of each seat in the trick. A complete trick lies there until the next is led.
    pub fn trick(&self) -> &[Option<Card>] {
        &self.trick[..self.config.seats()]
    }

    /// All cards that have been played.
    pub fn played(&self) -> CardSet {
        self.played
    }

    /// The points of each seat.
    pub fn points(&self) -> &[u8] {
        &self.points[..self.config.seats()]
    }

    /// Whether everybody has played to the trick (R2.1).
    pub fn is_trick_complete(&self) -> bool {
        !self.trick().contains(&None)
    }

    /// The seat whose card is the highest in the trick so far (R2.2).
    pub fn highest(&self) -> Option<Seat> {
        let seats = Seat::all(self.config.seats()).zip(self.trick);
        let played = seats.filter_map(|(seat, card)| Some((card?, seat)));
        played.max().map(|(_, seat)| seat)
    }

    /// What the trick is worth so far: the number on its lowest card (R2.3).
    pub fn trick_value(&self) -> u8 {
        let lowest = self.trick().iter().flatten().min();
        lowest.map_or(0, |card| card.number())
    }

    /// How many cards a seat has in hand: one less if it has played to the open trick.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let complete_tricks = self.played.len() / self.config.seats();
        let has_played = self.trick.get(seat.index()) != Some(&None);
        let open = usize::from(has_played && !self.is_trick_complete());
        HAND.saturating_sub(complete_tricks + open)
    }
}

/// A match: the board, and what only single players know.
///
/// All chance of this game is in the deal. A game that shuffles or draws later keeps its
/// [`Generator`](game_core::Generator) here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hands: [CardSet; MAX_PLAYERS],
}

impl State {
    /// A match with these cards in hand.
    pub fn new(board: Board, hands: [CardSet; MAX_PLAYERS]) -> State {
        State { board, hands }
    }

    /// What everybody sees.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards in a seat's hand; a seat that this table does not have holds none.
    pub fn hand(&self, seat: Seat) -> CardSet {
        let hand = self.hands.get(seat.index());
        hand.copied().unwrap_or_default()
    }
}
