//! One moment of a match, from which each part of the table takes its facts.

use ::samurai_spirit::{Action, Card, SamuraiBoard, SamuraiSpirit, Step};
use client_core::guide::Guide;
use client_core::stage::samurai_spirit::{Fighter, Stack, Village};
use client_core::story::Line;
use client_core::tap::samurai_spirit::{hand_of, own_step};
use game_core::Seat;

use super::desk::Desk;
use crate::table::moment;

/// The table: where facts are found, and what they are drawn with.
pub(super) type LiveTable = moment::LiveTable<SamuraiSpirit, Desk>;

pub(super) type Moment<'a> = moment::Moment<'a, SamuraiSpirit>;

impl<'a> Moment<'a> {
    /// Whose board is large: mine, or for somebody who watches that of the active samurai.
    pub(super) fn main(self) -> Seat {
        self.sight()
            .seat
            .unwrap_or(self.view.board().active())
    }

    /// The seat I decide for now.
    pub(super) fn chooser(self) -> Option<Seat> {
        self.sight().asked()
    }

    pub(super) fn board(self, seat: Seat) -> Option<&'a SamuraiBoard> {
        self.view.board().present().get(seat.index())
    }

    /// The step that waits, if it waits for me.
    pub(super) fn my_step(self) -> Option<Step> {
        own_step(&self.sight())
    }

    /// The card in hand, if this seat has to play it.
    pub(super) fn hand_of(self, seat: Seat) -> Option<Card> {
        hand_of(self.view, seat)
    }

    /// Whose turn is shown.
    pub(super) fn active(self) -> Seat {
        self.game
            .shown(|scene| scene.active)
            .unwrap_or(self.view.board().active())
    }

    /// The card in hand that is shown at this seat.
    pub(super) fn held(self, seat: Seat) -> Option<Card> {
        let (holder, card) = self.game.shown(|scene| scene.hand)??;
        (holder == seat).then_some(card)
    }

    /// The card in hand as the large board shows it: one that is still to be seen there comes before one that waits.
    pub(super) fn in_tray(self, seat: Seat) -> Option<Card> {
        self.held(seat).or_else(|| self.hand_of(seat))
    }

    /// What is shown of a samurai.
    pub(super) fn fighter<T>(self, seat: Seat, shows: impl FnOnce(&Fighter) -> T) -> Option<T> {
        self.game
            .shown(|scene| scene.fighters.get(seat.index()).map(shows))?
    }

    /// What is shown of the village.
    pub(super) fn village(self) -> Village {
        self.game
            .shown(|scene| scene.village.clone())
            .unwrap_or_else(|| Village::of(self.view))
    }

    /// What is shown of the raider stack.
    pub(super) fn stack(self) -> Stack {
        self.game
            .shown(|scene| scene.stack.clone())
            .unwrap_or_else(|| Stack::of(self.view))
    }

    pub(super) fn may(self, action: Action) -> bool {
        self.sight().may(action)
    }

    /// What an action does.
    pub(super) fn label(self, action: Action) -> Line {
        SamuraiSpirit::label(self.view, &action)
    }
}
