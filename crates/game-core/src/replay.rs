//! A record played again: every action checked, every event told once more.

use thiserror::Error;

use crate::event::EventSink;
use crate::fields::Problems;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::outcome::Outcome;
use crate::record::Record;
use crate::seat::Seat;

/// Why a record does not replay.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReplayError<R: core::fmt::Display> {
    /// The explicit deal is not a position of this game.
    #[error("deal: {0}")]
    Deal(Problems),
    /// An action is refused.
    #[error("action {number} by seat {seat}: {illegal}")]
    Illegal {
        /// The action, counted from 1.
        number: usize,
        /// Who is said to have done it.
        seat: Seat,
        /// Why it is refused.
        illegal: Illegal<R>,
    },
    /// The record says it ended otherwise than it does.
    #[error("the record says `{said}`, the replay gives `{found}`")]
    Outcome {
        /// The outcome written in the record.
        said: String,
        /// The outcome the replay gives.
        found: String,
    },
}

impl<R: core::fmt::Display> ReplayError<R> {
    /// A stable word that clients translate.
    pub fn code(&self) -> &'static str {
        match self {
            ReplayError::Deal(_) => "replay_deal",
            ReplayError::Illegal { .. } => "replay_illegal",
            ReplayError::Outcome { .. } => "replay_outcome",
        }
    }
}

/// Replays the whole record and checks its outcome, if it names one.
pub fn replay<G: Game>(
    record: &Record<G>,
    events: &mut impl EventSink<G::Event>,
) -> Result<G::State, ReplayError<G::Reason>> {
    let state = replay_first(record, record.actions.len(), events)?;
    let found = G::outcome(&state);
    match (record.outcome, found) {
        (None, _) => Ok(state),
        (Some(said), Some(found)) if said == found => Ok(state),
        (Some(said), found) => Err(ReplayError::Outcome {
            said: said.to_string(),
            found: found.map_or_else(
                || "no outcome".to_owned(),
                |found: Outcome| found.to_string(),
            ),
        }),
    }
}

/// Replays the first `count` actions.
pub fn replay_first<G: Game>(
    record: &Record<G>,
    count: usize,
    events: &mut impl EventSink<G::Event>,
) -> Result<G::State, ReplayError<G::Reason>> {
    let mut state = record.start().map_err(ReplayError::Deal)?;
    for (at, &(seat, action)) in record.actions.iter().take(count).enumerate() {
        G::apply(&mut state, seat, action, events).map_err(|illegal| ReplayError::Illegal {
            number: at + 1,
            seat,
            illegal,
        })?;
    }
    Ok(state)
}
