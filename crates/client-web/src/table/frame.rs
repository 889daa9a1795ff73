//! The frame around a game's drawing: question, log, result, keys.

use game_core::Outcome;
use leptos::prelude::*;

use crate::games::Drawn;
use crate::table::choices::Choices;
use crate::table::log::{Log, Speaker};
use crate::table::result::Outcome_;
use crate::table::{Play, stage};
use crate::words::t;

/// A game's table in its frame.
#[component]
pub(crate) fn Frame<G: Drawn>(
    play: Play,
    outcome: Signal<Option<Outcome>>,
    /// What stands below the result: a rematch, the record.
    #[prop(optional)]
    after: Option<ChildrenFn>,
    #[prop(optional)] _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let log_open = RwSignal::new(false);
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let typing = event.target().is_some_and(|target| {
            use wasm_bindgen::JsCast;
            target
                .dyn_ref::<web_sys::Element>()
                .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
        });
        if typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "l" | "L" => log_open.update(|open| *open = !*open),
            "Escape" => {
                play.asked.set(None);
                play.lifted.set(Vec::new());
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
    let over = move || outcome.read().is_some();
    let after = StoredValue::new(after);
    view! {
        <div class="table-frame" class:log-open=move || log_open.get()>
            <div class="felt" on:click=|_| stage::hurry()>
                {G::draw(play)}
            </div>
            <div class="below">
                <Show when=over fallback=move || view! { <Choices<G> play=play/> }>
                    <section class="over" aria-live="polite">
                        <h2>{t("ui-over")}</h2>
                        <Outcome_<G> play=play outcome=outcome/>
                        {move || after.with_value(|after| after.as_ref().map(|after| after()))}
                    </section>
                </Show>
            </div>
            <aside class="side">
                <Log<G> play=play/>
            </aside>
            <button class="log-button" aria-expanded=move || log_open.get().to_string()
                on:click=move |_| log_open.update(|open| *open = !*open)>{t("ui-log")}</button>
            <Speaker<G> play=play/>
        </div>
    }
}
