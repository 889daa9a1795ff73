//! Who sits at the bottom, and the cards of the viewer's hand.

use ::samurai_sword::{Card, Cards, SamuraiSword};
use client_core::guide::samurai_sword::role_goal;
use client_core::place::samurai_sword::Place;
use client_core::story::Line;
use client_core::tap::samurai_sword::{Spot, hand_card};
use game_core::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::centre::{inside, kind};
use super::seat::{Player, laid, spoken, stats, who};
use super::seen::{LiveTable, Seen};
use super::target::chips;
use crate::art::samurai_sword as art;
use crate::table::{Fact, data_act, disabled, key};

/// The bottom of the table.
#[component]
pub(super) fn Mine(table: LiveTable) -> impl IntoView {
    let words = table.words;
    let own = table.part(
        |seen| Some(seen.bottom()),
        move |_, seat| own(Player { table, seat: *seat }),
    );
    let cards = table.facts(|seen| Some(numbered(seen.view.hand())));
    let label = move || words.word("word-hand");
    let count = move || format!("--n: {}", cards.map(Vec::len).unwrap_or_default().max(1));
    view! {
        <div class="sw-mine">
            {own} <div class="sw-hand" role="group" tabindex="-1" aria-label=label style=count>
                <For each=move || cards.get().unwrap_or_default() key=|card| *card let:card>
                    {card_button(table, cards, card)}
                </For>
            </div>
        </div>
    }
}

/// A card in hand, and how many of its kind stand before it.
type Held = (Card, usize);

pub(super) fn numbered(hand: Cards) -> Vec<Held> {
    hand.names()
        .flat_map(|card| (0..usize::from(hand.count(card))).map(move |before| (card, before)))
        .collect()
}

/// The viewer's own place; for one who watches, the first seat's.
fn own(player: Player) -> impl IntoView {
    let weapons = |seen: &Seen<'_>, seat: Seat| {
        seen.has_turn(seat)
            .then(|| (seen.board().weapons_played(), seen.board().weapon_limit()))
    };
    let weapons = player.part(weapons, |(played, limit), words| {
        let about = words.say(
            &Line::new("about-weapons")
                .with("played", played)
                .with("limit", limit),
        );
        view! {
            <span class="sw-stat weapons" data-about=about>
                {art::sign(Card::Katana)}
                {*played}
                "/"
                {*limit}
            </span>
        }
    });
    let goal = player.part(
        |seen, seat| Some(role_goal(seen.view, seen.role(seat)?)),
        |goal, words| view! { <p class="sw-goal">{words.say(goal)}</p> },
    );
    view! {
        <div
            class="sw-seat sw-own"
            class:turn=player.is(|seen, seat| seen.has_turn(seat))
            class:asked=player.is(|seen, seat| seen.is_asked(seat))
            class:beside=player.is(|seen, seat| seen.is_beside(seat))
            class:harmless=player.is(|seen, seat| seen.is_harmless(seat))
            data-place=Place::Seat(player.seat).to_string()
        >
            <span class="unseen">{spoken(player)}</span>
            <div class="sw-head">{who(player)}</div>
            {goal}
            <div class="sw-line">{stats(player)}{weapons}{laid(player)}</div>
            {chips(player)}
        </div>
    }
}

fn card_button(table: LiveTable, cards: Fact<Vec<Held>>, held: Held) -> impl IntoView {
    let LiveTable { words, game } = table;
    let (card, _) = held;
    let at =
        Fact::new(move || cards.and_then(|cards| cards.iter().position(|other| *other == held)));
    let used = table.facts(move |seen| Some(hand_card(&seen.sight(), card)));
    let is_lifted = Memo::new(move |_| {
        let lifted = *game.selection.read();
        lifted.is_some_and(|lifted| lifted.card == card && Some(lifted.at) == at.get())
    });
    let act = move || used.and_then(|used| used.action.map(data_act::<SamuraiSword>));
    let lift = move || used.and_then(|used| used.action.is_none().then(|| card.to_string()));
    let label = move || {
        let line = used.and_then(|used| used.label.clone());
        let said = line.map_or_else(|| words.about(card), |line| words.say(&line));
        let name = words.card(card);
        // Who speaks to the browser says what is printed, which a sentence may hold in another case.
        if said.contains(&name) {
            said
        } else {
            format!("{name} – {said}")
        }
    };
    let open = move || used.map(|used| used.is_open).unwrap_or(true);
    let go = move |event: leptos::ev::MouseEvent| {
        let Some(at) = untrack(|| at.get()) else {
            return;
        };
        game.tap(Spot::Card(at));
        let by_key = event.detail() == 0;
        if by_key && untrack(|| is_lifted.get()) {
            to_targets();
        }
    };
    let seat = table
        .now(|seen| Some(seen.bottom()))
        .unwrap_or(Seat(0));
    view! {
        <button
            class="card sw-face"
            class:dim=move || !open()
            aria-disabled=move || disabled(open())
            class:chosen=is_lifted
            data-kind=kind(card)
            data-key=move || at.get().and_then(key)
            data-act=act
            data-lift=lift
            data-place=Place::Held(seat, card).to_string()
            data-about=move || words.about(card)
            aria-label=label
            aria-pressed=move || is_lifted.get().to_string()
            on:click=go
        >
            {move || inside(words, card)}
        </button>
    }
}

/// A card lifted by a key leads on to those it can be played on.
fn to_targets() {
    request_animation_frame(|| {
        let first = document()
            .query_selector(".sw-target:not(.dim)")
            .ok()
            .flatten();
        if let Some(button) =
            first.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok())
        {
            let _ = button.focus();
        }
    });
}
