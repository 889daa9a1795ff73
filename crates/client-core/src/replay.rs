//! A finished match as a film: any moment of it, seen from any seat.

use std::sync::Arc;

use game_core::{Audience, EventSink, Fields as _, Game, Outcome, Record, SeatSet, Silent, Viewer};
use serde_json::Value;

use crate::guide::{Guide, read_event};
use crate::recap::Course;

/// An event as a table would send it.
pub type Came = Arc<Value>;

/// A moment of a match for one viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// Everything heard so far.
    pub events: Vec<Came>,
    /// The view then.
    pub view: Value,
    /// Who it waits for.
    pub waits_for: SeatSet,
    /// How it ended, at the end.
    pub outcome: Option<Outcome>,
}

/// A match that can be shown from any seat at any moment.
///
/// ```
/// use client_core::replay::Film;
/// use game_core::{Seat, Viewer};
/// use samurakva::Samurakva;
///
/// let record = "zashiki-record 1
/// game samurakva
/// rules 1
/// config players=2 rounds=1
/// seed 0000000000000000000000000000000000000000000000000000000000000000
/// deal hands=15 40/25 50
/// deal rows=2 4 5 8 10/20/30/60
///
/// 0 choose 40
/// 0 choose 15
/// 1 choose 25
/// outcome individual 2:8 1:0
/// ";
/// let film = Film::<Samurakva>::open(record).expect("it is a record of this game");
/// assert!(film.is_sound());
/// let before = film.at(2, Viewer::Seat(Seat(0))).expect("it replays");
/// assert!(before.waits_for.contains(Seat(1)) && before.outcome.is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Film<G: Game> {
    record: Record<G>,
    /// What everybody heard, made once: whoever shows one moment after another knows what is new by its identity.
    heard: AllEvents,
}

impl<G: Game> Film<G> {
    /// The film of a record; nothing if it is not a record of this game.
    pub fn open(record: &str) -> Option<Film<G>> {
        let record = Record::<G>::parse(record).ok()?;
        let mut heard = AllEvents::default();
        if let Ok(mut state) = record.start() {
            for (at, (seat, action)) in (1..).zip(&record.actions) {
                heard.now = at;
                if G::apply(&mut state, *seat, *action, &mut heard).is_err() {
                    break;
                }
            }
        }
        Some(Film { record, heard })
    }

    /// The options of the match in the form of a record.
    pub fn config(&self) -> String {
        self.record.config.to_words()
    }

    /// How it ended, as the record says; nothing if it did not.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome
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
        self.state_after(self.len())
            .is_some_and(|state| G::outcome(&state) == self.record.outcome)
    }

    /// The moment after the first `actions` actions; nothing if the record does not replay.
    #[allow(clippy::missing_panics_doc, reason = "a view is plain data")]
    pub fn at(&self, actions: usize, viewer: Viewer) -> Option<Moment> {
        let state = self.state_after(actions)?;
        let events = self
            .heard
            .events
            .iter()
            .take_while(|(at, ..)| *at <= actions)
            .filter(|(_, audience, _)| audience.hears(viewer));
        Some(Moment {
            events: events
                .map(|(.., event)| Arc::clone(event))
                .collect(),
            view: serde_json::to_value(G::view(&state, viewer)).expect("a view is plain data"),
            waits_for: G::to_act(&state),
            outcome: G::outcome(&state),
        })
    }

    /// What a seat knows at that moment.
    pub fn view(&self, actions: usize, viewer: Viewer) -> Option<G::View> {
        Some(G::view(&self.state_after(actions)?, viewer))
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        G::seats(&self.record.config)
    }

    fn state_after(&self, actions: usize) -> Option<G::State> {
        let mut state = self.record.start().ok()?;
        for (seat, action) in self.record.actions.iter().take(actions) {
            G::apply(&mut state, *seat, *action, &mut Silent).ok()?;
        }
        Some(state)
    }
}

impl<G: Guide> Film<G> {
    /// Whether nobody would tell of what the action with this number brought about, counted from 1.
    pub fn is_quiet(&self, action: usize) -> bool {
        let events = self.heard.events.iter();
        events
            .filter(|(at, ..)| *at == action)
            .filter_map(|(.., event)| read_event::<G>(event).ok())
            .all(|event| G::is_small_talk(&event))
    }

    /// How the match came about.
    pub fn course(&self) -> Option<Course> {
        Course::of(&self.record)
    }
}

/// Every event with the action that brought it about, counted from 1, and who heard it.
#[derive(Clone, Default, Debug)]
struct AllEvents {
    events: Vec<(usize, Audience, Came)>,
    now: usize,
}

impl<E: serde::Serialize> EventSink<E> for AllEvents {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        let event = serde_json::to_value(event()).expect("an event is plain data");
        self.events
            .push((self.now, audience, Arc::new(event)));
    }
}
