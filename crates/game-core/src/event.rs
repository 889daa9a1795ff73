//! What a match tells, and to whom: every event is built for its audience, never cut down later.

use core::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::seat::{Seat, SeatSet, Viewer};

/// What may be told to a person: views, events and actions. A state is none of these.
pub trait Tellable:
    Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Tellable for T {}

/// Who hears an event.
///
/// ```
/// use game_core::{Audience, Collected, EventSink, Seat, Viewer};
///
/// let mut told = Collected::new();
/// told.tell(Audience::seat(Seat(1)), || "you drew the ace");
/// told.tell(Audience::others(Seat(1)), || "seat 1 drew a card");
/// let heard: Vec<&&str> = told.heard_by(Viewer::Spectator).collect();
/// assert_eq!(heard, [&"seat 1 drew a card"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// These seats and nobody else.
    Only(SeatSet),
    /// Everybody but these seats; spectators too.
    Except(SeatSet),
}

impl Audience {
    /// One seat alone.
    #[inline]
    pub const fn seat(seat: Seat) -> Audience {
        Audience::Only(SeatSet::only(seat))
    }

    /// Everybody but one seat.
    #[inline]
    pub const fn others(seat: Seat) -> Audience {
        Audience::Except(SeatSet::only(seat))
    }

    /// Whether this viewer hears it.
    #[inline]
    pub fn hears(self, viewer: Viewer) -> bool {
        let listed = |seats: SeatSet| {
            viewer
                .seat()
                .is_some_and(|seat| seats.contains(seat))
        };
        match self {
            Audience::All => true,
            Audience::Only(seats) => listed(seats),
            Audience::Except(seats) => !listed(seats),
        }
    }
}

/// Takes the events of an action as they happen.
pub trait EventSink<E> {
    /// Tells an event to its audience. The event is built only if somebody listens.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);
}

/// Nobody listens: playouts pay nothing for events.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<E> EventSink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// Keeps every event with its audience, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collected<E>(pub Vec<(Audience, E)>);

impl<E> Collected<E> {
    /// Nothing told yet.
    pub const fn new() -> Self {
        Collected(Vec::new())
    }

    /// What this viewer heard, in order.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.0
            .iter()
            .filter(move |(audience, _)| audience.hears(viewer))
            .map(|(_, event)| event)
    }
}

impl<E> Default for Collected<E> {
    fn default() -> Self {
        Collected::new()
    }
}

impl<E> EventSink<E> for Collected<E> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.0.push((audience, event()));
    }
}
