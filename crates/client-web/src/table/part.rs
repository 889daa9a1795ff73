//! Parts of the table, redrawn only when what they show has changed.
//!
//! Each event changes a little of what is known, and every drawing follows from what is known. So a
//! drawing is cut into parts: the facts of a part are worked out again after each event, which is cheap,
//! and only if they differ is the part built and laid out again, which is not.

use core::any::Any;
use core::marker::PhantomData;

use leptos::prelude::*;

/// Something worked out again after each event, or nothing; its readers are notified only of differences.
///
/// As a memo would be, but with most of its code in the program once and not for every kind of fact.
pub(crate) struct Fact<T> {
    kept: StoredValue<Kept>,
    /// How often it was found to differ.
    changes: Memo<u32>,
    kind: PhantomData<fn() -> T>,
}

type Kept = Option<Box<dyn Any + Send + Sync>>;

impl<T> Clone for Fact<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Fact<T> {}

impl<T: PartialEq + Send + Sync + 'static> Fact<T> {
    pub(crate) fn new(find: impl Fn() -> Option<T> + Send + Sync + 'static) -> Fact<T> {
        let kept = StoredValue::new(Kept::None);
        Fact::kept_in(kept, Box::new(move || keep(kept, find())))
    }

    /// Something that follows from what was found before.
    pub(crate) fn after(find: impl Fn(Option<&T>) -> Option<T> + Send + Sync + 'static) -> Fact<T> {
        let kept = StoredValue::new(Kept::None);
        let differs = move || {
            let found = kept.with_value(|kept| find(seen::<T>(kept)));
            keep(kept, found)
        };
        Fact::kept_in(kept, Box::new(differs))
    }

    fn kept_in(kept: StoredValue<Kept>, differs: Box<dyn Fn() -> bool + Send + Sync>) -> Fact<T> {
        Fact {
            kept,
            changes: count(differs),
            kind: PhantomData,
        }
    }

    /// What follows from it, if there is anything.
    pub(crate) fn and_then<V>(self, follows: impl FnOnce(&T) -> Option<V>) -> Option<V> {
        // The fact is found when this is read.
        let _ = self.changes.get();
        self.kept
            .with_value(|kept| seen(kept).and_then(follows))
    }

    pub(crate) fn map<V>(self, follows: impl FnOnce(&T) -> V) -> Option<V> {
        self.and_then(|fact| Some(follows(fact)))
    }

    pub(crate) fn get(self) -> Option<T>
    where
        T: Clone,
    {
        self.map(T::clone)
    }
}

/// Keeps what was found, and says whether it differs from what was kept.
fn keep<T: PartialEq + Send + Sync + 'static>(kept: StoredValue<Kept>, found: Option<T>) -> bool {
    let same = kept.with_value(|kept| seen::<T>(kept) == found.as_ref());
    if !same {
        kept.set_value(found.map(|found| Box::new(found) as Box<dyn Any + Send + Sync>));
    }
    !same
}

fn seen<T: 'static>(kept: &Kept) -> Option<&T> {
    kept.as_ref()?.downcast_ref()
}

fn count(differs: Box<dyn Fn() -> bool + Send + Sync>) -> Memo<u32> {
    Memo::new(move |before: Option<&u32>| {
        before
            .copied()
            .unwrap_or_default()
            .wrapping_add(u32::from(differs()))
    })
}

/// A part that shows these facts, and nothing else of the match; without them, nothing.
pub(crate) fn part<T, V>(
    facts: impl Fn() -> Option<T> + Send + Sync + 'static,
    draw: impl Fn(&T) -> V + Send + 'static,
) -> AnyView
where
    T: PartialEq + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let facts = Fact::new(facts);
    redrawn(Box::new(move || {
        facts
            .map(|facts| draw(facts).into_any())
            .unwrap_or_else(|| ().into_any())
    }))
}

fn redrawn(draw: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    draw.into_any()
}
