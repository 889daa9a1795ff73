//! Pictures of Yokai Septet: the seven suits, the masks of their bosses, stars, crests of the sides.

mod pictures;

use ::yokai_septet::Suit;
use leptos::prelude::*;

pub(crate) use pictures::picture;

/// A star of five points around the origin.
pub(super) const STAR: &str =
    "M0-6l1.8 3.9 4.2.5-3.1 2.9.8 4.2L0 3.4l-3.7 2.1.8-4.2L-6-1.6l4.2-.5z";

/// The outline of a suit's sign on a field of 24, and whether it is a stroke.
pub(super) const fn outline(suit: Suit) -> (&'static str, bool) {
    match suit {
        Suit::Wind => (
            "M3 9h11a3.2 3.2 0 1 0-3.2-3.2M3 13.5h15.5a3 3 0 1 1-3 3M3 18h6.5a2.3 2.3 0 1 1-2.3 2.3",
            true,
        ),
        Suit::Earth => ("M1.5 20.5L9 5.5l4.2 7.5L16 9l6.5 11.5z", false),
        Suit::Charm => (
            "M8 6.4a4 4 0 1 1 8 0a4 4 0 1 1-8 0M13.3 10.3a4 4 0 1 1 8 0a4 4 0 1 1-8 0M11.3 16.6a4 4 0 1 1 8 0a4 4 0 1 1-8 0M4.7 16.6a4 4 0 1 1 8 0a4 4 0 1 1-8 0M2.7 10.3a4 4 0 1 1 8 0a4 4 0 1 1-8 0",
            false,
        ),
        Suit::Lightning => ("M14 1.5L4.5 13.5h6L8.5 22.5l11-13h-7z", false),
        Suit::Darkness => ("M16 2.6A10 10 0 1 0 21.5 17 8.6 8.6 0 0 1 16 2.6z", false),
        Suit::Fire => (
            "M12.2 1.5c.6 4.6 6.3 7.2 6.3 13.2a6.5 7 0 0 1-13 0c0-3.4 2-4.8 2.3-8 1.8 1 2.6 2.6 2.8 4.4 1.4-2.6 2-5.6 1.6-9.6z",
            false,
        ),
        Suit::Snow => (
            "M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3M2.8 10.6l4.1-1.1-1.1-4.1M21.2 13.4l-4.1 1.1 1.1 4.1M21.2 10.6l-4.1-1.1 1.1-4.1M2.8 13.4l4.1 1.1-1.1 4.1",
            true,
        ),
    }
}

/// The sign of a suit in its colour.
pub(crate) fn sign(suit: Suit) -> impl IntoView {
    let (path, stroke) = outline(suit);
    view! {
        <svg
            class="ys-sign"
            class:stroke=stroke
            data-suit=suit.to_string()
            viewBox="0 0 24 24"
            aria-hidden="true"
        >
            <path d=path />
        </svg>
    }
}

/// A mask on a field of 48: its face, what has the colour of the suit, and the strokes of ink.
struct Mask {
    face: &'static str,
    paint: &'static str,
    ink: &'static str,
}

const fn mask_of(suit: Suit) -> Mask {
    match suit {
        // A tengu with its long nose.
        Suit::Wind => Mask {
            face: "M9 13c5-7 25-7 30 0 2 12-3 26-15 31C12 39 7 25 9 13z",
            paint: "M21 18h6l4 17c0 5-14 5-14 0zM10 14l10 3-10 3zM38 14l-10 3 10 3z",
            ink: "M13 23h5M30 23h5M19 41h10",
        },
        // A tanuki.
        Suit::Earth => Mask {
            face: "M5 21C5 11 15 8 24 8s19 3 19 13c0 14-9 22-19 22S5 35 5 21z",
            paint: "M7 15L5 3l11 6zM41 15l2-12-11 6zM9 22c2-6 10-6 12 0 0 6-10 8-12 0zM39 22c-2-6-10-6-12 0 0 6 10 8 12 0z",
            ink: "M20 31h8l-4 4zM24 35v4M18 39c4 2 8 2 12 0",
        },
        // A fox.
        Suit::Charm => Mask {
            face: "M7 4l10 10h14L41 4c2 15 0 24-6 29L24 45 13 33C7 28 5 19 7 4z",
            paint: "M9 10l6 7-5 6zM39 10l-6 7 5 6zM11 30l8 1-5 4zM37 30l-8 1 5 4zM24 16l2.5 5-2.5 5-2.5-5z",
            ink: "M13 25c3-2 6-1 8 2M35 25c-3-2-6-1-8 2M22 38h4M24 38v3",
        },
        // The thunder god with two horns and fangs.
        Suit::Lightning => Mask {
            face: "M9 16c6-4 24-4 30 0 2 14-3 24-15 29C12 40 7 30 9 16z",
            paint: "M10 17C7 12 8 6 12 1c1 6 5 9 8 13zM38 17c3-5 2-11-2-16-1 6-5 9-8 13zM15 32h18l-3 7H18z",
            ink: "M13 20l8 4M35 20l-8 4M16 27h4M28 27h4M19 32l2 4 2-4M25 32l2 4 2-4",
        },
        // The one with a single eye.
        Suit::Darkness => Mask {
            face: "M7 20C7 9 15 4 24 4s17 5 17 16-6 25-17 25S7 31 7 20z",
            paint: "M11 20c5-8 21-8 26 0-5 8-21 8-26 0zM24 15.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z",
            ink: "M13 11c6-4 16-4 22 0M17 34h14M24 34v5c0 4 6 4 6 0v-5",
        },
        // A hannya in flames.
        Suit::Fire => Mask {
            face: "M10 16c6-4 22-4 28 0 2 12-2 20-6 24l-8 5-8-5c-4-4-8-12-6-24z",
            paint: "M11 17C3 14 3 6 6 1c2 6 7 9 12 11zM37 17c8-3 8-11 5-16-2 6-7 9-12 11zM24 14c-4-5-2-8 0-13 2 5 4 8 0 13zM14 32c6 3 14 3 20 0-2 7-5 9-10 9s-8-2-10-9z",
            ink: "M13 20l8 4M35 20l-8 4M15 27c2-2 4-2 5 0M28 27c2-2 4-2 5 0",
        },
        // The snow woman between her long hair.
        Suit::Snow => Mask {
            face: "M13 20c5-1 9-4 11-8 2 4 6 7 11 8 1 13-4 21-11 24-7-3-12-11-11-24z",
            paint: "M6 45C2 20 9 3 24 3s22 17 18 42h-8c4-8 4-17 2-24-5-1-10-4-12-9-2 5-7 8-12 9-2 7-2 16 2 24z",
            ink: "M16 28c2 2 4 2 6 0M26 28c2 2 4 2 6 0M22 37h4",
        },
    }
}

/// The mask of a suit's boss.
pub(crate) fn mask(suit: Suit) -> impl IntoView {
    let Mask { face, paint, ink } = mask_of(suit);
    view! {
        <svg class="ys-mask" data-suit=suit.to_string() viewBox="0 0 48 48" aria-hidden="true">
            <path class="face" d=face />
            <path class="paint" d=paint fill-rule="evenodd" />
            <path class="ink" d=ink />
        </svg>
    }
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
