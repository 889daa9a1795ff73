//! The corner of the table: trump, the number of the round, the last trick to look at again.

use ::yokai_septet::Card;
use client_core::place::yokai_septet::Place;
use client_core::story::Line;
use client_core::story::yokai_septet::suit;
use game_core::Seat;
use leptos::prelude::*;

use super::moment::{Deal, LiveTable, Moment};
use super::pen::Pen;
use crate::art::yokai_septet as art;

/// Trump, the round, the last trick.
#[component]
pub(super) fn Corner(table: LiveTable) -> impl IntoView {
    let pen = table.words;
    let open = RwSignal::new(is_wide());
    let has_last = table.holds(|moment| moment.view.board().last_trick().is_some());
    // Only for somebody who looks.
    let list = move || table.part(move |moment| Last::of(moment).filter(|_| open.get()), last);
    view! {
        <div class="ys-corner">
            {table.part(|moment| Some(Trump::of(moment)), trump)} <Show when=has_last>
                <div class="ys-last">
                    <button
                        aria-expanded=move || open.get().to_string()
                        on:click=move |_| open.update(|open| *open = !*open)
                    >
                        {move || pen.word("word-last-trick")}
                    </button>
                    {list()}
                </div>
            </Show>
        </div>
    }
}

/// Whether there is room beside the arena.
fn is_wide() -> bool {
    window()
        .inner_width()
        .ok()
        .and_then(|width| width.as_f64())
        .is_some_and(|width| width > 1180.0)
}

/// Trump and the round.
#[derive(PartialEq)]
struct Trump {
    deal: Deal,
    round: u32,
    turned_up: Option<Card>,
}

impl Trump {
    fn of(moment: &Moment<'_>) -> Trump {
        let board = moment.view.board();
        let shown = moment
            .game
            .staged(|scene| (scene.round, scene.turned_up));
        let (round, turned_up) = shown.unwrap_or_else(|| (board.round(), board.turned_up()));
        Trump {
            deal: moment.deal(),
            round,
            turned_up,
        }
    }
}

fn trump(pen: Pen, trump: &Trump) -> impl IntoView + use<> {
    let Trump {
        deal,
        round,
        turned_up,
    } = *trump;
    let round = pen.say(&Line::new("word-round").with("round", round));
    let (sign, about, name) = match deal.trump {
        Some(of) => (
            Some(art::sign(of)),
            pen.say(&Line::new("about-trump").with("suit", suit(of))),
            pen.say(&suit(of)),
        ),
        None => (None, pen.word("about-no-trump"), pen.word("word-no-trump")),
    };
    let card = turned_up.map(|card| pen.still(deal, card, "pinned", Place::Card(card)));
    view! {
        <div class="ys-trump" data-about=about>
            {card}
            <p>
                <span class="caption">{round}</span>
                <span class="caption">{pen.word("word-trump")}</span>
                <strong>{sign}{name}</strong>
            </p>
        </div>
    }
}

/// The last full trick as it is shown.
#[derive(PartialEq)]
struct Last {
    deal: Deal,
    /// The players with their cards, in order.
    cards: Vec<(Seat, Card)>,
    taker: Seat,
}

impl Last {
    fn of(moment: &Moment<'_>) -> Option<Last> {
        let board = moment.view.board();
        let trick = board.last_trick()?;
        let player = |at: usize| board.config().ahead(trick.leader, at as u8);
        let cards = trick
            .cards
            .iter()
            .enumerate()
            .map(|(at, &card)| (player(at), card))
            .collect();
        Some(Last {
            deal: moment.deal(),
            cards,
            taker: trick.taker?,
        })
    }
}

fn last(pen: Pen, last: &Last) -> impl IntoView + use<> {
    let one = |(seat, card): &(Seat, Card)| {
        view! {
            <li class:takes=*seat
                == last
                    .taker>
                {pen.still(last.deal, *card, "", Place::LastTrick(*card))}
                <span>{pen.player(*seat)}</span>
            </li>
        }
    };
    let cards = last.cards.iter().map(one).collect_view();
    view! {
        <div class="ys-panel">
            <ol>{cards}</ol>
            <p class="small soft">{pen.of("word-takes", last.taker)}</p>
        </div>
    }
}
