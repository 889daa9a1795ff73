//! What a lesson says, in a bubble beside what it is about.

use std::time::Duration;

use client_core::lesson::{Next, Speech};
use client_core::story::Line;
use leptos::html::Section;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::table::spot::{self, Spot};
use crate::words::{say, t};

/// How often it is looked whether what is spoken of has moved.
const LOOK: Duration = Duration::from_millis(150);

/// What the learner does with a speech.
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    pub on: Callback<()>,
    pub back: Callback<()>,
    pub skip: Callback<()>,
}

/// The bubble; nothing while nothing is said.
pub(crate) fn bubble(
    speech: Memo<Option<Speech>>,
    title: Signal<String>,
    reading: Reading,
) -> AnyView {
    let root = NodeRef::<Section>::new();
    let spot = RwSignal::new(Spot::default());
    let look = move || {
        let Some(Some(root)) = root.try_get_untracked() else {
            return;
        };
        let now = speech.with_untracked(|speech| {
            let speech = speech.as_ref()?;
            Some(spot::place(&root, speech.at.as_deref(), &speech.moves))
        });
        if let Some(now) = now.filter(|now| *now != spot.get_untracked()) {
            spot.set(now);
        }
    };
    if let Ok(looks) = set_interval_with_handle(look, LOOK) {
        on_cleanup(move || looks.clear());
    }
    Effect::new(move || {
        let Some(speech) = speech.get() else { return };
        // By then the bubble and the table are drawn.
        request_animation_frame(move || {
            turn_to(&speech);
            look();
        });
    });
    let said = Memo::new(move |_| speech.read().is_some());
    let inside = move || {
        let frame = move || {
            spot.get()
                .framed
                .map(|area| view! { <div class="lesson-frame" style=area.style()></div> })
        };
        let place = move || {
            let Spot {
                left, top, tail, ..
            } = spot.get();
            let along = tail.map_or(0.0, |tail| tail.along);
            format!("left:{left:.0}px;top:{top:.0}px;--along:{along:.0}px")
        };
        view! {
            {frame}
            <section
                class="lesson"
                node_ref=root
                tabindex="-1"
                style=place
                data-tail=move || spot.get().tail.map(|tail| tail.edge)
                aria-label=move || title.get()
                data-at=move || speech.get().and_then(|speech| speech.at)
                data-moves=move || speech.get().map(|speech| speech.moves.join("|"))
            >
                {text(speech)}
                {foot(speech, reading)}
            </section>
        }
    };
    let shown = move || said.get().then(inside);
    shown.into_any()
}

/// What is said. A move that is not the one to find is answered in its stead.
fn text(speech: Memo<Option<Speech>>) -> AnyView {
    let strayed = move || {
        speech
            .read()
            .as_ref()
            .is_some_and(|speech| speech.no.is_some())
    };
    let text = move || {
        speech
            .get()
            .map(|speech| speech.no.unwrap_or(speech.text))
    };
    view! {
        <p class="lesson-text" class:strayed=strayed role="status" aria-live="polite">
            {text}
        </p>
    }
    .into_any()
}

fn foot(speech: Memo<Option<Speech>>, reading: Reading) -> AnyView {
    let known = move |known: fn(&Speech) -> usize| {
        speech
            .read()
            .as_ref()
            .map(known)
            .unwrap_or_default()
    };
    let number = Memo::new(move |_| known(|speech| speech.number));
    let of = Memo::new(move |_| known(|speech| speech.of));
    let next = Memo::new(move |_| speech.read().as_ref().map(|speech| speech.next));
    let dots = move || {
        let dot = |at: usize| view! { <i class:full=at < number.get()></i> };
        (0..of.get()).map(dot).collect_view()
    };
    let count = say(move || {
        Line::new("ui-lesson-count")
            .with("number", number.get())
            .with("of", of.get())
    });
    let on = say(move || {
        Line::new(match next.get() {
            Some(Next::End) => "ui-lesson-finish",
            _ => "ui-lesson-next",
        })
    });
    let on = StoredValue::new(on);
    view! {
        <div class="lesson-foot">
            <button
                class="icon"
                aria-label=t("ui-lesson-back")
                disabled=move || number.get() < 2
                on:click=move |_| reading.back.run(())
            >
                "◂"
            </button>
            <span class="lesson-dots" role="img" aria-label=count>
                {dots}
            </span>
            <button class="quiet" on:click=move |_| reading.skip.run(())>
                {t("ui-lesson-skip")}
            </button>
            <Show when=move || next.get() != Some(Next::Move)>
                <button class="primary lesson-on" on:click=move |_| reading.on.run(())>
                    {move || on.with_value(|on| on())}
                </button>
            </Show>
        </div>
    }
    .into_any()
}

/// Brings what is spoken of into sight, and the focus to what comes next: the way on, or what is to be picked.
fn turn_to(speech: &Speech) {
    let target = speech
        .at
        .as_deref()
        .and_then(|at| spot::target(at, &speech.moves));
    if let Some(target) = &target {
        spot::bring_into_sight(target);
    }
    let found = match speech.next {
        Next::Read | Next::End => document()
            .query_selector(".lesson-on")
            .ok()
            .flatten()
            .and_then(|on| on.dyn_into::<HtmlElement>().ok()),
        Next::Move => target
            .as_ref()
            .and_then(spot::pickable)
            .filter(|_| speech.no.is_none() && is_focus_free()),
    };
    if let Some(found) = found {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = found.focus_with_options(&options);
    }
}

/// Whether nobody would miss the focus where it is.
fn is_focus_free() -> bool {
    let Some(active) = document().active_element() else {
        return true;
    };
    active.tag_name() == "BODY"
        || active
            .closest(".lesson")
            .is_ok_and(|lesson| lesson.is_some())
}
