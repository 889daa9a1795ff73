//! A village under a mountain, behind its barricades.

use leptos::prelude::*;
use samurai_spirit::SamuraiSpirit;

use super::HomeScene;

impl HomeScene for SamuraiSpirit {
    fn scene() -> AnyView {
        drawn().into_any()
    }
}

fn drawn() -> impl IntoView {
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
