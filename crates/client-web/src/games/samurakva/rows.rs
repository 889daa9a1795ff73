//! The rows, and what taking one costs.

use ::samurakva::scoring::points;
use ::samurakva::{Action, Card, Row, RowNumber, Samurakva};
use client_core::place::samurakva::Place;
use client_core::stage::samurakva::Scene;
use client_core::story::Line;
use client_core::tap::Sight;
use client_core::tap::samurakva::{Spot, lands};
use leptos::prelude::*;

use super::Game;
use super::face::face;
use crate::app::AppContext;
use crate::table::{Match, part};

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

/// What is seen of a row.
#[derive(PartialEq)]
struct Shelf {
    row: Row,
    /// How many cards it holds.
    room: usize,
    paw: bool,
    katana: bool,
    /// Its cards' points, in the same order.
    costs: Vec<i16>,
    can_take: bool,
}

impl Shelf {
    fn of(sight: &Sight<'_, Samurakva>, scene: &Scene, number: RowNumber) -> Option<Shelf> {
        let (config, rows) = (sight.view.board().config(), &scene.rows);
        let row = rows.row(number);
        (!row.is_empty()).then(|| Shelf {
            row,
            room: rows.room(number),
            paw: rows.paws().contains(number),
            katana: rows.katanas().contains(number),
            costs: row
                .cards()
                .map(|card| points(config.penalties(), card))
                .collect(),
            can_take: sight.may(Action::Take(number)),
        })
    }
}

fn one_row(game: Game, number: RowNumber) -> impl IntoView {
    let Match {
        play,
        view,
        selection,
        ..
    } = game;
    let lands = Memo::new(move |_| {
        view.read()
            .as_ref()
            .and_then(|view| lands(view, selection.get()))
            == Some(number)
    });
    // A card that lands on a full row takes it.
    let would_take = Memo::new(move |_| {
        let view = view.read();
        lands.get()
            && view
                .as_ref()
                .is_some_and(|view| view.board().rows().is_full(number))
    });
    let trembles = Memo::new(move |_| {
        game.scene()
            .is_some_and(|scene| scene.trembles == Some(number))
    });
    let facts = move || Shelf::of(&game.sight(view.read().as_ref()?), &game.scene()?, number);
    part(
        facts,
        move |Shelf {
                  row,
                  room,
                  paw,
                  katana,
                  costs,
                  can_take,
              }| {
            let app = expect_context::<AppContext>();
            let (can_take, cost) = (*can_take, costs.iter().sum::<i16>());
            let (room, paw, katana) = (*room, *paw, *katana);
            let spot = Spot::Row(number);
            let cards = row.cards().zip(costs);
            let cards = cards
                .map(|(card, &cost)| face(card, cost, Place::Card(card)))
                .collect_view();
            let slots = (row.len()..=room).map(|slot| {
                let trap = slot == room;
                view! { <span class="card empty small" class:trap=trap aria-hidden="true"></span> }
            });
            let label = move || {
                let id = if can_take { "act-take" } else { "n-points" };
                let line = Line::new(id).with("points", cost);
                let line = if can_take {
                    line.with("row", number.index() + 1)
                } else {
                    line
                };
                app.story
                    .read()
                    .say::<Samurakva>(&line, &play.names.read())
            };
            let name = {
                let line = Line::new("fact-row")
                    .with("row", number.index() + 1)
                    .with("cards", row.cards().map(Card::number).collect::<Vec<_>>())
                    .with("paw", paw)
                    .with("katana", katana);
                move || {
                    app.story
                        .read()
                        .say::<Samurakva>(&line, &play.names.read())
                }
            };
            let go = move |_| game.tap(spot);
            view! {
                <div
                    class="sk-row"
                    class:katana=katana
                    class:paw=paw
                    class:lands=lands
                    class:would-take=would_take
                    class:trembles=trembles
                >
                    <button
                        class="row-take"
                        disabled=!can_take
                        data-act=can_take.then(|| spot.action().to_string())
                        on:click=go
                    >
                        <span class="unseen">{name}" "</span>
                        <span class="row-cost">{label}</span>
                    </button>
                    <div class="row-cards" aria-hidden="true">
                        {cards}
                        {slots.collect_view()}
                    </div>
                </div>
            }
        },
    )
}
