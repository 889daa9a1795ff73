//! Who sits at the bottom, and the cards of the viewer's hand.

use ::samurai_sword::{Action, Card, Cards, Loss, Pending, SamuraiSword};
use client_core::guide::Guide as _;
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::centre::{inside, kind};
use super::seat::{Place, laid, spoken, stats, who};
use super::seen::{Seen, Table, Words, needs_target};
use super::target::chips;
use crate::app::App_;
use crate::art::samurai_sword as art;
use crate::table::{Fact, Play, key, part};

/// The bottom of the table.
#[component]
pub(super) fn Mine(play: Play, table: Table) -> impl IntoView {
    let app = expect_context::<App_>();
    // What was lifted in one turn is of no meaning in the next.
    Effect::new(move |before: Option<Option<Seat>>| {
        let turn = table
            .read()
            .as_ref()
            .map(|seen| seen.view.board.turn);
        if before
            .flatten()
            .is_some_and(|before| turn != Some(before))
        {
            play.lifted.set(Vec::new());
        }
        turn
    });
    let bottom = move || table.read().as_ref().map(Seen::bottom);
    let own = part(bottom, move |seat| {
        own(Place {
            story: app.story,
            play,
            table,
            seat: *seat,
        })
    });
    let cards = Fact::new(move || {
        table
            .read()
            .as_ref()
            .map(|seen| numbered(seen.view.hand))
    });
    let label = move || Words::of(app, play).word("word-hand");
    let count = move || format!("--n: {}", cards.map(Vec::len).unwrap_or_default().max(1));
    view! {
        <div class="sw-mine">
            {own} <div class="sw-hand" role="group" tabindex="-1" aria-label=label style=count>
                <For each=move || cards.get().unwrap_or_default() key=|card| *card let:card>
                    {card_button(app, play, table, cards, card)}
                </For>
            </div>
        </div>
    }
}

/// A card in hand, and how many of its kind stand before it.
type Held = (Card, usize);

fn numbered(hand: Cards) -> Vec<Held> {
    hand.names()
        .flat_map(|card| (0..usize::from(hand.count(card))).map(move |before| (card, before)))
        .collect()
}

/// The viewer's own place; for one who watches, the first seat's.
fn own(place: Place) -> impl IntoView {
    let weapons = |seen: &Seen, seat: Seat| {
        seen.has_turn(seat)
            .then(|| (seen.view.board.weapons_played, seen.board().weapon_limit()))
    };
    let weapons = place.part(weapons, |(played, limit), words| {
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
    view! {
        <div
            class="sw-seat sw-own"
            class:turn=place.is(Seen::has_turn)
            class:asked=place.is(Seen::is_asked)
            class:beside=place.is(Seen::is_beside)
            class:harmless=place.is(Seen::is_harmless)
            data-place=format!("seat-{}", place.seat)
        >
            <span class="unseen">{spoken(place)}</span>
            <div class="sw-head">{who(place)}</div>
            <div class="sw-line">{stats(place)}{weapons}{laid(place)}</div>
            {chips(place)}
        </div>
    }
}

/// What a tap on a card does now.
#[derive(Clone, Copy, PartialEq)]
enum Tap {
    Lift,
    Do(Action),
}

fn tap(seen: &Seen, card: Card) -> Tap {
    let asked = seen.board().asked() == seen.me();
    match seen.view.board.pending {
        Pending::Parry { .. } if asked => Tap::Do(Action::Parry(card)),
        Pending::Battlecry { .. }
        | Pending::Jujutsu { .. }
        | Pending::Bushido
        | Pending::Discard
            if asked =>
        {
            Tap::Do(Action::Discard(card))
        }
        Pending::Draw if asked => Tap::Do(Action::Play(card)),
        _ if needs_target(card) => Tap::Lift,
        _ => Tap::Do(Action::Play(card)),
    }
}

/// What is known of a card in hand beside its face.
#[derive(Clone, PartialEq)]
struct Use {
    tap: Tap,
    open: bool,
    /// What the tap does; without it, what the card does.
    label: Option<Line>,
    /// Without a way to play the card, the rule about the nearest way says why.
    refused: Action,
}

impl Use {
    fn of(play: Play, seen: &Seen, card: Card) -> Use {
        let tap = tap(seen, card);
        let ways = seen.ways(card);
        let (open, label) = match tap {
            Tap::Do(action) => (
                play.may(&action.to_string()),
                Some(SamuraiSword::label(&seen.view, &action)),
            ),
            Tap::Lift => (ways.iter().any(|way| play.may(&way.to_string())), None),
        };
        let refused = ways
            .first()
            .copied()
            .unwrap_or(Action::Geisha(seen.view.board.turn, Loss::Hand));
        Use {
            tap,
            open,
            label,
            refused,
        }
    }
}

fn card_button(
    app: App_,
    play: Play,
    table: Table,
    cards: Fact<Vec<Held>>,
    held: Held,
) -> impl IntoView {
    let (card, _) = held;
    let at =
        Fact::new(move || cards.and_then(|cards| cards.iter().position(|other| *other == held)));
    let used = Fact::new(move || {
        table
            .read()
            .as_ref()
            .map(|seen| Use::of(play, seen, card))
    });
    let names = move || [card.to_string(), at.get().unwrap_or_default().to_string()];
    let lifted = Memo::new(move |_| play.lifted.read().as_slice() == names());
    let act = move || {
        used.and_then(|used| match used.tap {
            Tap::Do(action) => Some(action.to_string()),
            Tap::Lift => None,
        })
    };
    let lift = move || used.and_then(|used| (used.tap == Tap::Lift).then(|| card.to_string()));
    let label = move || {
        let words = Words::of(app, play);
        let line = used.and_then(|used| used.label.clone());
        line.map_or_else(|| words.about(card), |line| words.say(&line))
    };
    let go = move |event: leptos::ev::MouseEvent| {
        let Some(Use {
            tap, open, refused, ..
        }) = untrack(|| used.get())
        else {
            return;
        };
        match tap {
            Tap::Do(action) => {
                play.lifted.set(Vec::new());
                play.try_to::<SamuraiSword>(action);
            }
            Tap::Lift => {
                if !open {
                    play.try_to::<SamuraiSword>(refused);
                }
                let was = lifted.get_untracked();
                play.lifted.set(if was {
                    Vec::new()
                } else {
                    untrack(names).to_vec()
                });
                if event.detail() == 0 && !was {
                    to_targets();
                }
            }
        }
    };
    let seat = table
        .read_untracked()
        .as_ref()
        .map_or(Seat(0), Seen::bottom);
    view! {
        <button
            class="card sw-face"
            class:dim=move || used.map(|used| !used.open).unwrap_or_default()
            class:chosen=lifted
            data-kind=kind(card)
            data-key=move || at.get().and_then(key)
            data-act=act
            data-lift=lift
            data-place=format!("hand-{seat}-{card}")
            data-about=move || Words::of(app, play).about(card)
            aria-label=label
            aria-pressed=move || lifted.get().to_string()
            on:click=go
        >
            {move || inside(&Words::of(app, play), card)}
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
