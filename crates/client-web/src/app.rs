//! The page's root: what every part may ask for.

use std::sync::Arc;
use std::time::Duration;

use client_core::story::{Lang, Line, Story};
use game_core::RuleRef;
use leptos::prelude::*;
use protocol::http::SessionBody;

use crate::art::paint;
use crate::chunks::{self, rare_page};
use crate::net::http;
use crate::net::line::TableAt;
use crate::pages;
use crate::pages::running::Ongoing;
use crate::prefs::{self, Hearing, Pace, Theme};
use crate::route::{Route, Router, is_alone};
use crate::words::t;

/// How long to wait before texts that did not come are asked for again.
const RETRY: Duration = Duration::from_secs(2);

/// How often a server is looked for that could not be reached.
const LOOK_AGAIN: Duration = Duration::from_secs(10);

/// How long something waits that is told when a page is there.
pub(crate) const SOON: Duration = Duration::from_millis(300);

/// What every part may ask for.
#[derive(Clone, Copy)]
pub(crate) struct AppContext {
    /// Where the person is.
    pub router: Router,
    /// The language.
    pub lang: RwSignal<Lang>,
    /// Its storyteller.
    pub story: RwSignal<Arc<Story>>,
    /// The parts of the texts that are wanted beside what every page says: a game's name for its tables.
    wanted: RwSignal<Vec<&'static str>>,
    /// The parts that the storyteller knows.
    pub told: RwSignal<Vec<&'static str>>,
    /// How light the room is.
    pub theme: RwSignal<Theme>,
    /// How fast matches go.
    pub pace: RwSignal<Pace>,
    /// Whether the table waits for the person between turns; nothing if that was never said.
    pub waits: RwSignal<Option<bool>>,
    /// Whether there are sounds.
    pub sound: RwSignal<bool>,
    /// Which of them, and how loud.
    pub hearing: RwSignal<Hearing>,
    /// Who the person is, once the server has said it.
    pub session: RwSignal<Option<SessionBody>>,
    /// Whether the server could not be reached when it was last looked for.
    pub cut: RwSignal<bool>,
    /// The matches that the person plays, those that wait for the person first.
    pub running: RwSignal<Vec<Ongoing>>,
    /// The file of a finished match that was given to the page.
    pub file: RwSignal<Option<Arc<str>>>,
    /// Something to be told in passing.
    toast: RwSignal<Option<Toast>>,
    /// The rule that was last the reason of a refusal: where the rules open.
    pub rule: RwSignal<Option<RuleRef>>,
    /// Whether the rules lie over the table.
    pub rules: RwSignal<bool>,
}

/// Something told in passing.
#[derive(Clone, PartialEq)]
struct Toast {
    text: String,
    /// The rule that it leads to.
    rule: Option<RuleRef>,
    ends: Ends,
}

/// When something told in passing is not so any more, if nobody has read it before.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Ends {
    /// With whatever happens next at the table: a refusal is about the table as it was.
    WithTheMoment,
    /// With the person's own next move.
    WithAMove,
    /// By itself.
    Late,
}

impl AppContext {
    fn start(story: Story) -> AppContext {
        AppContext {
            router: Router::start(),
            lang: RwSignal::new(story.lang()),
            story: RwSignal::new(Arc::new(story)),
            wanted: RwSignal::new(Vec::new()),
            told: RwSignal::new(Vec::new()),
            theme: RwSignal::new(prefs::theme()),
            pace: RwSignal::new(prefs::pace()),
            waits: RwSignal::new(prefs::recall("waits").map(|waits| waits == "on")),
            hearing: RwSignal::new(prefs::hearing()),
            sound: RwSignal::new(prefs::recall("sound").as_deref() == Some("on")),
            session: RwSignal::new(None),
            cut: RwSignal::new(false),
            running: RwSignal::new(Vec::new()),
            file: RwSignal::new(None),
            toast: RwSignal::new(None),
            rule: RwSignal::new(None),
            rules: RwSignal::new(false),
        }
    }

    /// Tells something in passing.
    pub(crate) fn tell(self, text: String) {
        self.toast.set(Some(Toast {
            text,
            rule: None,
            ends: Ends::WithAMove,
        }));
    }

    /// Tells something that stays so: what happens at the table does not hush it.
    pub(crate) fn warn(self, text: String) {
        self.toast.set(Some(Toast {
            text,
            rule: None,
            ends: Ends::Late,
        }));
    }

    /// Tells in passing why something is refused. The rules open at the rule when they are asked for.
    pub(crate) fn refuse(self, text: String, rule: Option<RuleRef>) {
        self.rule.set(rule.or(self.rule.get_untracked()));
        self.toast.set(Some(Toast {
            text,
            rule,
            ends: Ends::WithTheMoment,
        }));
    }

    /// The person has done something: what was told in passing is not so any more.
    pub(crate) fn hush(self) {
        self.end(Ends::WithAMove);
    }

    /// Something has happened at the table: what was refused before is not the question any more.
    pub(crate) fn move_on(self) {
        self.end(Ends::WithTheMoment);
    }

    fn end(self, with: Ends) {
        let ends = |toast: &Toast| toast.ends <= with;
        if self
            .toast
            .read_untracked()
            .as_ref()
            .is_some_and(ends)
        {
            self.toast.set(None);
        }
    }

    /// Whether a table waits for the person between turns: as was chosen, and before that in the first match.
    pub(crate) fn waits_for_me(self) -> Signal<bool> {
        let first = prefs::is_newcomer();
        Signal::derive(move || self.waits.get().unwrap_or(first))
    }

    /// Something is about to be shown that needs this part of the texts.
    pub(crate) fn need(self, part: &'static str) {
        if !self.wanted.read_untracked().contains(&part) {
            self.wanted.update(|wanted| wanted.push(part));
        }
    }

    /// Asks the server who the person is, and notes whether it can be reached.
    fn look_for_server(self) {
        leptos::task::spawn_local(async move {
            let found = http::whoami().await;
            let is_cut = found.as_ref().is_err_and(http::is_unreachable);
            if self.cut.get_untracked() != is_cut {
                self.cut.set(is_cut);
            }
            if let Ok(session) = found
                && *self.session.read_untracked() != session
            {
                self.session.set(session);
            }
        });
    }

    /// The storyteller speaks the language that was chosen, and knows the parts that are wanted.
    fn tell_stories(self) {
        Effect::new(move || {
            let (lang, wanted) = (self.lang.get(), self.wanted.get());
            prefs::keep("lang", lang.code());
            if self.story.read_untracked().lang() == lang && *self.told.read_untracked() == wanted {
                set_root("lang", lang.code());
                return;
            }
            leptos::task::spawn_local(async move {
                let story = crate::words::fetch(lang, &wanted).await;
                if self.lang.get_untracked() != lang || *self.wanted.read_untracked() != wanted {
                    // Something else was chosen meanwhile, and is on its way.
                    return;
                }
                match story {
                    Some(story) => {
                        self.story.set(Arc::new(story));
                        self.told.set(wanted);
                        set_root("lang", lang.code());
                    }
                    // Without its texts the page stays as it is, and asks again.
                    None => set_timeout(move || self.wanted.notify(), RETRY),
                }
            });
        });
    }

    /// The attributes of the document follow what was chosen.
    fn follow(self) {
        Effect::new(move || {
            let theme = self.theme.get().as_str();
            prefs::keep("theme", theme);
            set_root("data-theme", theme);
            paint::repaint();
        });
        prefs::when_device_darkens(paint::repaint);
        Effect::new(move || prefs::keep("pace", self.pace.get().as_str()));
        Effect::new(move || prefs::keep("hearing", &self.hearing.get().to_text()));
        Effect::new(move || prefs::keep("sound", on_or_off(self.sound.get())));
        Effect::new(move || {
            if let Some(waits) = self.waits.get() {
                prefs::keep("waits", on_or_off(waits));
            }
        });
        Effect::new(move || {
            let told = self.toast.get();
            if let Some(toast) = &told {
                let seconds = if toast.ends == Ends::Late { 15 } else { 6 };
                let end = move || {
                    // Something else may have been told meanwhile.
                    if *self.toast.read_untracked() == told {
                        self.toast.set(None);
                    }
                };
                set_timeout(end, Duration::from_secs(seconds));
            }
        });
        Effect::new(move || {
            let _ = self.router.now();
            self.toast.set(None);
        });
    }
}

fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn set_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

thread_local! {
    static HERE: core::cell::Cell<Option<AppContext>> = const { core::cell::Cell::new(None) };
}

/// What every part may ask for, also from an event's handler, where there is no context to ask.
pub(crate) fn here() -> Option<AppContext> {
    HERE.get()
}

/// The whole page.
#[component]
pub(crate) fn App(story: Story) -> impl IntoView {
    let app = AppContext::start(story);
    HERE.set(Some(app));
    provide_context(app);
    app.tell_stories();
    app.follow();
    pages::running::follow(app);
    pages::file::follow(app);
    if !is_alone() {
        app.look_for_server();
        let again = move || {
            if app.cut.get_untracked() && !document().hidden() {
                app.look_for_server();
            }
        };
        window_event_listener(leptos::ev::online, move |_| again());
        set_interval(again, LOOK_AGAIN);
    }
    if prefs::recall_here("released").as_deref() == Some("yes") {
        prefs::keep_here("released", "told");
        // Coming to a page hushes what was told before.
        let tell = move || app.tell(crate::words::say_now(app, &Line::new("ui-new-release")));
        set_timeout(tell, SOON);
    }
    let page = move || match app.router.now() {
        Route::Home => view! { <pages::home::Home /> }.into_any(),
        Route::New(game) | Route::NewAs(game, _) => chunks::create(game),
        Route::Table(code) => {
            view! { <pages::table::TablePage place=TableAt::Server(code) /> }.into_any()
        }
        Route::Here(code) => {
            view! { <pages::table::TablePage place=TableAt::Here(code) /> }.into_any()
        }
        Route::Replay(id) | Route::Moment(id, _) => {
            view! { <pages::replay::Replay id=id /> }.into_any()
        }
        Route::Rules(game) => view! { <pages::rules::Rules game=game /> }.into_any(),
        Route::Lesson(game, slug) => {
            view! { <pages::lesson::LessonPage game=game slug=slug /> }.into_any()
        }
        Route::File => rare_page(|rare| rare.file),
        Route::Me => rare_page(|rare| rare.me),
        Route::Lost => view! { <pages::lost::Lost /> }.into_any(),
    };
    view! {
        {page}
        <div
            class="toast"
            role="status"
            aria-live="polite"
            class:shown=move || app.toast.read().is_some()
        >
            {move || app.toast.get().map(|toast| told(app, toast))}
        </div>
    }
}

/// What is told in passing, with a way to the rule if there is one.
fn told(app: AppContext, toast: Toast) -> impl IntoView {
    let way = toast.rule.map(|rule| {
        let open = move |_| {
            app.rule.set(Some(rule));
            app.rules.set(true);
            app.toast.set(None);
        };
        view! {
            <button class="quiet" title=rule.0 on:click=open>
                {t("ui-see-rule")}
            </button>
        }
    });
    view! {
        <span>{toast.text}</span>
        {way}
    }
}
