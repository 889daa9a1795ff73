//! A card of mine that can be played, or discarded while that is asked: in my hand or in my row.

use ::yokai_septet::Card;
use client_core::place::yokai_septet::Place;
use client_core::tap::yokai_septet::{OwnCard, Spot, own_card};
use leptos::prelude::*;

use super::moment::{Deal, Moment, Scene};
use super::pen::{Pen, class};

/// A card of mine. It stays the same button while what can be done with it changes.
#[component]
pub(super) fn Mine(
    table: Scene,
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
    let class = move || facts.map(|facts| format!("{} {more}", facts.classes(card)));
    let label = move || facts.map(|facts| pen.say(&facts.own.label));
    let act = move || {
        facts.and_then(|facts| {
            facts
                .is_asked
                .then(|| facts.own.action.to_string())
        })
    };
    let about = move || facts.map(|facts| facts.about(pen, card));
    let go = move |_| table.game.tap(Spot::Card(card));
    view! {
        <button
            class=class
            data-suit=card.suit().to_string()
            data-act=act
            data-key=key
            data-about=about
            data-place=Place::Card(card).to_string()
            on:click=go
        >
            <span class="unseen">{label}</span>
            <Face table=table card=card />
        </button>
    }
}

/// The face of a card of mine, which changes only with the deal.
#[component]
pub(super) fn Face(table: Scene, card: Card) -> impl IntoView {
    table.part(
        |moment| Some(moment.deal()),
        move |pen, deal| pen.face(*deal, card),
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

    fn classes(&self, card: Card) -> String {
        let OwnCard {
            is_open,
            takes,
            is_new,
            ..
        } = self.own;
        let flags = [
            (" dim", self.is_asked && !is_open),
            (" open", is_open),
            (" takes", takes),
            (" new", is_new),
        ];
        let mut class = class(self.deal, card);
        for (word, _) in flags.into_iter().filter(|(_, holds)| *holds) {
            class.push_str(word);
        }
        class
    }

    fn about(&self, pen: Pen, card: Card) -> String {
        let from = self
            .own
            .from
            .map(|from| pen.of("about-received", from));
        let takes = self
            .own
            .takes
            .then(|| pen.word("about-would-take"));
        let lines = [Some(pen.about(self.deal, card)), from, takes];
        lines
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n")
    }
}
