//! Who sits at the bottom, and the cards of the viewer's hand.

use std::sync::Arc;

use ::samurai_sword::{Action, Card, Loss, Pending, SamuraiSword};
use client_core::guide::Guide as _;
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::centre::{inside, kind};
use super::seat::{laid, spoken, stats, who};
use super::seen::{Seen, Table, Words, needs_target};
use super::target::chips;
use crate::app::App_;
use crate::table::{Play, key};

/// The bottom of the table.
#[component]
pub(super) fn Mine(play: Play, table: Table) -> impl IntoView {
    let app = expect_context::<App_>();
    // What was lifted in one turn is of no meaning in the next.
    Effect::new(move |before: Option<Option<Seat>>| {
        let turn = table.read().as_ref().map(|seen| seen.view.turn);
        if before.flatten().is_some_and(|before| turn != Some(before)) {
            play.lifted.set(Vec::new());
        }
        turn
    });
    let own = move || table.get().map(|seen| own(app, play, &seen));
    let cards = move || {
        let seen = table.get()?;
        let words = Words::of(app, play);
        let cards = seen.view.hand.iter().enumerate();
        Some(cards.map(|(place, card)| card_button(play, &seen, &words, place, *card)).collect_view())
    };
    let label = move || Words::of(app, play).word("word-hand");
    let count =
        move || format!("--n: {}", table.read().as_ref().map_or(1, |seen| seen.view.hand.len().max(1)));
    view! {
        <div class="sw-mine">
            {own}
            <div class="sw-hand" role="group" aria-label=label style=count>{cards}</div>
        </div>
    }
}

/// The viewer's own place; for one who watches, the first seat's.
fn own(app: App_, play: Play, seen: &Arc<Seen>) -> impl IntoView + use<> {
    let seat = seen.bottom();
    let words = Words::of(app, play);
    let turn = seen.view.turn == seat && !seen.world.is_over();
    let beside = seen.duel().is_some_and(|(asked, by)| seat != asked && seat != by);
    let weapons = turn.then(|| {
        let (played, limit) = (seen.view.weapons_played, seen.world.weapon_limit());
        let about = words.say(&Line::new("about-weapons").with("played", played).with("limit", limit));
        view! { <span class="sw-stat weapons" data-about=about>{crate::art::samurai_sword::sign(Card::Katana)}{played}"/"{limit}</span> }
    });
    let targets = {
        let seen = Arc::clone(seen);
        move || chips(app, play, &seen, seat)
    };
    view! {
        <div class="sw-seat sw-own" class:turn=turn class:asked=seen.world.asked() == Some(seat) class:beside=beside
            class:harmless=seen.world.is_harmless(seat)
            data-place=format!("seat-{seat}")>
            <span class="unseen">{spoken(seen, &words, seat)}</span>
            <div class="sw-head">{who(seen, &words, seat)}</div>
            <div class="sw-line">{stats(seen, &words, seat)}{weapons}{laid(seen, &words, seat)}</div>
            {targets}
        </div>
    }
}

/// What a tap on a card does now.
#[derive(Clone, Copy)]
enum Tap {
    Lift,
    Do(Action),
}

fn tap(seen: &Seen, card: Card) -> Tap {
    let asked = seen.world.asked() == seen.me();
    match seen.view.pending {
        Pending::Parry { .. } if asked => Tap::Do(Action::Parry(card)),
        Pending::Battlecry { .. } | Pending::Jujutsu { .. } | Pending::Bushido | Pending::Discard
            if asked =>
        {
            Tap::Do(Action::Discard(card))
        }
        Pending::Draw if asked => Tap::Do(Action::Play(card)),
        _ if needs_target(card) => Tap::Lift,
        _ => Tap::Do(Action::Play(card)),
    }
}

fn card_button(
    play: Play,
    seen: &Arc<Seen>,
    words: &Words,
    place: usize,
    card: Card,
) -> impl IntoView + use<> {
    let tap = tap(seen, card);
    let ways = seen.ways(card);
    let open = match tap {
        Tap::Do(action) => play.may(&action.to_string()),
        Tap::Lift => ways.iter().any(|way| play.may(&way.to_string())),
    };
    let names = [card.to_string(), place.to_string()];
    let is_lifted = {
        let names = names.clone();
        move || play.lifted.read().as_slice() == names
    };
    let (act, lift, label) = match tap {
        Tap::Do(action) => {
            (Some(action.to_string()), None, words.say(&SamuraiSword::label(&seen.view, &action)))
        }
        Tap::Lift => (None, Some(card.to_string()), words.about(card)),
    };
    // Without a way to play it the rule about the nearest way says why.
    let refused = ways.first().copied().unwrap_or(Action::Geisha(seen.view.turn, Loss::Hand));
    let go = move |event: leptos::ev::MouseEvent| match tap {
        Tap::Do(action) => {
            play.lifted.set(Vec::new());
            play.try_to::<SamuraiSword>(action);
        }
        Tap::Lift => {
            if !open {
                play.try_to::<SamuraiSword>(refused);
            }
            let lifted = play.lifted.read_untracked().as_slice() == names;
            play.lifted.set(if lifted { Vec::new() } else { names.to_vec() });
            if event.detail() == 0 && !lifted {
                to_targets();
            }
        }
    };
    let chosen = is_lifted.clone();
    let seat = seen.bottom();
    view! {
        <button class="card sw-face" class:dim=!open class:chosen=chosen data-kind=kind(card) data-key=key(place)
            data-act=act data-lift=lift data-place=format!("hand-{seat}-{card}") data-about=words.about(card)
            aria-label=label aria-pressed=move || is_lifted().to_string() on:click=go>
            {inside(words, card)}
        </button>
    }
}

/// A card lifted by a key leads on to those it can be played on.
fn to_targets() {
    request_animation_frame(|| {
        let first = document().query_selector(".sw-target:not(.dim)").ok().flatten();
        if let Some(button) = first.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = button.focus();
        }
    });
}
