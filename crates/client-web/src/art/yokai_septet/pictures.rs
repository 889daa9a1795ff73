//! Worked pictures for the rules of Yokai Septet.

use ::yokai_septet::{Card, Suit};
use leptos::prelude::*;

use super::{STAR, mask, outline};

/// A worked picture for a section of the rules.
pub(crate) fn picture(section: usize) -> Option<AnyView> {
    match section {
        1 => Some(suits().into_any()),
        3 => Some(pass().into_any()),
        5 => Some(trick().into_any()),
        6 => Some(endings().into_any()),
        8 => Some(seal().into_any()),
        9 => Some(row().into_any()),
        _ => None,
    }
}

/// A card at a place of a picture; a mark of gold around the one that takes.
fn card(x: i32, y: i32, suit: Suit, rank: u8, takes: bool) -> impl IntoView {
    let (path, stroke) = outline(suit);
    let boss = rank == 7;
    let text = if rank == 1 {
        "A".to_owned()
    } else {
        rank.to_string()
    };
    let middle = if boss {
        view! {
            <svg x="5" y="19" width="32" height="32">
                {mask(suit)}
            </svg>
        }
        .into_any()
    } else {
        view! {
            <path
                class="ys-ink"
                class:stroke=stroke
                data-suit=suit.to_string()
                transform="translate(10 20) scale(0.92)"
                d=path
            />
        }
        .into_any()
    };
    view! {
        <g transform=format!("translate({x} {y})")>
            <rect
                width="42"
                height="58"
                rx="5"
                fill="var(--raised)"
                stroke=if takes { "var(--gold)" } else { "var(--line)" }
                stroke-width=if takes { 3 } else { 1 }
            />
            {middle}
            <text
                class="ys-ink"
                data-suit=suit.to_string()
                x="5"
                y="16"
                font-size="14"
                font-weight="700"
            >
                {text}
            </text>
        </g>
    }
}

/// A card face down.
fn back(x: i32, y: i32) -> impl IntoView {
    view! {
        <g transform=format!("translate({x} {y})")>
            <rect width="42" height="58" rx="5" fill="var(--indigo)" stroke="var(--line)" />
            <path d="M6 6h30v46H6z" fill="none" stroke="var(--raised)" opacity="0.6" />
        </g>
    }
}

fn star(x: i32, y: i32, white: bool) -> impl IntoView {
    let fill = if white { "var(--raised)" } else { "var(--ink)" };
    view! { <path transform=format!("translate({x} {y})") d=STAR fill=fill stroke="var(--gold)" /> }
}

fn arrow(x: i32, y: i32) -> impl IntoView {
    view! {
        <path
            d=format!("M{x} {y}h20m-7-6l7 6-7 6")
            fill="none"
            stroke="var(--soft)"
            stroke-width="2"
        />
    }
}

/// The seven bosses from the weakest suit to the mightiest, with their stars.
fn suits() -> impl IntoView {
    let column = |(at, suit): (usize, Suit)| {
        let x = 6 + at as i32 * 52;
        let white = (0..i32::from(suit.white_stars()))
            .map(|n| star(x + 7 + 14 * n, 78, true))
            .collect_view();
        let from = i32::from(suit.white_stars());
        let black = (0..i32::from(suit.black_stars()))
            .map(|n| star(x + 7 + 14 * (from + n), 78, false))
            .collect_view();
        let (low, high) = (at + 1, at + 7);
        let low = if low == 1 {
            "A".to_owned()
        } else {
            low.to_string()
        };
        view! {
            {card(x, 6, suit, 7, false)}
            {white}
            {black}
            <text x=x + 21 y="102" text-anchor="middle" font-size="12" fill="var(--soft)">
                {format!("{low}–{high}")}
            </text>
        }
    };
    let columns = Suit::ALL
        .into_iter()
        .enumerate()
        .map(column)
        .collect_view();
    view! {
        <svg class="picture" viewBox="0 0 368 110" aria-hidden="true">
            {columns}
        </svg>
    }
}

/// Three cards go to one player, three come.
fn pass() -> impl IntoView {
    view! {
        <svg class="picture" viewBox="0 0 320 74" aria-hidden="true">
            {card(6, 8, Suit::Wind, 3, false)}
            {card(52, 8, Suit::Charm, 5, false)}
            {card(98, 8, Suit::Fire, 6, false)}
            {arrow(150, 37)}
            {back(184, 8)}
            {back(230, 8)}
            {back(276, 8)}
        </svg>
    }
}

/// Lightning is led, and the turned-up card makes Fire trump: the low Fire takes the boss.
fn trick() -> impl IntoView {
    view! {
        <svg class="picture" viewBox="0 0 320 84" aria-hidden="true">
            <g transform="rotate(-5 34 42)">{card(8, 10, Suit::Fire, 9, false)}{trump(8, 10)}</g>
            <path d="M72 12v58" stroke="var(--line)" />
            {card(92, 10, Suit::Lightning, 9, false)}
            {card(146, 10, Suit::Lightning, 10, false)}
            {card(200, 10, Suit::Lightning, 7, false)}
            {card(254, 10, Suit::Fire, 6, true)}
            {trump(254, 10)}
            <path d="M124 52l7 4-7 4z" fill="var(--soft)" />
        </svg>
    }
}

/// The mark of a trump at the foot of a card.
fn trump(x: i32, y: i32) -> impl IntoView {
    view! { <rect x=x + 2 y=y + 52 width="38" height="4" fill="var(--gold)" /> }
}

/// Four bosses win; seven tricks with fewer lose.
fn endings() -> impl IntoView {
    let won = [Suit::Earth, Suit::Charm, Suit::Darkness, Suit::Snow];
    let won = won
        .into_iter()
        .enumerate()
        .map(|(at, suit)| card(6 + at as i32 * 46, 6, suit, 7, true));
    let pip = |at: i32| {
        let fill = if at == 6 {
            "var(--vermilion)"
        } else {
            "var(--soft)"
        };
        view! { <rect x=6 + at * 22 y="80" width="16" height="22" rx="3" fill=fill /> }
    };
    let few = [Suit::Wind, Suit::Fire].into_iter().enumerate();
    let few = few.map(|(at, suit)| {
        let x = 176 + at as i32 * 24;
        view! {
            <svg x=x y="79" width="24" height="24">
                {mask(suit)}
            </svg>
        }
    });
    view! {
        <svg class="picture" viewBox="0 0 300 112" aria-hidden="true">
            {won.collect_view()}
            <path d="M206 36l9 10 18-22" fill="none" stroke="var(--pine)" stroke-width="4" />
            {(0..7).map(pip).collect_view()}
            {few.collect_view()}
            <path d="M236 82l18 18m0-18l-18 18" stroke="var(--vermilion)" stroke-width="4" />
        </svg>
    }
}

/// Both sevens of a suit make a seal.
fn seal() -> impl IntoView {
    let sign = outline(Suit::Darkness).0;
    view! {
        <svg class="picture" viewBox="0 0 240 74" aria-hidden="true">
            {card(6, 8, Suit::Darkness, 7, false)}
            {card(54, 8, Suit::Darkness, 7, false)}
            {arrow(112, 37)}
            <rect x="150" y="14" width="46" height="46" rx="6" fill="var(--vermilion)" />
            <path transform="translate(158 22) scale(1.25)" d=sign fill="var(--on-accent)" />
        </svg>
    }
}

/// An open card lies on two covered ones; a free one turns up.
fn row() -> impl IntoView {
    let free = Card::of(Suit::Earth, 4).map(|free| card(144, 6, free.suit(), free.rank(), true));
    view! {
        <svg class="picture" viewBox="0 0 300 104" aria-hidden="true">
            {back(6, 6)}
            {back(52, 6)}
            {back(98, 6)}
            {free}
            {card(29, 38, Suit::Charm, 7, false)}
            {card(75, 38, Suit::Snow, 9, false)}
        </svg>
    }
}
