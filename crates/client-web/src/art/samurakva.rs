//! Pictures of Samurakva: penalty marks and the signs of the artifacts.

use ::samurakva::Artifact;
use leptos::prelude::*;

/// Penalty points as dots, at most four in a line; four and more stand on a seal.
pub(crate) fn marks(points: i16) -> impl IntoView {
    let dots = (0..points).map(|at| {
        let in_line = (points - at / 4 * 4).min(4);
        let (x, y) = (13 + (at % 4) * 6 - (in_line - 1) * 3, 4 + at / 4 * 6);
        view! { <circle cx=x cy=y r="2.2" /> }
    });
    let seal = points >= 4;
    view! {
        <svg class="marks" class:seal=seal viewBox="0 0 26 14" aria-hidden="true">
            {dots.collect_view()}
        </svg>
    }
}

/// The sign of an artifact.
pub(crate) fn artifact(kind: Artifact) -> impl IntoView {
    let path = match kind {
        Artifact::Flower => {
            "M12 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 10V4M12 14v6M10 12H4M14 12h6M10.5 10.5L6 6M13.5 13.5L18 18M13.5 10.5L18 6M10.5 13.5L6 18"
        }
        Artifact::Paw => {
            "M8 14c0-3 8-3 8 0s2 5-1 6-2-1-3-1-2 2-4 1-2-3 0-6M6 10v1M10 6v2M14 6v2M18 10v1"
        }
        Artifact::Katana => "M4 20L18 6c1-1 2-2 2-3-1 0-3 1-4 2L3 18M6 15l4 4",
        Artifact::Fan => "M12 20L3 9c5-5 13-5 18 0zM12 20V6M12 20L7 7M12 20l5-13",
        Artifact::Mask => {
            "M5 5c4 2 10 2 14 0v7c0 5-3 7-7 9-4-2-7-4-7-9zM8 11h3M13 11h3M9 16c2 1 4 1 6 0"
        }
        Artifact::Arch => "M3 6c6 2 12 2 18 0M5 10h14M7 7v13M17 7v13",
        Artifact::Sticks => "M7 20L13 4M11 20l6-16M9 20L9 4",
    };
    view! {
        <svg class="sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
                d=path
                fill="none"
                stroke="currentColor"
                stroke-width="1.8"
                stroke-linecap="round"
                stroke-linejoin="round"
            />
        </svg>
    }
}

/// A worked picture for a section of the rules.
pub(crate) fn picture(section: usize) -> Option<AnyView> {
    match section {
        3 => Some(row_picture(&[12, 27, 38, 44], Some(51)).into_any()),
        _ => None,
    }
}

/// A row, and the card that joins it.
fn row_picture(cards: &[u8], joins: Option<u8>) -> impl IntoView {
    let card = |at: usize, number: u8, joins: bool| {
        let x = 8 + at * 46;
        view! {
            <g transform=format!("translate({x} 8)")>
                <rect
                    width="38"
                    height="53"
                    rx="5"
                    fill="var(--raised)"
                    stroke=if joins { "var(--pine)" } else { "var(--line)" }
                    stroke-width=if joins { 3 } else { 1 }
                />
                <text
                    x="19"
                    y="33"
                    text-anchor="middle"
                    font-size="17"
                    font-weight="700"
                    fill="var(--ink)"
                >
                    {number}
                </text>
            </g>
        }
    };
    let trap = 8 + 5 * 46;
    let shown = cards
        .iter()
        .enumerate()
        .map(|(at, number)| card(at, *number, false))
        .collect_view();
    let joining = joins.map(|number| card(cards.len(), number, true));
    view! {
        <svg class="picture" viewBox="0 0 292 70" aria-hidden="true">
            {shown}
            {joining}
            <rect
                x=trap
                y="8"
                width="38"
                height="53"
                rx="5"
                fill="none"
                stroke="var(--vermilion)"
                stroke-dasharray="4 3"
            />
            <path
                d=format!("M{} 28l14 14m0-14l-14 14", trap + 12)
                stroke="var(--vermilion)"
                stroke-width="2"
            />
        </svg>
    }
}
