//! What everybody at the table may know, and the questions of the rules about it.
//!
//! A part of both [`State`](crate::State) and [`View`](crate::View), so that a rule is written once and can be
//! asked by whoever has either. Where the answer depends on a hand, the one who asks says what is known of it.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{CARDS, Card, CardSet, Suit, SuitSet};
use crate::config::{Config, MAX_SEATS};
use crate::pocket::Row;
use crate::scoring::{RoundResult, RoundSummary};

/// The most tricks a round of any form has (R9.1).
pub const MAX_TRICKS: usize = 23;

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everyone chooses cards to pass on (R3, R8.2).
    Passing,
    /// Both choose a card to discard (R9.2).
    Discarding,
    /// This seat decides about its open bosses (R9.3).
    Swapping(Seat),
    /// This seat plays a card (R5.1).
    Playing(Seat),
    /// Somebody has won.
    Over,
}

/// The card that gives the first lead, as it was shown (R4.1); plain data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The player who showed it.
    pub seat: Seat,
    /// The A, or Snow 13.
    pub card: Card,
}

/// What is known of a hand; `None` where the one who asks cannot know.
pub trait Hand {
    /// Whether all these cards are in it.
    fn has_all(&self, cards: CardSet) -> Option<bool>;

    /// Whether any of these cards is in it.
    fn has_any(&self, cards: CardSet) -> Option<bool>;

    /// Those of these cards that are in it.
    fn among(&self, cards: CardSet) -> Option<CardSet>;
}

/// A hand whose cards are all known.
impl Hand for CardSet {
    #[inline]
    fn has_all(&self, cards: CardSet) -> Option<bool> {
        Some(self.contains_all(cards))
    }

    #[inline]
    fn has_any(&self, cards: CardSet) -> Option<bool> {
        Some(!(*self & cards).is_empty())
    }

    #[inline]
    fn among(&self, cards: CardSet) -> Option<CardSet> {
        Some(*self & cards)
    }
}

/// The table as everybody sees it, with the questions of the rules that need no secret.
///
/// ```
/// use game_core::{Game, PlayoutRng, Seed, playout::playout};
/// use yokai_septet::{Config, Phase, YokaiSeptet};
///
/// let mut state = YokaiSeptet::start(&Config::default(), Seed::from_number(1));
/// playout::<YokaiSeptet>(&mut state, &mut PlayoutRng::new(1), &mut Vec::new(), 6);
/// let board = state.board();
/// // Four have passed cards on and two have played one.
/// assert_eq!(board.table().len(), 2);
/// let (taker, card) = board.best().expect("there is a card on the table");
/// assert!(board.table().contains(&card) && !board.would_take(card));
/// assert_ne!(board.phase(), Phase::Playing(taker));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    pub(crate) round: u32,
    pub(crate) scores: [u8; MAX_SEATS],
    pub(crate) seals: [SuitSet; 2],
    /// How the round before ended, or the last one of a match that is over.
    pub(crate) last_round: Option<RoundResult>,
    pub(crate) turned_up: Option<Card>,
    pub(crate) trump: Option<Suit>,
    pub(crate) shown: Option<Shown>,
    pub(crate) leader: Option<Seat>,
    pub(crate) has_chosen: SeatSet,
    /// Cards each seat may play besides those in hand: the open ones of the two-player form.
    pub(crate) open: [CardSet; MAX_SEATS],
    /// Every card played in this round, in order: the first `play_count` of these.
    pub(crate) plays: [Card; CARDS],
    /// How many cards were played since this round's first card, or since an explicit position.
    pub(crate) play_count: u8,
    /// How many of them lie on the table.
    pub(crate) on_table: u8,
    pub(crate) trick_count: u8,
    /// The player who led each trick, in order.
    pub(crate) leaders: [Seat; MAX_TRICKS],
    pub(crate) played: CardSet,
    pub(crate) voids: [SuitSet; MAX_SEATS],
    pub(crate) tricks: [u8; MAX_SEATS],
    pub(crate) bosses: [CardSet; MAX_SEATS],
    pub(crate) rows: [Row; 2],
}

impl Board {
    /// The table before the first deal.
    #[inline]
    pub(crate) fn new(config: Config) -> Board {
        Board {
            config,
            phase: Phase::Passing,
            round: 1,
            scores: [0; MAX_SEATS],
            seals: [SuitSet::EMPTY; 2],
            last_round: None,
            turned_up: None,
            trump: None,
            shown: None,
            leader: None,
            has_chosen: SeatSet::EMPTY,
            open: [CardSet::EMPTY; MAX_SEATS],
            plays: [Card::A; CARDS],
            play_count: 0,
            on_table: 0,
            trick_count: 0,
            leaders: [Seat(0); MAX_TRICKS],
            played: CardSet::EMPTY,
            voids: [SuitSet::EMPTY; MAX_SEATS],
            tricks: [0; MAX_SEATS],
            bosses: [CardSet::EMPTY; MAX_SEATS],
            rows: [Row::default(); 2],
        }
    }

    /// The options.
    #[inline]
    pub const fn config(&self) -> Config {
        self.config
    }

    /// What the match waits for.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the round, from 1.
    #[inline]
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// Tokens of each side (R7).
    #[inline]
    pub fn scores(&self) -> &[u8] {
        &self.scores[..self.config.sides()]
    }

    /// Suits each team has sealed (R8.6); no teams except in the Seven Bridegrooms.
    #[inline]
    pub fn seals(&self) -> &[SuitSet] {
        &self.seals[..self.config.sealing_teams()]
    }

    /// How the round before ended, or the last one of a match that is over.
    #[inline]
    pub const fn last_result(&self) -> Option<&RoundResult> {
        self.last_round.as_ref()
    }

    /// How the round before ended, with everything people are told about it.
    pub fn last_round(&self) -> Option<RoundSummary> {
        let number = if self.phase == Phase::Over {
            self.round
        } else {
            self.round.saturating_sub(1)
        };
        self.last_round
            .map(|result| result.summary(self.config, number))
    }

    /// The turned-up card, which is in nobody's hand (R2.2).
    #[inline]
    pub const fn turned_up(&self) -> Option<Card> {
        self.turned_up
    }

    /// The trump suit, once there is one.
    #[inline]
    pub const fn trump(&self) -> Option<Suit> {
        self.trump
    }

    /// The card that gives the first lead, in rounds in which one is shown (R4).
    #[inline]
    pub const fn shown(&self) -> Option<Shown> {
        self.shown
    }

    /// The player who leads, or led, the trick; `None` while only the pass will tell.
    #[inline]
    pub const fn leader(&self) -> Option<Seat> {
        self.leader
    }

    /// The seats that have made their secret choice of this round: the pass, or the discard.
    #[inline]
    pub const fn has_chosen(&self) -> SeatSet {
        self.has_chosen
    }

    /// Cards each seat may play besides those in hand: the open ones of the two-player form.
    #[inline]
    pub fn open(&self) -> &[CardSet] {
        &self.open[..self.config.seats()]
    }

    /// Every card played since this round's first card, or since an explicit position, in order.
    #[inline]
    pub fn plays(&self) -> &[Card] {
        self.plays
            .get(..self.play_count as usize)
            .unwrap_or(&self.plays)
    }

    /// How many tricks ended since this round's first card, or since an explicit position.
    #[inline]
    pub const fn trick_count(&self) -> u8 {
        self.trick_count
    }

    /// The player who led each trick, in order, the one that is going on among them.
    pub fn leaders(&self) -> &[Seat] {
        let count = self.trick_count as usize + usize::from(self.on_table > 0);
        self.leaders.get(..count).unwrap_or(&self.leaders)
    }

    /// Every card played in this round, those before an explicit position included.
    #[inline]
    pub const fn played(&self) -> CardSet {
        self.played
    }

    /// Suits each seat was seen not to have in hand, having failed to follow them (R5.1).
    #[inline]
    pub fn voids(&self) -> &[SuitSet] {
        &self.voids[..self.config.seats()]
    }

    /// Suits the seat was seen not to have in hand (R5.1).
    #[inline]
    pub fn voids_of(&self, seat: Seat) -> SuitSet {
        self.voids
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// Tricks each side has taken in this round.
    #[inline]
    pub fn tricks(&self) -> &[u8] {
        &self.tricks[..self.config.sides()]
    }

    /// Bosses each side has taken in this round.
    #[inline]
    pub fn bosses(&self) -> &[CardSet] {
        &self.bosses[..self.config.sides()]
    }

    /// Tricks the side has taken in this round.
    #[inline]
    pub fn tricks_of(&self, side: usize) -> u8 {
        self.tricks.get(side).copied().unwrap_or_default()
    }

    /// Bosses the side has taken in this round.
    #[inline]
    pub fn bosses_of(&self, side: usize) -> CardSet {
        self.bosses.get(side).copied().unwrap_or_default()
    }

    /// The rows of the two-player form (R9.1); none in the others.
    #[inline]
    pub fn rows(&self) -> &[Row] {
        &self.rows[..self.config.rows()]
    }

    /// The seats the match waits for.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Playing(seat) | Phase::Swapping(seat) => SeatSet::only(seat),
            Phase::Passing | Phase::Discarding => {
                SeatSet::all(self.config.seats()).minus(self.has_chosen)
            }
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Whether the match waits for this seat; a choice is final (R3.3).
    #[inline]
    pub fn may_act(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Playing(turn) => turn == seat,
            _ => self.to_act().contains(seat),
        }
    }

    /// Cards in a hand; those chosen to be passed on stay there until all passes change hands, a discard does not.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let (seats, on_table) = (self.config.seats(), self.on_table as usize);
        let leader = self.leader.unwrap_or(Seat(0));
        let ahead = self.config.turn_in_trick(leader, seat);
        let tricks = self.played.len().saturating_sub(on_table) / seats;
        let gone = tricks + usize::from(ahead < on_table);
        let to_discard = self.config == Config::Pocket && !self.has_chosen.contains(seat);
        let in_row = self.rows.get(seat.index()).map_or(0, Row::len);
        (self.config.tricks() + usize::from(to_discard)).saturating_sub(gone + in_row)
    }

    /// Whether passes have changed hands in this round (R3.3).
    pub fn has_passed(&self) -> bool {
        self.config != Config::Pocket && self.phase != Phase::Passing && !self.has_chosen.is_empty()
    }

    /// The cards that the seat with this hand does not see: somebody else has them, or nobody, or they lie covered.
    #[inline]
    pub fn out_of_sight(&self, seat: Seat, hand: CardSet) -> CardSet {
        let turned_up = self
            .turned_up
            .map_or(CardSet::EMPTY, CardSet::only);
        self.config.deck() - self.played - self.held(seat, hand) - turned_up
    }

    /// Every card the seat with this hand can get at: the hand, and open cards (R9.4).
    #[inline]
    pub fn held(&self, seat: Seat, hand: CardSet) -> CardSet {
        hand | self.open[seat.index()]
    }

    /// Whether all cards of the round have been played.
    #[inline]
    pub fn is_played_out(&self) -> bool {
        self.played.len() >= self.config.seats() * self.config.tricks()
    }

    /// What stands for each side: tokens, or seals in the Seven Bridegrooms.
    pub fn standing(&self) -> Vec<u8> {
        (0..self.config.sides())
            .map(|side| self.score(side))
            .collect()
    }

    /// Tokens of a side, or its seals in the Seven Bridegrooms (R7, R8.6).
    #[inline]
    pub fn score(&self, side: usize) -> u8 {
        if self.config.is_bridegrooms() {
            self.seals[side & 1].len() as u8
        } else {
            self.scores[side]
        }
    }
}

/// The trump suit of a round in which this card, if any, was turned up (R2.2).
#[inline]
pub fn trump_turned_up(turned_up: Option<Card>) -> Option<Suit> {
    turned_up.map(Card::suit)
}
