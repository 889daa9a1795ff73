//! A card of mine that can be played, or discarded while that is asked: in my hand or in my row.

use ::yokai_septet::{Action, Card, Phase, View, YokaiSeptet};
use client_core::guide::Guide;
use game_core::Seat;
use leptos::prelude::*;

use super::moment::{Deal, Moment, Table};
use super::pen::{Pen, class};

/// A card of mine. It stays the same button while what can be done with it changes.
#[component]
pub(super) fn Mine(
    table: Table,
    card: Card,
    /// The key that picks it.
    #[prop(into)]
    key: Signal<Option<String>>,
    /// More classes.
    #[prop(optional, into)]
    more: String,
) -> impl IntoView {
    let pen = table.words;
    let class = table.facts(move |moment| Some(format!("{} {more}", classes(moment, card))));
    let label = table
        .facts(move |moment| Some(YokaiSeptet::label(moment.view, &action(moment.view, card))));
    let label = move || label.map(|label| pen.say(label));
    let act = table.facts(move |moment| {
        moment
            .asked()
            .then(|| action(moment.view, card).to_string())
    });
    let about = table.facts(move |moment| Some(About::of(moment, card)));
    let about = move || about.map(|about| about.say(pen, card));
    let go = move |_| {
        if let Some(action) = table.now(|moment| Some(action(moment.view, card))) {
            pen.act(action);
        }
    };
    view! {
        <button
            class=move || class.get()
            data-suit=card.suit().to_string()
            data-act=move || act.get()
            data-key=key
            data-about=about
            data-place=format!("card-{card}")
            on:click=go
        >
            <span class="unseen">{label}</span>
            <Face table=table card=card />
        </button>
    }
}

/// The face of a card of mine, which changes only with the deal.
#[component]
pub(super) fn Face(table: Table, card: Card) -> impl IntoView {
    table.part(
        |moment| Some(moment.deal()),
        move |pen, deal| pen.face(*deal, card),
    )
}

/// What a tap on a card of mine tries.
fn action(view: &View, card: Card) -> Action {
    match view.board.phase {
        Phase::Discarding => Action::Discard(card),
        _ => Action::Play(card),
    }
}

fn classes(moment: &Moment<'_>, card: Card) -> String {
    let view = moment.view;
    let (asked, open) = (moment.asked(), moment.may(action(view, card)));
    let flags = [
        (" dim", asked && !open),
        (" open", open),
        (" takes", open && would_take(view, card)),
        (
            " new",
            view.board.play_count == 0 && view.received.iter().any(|gift| gift.card == card),
        ),
    ];
    let mut class = class(moment.deal(), card);
    flags
        .into_iter()
        .filter(|(_, holds)| *holds)
        .for_each(|(word, _)| class.push_str(word));
    class
}

/// What there is to know about a card of mine.
#[derive(PartialEq)]
struct About {
    deal: Deal,
    /// The player who passed it to me.
    from: Option<Seat>,
    /// Whether it would take the trick.
    takes: bool,
}

impl About {
    fn of(moment: &Moment<'_>, card: Card) -> About {
        let view = moment.view;
        let from = view
            .received
            .iter()
            .find(|gift| gift.card == card)
            .map(|gift| gift.from);
        let takes = moment.may(action(view, card)) && would_take(view, card);
        About {
            deal: moment.deal(),
            from,
            takes,
        }
    }

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

/// Whether the card would take the trick that others have begun.
fn would_take(view: &View, card: Card) -> bool {
    view.board.led().is_some() && view.board.would_take(card)
}
