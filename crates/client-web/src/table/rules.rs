//! The rules beside the table, opened where they matter.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::words::t;

/// The rules over the table.
#[component]
pub(crate) fn RulesSheet(open: RwSignal<bool>, text: AnyView) -> impl IntoView {
    let close = NodeRef::<leptos::html::Button>::new();
    let before = document().active_element();
    Effect::new(move || {
        if let Some(button) = close.get() {
            let _ = button.focus();
        }
    });
    let before = StoredValue::new_local(before);
    on_cleanup(move || {
        let element = before
            .try_get_value()
            .flatten()
            .and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(element) = element {
            let _ = element.focus();
        }
    });
    view! {
        <div class="veil" on:click=move |_| open.set(false)>
            <div
                class="sheet rules"
                role="dialog"
                aria-modal="true"
                aria-label=t("ui-rules")
                on:click=|event| event.stop_propagation()
            >
                <button node_ref=close class="sheet-close" on:click=move |_| open.set(false)>
                    {t("ui-close")}
                </button>
                {text}
                <h2>{t("ui-keys")}</h2>
                <p class="keys">{t("ui-keys-list")}</p>
            </div>
        </div>
    }
}
