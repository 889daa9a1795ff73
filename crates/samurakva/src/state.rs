//! The whole truth of a match: data and questions only.

use game_core::{Generator, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, Hand, RowNumber, RowSet};
use crate::config::{Config, MAX_ARTIFACT_PLAYERS, MAX_PLAYERS, ROWS};
use crate::effects::{ARTIFACTS, Artifact, ArtifactSet};

/// A row of ascending cards, a byte for each, the last card in the lowest byte: adding a card is a
/// shift, and whether a row is full is one comparison. Holds up to seven (R6.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Row(u64);

impl Row {
    /// No cards: where the fifth row is not (R6.8).
    pub const NONE: Row = Row(0);

    /// A row that one card starts.
    #[inline]
    pub const fn of(card: Card) -> Row {
        Row(card.number() as u64)
    }

    /// How many cards lie in it.
    #[inline]
    pub const fn len(self) -> usize {
        (71 - self.0.leading_zeros() as usize) / 8
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it has at least so many cards.
    #[inline]
    pub const fn has(self, cards: usize) -> bool {
        self.0 >> (8 * (cards - 1)) != 0
    }

    /// The number of the last card; 0 if there is none.
    #[inline]
    pub const fn last_number(self) -> u8 {
        self.0 as u8
    }

    /// The last card.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        Card::new(self.last_number())
    }

    /// The row with this card at its end.
    #[inline]
    #[must_use]
    pub const fn with_last(self, card: Card) -> Row {
        Row(self.0 << 8 | card.number() as u64)
    }

    /// The row without its last card.
    #[inline]
    #[must_use]
    pub const fn without_last(self) -> Row {
        Row(self.0 >> 8)
    }

    /// The row with this card where it belongs in ascending order.
    #[must_use]
    pub fn with(self, card: Card) -> Row {
        let higher = self.cards().filter(|&other| other > card).count();
        let (before, after) = self.split(higher);
        Row((before << 8 | u64::from(card.number())) << (8 * higher) | after)
    }

    /// The row without this card.
    #[must_use]
    pub fn without(self, card: Card) -> Row {
        let higher = self.cards().filter(|&other| other > card).count();
        let (before, after) = self.split(higher);
        if before as u8 == card.number() { Row((before >> 8) << (8 * higher) | after) } else { self }
    }

    /// The bits before and from the last `count` cards.
    const fn split(self, count: usize) -> (u64, u64) {
        (self.0 >> (8 * count), self.0 & ((1 << (8 * count)) - 1))
    }

    /// The place of this card, counted from 1, or where it would stand.
    pub fn place_of(self, card: Card) -> u8 {
        1 + self.cards().filter(|&other| other < card).count() as u8
    }

    /// The card with `n` cards before it.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Card> {
        let after = self.len().checked_sub(n + 1)?;
        Card::new((self.0 >> (8 * after)) as u8)
    }

    /// The cards as a set.
    #[inline]
    pub fn set(self) -> CardSet {
        CardSet::of_numbers(self.numbers())
    }

    /// The numbers of the cards from last to first, then zeros.
    #[inline]
    pub const fn numbers(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }

    /// The cards from first to last.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let unused = 8 * (8 - self.len() as u32);
        let mut rest = self.0.checked_shl(unused).unwrap_or(0);
        core::iter::from_fn(move || {
            let card = Card::new((rest >> 56) as u8)?;
            rest <<= 8;
            Some(card)
        })
    }
}

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
    /// The number cards in each hand; a chosen card stays there, at the end, until it is revealed.
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
    /// Whether an artifact has been used with the card being placed (R5.1).
    pub used: bool,
    /// The cards just taken, while a mask may still be used (R6.7).
    pub taken: Row,
    /// The cards taken in this round (R3.5).
    pub piles: [CardSet; MAX_PLAYERS],
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

    /// Whether one more card takes the row: it has five, or six with a paw (R3.2, R6.2).
    #[inline]
    pub const fn is_full(&self, row: RowNumber) -> bool {
        self.row(row).has(if self.paws.contains(row) { 6 } else { 5 })
    }

    /// The row this card belongs to: of those whose last card is lower the nearest (R3.1); `None`
    /// if the card is too low (R3.3).
    #[inline]
    pub fn row_for(&self, card: Card) -> Option<RowNumber> {
        // Almost always no katana lies; then nothing is asked about it row by row.
        if self.katanas.is_empty() {
            self.nearest_lower(card, |_| true)
        } else {
            self.nearest_lower(card, |row| !self.katanas.contains(row))
        }
    }

    #[inline(always)]
    fn nearest_lower(&self, card: Card, open: impl Fn(RowNumber) -> bool) -> Option<RowNumber> {
        let bound = u32::from(card.number()) << 3;
        // Last card and row in one number: comparing them so needs no jumps.
        let end = |row: RowNumber| {
            let end = u32::from(self.row(row).last_number()) << 3 | row as u32;
            if end < bound && open(row) { end } else { 0 }
        };
        let [first, second, third, fourth, fifth] = RowNumber::ALL;
        let mut nearest = end(first).max(end(second)).max(end(third).max(end(fourth)));
        if self.has_fifth_row() {
            nearest = nearest.max(end(fifth));
        }
        if nearest == 0 { None } else { RowNumber::from_index(nearest as usize & 7) }
    }

    /// The open rows whose last card is higher than this one.
    #[inline]
    pub fn rows_above(&self, card: Card) -> RowSet {
        let above = |row: RowNumber| u8::from(self.row(row).last_number() > card.number()) << row as u8;
        RowSet(RowNumber::ALL.map(above).into_iter().sum::<u8>() & self.open_rows().0)
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
        let held = self.hands.iter().map(Hand::set).chain(self.piles).flat_map(CardSet::iter);
        let seen: CardSet = in_rows.chain(held).chain(self.chosen.into_iter().flatten()).collect();
        CardSet::first(self.config.cards()).minus(seen)
    }
}
