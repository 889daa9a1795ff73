//! What one viewer may know, built field by field from what is public or the viewer's own (R7.1), and what the
//! viewer can conclude from it.

use game_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Phase};
use crate::card::{Card, CardSet};
use crate::config::{MAX_ARTIFACT_PLAYERS, MAX_PLAYERS};
use crate::effects::hidden::Hidden;
use crate::effects::{Artifact, ArtifactSet};
use crate::hand::Hand;
use crate::legal::Knows;
use crate::message::Message;
use crate::state::State;

/// A match as one viewer knows it, nothing forgotten. Every card seen in this round lies in the
/// rows, in a pile, among the revealed, or is known to be back in a hand; and who played it is
/// remembered (R7.4).
///
/// ```
/// use game_core::{Game, Seed, Viewer};
/// use samurakva::{Config, Samurakva};
///
/// let state = Samurakva::start(&Config::default(), Seed::from_number(1));
/// let seat = Samurakva::to_act(&state).first().expect("a match begins with a decision");
/// let view = Samurakva::view(&state, Viewer::Seat(seat));
/// let mut actions = Vec::new();
/// assert!(Samurakva::options(&view, seat, &mut actions));
/// assert!(Samurakva::ruling(&view, seat, actions[0]).is_legal());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Message", into = "Message")]
pub struct View {
    pub(crate) board: Board,
    pub(crate) viewer: Viewer,
    pub(crate) hand: CardSet,
    pub(crate) my_choice: Option<Card>,
    pub(crate) known_cards: [CardSet; MAX_PLAYERS],
    /// The cards each seat has played in this round, the one being placed among them (R7.4), behind a hand of
    /// which nothing is seen.
    pub(crate) played: [Hand; MAX_PLAYERS],
    pub(crate) artifacts: ArtifactSet,
    pub(crate) artifact_counts: [u8; MAX_ARTIFACT_PLAYERS],
    pub(crate) my_drawn: ArtifactSet,
    pub(crate) drawn: [u8; MAX_ARTIFACT_PLAYERS],
}

impl View {
    /// What everybody sees.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who is looking.
    #[inline]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's own number cards; empty for a spectator.
    #[inline]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// The viewer's own secret choice.
    #[inline]
    pub const fn my_choice(&self) -> Option<Card> {
        self.my_choice
    }

    /// Cards of each hand that a flower brought back there for all to see (R7.2).
    #[inline]
    pub fn known_cards(&self) -> &[CardSet] {
        &self.known_cards[..self.board.config.seats()]
    }

    /// The viewer's own artifacts; empty for a spectator.
    #[inline]
    pub const fn artifacts(&self) -> ArtifactSet {
        self.artifacts
    }

    /// How many artifacts each hand has; no hands in the variant without.
    #[inline]
    pub fn artifact_counts(&self) -> &[u8] {
        &self.artifact_counts[..self.board.config.artifact_hands()]
    }

    /// What the viewer has drawn or been dealt since the pile was last shuffled, used up or not (R7.3).
    #[inline]
    pub const fn my_drawn(&self) -> ArtifactSet {
        self.my_drawn
    }

    /// How many artifacts each seat has drawn or been dealt since the pile was last shuffled. Empty without artifacts.
    #[inline]
    pub fn drawn(&self) -> &[u8] {
        &self.drawn[..self.board.config.artifact_hands()]
    }

    /// The viewer's own seat; none for a spectator.
    pub fn own_seat(&self) -> Option<Seat> {
        self.viewer
            .seat()
            .filter(|seat| seat.index() < self.board.config.seats())
    }

    /// The same moment as if nobody had chosen a card yet, for a bot that would rather imagine the others' choices than
    /// draw them from their hands.
    #[must_use]
    pub fn before_choices(&self) -> View {
        let mut view = self.clone();
        if view.board.phase == Phase::Choosing {
            view.board.waiting = SeatSet::all(view.board.config.seats());
            view.my_choice = None;
        }
        view
    }

    /// The cards that a seat has played in this round, in the order of turns (R7.4).
    pub fn played_by(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let size = self.board.hand_size as usize;
        self.played
            .get(seat.index())
            .into_iter()
            .flat_map(move |hand| hand.played(size))
    }

    /// The number cards whose place the viewer does not know: in other hands, or set aside.
    pub fn unseen(&self) -> CardSet {
        let known = self
            .known_cards
            .iter()
            .flat_map(|cards| cards.iter())
            .collect();
        self.board
            .closed_cards()
            .minus(self.hand)
            .minus(known)
    }

    /// A seat's hand, if the viewer knows it: one's own, one of known cards (R7.2), or all that is left.
    pub fn hand_of(&self, seat: Seat) -> Option<CardSet> {
        if self.own_seat() == Some(seat) {
            return Some(self.hand);
        }
        let known = self
            .known_cards
            .get(seat.index())
            .copied()
            .unwrap_or_default();
        let unknown = (self.board.hand_size as usize).saturating_sub(known.len());
        let unseen = self.unseen();
        match unknown {
            0 => Some(known),
            _ if unknown == unseen.len() => Some(known.iter().chain(unseen.iter()).collect()),
            _ => None,
        }
    }

    /// Whether a seat has this card in hand, if the viewer can know.
    pub fn has_card(&self, seat: Seat, card: Card) -> Option<bool> {
        if let Some(hand) = self.hand_of(seat) {
            return Some(hand.contains(card));
        }
        let known = self
            .known_cards
            .get(seat.index())
            .is_some_and(|cards| cards.contains(card));
        if known || !self.unseen().contains(card) {
            Some(known)
        } else {
            None
        }
    }

    /// Whether a seat holds an artifact of this kind, if the viewer can know.
    pub fn has_artifact(&self, seat: Seat, kind: Artifact) -> Option<bool> {
        if self.own_seat() == Some(seat) {
            return Some(self.artifacts.contains(kind));
        }
        let none = !self.board.config.has_artifacts() || seat.index() >= self.board.config.seats();
        if none {
            Some(false)
        } else {
            Hidden::new(self).holds(seat.index(), kind)
        }
    }
}

/// It depends on what the viewer cannot see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unseen;

impl Knows for View {
    type Doubt = Unseen;

    fn board(&self) -> &Board {
        &self.board
    }

    fn hand(&self, seat: Seat) -> Result<CardSet, Unseen> {
        self.hand_of(seat).ok_or(Unseen)
    }

    /// Hands are not ordered for those who see them, so the first place stands for any.
    fn place_of(&self, seat: Seat, card: Card) -> Result<Option<usize>, Unseen> {
        self.has_card(seat, card)
            .map(|there| there.then_some(0))
            .ok_or(Unseen)
    }

    fn holds(&self, seat: Seat, kind: Artifact) -> Result<bool, Unseen> {
        self.has_artifact(seat, kind).ok_or(Unseen)
    }
}

/// What the viewer may know.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let size = state.board.hand_size as usize;
    let own = viewer
        .seat()
        .filter(|seat| seat.index() < state.board.config.seats());
    let drawn = own.and_then(|seat| state.drawn.get(seat.index()));
    View {
        board: tidied(state.board),
        viewer,
        hand: own.map_or(CardSet::EMPTY, |seat| state.hand(seat)),
        my_choice: own.and_then(|seat| state.choice_of(seat)),
        known_cards: state
            .hands
            .map(|hand| hand.held(size).and(state.returned)),
        played: state.hands.map(|hand| hand.without_held(size)),
        artifacts: own.map_or(ArtifactSet::EMPTY, |seat| state.artifacts_of(seat)),
        artifact_counts: state.artifacts.map(|held| held.len() as u8),
        my_drawn: drawn.copied().unwrap_or_default(),
        drawn: state.drawn.map(|drawn| drawn.len() as u8),
    }
}

/// The board without what is left over from cards that have been placed, which means nothing.
fn tidied(mut board: Board) -> Board {
    let mut order = [Seat(0); MAX_PLAYERS];
    let rest = board.still_to_place();
    order[board.config.seats() - rest.len()..board.config.seats()].copy_from_slice(rest);
    board.placed = if board.is_placing() { board.placed } else { 0 };
    board.order = order;
    board.used &= board.is_placing();
    board
}
