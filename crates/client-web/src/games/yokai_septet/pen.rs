//! Words and faces of cards in the person's language. The pen knows nothing of the match, so what a part
//! shows comes from its facts alone.

use std::sync::Arc;

use ::yokai_septet::scoring::Stars;
use ::yokai_septet::{Card, Event, Suit, YokaiSeptet};
use client_core::guide::yokai_septet::about_card;
use client_core::place::yokai_septet::Place;
use client_core::story::yokai_septet::{heading, name};
use client_core::story::{Line, Story, Value};
use game_core::Seat;
use leptos::prelude::*;

use super::moment::Deal;
use crate::app::AppContext;
use crate::art::yokai_septet as art;
use crate::table::{Play, classes};

/// What writes on the table: the language and the names. What it says is said again when they change.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    story: RwSignal<Arc<Story>>,
    play: Play,
}

impl Pen {
    pub(super) fn new(play: Play) -> Pen {
        Pen {
            story: expect_context::<AppContext>().story,
            play,
        }
    }

    /// A line in words.
    pub(super) fn say(self, line: &Line) -> String {
        self.story
            .read()
            .say::<YokaiSeptet>(line, &self.play.names.read())
    }

    /// A message without arguments.
    pub(super) fn word(self, id: &'static str) -> String {
        self.say(&Line::new(id))
    }

    /// A message about a seat.
    pub(super) fn of(self, id: &'static str, seat: Seat) -> String {
        self.say(&Line::new(id).with("seat", seat))
    }

    /// What happened, in words.
    pub(super) fn event(self, event: &Event) -> String {
        self.story
            .read()
            .event::<YokaiSeptet>(event, &self.play.names.read())
    }

    /// The name of the player at a seat.
    pub(super) fn player(self, seat: Seat) -> String {
        self.play.name(seat)
    }

    /// The players of a side.
    pub(super) fn side(self, seats: usize, number: usize) -> String {
        match heading(number as u8, seats) {
            Value::Line(line) => self.say(&line),
            _ => self.player(Seat(number as u8)),
        }
    }

    /// What a card is and can do.
    pub(super) fn about(self, deal: Deal, card: Card) -> String {
        let lines = about_card(card, deal.trump);
        let said: Vec<String> = lines.iter().map(|line| self.say(line)).collect();
        said.join("\n")
    }

    /// The letter of a suit, which carries it where colours do not.
    fn letter(self, of: Suit) -> String {
        self.say(&Line::new("suit-letter").with("suit", of.to_string()))
    }

    /// What stands on a card: the picture, rank, letter, the stars that may count here.
    pub(super) fn face(self, deal: Deal, card: Card) -> impl IntoView {
        self.face_with(card, stars(deal, card))
    }

    /// The same with these stars, which are all that depends on the deal.
    pub(super) fn face_with(self, card: Card, stars: Option<Stars>) -> impl IntoView {
        let of = card.suit();
        let rank = if card == Card::A {
            "A".to_owned()
        } else {
            card.rank().to_string()
        };
        view! {
            {art::face(card)}
            <span class="ys-rank" aria-hidden="true">
                {rank}
            </span>
            <span class="ys-letter" aria-hidden="true">
                {self.letter(of)}
            </span>
            {stars.and_then(|stars| art::stars(stars.white, stars.black, stars.count))}
        }
    }

    /// A card beside the table.
    pub(super) fn lying(self, deal: Deal, card: Card) -> AnyView {
        view! {
            <span
                class=class(deal, card)
                data-suit=card.suit().to_string()
                role="img"
                aria-label=self.say(&name(card))
            >
                {self.face(deal, card)}
            </span>
        }
        .into_any()
    }

    /// A card that only lies there.
    pub(super) fn still(self, deal: Deal, card: Card, more: &str, place: Place) -> AnyView {
        view! {
            <span
                class=format!("{} {more}", class(deal, card))
                data-suit=card.suit().to_string()
                data-place=place.to_string()
                role="img"
                aria-label=self.say(&name(card))
                data-about=self.about(deal, card)
            >
                {self.face(deal, card)}
            </span>
        }
        .into_any()
    }
}

/// Stars that stand on a card because they may count here.
pub(super) fn stars(deal: Deal, card: Card) -> Option<Stars> {
    (deal.config.counts_stars() && card.is_boss())
        .then(|| Stars::on(deal.config, deal.trump, card.suit()))
}

/// The classes of a card.
pub(super) fn class(deal: Deal, card: Card) -> String {
    let starred = stars(deal, card).is_some_and(|stars| stars.white + stars.black > 0);
    let flags = [
        ("boss", card.is_boss()),
        ("starred", starred),
        ("foil", card.is_foil()),
        ("a", card == Card::A),
        ("trump", deal.trump == Some(card.suit())),
    ];
    classes("card ys-card", flags)
}
