//! The match told as sentences, the newest last.

use client_core::guide::{Guide, read_event};
use leptos::prelude::*;
use serde_json::Value;

use crate::app::App_;
use crate::table::Play;
use crate::words::t;

/// One sentence, and whether a chapter begins with it.
#[derive(Clone, PartialEq)]
struct Told {
    at: usize,
    text: String,
    opens: bool,
}

/// The log.
#[component]
pub(crate) fn Log<G: Guide>(
    play: Play,
    #[prop(optional)] _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let app = expect_context::<App_>();
    let list = NodeRef::<leptos::html::Ol>::new();
    let told = Memo::new(move |_| {
        let story = app.story.read();
        let names = play.names.read();
        let board = play.board.read();
        let events: &[Value] = board.as_ref().map(|board| board.events.as_slice()).unwrap_or_default();
        let read = events.iter().enumerate().filter_map(|(at, event)| Some((at, read_event::<G>(event)?)));
        read.filter(|(_, event)| !G::is_small_talk(event))
            .map(|(at, event)| Told {
                at,
                text: story.event::<G>(&event, &names),
                opens: G::opens_chapter(&event),
            })
            .collect::<Vec<_>>()
    });
    // The newest sentence stays in sight.
    Effect::new(move || {
        told.track();
        request_animation_frame(move || {
            if let Some(list) = list.get_untracked() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <section class="log" aria-label=t("ui-log")>
            <h2>{t("ui-log")}</h2>
            <ol node_ref=list tabindex="0">
                <For each=move || told.get() key=|told| (told.at, told.text.clone()) let:told>
                    <li class:chapter=told.opens>{told.text}</li>
                </For>
            </ol>
        </section>
    }
}

/// The newest sentences for ears: a region that screen readers speak.
#[component]
pub(crate) fn Speaker<G: Guide>(
    play: Play,
    #[prop(optional)] _game: core::marker::PhantomData<G>,
) -> impl IntoView {
    let app = expect_context::<App_>();
    let heard = StoredValue::new(usize::MAX);
    let spoken = Memo::new(move |_| {
        let story = app.story.read();
        let names = play.names.read();
        let board = play.board.read();
        let events: &[Value] = board.as_ref().map(|board| board.events.as_slice()).unwrap_or_default();
        // What happened before one came is not spoken.
        let from = heard.get_value().min(events.len());
        heard.set_value(events.len());
        let new = events.get(from..).unwrap_or_default().iter().filter_map(read_event::<G>);
        new.filter(|event| !G::is_small_talk(event))
            .map(|event| story.event::<G>(&event, &names))
            .collect::<Vec<_>>()
            .join(" ")
    });
    view! { <div class="unseen" role="log" aria-live="polite">{move || spoken.get()}</div> }
}
