//! Matches end, in time, and as their last position says.

use game_core::{Game, Outcome, Silent, replay};

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::Kit;
use crate::walk::{Look, each_position};

/// Every match ends within the number of decisions that the kit states.
pub fn matches_end_within_the_bound<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::AtTheEnd, |position, _| {
        ensure::<K>(!position.is_beyond_bound(), &position.record, || {
            format!("no end after {} decisions", position.decisions)
        })
    })
}

/// The outcome is what a naive count of the final state gives, and a replay gives it again.
pub fn outcome_follows_from_the_state<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::AtTheEnd, |position, _| {
        let Some(outcome) = K::Game::outcome(&position.state) else {
            return Ok(());
        };
        let recount = K::recount(&position.state);
        ensure::<K>(outcome == recount, &position.record, || {
            format!("the outcome is `{outcome}`, counted by hand `{recount}`")
        })?;
        let shared = matches!(outcome, Outcome::Cooperative { .. });
        ensure::<K>(
            shared || !outcome.winners().is_empty(),
            &position.record,
            || format!("nobody won: `{outcome}`"),
        )?;
        let mut record = position.record.clone();
        record.outcome = Some(outcome);
        let again = replay(&record, &mut Silent);
        ensure::<K>(again.is_ok(), &position.record, || {
            "a replay gives another outcome".to_owned()
        })
    })
}
