//! The rows of the two-player form: six open cards on seven covered ones.

use ::yokai_septet::view::{Lower, RowView};
use ::yokai_septet::{Action, Beneath, Card, Phase, View, YokaiSeptet};
use client_core::guide::Guide;
use client_core::story::Line;
use client_core::story::yokai_septet::name;
use game_core::Seat;
use leptos::prelude::*;

use super::Seen;
use super::arena::bottom;
use super::hand::playable;
use super::pen::{Pen, class};

/// One player's row; the far one is that of the player opposite.
#[component]
pub(super) fn Row(pen: Pen, view: Seen, far: bool) -> impl IntoView {
    let cards = move || {
        let view = view.get()?;
        let near = bottom(&view);
        let seat = if far { view.config.ahead(near, 1) } else { near };
        let row = view.rows.get(seat.index())?.clone();
        let lower = row.lower.iter().enumerate().map(|(at, card)| lower(pen, &view, &row, seat, at, *card));
        let open = row.open.iter().enumerate().map(|(at, card)| open(pen, &view, &row, seat, at, *card));
        let label = pen.of("word-row", seat);
        Some(view! {
            <div class="ys-row" role="group" aria-label=label>{lower.collect_view()}{open.collect_view()}</div>
        })
    };
    view! { <div class="ys-row-place" class:far=far>{cards}</div> }
}

/// A card of the upper row.
fn open(pen: Pen, view: &View, row: &RowView, seat: Seat, at: usize, card: Option<Card>) -> AnyView {
    let Some(card) = card else { return ().into_any() };
    let place = format!("up col-{at}");
    if view.viewer.seat() != Some(seat) {
        return pen.still(view, card, &place, format!("card-{card}"));
    }
    let swaps = view.phase == Phase::Swapping(seat) && row.swappable.get(at).copied().unwrap_or_default();
    if swaps { liftable(pen, view, card, &place) } else { playable(pen, view, None, card, &place) }
}

/// A boss that can be lifted, to be put under one of the two cards beneath it.
fn liftable(pen: Pen, view: &View, card: Card, place: &str) -> AnyView {
    let lifted = lifted(pen) == Some(card);
    let label = pen.say(&Line::new("word-lift").with("card", name(card)));
    let go = move |_| pen.play.lifted.set(if lifted { Vec::new() } else { vec![card.to_string()] });
    view! {
        <button class=format!("{} open {place}", class(view, card)) class:chosen=lifted data-suit=card.suit().to_string()
            data-lift=card.to_string() aria-pressed=lifted.to_string() data-about=pen.about(view, card)
            data-place=format!("card-{card}") on:click=go>
            <span class="unseen">{label}</span>{pen.face(view, card)}
        </button>
    }
    .into_any()
}

fn lifted(pen: Pen) -> Option<Card> {
    pen.play.lifted.read().first()?.parse().ok()
}

/// A card of the lower row.
fn lower(pen: Pen, view: &View, row: &RowView, seat: Seat, at: usize, card: Lower) -> AnyView {
    let place = format!("low col-{at}");
    let mine = view.viewer.seat() == Some(seat);
    match card {
        Lower::Gone => ().into_any(),
        Lower::Up(card) if mine => playable(pen, view, None, card, &place),
        Lower::Up(card) => pen.still(view, card, &place, format!("card-{card}")),
        Lower::Known(card) => {
            let about = pen.say(&Line::new("about-known").with("card", name(card)));
            view! {
                <span class=format!("{} known {place}", class(view, card)) data-suit=card.suit().to_string() role="img"
                    aria-label=about.clone() data-about=about.clone() data-place=format!("card-{card}")>
                    {pen.face(view, card)}
                </span>
            }
            .into_any()
        }
        Lower::Covered => covered(pen, view, row, seat, at),
    }
}

/// A covered card; beneath a lifted boss it is where the boss may go.
fn covered(pen: Pen, view: &View, row: &RowView, seat: Seat, at: usize) -> AnyView {
    let class = format!("card ys-card back low col-{at}");
    let place = format!("row-{seat}-{at}");
    let about = pen.word("about-covered");
    match target(pen, view, row, seat, at) {
        None => {
            view! { <span class=class data-place=place role="img" aria-label=about.clone() data-about=about.clone()></span> }
                .into_any()
        }
        Some(action) => {
            let label = pen.say(&YokaiSeptet::label(view, &action));
            let go = move |_| pen.play.try_to::<YokaiSeptet>(action);
            view! {
                <button class=class class:target=true data-place=place data-act=action.to_string() aria-label=label data-about=about
                    on:click=go></button>
            }
            .into_any()
        }
    }
}

/// The swap of the lifted boss with the covered card at this place.
fn target(pen: Pen, view: &View, row: &RowView, seat: Seat, at: usize) -> Option<Action> {
    let boss = lifted(pen).filter(|_| view.viewer.seat() == Some(seat))?;
    let from = row.open.iter().position(|card| *card == Some(boss))?;
    let beneath = if at == from { Beneath::Left } else { Beneath::Right };
    let action = Action::Swap(boss, beneath);
    (at == from || at == from + 1).then_some(action).filter(|action| pen.play.may(&action.to_string()))
}
