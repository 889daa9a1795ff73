//! The seven artifacts, each in a file of its own, and what they share (R5).

pub(crate) mod arch;
pub(crate) mod fan;
pub(crate) mod flower;
pub(crate) mod hidden;
pub(crate) mod katana;
mod kinds;
pub(crate) mod mask;
pub(crate) mod paw;
pub(crate) mod sticks;
mod ways;

use game_core::{EventSink, Seat};

pub use kinds::{ARTIFACTS, Artifact, ArtifactSet, COPIES};
pub(crate) use ways::Ways;

use crate::action::{Action, Play};
use crate::apply::Step;
use crate::board::Board;
use crate::error::Refusal;
use crate::event::Event;
use crate::legal::{Knows, Objection, check_artifact};
use crate::state::State;

/// The artifact that the action uses.
pub(crate) const fn artifact_of(action: Action) -> Option<Artifact> {
    match action {
        Action::Flower(_) => Some(Artifact::Flower),
        Action::Paw => Some(Artifact::Paw),
        Action::Katana(_) => Some(Artifact::Katana),
        Action::Fan(..) => Some(Artifact::Fan),
        Action::Mask(_) => Some(Artifact::Mask),
        Action::Arch => Some(Artifact::Arch),
        Action::Sticks(_) => Some(Artifact::Sticks),
        _ => None,
    }
}

/// One of the ways to use this artifact, in a fixed order; those of a flower depend on the hand.
#[inline(always)]
pub(crate) fn option(board: &Board, seat: Seat, kind: Artifact, n: usize) -> Option<Play> {
    match kind {
        Artifact::Paw => paw::option(board, seat),
        Artifact::Katana => katana::option(&board.rows, n),
        Artifact::Fan => fan::option(&board.rows, n),
        Artifact::Arch => Some(Play::Arch),
        Artifact::Sticks => sticks::option(board, seat, n),
        Artifact::Flower | Artifact::Mask => None,
    }
}

/// The same with the hand at hand.
#[inline(always)]
pub(crate) fn option_of(state: &State, seat: Seat, kind: Artifact, n: usize) -> Option<Play> {
    match kind {
        Artifact::Flower => flower::option(state, seat, n),
        _ => option(&state.board, seat, kind, n),
    }
}

/// Whether the seat holds the artifact and may use it so; `otherwise` if the action uses none.
pub(crate) fn check<K: Knows>(
    known: &K,
    seat: Seat,
    action: Action,
    otherwise: Refusal,
) -> Result<Play, Objection<K::Doubt>> {
    let board = known.board();
    check_artifact(known, seat, artifact_of(action).ok_or(otherwise)?)?;
    let play = match action {
        Action::Flower(card) => return flower::check(known, seat, card),
        Action::Paw => paw::check(board, seat),
        Action::Katana(row) => katana::check(&board.rows, row),
        Action::Fan(card, row) => fan::check(&board.rows, card, row),
        Action::Mask(card) => mask::check(board, card),
        Action::Arch => arch::check(board),
        Action::Sticks(row) => sticks::check(board, seat, row),
        _ => Err(otherwise),
    };
    Ok(play?)
}

/// Uses the artifact in one of its ways, as [`option_of`] and [`apply`] after each other would: but what
/// is used is looked at only once, since in random play each look is a guess that is mostly wrong.
#[inline(always)]
pub(crate) fn use_nth(
    state: &mut State,
    seat: Seat,
    kind: Artifact,
    n: usize,
    events: &mut impl EventSink<Event>,
) -> Option<Step> {
    let play = option_of(state, seat, kind, n)?;
    Some(apply(state, seat, play, events))
}

/// Carries the artifact's effect out. What is still to be placed afterwards is placed by the rules.
#[inline(always)]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    play: Play,
    events: &mut impl EventSink<Event>,
) -> Step {
    match play {
        Play::Flower { card, place } => flower::apply(state, seat, card, place, events),
        Play::Paw(row) => paw::apply(state, seat, row, events),
        Play::Katana(row) => katana::apply(state, seat, row, events),
        Play::Fan { card, from, to } => fan::apply(state, seat, (card, from, to), events),
        Play::Mask(card) => mask::apply(state, seat, card, events),
        Play::Arch => arch::apply(state, seat, events),
        Play::Sticks(row) => sticks::apply(state, seat, row, events),
        _ => Step::Settled,
    }
}

/// The artifact leaves the hand and lies open; it is the one used with this card (R5.1).
fn lay_open(state: &mut State, seat: Seat, kind: Artifact) {
    state.board.used = true;
    show(state, seat, kind);
}

/// The artifact goes to the discards (R5.2).
fn use_up(state: &mut State, seat: Seat, kind: Artifact) {
    lay_open(state, seat, kind);
    state.board.discards.insert(kind);
}

/// The artifact leaves the hand and all see it. If the seat has drawn since the pile was shuffled,
/// nobody else can tell whether this one was drawn or held before (R7.3).
pub(crate) fn show(state: &mut State, seat: Seat, kind: Artifact) {
    let seat = seat.index();
    let (Some(hand), Some(shown)) = (
        state.artifacts.get_mut(seat),
        state.board.shown.get_mut(seat),
    ) else {
        return;
    };
    hand.remove(kind);
    if !state.drawn[seat].is_empty() {
        shown.insert(kind);
    }
}
