//! A card of mine that can be played, or discarded while that is asked: in my hand or in my row.

use ::yokai_septet::{Card, YokaiSeptet};
use client_core::place::yokai_septet::Place;
use client_core::tap::yokai_septet::{OwnCard, Spot, own_card};
use game_core::Seat;
use leptos::prelude::*;

use super::moment::{Deal, LiveTable, Moment};
use super::pen::{Pen, class, stars};
use crate::table::{Fact, classes, data_act, disabled};

/// A card of mine. It stays the same button while what can be done with it changes.
#[component]
pub(super) fn Mine(
    table: LiveTable,
    card: Card,
    /// The key that picks it.
    #[prop(into)]
    key: Signal<Option<String>>,
    /// More classes.
    #[prop(optional, into)]
    more: String,
) -> impl IntoView {
    let pen = table.words;
    let facts = table.facts(move |moment| Some(Facts::of(moment, card)));
    // What it is called and what it means are long to say and seldom change, so each is said for itself.
    let label = Fact::new(move || facts.map(|facts| facts.own.label.clone()));
    let meaning = Fact::new(move || facts.map(Facts::meaning));
    let act = move || {
        let act = |facts: &Facts| {
            facts
                .is_asked
                .then(|| data_act::<YokaiSeptet>(facts.own.action))
        };
        facts.and_then(act)
    };
    let go = move |_| table.game.tap(Spot::Card(card));
    view! {
        <button
            class=move || facts.map(|facts| facts.classes(card, &more))
            data-suit=card.suit().to_string()
            aria-disabled=move || facts.and_then(|facts| disabled(!facts.is_closed()))
            data-act=act
            data-key=key
            data-about=move || meaning.map(|meaning| meaning.say(pen, card))
            data-place=Place::Card(card).to_string()
            on:click=go
        >
            <span class="unseen">{move || label.map(|label| pen.say(label))}</span>
            <Face table=table card=card />
        </button>
    }
}

/// The face of a card of mine. Most look the same in every deal.
#[component]
pub(super) fn Face(table: LiveTable, card: Card) -> impl IntoView {
    table.part(
        move |moment| Some(stars(moment.deal(), card)),
        move |pen, stars| pen.face_with(card, *stars),
    )
}

/// What there is to know about a card of mine.
#[derive(PartialEq)]
struct Facts {
    own: OwnCard,
    deal: Deal,
    is_asked: bool,
}

impl Facts {
    fn of(moment: &Moment<'_>, card: Card) -> Facts {
        Facts {
            own: own_card(&moment.sight(), card),
            deal: moment.deal(),
            is_asked: moment.asked(),
        }
    }

    fn classes(&self, card: Card, more: &str) -> String {
        let OwnCard {
            is_open,
            takes,
            is_new,
            ..
        } = self.own;
        let flags = [
            ("dim", self.is_closed()),
            ("open", is_open),
            ("takes", takes),
            ("new", is_new),
            (more, !more.is_empty()),
        ];
        classes(&class(self.deal, card), flags)
    }

    /// Whether something is asked, and it cannot be the answer.
    fn is_closed(&self) -> bool {
        self.is_asked && !self.own.is_open
    }

    fn meaning(&self) -> Meaning {
        Meaning {
            deal: self.deal,
            from: self.own.from,
            takes: self.own.takes,
        }
    }
}

/// What a card of mine means now.
#[derive(PartialEq)]
struct Meaning {
    deal: Deal,
    /// Who passed it on to me.
    from: Option<Seat>,
    takes: bool,
}

impl Meaning {
    fn say(&self, pen: Pen, card: Card) -> String {
        let from = self
            .from
            .map(|from| pen.of("about-received", from));
        let takes = self.takes.then(|| pen.word("about-would-take"));
        let lines = [Some(pen.about(self.deal, card)), from, takes];
        lines
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n")
    }
}
