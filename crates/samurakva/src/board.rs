//! What everybody at the table may know, and the questions of the rules about it.
//!
//! A part of both [`State`](crate::State) and [`View`](crate::View), so that a rule is written once and can be
//! asked by whoever has either. A few public facts are not here, because the state has them only together with
//! secrets: who played which card (R7.4) lies behind the hands, how many artifacts a seat holds or has drawn
//! follows from which ones, and a card that a flower brought back (R7.2) is a card of a hand. The view has a field
//! for each of them.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, Piles};
use crate::config::{Config, MAX_ARTIFACT_PLAYERS, MAX_PLAYERS};
use crate::effects::ArtifactSet;
use crate::row::Row;
use crate::rows::Rows;

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everyone chooses a card (R2.1).
    Choosing,
    /// This seat, which holds artifacts, places its card (R5.1).
    Placing(Seat),
    /// This seat's card is too low: it chooses a row to take (R3.3).
    TakingRow(Seat),
    /// This seat, which holds artifacts, has taken cards and may use a mask (R6.7).
    Masking(Seat),
    /// This seat, which holds artifacts, has taken cards and may replace one (R5.4).
    Replacing(Seat),
    /// The last round is over (R4.2, R4.3).
    Over,
}

/// The table as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The options.
    pub config: Config,
    /// What the match waits for.
    pub phase: Phase,
    /// Whom it waits for; while choosing, the others have chosen.
    pub waiting: SeatSet,
    /// The round, counted from 1.
    pub round: u16,
    /// How many number cards each hand has: all the same at all times.
    pub hand_size: u8,
    /// The revealed cards that are still to be placed, by seat; none while choosing.
    pub revealed: [Option<Card>; MAX_PLAYERS],
    /// Whose card is placed when in this turn (R2.3).
    pub order: [Seat; MAX_PLAYERS],
    /// How many seats have placed their card in this turn.
    pub placed: u8,
    /// The rows, with the artifacts lying there.
    pub rows: Rows,
    /// Whether an artifact has been used with the card being placed (R5.1).
    pub used: bool,
    /// The cards just taken, while a mask may still be used (R6.7).
    pub taken: Row,
    /// Who has taken which cards in this round (R3.5).
    pub piles: Piles,
    /// The taken cards of this round that a mask turned around (R6.7).
    pub masked: CardSet,
    /// The points of the whole match so far.
    pub totals: [i16; MAX_PLAYERS],
    /// How many artifacts lie in the face-down pile.
    pub pile_len: u8,
    /// The face-up discarded artifacts.
    pub discards: ArtifactSet,
    /// The artifacts that all saw being shuffled into the pile when it was last shuffled (R7.3).
    pub shuffled_in: ArtifactSet,
    /// What each seat has shown since its first draw since then: perhaps a drawn one, perhaps not.
    pub shown: [ArtifactSet; MAX_ARTIFACT_PLAYERS],
}

impl Board {
    /// The table before anything is dealt.
    #[inline(always)]
    pub(crate) const fn new(config: Config) -> Board {
        Board {
            config,
            phase: Phase::Choosing,
            waiting: SeatSet::EMPTY,
            round: 1,
            hand_size: 0,
            revealed: [None; MAX_PLAYERS],
            order: [Seat(0); MAX_PLAYERS],
            placed: 0,
            rows: Rows::NONE,
            used: false,
            taken: Row::NONE,
            piles: Piles::EMPTY,
            masked: CardSet::EMPTY,
            totals: [0; MAX_PLAYERS],
            pile_len: 0,
            discards: ArtifactSet::EMPTY,
            shuffled_in: ArtifactSet::EMPTY,
            shown: [ArtifactSet::EMPTY; MAX_ARTIFACT_PLAYERS],
        }
    }

    /// Whether this seat may decide something now; those who have chosen may choose again (R2.1).
    #[inline]
    pub fn may_act(&self, seat: Seat) -> bool {
        seat.index() < self.config.seats()
            && (self.phase == Phase::Choosing || self.waiting == SeatSet::only(seat))
    }

    /// Whether revealed cards are being placed, and not chosen.
    #[inline]
    pub fn is_placing(&self) -> bool {
        !matches!(self.phase, Phase::Choosing | Phase::Over)
    }

    /// The revealed card of a seat that is still to be placed.
    #[inline]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.revealed.get(seat.index()).copied().flatten()
    }

    /// Whose card is placed now, and whose after that (R2.3); nobody's while choosing.
    pub fn still_to_place(&self) -> &[Seat] {
        let order = if self.is_placing() {
            self.order.get(..self.config.seats())
        } else {
            None
        };
        order
            .and_then(|order| order.get(self.placed as usize..))
            .unwrap_or_default()
    }

    /// The number cards that lie open: in rows, in piles, and revealed.
    pub fn open_cards(&self) -> CardSet {
        let in_rows = self.rows.cards.iter().flat_map(|row| row.cards());
        in_rows
            .chain(self.piles.all().iter())
            .chain(self.revealed.into_iter().flatten())
            .collect()
    }

    /// The points of a seat so far.
    pub fn total_of(&self, seat: Seat) -> i16 {
        self.totals
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }
}
