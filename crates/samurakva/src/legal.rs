//! What a player may decide now, and why not.

use game_core::{Illegal, PlayoutRng, Random, Seat};

use crate::action::{Action, Play};
use crate::card::{Card, RowNumber};
use crate::effects;
use crate::effects::{Artifact, Ways};
use crate::error::Refusal;
use crate::state::{Phase, State};

/// Every action open to the seat: without artifact first, then kind by kind, low to high.
pub fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !state.may_act(seat) {
        return;
    }
    match state.phase {
        Phase::Choosing => out.extend(state.hand(seat).iter().map(Action::Choose)),
        Phase::Placing(_) => {
            out.push(Action::Place);
            let ways = Ways::of(state, seat);
            for kind in Artifact::ALL {
                let plays = (0..ways.with(kind)).filter_map(|n| effects::option(state, seat, kind, n));
                let from = out.len();
                out.extend(plays.map(Play::action));
                // The cards of a hand and the ends of rows have another order than the list.
                out[from..].sort_unstable();
            }
        }
        Phase::TakingRow(_) => out.extend(state.open_rows().iter().map(Action::Take)),
        Phase::Masking(_) => {
            out.push(Action::Accept);
            if state.artifacts_of(seat).contains(Artifact::Mask) {
                out.extend(state.taken.cards().map(Action::Mask));
            }
        }
        Phase::Replacing(_) => {
            out.push(Action::Keep);
            out.extend(state.artifacts_of(seat).kinds().map(Action::Replace));
        }
        Phase::Over => {}
    }
}

/// One of the actions that `legal` lists, each with the same chance, without making the list.
#[inline]
pub(crate) fn draw(state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<Play> {
    if !state.may_act(seat) {
        return None;
    }
    match state.phase {
        Phase::Choosing => draw_choice(state, seat, rng).map(|(card, place)| Play::Choose { card, place }),
        Phase::TakingRow(_) => {
            let nth = below(rng, state.ends.count());
            state.ends.row(nth).map(Play::Take)
        }
        Phase::Placing(_) => match draw_way(state, seat, rng) {
            Some((kind, n)) => effects::option(state, seat, kind, n),
            None => Some(Play::Place),
        },
        Phase::Masking(_) => {
            let held = state.artifacts_of(seat).contains(Artifact::Mask);
            match below(rng, 1 + if held { state.taken.len() } else { 0 }) {
                0 => Some(Play::Accept),
                n => state.taken.nth_last(n - 1).map(Play::Mask),
            }
        }
        Phase::Replacing(_) => {
            let held = state.artifacts_of(seat);
            match below(rng, 1 + held.count_kinds()) {
                0 => Some(Play::Keep),
                n => held.nth_kind(n - 1).map(Play::Replace),
            }
        }
        Phase::Over => None,
    }
}

/// A card of the hand, with its place.
#[inline]
pub(crate) fn draw_choice(state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<(Card, usize)> {
    let place = below(rng, state.hand_size as usize);
    Some((state.hands.get(seat.index())?.at(place)?, place))
}

/// A way of placing the card: an artifact, and which of its ways; `None` for placing plainly.
#[inline]
pub(crate) fn draw_way(state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<(Artifact, usize)> {
    let ways = Ways::of(state, seat);
    ways.nth(below(rng, ways.count()))
}

#[inline]
fn below(rng: &mut PlayoutRng, bound: usize) -> usize {
    rng.below(bound as u32) as usize
}

/// Whether the seat may do this now, and how it is done.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<Play, Illegal<Refusal>> {
    if seat.index() >= state.config.seats() {
        return Err(Illegal::NoSuchSeat(seat));
    }
    if !state.may_act(seat) {
        return Err(if state.phase == Phase::Over { Illegal::Over } else { Illegal::NotToAct(seat) });
    }
    check_rules(state, seat, action).map_err(Illegal::Rule)
}

fn check_rules(state: &State, seat: Seat, action: Action) -> Result<Play, Refusal> {
    match state.phase {
        Phase::Choosing => match action {
            Action::Choose(card) => {
                let hand = &state.hands[seat.index()];
                let place = hand.place_of(card, state.hand_size as usize).ok_or(Refusal::NotInHand)?;
                Ok(Play::Choose { card, place })
            }
            _ => Err(Refusal::ChooseFirst),
        },
        Phase::Placing(_) => match action {
            Action::Place => Ok(Play::Place),
            Action::Mask(_) => Err(Refusal::PlaceFirst),
            _ => effects::check(state, seat, action, Refusal::PlaceFirst),
        },
        Phase::TakingRow(_) => match action {
            Action::Take(row) => check_open(state, row).map(|()| Play::Take(row)),
            _ => Err(Refusal::TakeFirst),
        },
        Phase::Masking(_) => match action {
            Action::Accept => Ok(Play::Accept),
            Action::Mask(_) => effects::check(state, seat, action, Refusal::MaskFirst),
            _ => Err(Refusal::MaskFirst),
        },
        Phase::Replacing(_) => match action {
            Action::Keep => Ok(Play::Keep),
            Action::Replace(kind) if state.artifacts_of(seat).contains(kind) => Ok(Play::Replace(kind)),
            Action::Replace(_) => Err(Refusal::NotHeld),
            _ => Err(Refusal::ReplaceFirst),
        },
        // Asked only of a seat that may act, and then the match is not over.
        Phase::Over => Err(Refusal::ChooseFirst),
    }
}

/// The row lies (R6.8) and has no katana (R6.3).
#[inline]
pub(crate) fn check_open(state: &State, row: RowNumber) -> Result<(), Refusal> {
    if state.row(row).is_empty() {
        return Err(Refusal::NoSuchRow);
    }
    if state.katanas.contains(row) { Err(Refusal::RowBlocked) } else { Ok(()) }
}
