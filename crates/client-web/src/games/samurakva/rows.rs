//! The rows, and what taking one costs.

use ::samurakva::scoring::{points, row_points};
use ::samurakva::{Action, Card, Placing, Row, RowNumber, Samurakva, View};
use client_core::place::samurakva::Place;
use client_core::stage::samurakva::Scene;
use client_core::story::Line;
use client_core::tap::Sight;
use client_core::tap::samurakva::{Spot, lands};
use leptos::prelude::*;

use super::Game;
use super::face::face;
use crate::app::AppContext;
use crate::table::{Fact, Match, data_act, part};

/// The rows, each with what it costs.
#[component]
pub(super) fn Rows(game: Game) -> impl IntoView {
    let rows = move || game.scene().map(|scene| scene.rows.lying());
    let rows = part(rows, move |rows| {
        let row = |number: RowNumber| one_row(game, number);
        rows.iter().map(row).collect_view()
    });
    view! { <div class="sk-rows">{rows}</div> }
}

/// What is seen of a row beside its cards.
#[derive(PartialEq)]
struct Shelf {
    row: Row,
    paw: bool,
    katana: bool,
    cost: i16,
    can_take: bool,
}

impl Shelf {
    fn of(sight: &Sight<'_, Samurakva>, scene: &Scene, number: RowNumber) -> Shelf {
        let (config, rows) = (sight.view.board().config(), &scene.rows);
        let row = rows.row(number);
        Shelf {
            row,
            paw: rows.paws().contains(number),
            katana: rows.katanas().contains(number),
            cost: row_points(config.penalties(), row),
            can_take: sight.may(Action::Take(number)),
        }
    }
}

/// A place in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Slot {
    /// A card and what it costs.
    Card(Card, i16),
    /// A free place, and whether a card there takes the row.
    Free(usize, bool),
}

/// The places of a row from the left. A row that has just been taken is empty, and keeps its place on the table.
fn slots(view: &View, scene: &Scene, number: RowNumber) -> Vec<Slot> {
    let (row, room) = (scene.rows.row(number), scene.rows.room(number));
    let penalties = view.board().config().penalties();
    let cards = row
        .cards()
        .map(|card| Slot::Card(card, points(penalties, card)));
    let free = (row.len()..=room).map(|at| Slot::Free(at, at == room));
    cards.chain(free).collect()
}

fn slot(slot: Slot) -> AnyView {
    match slot {
        Slot::Card(card, cost) => face(card, cost, Place::Card(card)).into_any(),
        Slot::Free(_, trap) => {
            view! { <span class="card empty small" class:trap=trap aria-hidden="true"></span> }
                .into_any()
        }
    }
}

fn one_row(game: Game, number: RowNumber) -> impl IntoView {
    let Match {
        view, selection, ..
    } = game;
    let placing = Memo::new(move |_| {
        let view = view.read();
        lands(view.as_ref()?, selection.get())
    });
    let lands = move || placing.get().and_then(Placing::row) == Some(number);
    let would_take = move || placing.get() == Some(Placing::Takes(number));
    let trembles = Memo::new(move |_| {
        game.scene()
            .is_some_and(|scene| scene.trembles == Some(number))
    });
    let shelf = Fact::new(move || {
        Some(Shelf::of(
            &game.sight(view.read().as_ref()?),
            &game.scene()?,
            number,
        ))
    });
    let is = move |holds: fn(&Shelf) -> bool| move || shelf.map(holds).unwrap_or_default();
    // Each card keeps its place on the page while others come.
    let slots = Fact::new(move || Some(slots(view.read().as_ref()?, &game.scene()?, number)));
    view! {
        <div
            class="sk-row"
            class:katana=is(|shelf| shelf.katana)
            class:paw=is(|shelf| shelf.paw)
            class:lands=lands
            class:would-take=would_take
            class:trembles=trembles
        >
            {take(game, shelf, number)}
            <div class="row-cards" aria-hidden="true">
                <For each=move || slots.get().unwrap_or_default() key=|slot| *slot let:one>
                    {slot(one)}
                </For>
            </div>
        </div>
    }
}

/// What the row costs, on a button that takes it.
fn take(game: Game, shelf: Fact<Shelf>, number: RowNumber) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let play = game.play;
    let spot = Spot::Row(number);
    let can_take = move || {
        shelf
            .map(|shelf| shelf.can_take)
            .unwrap_or_default()
    };
    let say = move |line: &Line| {
        app.story
            .read()
            .say::<Samurakva>(line, &play.names.read())
    };
    let label = move || {
        shelf.map(|shelf| {
            let line = if shelf.can_take {
                Line::new("act-take").with("row", number.index() + 1)
            } else {
                Line::new("n-points")
            };
            say(&line.with("points", shelf.cost))
        })
    };
    let name = move || {
        shelf.map(|shelf| {
            let cards: Vec<_> = shelf.row.cards().map(Card::number).collect();
            let line = Line::new("fact-row")
                .with("row", number.index() + 1)
                .with("cards", cards)
                .with("paw", shelf.paw)
                .with("katana", shelf.katana);
            say(&line)
        })
    };
    let act = move || can_take().then(|| data_act::<Samurakva>(spot.action()));
    view! {
        <button
            class="row-take"
            disabled=move || !can_take()
            data-act=act
            on:click=move |_| game.tap(spot)
        >
            <span class="unseen">{name}" "</span>
            <span class="row-cost">{label}</span>
        </button>
    }
}
