//! One small scene for each game.

use catalog::GameId;
use leptos::prelude::*;

/// The picture on a game's card.
pub(crate) fn scene(game: GameId) -> AnyView {
    let inner = match game {
        GameId::Samurakva => samurakva().into_any(),
        GameId::YokaiSeptet => yokai_septet().into_any(),
        GameId::SamuraiSword => samurai_sword().into_any(),
        GameId::SamuraiSpirit => samurai_spirit().into_any(),
    };
    view! {
        <svg
            class="scene"
            viewBox="0 0 240 120"
            preserveAspectRatio="xMidYMid meet"
            aria-hidden="true"
        >
            {inner}
        </svg>
    }
    .into_any()
}

/// Lotus leaves in rows, and a frog that fears the sixth.
fn samurakva() -> impl IntoView {
    let leaves = (0..6).map(|at| {
        let x = 26 + at * 38;
        let last = at == 5;
        view! {
            <ellipse
                cx=x
                cy="86"
                rx="17"
                ry="7"
                fill=if last { "var(--vermilion)" } else { "var(--pine)" }
                opacity=if last { "0.9" } else { "0.8" }
            />
            <path d=format!("M{x} 86l12-4") stroke="var(--paper)" stroke-width="1.5" />
        }
    });
    view! {
        <path
            d="M0 100q20-6 40 0t40 0 40 0 40 0 40 0 40 0V120H0z"
            fill="var(--indigo)"
            opacity="0.25"
        />
        <path
            d="M0 108q20-6 40 0t40 0 40 0 40 0 40 0 40 0"
            fill="none"
            stroke="var(--indigo)"
            stroke-width="1.5"
            opacity="0.6"
        />
        {leaves.collect_view()}
        <g transform="translate(166 56)" fill="var(--pine)" stroke="var(--ink)" stroke-width="2">
            <path d="M2 26c-10-2-12-16 0-20 2-6 10-6 12 0 4-1 8-1 12 0 2-6 10-6 12 0 12 4 10 18 0 20-12 4-24 4-36 0z" />
            <circle cx="8" cy="5" r="3" fill="var(--raised)" />
            <circle cx="32" cy="5" r="3" fill="var(--raised)" />
            <path d="M10 18c6 4 14 4 20 0" fill="none" />
        </g>
        <path
            d="M40 60c20-40 60-40 90-14"
            fill="none"
            stroke="var(--soft)"
            stroke-width="1.5"
            stroke-dasharray="3 5"
        />
    }
}

/// A mask, seven stars, a moon.
fn yokai_septet() -> impl IntoView {
    let stars = (0..7).map(|at| {
        let x = 36 + at * 28;
        let y = 30 - (if at < 4 { at } else { 6 - at }) * 5;
        view! {
            <path
                transform=format!("translate({x} {y})")
                d="M0-6l1.8 3.9 4.2.5-3.1 2.9.8 4.2L0 3.4l-3.7 2.1.8-4.2L-6-1.6l4.2-.5z"
                fill="var(--gold)"
            />
        }
    });
    view! {
        <circle cx="120" cy="74" r="44" fill="var(--indigo)" opacity="0.16" />
        {stars.collect_view()}
        <g transform="translate(120 74)" stroke="var(--ink)" stroke-width="2">
            <path
                d="M-30-20c8 4 14 4 18-4 2 10 6 12 12 12s10-2 12-12c4 8 10 8 18 4 2 26-6 50-30 56-24-6-32-30-30-56z"
                fill="var(--raised)"
            />
            <path d="M-30-20l-6-16 18 10M30-20l6-16-18 10" fill="var(--vermilion)" />
            <path d="M-18 0c4-6 10-6 14 0M4 0c4-6 10-6 14 0" fill="none" />
            <path d="M-12 20c8 6 16 6 24 0-4 12-20 12-24 0z" fill="var(--vermilion)" />
        </g>
    }
}

/// Two crossed swords before a red sun.
fn samurai_sword() -> impl IntoView {
    view! {
        <circle cx="120" cy="58" r="34" fill="var(--vermilion)" />
        <g fill="none" stroke="var(--ink)" stroke-linecap="round">
            <path d="M58 104C90 78 130 44 176 12" stroke-width="4" />
            <path d="M182 104C150 78 110 44 64 12" stroke-width="4" />
            <path d="M70 90l12 12M170 90l-12 12" stroke-width="5" stroke="var(--gold)" />
        </g>
        <path d="M0 112q60-10 120 0t120 0v8H0z" fill="var(--ink)" opacity="0.12" />
    }
}

/// A village under a mountain, behind its barricades.
fn samurai_spirit() -> impl IntoView {
    let stakes = (0..9).map(|at| {
        let x = 22 + at * 24;
        view! {
            <path
                d=format!("M{x} 112V92l5-6 5 6v20z")
                fill="var(--gold)"
                stroke="var(--ink)"
                stroke-width="1.5"
            />
        }
    });
    let farms = [(60, 74), (112, 66), (166, 74)].map(|(x, y)| {
        view! {
            <path d=format!("M{} {}l18-16 18 16z", x - 18, y) fill="var(--ink)" />
            <rect
                x=x - 12
                y=y
                width="24"
                height="16"
                fill="var(--raised)"
                stroke="var(--ink)"
                stroke-width="2"
            />
        }
    });
    view! {
        <path d="M20 84L92 18l30 30 16-14 82 50z" fill="var(--indigo)" opacity="0.22" />
        <path d="M74 34l18-16 16 16-8 6-8-6-8 6z" fill="var(--raised)" />
        {farms.collect_view()}
        {stakes.collect_view()}
        <path d="M196 60c-8-8-2-16 0-24 6 8 12 14 6 24-1 3-5 3-6 0z" fill="var(--vermilion)" />
    }
}
