//! One moment of a match, from which each part of the table takes its facts.

use ::yokai_septet::config::Config;
use ::yokai_septet::{Action, Card, Event, Suit, View, YokaiSeptet};
use game_core::Seat;
use leptos::prelude::*;

use super::pen::Pen;
use crate::games::Known;
use crate::table::{Play, part};

/// The table: where facts are found and what they are written with.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) pen: Pen,
    play: Play,
    view: Known<YokaiSeptet>,
}

impl Table {
    pub(super) fn new(play: Play, view: Known<YokaiSeptet>) -> Table {
        Table { pen: Pen::new(play), play, view }
    }

    fn find<T>(self, facts: impl Fn(&Moment<'_>) -> Option<T>) -> Option<T> {
        let view = self.view.read();
        facts(&Moment { play: self.play, view: view.as_ref()? })
    }

    /// The facts of this very moment, for what somebody does.
    pub(super) fn now<T>(self, facts: impl Fn(&Moment<'_>) -> Option<T>) -> Option<T> {
        untrack(|| self.find(facts))
    }

    /// Facts that are found anew with each event.
    pub(super) fn facts<T: PartialEq + Send + Sync + 'static>(
        self,
        facts: impl Fn(&Moment<'_>) -> Option<T> + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        Memo::new(move |_| self.find(&facts))
    }

    /// Whether something holds now.
    pub(super) fn holds(
        self,
        holds: impl Fn(&Moment<'_>) -> bool + Send + Sync + 'static,
    ) -> impl Fn() -> bool + Copy + Send + Sync + 'static {
        let facts = self.facts(move |moment| Some(holds(moment)));
        move || facts.get().unwrap_or_default()
    }

    /// A part that shows such facts; without them there is nothing to show.
    pub(super) fn part<T, V>(
        self,
        facts: impl Fn(&Moment<'_>) -> Option<T> + Send + Sync + 'static,
        draw: impl Fn(Pen, &T) -> V + Send + Sync + 'static,
    ) -> impl Fn() -> Option<V> + Send + Sync + 'static
    where
        T: PartialEq + Send + Sync + 'static,
    {
        part(move || self.find(&facts), move |facts| Some(draw(self.pen, facts.as_ref()?)))
    }

    /// Marks these cards instead of those that are marked.
    pub(super) fn mark(self, cards: Vec<String>) {
        self.play.lifted.set(cards);
    }
}

/// What is known and what may be done.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    play: Play,
    pub(super) view: &'a View,
}

impl Moment<'_> {
    pub(super) fn me(self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    /// Who sits at the bottom: me, or the first seat for somebody who watches.
    pub(super) fn bottom(self) -> Seat {
        self.me().unwrap_or(Seat(0))
    }

    /// Whether the match waits for my choice; never in a replay.
    pub(super) fn asked(self) -> bool {
        self.play.is_asked()
    }

    pub(super) fn may(self, action: Action) -> bool {
        self.play.may(&action.to_string())
    }

    pub(super) fn waits_for(self, seat: Seat) -> bool {
        self.play.waits_for.read().contains(seat)
    }

    pub(super) fn deal(self) -> Deal {
        Deal { config: self.view.config, trump: self.view.trump }
    }

    /// The marked cards in order; a place may be free.
    pub(super) fn marks(self) -> Vec<Option<Card>> {
        self.play.lifted.read().iter().map(|text| text.parse().ok()).collect()
    }
}

/// What the looks and the meaning of every card depend on.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Deal {
    pub(super) config: Config,
    pub(super) trump: Option<Suit>,
}

/// How the round before ended; nothing in the first.
pub(super) fn round_end(view: &View) -> Option<Event> {
    let summary = view.last_round.clone()?;
    let scores = (0..view.config.sides()).map(|side| score(view, side)).collect();
    Some(Event::RoundEnded { summary, scores })
}

/// Tokens of a side, or its seals.
pub(super) fn score(view: &View, side: usize) -> u8 {
    if view.config.is_bridegrooms() {
        view.seals.get(side).map_or(0, |suits| suits.len() as u8)
    } else {
        view.scores.get(side).copied().unwrap_or_default()
    }
}
