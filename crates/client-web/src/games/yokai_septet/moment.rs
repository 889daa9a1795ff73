//! One moment of a match, from which each part of the table takes its facts.

use ::yokai_septet::config::Config;
use ::yokai_septet::{Card, Event, Suit, View, YokaiSeptet};
use game_core::Seat;
use leptos::prelude::*;

use super::pen::Pen;
use crate::table::moment;

/// The table: where facts are found, and what they are drawn with.
pub(super) type Table = moment::Table<YokaiSeptet, Pen>;

pub(super) type Moment<'a> = moment::Moment<'a, YokaiSeptet>;

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
