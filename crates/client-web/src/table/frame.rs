//! The frame around a game's drawing: question, log, rules, result, keys, answers.

use std::sync::Arc;

use client_core::stage::Pause;
use game_core::Outcome;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::AppContext;
use crate::games::Drawn;
use crate::pages::rules::RulesText;
use crate::table::about::{About, Shown};
use crate::table::choices::choices;
use crate::table::log::{Log, Speaker, Telling, telling};
use crate::table::modal::{Kind, modal};
use crate::table::result::{End, brush, came_about, mood};
use crate::table::rules::rules_sheet;
use crate::table::{Match, Play, keys};
use crate::words::t;

/// What is open beside the table.
#[derive(Clone, Copy)]
struct Beside {
    log: RwSignal<bool>,
    rules: RwSignal<bool>,
    about: About,
}

/// What the frame holds of a game. The frame itself knows no game, so that it is in the program only once.
struct Held {
    drawing: AnyView,
    /// What wins and what ends the match, while it goes on.
    goal: Memo<Option<String>>,
    choices: ChildrenFn,
    /// Who won and what it means for whoever looks.
    verdict: Signal<Option<String>>,
    result: ChildrenFn,
    rules: ChildrenFn,
    telling: Memo<Telling>,
    /// How the last round was won.
    round: ChildrenFn,
    /// Lets go of what is lifted or marked.
    let_go: Callback<()>,
}

/// A game's table in its frame.
#[component]
pub(crate) fn Frame<G: Drawn>(
    game: Match<G>,
    end: End,
    /// What stands below the verdict: a rematch, the record.
    #[prop(optional)]
    after: Option<ChildrenFn>,
    /// Who is away, wishes to take something back.
    #[prop(optional)]
    company: Option<ChildrenFn>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let play = game.play;
    let End { outcome, past } = end;
    let held = Held {
        drawing: G::draw(game),
        goal: goal(app, game, outcome),
        choices: Arc::new(move || choices(game)),
        verdict: Signal::derive(move || {
            let view = game.view.read();
            let names = play.names.read();
            let line = G::verdict(view.as_ref()?, &outcome.get()?, names.reader());
            Some(app.story.read().say::<G>(&line, &names))
        }),
        result: Arc::new(move || {
            view! {
                {came_about(G::ID, G::notes, play, past)}
                {G::result(game)}
            }
            .into_any()
        }),
        rules: Arc::new(move || view! { <RulesText<G> at=app.rule.get_untracked() /> }.into_any()),
        telling: telling(game),
        round: Arc::new(move || G::round_sheet(game)),
        let_go: Callback::new(move |()| game.selection.set(G::Selection::default())),
    };
    framed(play, outcome, after, company, held)
}

fn goal<G: Drawn>(
    app: AppContext,
    game: Match<G>,
    outcome: Signal<Option<Outcome>>,
) -> Memo<Option<String>> {
    Memo::new(move |_| {
        let view = game.view.read();
        let line = view
            .as_ref()
            .filter(|_| outcome.read().is_none())
            .and_then(G::goal)?;
        let names = game.play.names.read();
        Some(app.story.read().say::<G>(&line, &names))
    })
}

fn framed(
    play: Play,
    outcome: Signal<Option<Outcome>>,
    after: Option<ChildrenFn>,
    company: Option<ChildrenFn>,
    held: Held,
) -> AnyView {
    let Held {
        drawing,
        goal,
        choices,
        verdict,
        result,
        rules,
        telling,
        round,
        let_go,
    } = held;
    let app = expect_context::<AppContext>();
    let beside = Beside {
        log: RwSignal::new(false),
        rules: app.rules,
        about: About::new(),
    };
    on_cleanup(move || app.rules.set(false));
    let about = beside.about;
    listen_to_keys(app, play, let_go, beside);
    // The last thing that happens is seen before the result takes its room.
    let over = Memo::new(move |_| outcome.read().is_some() && !play.theatre.plays());
    let after = StoredValue::new(after);
    let result = StoredValue::new(result);
    let press = move |event: leptos::ev::MouseEvent| {
        if about.pressed(event.unchecked_ref()) {
            event.prevent_default();
        }
    };
    view! {
        <div
            class="table-frame"
            class:log-open=move || beside.log.get()
            on:mouseover=move |event| about.over(event.unchecked_ref())
            on:mouseleave=move |_| about.hide()
            on:contextmenu=press
        >
            <p class="goal" data-about=move || goal.get()>
                {move || goal.get()}
            </p>
            <div
                class="felt"
                tabindex="0"
                role="region"
                aria-label=t("ui-table")
                on:click=move |_| {
                    play.theatre.skip(app);
                    about.hide();
                }
            >
                {drawing}
            </div>
            <div class="below">
                <Show when=move || over.get() fallback=move || choices()>
                    <section class="over" data-mood=move || mood(play, outcome)>
                        <div class="verdict" aria-live="polite">
                            {brush()}
                            <h2>{t("ui-over")}</h2>
                            <p class="outcome">{move || verdict.get()}</p>
                        </div>
                        {move || after.with_value(|after| after.as_ref().map(|after| after()))}
                        <div class="account">{result.with_value(|result| result())}</div>
                    </section>
                </Show>
                <div class="foot">{company.map(|company| company())} <Tools beside=beside /></div>
            </div>
            <aside class="side">
                <Log telling=telling />
            </aside>
            {rules_sheet(beside.rules, rules)}
            {round_sheet(app, play, round)}
            <Shown about=about />
            <Speaker telling=telling />
        </div>
    }
    .into_any()
}

/// How a round was won, until the person goes on to the next one.
fn round_sheet(app: AppContext, play: Play, round: ChildrenFn) -> AnyView {
    let inside = move || {
        view! {
            <div class="sheet round-sheet">
                {round()} <div class="buttons">
                    <button autofocus class="primary" on:click=move |_| play.theatre.go_on(app)>
                        {t("ui-go-on")}
                    </button>
                </div>
            </div>
        }
        .into_any()
    };
    modal(
        Kind::Sheet,
        Signal::derive(move || play.theatre.stopped() == Some(Pause::Round)),
        Callback::new(move |()| play.theatre.go_on(app)),
        t("ui-round-over"),
        Arc::new(inside),
    )
}

/// Opens what is beside the table.
#[component]
fn Tools(beside: Beside) -> impl IntoView {
    view! {
        <nav class="tools" aria-label=t("ui-tools")>
            <button
                class="icon log-button"
                aria-expanded=move || beside.log.get().to_string()
                aria-label=t("ui-log")
                on:click=move |_| beside.log.update(|open| *open = !*open)
            >
                "☰"
            </button>
            <button class="icon" aria-label=t("ui-rules") on:click=move |_| beside.rules.set(true)>
                "?"
            </button>
        </nav>
    }
}

fn is_stopped(play: Play) -> bool {
    untrack(|| play.theatre.stopped()) == Some(Pause::Turn)
}

/// Keys work while the table is on the page.
fn listen_to_keys(app: AppContext, play: Play, let_go: Callback<()>, beside: Beside) {
    let Beside { log, rules, about } = beside;
    let is_covered = move || rules.get_untracked() || play.asked.read_untracked().is_some();
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if keys::is_elsewhere(&event) {
            return;
        }
        if !is_covered()
            && play
                .keys
                .is_some_and(|keys| keys.run(event.key()))
        {
            event.prevent_default();
            return;
        }
        match event.key().as_str() {
            "l" | "L" => log.update(|open| *open = !*open),
            "?" => rules.update(|open| *open = !*open),
            "m" | "M" => app.sound.update(|sound| *sound = !*sound),
            "i" | "I" => about.focused(),
            "ArrowRight" | "ArrowDown" if !is_covered() => keys::step(true),
            "ArrowLeft" | "ArrowUp" if !is_covered() => keys::step(false),
            "Escape" => {
                play.asked.set(None);
                let_go.run(());
                rules.set(false);
                log.set(false);
                about.hide();
            }
            "Enter" if is_stopped(play) && !keys::is_on_button(&event) => play.theatre.go_on(app),
            key if !is_covered() && keys::pick(key) => {}
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}
