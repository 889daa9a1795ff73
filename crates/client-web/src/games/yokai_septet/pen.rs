//! Words and faces of cards in the person's language.

use ::yokai_septet::config::Scoring;
use ::yokai_septet::{Card, Event, Suit, View, YokaiSeptet};
use client_core::story::yokai_septet::{name, side, suit};
use client_core::story::{Line, Value};
use game_core::Seat;
use leptos::prelude::*;

use crate::app::App_;
use crate::art::yokai_septet as art;
use crate::table::Play;

/// Who writes on the table: the language and the names. What it says is said anew when they change.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    pub(super) app: App_,
    pub(super) play: Play,
}

impl Pen {
    /// A line in words.
    pub(super) fn say(self, line: &Line) -> String {
        self.app.story.read().say::<YokaiSeptet>(line, &self.play.names.read())
    }

    /// A message without arguments.
    pub(super) fn word(self, id: &'static str) -> String {
        self.say(&Line::new(id))
    }

    /// A message about a seat.
    pub(super) fn of(self, id: &'static str, seat: Seat) -> String {
        self.say(&Line::new(id).with("seat", seat))
    }

    /// Whether the match waits for my choice; never in a replay.
    pub(super) fn asked(self) -> bool {
        let board = self.play.board.read();
        board.as_ref().and_then(|board| board.choice.as_ref()).is_some_and(|choice| choice.waited)
    }

    /// The players of a side.
    pub(super) fn side(self, view: &View, number: usize) -> String {
        match side(number as u8, view.config.seats()) {
            Value::Line(line) => self.say(&line),
            _ => self.play.name(Seat(number as u8)),
        }
    }

    /// How the round before ended; nothing in the first.
    pub(super) fn round_end(self, view: &View) -> Option<String> {
        let summary = view.last_round.clone()?;
        let scores = (0..view.config.sides()).map(|side| super::sides::score(view, side)).collect();
        let event = Event::RoundEnded { summary, scores };
        Some(self.app.story.read().event::<YokaiSeptet>(&event, &self.play.names.read()))
    }

    /// What a card is and can do.
    pub(super) fn about(self, view: &View, card: Card) -> String {
        let of = card.suit();
        let (low, high) = (of as u8 + 1, of as u8 + 7);
        let range = Line::new("about-card").with("card", name(card)).with("suit", suit(of));
        let mut lines = vec![self.say(&range.with("low", low).with("high", high))];
        if card == Card::A {
            lines.push(self.word("about-a"));
        }
        if card.is_boss() {
            let line = Line::new("about-boss").with("white", of.white_stars());
            lines.push(self.say(&line.with("black", of.black_stars())));
        }
        if card.is_foil() {
            lines.push(self.word("about-foil"));
        }
        match view.trump {
            Some(trump) if trump == of && card.is_boss() => lines.push(self.word("about-boss-trump")),
            Some(trump) if trump == of => {
                lines.push(self.say(&Line::new("about-trump").with("suit", suit(of))));
            }
            _ => {}
        }
        lines.join("\n")
    }

    /// The letter of a suit, which carries it where colours do not.
    pub(super) fn letter(self, of: Suit) -> String {
        self.say(&Line::new("suit-letter").with("suit", of.to_string()))
    }

    /// What stands on a card: rank, letter, sign or mask, the stars that may count here.
    pub(super) fn face(self, view: &View, card: Card) -> impl IntoView + use<> {
        let of = card.suit();
        let rank = if card == Card::A { "A".to_owned() } else { card.rank().to_string() };
        let middle = if card.is_boss() { art::mask(of).into_any() } else { art::sign(of).into_any() };
        let counted = !view.config.is_bridegrooms() && view.config.scoring() == Scoring::Stars;
        let black = if view.config.sides() == 3 { of.black_stars() } else { 0 };
        let stars = (counted && card.is_boss())
            .then(|| art::stars(of.white_stars(), black, view.trump != Some(of)))
            .flatten();
        view! {
            <span class="ys-rank" aria-hidden="true">{rank}</span>
            <span class="ys-letter" aria-hidden="true">{self.letter(of)}</span>
            {middle}{stars}
        }
    }

    /// A card that only lies there.
    pub(super) fn still(self, view: &View, card: Card, more: &str, place: String) -> AnyView {
        self.noted(view, card, more, place, None)
    }

    /// The same with one more thing to know about it.
    pub(super) fn noted(
        self,
        view: &View,
        card: Card,
        more: &str,
        place: String,
        note: Option<&'static str>,
    ) -> AnyView {
        let class = format!("{} {more}", class(view, card));
        let lines = [Some(self.about(view, card)), note.map(|id| self.word(id))];
        let about = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
        view! {
            <span class=class data-suit=card.suit().to_string() data-place=place role="img"
                aria-label=self.say(&name(card)) data-about=about>
                {self.face(view, card)}
            </span>
        }
        .into_any()
    }
}

/// The classes of a card.
pub(super) fn class(view: &View, card: Card) -> String {
    let mut class = "card ys-card".to_owned();
    for (word, holds) in [
        (" boss", card.is_boss()),
        (" foil", card.is_foil()),
        (" a", card == Card::A),
        (" trump", view.trump == Some(card.suit())),
    ] {
        if holds {
            class.push_str(word);
        }
    }
    class
}
