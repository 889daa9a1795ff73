//! One moment of a match, from which each part of the table takes its facts.

use ::samurai_spirit::view::BoardView;
use ::samurai_spirit::{Action, Card, Penalty, SamuraiSpirit, Step};
use client_core::guide::Guide;
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use super::desk::Desk;
use crate::table::moment;

/// The table: where facts are found, and what they are drawn with.
pub(super) type Table = moment::Table<SamuraiSpirit, Desk>;

pub(super) type Moment<'a> = moment::Moment<'a, SamuraiSpirit>;

impl<'a> Moment<'a> {
    /// Whose board is large: mine, or for somebody who watches that of the active samurai.
    pub(super) fn main(self) -> Seat {
        self.play.me().unwrap_or(self.view.active)
    }

    /// The seat I decide for now.
    pub(super) fn chooser(self) -> Option<Seat> {
        self.play.me().filter(|_| self.play.is_asked())
    }

    pub(super) fn board(self, seat: Seat) -> Option<&'a BoardView> {
        self.view.boards.get(seat.index())
    }

    /// The step that waits, if it waits for me.
    pub(super) fn my_step(self) -> Option<Step> {
        self.chooser().and(self.view.steps.last().copied())
    }

    /// The card in hand, if this seat has to play it.
    pub(super) fn hand_of(self, seat: Seat) -> Option<Card> {
        self.view.hand.filter(|hand| hand.holder == seat).map(|hand| hand.card)
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

/// The sum of the combat line.
pub(super) fn total(board: &BoardView) -> u8 {
    board.line.iter().map(|card| card.value()).sum()
}

pub(super) fn is_beast(board: &BoardView) -> bool {
    board.wounds >= 2
}

pub(super) fn is_wounded(board: &BoardView) -> bool {
    board.wounds % 2 == 1
}

/// The Kiai value of the side that is up.
pub(super) fn kiai(board: &BoardView) -> u8 {
    board.samurai.kiai_value(is_beast(board))
}

/// The penalties that wait for the start of his next turn: those of his last card.
pub(super) fn waiting(board: &BoardView) -> impl Iterator<Item = Penalty> {
    board.line.last().into_iter().flat_map(|card| card.face().penalties).flatten()
}
