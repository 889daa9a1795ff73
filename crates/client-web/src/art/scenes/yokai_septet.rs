//! A mask, seven stars, a moon.

use leptos::prelude::*;
use yokai_septet::YokaiSeptet;

use super::HomeScene;

impl HomeScene for YokaiSeptet {
    fn scene() -> AnyView {
        drawn().into_any()
    }
}

fn drawn() -> impl IntoView {
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
