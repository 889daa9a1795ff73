//! The whole truth of a match: data and questions only.

use game_core::{Generator, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, Piles, RowNumber, RowSet};
use crate::config::{Config, MAX_ARTIFACT_PLAYERS, MAX_PLAYERS, ROWS};
use crate::effects::{ARTIFACTS, Artifact, ArtifactSet};
use crate::hand::Hand;

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
        count_bytes(self.0 + (TOP_BITS - EACH_BYTE))
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
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Row {
        let higher = self.count_higher(card);
        let (before, after) = self.split(higher);
        Row((before << 8 | card.number() as u64) << (8 * higher) | after)
    }

    /// The row without this card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Row {
        let higher = self.count_higher(card);
        let (before, after) = self.split(higher);
        if before as u8 == card.number() { Row((before >> 8) << (8 * higher) | after) } else { self }
    }

    /// How many of its cards are higher than this one. All bytes are below 128, so that each can be
    /// compared in its own top bit.
    #[inline]
    const fn count_higher(self, card: Card) -> usize {
        count_bytes((self.0 | TOP_BITS) - (card.number() as u64 + 1) * EACH_BYTE)
    }

    /// The bits before and from the last `count` cards.
    const fn split(self, count: usize) -> (u64, u64) {
        (self.0 >> (8 * count), self.0 & ((1 << (8 * count)) - 1))
    }

    /// The place of this card, counted from 1, or where it would stand.
    pub fn place_of(self, card: Card) -> u8 {
        1 + self.cards().filter(|&other| other < card).count() as u8
    }

    /// The card with `n` cards after it.
    #[inline]
    pub const fn nth_last(self, n: usize) -> Option<Card> {
        if n < 8 { Card::new((self.0 >> (8 * n)) as u8) } else { None }
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

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
const TOP_BITS: u64 = EACH_BYTE << 7;

/// In how many bytes the top bit is set.
#[inline(always)]
const fn count_bytes(word: u64) -> usize {
    (((word & TOP_BITS) >> 7).wrapping_mul(EACH_BYTE) >> 56) as usize
}

/// The rows without a katana (R6.3) by their last cards, lowest first, twelve bits for each: the
/// card, then three bits for the row. A card that joins its row changes nothing in this order, and
/// all rows are compared with a card at once. It is always what `Ends::of` makes of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends(u64);

impl Ends {
    const BITS: usize = 12;
    const EACH: u64 = 0x0001_0010_0100_1001;
    /// Never set in an end, so that each can be compared in its own top bit.
    const TOP: u64 = Self::EACH << (Self::BITS - 1);
    /// Where there is no more row: higher than every card.
    const NO_ROW: u64 = 0x7ff;
    /// No rows at all.
    pub const NONE: Ends = Ends(Self::EACH * Self::NO_ROW);

    /// The ends of these rows.
    #[inline]
    pub fn of(rows: &[Row; ROWS + 1], katanas: RowSet) -> Ends {
        let mut ends = Ends::NONE;
        for (row, cards) in RowNumber::ALL.into_iter().zip(rows) {
            if let (Some(last), false) = (cards.last(), katanas.contains(row)) {
                ends.insert(row, last);
            }
        }
        ends
    }

    #[inline(always)]
    const fn end(row: RowNumber, card: Card) -> u64 {
        (card.number() as u64) << 3 | row as u64
    }

    /// The lowest bit of the end with `n` ends below it; the mask tells the compiler that shifting so
    /// far is possible.
    #[inline(always)]
    const fn at(n: usize) -> usize {
        (Self::BITS * (n & 7)) & 63
    }

    /// How many ends are below this one.
    #[inline(always)]
    const fn below(self, end: u64) -> usize {
        let compared = (((end * Self::EACH) | Self::TOP) - Self::EACH) - self.0;
        // The product's highest bits are the sum of the top bits.
        ((compared & Self::TOP).wrapping_mul(Self::EACH) >> (5 * Self::BITS - 1)) as usize
    }

    /// How many rows there are.
    #[inline]
    pub const fn count(self) -> usize {
        self.below(Self::NO_ROW)
    }

    /// How many rows have a lower last card than this one.
    #[inline]
    pub const fn lower(self, card: Card) -> usize {
        self.below((card.number() as u64) << 3)
    }

    /// The row with `n` rows below it.
    #[inline]
    pub const fn row(self, n: usize) -> Option<RowNumber> {
        RowNumber::from_index((self.0 >> Self::at(n)) as usize & 7)
    }

    /// The card joins the row with `n` rows below it, which keeps its place. Only the ends are
    /// asked for the row's last card: the next card waits for this.
    #[inline]
    pub(crate) const fn join(&mut self, n: usize, card: Card) {
        let at = Self::at(n);
        let last = self.0 >> at & (Self::NO_ROW - 7);
        self.0 += ((card.number() as u64) << 3).wrapping_sub(last) << at;
    }

    /// The row ends with this card now.
    #[inline]
    pub(crate) const fn insert(&mut self, row: RowNumber, last: Card) {
        let end = Self::end(row, last);
        let n = self.below(end);
        let (below, rest) = self.split(n);
        self.0 = (below | (rest << Self::BITS | end) << Self::at(n)) & (u64::MAX >> 4);
    }

    /// The row, which ends with this card, is not open any more.
    #[inline]
    pub(crate) const fn remove(&mut self, row: RowNumber, last: Card) {
        let n = self.below(Self::end(row, last));
        let (below, rest) = self.split(n);
        self.0 = below | (rest >> Self::BITS) << Self::at(n) | Self::NO_ROW << (4 * Self::BITS);
    }

    /// The lowest `n` ends where they are, and the others from the lowest bit on.
    #[inline(always)]
    const fn split(self, n: usize) -> (u64, u64) {
        let at = Self::at(n);
        (self.0 & ((1 << at) - 1), self.0 >> at)
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
        self.row(row).has(5 + self.paws.contains(row) as usize)
    }

    /// The row this card belongs to: of those whose last card is lower the nearest (R3.1); `None`
    /// if the card is too low (R3.3).
    #[inline]
    pub fn row_for(&self, card: Card) -> Option<RowNumber> {
        self.ends.row(self.ends.lower(card).checked_sub(1)?)
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
