//! A game's own style and words, fetched when something of the game is first drawn.

use catalog::GameId;
use client_core::guide::Guide;
use leptos::prelude::*;

use crate::app::App_;
use crate::net::files;
use crate::words::t;

/// What is drawn in a game's style and words, once they are here.
#[component]
pub(crate) fn Ready<G: Guide>(
    children: ChildrenFn,
    #[prop(optional)] _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let app = expect_context::<App_>();
    let Ok(game) = G::ID.parse::<GameId>() else { return ().into_any() };
    app.need(game);
    let address = files::address(G::ID);
    // If there is no style to be had, better plain than not at all.
    let styled = RwSignal::new(address.is_none());
    let ready = move || styled.get() && app.told.read().contains(&game);
    view! {
        <link rel="stylesheet" href=address on:load=move |_| styled.set(true) on:error=move |_| styled.set(true)/>
        <Show when=ready fallback=|| view! { <p class="soft">{t("ui-connecting")}</p> }>{children()}</Show>
    }
    .into_any()
}
