//! Two crossed swords before a red sun.

use leptos::prelude::*;
use samurai_sword::SamuraiSword;

use super::HomeScene;

impl HomeScene for SamuraiSword {
    fn scene() -> AnyView {
        drawn().into_any()
    }
}

fn drawn() -> impl IntoView {
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
