//! What leads through a film: buttons, a slider, lists to choose from, and all hands if they are to be seen.

use std::sync::Arc;

use client_core::recap::{Chapter, Course};
use client_core::story::{Line, Names, Value};
use game_core::Seat;
use leptos::prelude::*;

use super::{Cards, Eyes, NORMAL, Projector, SPEEDS};
use crate::app::AppContext;
use crate::pages::asks::button;
use crate::pages::waiting::copy;
use crate::table::people::face;
use crate::words::t;

impl Projector {
    /// What leads through the match; `more` stands beside it, and below it all hands if they are to be seen.
    pub(crate) fn controls(self, more: AnyView, cards: Cards) -> AnyView {
        let app = expect_context::<AppContext>();
        let open = RwSignal::new(false);
        let last = self.last;
        let chapters = self
            .reel
            .with_value(|reel| Arc::clone(&reel.course));
        let marks = chapters
            .chapters
            .iter()
            .filter(|chapter| chapter.round.is_some())
            .map(|chapter| view! { <option value=chapter.at></option> })
            .collect_view();
        let label = move || {
            t(if self.plays.get() {
                "ui-pause"
            } else {
                "ui-play"
            })()
        };
        let slide = move |event: leptos::ev::Event| {
            self.jump(
                event_target_value(&event)
                    .parse()
                    .unwrap_or_default(),
            );
        };
        view! {
            <div class="controls">
                <div class="reel">
                    <button class="icon" aria-label=t("ui-back") on:click=move |_| self.step(-1)>
                        "◂"
                    </button>
                    <button class="icon primary" aria-label=label on:click=move |_| self.toggle()>
                        {move || if self.plays.get() { "❚❚" } else { "▶\u{fe0e}" }}
                    </button>
                    <button class="icon" aria-label=t("ui-forward") on:click=move |_| self.step(1)>
                        "▸"
                    </button>
                    <input
                        type="range"
                        min="0"
                        max=last
                        list="reel-marks"
                        prop:value=move || self.at.get()
                        aria-label=t("ui-position")
                        on:input=slide
                    />
                    <datalist id="reel-marks">{marks}</datalist>
                    <span class="counter">{move || format!("{} / {last}", self.at.get())}</span>
                    <button
                        class="icon more"
                        aria-label=t("ui-more-controls")
                        aria-expanded=move || open.get().to_string()
                        on:click=move |_| open.update(|open| *open = !*open)
                    >
                        "⋯"
                    </button>
                </div>
                <div class="extras" class:open=move || open.get()>
                    {self.speeds()}
                    {self.jumps(app, &chapters)}
                    {self.seats()}
                    {button("ui-copy-moment", move || copy(app, &self.address(), "ui-copied"))}
                    {more}
                </div>
            </div>
            {self.hands(app, cards)}
        }
        .into_any()
    }

    fn speeds(self) -> AnyView {
        let options = SPEEDS
            .iter()
            .enumerate()
            .map(|(at, (word, _))| option(at.to_string(), *word, move || self.speed.get() == at));
        let choose = move |event: leptos::ev::Event| {
            self.speed.set(
                event_target_value(&event)
                    .parse()
                    .unwrap_or(NORMAL),
            );
        };
        view! {
            <select class="speed" aria-label=t("ui-speed") on:change=choose>
                {options.collect_view()}
            </select>
        }
        .into_any()
    }

    /// The rounds, or the turns of a game without rounds.
    fn jumps(self, app: AppContext, course: &Arc<Course>) -> Option<AnyView> {
        if course.chapters.is_empty() {
            return None;
        }
        let (known, listed) = (Arc::clone(course), Arc::clone(course));
        let now = Memo::new(move |_| {
            let at = self.at.get();
            let begun = known
                .chapters
                .iter()
                .rfind(|chapter| chapter.at <= at);
            begun.map_or(0, |chapter| chapter.at)
        });
        let options = move || {
            let names = Names::new(self.reel.with_value(|reel| reel.names.clone()));
            let game = self.reel.with_value(|reel| reel.game);
            let story = app.story.read();
            let entry = |chapter: &Chapter| {
                let name = story.say_by_name(game, &chapter.name, &names);
                let at = chapter.at;
                option(at.to_string(), name, move || now.get() == at)
            };
            listed.chapters.iter().map(entry).collect_view()
        };
        let choose = move |event: leptos::ev::Event| {
            self.jump(
                event_target_value(&event)
                    .parse()
                    .unwrap_or_default(),
            );
        };
        Some(
            view! {
                <select class="jump" aria-label=t("ui-jump") on:change=choose>
                    {options}
                </select>
            }
            .into_any(),
        )
    }

    fn seats(self) -> AnyView {
        let (names, has_hands) = self
            .reel
            .with_value(|reel| (reel.names.clone(), !(reel.hands)(0).is_empty()));
        let now = Memo::new(move |_| match self.eyes.get() {
            Eyes::Open if !has_hands => Eyes::Public.word(),
            eyes => eyes.word(),
        });
        let entry = |word: String, name: String| {
            let is_now = word.clone();
            option(word, name, move || now.get() == is_now)
        };
        let seats = names
            .into_iter()
            .enumerate()
            .map(|(seat, name)| entry(seat.to_string(), name));
        let all = [
            has_hands.then_some((Eyes::Open, "ui-open-hands")),
            Some((Eyes::Public, "ui-public")),
        ];
        let all = all
            .into_iter()
            .flatten()
            .map(|(eyes, id)| option(eyes.word(), t(id), move || now.get() == eyes.word()));
        let choose =
            move |event: leptos::ev::Event| self.look(Eyes::read(&event_target_value(&event)));
        view! {
            <select class="eyes" aria-label=t("ui-seen-by") on:change=choose>
                {all.collect_view()}
                {seats.collect_view()}
            </select>
        }
        .into_any()
    }

    /// What everybody holds, if that is to be seen.
    fn hands(self, app: AppContext, cards: Cards) -> AnyView {
        let shown = move || {
            let at = self.at.get();
            let lines = self.reel.with_value(|reel| (reel.hands)(at));
            let is_open = self.eyes.get() == Eyes::Open && !lines.is_empty();
            is_open.then(|| {
                let names = Names::new(self.reel.with_value(|reel| reel.names.clone()));
                let game = self.reel.with_value(|reel| reel.game);
                let story = app.story.read();
                let say = |line: &Line| story.say_by_name(game, line, &names);
                let hand = |line: &Line| {
                    let held = Held::of(line);
                    let drawn = held.owner.map(|seat| cards(at, seat));
                    let drawn = drawn.filter(|drawn| !drawn.is_empty());
                    let drawn = drawn.unwrap_or_else(|| held.in_words(&say));
                    let count = format!("--n: {}", drawn.len());
                    let name = held.owner.map(|seat| {
                        let name = names.get(seat).unwrap_or_default().to_owned();
                        view! { <strong>{face(seat)}{name}</strong> }
                    });
                    view! {
                        <li>
                            {name} <span class="fan" style=count>
                                {drawn}
                            </span>
                        </li>
                    }
                };
                let hands = lines.iter().map(hand).collect_view();
                view! {
                    <ul class="open-hands" aria-label=t("ui-hands")>
                        {hands}
                    </ul>
                }
            })
        };
        view! { {shown} }.into_any()
    }
}

/// A hand, as it is told.
struct Held<'a> {
    owner: Option<Seat>,
    cards: Vec<&'a Value>,
}

impl Held<'_> {
    fn of(line: &Line) -> Held<'_> {
        let mut held = Held {
            owner: None,
            cards: Vec::new(),
        };
        for (_, value) in line.args() {
            match value {
                Value::Seat(seat) => held.owner = Some(*seat),
                Value::List(list) => held.cards.extend(list),
                Value::Number(_) | Value::Text(_) | Value::Line(_) | Value::Table(_) => {}
            }
        }
        held
    }

    fn in_words(&self, say: &dyn Fn(&Line) -> String) -> Vec<AnyView> {
        let card = |card: &&Value| {
            let text = match card {
                Value::Number(number) => number.to_string(),
                Value::Line(line) => say(line),
                Value::Text(text) => text.to_string(),
                Value::Seat(_) | Value::List(_) | Value::Table(_) => String::new(),
            };
            view! { <span class="held">{text}</span> }.into_any()
        };
        self.cards.iter().map(card).collect()
    }
}

/// An entry of a list, chosen while this holds.
fn option(
    word: String,
    name: impl IntoView + 'static,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
) -> AnyView {
    view! {
        <option value=word prop:selected=chosen>
            {name}
        </option>
    }
    .into_any()
}
