//! The corner of the table: trump, the number of the round, the last trick to look at again.

use ::yokai_septet::{Card, View};
use client_core::story::Line;
use client_core::story::yokai_septet::suit;
use game_core::Seat;
use leptos::prelude::*;

use super::Seen;
use super::pen::Pen;
use crate::art::yokai_septet as art;

/// Trump, the round, the last trick.
#[component]
pub(super) fn Corner(pen: Pen, view: Seen) -> impl IntoView {
    let open = RwSignal::new(is_wide());
    let head = move || Some(trump(pen, &view.get()?));
    let has_last = move || view.read().as_ref().is_some_and(|view| last_trick(view).is_some());
    let list = move || view.get().and_then(|view| open.get().then(|| last(pen, &view)));
    view! {
        <div class="ys-corner">
            {head}
            <Show when=has_last>
                <div class="ys-last">
                    <button aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                        {move || pen.word("word-last-trick")}
                    </button>
                    {list}
                </div>
            </Show>
        </div>
    }
}

/// Whether there is room beside the arena.
fn is_wide() -> bool {
    window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width > 1180.0)
}

fn trump(pen: Pen, view: &View) -> impl IntoView + use<> {
    let round = pen.say(&Line::new("word-round").with("round", view.round));
    let (sign, about, name) = match view.trump {
        Some(of) => (
            Some(art::sign(of)),
            pen.say(&Line::new("about-trump").with("suit", suit(of))),
            pen.say(&suit(of)),
        ),
        None => (None, pen.word("about-no-trump"), pen.word("word-no-trump")),
    };
    let card = view.turned_up.map(|card| pen.still(view, card, "pinned", format!("card-{card}")));
    view! {
        <div class="ys-trump" data-about=about>
            {card}
            <p><span class="caption">{round}</span><span class="caption">{pen.word("word-trump")}</span>
                <strong>{sign}{name}</strong></p>
        </div>
    }
}

/// The last full trick: who led, the cards in order, who took it (R5.5).
fn last_trick(view: &View) -> Option<(Seat, Vec<Card>, Seat)> {
    let full =
        view.table.iter().rev().find_map(|trick| Some((trick.leader, trick.cards.clone(), trick.taker?)));
    full.or_else(|| {
        let summary = view.last_round.as_ref().filter(|_| view.table.is_empty())?;
        Some((summary.leader, summary.trick.clone(), summary.taker))
    })
}

fn last(pen: Pen, view: &View) -> impl IntoView + use<> {
    let trick = last_trick(view);
    trick.map(|(leader, cards, taker)| {
        let one = |(at, card): (usize, &Card)| {
            let seat = view.config.ahead(leader, at as u8);
            view! {
                <li class:takes=seat == taker>
                    {pen.still(view, *card, "", format!("last-{card}"))}<span>{pen.play.name(seat)}</span>
                </li>
            }
        };
        let cards = cards.iter().enumerate().map(one).collect_view();
        view! { <div class="panel"><ol>{cards}</ol><p class="small soft">{pen.of("word-takes", taker)}</p></div> }
    })
}
