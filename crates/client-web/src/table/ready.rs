//! What is fetched when it is first needed: a part of the texts, a game's own style and drawings.

use client_core::guide::Guide;
use leptos::prelude::*;

use crate::app::AppContext;
use crate::art::{paint, sheet};
use crate::net::files;
use crate::words::t;

/// What is said in the words of a part of the texts, once they are here.
/// A part is named by a game, or `me`.
pub(crate) fn told(part: &'static str, children: ChildrenFn) -> AnyView {
    once(part, RwSignal::new(true), children)
}

/// What is drawn in a game's style and words, once they are here.
#[component]
pub(crate) fn Ready<G: Guide>(
    children: ChildrenFn,
    #[prop(optional)] _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    styled(G::ID, children)
}

fn styled(game: &'static str, children: ChildrenFn) -> AnyView {
    sheet::fetch(game);
    let address = files::address(game);
    // If there is no style to be had, better plain than not at all.
    let styled = RwSignal::new(address.is_none());
    Effect::new(move || {
        if styled.get() {
            paint::has_colours(game);
        }
    });
    view! {
        <link
            rel="stylesheet"
            href=address
            on:load=move |_| styled.set(true)
            on:error=move |_| styled.set(true)
        />
        {once(game, styled, children)}
    }
    .into_any()
}

fn once(part: &'static str, styled: RwSignal<bool>, children: ChildrenFn) -> AnyView {
    let app = expect_context::<AppContext>();
    app.need(part);
    let ready = Memo::new(move |_| styled.get() && app.told.read().contains(&part));
    let shown = move || {
        if ready.get() {
            return children();
        }
        view! { <p class="soft">{t("ui-connecting")}</p> }.into_any()
    };
    shown.into_any()
}
