//! The match told as sentences, the newest last.

use std::sync::Arc;

use client_core::guide::Heard;
use client_core::story::{Names, Story};
use client_core::tap::Taps;
use leptos::prelude::*;
use serde_json::Value;

use crate::app::AppContext;
use crate::table::Match;
use crate::table::talk::{Spoken, Talk};
use crate::words::t;

/// One sentence, and whether a chapter begins with it.
#[derive(Clone, PartialEq)]
struct Sentence {
    at: usize,
    text: Arc<str>,
    opens: bool,
    /// Whether a person said it.
    said: bool,
}

/// The match so far, and what it was told from.
#[derive(Clone)]
pub(crate) struct Telling {
    told: Vec<Sentence>,
    /// How many events that is; some are not told.
    events: usize,
    last: Option<Arc<Value>>,
    story: Arc<Story>,
    names: Names,
}

impl Telling {
    /// Whether these events in these words begin with what was told already.
    fn goes_on<G: Taps>(&self, story: &Arc<Story>, names: &Names, heard: &Heard<G>) -> bool {
        let last = self.events.checked_sub(1);
        let same = match (&self.last, last.and_then(|last| heard.came(last))) {
            (Some(before), Some(now)) => Arc::ptr_eq(before, now),
            (before, _) => before.is_none(),
        };
        same && Arc::ptr_eq(&self.story, story) && self.names == *names
    }
}

/// Tells the match; what was told is not told again.
pub(crate) fn telling<G: Taps>(game: Match<G>) -> Memo<Telling> {
    let app = expect_context::<AppContext>();
    telling_by(Box::new(move |before| {
        let heard = game.heard.get().unwrap_or_default();
        // What is still to be shown is not told before.
        let shown = game.beat().map_or(heard.len(), |(_, to)| to);
        let names = game.play.names.get();
        tell(before, (&heard, shown), app.story.get(), names)
    }))
}

type Teller = Box<dyn Fn(Option<&Telling>) -> Telling + Send + Sync>;

fn telling_by(tell: Teller) -> Memo<Telling> {
    Memo::new_with_compare(tell, |before, now| {
        let both = before.zip(now);
        both.is_none_or(|(before, now)| before.events != now.events || before.told != now.told)
    })
}

/// What was told before, and what is new of all that was heard up to somewhere.
fn tell<G: Taps>(
    before: Option<&Telling>,
    (heard, upto): (&Heard<G>, usize),
    story: Arc<Story>,
    names: Names,
) -> Telling {
    let upto = upto.min(heard.len());
    let before = before.filter(|before| before.goes_on(&story, &names, heard));
    let (mut told, from) = before
        .map(|before| (before.told.clone(), before.events))
        .unwrap_or_default();
    told.retain(|told| told.at < upto);
    let new = heard
        .iter()
        .take_while(|(at, _)| *at < upto)
        .filter(|(at, event)| *at >= from && !G::is_small_talk(event));
    for (at, event) in new {
        told.push(Sentence {
            at,
            text: story.event::<G>(event, &names).into(),
            opens: G::opens_chapter(event),
            said: false,
        });
    }
    let last = upto.checked_sub(1);
    Telling {
        told,
        events: upto,
        last: last.and_then(|last| heard.came(last).cloned()),
        story,
        names,
    }
}

/// What happened, and what was said meanwhile.
fn with_talk(telling: &Telling, said: &[Spoken]) -> Vec<Sentence> {
    let mut said = said.iter().peekable();
    let mut lines = Vec::with_capacity(telling.told.len());
    let line = |spoken: &Spoken| Sentence {
        // Counted from the other end: no event has such a number.
        at: usize::MAX - spoken.id(),
        text: spoken.line(&telling.story).into(),
        opens: false,
        said: true,
    };
    for told in &telling.told {
        while let Some(spoken) = said.next_if(|spoken| spoken.after <= told.at) {
            lines.push(line(spoken));
        }
        lines.push(told.clone());
    }
    lines.extend(said.map(line));
    lines
}

/// The log.
#[component]
pub(crate) fn Log(telling: Memo<Telling>) -> impl IntoView {
    let said = use_context::<Talk>().map(|talk| talk.said);
    let lines = move || {
        let said = said.map(|said| said.get()).unwrap_or_default();
        with_talk(&telling.read(), &said)
    };
    view! {
        <section class="log" aria-label=t("ui-log")>
            <h2>{t("ui-log")}</h2>
            <div class="lines" tabindex="0">
                <ol>
                    <For each=lines key=|line| (line.at, Arc::clone(&line.text)) let:told>
                        <li class:chapter=told.opens class:said=told.said>
                            {told.text.to_string()}
                        </li>
                    </For>
                </ol>
            </div>
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
