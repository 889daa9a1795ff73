//! Actions, options, records and messages come back from their text as they were.

use game_core::{Fields, Game, Record};
use serde::de::DeserializeOwned;

use crate::effort::Effort;
use crate::failure::{Failure, ensure};
use crate::kit::{ActionOf, ConfigOf, Kit};
use crate::walk::{Look, actions, each_position, json};

/// Any action is the same after it was written and read, in records and in messages.
pub fn actions_round_trip<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(12), |position, rng| {
        let mut tried: Vec<ActionOf<K>> = (0..20).map(|_| K::any_action(rng)).collect();
        let seats = K::Game::to_act(&position.state);
        tried.extend(
            seats
                .iter()
                .flat_map(|seat| actions::<K::Game>(&position.state, seat))
                .take(200),
        );
        for action in tried {
            let read = action.to_string().parse::<ActionOf<K>>().ok();
            ensure::<K>(read == Some(action), &position.record, || {
                format!("`{action}` is read as {read:?} instead of {action:?}")
            })?;
            let quoted = json(&action) == json(&action.to_string());
            ensure::<K>(quoted, &position.record, || {
                format!("`{action}` is not its text in messages")
            })?;
        }
        Ok(())
    })
}

/// The options of every configuration are the same after they were written and read, and every
/// value that is written is a field of the schema.
pub fn configs_round_trip<K: Kit>(_: Effort) -> Result<(), Failure> {
    for config in K::configs() {
        let words = config.to_words();
        let read = ConfigOf::<K>::from_words(&words);
        if read.as_ref() != Ok(&config) {
            return Err(Failure::general(format!(
                "`{words}` is read as {read:?} instead of {config:?}"
            )));
        }
        let unknown = ConfigOf::<K>::from_words(&format!("{words} no-such-field=1"));
        if unknown.is_ok() {
            return Err(Failure::general("a field that does not exist is accepted"));
        }
    }
    Ok(())
}

/// A record, with its deal and outcome, is the same after it was written and read.
pub fn records_round_trip<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::AtTheEnd, |position, _| {
        let mut record = position.record.clone();
        record.outcome = K::Game::outcome(&position.state);
        let read = Record::<K::Game>::parse(&record.to_string());
        ensure::<K>(read.as_ref() == Ok(&record), &record, || {
            format!("the record is read as {read:?}")
        })
    })
}

/// Views and events are the same after they went through a message.
pub fn messages_round_trip<K: Kit>(effort: Effort) -> Result<(), Failure> {
    each_position::<K>(effort, Look::About(4), |position, _| {
        for viewer in position.viewers() {
            let view = K::Game::view(&position.state, viewer);
            ensure::<K>(comes_back(&view), &position.record, || {
                format!("does not come back: {view:?}")
            })?;
        }
        for (_, event) in &position.told.0 {
            ensure::<K>(comes_back(event), &position.record, || {
                format!("does not come back: {event:?}")
            })?;
        }
        Ok(())
    })
}

fn comes_back<T: serde::Serialize + DeserializeOwned + Eq>(message: &T) -> bool {
    serde_json::from_str::<T>(&json(message)).is_ok_and(|read| read == *message)
}
