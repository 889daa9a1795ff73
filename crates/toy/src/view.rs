//! What one viewer may know, built field by field from what is public or the viewer's own.

use game_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::config::Config;
use crate::state::{Phase, State};

/// A match as one viewer knows it, nothing forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The options.
    pub config: Config,
    /// Who is looking.
    pub viewer: Viewer,
    /// What the match waits for.
    pub phase: Phase,
    /// The viewer's own hand, low to high; empty for a spectator.
    pub hand: Vec<Card>,
    /// The viewer's own secret choice.
    pub my_choice: Option<Card>,
    /// Who has chosen.
    pub has_chosen: SeatSet,
    /// Cards in each hand.
    pub hand_sizes: Vec<u8>,
    /// The deck from the top: the cards the viewer put there, and nothing of the others.
    pub deck: Vec<Option<Card>>,
    /// Who put the card at this place of the deck there; everyone saw it happen.
    pub buried_by: Vec<Option<Seat>>,
    /// The cards each seat played so far, first trick first.
    pub played: Vec<Vec<Card>>,
    /// Tricks taken by each seat.
    pub tricks: Vec<u8>,
}

/// What the viewer may know.
pub fn view(state: &State, viewer: Viewer) -> View {
    let seats = state.config.seats();
    let own = viewer.seat().map(Seat::index).filter(|&seat| seat < seats);
    let known = |at: usize| state.buried_by[at].is_some_and(|seat| viewer.is(seat));
    View {
        config: state.config,
        viewer,
        phase: state.phase,
        hand: own.map(|seat| state.hands[seat].iter().collect()).unwrap_or_default(),
        my_choice: own.and_then(|seat| state.chosen[seat]),
        has_chosen: state.has_chosen(),
        hand_sizes: state.hands[..seats].iter().map(|hand| hand.len() as u8).collect(),
        deck: state.deck.iter().enumerate().map(|(at, &card)| known(at).then_some(card)).collect(),
        buried_by: state.buried_by.to_vec(),
        played: state.played[..seats].iter().map(|cards| cards.iter().flatten().copied().collect()).collect(),
        tricks: state.tricks[..seats].to_vec(),
    }
}
