//! A part of the table that is drawn anew only when what it shows has changed.
//!
//! Each event changes a little of what is known, and every drawing follows from what is known. So a
//! drawing is cut into parts: the facts of a part are found anew with each event, which is cheap, and
//! only if they differ is the part built and laid out again, which is not.

use leptos::prelude::*;

/// A part that shows these facts, and nothing else of the match.
pub(crate) fn part<T, V>(
    facts: impl Fn() -> T + Send + Sync + 'static,
    draw: impl Fn(&T) -> V + Send + Sync + 'static,
) -> impl Fn() -> V + Send + Sync + 'static
where
    T: PartialEq + Send + Sync + 'static,
{
    let facts = Memo::new(move |_| facts());
    move || draw(&facts.read())
}
