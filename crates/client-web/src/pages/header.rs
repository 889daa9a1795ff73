//! The head of every page: the way home, language, light, sound.

use client_core::story::Lang;
use leptos::prelude::*;

use crate::app::App_;
use crate::art::kit::Seal;
use crate::prefs::{Motion, Theme};
use crate::route::{Link, Route};
use crate::words::t;

/// The name of a language in itself.
fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Ru => "Русский",
        Lang::Pl => "Polski",
        Lang::Uk => "Українська",
    }
}

/// The head of a page.
#[component]
pub(crate) fn Header(
    /// What stands in the middle.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <header class="head">
            <Link to=Route::Home class="brand">
                <Seal/>
                <span class="brand-name">"Zashiki"</span>
            </Link>
            <div class="head-middle">{children.map(|children| children())}</div>
            <Settings/>
        </header>
    }
}

#[component]
fn Settings() -> impl IntoView {
    let app = expect_context::<App_>();
    let languages = Lang::ALL.map(|lang| {
        view! {
            <option value=lang.code() selected=move || app.lang.get() == lang>{own_name(lang)}</option>
        }
    });
    let choose = move |code: String| {
        if let Ok(lang) = code.parse() {
            app.lang.set(lang);
        }
    };
    let theme_sign = move || match app.theme.get() {
        Theme::Auto => "◐",
        Theme::Light => "○",
        Theme::Dark => "●",
    };
    let motion_sign = move || match app.motion.get() {
        Motion::Normal => "»",
        Motion::Slow => "›",
        Motion::Off => "‖",
    };
    view! {
        <div class="settings">
            <label class="unseen" for="lang">{t("ui-language")}</label>
            <select id="lang" on:change=move |event| choose(event_target_value(&event))>{languages}</select>
            <button class="icon" title=t("ui-theme") aria-label=t("ui-theme")
                on:click=move |_| app.theme.update(|theme| *theme = theme.next())>{theme_sign}</button>
            <button class="icon" title=t("ui-motion") aria-label=t("ui-motion")
                on:click=move |_| app.motion.update(|motion| *motion = motion.next())>{motion_sign}</button>
            <button class="icon" title=t("ui-sound") aria-label=t("ui-sound")
                aria-pressed=move || app.sound.get().to_string()
                on:click=move |_| app.sound.update(|sound| *sound = !*sound)>
                {move || if app.sound.get() { "♪" } else { "♪̸" }}
            </button>
        </div>
    }
}
