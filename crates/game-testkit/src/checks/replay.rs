//! The same record gives the same match.

use game_core::{Collected, replay};

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::Kit;
use crate::walk::{Look, each_position, json};

/// A replay tells the same events to the same audiences and ends in the same state.
pub fn same_record_same_events<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::AtTheEnd, |position, _| {
        let mut told = Collected::new();
        let state = replay(&position.record, &mut told);
        ensure::<K>(
            state.as_ref() == Ok(&position.state),
            &position.record,
            || {
                format!(
                    "the replay ends in {state:?} instead of {:?}",
                    position.state
                )
            },
        )?;
        ensure::<K>(
            told.0.len() == position.told.0.len(),
            &position.record,
            || "the replay tells another number of events".to_owned(),
        )?;
        for ((audience, event), (audience_before, before)) in told.0.iter().zip(&position.told.0) {
            let same = audience == audience_before && json(event) == json(before);
            ensure::<K>(same, &position.record, || {
                format!("the replay tells {event:?}, not {before:?}")
            })?;
        }
        Ok(())
    })
}
