//! What is not listed is refused, and a refusal changes nothing.

use game_core::{Collected, Game, MAX_SEATS, PlayoutRng, Seat};

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::{ActionOf, Kit};
use crate::walk::{Look, Position, actions, each_position, seen};

/// Actions tried for each seat at a position.
const TRIED: usize = 12;

/// Actions that are not listed for the seat: any the type can express, and the other seats' own.
/// Seats that no table of this size has are tried too.
fn unlisted<K: Kit>(position: &Position<K>, rng: &mut PlayoutRng) -> Vec<(Seat, ActionOf<K>)> {
    let mut tried = Vec::new();
    let others: Vec<_> = Seat::all(position.seats())
        .filter_map(|seat| K::Game::sample(&position.state, seat, rng, &mut Vec::new()))
        .collect();
    for seat in Seat::all(MAX_SEATS).chain([Seat(u8::MAX)]) {
        let listed = actions::<K::Game>(&position.state, seat);
        let any = (0..TRIED)
            .map(|_| K::any_action(rng))
            .chain(others.iter().copied());
        tried.extend(
            any.filter(|action| !listed.contains(action))
                .map(|action| (seat, action)),
        );
    }
    tried
}

/// An action that is not listed is refused.
pub fn unlisted_actions_are_refused<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(6), |position, rng| {
        for (seat, action) in unlisted(position, rng) {
            let mut next = position.state.clone();
            let answer = K::Game::apply(&mut next, seat, action, &mut Collected::new());
            ensure::<K>(answer.is_err(), &position.record, || {
                format!("seat {seat} may do `{action}`, which is not listed")
            })?;
        }
        Ok(())
    })
}

/// A refused action changes neither the state nor any view, and tells nobody anything.
pub fn refusals_change_nothing<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(6), |position, rng| {
        let mut state = position.state.clone();
        for (seat, action) in unlisted(position, rng) {
            let mut told = Collected::new();
            if K::Game::apply(&mut state, seat, action, &mut told).is_ok() {
                state = position.state.clone();
                continue;
            }
            ensure::<K>(state == position.state, &position.record, || {
                format!("`{action}` by seat {seat} is refused, yet the state has changed")
            })?;
            ensure::<K>(told.0.is_empty(), &position.record, || {
                format!(
                    "`{action}` by seat {seat} is refused, yet {:?} is told",
                    told.0
                )
            })?;
        }
        for viewer in position.viewers() {
            let same = seen::<K::Game>(&state, viewer) == seen::<K::Game>(&position.state, viewer);
            ensure::<K>(same, &position.record, || {
                format!("refusals changed the view of {viewer:?}")
            })?;
        }
        Ok(())
    })
}
