//! The whole truth of a match: the board, and what lies face down.

use game_core::{Generator, Seat};

use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::config::{Config, MAX_SEATS, PASS};
use crate::pocket::Covered;

/// A match.
///
/// ```
/// use game_core::{Game, Seed, Silent};
/// use yokai_septet::{Config, YokaiSeptet};
///
/// let mut state = YokaiSeptet::start(&Config::default(), Seed::from_number(1));
/// while let Some(seat) = YokaiSeptet::to_act(&state).first() {
///     let mut actions = Vec::new();
///     YokaiSeptet::legal(&state, seat, &mut actions);
///     YokaiSeptet::apply(&mut state, seat, actions[0], &mut Silent).expect("it is on the list");
/// }
/// assert!(YokaiSeptet::outcome(&state).is_some());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    /// All chance to come.
    pub(crate) generator: Generator,
    pub(crate) hands: [CardSet; MAX_SEATS],
    pub(crate) given: [Option<[Card; PASS]>; MAX_SEATS],
    pub(crate) discards: [Option<Card>; 2],
    pub(crate) covered: [Covered; 2],
}

impl State {
    /// A match before its first deal.
    #[inline]
    pub(crate) fn new(config: Config, generator: Generator) -> State {
        State {
            board: Board::new(config),
            generator,
            hands: [CardSet::EMPTY; MAX_SEATS],
            given: [None; MAX_SEATS],
            discards: [None; 2],
            covered: [Covered::default(); 2],
        }
    }

    /// What everybody sees.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The cards in each hand; a chosen pass stays there until the passes change hands.
    #[inline]
    pub fn hands(&self) -> &[CardSet] {
        &self.hands[..self.board.config.seats()]
    }

    /// What each seat passed on in this round, chosen or already exchanged.
    #[inline]
    pub fn given(&self) -> &[Option<[Card; PASS]>] {
        &self.given[..self.board.config.seats()]
    }

    /// The cards discarded in the two-player form (R9.2); none in the others.
    #[inline]
    pub fn discards(&self) -> &[Option<Card>] {
        &self.discards[..self.board.config.rows()]
    }

    /// The covered cards of the rows that nobody has seen (R9.1); none without rows.
    #[inline]
    pub fn covered(&self) -> &[Covered] {
        &self.covered[..self.board.config.rows()]
    }

    /// The cards in a seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// What nobody or only its owner sees, to be exchanged by the conformance suite, which compares states that
    /// differ in nothing else. Not for play: what is put here is not checked.
    #[doc(hidden)]
    pub fn secrets_mut(&mut self) -> Secrets<'_> {
        Secrets {
            generator: &mut self.generator,
            hands: &mut self.hands,
            given: &mut self.given,
            discards: &mut self.discards,
            covered: &mut self.covered,
        }
    }
}

/// The secrets of a state; see [`State::secrets_mut`].
#[doc(hidden)]
#[derive(Debug)]
pub struct Secrets<'a> {
    pub generator: &'a mut Generator,
    pub hands: &'a mut [CardSet; MAX_SEATS],
    pub given: &'a mut [Option<[Card; PASS]>; MAX_SEATS],
    pub discards: &'a mut [Option<Card>; 2],
    pub covered: &'a mut [Covered; 2],
}
