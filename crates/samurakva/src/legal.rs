//! What a player may decide now, and why not. Asked of a state and of a view alike.

use core::convert::Infallible;

use game_core::{Illegal, PlayoutRng, Random, Ruling, Seat};

use crate::action::{Action, Play};
use crate::board::{Board, Phase};
use crate::card::{Card, CardSet, RowNumber};
use crate::effects;
use crate::effects::{Artifact, ArtifactSet, Ways};
use crate::error::Refusal;
use crate::rows::Rows;
use crate::state::State;

/// The board, and what is known of the secrets of the seats: everything by a state, a part by a view.
pub(crate) trait Knows {
    /// What is said where something cannot be known; never by a state.
    type Doubt;

    /// What everybody sees.
    fn board(&self) -> &Board;

    /// The number cards in a seat's hand.
    fn hand(&self, seat: Seat) -> Result<CardSet, Self::Doubt>;

    /// Where in a seat's hand a card is, if it is there.
    fn place_of(&self, seat: Seat, card: Card) -> Result<Option<usize>, Self::Doubt>;

    /// Whether a seat holds an artifact of this kind.
    fn holds(&self, seat: Seat, kind: Artifact) -> Result<bool, Self::Doubt>;
}

impl Knows for State {
    type Doubt = Infallible;

    #[inline]
    fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    fn hand(&self, seat: Seat) -> Result<CardSet, Infallible> {
        Ok(State::hand(self, seat))
    }

    #[inline]
    fn place_of(&self, seat: Seat, card: Card) -> Result<Option<usize>, Infallible> {
        let size = self.board.hand_size as usize;
        Ok(self
            .hands
            .get(seat.index())
            .and_then(|hand| hand.place_of(card, size)))
    }

    #[inline]
    fn holds(&self, seat: Seat, kind: Artifact) -> Result<bool, Infallible> {
        Ok(self.artifacts_of(seat).contains(kind))
    }
}

/// Why an action cannot be said to be legal: it is not, or that is a secret.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Objection<D> {
    Illegal(Illegal<Refusal>),
    Doubt(D),
}

impl<D> From<Refusal> for Objection<D> {
    #[inline]
    fn from(refusal: Refusal) -> Self {
        Objection::Illegal(Illegal::Rule(refusal))
    }
}

/// Appends every action open to the seat: without artifact first, then kind by kind, low to high. Where that
/// cannot be known, nothing.
pub(crate) fn legal<K: Knows>(
    known: &K,
    seat: Seat,
    out: &mut Vec<Action>,
) -> Result<(), K::Doubt> {
    let before = out.len();
    let listed = list(known, seat, out);
    if listed.is_err() {
        out.truncate(before);
    }
    listed
}

fn list<K: Knows>(known: &K, seat: Seat, out: &mut Vec<Action>) -> Result<(), K::Doubt> {
    let board = known.board();
    if !board.may_act(seat) {
        return Ok(());
    }
    match board.phase {
        Phase::Choosing => out.extend(known.hand(seat)?.iter().map(Action::Choose)),
        Phase::Placing(_) => {
            out.push(Action::Place);
            list_artifacts(known, seat, out)?;
        }
        Phase::TakingRow(_) => out.extend(board.rows.open_rows().iter().map(Action::Take)),
        Phase::Masking(_) => {
            out.push(Action::Accept);
            if known.holds(seat, Artifact::Mask)? {
                out.extend(board.taken.cards().map(Action::Mask));
            }
        }
        Phase::Replacing(_) => {
            out.push(Action::Keep);
            for kind in Artifact::ALL {
                if known.holds(seat, kind)? {
                    out.push(Action::Replace(kind));
                }
            }
        }
        Phase::Over => {}
    }
    Ok(())
}

/// The ways of placing a card with an artifact (R5.1). One that could not be used is not asked about.
fn list_artifacts<K: Knows>(known: &K, seat: Seat, out: &mut Vec<Action>) -> Result<(), K::Doubt> {
    let board = known.board();
    let ways = Ways::of(board, seat, ArtifactSet::WHOLE);
    for kind in Artifact::ALL {
        if ways.with(kind) == 0 || !known.holds(seat, kind)? {
            continue;
        }
        if kind == Artifact::Flower {
            out.extend(known.hand(seat)?.iter().map(Action::Flower));
            continue;
        }
        let plays = (0..ways.with(kind)).filter_map(|n| effects::option(board, seat, kind, n));
        let from = out.len();
        out.extend(plays.map(Play::action));
        // The ends of rows have another order than the list.
        out[from..].sort_unstable();
    }
    Ok(())
}

/// One of the actions that `legal` lists, each with the same chance, without making the list.
#[inline]
pub(crate) fn draw(state: &State, seat: Seat, rng: &mut PlayoutRng) -> Option<Play> {
    let board = &state.board;
    if !board.may_act(seat) {
        return None;
    }
    match board.phase {
        Phase::Choosing => {
            draw_choice(state, seat, rng).map(|(card, place)| Play::Choose { card, place })
        }
        Phase::TakingRow(_) => {
            let nth = below(rng, board.rows.ends.count());
            board.rows.ends.row(nth).map(Play::Take)
        }
        Phase::Placing(_) => match draw_way(state, seat, rng) {
            Some((kind, n)) => effects::option_of(state, seat, kind, n),
            None => Some(Play::Place),
        },
        Phase::Masking(_) => {
            let held = state.artifacts_of(seat).contains(Artifact::Mask);
            match below(rng, 1 + if held { board.taken.len() } else { 0 }) {
                0 => Some(Play::Accept),
                n => board.taken.nth_last(n - 1).map(Play::Mask),
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
pub(crate) fn draw_choice(
    state: &State,
    seat: Seat,
    rng: &mut PlayoutRng,
) -> Option<(Card, usize)> {
    let place = below(rng, state.board.hand_size as usize);
    Some((state.hands.get(seat.index())?.at(place)?, place))
}

/// A way of placing the card: an artifact, and which of its ways; `None` for placing plainly.
#[inline]
pub(crate) fn draw_way(
    state: &State,
    seat: Seat,
    rng: &mut PlayoutRng,
) -> Option<(Artifact, usize)> {
    let ways = Ways::of(&state.board, seat, state.artifacts_of(seat));
    ways.nth(below(rng, ways.count()))
}

#[inline]
fn below(rng: &mut PlayoutRng, bound: usize) -> usize {
    rng.below(bound as u32) as usize
}

/// Whether the seat may do this now, as far as that is known.
pub(crate) fn ruling<K: Knows>(known: &K, seat: Seat, action: Action) -> Ruling<Refusal> {
    match check(known, seat, action) {
        Ok(_) => Ruling::Legal,
        Err(Objection::Illegal(illegal)) => Ruling::Refused(illegal),
        Err(Objection::Doubt(_)) => Ruling::Hidden,
    }
}

/// Whether the seat may do this now, and how it is done.
pub(crate) fn check<K: Knows>(
    known: &K,
    seat: Seat,
    action: Action,
) -> Result<Play, Objection<K::Doubt>> {
    let board = known.board();
    if seat.index() >= board.config.seats() {
        return Err(Objection::Illegal(Illegal::NoSuchSeat(seat)));
    }
    if !board.may_act(seat) {
        let over = board.phase == Phase::Over;
        return Err(Objection::Illegal(if over {
            Illegal::Over
        } else {
            Illegal::NotToAct(seat)
        }));
    }
    match board.phase {
        Phase::Choosing => match action {
            Action::Choose(card) => {
                let place = check_held(known, seat, card)?;
                Ok(Play::Choose { card, place })
            }
            _ => Err(Refusal::ChooseFirst.into()),
        },
        Phase::Placing(_) => match action {
            Action::Place => Ok(Play::Place),
            Action::Mask(_) => Err(Refusal::PlaceFirst.into()),
            _ => effects::check(known, seat, action, Refusal::PlaceFirst),
        },
        Phase::TakingRow(_) => match action {
            Action::Take(row) => check_open(&board.rows, row)
                .map(|()| Play::Take(row))
                .map_err(Into::into),
            _ => Err(Refusal::TakeFirst.into()),
        },
        Phase::Masking(_) => match action {
            Action::Accept => Ok(Play::Accept),
            Action::Mask(_) => effects::check(known, seat, action, Refusal::MaskFirst),
            _ => Err(Refusal::MaskFirst.into()),
        },
        Phase::Replacing(_) => match action {
            Action::Keep => Ok(Play::Keep),
            Action::Replace(kind) => {
                check_artifact(known, seat, kind).map(|()| Play::Replace(kind))
            }
            _ => Err(Refusal::ReplaceFirst.into()),
        },
        // Asked only of a seat that may act, and then the match is not over.
        Phase::Over => Err(Objection::Illegal(Illegal::Over)),
    }
}

/// The card is in the seat's hand (R2.1), at this place.
pub(crate) fn check_held<K: Knows>(
    known: &K,
    seat: Seat,
    card: Card,
) -> Result<usize, Objection<K::Doubt>> {
    let place = known
        .place_of(seat, card)
        .map_err(Objection::Doubt)?;
    place.ok_or_else(|| Refusal::NotInHand.into())
}

/// The seat holds an artifact of this kind (R5.1).
pub(crate) fn check_artifact<K: Knows>(
    known: &K,
    seat: Seat,
    kind: Artifact,
) -> Result<(), Objection<K::Doubt>> {
    let held = known
        .holds(seat, kind)
        .map_err(Objection::Doubt)?;
    if held {
        Ok(())
    } else {
        Err(Refusal::NotHeld.into())
    }
}

/// The row lies (R6.8) and has no katana (R6.3).
#[inline]
pub(crate) fn check_open(rows: &Rows, row: RowNumber) -> Result<(), Refusal> {
    if rows.row(row).is_empty() {
        return Err(Refusal::NoSuchRow);
    }
    if rows.katanas.contains(row) {
        Err(Refusal::RowBlocked)
    } else {
        Ok(())
    }
}
