//! Worked pictures for the rules.

use ::samurai_spirit::{Penalty, Samurai, SamuraiSpirit, Symbol};
use client_core::story::Names;
use client_core::story::samurai_spirit::{penalty_name, symbol_name};
use leptos::prelude::*;

use super::seals::seal_part;
use super::signs::{FLAME, penalty_path, symbol_path};
use super::{penalty, symbol};
use crate::app::AppContext;

/// A worked picture for a section of the rules.
pub(crate) fn picture(section: usize) -> Option<AnyView> {
    match section {
        1 => Some(symbols().into_any()),
        4 => Some(fighting().into_any()),
        7 => Some(kiai().into_any()),
        8 => Some(penalties().into_any()),
        9 => Some(wounds().into_any()),
        _ => None,
    }
}

/// The signs of what is defended, with their names.
fn symbols() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let story = app.story.read();
    let item = |kind: Symbol| {
        view! {
            <li>
                {symbol(kind)}
                <span>{story.say::<SamuraiSpirit>(&symbol_name(kind), &Names::default())}</span>
            </li>
        }
    };
    view! { <ul class="sp-legend">{Symbol::ALL.map(item).into_iter().collect_view()}</ul> }
}

/// The signs of the penalties, with their names.
fn penalties() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let story = app.story.read();
    let item = |kind: Penalty| {
        view! {
            <li>
                {penalty(kind)}
                <span>{story.say::<SamuraiSpirit>(&penalty_name(kind), &Names::default())}</span>
            </li>
        }
    };
    view! { <ul class="sp-legend">{Penalty::ALL.map(item).into_iter().collect_view()}</ul> }
}

/// A card of a picture: its value, and what is printed at its foot.
fn card(
    x: i32,
    y: i32,
    value: u8,
    signs: (Option<Symbol>, Option<Penalty>),
    strong: bool,
) -> impl IntoView {
    let top = signs.0.map(|kind| {
        view! { <path class="sp-pen" transform="translate(21 4) scale(0.7)" d=symbol_path(kind) /> }
    });
    let foot = signs.1.map(|kind| {
        let (solid, path) = penalty_path(kind);
        view! {
            <path
                class="sp-pen red"
                class:solid=solid
                transform="translate(12 33) scale(0.8)"
                d=path
            />
        }
    });
    view! {
        <g transform=format!("translate({x} {y})")>
            <rect
                width="40"
                height="56"
                rx="5"
                fill="var(--raised)"
                stroke=if strong { "var(--pine)" } else { "var(--line)" }
                stroke-width=if strong { 3 } else { 1 }
            />
            <text x="6" y="22" font-size="18" font-weight="700" fill="var(--ink)">
                {value}
            </text>
            {top}
            {foot}
        </g>
    }
}

/// The track of a board: the mark stands on `now`, the Kiai value is 8.
fn track(y: i32, now: u8) -> impl IntoView {
    let cell = move |at: u8| {
        let x = 100 + i32::from(at) * 22;
        let kiai = at == 8;
        view! {
            <g transform=format!("translate({x} {y})")>
                <rect
                    width="20"
                    height="20"
                    rx="3"
                    fill=if at == now { "var(--ink)" } else { "var(--raised)" }
                    stroke=if kiai { "var(--gold)" } else { "var(--line)" }
                    stroke-width=if kiai { 3 } else { 1 }
                />
                <text
                    x="10"
                    y="15"
                    text-anchor="middle"
                    font-size="12"
                    fill=if at == now { "var(--paper)" } else { "var(--ink)" }
                >
                    {at}
                </text>
            </g>
        }
    };
    view! {
        {(0..=8).map(cell).collect_view()}
        <path
            class="sp-pen red solid"
            transform=format!("translate({} {y})", 100 + 9 * 22)
            d=FLAME
        />
    }
}

fn arrow(path: &'static str) -> impl IntoView {
    view! {
        <path
            d=path
            fill="none"
            stroke="var(--vermilion)"
            stroke-width="2.500"
            stroke-linecap="round"
        />
    }
}

/// A card turned up goes to the left, where the hat is free, or to the end of the line.
fn fighting() -> impl IntoView {
    let dashed = |x: i32, kind: Symbol| {
        view! {
            <g transform=format!("translate({x} 84)")>
                <rect
                    width="40"
                    height="56"
                    rx="5"
                    fill="none"
                    stroke="var(--soft)"
                    stroke-dasharray="4 3"
                />
                <path class="sp-pen" transform="translate(10 18)" d=symbol_path(kind) />
            </g>
        }
    };
    view! {
        <svg class="picture" viewBox="0 0 420 150" aria-hidden="true">
            {card(190, 4, 3, (Some(Symbol::Hat), Some(Penalty::Left)), true)}
            {dashed(10, Symbol::Hat)}
            {dashed(56, Symbol::Farm)}
            {card(102, 84, 1, (Some(Symbol::Doll), None), false)}
            {card(270, 84, 2, (Some(Symbol::Farm), None), false)}
            {card(316, 84, 1, (None, Some(Penalty::Fire)), false)}
            <rect
                x="362"
                y="84"
                width="40"
                height="56"
                rx="5"
                fill="none"
                stroke="var(--soft)"
                stroke-dasharray="4 3"
            />
            {arrow("M180 34C110 34 50 40 32 74m-7-9l7 9 8-8")}
            {arrow("M240 34c80 0 132 6 142 40m-9-7l9 7 6-9")}
        </svg>
    }
}

/// The line makes exactly eight: the Kiai comes, then the first card goes.
fn kiai() -> impl IntoView {
    view! {
        <svg class="picture" viewBox="0 0 420 150" aria-hidden="true">
            {track(6, 8)}
            <g transform="translate(20 0) scale(1.100)">{seal_part(Samurai::Heihachi, false)}</g>
            {card(120, 48, 3, (Some(Symbol::Hat), None), false)}
            {card(166, 48, 1, (Some(Symbol::Doll), Some(Penalty::Wound)), false)}
            {card(212, 48, 4, (Some(Symbol::Farm), Some(Penalty::Fire)), true)}
            {track(122, 5)}
            {arrow("M114 76H40m9-8l-9 8 9 8")}
        </svg>
    }
}

/// Token, beast, token, the end.
fn wounds() -> impl IntoView {
    let (_, drop) = penalty_path(Penalty::Wound);
    let stage = |at: i32, beast: bool, wounded: bool| {
        let x = 6 + at * 84;
        let token = wounded.then(|| {
            view! { <path class="sp-pen red solid" transform="translate(38 34)" d=drop /> }
        });
        view! { <g transform=format!("translate({x} 8)")>{seal_part(Samurai::Kyuzo, beast)}{token}</g> }
    };
    view! {
        <svg class="picture" viewBox="0 0 420 70" aria-hidden="true">
            {stage(0, false, false)}
            {stage(1, false, true)}
            {stage(2, true, false)}
            {stage(3, true, true)}
            {arrow(
                "M60 32h22m-7-6l7 6-7 6M144 32h22m-7-6l7 6-7 6M228 32h22m-7-6l7 6-7 6M312 32h22m-7-6l7 6-7 6",
            )}
            <path
                d="M352 16l32 32m0-32l-32 32"
                stroke="var(--vermilion)"
                stroke-width="4"
                stroke-linecap="round"
            />
        </svg>
    }
}
