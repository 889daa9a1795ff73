//! What everybody at the table may know, and the questions of the rules about it.
//!
//! A part of both [`State`](crate::State) and [`View`](crate::View), so that a rule is written once and can be
//! asked by whoever has either. A few public facts are not here, because the state has them only together with
//! secrets: who played which card (R7.4) lies behind the hands, how many artifacts a seat holds or has drawn
//! follows from which ones, and a card that a flower brought back (R7.2) is a card of a hand. The view has a method
//! for each of them.

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, HIGHEST, Piles};
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

/// The table as everybody sees it, with the questions of the rules that need no secret.
///
/// ```
/// use game_core::{Fields, Game, Seat, Seed};
/// use samurakva::{Card, Config, Deal, Samurakva};
///
/// let config = Config::from_words("players=2").expect("two may play");
/// let deal = Deal::from_pairs([("hands", "12 40/33 90"), ("rows", "10/30/60/70")])
///     .expect("this is a position");
/// let state = Samurakva::start_from(&config, &deal, Seed::from_number(1)).expect("it is possible");
/// let board = state.board();
/// assert!(board.may_act(Seat(0)));
/// assert_eq!(board.total_of(Seat(0)), 0);
/// // 33 belongs to the second row, whose last card is the nearest lower one (R3.1).
/// let row = Card::new(33).and_then(|card| board.rows().row_for(card));
/// assert_eq!(row.map(|row| row.to_string()).as_deref(), Some("2"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    pub(crate) waiting: SeatSet,
    pub(crate) round: u16,
    pub(crate) hand_size: u8,
    pub(crate) revealed: [Option<Card>; MAX_PLAYERS],
    /// Whose card is placed when in this turn (R2.3).
    pub(crate) order: [Seat; MAX_PLAYERS],
    /// How many seats have placed their card in this turn.
    pub(crate) placed: u8,
    pub(crate) rows: Rows,
    pub(crate) used: bool,
    pub(crate) taken: Row,
    pub(crate) piles: Piles,
    pub(crate) masked: CardSet,
    pub(crate) totals: [i16; MAX_PLAYERS],
    pub(crate) pile_len: u8,
    pub(crate) discards: ArtifactSet,
    pub(crate) shuffled_in: ArtifactSet,
    pub(crate) shown: [ArtifactSet; MAX_ARTIFACT_PLAYERS],
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

    /// Whom the match waits for; while choosing, the others have chosen.
    #[inline]
    pub const fn to_act(&self) -> SeatSet {
        self.waiting
    }

    /// The round, counted from 1.
    #[inline]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// How many number cards each hand has: all the same at all times.
    #[inline]
    pub const fn hand_size(&self) -> u8 {
        self.hand_size
    }

    /// The rows, with the artifacts lying there.
    #[inline]
    pub const fn rows(&self) -> &Rows {
        &self.rows
    }

    /// The revealed cards that are still to be placed, by seat; none while choosing.
    #[inline]
    pub fn revealed(&self) -> &[Option<Card>] {
        &self.revealed[..self.config.seats()]
    }

    /// The cards just taken, while a mask may still be used (R6.7).
    #[inline]
    pub const fn taken(&self) -> Row {
        self.taken
    }

    /// Who has taken which cards in this round (R3.5).
    #[inline]
    pub const fn piles(&self) -> &Piles {
        &self.piles
    }

    /// The taken cards of this round that a mask turned around (R6.7).
    #[inline]
    pub const fn masked(&self) -> CardSet {
        self.masked
    }

    /// The points of the whole match so far, by seat.
    #[inline]
    pub fn totals(&self) -> &[i16] {
        &self.totals[..self.config.seats()]
    }

    /// The points of a seat so far.
    #[inline]
    pub fn total_of(&self, seat: Seat) -> i16 {
        self.totals
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// How many artifacts lie in the face-down pile.
    #[inline]
    pub const fn pile_len(&self) -> u8 {
        self.pile_len
    }

    /// The face-up discarded artifacts.
    #[inline]
    pub const fn discards(&self) -> ArtifactSet {
        self.discards
    }

    /// The artifacts that all saw being shuffled into the pile when it was last shuffled (R7.3).
    #[inline]
    pub const fn shuffled_in(&self) -> ArtifactSet {
        self.shuffled_in
    }

    /// What each seat has shown since the pile was last shuffled and it first drew from it: perhaps a drawn artifact,
    /// perhaps not. Empty without artifacts.
    #[inline]
    pub fn shown(&self) -> &[ArtifactSet] {
        &self.shown[..self.config.artifact_hands()]
    }

    /// Whether an artifact has been used with the card being placed (R5.1).
    #[inline]
    pub const fn used(&self) -> bool {
        self.used
    }

    /// Whether this seat may decide something now; those who have chosen may choose again (R2.1).
    #[inline]
    pub fn may_act(&self, seat: Seat) -> bool {
        seat.index() < self.config.seats()
            && (self.phase == Phase::Choosing || self.waiting == SeatSet::only(seat))
    }

    /// Whether this seat has chosen a card that is not revealed yet (R2.1).
    #[inline]
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.phase == Phase::Choosing && !self.waiting.contains(seat)
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
        let lying = self.lying();
        let numbers = (1..=HIGHEST).filter(|&number| lying[usize::from(number)] != 0);
        numbers
            .filter_map(Card::new)
            .chain(self.revealed.into_iter().flatten())
            .collect()
    }

    /// The number cards that do not lie open: in hands, or set aside.
    pub fn closed_cards(&self) -> CardSet {
        CardSet::up_to(self.config.cards()).minus(self.open_cards())
    }

    /// For each number whether its card lies in a row or in a pile: then it is not 0. Fast, for whoever counts cards.
    #[inline]
    pub fn lying(&self) -> [u8; 128] {
        let mut lying = *self.piles.by_number();
        for row in self.rows.cards {
            for number in row.numbers() {
                lying[usize::from(number & 127)] = 1;
            }
        }
        lying
    }
}
