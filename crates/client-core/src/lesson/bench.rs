//! The match of a lesson, seen from the learner's seat.

use std::sync::Arc;

use game_core::{Audience, EventSink, Game, Record, Seat, SeatSet, Viewer};
use protocol::Choice;
use serde_json::Value;

use super::Lesson;
use crate::room::BoardModel;

/// The match of a lesson of any game.
pub trait LessonMatch: Send + Sync {
    /// Plays an action; says whether it was allowed.
    fn play(&mut self, seat: Seat, action: &str) -> bool;

    /// The seats that are to act.
    fn waits_for(&self) -> SeatSet;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// What the learner knows and may do.
    fn board(&self) -> BoardModel;
}

/// The match of a lesson of one game.
pub struct Bench<G: Game> {
    state: G::State,
    heard: Hears,
    /// How many moves were made.
    moves: u32,
}

/// What the learner has heard.
struct Hears {
    learner: Seat,
    events: Vec<Arc<Value>>,
}

impl<E: serde::Serialize> EventSink<E> for Hears {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if audience.hears(Viewer::Seat(self.learner)) {
            let event = serde_json::to_value(event()).expect("an event is plain data");
            self.events.push(Arc::new(event));
        }
    }
}

impl<G: Game> Bench<G> {
    /// The match at its beginning; nothing if the lesson's position is none of this game.
    pub fn open(lesson: &Lesson) -> Option<Box<dyn LessonMatch>> {
        let record = Record::<G>::parse(&lesson.record::<G>()).ok()?;
        let state = record.start().ok()?;
        let heard = Hears {
            learner: lesson.learner,
            events: Vec::new(),
        };
        Some(Box::new(Bench::<G> {
            state,
            heard,
            moves: 0,
        }))
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> bool {
        let done = G::apply(&mut self.state, seat, action, &mut self.heard).is_ok();
        self.moves += u32::from(done);
        done
    }
}

impl<G: Game> LessonMatch for Bench<G> {
    fn play(&mut self, seat: Seat, action: &str) -> bool {
        match action.parse() {
            Ok(action) => self.act(seat, action),
            Err(_) => false,
        }
    }

    fn waits_for(&self) -> SeatSet {
        G::to_act(&self.state)
    }

    fn seats(&self) -> usize {
        G::seats(G::config(&self.state))
    }

    fn board(&self) -> BoardModel {
        let learner = self.heard.learner;
        let view = G::view(&self.state, Viewer::Seat(learner));
        let mut actions = Vec::new();
        G::legal(&self.state, learner, &mut actions);
        let choice = (!actions.is_empty()).then(|| Choice {
            number: self.moves,
            waited: self.waits_for().contains(learner),
            actions: Vec::new(),
        });
        BoardModel {
            viewer: Some(learner),
            events: self.heard.events.clone(),
            view: serde_json::to_value(view).expect("a view is plain data"),
            choice,
        }
    }
}
