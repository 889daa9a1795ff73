//! The rows of the two-player form: six open cards on seven covered ones.

use ::yokai_septet::pocket::{COVERED, OPEN};
use ::yokai_septet::{Card, YokaiSeptet};
use client_core::guide::Guide;
use client_core::place::yokai_septet::Place;
use client_core::story::Line;
use client_core::story::yokai_septet::name;
use client_core::tap::yokai_septet::{Lies, RowPlace, Spot, lies, lifted, row, swap};
use leptos::prelude::*;

use super::mine::{Face, Mine};
use super::moment::{Deal, LiveTable};
use super::pen::{Pen, class};
use crate::table::data_act;

/// One player's row; the far one is that of the player opposite.
#[component]
pub(super) fn Row(table: LiveTable, far: bool) -> impl IntoView {
    let row = table.part(
        move |moment| {
            let near = moment.bottom();
            let seat = if far {
                moment.view.board().config().ahead(near, 1)
            } else {
                near
            };
            row(moment.view, seat).map(|_| seat)
        },
        move |pen, seat| {
            let seat = *seat;
            let lower = (0..COVERED)
                .map(|at| {
                    place(
                        table,
                        RowPlace {
                            seat,
                            at,
                            is_open: false,
                        },
                    )
                })
                .collect_view();
            let open = (0..OPEN)
                .map(|at| {
                    place(
                        table,
                        RowPlace {
                            seat,
                            at,
                            is_open: true,
                        },
                    )
                })
                .collect_view();
            let label = move || pen.of("word-row", seat);
            view! {
                <div class="ys-row" role="group" aria-label=label>
                    {lower}
                    {open}
                </div>
            }
        },
    );
    view! {
        <div class="ys-row-place" class:far=far>
            {row}
        </div>
    }
}

fn place_class(place: RowPlace) -> String {
    let row = if place.is_open { "up" } else { "low" };
    format!("{row} col-{}", place.at)
}

fn place(table: LiveTable, place: RowPlace) -> impl IntoView {
    let class = place_class(place);
    table.part(
        move |moment| Some((lies(moment.view, place)?, moment.deal())),
        move |pen, (lies, deal)| match *lies {
            Lies::Still(card) => pen.still(*deal, card, &class, Place::Card(card)),
            Lies::Mine(card) => {
                view! { <Mine table=table card=card key=None more=class.clone() /> }.into_any()
            }
            Lies::Boss(card) => {
                view! { <Boss table=table card=card deal=*deal place=place /> }.into_any()
            }
            Lies::Known(card) => known(pen, *deal, card, &class),
            Lies::Covered => view! { <Covered table=table place=place /> }.into_any(),
        },
    )
}

/// A boss that can be lifted, to be put under one of the two cards beneath it.
#[component]
fn Boss(table: LiveTable, card: Card, deal: Deal, place: RowPlace) -> impl IntoView {
    let pen = table.words;
    let is_lifted = table.holds(move |moment| lifted(moment.selection()) == Some(card));
    let base = format!("{} open {}", class(deal, card), place_class(place));
    let class = move || {
        if is_lifted() {
            format!("{base} chosen")
        } else {
            base.clone()
        }
    };
    let label = move || pen.say(&Line::new("word-lift").with("card", name(card)));
    let go = move |_| table.game.tap(Spot::Card(card));
    view! {
        <button
            class=class
            data-suit=card.suit().to_string()
            data-lift=card.to_string()
            aria-pressed=move || is_lifted().to_string()
            data-about=move || pen.about(deal, card)
            data-place=Place::Card(card).to_string()
            on:click=go
        >
            <span class="unseen">{label}</span>
            <Face table=table card=card />
        </button>
    }
}

/// A covered card that everybody knows.
fn known(pen: Pen, deal: Deal, card: Card, more: &str) -> AnyView {
    let about = pen.say(&Line::new("about-known").with("card", name(card)));
    view! {
        <span
            class=format!("{} known {more}", class(deal, card))
            data-suit=card.suit().to_string()
            role="img"
            aria-label=about.clone()
            data-about=about.clone()
            data-place=Place::Card(card).to_string()
        >
            {pen.face(deal, card)}
        </span>
    }
    .into_any()
}

/// A covered card; beneath a lifted boss it is where the boss may go.
#[component]
fn Covered(table: LiveTable, place: RowPlace) -> impl IntoView {
    table.part(
        move |moment| {
            let is_mine = moment.me() == Some(place.seat);
            let action = swap(&moment.sight(), moment.selection(), place.at).filter(|_| is_mine);
            Some(action.map(|action| (action, YokaiSeptet::label(moment.view, &action))))
        },
        move |pen, swap| {
            let class = format!("card ys-card back {}", place_class(place));
            let name = Place::Row(place.seat, place.at as u8).to_string();
            let about = pen.word("about-covered");
            match swap {
                None => view! {
                    <span
                        class=class
                        data-place=name
                        role="img"
                        aria-label=about.clone()
                        data-about=about.clone()
                    ></span>
                }
                .into_any(),
                Some((action, label)) => {
                    let act = data_act::<YokaiSeptet>(*action);
                    view! {
                        <button
                            class=class
                            class:target=true
                            data-place=name
                            data-act=act
                            aria-label=pen.say(label)
                            data-about=about
                            on:click=move |_| table.game.tap(Spot::Covered(place.at))
                        ></button>
                    }
                    .into_any()
                }
            }
        },
    )
}
