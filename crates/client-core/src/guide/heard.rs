//! What one viewer has heard of a match, each event read once.

use std::sync::Arc;

use game_core::Game;
use serde_json::Value;

use super::{Unreadable, read_event};

/// The events of a match in the game's own type, in order.
#[derive(Clone, Debug)]
pub struct Heard<G: Game> {
    events: Vec<One<G>>,
}

/// An event as it came, and as it was read.
#[derive(Debug)]
struct One<G: Game> {
    came: Arc<Value>,
    read: Result<Arc<G::Event>, Unreadable>,
}

impl<G: Game> Clone for One<G> {
    fn clone(&self) -> Self {
        One {
            came: Arc::clone(&self.came),
            read: self.read.clone(),
        }
    }
}

impl<G: Game> Default for Heard<G> {
    fn default() -> Self {
        Heard { events: Vec::new() }
    }
}

impl<G: Game> Heard<G> {
    /// These events. Those that were heard before are known by being the very same, and are not read again.
    #[must_use]
    pub fn then(&self, events: &[Arc<Value>]) -> Heard<G> {
        let same = self
            .events
            .iter()
            .zip(events)
            .take_while(|(one, event)| Arc::ptr_eq(&one.came, event))
            .count();
        let new = events[same..].iter().map(|event| One {
            came: Arc::clone(event),
            read: read_event::<G>(event).map(Arc::new),
        });
        Heard {
            events: self.events[..same]
                .iter()
                .cloned()
                .chain(new)
                .collect(),
        }
    }

    /// How many there are, those that cannot be read among them.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether nothing was heard.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Each event that can be read, with its place.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (usize, &G::Event)> {
        self.events
            .iter()
            .enumerate()
            .filter_map(|(at, one)| Some((at, one.read.as_deref().ok()?)))
    }

    /// Why not all of them can be read, if so.
    pub fn unreadable(&self) -> Option<&Unreadable> {
        self.events
            .iter()
            .find_map(|one| one.read.as_ref().err())
    }

    /// An event as it came.
    pub fn came(&self, at: usize) -> Option<&Arc<Value>> {
        self.events.get(at).map(|one| &one.came)
    }

    /// What this event was read as, if it is one of these; the newest are looked through first.
    pub fn find(&self, event: &Arc<Value>) -> Option<Arc<G::Event>> {
        let found = self
            .events
            .iter()
            .rev()
            .find(|one| Arc::ptr_eq(&one.came, event))?;
        found.read.clone().ok()
    }
}

/// Whether these are the very same events; they only grow or are replaced, so the last one tells.
impl<G: Game> PartialEq for Heard<G> {
    fn eq(&self, other: &Heard<G>) -> bool {
        let last = |heard: &Heard<G>| {
            heard
                .events
                .last()
                .map(|one| Arc::as_ptr(&one.came))
        };
        self.len() == other.len() && last(self) == last(other)
    }
}
