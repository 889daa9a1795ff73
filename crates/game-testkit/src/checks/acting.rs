//! Somebody can act until there is an outcome, and nobody after.

use game_core::{Game, Seat};

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::Kit;
use crate::walk::{Look, actions, each_position};

/// The match waits for somebody exactly while it has no outcome, and who is awaited has a choice.
pub fn somebody_acts_until_the_outcome<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::Everywhere, |position, _| {
        let (state, record) = (&position.state, &position.record);
        let waiting = K::Game::to_act(state);
        let over = K::Game::outcome(state).is_some();
        ensure::<K>(waiting.is_empty() == over, record, || {
            format!(
                "waiting for {waiting:?} while the outcome is {:?}",
                K::Game::outcome(state)
            )
        })?;
        for seat in Seat::all(position.seats()) {
            let idle = actions::<K::Game>(state, seat).is_empty();
            ensure::<K>(!(idle && waiting.contains(seat)), record, || {
                format!("seat {seat} is awaited and has no action")
            })?;
            ensure::<K>(idle || !over, record, || {
                format!("the match is over and seat {seat} has an action")
            })?;
        }
        Ok(())
    })
}
