//! The whole truth of a match: the board, and what lies face down.

use game_core::{Generator, Seat};

use crate::action::Action;
use crate::board::{Board, Phase};
use crate::card::{Card, CardSet};
use crate::config::{MAX_ARTIFACT_PLAYERS, MAX_PLAYERS};
use crate::effects::{ARTIFACTS, Artifact, ArtifactSet};
use crate::hand::Hand;
use crate::legal;

/// A match.
///
/// ```
/// use game_core::{Game, Seed, Silent};
/// use samurakva::{Config, Samurakva};
///
/// let mut state = Samurakva::start(&Config::default(), Seed::from_number(1));
/// while let Some(seat) = Samurakva::to_act(&state).first() {
///     let mut actions = Vec::new();
///     Samurakva::legal(&state, seat, &mut actions);
///     Samurakva::apply(&mut state, seat, actions[0], &mut Silent).expect("it is on the list");
/// }
/// assert!(Samurakva::outcome(&state).is_some());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    /// All chance to come.
    pub(crate) generator: Generator,
    /// The number cards in each hand, a chosen one at the end until it is revealed, and behind them
    /// those played in this round (R7.4).
    pub(crate) hands: [Hand; MAX_PLAYERS],
    pub(crate) returned: CardSet,
    pub(crate) artifacts: [ArtifactSet; MAX_ARTIFACT_PLAYERS],
    /// The face-down artifacts; the last of those in the pile is the top one.
    pub(crate) pile: [Artifact; ARTIFACTS],
    pub(crate) drawn: [ArtifactSet; MAX_ARTIFACT_PLAYERS],
}

impl State {
    /// What everybody sees.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The cards of each seat: those in hand, and behind them those played in this round (R7.4).
    #[inline]
    pub fn hands(&self) -> &[Hand] {
        &self.hands[..self.board.config.seats()]
    }

    /// The cards that a flower brought back to a hand, so that all know where they are (R7.2).
    #[inline]
    pub const fn returned(&self) -> CardSet {
        self.returned
    }

    /// The artifacts in each hand; no hands in the variant without.
    #[inline]
    pub fn artifacts(&self) -> &[ArtifactSet] {
        &self.artifacts[..self.board.config.artifact_hands()]
    }

    /// The face-down artifacts; the last one is the top one.
    #[inline]
    pub fn pile(&self) -> &[Artifact] {
        let size = self.board.pile_len as usize;
        self.pile.get(..size).unwrap_or(&self.pile)
    }

    /// What each seat has drawn or been dealt since the pile was last shuffled, which only that seat knows. Empty
    /// without artifacts.
    #[inline]
    pub fn drawn(&self) -> &[ArtifactSet] {
        &self.drawn[..self.board.config.artifact_hands()]
    }

    /// The number cards in the seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        let size = self.board.hand_size as usize;
        self.hands
            .get(seat.index())
            .map_or(CardSet::EMPTY, |hand| hand.held(size))
    }

    /// The card that the seat has secretly chosen for this turn (R2.1).
    pub fn choice_of(&self, seat: Seat) -> Option<Card> {
        let chosen = self.board.phase == Phase::Choosing
            && seat.index() < self.board.config.seats()
            && !self.board.waiting.contains(seat);
        let last = (self.board.hand_size as usize).checked_sub(1)?;
        self.hands
            .get(seat.index())
            .filter(|_| chosen)?
            .at(last)
    }

    /// The artifacts of a seat; none in the variant without.
    #[inline]
    pub fn artifacts_of(&self, seat: Seat) -> ArtifactSet {
        self.artifacts
            .get(seat.index())
            .copied()
            .unwrap_or_default()
    }

    /// Whether the seat may do this now; unlike with a view, nothing is hidden here.
    pub fn is_legal(&self, seat: Seat, action: Action) -> bool {
        legal::ruling(self, seat, action).is_legal()
    }

    /// The cards of the deck that nobody has been dealt or that lie nowhere: set aside unseen.
    pub fn set_aside(&self) -> CardSet {
        let size = self.board.hand_size as usize;
        let held = self
            .hands
            .iter()
            .flat_map(|hand| hand.held(size).iter())
            .collect();
        self.board.closed_cards().minus(held)
    }

    /// What nobody or only its owner sees, to be exchanged by the conformance suite, which compares states that
    /// differ in nothing else. Not for play: what is put here is not checked.
    #[doc(hidden)]
    pub fn secrets_mut(&mut self) -> Secrets<'_> {
        Secrets {
            generator: &mut self.generator,
            hands: &mut self.hands,
            artifacts: &mut self.artifacts,
            pile: &mut self.pile,
            drawn: &mut self.drawn,
        }
    }
}

/// The secrets of a state; see [`State::secrets_mut`].
#[doc(hidden)]
#[derive(Debug)]
pub struct Secrets<'a> {
    pub generator: &'a mut Generator,
    pub hands: &'a mut [Hand; MAX_PLAYERS],
    pub artifacts: &'a mut [ArtifactSet; MAX_ARTIFACT_PLAYERS],
    pub pile: &'a mut [Artifact; ARTIFACTS],
    pub drawn: &'a mut [ArtifactSet; MAX_ARTIFACT_PLAYERS],
}
