//! The match told as sentences, the newest last.

use std::sync::Arc;

use client_core::guide::{Guide, read_event};
use client_core::story::{Names, Story};
use leptos::prelude::*;
use serde_json::Value;

use crate::app::App_;
use crate::table::Play;
use crate::words::t;

/// One sentence, and whether a chapter begins with it.
#[derive(Clone, PartialEq)]
struct Told {
    at: usize,
    text: Arc<str>,
    opens: bool,
}

/// The match so far, and what it was told from.
#[derive(Clone)]
pub(crate) struct Telling {
    told: Vec<Told>,
    /// How many events that is; some are not told.
    events: usize,
    last: Option<Arc<Value>>,
    story: Arc<Story>,
    names: Names,
}

impl Telling {
    /// Whether these events in these words begin with what was told already.
    fn goes_on(&self, story: &Arc<Story>, names: &Names, events: &[Arc<Value>]) -> bool {
        let same = match (
            &self.last,
            self.events
                .checked_sub(1)
                .and_then(|last| events.get(last)),
        ) {
            (Some(before), Some(now)) => Arc::ptr_eq(before, now),
            (before, _) => before.is_none(),
        };
        same && Arc::ptr_eq(&self.story, story) && self.names == *names
    }
}

/// Tells the match; what was told is not told again.
pub(crate) fn telling<G: Guide>(play: Play) -> Memo<Telling> {
    let app = expect_context::<App_>();
    let tell = move |before: Option<&Telling>| {
        let (story, names) = (app.story.get(), play.names.get());
        let board = play.board.read();
        let events = board
            .as_ref()
            .map(|board| board.events.as_slice())
            .unwrap_or_default();
        let before = before.filter(|before| before.goes_on(&story, &names, events));
        let (mut told, from) = before
            .map(|before| (before.told.clone(), before.events))
            .unwrap_or_default();
        for (at, event) in events.iter().enumerate().skip(from) {
            let Some(event) = read_event::<G>(event).filter(|event| !G::is_small_talk(event))
            else {
                continue;
            };
            let text = story.event::<G>(&event, &names).into();
            told.push(Told {
                at,
                text,
                opens: G::opens_chapter(&event),
            });
        }
        Telling {
            told,
            events: events.len(),
            last: events.last().cloned(),
            story,
            names,
        }
    };
    Memo::new_with_compare(tell, |before, now| {
        let both = before.zip(now);
        both.is_none_or(|(before, now)| before.events != now.events || before.told != now.told)
    })
}

/// The log.
#[component]
pub(crate) fn Log(telling: Memo<Telling>) -> impl IntoView {
    let list = NodeRef::<leptos::html::Ol>::new();
    // The newest sentence stays in sight.
    Effect::new(move || {
        telling.track();
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
                <For
                    each=move || telling.read().told.clone()
                    key=|told| (told.at, Arc::clone(&told.text))
                    let:told
                >
                    <li class:chapter=told.opens>{told.text.to_string()}</li>
                </For>
            </ol>
        </section>
    }
}

/// The newest sentences for ears: a region that screen readers speak.
#[component]
pub(crate) fn Speaker(telling: Memo<Telling>) -> impl IntoView {
    let heard = StoredValue::new(usize::MAX);
    let spoken = Memo::new(move |_| {
        let telling = telling.read();
        // What happened before one came is not spoken.
        let from = heard.get_value().min(telling.events);
        heard.set_value(telling.events);
        let new = telling
            .told
            .iter()
            .filter(|told| told.at >= from)
            .map(|told| told.text.as_ref());
        new.collect::<Vec<_>>().join(" ")
    });
    view! {
        <div class="unseen" role="log" aria-live="polite">
            {move || spoken.get()}
        </div>
    }
}
