//! The rules beside the table, opened where they matter.

use std::sync::Arc;

use leptos::prelude::*;

use crate::table::modal::{Kind, modal};
use crate::words::t;

/// The rules over the table.
pub(crate) fn rules_sheet(open: RwSignal<bool>, text: ChildrenFn) -> AnyView {
    let inside = move || {
        view! {
            <div class="sheet rules">
                <button autofocus class="sheet-close" on:click=move |_| open.set(false)>
                    {t("ui-close")}
                </button>
                {text()}
                <h2>{t("ui-keys")}</h2>
                <p class="keys">{t("ui-keys-list")}</p>
            </div>
        }
        .into_any()
    };
    let close = Callback::new(move |()| open.set(false));
    modal(
        Kind::Sheet,
        open.into(),
        close,
        t("ui-rules"),
        Arc::new(inside),
    )
}
