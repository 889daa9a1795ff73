//! One moment of a match, from which each part of the table takes its facts.

use ::samurai_spirit::{Action, Card, SamuraiBoard, SamuraiSpirit, Step};
use client_core::guide::Guide;
use client_core::story::Line;
use game_core::{Game as _, Seat};
use leptos::prelude::*;

use super::desk::Desk;
use crate::table::moment;

/// The table: where facts are found, and what they are drawn with.
pub(super) type Table = moment::Table<SamuraiSpirit, Desk>;

pub(super) type Moment<'a> = moment::Moment<'a, SamuraiSpirit>;

impl<'a> Moment<'a> {
    /// Whose board is large: mine, or for somebody who watches that of the active samurai.
    pub(super) fn main(self) -> Seat {
        self.play.me().unwrap_or(self.view.board.active)
    }

    /// The seat I decide for now.
    pub(super) fn chooser(self) -> Option<Seat> {
        self.play.me().filter(|_| self.play.is_asked())
    }

    pub(super) fn board(self, seat: Seat) -> Option<&'a SamuraiBoard> {
        self.view.board.present().get(seat.index())
    }

    /// The step that waits, if it waits for me.
    pub(super) fn my_step(self) -> Option<Step> {
        self.chooser().and(self.view.board.steps.top())
    }

    /// The card in hand, if this seat has to play it.
    pub(super) fn hand_of(self, seat: Seat) -> Option<Card> {
        self.view
            .board
            .hand
            .filter(|hand| hand.holder == seat)
            .map(|hand| hand.card)
    }

    /// A combat line, first card first.
    pub(super) fn line(self, seat: Seat) -> Option<Vec<Card>> {
        self.board(seat)?;
        let mut line: Vec<Card> = self.view.board.line(seat).collect();
        line.reverse();
        Some(line)
    }

    /// Whether one of my actions is of this kind.
    pub(super) fn may_some(self, kind: impl Fn(&Action) -> bool) -> bool {
        let mut actions = Vec::new();
        if let Some(me) = self.chooser() {
            SamuraiSpirit::options(self.view, me, &mut actions);
        }
        actions.iter().any(kind)
    }

    /// What an action does.
    pub(super) fn label(self, action: Action) -> Line {
        SamuraiSpirit::label(self.view, &action)
    }

    /// From whom something is taken, if that is marked.
    pub(super) fn marked(self, kind: &str) -> Option<Seat> {
        let lifted = self.play.lifted.read();
        lifted.first()?.strip_prefix(kind)?.parse().ok()
    }
}
