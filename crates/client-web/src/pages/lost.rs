//! An address that names no page.

use leptos::prelude::*;

use crate::pages::header::Header;
use crate::route::{Link, Route};
use crate::words::t;

/// Says so and shows the way home.
#[component]
pub(crate) fn Lost() -> impl IntoView {
    view! {
        <Header />
        <main class="page narrow">
            <h1>{t("ui-lost")}</h1>
            <Link to=Route::Home class="button">
                {t("ui-home")}
            </Link>
        </main>
    }
}
