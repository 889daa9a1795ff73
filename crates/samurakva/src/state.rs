//! The whole truth of a match: the board, and what lies face down.

use game_core::{Generator, Seat};

use crate::board::{Board, Phase};
use crate::card::{Card, CardSet};
use crate::config::{MAX_ARTIFACT_PLAYERS, MAX_PLAYERS};
use crate::effects::{ARTIFACTS, Artifact, ArtifactSet};
use crate::hand::Hand;

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
    /// What everybody sees.
    pub board: Board,
    /// All chance to come.
    pub generator: Generator,
    /// The number cards in each hand, a chosen one at the end until it is revealed, and behind them
    /// those played in this round (R7.4).
    pub hands: [Hand; MAX_PLAYERS],
    /// The cards that a flower brought back to a hand, so that all know where they are (R7.2).
    pub returned: CardSet,
    /// The artifacts in each hand.
    pub artifacts: [ArtifactSet; MAX_ARTIFACT_PLAYERS],
    /// The face-down artifacts; the last of those in the pile is the top one.
    pub pile: [Artifact; ARTIFACTS],
    /// What each seat has drawn or been dealt since the pile was last shuffled, which only that seat knows.
    pub drawn: [ArtifactSet; MAX_ARTIFACT_PLAYERS],
}

impl State {
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

    /// The cards of the deck that nobody has been dealt or that lie nowhere: set aside unseen.
    pub fn set_aside(&self) -> CardSet {
        let size = self.board.hand_size as usize;
        let held = self
            .hands
            .iter()
            .flat_map(|hand| hand.held(size).iter())
            .collect();
        CardSet::up_to(self.board.config.cards())
            .minus(self.board.open_cards())
            .minus(held)
    }
}
