//! The cards and artifacts one holds.

use ::samurakva::scoring::points;
use ::samurakva::{Artifact, Card, Samurakva};
use client_core::place::samurakva::Place;
use client_core::story::{Line, Names};
use client_core::tap::samurakva::Spot;
use leptos::prelude::*;

use super::Game;
use super::face::{about_card, inside};
use crate::app::AppContext;
use crate::art::samurakva as art;
use crate::table::{Fact, Match, data_act, disabled, key, part};

/// My cards; a tap chooses. Each keeps its place on the page while others come and go.
#[component]
pub(super) fn Hand(game: Game) -> impl IntoView {
    let view = game.view;
    let cards = Fact::new(move || {
        view.read()
            .as_ref()
            .map(|view| view.hand().iter().collect::<Vec<_>>())
    });
    let artifacts = move || {
        view.read()
            .as_ref()
            .map(|view| view.artifacts().iter().collect::<Vec<_>>())
    };
    let artifacts = part(artifacts, |kinds| {
        kinds
            .iter()
            .map(|kind| artifact(*kind))
            .collect_view()
    });
    let app = expect_context::<AppContext>();
    let label = move || {
        app.story
            .read()
            .say::<Samurakva>(&Line::new("word-hand"), &Names::default())
    };
    let style = move || {
        let held = cards.map(Vec::len).unwrap_or_default();
        let has_artifacts = view
            .read()
            .as_ref()
            .is_some_and(|view| !view.artifacts().is_empty());
        let most = MOST_IN_LINE + usize::from(has_artifacts);
        let in_line = if held > most { held.div_ceil(2) } else { most };
        format!("--in-line: {in_line}")
    };
    view! {
        <div class="sk-hand" style=style role="group" tabindex="-1" aria-label=label>
            <For each=move || cards.get().unwrap_or_default() key=|card| *card let:card>
                {hand_card(game, cards, card)}
            </For>
        </div>
        <div class="sk-artifacts" data-place="artifacts">
            {artifacts}
        </div>
    }
}

/// The cards that a phone has in one line, or one more beside artifacts, which make them smaller. More stand in two lines
/// of the same length.
const MOST_IN_LINE: usize = 5;

fn hand_card(game: Game, cards: Fact<Vec<Card>>, card: Card) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let Match {
        play,
        view,
        selection,
        ..
    } = game;
    let spot = Spot::Card(card);
    let open = Memo::new(move |_| {
        view.read()
            .as_ref()
            .is_some_and(|view| game.sight(view).may(spot.action()))
    });
    let chosen = Memo::new(move |_| {
        view.read()
            .as_ref()
            .and_then(samurakva::View::my_choice)
            == Some(card)
    });
    let place =
        Fact::new(move || cards.and_then(|cards| cards.iter().position(|held| *held == card)));
    let cost = view
        .read_untracked()
        .as_ref()
        .map_or(0, |view| points(view.board().config().penalties(), card));
    let go = move |_| game.tap(spot);
    let point = move || selection.set(Some(card));
    let leave = move || selection.set(None);
    // A finger points while it is down: held, it shows where the card would go; lifted elsewhere, it plays nothing.
    let lift = move |event: leptos::ev::PointerEvent| {
        if event.pointer_type() == "touch" {
            leave();
        }
    };
    let label = move || {
        let line = Line::new("word-choose")
            .with("card", card.number())
            .with("points", cost);
        app.story
            .read()
            .say::<Samurakva>(&line, &play.names.read())
    };
    let act = data_act::<Samurakva>(spot.action());
    view! {
        <button
            class="card"
            class:dim=move || !open.get()
            aria-disabled=move || disabled(open.get())
            class:chosen=chosen
            data-cost=cost
            data-key=move || place.get().and_then(key)
            data-act=act
            data-place=Place::Card(card).to_string()
            data-about=about_card(card, cost)
            aria-label=label
            aria-pressed=move || chosen.get().to_string()
            on:mouseenter=move |_| point()
            on:focus=move |_| point()
            on:mouseleave=move |_| leave()
            on:blur=move |_| leave()
            on:pointerdown=move |_| point()
            on:pointerup=lift
            on:pointercancel=move |_| leave()
            on:click=go
        >
            {inside(card, cost)}
        </button>
    }
}

fn artifact(kind: Artifact) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let text = move |id: &'static str| {
        let line = Line::new(id).with("artifact", kind.to_string());
        app.story
            .read()
            .say::<Samurakva>(&line, &Names::default())
    };
    view! {
        <details class="artifact" data-artifact=kind.to_string()>
            <summary>{art::artifact(kind)}<span>{move || text("artifact")}</span></summary>
            <p>{move || text("about-artifact")}</p>
        </details>
    }
}
