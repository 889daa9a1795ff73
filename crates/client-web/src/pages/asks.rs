//! Small things that stand on several pages. Each is a function, so that it is in the program once, whatever it
//! says and does.

use leptos::prelude::*;
use protocol::Command;

use crate::net::seat::Seated;
use crate::words::t;

/// A button that does something.
pub(crate) fn button(label: &'static str, go: impl Fn() + Send + Sync + 'static) -> AnyView {
    plain(label, Box::new(go))
}

fn plain(label: &'static str, go: Box<dyn Fn() + Send + Sync>) -> AnyView {
    view! { <button on:click=move |_| go()>{t(label)}</button> }.into_any()
}

/// A button that asks the table for something.
pub(crate) fn asks(seated: Seated, label: &'static str, command: Command) -> AnyView {
    button(label, move || {
        seated.ask(command.clone());
    })
}

/// A word beside a name or a heading.
pub(crate) fn tag(label: &'static str) -> AnyView {
    view! { <span class="tag">{t(label)}</span> }.into_any()
}
