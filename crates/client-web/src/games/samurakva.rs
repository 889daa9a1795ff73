//! The table of Samurakva: rows as shelves, choices face down at the names, my hand as a fan.

use ::samurakva::scoring::points;
use ::samurakva::view::RowView;
use ::samurakva::{Action, Artifact, Card, Phase, RowNumber, Samurakva, View};
use client_core::story::{Line, Names};
use game_core::Seat;
use leptos::prelude::*;

use crate::app::App_;
use crate::art::samurakva as art;
use crate::games::Drawn;
use crate::table::seats::others;
use crate::table::{Play, key};
use crate::words::say;

impl Drawn for Samurakva {
    fn draw(play: Play) -> AnyView {
        let view = play.view::<Samurakva>();
        let ready = move || view.read().is_some();
        view! {
            <Show when=ready>
                <div class="sk">
                    <Players play=play view=view/>
                    <Rows play=play view=view/>
                    <Hand play=play view=view/>
                </div>
            </Show>
        }
        .into_any()
    }

    fn on_table(action: &Action) -> bool {
        matches!(action, Action::Choose(_) | Action::Take(_))
    }

    fn result(play: Play) -> AnyView {
        let view = play.view::<Samurakva>();
        let lines = move || {
            let view = view.get()?;
            let mut seats: Vec<Seat> = Seat::all(view.config.seats()).collect();
            let total = |seat: Seat| view.totals.get(seat.index()).copied().unwrap_or_default();
            seats.sort_by_key(|seat| total(*seat));
            let line = |seat: Seat| {
                let points = total(seat);
                view! { <tr><th scope="row">{play.name(seat)}</th><td>{say(move || Line::new("n-points").with("points", points))}</td></tr> }
            };
            Some(seats.into_iter().map(line).collect_view())
        };
        view! { <table class="scores"><tbody>{lines}</tbody></table> }.into_any()
    }

    fn picture(section: usize) -> Option<AnyView> {
        art::picture(section)
    }
}

type Seen = Memo<Option<View>>;

/// Everybody's name, points and choice.
#[component]
fn Players(play: Play, view: Seen) -> impl IntoView {
    let list = move || {
        let view = view.get()?;
        let me = play.me();
        let seats = me.into_iter().chain(others(me, view.config.seats()));
        Some(seats.map(|seat| player(play, &view, seat)).collect_view())
    };
    view! { <ul class="sk-players">{list}</ul> }
}

fn player(play: Play, view: &View, seat: Seat) -> impl IntoView + use<> {
    let waits = view.waiting.contains(seat);
    let total = view.totals.get(seat.index()).copied().unwrap_or_default();
    let card = view.revealed.get(seat.index()).copied().flatten();
    let card = card.filter(|_| view.order.contains(&seat));
    let mine = play.me() == Some(seat);
    let chosen = view.phase == Phase::Choosing && !waits;
    let own = view.my_choice.filter(|_| mine);
    let artifacts = view.artifact_counts.get(seat.index()).copied();
    let place = format!("choice-{seat}");
    let choice = match card.or(own) {
        Some(card) => face(view, card, &place).into_any(),
        None if chosen => view! { <span class="card back small" data-place=place.clone()></span> }.into_any(),
        None => view! { <span class="card empty small" data-place=place.clone()></span> }.into_any(),
    };
    view! {
        <li class="sk-player" class:waits=waits class:me=mine data-place=format!("seat-{seat}")>
            {choice}
            <span class="who">{play.name(seat)}</span>
            <span class="points">{say(move || Line::new("n-points").with("points", total))}</span>
            {artifacts.map(|count| view! { <span class="artifacts" aria-hidden="true">{"◆".repeat(count as usize)}</span> })}
        </li>
    }
}

/// A card in a small place: its number and its points.
fn face(view: &View, card: Card, place: &str) -> impl IntoView + use<> {
    let cost = points(view.config.penalties, card);
    view! {
        <span class="card small" data-cost=cost data-place=place.to_owned() data-about=about_card(card, cost)>
            <span class="number">{card.number()}</span>
            {art::marks(cost)}
        </span>
    }
}

/// What a card costs, in words.
fn about_card(card: Card, cost: i16) -> impl Fn() -> String + Send + Sync {
    let app = expect_context::<App_>();
    move || {
        let line = Line::new("about-card").with("card", card.number()).with("points", cost);
        app.story.read().say::<Samurakva>(&line, &Names::default())
    }
}

/// The rows, each with what it costs.
#[component]
fn Rows(play: Play, view: Seen) -> impl IntoView {
    let rows = move || {
        let view = view.get()?;
        let rows = view.rows.iter().enumerate();
        Some(
            rows.filter_map(|(at, row)| Some(one_row(play, &view, RowNumber::from_index(at)?, row)))
                .collect_view(),
        )
    };
    view! { <div class="sk-rows">{rows}</div> }
}

fn one_row(play: Play, view: &View, number: RowNumber, row: &RowView) -> impl IntoView + use<> {
    let app = expect_context::<App_>();
    let cost: i16 = row.cards.iter().map(|&card| points(view.config.penalties, card)).sum();
    let holds = if row.paw { 6 } else { 5 };
    let take = Action::Take(number);
    let can_take = play.may(&take.to_string());
    let cards = row.cards.iter().map(|&card| face(view, card, &format!("card-{card}"))).collect_view();
    let slots = (row.cards.len()..=holds).map(|slot| {
        let trap = slot == holds;
        view! { <span class="card empty small" class:trap=trap aria-hidden="true"></span> }
    });
    let lands = lands(view, play) == Some(number);
    let label = move || {
        let id = if can_take { "act-take" } else { "n-points" };
        let line = Line::new(id).with("points", cost);
        let line = if can_take { line.with("row", number.index() + 1) } else { line };
        app.story.read().say::<Samurakva>(&line, &play.names.read())
    };
    let name = {
        let line = Line::new("fact-row")
            .with("row", number.index() + 1)
            .with("cards", row.cards.iter().map(|card| card.number()).collect::<Vec<_>>())
            .with("paw", row.paw)
            .with("katana", row.katana);
        move || app.story.read().say::<Samurakva>(&line, &play.names.read())
    };
    let go = move |_| play.try_to::<Samurakva>(take);
    view! {
        <div class="sk-row" class:katana=row.katana class:paw=row.paw class:lands=lands>
            <button class="row-take" disabled=!can_take data-act=can_take.then(|| take.to_string()) on:click=go>
                <span class="unseen">{name}" "</span>
                <span class="row-cost">{label}</span>
            </button>
            <div class="row-cards" aria-hidden="true">{cards}{slots.collect_view()}</div>
        </div>
    }
}

/// Where the lifted card would go as the rows lie now; a hint, since others reveal too (R3.1).
fn lands(view: &View, play: Play) -> Option<RowNumber> {
    let lifted = play.lifted.read();
    let card: Card = lifted.first()?.parse().ok()?;
    let rows = view.rows.iter().enumerate().filter(|(_, row)| !row.katana);
    let ends = rows.filter_map(|(at, row)| Some((at, *row.cards.last()?)));
    let below = ends.filter(|(_, last)| *last < card);
    below.max_by_key(|(_, last)| *last).and_then(|(at, _)| RowNumber::from_index(at))
}

/// My cards; a tap chooses.
#[component]
fn Hand(play: Play, view: Seen) -> impl IntoView {
    let cards = move || {
        let view = view.get()?;
        let cards = view.hand.clone();
        Some(cards.into_iter().enumerate().map(|(at, card)| hand_card(play, &view, at, card)).collect_view())
    };
    let artifacts = move || Some(view.get()?.artifacts.into_iter().map(artifact).collect_view());
    view! {
        <div class="sk-hand" role="group">{cards}</div>
        <div class="sk-artifacts">{artifacts}</div>
    }
}

fn hand_card(play: Play, view: &View, at: usize, card: Card) -> impl IntoView + use<> {
    let app = expect_context::<App_>();
    let action = Action::Choose(card);
    let open = play.may(&action.to_string());
    let chosen = view.my_choice == Some(card);
    let cost = points(view.config.penalties, card);
    let go = move |_| play.try_to::<Samurakva>(action);
    let lift = move || play.lifted.set(vec![card.to_string()]);
    let drop = move || play.lifted.set(Vec::new());
    let label = move || {
        let line = Line::new("act-choose").with("card", card.number());
        app.story.read().say::<Samurakva>(&line, &play.names.read())
    };
    view! {
        <button class="card" class:dim=!open class:chosen=chosen data-cost=cost data-key=key(at) data-act=action.to_string()
            data-place=format!("card-{card}") data-about=about_card(card, cost) aria-label=label aria-pressed=chosen.to_string()
            on:mouseenter=move |_| lift() on:focus=move |_| lift() on:mouseleave=move |_| drop() on:blur=move |_| drop()
            on:click=go>
            <span class="number">{card.number()}</span>
            {art::marks(cost)}
        </button>
    }
}

fn artifact(kind: Artifact) -> impl IntoView {
    let app = expect_context::<App_>();
    let text = move |id: &'static str| {
        let line = Line::new(id).with("artifact", kind.to_string());
        app.story.read().say::<Samurakva>(&line, &Names::default())
    };
    view! {
        <details class="artifact" data-artifact=kind.to_string()>
            <summary>{art::artifact(kind)}<span>{move || text("artifact")}</span></summary>
            <p>{move || text("about-artifact")}</p>
        </details>
    }
}
