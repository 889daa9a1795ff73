//! Pictures of Samurakva: a frog for each penalty, the marks that count it, the artifacts.

use ::samurakva::Artifact;
use leptos::prelude::*;

use super::paint::painting;
use super::sheet::{self, CARD, drawing};

/// The frog of a card: the more points, the more armour.
pub(crate) fn frog(points: i16) -> AnyView {
    let rank = match points {
        ..=1 => 1,
        2 => 2,
        3 => 3,
        // 4 or 5, as the printed or the classic table has it.
        4..=6 => 5,
        _ => 7,
    };
    painting("sk-frog", CARD, format!("sk-{rank}"))
}

/// Penalty points as dots in one line.
pub(crate) fn marks(points: i16) -> impl IntoView {
    let dots = (0..points).map(|at| {
        let x = 22 + (2 * at - points + 1) * 3;
        view! { <circle cx=x cy="3" r="2.2" /> }
    });
    let seal = points >= 4;
    view! {
        <svg class="marks" class:seal=seal viewBox="0 0 44 6" aria-hidden="true">
            {dots.collect_view()}
        </svg>
    }
}

/// The sign of an artifact.
pub(crate) fn artifact(kind: Artifact) -> AnyView {
    drawing("sign", "0 0 48 48", &format!("sk-{kind}"))
}

/// A worked picture for a section of the rules.
pub(crate) fn picture(section: usize) -> Option<AnyView> {
    sheet::picture("sk", &[(3, "0 0 292 70")], section)
}
