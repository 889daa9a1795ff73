//! One moment of a match, from which each part of a table takes its facts.

use client_core::tap::{Sight, Taps};
use leptos::prelude::*;

use crate::table::{Fact, Match, part};

/// A table: where facts are found, and the words they are drawn with.
pub(crate) struct LiveTable<G: Taps, W> {
    pub words: W,
    pub game: Match<G>,
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived copy would ask for games that can be copied"
)]
impl<G: Taps, W: Copy> Clone for LiveTable<G, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Taps, W: Copy> Copy for LiveTable<G, W> {}

impl<G: Taps, W: Copy + Send + Sync + 'static> LiveTable<G, W> {
    fn find<T>(self, facts: impl Fn(&Moment<'_, G>) -> Option<T>) -> Option<T> {
        let view = self.game.view.read();
        facts(&Moment {
            game: self.game,
            view: view.as_ref()?,
        })
    }

    /// The facts of this very moment, for what somebody does.
    pub(crate) fn now<T>(self, facts: impl Fn(&Moment<'_, G>) -> Option<T>) -> Option<T> {
        untrack(|| self.find(facts))
    }

    /// Facts that are worked out again after each event.
    pub(crate) fn facts<T: PartialEq + Send + Sync + 'static>(
        self,
        facts: impl Fn(&Moment<'_, G>) -> Option<T> + Send + Sync + 'static,
    ) -> Fact<T> {
        Fact::new(move || self.find(&facts))
    }

    /// Whether something holds now.
    pub(crate) fn holds(
        self,
        holds: impl Fn(&Moment<'_, G>) -> bool + Send + Sync + 'static,
    ) -> impl Fn() -> bool + Copy + Send + Sync + 'static {
        let facts = self.facts(move |moment| Some(holds(moment)));
        move || facts.get().unwrap_or_default()
    }

    /// A part that shows such facts; without them there is nothing to show.
    pub(crate) fn part<T, V>(
        self,
        facts: impl Fn(&Moment<'_, G>) -> Option<T> + Send + Sync + 'static,
        draw: impl Fn(W, &T) -> V + Send + Sync + 'static,
    ) -> AnyView
    where
        T: PartialEq + Send + Sync + 'static,
        V: IntoView + 'static,
    {
        part(
            move || self.find(&facts),
            move |facts| draw(self.words, facts),
        )
    }
}

/// What is known and what may be done; only facts are taken from it, nothing is drawn.
pub(crate) struct Moment<'a, G: Taps> {
    pub game: Match<G>,
    pub view: &'a G::View,
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived copy would ask for games that can be copied"
)]
impl<G: Taps> Clone for Moment<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Taps> Copy for Moment<'_, G> {}

impl<'a, G: Taps> Moment<'a, G> {
    /// What the person sees.
    pub(crate) fn sight(self) -> Sight<'a, G> {
        self.game.sight(self.view)
    }

    /// What the person has selected.
    pub(crate) fn selection(self) -> G::Selection {
        self.game.selection.get()
    }
}
