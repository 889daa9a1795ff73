//! The frame around a game's drawing: question, log, rules, result, keys, answers.

use game_core::Outcome;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::App_;
use crate::games::Drawn;
use crate::table::about::{About, Shown};
use crate::table::choices::Choices;
use crate::table::log::{Log, Speaker};
use crate::table::result::Outcome_;
use crate::table::rules::RulesSheet;
use crate::table::{Play, keys, stage};
use crate::words::t;

/// A game's table in its frame.
#[component]
pub(crate) fn Frame<G: Drawn>(
    play: Play,
    outcome: Signal<Option<Outcome>>,
    /// What stands below the result: a rematch, the record.
    #[prop(optional)]
    after: Option<ChildrenFn>,
    /// Who is away, wishes to take something back.
    #[prop(optional)]
    company: Option<ChildrenFn>,
    #[prop(optional)] _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let app = expect_context::<App_>();
    let log_open = RwSignal::new(false);
    let rules_open = RwSignal::new(false);
    let about = About::new();
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if keys::is_elsewhere(&event) {
            return;
        }
        let key = event.key();
        match key.as_str() {
            "l" | "L" => log_open.update(|open| *open = !*open),
            "?" => rules_open.update(|open| *open = !*open),
            "m" | "M" => app.sound.update(|sound| *sound = !*sound),
            "i" | "I" => about.focused(),
            "ArrowRight" | "ArrowDown" => keys::step(true),
            "ArrowLeft" | "ArrowUp" => keys::step(false),
            "Escape" => {
                play.asked.set(None);
                play.lifted.set(Vec::new());
                rules_open.set(false);
                log_open.set(false);
                about.hide();
            }
            key if !rules_open.get_untracked() && keys::pick(key) => {}
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
    let over = move || outcome.read().is_some();
    let after = StoredValue::new(after);
    let press = move |event: leptos::ev::MouseEvent| {
        if about.pressed(event.unchecked_ref()) {
            event.prevent_default();
        }
    };
    view! {
        <div class="table-frame" class:log-open=move || log_open.get()
            on:mouseover=move |event| about.over(event.unchecked_ref())
            on:mouseleave=move |_| about.hide() on:contextmenu=press>
            <div class="felt" on:click=move |_| { stage::hurry(); about.hide(); }>
                {G::draw(play)}
            </div>
            <div class="below">
                <Show when=over fallback=move || view! { <Choices<G> play=play/> }>
                    <section class="over" aria-live="polite">
                        <h2>{t("ui-over")}</h2>
                        <Outcome_<G> play=play outcome=outcome/>
                        {G::result(play)}
                        {move || after.with_value(|after| after.as_ref().map(|after| after()))}
                    </section>
                </Show>
                <div class="foot">
                    {company.map(|company| company())}
                    <nav class="tools" aria-label=t("ui-tools")>
                        <button class="icon log-button" aria-expanded=move || log_open.get().to_string() aria-label=t("ui-log")
                            on:click=move |_| log_open.update(|open| *open = !*open)>"☰"</button>
                        <button class="icon" aria-label=t("ui-rules") on:click=move |_| rules_open.set(true)>"?"</button>
                    </nav>
                </div>
            </div>
            <aside class="side">
                <Log<G> play=play/>
            </aside>
            <Show when=move || rules_open.get()>
                <RulesSheet<G> open=rules_open/>
            </Show>
            <Shown about=about/>
            <Speaker<G> play=play/>
        </div>
    }
}
