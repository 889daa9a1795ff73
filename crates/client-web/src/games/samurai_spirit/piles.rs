//! What lies beside the village: the raider stack, the discard pile, the intruders, spare tokens.

use ::samurai_spirit::{Action, Card, Samurai, SamuraiSpirit, Step};
use client_core::place::samurai_spirit::Place;
use client_core::story::Line;
use client_core::story::samurai_spirit::{name, raider};
use client_core::tap::samurai_spirit::Spot;
use leptos::prelude::*;

use super::card::{Row, about, face, lying};
use super::desk::Desk;
use super::moment::{LiveTable, Moment};
use crate::art::samurai_spirit as art;
use crate::table::{data_act, key};

/// The raider stack.
#[derive(PartialEq)]
pub(super) struct Raiders {
    count: u8,
    face_up: bool,
    /// Cards that all have seen go to its bottom.
    under: Vec<Card>,
    fight: Line,
    /// Whether I may fight now.
    open: bool,
}

impl Raiders {
    pub(super) fn of(moment: &Moment<'_>) -> Raiders {
        let (fight, open) = (moment.label(Action::Fight), moment.may(Action::Fight));
        let stack = moment.stack();
        Raiders {
            count: stack.count,
            face_up: !stack.face_up.is_empty(),
            under: stack.under,
            fight,
            open,
        }
    }
}

/// The raider stack; a tap fights.
pub(super) fn raiders(desk: Desk, raiders: &Raiders) -> impl IntoView + use<> {
    let Raiders {
        count,
        face_up,
        open,
        ..
    } = *raiders;
    let mut text = desk.say(&Line::new("about-stack").with("count", count));
    if !raiders.under.is_empty() {
        let under: Vec<Line> = raiders
            .under
            .iter()
            .map(|card| raider(*card))
            .collect();
        text = format!(
            "{text}\n{}",
            desk.say(&Line::new("word-under").with("cards", under))
        );
    }
    let label = format!("{}. {text}", desk.say(&raiders.fight));
    let top = match (face_up, count) {
        (true, _) => "card back open",
        (false, 1..) => "card back",
        (false, 0) => "card empty",
    };
    let act = open.then(|| data_act::<SamuraiSpirit>(Action::Fight));
    view! {
        <button
            class="sp-pile"
            class:target=open
            data-place=Place::Raiders.to_string()
            data-act=act
            data-key=open.then(|| key(0)).flatten()
            data-about=text
            on:click=desk.taps(Spot::Raiders)
        >
            <span class="unseen">{label}</span>
            <span class="sp-in" aria-hidden="true">
                <span class=top data-place=Place::Stack.to_string()></span>
                <span class="sp-count">{count}</span>
                <span class="sp-name">{desk.word("word-stack")}</span>
            </span>
        </button>
    }
}

/// The discard pile, which everybody may look through. It stays open while cards come and go.
#[component]
pub(super) fn Discard(table: LiveTable) -> impl IntoView {
    let desk = table.words;
    let cards = table.facts(|moment| {
        let staged = moment.game.staged(|scene| scene.discard);
        let discard = staged.unwrap_or(moment.view.board().discard());
        Some(discard.iter().collect::<Vec<Card>>())
    });
    let count = Memo::new(move |_| cards.map(Vec::len).unwrap_or_default());
    let top = move || {
        if count.get() == 0 {
            "card empty"
        } else {
            "card back spent"
        }
    };
    view! {
        <details class="sp-pile sp-look" data-place=Place::Discard.to_string()>
            <summary data-about=move || desk.word("about-discard")>
                <span class=top data-place=Place::Discarded.to_string()></span>
                <span class="sp-count">{count}</span>
                <span class="sp-name">{move || desk.word("word-discard")}</span>
            </summary>
            <div class="sp-all">
                <Row desk=desk cards=cards />
            </div>
        </details>
    }
}

/// The intruders: known ones can be looked at, of the others only the number is known.
#[component]
pub(super) fn Intruders(table: LiveTable) -> impl IntoView {
    let desk = table.words;
    // Each with its place from the bottom, by which those that nobody knows are told apart.
    let cards = table.facts(|moment| {
        let staged = moment
            .game
            .staged(|scene| scene.intruders.clone());
        let cards = staged.unwrap_or_else(|| moment.view.intruders().to_vec());
        let cards = cards.into_iter().enumerate().rev();
        Some(cards.collect::<Vec<_>>())
    });
    let count = Memo::new(move |_| cards.map(Vec::len).unwrap_or_default());
    let text = move || desk.say(&Line::new("about-intruders").with("count", count.get()));
    let top = move || {
        if count.get() == 0 {
            "card empty"
        } else {
            "card back breach"
        }
    };
    let one = move |card: Option<Card>| match card {
        Some(card) => (move || lying(desk, card, "mini")).into_any(),
        None => view! { <span class="card back mini" aria-hidden="true"></span> }.into_any(),
    };
    view! {
        <details class="sp-pile sp-look" data-place=Place::Intruders.to_string()>
            <summary data-about=text>
                <span class=top data-place=Place::Intruder.to_string()></span>
                <span class="sp-count">{count}</span>
                <span class="sp-name">{move || desk.word("word-intruders")}</span>
            </summary>
            <div class="sp-all">
                <For each=move || cards.get().unwrap_or_default() key=|card| *card let:card>
                    {one(card.1)}
                </For>
            </div>
        </details>
    }
}

/// Raiders that lie face up on the stack, from the top.
#[derive(PartialEq)]
pub(super) struct TurnedUp {
    /// Each with what putting it next does, if I may.
    cards: Vec<(Card, Option<Line>)>,
}

impl TurnedUp {
    /// Nothing if none is turned up.
    pub(super) fn of(moment: &Moment<'_>) -> Option<TurnedUp> {
        let arranges = matches!(moment.my_step(), Some(Step::Arrange { .. }));
        let next = |card: &Card| {
            let action = Action::Next(*card);
            (
                *card,
                (arranges && moment.may(action)).then(|| moment.label(action)),
            )
        };
        let cards: Vec<_> = moment.stack().face_up.iter().map(next).collect();
        (!cards.is_empty()).then_some(TurnedUp { cards })
    }
}

/// Whoever has turned them up puts them in order.
pub(super) fn turned_up(desk: Desk, up: &TurnedUp) -> impl IntoView + use<> {
    let card = |(at, (card, next)): (usize, &(Card, Option<Line>))| {
        let card = *card;
        let Some(label) = next else {
            return lying(desk, card, "small").into_any();
        };
        let act = data_act::<SamuraiSpirit>(Action::Next(card));
        view! {
            <button
                class="card sp-card small target"
                data-place=Place::Card(card).to_string()
                data-about=about(desk, card)
                data-act=act
                data-key=key(at)
                aria-label=desk.say(label)
                on:click=desk.taps(Spot::TurnedUp(card))
            >
                {face(card)}
            </button>
        }
        .into_any()
    };
    let cards = up
        .cards
        .iter()
        .enumerate()
        .map(card)
        .collect_view();
    view! {
        <div class="sp-up">
            <span class="sp-name">{desk.word("word-up")}</span>
            {cards}
        </div>
    }
}

/// Support tokens of absent samurai that nobody has used yet.
#[derive(PartialEq)]
pub(super) struct Spares {
    /// Each with what taking it does.
    tokens: Vec<(Samurai, Line)>,
    /// Whether I am asked which to take.
    asked: bool,
}

impl Spares {
    /// Nothing if none is left.
    pub(super) fn of(moment: &Moment<'_>) -> Option<Spares> {
        let asked = matches!(moment.my_step(), Some(Step::Spares));
        let take = |samurai: Samurai| (samurai, moment.label(Action::Spare(samurai)));
        let staged = moment.game.staged(|scene| scene.spares);
        let spares = staged.unwrap_or(moment.view.board().spares());
        let tokens: Vec<_> = spares.iter().map(take).collect();
        (!tokens.is_empty()).then_some(Spares { tokens, asked })
    }
}

pub(super) fn spares(desk: Desk, spares: &Spares) -> impl IntoView + use<> {
    let asked = spares.asked;
    let token = |(at, (samurai, label)): (usize, &(Samurai, Line))| {
        let act = asked.then(|| data_act::<SamuraiSpirit>(Action::Spare(*samurai)));
        let about = desk.say(&Line::new("about-spare").with("samurai", name(*samurai)));
        let talent = desk.talent(*samurai);
        view! {
            <button
                class="sp-spare"
                class:target=asked
                data-place=Place::Spare(*samurai).to_string()
                aria-label=desk.say(label)
                data-act=act
                data-key=asked.then(|| key(at)).flatten()
                data-about=format!("{about}\n{talent}")
                on:click=desk.taps(Spot::Spare(*samurai))
            >
                {art::seal(*samurai, false)}
            </button>
        }
    };
    let tokens = spares
        .tokens
        .iter()
        .enumerate()
        .map(token)
        .collect_view();
    view! {
        <div class="sp-spares">
            <span class="sp-name">{desk.word("word-spares")}</span>
            {tokens}
        </div>
    }
}
