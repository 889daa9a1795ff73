//! Pictures of Yokai Septet: the seven suits and their bosses, stars, crests of the sides.

use ::yokai_septet::{Card, Suit};
use leptos::prelude::*;

use super::paint::painting;
use super::sheet::{self, CARD};

/// A star of five points around the origin.
const STAR: &str = "M0-6l1.8 3.9 4.2.5-3.1 2.9.8 4.2L0 3.4l-3.7 2.1.8-4.2L-6-1.6l4.2-.5z";

/// The sign of a suit in its colour.
pub(crate) fn sign(suit: Suit) -> impl IntoView {
    view! {
        <svg
            class="ys-sign"
            data-suit=suit.to_string()
            viewBox="0 0 24 24"
            aria-hidden="true"
            inner_html=format!("<use href=\"#ys-{suit}\"/>")
        ></svg>
    }
}

/// What is seen on a card: its boss, the fan of the A, or its suit, the richer the higher the rank.
pub(crate) fn face(card: Card) -> AnyView {
    let suit = card.suit();
    if card.is_boss() {
        return painting("ys-scene", CARD, format!("ys-boss-{suit}"));
    }
    if card == Card::A {
        return painting("ys-scene", CARD, "ys-a".to_owned());
    }
    let (lowest, _) = suit.ranks();
    let grade = match card.rank() - lowest {
        0 | 1 => 1,
        2..=4 => 2,
        _ => 3,
    };
    painting("ys-scene", CARD, format!("ys-{suit}-{grade}"))
}

/// White stars, then black ones; struck out where they count nothing.
pub(crate) fn stars(white: u8, black: u8, count: bool) -> Option<impl IntoView> {
    let all = white + black;
    let star = move |at: u8| {
        let class = if at < white { "white" } else { "black" };
        view! { <path class=class transform=format!("translate({} 7)", 7 + 14 * at) d=STAR /> }
    };
    (all > 0).then(|| {
        let strike =
            (!count).then(|| view! { <path class="strike" d=format!("M0 7h{}", 14 * all) /> });
        view! {
            <svg class="ys-stars" viewBox=format!("0 0 {} 14", 14 * all) aria-hidden="true">
                {(0..all).map(star).collect_view()}
                {strike}
            </svg>
        }
    })
}

/// The crest of a side: a ring, a diamond, a triangle.
pub(crate) fn crest(side: usize) -> impl IntoView {
    let path = match side {
        0 => {
            "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM8 5.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z"
        }
        1 => "M8 .5L15.5 8 8 15.5.5 8zM8 5L5 8l3 3 3-3z",
        _ => "M8 1l7.5 13.5H.5zM8 7l-2.5 4.5h5z",
    };
    view! {
        <svg class="ys-crest" viewBox="0 0 16 16" aria-hidden="true">
            <path d=path fill-rule="evenodd" />
        </svg>
    }
}

/// A worked picture for a section of the rules.
pub(crate) fn picture(section: usize) -> Option<AnyView> {
    let frames = [
        (1, "0 0 368 110"),
        (3, "0 0 320 84"),
        (5, "0 0 320 74"),
        (6, "0 0 300 112"),
        (8, "0 0 240 74"),
        (9, "0 0 300 104"),
    ];
    sheet::picture("ys", &frames, section)
}
