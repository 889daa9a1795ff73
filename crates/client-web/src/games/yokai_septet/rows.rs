//! The rows of the two-player form: six open cards on seven covered ones.

use ::yokai_septet::pocket::{self, COVERED, Lower, OPEN};
use ::yokai_septet::{Action, Beneath, Card, Config, Phase, YokaiSeptet};
use client_core::guide::Guide;
use client_core::story::Line;
use client_core::story::yokai_septet::name;
use game_core::Seat;
use leptos::prelude::*;

use super::mine::{Face, Mine};
use super::moment::{Deal, Moment, Table};
use super::pen::{Pen, class};

/// One player's row; the far one is that of the player opposite.
#[component]
pub(super) fn Row(table: Table, far: bool) -> impl IntoView {
    let row = table.part(
        move |moment| {
            let near = moment.bottom();
            let seat = if far {
                moment.view.board.config.ahead(near, 1)
            } else {
                near
            };
            row(moment, seat).map(|_| seat)
        },
        move |pen, seat| {
            let seat = *seat;
            let lower = (0..COVERED)
                .map(|at| {
                    place(
                        table,
                        Place {
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
                        Place {
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

fn row<'a>(moment: &Moment<'a>, seat: Seat) -> Option<&'a pocket::Row> {
    let board = &moment.view.board;
    board
        .rows
        .get(seat.index())
        .filter(|_| board.config == Config::Pocket)
}

/// A place of a row.
#[derive(Clone, Copy)]
struct Place {
    seat: Seat,
    at: usize,
    /// Whether it belongs to the upper row, whose cards are open.
    is_open: bool,
}

/// What lies at a place.
#[derive(Clone, Copy, PartialEq)]
enum Lies {
    /// A card of the other player, or of one whom I watch.
    Still(Card),
    Mine(Card),
    /// A boss of mine that can be put under one of the two cards beneath it.
    Boss(Card),
    Known(Card),
    Covered,
}

impl Place {
    /// Nothing where the card was played.
    fn find(self, moment: &Moment<'_>) -> Option<Lies> {
        let row = row(moment, self.seat)?;
        let mine = moment.me() == Some(self.seat);
        let up = |card: Card| {
            if mine {
                Lies::Mine(card)
            } else {
                Lies::Still(card)
            }
        };
        if self.is_open {
            let card = row.open.get(self.at).copied().flatten()?;
            let swaps = moment.view.board.phase == Phase::Swapping(self.seat)
                && row
                    .swappable
                    .get(self.at)
                    .copied()
                    .unwrap_or_default();
            return Some(if mine && swaps {
                Lies::Boss(card)
            } else {
                up(card)
            });
        }
        match *row.lower.get(self.at)? {
            Lower::Gone => None,
            Lower::Up(card) => Some(up(card)),
            Lower::Known(card) => Some(Lies::Known(card)),
            Lower::Covered => Some(Lies::Covered),
        }
    }

    fn class(self) -> String {
        format!(
            "{} col-{}",
            if self.is_open { "up" } else { "low" },
            self.at
        )
    }
}

fn place(table: Table, place: Place) -> impl IntoView {
    let class = place.class();
    table.part(
        move |moment| Some((place.find(moment)?, moment.deal())),
        move |pen, (lies, deal)| match *lies {
            Lies::Still(card) => pen.still(*deal, card, &class, format!("card-{card}")),
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
fn Boss(table: Table, card: Card, deal: Deal, place: Place) -> impl IntoView {
    let pen = table.words;
    let is_lifted = table.holds(move |moment| lifted(moment) == Some(card));
    let base = format!("{} open {}", class(deal, card), place.class());
    let class = move || {
        if is_lifted() {
            format!("{base} chosen")
        } else {
            base.clone()
        }
    };
    let label = move || pen.say(&Line::new("word-lift").with("card", name(card)));
    let go = move |_| {
        let is_lifted = table.now(lifted) == Some(card);
        table.play.lifted.set(if is_lifted {
            Vec::new()
        } else {
            vec![card.to_string()]
        });
    };
    view! {
        <button
            class=class
            data-suit=card.suit().to_string()
            data-lift=card.to_string()
            aria-pressed=move || is_lifted().to_string()
            data-about=move || pen.about(deal, card)
            data-place=format!("card-{card}")
            on:click=go
        >
            <span class="unseen">{label}</span>
            <Face table=table card=card />
        </button>
    }
}

fn lifted(moment: &Moment<'_>) -> Option<Card> {
    moment.marks().first().copied().flatten()
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
            data-place=format!("card-{card}")
        >
            {pen.face(deal, card)}
        </span>
    }
    .into_any()
}

/// A covered card; beneath a lifted boss it is where the boss may go.
#[component]
fn Covered(table: Table, place: Place) -> impl IntoView {
    table.part(
        move |moment| {
            let action = target(moment, place);
            Some(action.map(|action| (action, YokaiSeptet::label(moment.view, &action))))
        },
        move |pen, swap| {
            let class = format!("card ys-card back {}", place.class());
            let name = format!("row-{}-{}", place.seat, place.at);
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
                    let action = *action;
                    view! {
                        <button
                            class=class
                            class:target=true
                            data-place=name
                            data-act=action.to_string()
                            aria-label=pen.say(label)
                            data-about=about
                            on:click=move |_| pen.act(action)
                        ></button>
                    }
                    .into_any()
                }
            }
        },
    )
}

/// The swap of the lifted boss with the covered card at this place.
fn target(moment: &Moment<'_>, place: Place) -> Option<Action> {
    let boss = lifted(moment).filter(|_| moment.me() == Some(place.seat))?;
    let from = row(moment, place.seat)?
        .open
        .iter()
        .position(|card| *card == Some(boss))?;
    let sides = [Beneath::Left, Beneath::Right];
    let side = sides
        .into_iter()
        .find(|side| pocket::Row::beneath(from, *side) == place.at)?;
    Some(Action::Swap(boss, side)).filter(|action| moment.may(*action))
}
