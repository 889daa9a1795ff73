//! A table drawn from what the view holds, for a game without a drawing of its own: cards in zones, facts, and what
//! lies before each player. What can be done is offered as buttons below.

use client_core::plain::{Item, Layout, Place};
use client_core::story::{Line, Value};
use game_core::Seat;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::games::Drawn;
use crate::table::{Match, Play, part};

/// The table of any game.
pub(crate) fn draw<G: Drawn>(game: Match<G>) -> AnyView {
    let view = game.view;
    let layout = move || view.read().as_ref().map(Layout::of);
    drawn(game.play, G::ID, Box::new(layout))
}

/// The same without the game's types, so that it is in the program only once.
fn drawn(
    play: Play,
    game: &'static str,
    layout: Box<dyn Fn() -> Option<Layout> + Send + Sync>,
) -> AnyView {
    part(layout, move |layout| {
        let seats = layout
            .seats
            .iter()
            .enumerate()
            .map(|(at, items)| player(play, game, Seat(at as u8), items));
        let seats = seats.collect_view();
        let table = layout
            .table
            .iter()
            .map(|thing| item(play, game, thing));
        view! {
            <div class="plain-table">
                <ul class="plain-players">{seats}</ul>
                <div class="plain-zones">{table.collect_view()}</div>
            </div>
        }
    })
}

fn player(play: Play, game: &'static str, seat: Seat, items: &[Item]) -> AnyView {
    let items = items
        .iter()
        .map(|thing| item(play, game, thing))
        .collect_view();
    let waits = move || play.waits_for.get().contains(seat);
    let mine = move || play.me() == Some(seat);
    view! {
        <li
            class="plain-player"
            class:waits=waits
            class:me=mine
            data-place=Place::Seat(seat).to_string()
        >
            <span class="who">{move || play.name(seat)}</span>
            {items}
        </li>
    }
    .into_any()
}

fn item(play: Play, game: &'static str, item: &Item) -> AnyView {
    match item {
        Item::Fact { name, value } => {
            let line = Line::new("plain-fact")
                .with("label", name.clone())
                .with("value", value.clone());
            view! { <p class="plain-fact">{said(play, game, line)}</p> }.into_any()
        }
        Item::Cards { name, cards } => {
            let cards = cards
                .iter()
                .map(|shown| card(play, game, shown.as_ref()))
                .collect_view();
            view! {
                <section class="plain-zone">
                    <h3>{said(play, game, name.clone())}</h3>
                    <div class="plain-cards">{cards}</div>
                </section>
            }
            .into_any()
        }
    }
}

fn card(play: Play, game: &'static str, card: Option<&Value>) -> AnyView {
    match card {
        Some(Value::Number(number)) => {
            let number = *number;
            view! {
                <span class="card small">
                    <span class="number">{number}</span>
                </span>
            }
            .into_any()
        }
        Some(value) => {
            let line = Line::new("plain-value").with("value", value.clone());
            view! { <span class="card small worded">{said(play, game, line)}</span> }.into_any()
        }
        None => {
            let label = said(play, game, Line::new("plain-face-down"));
            view! { <span class="card small back" role="img" aria-label=label></span> }.into_any()
        }
    }
}

/// A line in the reader's language, with the names of those who sit there.
fn said(play: Play, game: &'static str, line: Line) -> impl Fn() -> String + Send + Sync {
    let app = expect_context::<AppContext>();
    move || {
        app.story
            .read()
            .say_by_name(game, &line, &play.names.read())
    }
}
