//! One moment of a match, from which each part of the table takes its facts.

use ::yokai_septet::config::Config;
use ::yokai_septet::{Event, Suit, View, YokaiSeptet};
use game_core::Seat;
use leptos::prelude::*;

use super::pen::Pen;
use crate::table::moment;

/// The table: where facts are found, and what they are drawn with.
pub(super) type LiveTable = moment::LiveTable<YokaiSeptet, Pen>;

pub(super) type Moment<'a> = moment::Moment<'a, YokaiSeptet>;

impl Moment<'_> {
    pub(super) fn me(self) -> Option<Seat> {
        self.view.viewer().seat()
    }

    /// The seat at the bottom: mine, or the first one for somebody who watches.
    pub(super) fn bottom(self) -> Seat {
        self.me().unwrap_or(Seat(0))
    }

    /// Whether the match waits for my choice; never in a replay.
    pub(super) fn asked(self) -> bool {
        self.sight().asked().is_some()
    }

    pub(super) fn waits_for(self, seat: Seat) -> bool {
        self.game.play.waits_for.read().contains(seat)
    }

    /// The deal whose trick is shown; the next one may be on the board already.
    pub(super) fn deal(self) -> Deal {
        let shown = self.game.shown(|scene| scene.trump);
        Deal {
            config: self.view.board().config(),
            trump: shown.unwrap_or_else(|| self.view.board().trump()),
        }
    }

    /// Whether the end of a round is still shown, though the next one is dealt.
    pub(super) fn is_between(self) -> bool {
        let round = self.view.board().round();
        let between = self.game.staged(|scene| scene.round != round);
        between.unwrap_or_default()
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
    Some(Event::RoundEnded {
        summary: view.board().last_round()?,
        scores: view.board().standing(),
    })
}
