//! What the drawing asks about a match, and says about it.

use std::sync::Arc;

use ::samurai_sword::card::Kind;
use ::samurai_sword::effects::cards::{Way, may_name_oneself, way};
use ::samurai_sword::{Action, Board, Card, Loss, Pending, Role, SamuraiSword, View};
use client_core::guide::samurai_sword::card_name;
use client_core::story::{Line, Names, Story};
use game_core::Seat;
use leptos::prelude::*;

use crate::app::App_;
use crate::table::Play;

/// A view, and what the drawing asks of it.
pub(super) struct Seen {
    pub(super) view: View,
}

pub(super) type Table = Memo<Option<Seen>>;

impl Seen {
    pub(super) fn new(view: View) -> Seen {
        Seen { view }
    }

    /// What everybody sees, which answers questions of the rules.
    pub(super) fn board(&self) -> &Board {
        &self.view.board
    }

    pub(super) fn seats(&self) -> usize {
        self.view.board.config.seats()
    }

    /// The viewer's own seat, if the viewer sits at the table.
    pub(super) fn me(&self) -> Option<Seat> {
        self.view.own_seat()
    }

    /// Who sits at the bottom: the viewer, and for one who watches the first seat.
    pub(super) fn bottom(&self) -> Seat {
        self.me().unwrap_or(Seat(0))
    }

    /// The seat whose answer to another's card is awaited, and the other one.
    pub(super) fn duel(&self) -> Option<(Seat, Seat)> {
        let answers = matches!(
            self.view.board.pending,
            Pending::Parry { .. } | Pending::Battlecry { .. } | Pending::Jujutsu { .. }
        );
        self.board()
            .asked()
            .filter(|_| answers)
            .map(|asked| (asked, self.view.board.turn))
    }

    pub(super) fn has_turn(&self, seat: Seat) -> bool {
        self.view.board.turn == seat && !self.board().is_over()
    }

    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        self.board().asked() == Some(seat)
    }

    /// Whether others are at it, and this player only watches.
    pub(super) fn is_beside(&self, seat: Seat) -> bool {
        self.duel()
            .is_some_and(|(asked, by)| seat != asked && seat != by)
    }

    pub(super) fn is_harmless(&self, seat: Seat) -> bool {
        self.board().is_harmless(seat)
    }

    pub(super) fn role(&self, seat: Seat) -> Option<Role> {
        self.view.role(seat)
    }

    pub(super) fn honour(&self, seat: Seat) -> u8 {
        self.view
            .board
            .honour
            .get(seat.index())
            .copied()
            .unwrap_or(0)
    }

    pub(super) fn resilience(&self, seat: Seat) -> u8 {
        self.view
            .board
            .resilience
            .get(seat.index())
            .copied()
            .unwrap_or(0)
    }

    pub(super) fn in_hand(&self, seat: Seat) -> u8 {
        self.view
            .board
            .hand_sizes
            .get(seat.index())
            .copied()
            .unwrap_or(0)
    }

    /// What lies before a player, each kind with its number.
    pub(super) fn before(&self, seat: Seat) -> Vec<(Card, u8)> {
        let laid = self
            .view
            .board
            .properties
            .get(seat.index())
            .copied()
            .unwrap_or_default();
        let bushido = u8::from(self.view.board.bushido == Some(seat));
        let kinds = [Card::Armor, Card::FastDraw, Card::Focus].map(|card| (card, laid.count(card)));
        kinds
            .into_iter()
            .chain([(Card::Bushido, bushido)])
            .filter(|(_, count)| *count > 0)
            .collect()
    }

    /// What Geisha can take from a player.
    fn losses(&self, seat: Seat) -> impl Iterator<Item = Loss> {
        Loss::ALL
            .into_iter()
            .filter(move |loss| self.board().can_lose(seat, *loss))
    }

    /// The card that is lifted, while it is still where it was.
    pub(super) fn lifted(&self, play: Play) -> Option<Card> {
        let lifted = play.lifted.read();
        let card: Card = lifted.first()?.parse().ok()?;
        let place: usize = lifted.get(1)?.parse().ok()?;
        (self.view.hand.nth(place) == Some(card)).then_some(card)
    }

    /// Every way to play this card on somebody, open or not.
    pub(super) fn ways(&self, card: Card) -> Vec<Action> {
        let me = self.bottom();
        let seats =
            Seat::all(self.seats()).filter(move |seat| *seat != me || may_name_oneself(card));
        match way(card) {
            Way::Geisha => seats
                .flat_map(|seat| {
                    self.losses(seat)
                        .map(move |loss| Action::Geisha(seat, loss))
                })
                .collect(),
            Way::On => seats
                .map(|seat| Action::PlayOn(card, seat))
                .collect(),
            Way::Attack | Way::Alone | Way::Never => seats
                .map(|seat| Action::Attack(card, seat))
                .collect(),
        }
    }
}

/// Whether a card is played on somebody, so that it is lifted first.
pub(super) fn needs_target(card: Card) -> bool {
    matches!(way(card), Way::Attack | Way::On | Way::Geisha)
}

/// The person's language and the names of the seats.
#[derive(Clone)]
pub(super) struct Words {
    story: Arc<Story>,
    names: Names,
}

impl Words {
    pub(super) fn new(story: RwSignal<Arc<Story>>, play: Play) -> Words {
        Words {
            story: story.get(),
            names: play.names.get(),
        }
    }

    pub(super) fn of(app: App_, play: Play) -> Words {
        Words::new(app.story, play)
    }

    pub(super) fn say(&self, line: &Line) -> String {
        self.story.say::<SamuraiSword>(line, &self.names)
    }

    pub(super) fn word(&self, id: &'static str) -> String {
        self.say(&Line::new(id))
    }

    pub(super) fn event(&self, event: &::samurai_sword::Event) -> String {
        self.story
            .event::<SamuraiSword>(event, &self.names)
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.names
            .get(seat)
            .unwrap_or_default()
            .to_owned()
    }

    pub(super) fn card(&self, card: Card) -> String {
        self.say(&card_name(card))
    }

    /// What a card does.
    pub(super) fn about(&self, card: Card) -> String {
        match card.printed().kind {
            Kind::Weapon { reach, wounds } => self.say(
                &Line::new("about-weapon")
                    .with("card", card_name(card))
                    .with("reach", reach)
                    .with("wounds", wounds),
            ),
            Kind::Property | Kind::Action => {
                self.say(&Line::new("about-card").with("card", card.printed().name))
            }
        }
    }

    pub(super) fn role(&self, role: Role) -> String {
        self.say(&Line::new(format!("name-{role}")))
    }

    pub(super) fn about_role(&self, role: Option<Role>) -> String {
        self.say(&match role {
            Some(role) => Line::new("about-role").with("role", role.to_string()),
            None => Line::new("about-role-hidden"),
        })
    }
}
