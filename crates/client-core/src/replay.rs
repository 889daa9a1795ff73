//! A finished match as a film: any moment of it, seen from any seat.

use std::sync::Arc;

use game_core::{Audience, EventSink, Game, Outcome, Record, SeatSet, Silent, Viewer};
use serde_json::Value;

/// A moment of a match for one viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// Everything heard so far.
    pub events: Vec<Arc<Value>>,
    /// The view then.
    pub view: Value,
    /// Who it waits for.
    pub waits_for: SeatSet,
    /// How it ended, at the end.
    pub outcome: Option<Outcome>,
}

/// A match that can be shown from any seat at any moment.
#[derive(Clone, Debug)]
pub struct Film<G: Game> {
    record: Record<G>,
}

impl<G: Game> Film<G> {
    /// The film of a record; nothing if it is not a record of this game.
    pub fn open(record: &str) -> Option<Film<G>> {
        let record = Record::<G>::parse(record).ok()?;
        Some(Film { record })
    }

    /// How many actions there are.
    pub fn len(&self) -> usize {
        self.record.actions.len()
    }

    /// Whether nothing was done.
    pub fn is_empty(&self) -> bool {
        self.record.actions.is_empty()
    }

    /// Whether every action is open when it is done, and the match ends as the record says.
    pub fn is_sound(&self) -> bool {
        let Ok(mut state) = self.record.start() else {
            return false;
        };
        let mut actions = self.record.actions.iter();
        actions.all(|(seat, action)| G::apply(&mut state, *seat, *action, &mut Silent).is_ok())
            && G::outcome(&state) == self.record.outcome
    }

    /// The moment after the first `actions` actions; nothing if the record does not replay.
    pub fn at(&self, actions: usize, viewer: Viewer) -> Option<Moment> {
        let mut state = self.record.start().ok()?;
        let mut heard = Listener {
            viewer,
            events: Vec::new(),
        };
        for (seat, action) in self.record.actions.iter().take(actions) {
            G::apply(&mut state, *seat, *action, &mut heard).ok()?;
        }
        Some(Moment {
            events: heard.events,
            view: serde_json::to_value(G::view(&state, viewer)).ok()?,
            waits_for: G::to_act(&state),
            outcome: G::outcome(&state),
        })
    }
}

struct Listener {
    viewer: Viewer,
    events: Vec<Arc<Value>>,
}

impl<E: serde::Serialize> EventSink<E> for Listener {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if audience.hears(self.viewer) {
            self.events
                .extend(serde_json::to_value(event()).ok().map(Arc::new));
        }
    }
}
