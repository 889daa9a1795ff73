//! What everybody at the table may know, and the questions of the rules about it.
//!
//! A part of both [`State`](crate::State) and [`View`](crate::View), so that a rule is written once and can be
//! asked by whoever has either.

use game_core::{Seat, SeatSet};
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

/// The table as everybody sees it.
///
/// ```
/// use game_core::{Game, Seat, Seed};
/// use toy::{Config, Toy};
///
/// let state = Toy::start(&Config::default(), Seed::from_number(1));
/// let board = &state.board;
/// assert!(board.may_act(Seat(0)) && board.played_cards().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The options.
    pub config: Config,
    /// What the match waits for.
    pub phase: Phase,
    /// The seats that have made their secret choice.
    pub has_chosen: SeatSet,
    /// Who put the card at this place of the deck there; everyone saw it happen.
    pub buried_by: [Option<Seat>; DECK],
    /// The card each seat played to each trick so far.
    pub played: [[Option<Card>; MAX_HAND]; MAX_PLAYERS],
    /// Tricks taken by each seat.
    pub tricks: [u8; MAX_PLAYERS],
}

impl Board {
    /// The table before the first trick.
    pub(crate) fn new(config: Config) -> Board {
        Board {
            config,
            phase: Phase::Choosing,
            has_chosen: SeatSet::EMPTY,
            buried_by: [None; DECK],
            played: [[None; MAX_HAND]; MAX_PLAYERS],
            tricks: [0; MAX_PLAYERS],
        }
    }

    /// The seats the match waits for.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Choosing => SeatSet::all(self.config.seats()).minus(self.has_chosen),
            Phase::Exchanging(seat) => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
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

    /// Tricks taken so far by all.
    #[inline]
    pub fn tricks_played(&self) -> usize {
        self.tricks
            .iter()
            .map(|&tricks| tricks as usize)
            .sum()
    }

    /// Cards in each hand: a chosen card stays there until it is revealed (R2.2).
    pub fn hand_size(&self) -> usize {
        self.config
            .hand()
            .saturating_sub(self.tricks_played())
    }

    /// The cards that have been played.
    pub fn played_cards(&self) -> CardSet {
        self.played
            .iter()
            .flatten()
            .flatten()
            .copied()
            .collect()
    }
}
