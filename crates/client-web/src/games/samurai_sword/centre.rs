//! The middle of the table: deck, discards, the card being played, and who must decide what.

use ::samurai_sword::card::Kind;
use ::samurai_sword::{Card, Event, Pending, SamuraiSword};
use client_core::guide::samurai_sword::card_name;
use client_core::guide::{Guide as _, read_event};
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use super::seen::{Seen, Table, Words};
use crate::app::App_;
use crate::art::samurai_sword as art;
use crate::table::{Fact, Play, part};

/// How many of the last sentences stand on the table.
const LAST: usize = 3;

/// The middle of the table.
#[component]
pub(super) fn Centre(play: Play, table: Table) -> impl IntoView {
    let app = expect_context::<App_>();
    let says = Fact::new(move || {
        let table = table.read();
        let seen = table.as_ref()?;
        Some(match seen.lifted(play) {
            Some(card) if seen.board().asked() == seen.me() => hint(card),
            _ => awaited(seen)?,
        })
    });
    let says = move || says.map(|line| Words::of(app, play).say(line));
    let last = part(
        move || Some(last(app, play)),
        |told| {
            told.iter()
                .map(|text| view! { <li>{text.clone()}</li> })
                .collect_view()
        },
    );
    view! {
        <div class="sw-centre">
            <div class="sw-piles">
                <Deck play=play table=table />
                <Discards play=play table=table />
            </div>
            <p class="sw-says">{says}</p>
            <ol class="sw-last" aria-hidden="true">
                {last}
            </ol>
        </div>
    }
}

/// The newest sentences, for those who do not see the log.
fn last(app: App_, play: Play) -> Vec<String> {
    let words = Words::of(app, play);
    let board = play.board.read();
    let events = board
        .as_ref()
        .map(|board| board.events.as_slice())
        .unwrap_or_default();
    // The end is told in full below the table.
    let told = events
        .iter()
        .rev()
        .filter_map(|event| read_event::<SamuraiSword>(event));
    let worth_it = |event: &Event| {
        !matches!(event, Event::Ended { .. }) && !SamuraiSword::is_small_talk(event)
    };
    let mut told: Vec<String> = told
        .filter(worth_it)
        .take(LAST)
        .map(|event| words.event(&event))
        .collect();
    told.reverse();
    told
}

/// What to do with a lifted card.
fn hint(card: Card) -> Line {
    match card.printed().kind {
        Kind::Weapon { reach, .. } => Line::new("hint-weapon")
            .with("card", card_name(card))
            .with("reach", reach),
        Kind::Property | Kind::Action => Line::new("hint-card").with("card", card_name(card)),
    }
}

/// Who must decide what; nothing for the one who is asked, since the question says it.
fn awaited(seen: &Seen) -> Option<Line> {
    let asked = seen
        .board()
        .asked()
        .filter(|seat| seen.me() != Some(*seat))?;
    let of = |id: &'static str| Line::new(id).with("seat", asked);
    Some(match seen.view.board.pending {
        Pending::Play => of("wait-play"),
        Pending::Parry { .. } => of("wait-parry")
            .with("by", seen.view.board.turn)
            .with("wounds", seen.board().wounds_awaited()),
        Pending::Battlecry { .. } => of("wait-battlecry").with("by", seen.view.board.turn),
        Pending::Jujutsu { .. } => of("wait-jujutsu").with("by", seen.view.board.turn),
        Pending::Bushido => of("wait-bushido"),
        Pending::Draw => of("wait-draw"),
        Pending::Discard => of("wait-discard"),
        Pending::Over(_) => return None,
    })
}

/// The deck, and the card being played between the two it concerns.
#[component]
fn Deck(play: Play, table: Table) -> impl IntoView {
    let app = expect_context::<App_>();
    let count = move || {
        table
            .read()
            .as_ref()
            .map(|seen| seen.view.deck_size)
    };
    let deck = part(count, move |count| {
        let words = Words::of(app, play);
        let about = words.say(&Line::new("about-deck").with("count", count));
        let deck = if *count > 0 {
            "card back"
        } else {
            "card empty"
        };
        view! {
            <span class="sw-pile" data-about=about>
                <span class=deck data-place="deck"></span>
                <span class="soft">{words.word("word-deck")}" "{*count}</span>
            </span>
        }
    });
    let played = move || {
        let table = table.read();
        let seen = table.as_ref()?;
        let who = |seat: Seat| {
            seen.view
                .board
                .characters
                .get(seat.index())
                .copied()
        };
        Some((
            seen.view.board.aside?,
            who(seen.view.board.turn),
            seen.duel().map(|(asked, _)| who(asked)),
        ))
    };
    let played = part(played, move |&(card, by, asked)| {
        let target = asked.map(|asked| {
            view! {
                <span class="sw-arrow">"➤"</span>
                {asked.map(art::character)}
            }
        });
        view! {
            <span class="sw-duel" aria-hidden="true">
                {by.map(art::character)}
                <span class="sw-arrow">"➤"</span>
                {face(&Words::of(app, play), card, "aside".to_owned())}
                {target}
            </span>
        }
    });
    view! {
        {deck}
        {played}
    }
}

/// The discard pile, which everybody may look through, the newest first.
#[component]
fn Discards(play: Play, table: Table) -> impl IntoView {
    let app = expect_context::<App_>();
    let open = RwSignal::new(false);
    let top = move || {
        table.read().as_ref().map(|seen| {
            (
                seen.view
                    .board
                    .discards
                    .as_slice()
                    .last()
                    .copied(),
                seen.view.board.discards.len(),
            )
        })
    };
    let top = part(top, move |&(last, count)| {
        let words = Words::of(app, play);
        let card = match last {
            Some(card) => face(&words, card, "discards".to_owned()).into_any(),
            None => view! { <span class="card empty" data-place="discards"></span> }.into_any(),
        };
        view! {
            {card}
            <span class="soft">{words.word("word-discards")}" "{count}</span>
        }
    });
    // Ninety names are written only for who looks.
    let list = move || {
        let table = table.read();
        table
            .as_ref()
            .filter(|_| open.get())
            .map(|seen| seen.view.board.discards.as_slice().to_vec())
    };
    let list = part(list, move |list| {
        let words = Words::of(app, play);
        let names = list
            .iter()
            .rev()
            .map(|card| view! { <li>{words.card(*card)}</li> });
        view! { <ol tabindex="0">{names.collect_view()}</ol> }
    });
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
pub(super) fn face(words: &Words, card: Card, place: String) -> impl IntoView + use<> {
    view! {
        <span
            class="card sw-face"
            data-kind=kind(card)
            data-about=words.about(card)
            data-place=place
        >
            {inside(words, card)}
        </span>
    }
}

/// What stands on a card: numbers of a weapon, its sign, its name. The numbers are written by the
/// style: a button is called by its name and what it does.
pub(super) fn inside(words: &Words, card: Card) -> impl IntoView + use<> {
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
    let long = name
        .split(' ')
        .any(|word| word.chars().count() > 9);
    view! {
        <span class="sw-corners" aria-hidden="true">
            {corners}
        </span>
        {art::sign(card)}
        <span class="sw-name" class:long=long>
            {name}
        </span>
    }
}

pub(super) fn kind(card: Card) -> &'static str {
    match card.printed().kind {
        Kind::Weapon { .. } => "weapon",
        Kind::Property => "property",
        Kind::Action => "action",
    }
}
