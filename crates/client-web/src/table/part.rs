//! A part of the table that is drawn anew only when what it shows has changed.
//!
//! Each event changes a little of what is known, and every drawing follows from what is known. So a
//! drawing is cut into parts: the facts of a part are found anew with each event, which is cheap, and
//! only if they differ is the part built and laid out again, which is not.

use std::sync::{Arc, Mutex, PoisonError};

use leptos::prelude::*;

/// A part that shows these facts, and nothing else of the match.
pub(crate) fn part<T, V>(
    facts: impl Fn() -> T + Send + Sync + 'static,
    draw: impl Fn(&T) -> V + Send + 'static,
) -> AnyView
where
    T: PartialEq + Send + 'static,
    V: IntoView + 'static,
{
    let kept = Arc::new(Mutex::new(None));
    let shown = Arc::clone(&kept);
    let differ = move || {
        let facts = Some(facts());
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        let differ = *kept != facts;
        if differ {
            *kept = facts;
        }
        differ
    };
    let draw = move || {
        let shown = shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.as_ref().map(&draw).into_any()
    };
    redrawn(Box::new(differ), Box::new(draw))
}

/// Draws again after each time the facts differ. Apart from [`part`], so that the program has it once and
/// not for every kind of facts.
fn redrawn(differ: Box<dyn Fn() -> bool + Send + Sync>, draw: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    let changes = Memo::new(move |before: Option<&u32>| {
        let before = before.copied().unwrap_or_default();
        if differ() { before.wrapping_add(1) } else { before }
    });
    (move || {
        // The facts are found when this is read.
        let _ = changes.get();
        draw()
    })
    .into_any()
}
