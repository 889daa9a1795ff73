//! A game's own style, fetched when something of the game is first drawn.

use client_core::guide::Guide;
use leptos::prelude::*;

use crate::net::files;

/// What is drawn in a game's style, once the style is here. If it cannot be had, better plain than not at all.
#[component]
pub(crate) fn Styled<G: Guide>(
    children: ChildrenFn,
    #[prop(optional)] _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let address = files::address(G::ID);
    let settled = RwSignal::new(address.is_none());
    view! {
        <link rel="stylesheet" href=address on:load=move |_| settled.set(true) on:error=move |_| settled.set(true)/>
        <Show when=move || settled.get()>{children()}</Show>
    }
}
