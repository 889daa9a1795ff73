//! One moment of a match, from which each part of a table takes its facts.

use client_core::guide::Guide;
use leptos::prelude::*;

use crate::games::Known;
use crate::table::{Fact, Play, part};

/// A table: where facts are found, and the words they are drawn with.
pub(crate) struct Table<G: Guide, W> {
    pub words: W,
    pub play: Play,
    pub view: Known<G>,
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived copy would ask for games that can be copied"
)]
impl<G: Guide, W: Copy> Clone for Table<G, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Guide, W: Copy> Copy for Table<G, W> {}

impl<G: Guide, W: Copy + Send + Sync + 'static> Table<G, W> {
    fn find<T>(self, facts: impl Fn(&Moment<'_, G>) -> Option<T>) -> Option<T> {
        let view = self.view.read();
        facts(&Moment {
            play: self.play,
            view: view.as_ref()?,
        })
    }

    /// The facts of this very moment, for what somebody does.
    pub(crate) fn now<T>(self, facts: impl Fn(&Moment<'_, G>) -> Option<T>) -> Option<T> {
        untrack(|| self.find(facts))
    }

    /// Facts that are found anew with each event.
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
pub(crate) struct Moment<'a, G: Guide> {
    pub play: Play,
    pub view: &'a G::View,
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived copy would ask for games that can be copied"
)]
impl<G: Guide> Clone for Moment<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Guide> Copy for Moment<'_, G> {}

impl<G: Guide> Moment<'_, G> {
    pub(crate) fn may(self, action: G::Action) -> bool {
        self.play.may(&action.to_string())
    }
}
