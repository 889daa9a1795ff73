//! Three cards on a mat, for a game that has no picture yet.

use leptos::prelude::*;

pub(super) fn scene() -> AnyView {
    let cards = [(-18, 78), (0, 104), (18, 130)].map(|(turn, x)| {
        view! {
            <g transform=format!("rotate({turn} 120 130) translate({x} 30)")>
                <rect
                    width="34"
                    height="48"
                    rx="4"
                    fill="var(--raised)"
                    stroke="var(--ink)"
                    stroke-width="2"
                />
                <circle cx="17" cy="24" r="8" fill="var(--vermilion)" opacity="0.85" />
            </g>
        }
    });
    view! {
        <ellipse cx="120" cy="96" rx="92" ry="14" fill="var(--pine)" opacity="0.25" />
        {cards.collect_view()}
    }
    .into_any()
}
