//! The kit of parts: what every picture is made of.

use leptos::prelude::*;

/// The seal of the house: a room seen from above, its mats around a square.
#[component]
pub(crate) fn Seal() -> impl IntoView {
    view! {
        <svg class="seal" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            <rect x="2" y="2" width="28" height="28" rx="4" fill="var(--vermilion)" />
            <g fill="none" stroke="var(--raised)" stroke-width="2">
                <rect x="7" y="7" width="18" height="18" />
                <path d="M7 13h12M19 7v12M25 19H13M13 25V13" />
            </g>
        </svg>
    }
}
