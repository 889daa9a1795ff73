//! The page's root: what every part may ask for.

use std::sync::Arc;

use client_core::story::{Lang, Story};
use leptos::prelude::*;
use protocol::http::SessionBody;

use crate::pages;
use crate::prefs::{self, Motion, Theme};
use crate::route::{Route, Router};

/// What every part may ask for.
#[derive(Clone, Copy)]
pub(crate) struct App_ {
    /// Where the person is.
    pub router: Router,
    /// The language.
    pub lang: RwSignal<Lang>,
    /// Its storyteller.
    pub story: RwSignal<Arc<Story>>,
    /// How light the room is.
    pub theme: RwSignal<Theme>,
    /// How cards move.
    pub motion: RwSignal<Motion>,
    /// Whether there are sounds.
    pub sound: RwSignal<bool>,
    /// Who the person is, once the server has said it.
    pub session: RwSignal<Option<SessionBody>>,
    /// Something to be told in passing.
    pub toast: RwSignal<Option<String>>,
    /// The section of the rules that was last named: where they open.
    pub rule: RwSignal<Option<usize>>,
}

impl App_ {
    fn start(story: Story) -> App_ {
        App_ {
            router: Router::start(),
            lang: RwSignal::new(story.lang()),
            story: RwSignal::new(Arc::new(story)),
            theme: RwSignal::new(prefs::theme()),
            motion: RwSignal::new(prefs::motion()),
            sound: RwSignal::new(prefs::recall("sound").as_deref() == Some("on")),
            session: RwSignal::new(None),
            toast: RwSignal::new(None),
            rule: RwSignal::new(None),
        }
    }

    /// Tells something in passing.
    pub(crate) fn tell(self, text: String) {
        self.toast.set(Some(text));
    }

    /// The attributes of the document follow what was chosen.
    fn follow(self) {
        Effect::new(move || {
            let lang = self.lang.get();
            prefs::keep("lang", lang.code());
            if self.story.read_untracked().lang() == lang {
                set_root("lang", lang.code());
                return;
            }
            leptos::task::spawn_local(async move {
                // Without its texts the page stays as it is.
                if let Some(story) = crate::words::fetch(lang).await {
                    self.story.set(Arc::new(story));
                    set_root("lang", lang.code());
                }
            });
        });
        Effect::new(move || {
            let theme = self.theme.get().as_str();
            prefs::keep("theme", theme);
            set_root("data-theme", theme);
        });
        Effect::new(move || prefs::keep("motion", self.motion.get().as_str()));
        Effect::new(move || prefs::keep("sound", if self.sound.get() { "on" } else { "off" }));
        Effect::new(move || {
            if self.toast.get().is_some() {
                set_timeout(move || self.toast.set(None), std::time::Duration::from_secs(6));
            }
        });
    }
}

fn set_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

thread_local! {
    static HERE: core::cell::Cell<Option<App_>> = const { core::cell::Cell::new(None) };
}

/// What every part may ask for, also from an event's handler, where there is no context to ask.
pub(crate) fn here() -> Option<App_> {
    HERE.get()
}

/// The whole page.
#[component]
pub(crate) fn App(story: Story) -> impl IntoView {
    let app = App_::start(story);
    HERE.set(Some(app));
    provide_context(app);
    app.follow();
    leptos::task::spawn_local(async move {
        if let Ok(session) = crate::net::http::session().await {
            app.session.set(Some(session));
        }
    });
    let page = move || match app.router.now() {
        Route::Home => view! { <pages::home::Home/> }.into_any(),
        Route::New(game) => view! { <pages::create::Create game=game/> }.into_any(),
        Route::Table(code) => view! { <pages::table::TablePage code=code/> }.into_any(),
        Route::Replay(id) => view! { <pages::replay::Replay id=id/> }.into_any(),
        Route::Rules(game) => view! { <pages::rules::Rules game=game/> }.into_any(),
        Route::Lost => view! { <pages::lost::Lost/> }.into_any(),
    };
    view! {
        {page}
        <div class="toast" role="status" aria-live="polite" class:shown=move || app.toast.read().is_some()>
            {move || app.toast.get()}
        </div>
    }
}
