//! The whole truth of a match: data and questions only.

use game_core::{Generator, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, Piles, RowNumber, RowSet};
use crate::config::{Config, MAX_ARTIFACT_PLAYERS, MAX_PLAYERS, ROWS};
use crate::effects::{ARTIFACTS, Artifact, ArtifactSet};
use crate::hand::Hand;
use crate::row::{Ends, Row};

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

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The options.
    pub config: Config,
    /// What the match waits for.
    pub phase: Phase,
    /// Whom it waits for.
    pub waiting: SeatSet,
    /// The round, counted from 1.
    pub round: u16,
    /// All chance to come.
    pub generator: Generator,
    /// The number cards in each hand, a chosen one at the end until it is revealed, and behind them
    /// those played in this round (R7.4).
    pub hands: [Hand; MAX_PLAYERS],
    /// How many number cards each hand has: all the same at all times.
    pub hand_size: u8,
    /// While choosing: the secret choices so far. Then: the revealed cards not yet placed.
    pub chosen: [Option<Card>; MAX_PLAYERS],
    /// Whose card is placed when in this turn (R2.3).
    pub order: [Seat; MAX_PLAYERS],
    /// How many seats have placed their card in this turn.
    pub placed: u8,
    /// The rows; the fifth is empty unless an arch lies (R6.8).
    pub rows: [Row; ROWS + 1],
    /// The rows with a paw (R6.2).
    pub paws: RowSet,
    /// The rows with a katana (R6.3).
    pub katanas: RowSet,
    /// The rows without a katana by their last cards.
    pub ends: Ends,
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
    /// The cards that a flower brought back to a hand, so that all know where they are (R7.2).
    pub returned: CardSet,
    /// The artifacts in each hand.
    pub artifacts: [ArtifactSet; MAX_ARTIFACT_PLAYERS],
    /// The face-down artifacts; the last of the first `pile_len` is the top one.
    pub pile: [Artifact; ARTIFACTS],
    /// How many artifacts lie in the pile.
    pub pile_len: u8,
    /// The face-up discarded artifacts.
    pub discards: ArtifactSet,
    /// The artifacts that all saw being shuffled into the pile when it was last shuffled (R7.3).
    pub shuffled_in: ArtifactSet,
    /// What each seat has drawn or been dealt since then, which only that seat knows.
    pub drawn: [ArtifactSet; MAX_ARTIFACT_PLAYERS],
    /// What each seat has shown since its first draw since then: perhaps a drawn one, perhaps not.
    pub shown: [ArtifactSet; MAX_ARTIFACT_PLAYERS],
}

impl State {
    /// Whether this seat may decide something now; those who have chosen may choose again (R2.1).
    #[inline]
    pub fn may_act(&self, seat: Seat) -> bool {
        seat.index() < self.config.seats()
            && (self.phase == Phase::Choosing || self.waiting == SeatSet::only(seat))
    }

    /// Whether the fifth row lies (R6.8).
    #[inline]
    pub const fn has_fifth_row(&self) -> bool {
        !self.rows[ROWS].is_empty()
    }

    /// The row with this number.
    #[inline]
    pub const fn row(&self, row: RowNumber) -> Row {
        self.rows[row.index()]
    }

    /// The rows that lie and have no katana (R6.3).
    #[inline]
    pub const fn open_rows(&self) -> RowSet {
        let lying = if self.has_fifth_row() { 0b1_1111 } else { 0b1111 };
        RowSet(lying & !self.katanas.0)
    }

    /// The rows end with other cards now.
    #[inline]
    pub(crate) fn find_ends(&mut self) {
        self.ends = Ends::of(&self.rows, self.katanas);
    }

    /// Whether one more card takes the row: it has five, or six with a paw (R3.2, R6.2).
    #[inline]
    pub const fn is_full(&self, row: RowNumber) -> bool {
        let cards = self.row(row);
        cards.has(5) && (cards.has(6) || !self.paws.contains(row))
    }

    /// The row this card belongs to: of those whose last card is lower the nearest (R3.1); `None`
    /// if the card is too low (R3.3).
    #[inline]
    pub fn row_for(&self, card: Card) -> Option<RowNumber> {
        self.ends.nearest(card)
    }

    /// The number cards in the seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.get(seat.index()).map_or(CardSet::EMPTY, |hand| hand.held(self.hand_size as usize))
    }

    /// The revealed card of a seat that is still to be placed.
    #[inline]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.chosen.get(seat.index()).copied().flatten()
    }

    /// The artifacts of a seat; none in the variant without.
    #[inline]
    pub fn artifacts_of(&self, seat: Seat) -> ArtifactSet {
        self.artifacts.get(seat.index()).copied().unwrap_or_default()
    }

    /// The artifacts on the table: paws, katanas and the arch.
    pub fn on_table(&self) -> ArtifactSet {
        let paws = core::iter::repeat_n(Artifact::Paw, self.paws.len());
        let katanas = core::iter::repeat_n(Artifact::Katana, self.katanas.len());
        let arch = self.has_fifth_row().then_some(Artifact::Arch);
        paws.chain(katanas).chain(arch).collect()
    }

    /// The cards of the deck that nobody has been dealt or that lie nowhere: set aside unseen.
    pub fn set_aside(&self) -> CardSet {
        let in_rows = self.rows.iter().flat_map(|row| row.cards());
        let held = self.hands.iter().flat_map(|hand| hand.held(self.hand_size as usize).iter());
        let held = held.chain(self.piles.all().iter()).chain(self.chosen.into_iter().flatten());
        let seen: CardSet = in_rows.chain(held).collect();
        CardSet::first(self.config.cards()).minus(seen)
    }
}
