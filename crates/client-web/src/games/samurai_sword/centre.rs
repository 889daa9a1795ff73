//! The middle of the table: deck, discards, the card being played, and who must decide what.

use ::samurai_sword::card::Kind;
use ::samurai_sword::{Card, Character, Event, SamuraiSword};
use client_core::guide::Guide as _;
use client_core::place::samurai_sword::Place;
use client_core::story::Line;
use client_core::tap::samurai_sword::caption;
use game_core::Seat;
use leptos::prelude::*;

use super::seen::{LiveTable, Seen, Words};
use crate::art::samurai_sword as art;
use crate::table::part;

/// How many of the last sentences stand on the table.
const LAST: usize = 3;

/// The middle of the table.
#[component]
pub(super) fn Centre(table: LiveTable) -> impl IntoView {
    let words = table.words;
    // While something is shown, what is asked now would be ahead of it.
    let says = table.facts(|seen| {
        let rests = seen.game.staged(|_| ()).is_none();
        caption(&seen.sight(), &seen.selection()).filter(|_| rests)
    });
    let says = move || says.map(|line| words.say(line));
    let last = part(
        move || last(table),
        |told| {
            told.iter()
                .map(|text| view! { <li>{text.clone()}</li> })
                .collect_view()
        },
    );
    view! {
        <div class="sw-centre">
            <div class="sw-piles">
                <Deck table=table />
                <Discards table=table />
            </div>
            <p class="sw-says">{says}</p>
            <ol class="sw-last" aria-hidden="true">
                {last}
            </ol>
        </div>
    }
}

/// The newest sentences, for those who do not see the log.
fn last(table: LiveTable) -> Option<Vec<String>> {
    let LiveTable { words, game } = table;
    // The end is told in full below the table.
    let worth_it = |event: &Event| {
        !matches!(event, Event::Ended { .. }) && !SamuraiSword::is_small_talk(event)
    };
    // What a script has not shown yet is not told here either.
    let shown = game.beat().map(|(_, to)| to);
    game.heard.map(|heard| {
        let mut told: Vec<String> = heard
            .iter()
            .rev()
            .filter(|(at, event)| worth_it(event) && shown.is_none_or(|shown| *at < shown))
            .take(LAST)
            .map(|(_, event)| words.event(event))
            .collect();
        told.reverse();
        told
    })
}

/// The deck, and the card being played between the two it concerns.
#[component]
fn Deck(table: LiveTable) -> impl IntoView {
    let deck = table.part(
        |seen| Some(seen.view.deck_size()),
        |words, count| {
            let about = words.say(&Line::new("about-deck").with("count", count));
            let deck = if *count > 0 {
                "card back"
            } else {
                "card empty"
            };
            view! {
                <span class="sw-pile" data-about=about>
                    <span class=deck data-place=Place::Deck.to_string()></span>
                    <span class="soft">{words.word("word-deck")}" "{*count}</span>
                </span>
            }
        },
    );
    view! {
        {deck}
        {table.part(Played::of, played)}
    }
}

/// The card being played, and the two it concerns.
#[derive(PartialEq)]
struct Played {
    card: Card,
    /// What it was answered with.
    answer: Option<Card>,
    by: Option<Character>,
    /// The player who must answer, if anybody must.
    asked: Option<Character>,
}

impl Played {
    fn of(seen: &Seen<'_>) -> Option<Played> {
        let board = seen.board();
        let who = |seat: Seat| board.characters().get(seat.index()).copied();
        let played = seen.played()?;
        Some(Played {
            card: played.card,
            answer: played.answer,
            by: who(seen.turn()),
            asked: seen.duel().and_then(|(asked, _)| who(asked)),
        })
    }
}

fn played(words: Words, played: &Played) -> impl IntoView + use<> {
    let target = played.asked.map(|asked| {
        view! {
            <span class="sw-arrow">"➤"</span>
            {art::character(asked)}
        }
    });
    let answer = played
        .answer
        .map(|card| face(words, card, Place::Answer));
    view! {
        <span class="sw-duel" class:answered=played.answer.is_some() aria-hidden="true">
            {played.by.map(art::character)}
            <span class="sw-arrow">"➤"</span>
            {face(words, played.card, Place::Aside)}
            {answer}
            {target}
        </span>
    }
}

/// The discard pile, which everybody may look through, the newest first.
#[component]
fn Discards(table: LiveTable) -> impl IntoView {
    let open = RwSignal::new(false);
    let top = table.part(
        |seen| {
            Some((seen.top(), seen.board().discards().len()))
        },
        |words, &(last, count)| {
            let card = match last {
                Some(card) => face(words, card, Place::Discards).into_any(),
                None => view! { <span class="card empty" data-place=Place::Discards.to_string()></span> }.into_any(),
            };
            view! {
                {card}
                <span class="soft">{words.word("word-discards")}" "{count}</span>
            }
        },
    );
    // Ninety names are written only for who looks.
    let list = table.part(
        move |seen| {
            open.get()
                .then(|| seen.board().discards().as_slice().to_vec())
        },
        |words, list| {
            let names = list
                .iter()
                .rev()
                .map(|card| view! { <li>{words.card(*card)}</li> });
            view! { <ol tabindex="0">{names.collect_view()}</ol> }
        },
    );
    view! {
        <span class="sw-pile sw-discards">
            <button
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {top}
            </button>
            {list}
        </span>
    }
}

/// A card that lies open.
pub(super) fn face(words: Words, card: Card, place: Place) -> impl IntoView + use<> {
    view! {
        <span
            class="card sw-face"
            data-kind=kind(card)
            data-about=words.about(card)
            data-place=place.to_string()
        >
            {inside(words, card)}
        </span>
    }
}

/// What stands on a card: numbers of a weapon, its sign, its name. The numbers are written by the
/// style: a button is called by its name and what it does.
pub(super) fn inside(words: Words, card: Card) -> impl IntoView + use<> {
    let corners = match card.printed().kind {
        Kind::Weapon { reach, wounds } => view! {
            <span class="sw-far" data-number=reach></span>
            <span class="sw-wounds" data-number=wounds></span>
        }
        .into_any(),
        Kind::Property | Kind::Action => view! { <span class="sw-mark"></span> }.into_any(),
    };
    let name = words.card(card);
    // A long word is written smaller rather than broken.
    let longest = name
        .split([' ', '\u{a0}', '-'])
        .map(|word| word.chars().count())
        .max();
    let length = format!("--length: {}", longest.unwrap_or_default().max(6));
    view! {
        <span class="sw-corners" aria-hidden="true">
            {corners}
        </span>
        {art::sign(card)}
        <span class="sw-name" style=length>
            {name}
        </span>
    }
}

/// A card beside the table.
pub(super) fn lying(words: Words, card: Card) -> AnyView {
    view! {
        <span class="card sw-face" role="img" data-kind=kind(card) aria-label=words.about(card)>
            {inside(words, card)}
        </span>
    }
    .into_any()
}

pub(super) fn kind(card: Card) -> &'static str {
    match card.printed().kind {
        Kind::Weapon { .. } => "weapon",
        Kind::Property => "property",
        Kind::Action => "action",
    }
}
