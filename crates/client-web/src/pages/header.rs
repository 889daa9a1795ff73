//! The head of every page: the way home, language, light, sound.

use client_core::story::{Lang, Line};
use leptos::prelude::*;

use crate::app::App_;
use crate::art::kit::Seal;
use crate::prefs::{Motion, Theme};
use crate::route::{Link, Route};
use crate::words::{say, t};

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
    let open = RwSignal::new(false);
    let theme = move || Line::new("ui-theme").with("now", app.theme.get().as_str());
    let motion = move || Line::new("ui-motion").with("now", app.motion.get().as_str());
    let sound = move || Line::new("ui-sound").with("now", if app.sound.get() { "on" } else { "off" });
    view! {
        <button class="icon settings-button" aria-label=t("ui-settings") aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)>"⚙"</button>
        <div class="settings" class:open=move || open.get()>
            <label class="unseen" for="lang">{t("ui-language")}</label>
            <select id="lang" on:change=move |event| choose(event_target_value(&event))>{languages}</select>
            <button class="icon" title=say(theme) aria-label=say(theme)
                on:click=move |_| app.theme.update(|theme| *theme = theme.next())>{theme_sign}</button>
            <button class="icon" title=say(motion) aria-label=say(motion)
                on:click=move |_| app.motion.update(|motion| *motion = motion.next())>{motion_sign}</button>
            <button class="icon" title=say(sound) aria-label=say(sound)
                on:click=move |_| app.sound.update(|sound| *sound = !*sound)>
                {move || if app.sound.get() { "♪" } else { "♪̸" }}
            </button>
        </div>
    }
}
