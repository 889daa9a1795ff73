//! My cards: a tap marks one to pass on, discards one, or plays one.

use ::yokai_septet::Card;
use client_core::place::yokai_septet::Place;
use client_core::story::Line;
use client_core::story::yokai_septet::name;
use client_core::tap::yokai_septet::{Spot, held, is_marking};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::mine::{Face, Mine};
use super::moment::LiveTable;
use super::pen::class;
use crate::table::key;

/// My hand. Each card keeps its place on the page while others come and go.
#[component]
pub(super) fn Hand(table: LiveTable) -> impl IntoView {
    let pen = table.words;
    let cards = table.facts(|moment| Some(held(moment.view, moment.selection())));
    let count = table.facts(|moment| Some(format!("--n: {}", moment.view.hand().len().max(1))));
    let markable = table.holds(|moment| is_marking(&moment.sight()));
    let one = move |card: Card| {
        let at = move || cards.and_then(|cards| cards.iter().position(|held| *held == card));
        let key = Memo::new(move |_| at().and_then(key));
        move || {
            if markable() {
                view! { <Markable table=table card=card key=key /> }.into_any()
            } else {
                view! { <Mine table=table card=card key=key /> }.into_any()
            }
        }
    };
    let discarded = table.part(
        |moment| moment.view.discarded(),
        |pen, card| {
            let text = pen.say(&Line::new("word-discarded").with("card", name(*card)));
            view! {
                <p class="small soft" data-place=Place::Discard.to_string()>
                    {text}
                </p>
            }
        },
    );
    let bare = table.holds(|moment| {
        held(moment.view, moment.selection()).is_empty() && moment.view.discarded().is_none()
    });
    view! {
        <div class="ys-hand" class:bare=bare>
            <div
                class="cards"
                role="group"
                tabindex="-1"
                aria-label=move || pen.word("word-hand")
                style=move || count.get()
            >
                <For each=move || cards.get().unwrap_or_default() key=|card| *card let:card>
                    {one(card)}
                </For>
            </div>
            {discarded}
        </div>
    }
}

/// A card that can be marked to be passed on.
#[component]
fn Markable(table: LiveTable, card: Card, key: Memo<Option<String>>) -> impl IntoView {
    let pen = table.words;
    let deal = table.facts(|moment| Some(moment.deal()));
    let class = move || deal.get().map(|deal| class(deal, card));
    let about = move || deal.get().map(|deal| pen.about(deal, card));
    let label = move || pen.say(&Line::new("word-mark").with("card", name(card)));
    let go = move |_| {
        let next = neighbour(card);
        let before = table.game.selection.get_untracked();
        table.game.tap(Spot::Card(card));
        let has_left = table.game.selection.get_untracked() != before;
        if let Some(next) = next.filter(|_| has_left) {
            let _ = next.focus();
        }
    };
    view! {
        <button
            class=class
            data-suit=card.suit().to_string()
            data-lift=card.to_string()
            data-key=key
            aria-pressed="false"
            data-about=about
            data-place=Place::Card(card).to_string()
            on:click=go
        >
            <span class="unseen">{label}</span>
            <Face table=table card=card />
        </button>
    }
}

/// Where the focus goes if it is on this card and the card leaves the hand, so that it is not lost.
fn neighbour(card: Card) -> Option<HtmlElement> {
    let here = document().active_element()?;
    let is_here = here.get_attribute("data-lift") == Some(card.to_string());
    let next = here
        .next_element_sibling()
        .or_else(|| here.previous_element_sibling());
    next.filter(|_| is_here)?.dyn_into().ok()
}
