//! A dialog over the table. The browser keeps the focus inside while it is open and gives it back afterwards.

use std::time::Duration;

use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// What kind of dialog it is for those who hear it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Something to read.
    Sheet,
    /// Something to answer.
    Question,
}

/// A dialog that is open while `open` holds. Escape and a click beside it close it.
pub(crate) fn modal(
    kind: Kind,
    open: Signal<bool>,
    close: Callback<()>,
    label: impl Fn() -> String + Send + Sync + 'static,
    inside: ChildrenFn,
) -> AnyView {
    over_the_table(kind, open, close, Box::new(label), inside)
}

fn over_the_table(
    kind: Kind,
    open: Signal<bool>,
    close: Callback<()>,
    label: Box<dyn Fn() -> String + Send + Sync>,
    inside: ChildrenFn,
) -> AnyView {
    let root = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let wanted = open.get();
        let Some(dialog) = root.get() else { return };
        if !wanted {
            dialog.close();
            return;
        }
        // What is inside is drawn before the browser looks for something to focus. No frame is waited for: a page that
        // is not seen, or wakes up, has none.
        let show = move || {
            if open.try_get_untracked() == Some(true) && !dialog.open() {
                let _ = dialog.show_modal();
            }
        };
        set_timeout(show, Duration::ZERO);
    });
    let role = match kind {
        Kind::Sheet => "dialog",
        Kind::Question => "alertdialog",
    };
    let beside = move |event: leptos::ev::MouseEvent| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.tag_name() == "DIALOG") {
            close.run(());
        }
    };
    view! {
        <dialog
            class="veil"
            node_ref=root
            role=role
            aria-label=label
            on:click=beside
            on:close=move |_| close.run(())
        >
            {move || open.get().then(|| inside())}
        </dialog>
    }
    .into_any()
}
