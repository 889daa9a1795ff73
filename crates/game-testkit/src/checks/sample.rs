//! `sample` tries legal actions, all alike.

use game_core::{Game, Seat, Silent};

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::Kit;
use crate::walk::{Look, actions, each_position};

/// How often each action of a short list is to be expected.
const EXPECTED: usize = 40;
/// The most for an action of which [`EXPECTED`] are expected: seven standard errors above it.
const MOST: usize = 84;

/// Every action of a short list is drawn, none much too often; of a long list only legal ones.
pub fn samples_are_legal_and_even<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(4), |position, rng| {
        for seat in Seat::all(position.seats()) {
            let list = actions::<K::Game>(&position.state, seat);
            let mut counts = vec![0; list.len()];
            let tries = if list.len() <= 40 {
                EXPECTED * list.len().max(1)
            } else {
                EXPECTED
            };
            for _ in 0..tries {
                let drawn = K::Game::sample(&position.state, seat, rng, &mut Vec::new());
                let at = drawn.and_then(|drawn| list.iter().position(|action| *action == drawn));
                ensure::<K>(
                    at.is_some() || (list.is_empty() && drawn.is_none()),
                    &position.record,
                    || format!("seat {seat} drew {drawn:?}, which is not listed"),
                )?;
                if let Some(at) = at {
                    counts[at] += 1;
                }
            }
            let uneven = counts
                .iter()
                .position(|&count| count == 0 || count > MOST);
            ensure::<K>(
                uneven.is_none() || list.len() > 40,
                &position.record,
                || format!("of {tries} tries of seat {seat} among {list:?} there were {counts:?}"),
            )?;
        }
        Ok(())
    })
}

/// `play_random` leaves the state, and the generator that chose, as drawing and applying would.
pub fn random_play_is_sampling_and_applying<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::Everywhere, |position, rng| {
        for seat in Seat::all(position.seats()) {
            let (mut played, mut playing) = (position.state.clone(), rng.clone());
            let did = K::Game::play_random(&mut played, seat, &mut playing, &mut Vec::new());
            let mut applied = position.state.clone();
            let action = K::Game::sample(&applied, seat, rng, &mut Vec::new());
            if let Some(action) = action {
                // That listed actions apply is another check's business.
                let _ = K::Game::apply(&mut applied, seat, action, &mut Silent);
            }
            let same = did == action.is_some() && played == applied && playing == *rng;
            ensure::<K>(same, &position.record, || {
                format!(
                    "seat {seat} drew {action:?}, but played at random: {played:?}\ninstead of {applied:?}"
                )
            })?;
        }
        Ok(())
    })
}
