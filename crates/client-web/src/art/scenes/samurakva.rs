//! Lotus leaves in rows, and a frog that fears the sixth.

use leptos::prelude::*;
use samurakva::Samurakva;

use super::HomeScene;

impl HomeScene for Samurakva {
    fn scene() -> AnyView {
        drawn().into_any()
    }
}

fn drawn() -> impl IntoView {
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
