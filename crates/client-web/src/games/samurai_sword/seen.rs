//! What the drawing asks about a match, and says about it.

use std::sync::Arc;

use ::samurai_sword::{Board, Card, Role, SamuraiSword};
use client_core::guide::samurai_sword::{about_card, about_role, card_name};
use client_core::stage::Staged as _;
use client_core::stage::samurai_sword::Played;
use client_core::story::{Line, Story};
use client_core::tap::samurai_sword::duel;
use game_core::Seat;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::table::{Play, moment};

/// The table: where facts are found, and the words they are drawn with.
pub(super) type LiveTable = moment::LiveTable<SamuraiSword, Words>;

pub(super) type Seen<'a> = moment::Moment<'a, SamuraiSword>;

impl<'a> Seen<'a> {
    /// What everybody sees, which answers questions of the rules.
    pub(super) fn board(self) -> &'a Board {
        self.view.board()
    }

    pub(super) fn seats(self) -> usize {
        self.board().config().seats()
    }

    /// The viewer's own seat, if the viewer sits at the table.
    pub(super) fn me(self) -> Option<Seat> {
        self.view.own_seat()
    }

    /// Who sits at the bottom: the viewer, and for one who watches the first seat.
    pub(super) fn bottom(self) -> Seat {
        self.me().unwrap_or(Seat(0))
    }

    /// Whose turn is shown.
    pub(super) fn turn(self) -> Seat {
        self.game
            .staged(|scene| scene.turn)
            .unwrap_or(self.board().turn())
    }

    /// The card that is shown being played.
    pub(super) fn played(self) -> Option<Played> {
        self.game
            .staged(|scene| scene.played)
            .unwrap_or_else(|| SamuraiSword::scene(self.view).played)
    }

    /// Who is shown to be attacked or asked, and by whom.
    pub(super) fn duel(self) -> Option<(Seat, Seat)> {
        match self.game.staged(|scene| scene.played) {
            Some(played) => Some((played?.target?, self.turn())),
            None => duel(self.view),
        }
    }

    /// Whether others are at it: the light then stays on whose turn it is and on whom they turn to.
    pub(super) fn is_watched(self) -> bool {
        !self.board().is_over() && self.me() != Some(self.turn())
    }

    /// The top of the discards as it is shown.
    pub(super) fn top(self) -> Option<Card> {
        self.game
            .staged(|scene| scene.top)
            .unwrap_or_else(|| self.board().discards().as_slice().last().copied())
    }

    pub(super) fn has_turn(self, seat: Seat) -> bool {
        self.turn() == seat && !self.board().is_over()
    }

    pub(super) fn is_asked(self, seat: Seat) -> bool {
        let now = self.board().asked() == Some(seat);
        // The person is asked at once; of the others it is seen when the script is there.
        match self.game.staged(|scene| scene.played) {
            Some(played) if self.me() != Some(seat) => {
                played.and_then(|played| played.target) == Some(seat)
            }
            _ => now,
        }
    }

    /// Whether others are at it, and this player only watches.
    pub(super) fn is_beside(self, seat: Seat) -> bool {
        let asked = self.duel().map(|(asked, _)| asked);
        self.is_watched() && seat != self.turn() && asked != Some(seat)
    }

    pub(super) fn is_harmless(self, seat: Seat) -> bool {
        self.board().is_harmless(seat)
    }

    pub(super) fn role(self, seat: Seat) -> Option<Role> {
        self.view.role(seat)
    }

    pub(super) fn honour(self, seat: Seat) -> u8 {
        self.game
            .staged(|scene| at(&scene.honour, seat))
            .unwrap_or_else(|| at(self.board().honour(), seat))
    }

    pub(super) fn resilience(self, seat: Seat) -> u8 {
        self.game
            .staged(|scene| at(&scene.resilience, seat))
            .unwrap_or_else(|| at(self.board().resilience(), seat))
    }

    pub(super) fn in_hand(self, seat: Seat) -> u8 {
        at(self.board().hand_sizes(), seat)
    }

    /// What lies before a player, each kind with its number.
    pub(super) fn before(self, seat: Seat) -> Vec<(Card, u8)> {
        self.board().laid_before(seat).collect()
    }
}

/// What is known of this seat; nothing of one that is not at the table.
fn at<T: Copy + Default>(by_seat: &[T], seat: Seat) -> T {
    by_seat
        .get(seat.index())
        .copied()
        .unwrap_or_default()
}

/// The person's language and the names of the seats.
#[derive(Clone, Copy)]
pub(super) struct Words {
    story: RwSignal<Arc<Story>>,
    play: Play,
}

impl Words {
    pub(super) fn new(play: Play) -> Words {
        Words {
            story: expect_context::<AppContext>().story,
            play,
        }
    }

    pub(super) fn say(self, line: &Line) -> String {
        self.story
            .read()
            .say::<SamuraiSword>(line, &self.play.names.read())
    }

    pub(super) fn word(self, id: &'static str) -> String {
        self.say(&Line::new(id))
    }

    pub(super) fn event(self, event: &::samurai_sword::Event) -> String {
        self.story
            .read()
            .event::<SamuraiSword>(event, &self.play.names.read())
    }

    pub(super) fn name(self, seat: Seat) -> String {
        self.play.name(seat)
    }

    pub(super) fn card(self, card: Card) -> String {
        self.say(&card_name(card))
    }

    /// What a card does.
    pub(super) fn about(self, card: Card) -> String {
        self.say(&about_card(card))
    }

    pub(super) fn role(self, role: Role) -> String {
        self.say(&Line::new(format!("name-{role}")))
    }

    pub(super) fn about_role(self, role: Option<Role>) -> String {
        self.say(&about_role(role))
    }
}
