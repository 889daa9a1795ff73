//! The whole truth of a match: data and questions only.

use game_core::{Generator, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet};
use crate::config::{Config, DECK, MAX_HAND, MAX_PLAYERS};

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everyone chooses a card (R2.1).
    Choosing,
    /// This seat took the trick and may exchange a card (R3.1).
    Exchanging(Seat),
    /// The hands are empty (R4.1).
    Over,
}

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The options.
    pub config: Config,
    /// All chance to come.
    pub generator: Generator,
    /// What the match waits for.
    pub phase: Phase,
    /// The cards in each hand; a chosen card stays there until it is revealed.
    pub hands: [CardSet; MAX_PLAYERS],
    /// The secret choices so far.
    pub chosen: [Option<Card>; MAX_PLAYERS],
    /// The face-down deck, top card first.
    pub deck: [Card; DECK],
    /// Who put the card at this place of the deck there, and so knows it.
    pub buried_by: [Option<Seat>; DECK],
    /// The card each seat played to each trick so far.
    pub played: [[Option<Card>; MAX_HAND]; MAX_PLAYERS],
    /// Tricks taken by each seat.
    pub tricks: [u8; MAX_PLAYERS],
}

impl State {
    /// The seats the match waits for.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Choosing => SeatSet::all(self.config.seats()).minus(self.has_chosen()),
            Phase::Exchanging(seat) => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// The seats that have made their secret choice.
    #[inline]
    pub fn has_chosen(&self) -> SeatSet {
        let seats = Seat::all(self.config.seats());
        seats.filter(|seat| self.chosen[seat.index()].is_some()).collect()
    }

    /// Tricks taken so far by all.
    #[inline]
    pub fn tricks_played(&self) -> usize {
        self.tricks.iter().map(|&tricks| tricks as usize).sum()
    }

    /// Whether this seat may decide something now; those who have chosen may choose again (R2.1).
    #[inline]
    pub fn may_act(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Choosing => seat.index() < self.config.seats(),
            Phase::Exchanging(winner) => seat == winner,
            Phase::Over => false,
        }
    }
}
