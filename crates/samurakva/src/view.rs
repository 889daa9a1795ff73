//! What one viewer may know, built field by field from what is public or the viewer's own (R7.1).

use game_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{Card, RowNumber};
use crate::config::Config;
use crate::effects::Artifact;
use crate::state::{Phase, State};

/// A row on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowView {
    /// The cards from first to last.
    pub cards: Vec<Card>,
    /// Whether a paw lies beside it (R6.2).
    pub paw: bool,
    /// Whether a katana lies on it (R6.3).
    pub katana: bool,
}

/// A match as one viewer knows it, nothing forgotten. Every card seen in this round lies in the
/// rows, in a pile, among the revealed, or is known to be back in a hand; and who played it is
/// remembered (R7.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The options.
    pub config: Config,
    /// Who is looking.
    pub viewer: Viewer,
    /// What the match waits for.
    pub phase: Phase,
    /// Whom it waits for; while choosing, the others have chosen.
    pub waiting: SeatSet,
    /// The round, counted from 1.
    pub round: u16,
    /// The viewer's own number cards, low to high; empty for a spectator.
    pub hand: Vec<Card>,
    /// The viewer's own secret choice.
    pub my_choice: Option<Card>,
    /// Number cards in each hand: all have the same number at all times.
    pub hand_size: u8,
    /// Cards of each hand that a flower brought back there for all to see (R7.2).
    pub known_cards: Vec<Vec<Card>>,
    /// The cards each seat has played in this round, in the order of turns, the one being placed
    /// among them (R7.4).
    pub played: Vec<Vec<Card>>,
    /// The revealed cards that are still to be placed, by seat.
    pub revealed: Vec<Option<Card>>,
    /// Whose card is placed now, and whose after that (R2.3).
    pub order: Vec<Seat>,
    /// The rows; a fifth one lies behind an arch (R6.8).
    pub rows: Vec<RowView>,
    /// Whether an artifact has been used with the card being placed (R5.1).
    pub used: bool,
    /// The cards just taken, while a mask may still be used (R6.7).
    pub taken: Vec<Card>,
    /// The cards each seat has taken in this round (R3.5).
    pub piles: Vec<Vec<Card>>,
    /// Those of them that a mask turned around (R6.7).
    pub masked: Vec<Card>,
    /// The points of each seat in the whole match so far.
    pub totals: Vec<i16>,
    /// The viewer's own artifacts; empty for a spectator.
    pub artifacts: Vec<Artifact>,
    /// Artifacts in each hand.
    pub artifact_counts: Vec<u8>,
    /// Artifacts in the face-down pile.
    pub pile: u8,
    /// The face-up discarded artifacts.
    pub discards: Vec<Artifact>,
    /// The artifacts that all saw being shuffled into the pile when it was last shuffled (R7.3).
    pub shuffled_in: Vec<Artifact>,
    /// What the viewer has drawn or been dealt since then, used up or not.
    pub my_drawn: Vec<Artifact>,
    /// How many each seat has drawn or been dealt since then.
    pub drawn: Vec<u8>,
    /// What each seat has shown since its first draw since then.
    pub shown: Vec<Vec<Artifact>>,
}

/// What the viewer may know.
pub fn view(state: &State, viewer: Viewer) -> View {
    let seats = state.config.seats();
    let own = viewer.seat().filter(|seat| seat.index() < seats);
    let own_index = own.map(Seat::index);
    let with_artifacts = if state.config.has_artifacts() { seats } else { 0 };
    let choosing = state.phase == Phase::Choosing;
    let placing = !choosing && state.phase != Phase::Over;
    View {
        config: state.config,
        viewer,
        phase: state.phase,
        waiting: state.waiting,
        round: state.round,
        hand: own.map(|seat| state.hand(seat).iter().collect()).unwrap_or_default(),
        my_choice: own_index.filter(|_| choosing).and_then(|seat| state.chosen[seat]),
        hand_size: state.hand_size,
        known_cards: Seat::all(seats)
            .map(|seat| state.hand(seat).and(state.returned).iter().collect())
            .collect(),
        played: state.hands[..seats]
            .iter()
            .map(|hand| hand.played(state.hand_size as usize).collect())
            .collect(),
        revealed: if placing { state.chosen[..seats].to_vec() } else { vec![None; seats] },
        order: if placing {
            state.order[..seats].iter().skip(state.placed as usize).copied().collect()
        } else {
            vec![]
        },
        rows: rows(state),
        used: placing && state.used,
        taken: state.taken.cards().collect(),
        piles: Seat::all(seats).map(|seat| state.piles.of(seat).iter().collect()).collect(),
        masked: state.masked.iter().collect(),
        totals: state.totals[..seats].to_vec(),
        artifacts: own.map(|seat| state.artifacts_of(seat).iter().collect()).unwrap_or_default(),
        artifact_counts: state.artifacts[..with_artifacts].iter().map(|held| held.len() as u8).collect(),
        pile: state.pile_len,
        discards: state.discards.iter().collect(),
        shuffled_in: state.shuffled_in.iter().collect(),
        my_drawn: own_index
            .and_then(|seat| state.drawn.get(seat))
            .map(|drawn| drawn.iter().collect())
            .unwrap_or_default(),
        drawn: state.drawn[..with_artifacts].iter().map(|drawn| drawn.len() as u8).collect(),
        shown: state.shown[..with_artifacts].iter().map(|shown| shown.iter().collect()).collect(),
    }
}

fn rows(state: &State) -> Vec<RowView> {
    let lying = RowNumber::ALL.into_iter().filter(|&row| !state.row(row).is_empty());
    let look = |row: RowNumber| RowView {
        cards: state.row(row).cards().collect(),
        paw: state.paws.contains(row),
        katana: state.katanas.contains(row),
    };
    lying.map(look).collect()
}
