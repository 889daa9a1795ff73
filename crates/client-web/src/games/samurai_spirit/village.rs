//! The middle of the table: the village, the raiders, what is discarded, who has broken in.

use ::samurai_spirit::effects::tokens::FARMS;
use ::samurai_spirit::{Action, Card, Family, Step};
use client_core::story::Line;
use client_core::story::samurai_spirit::raider;
use leptos::prelude::*;

use super::card::{about, face, lying};
use super::desk::{Desk, does};
use crate::art::samurai_spirit as art;
use crate::table::key;

/// Village and stacks.
pub(super) fn middle(desk: &Desk<'_>) -> impl IntoView + use<> {
    view! {
        <section class="sp-middle" aria-label=desk.say(&round(desk))>
            <div class="sp-scene">
                <div class="sp-home" data-place="village">{picture(desk)}</div>
                <div class="sp-piles">
                    {raiders(desk)}
                    {discard(desk)}
                    {intruders(desk)}
                </div>
            </div>
            {turned_up(desk)}
            {spares(desk)}
        </section>
    }
}

/// The round and the village in numbers.
pub(super) fn status(desk: &Desk<'_>) -> impl IntoView + use<> {
    view! { <div class="sp-status"><p class="sp-round">{desk.say(&round(desk))}</p>{counts(desk)}</div> }
}

fn round(desk: &Desk<'_>) -> Line {
    let level = desk.view.config.level();
    let level = format!("{level:?}").to_lowercase();
    Line::new("word-round")
        .with("round", desk.view.round)
        .with("level", Line::new(format!("config-level-{level}")))
}

fn picture(desk: &Desk<'_>) -> impl IntoView + use<> {
    let view = desk.view;
    let all = view.config.barricades();
    let burned = FARMS.saturating_sub(view.farms as usize);
    // The farms that burned first are drawn from the back, so that the village falls from one side.
    let farm = |at: usize| {
        let order = FARMS - 1 - at;
        (order >= burned, view.burned.get(order).copied().filter(|_| order < burned))
    };
    let family = |family: Family| {
        let kind = Line::new("about-family").with("family", family.to_string());
        desk.say(&kind.with("here", view.families.contains(&family)))
    };
    let barricades = Line::new("about-barricades").with("left", view.barricades).with("all", all);
    let farms = Line::new("about-farms").with("left", view.farms);
    let backs: Vec<String> = view
        .burned
        .iter()
        .map(|back| desk.say(&Line::new("about-farm-back").with("back", back.to_string())))
        .collect();
    art::village(art::Village {
        barricades: (view.barricades, all),
        farms: (0..FARMS).map(farm).collect(),
        families: Family::ALL.into_iter().map(|family| (family, view.families.contains(&family))).collect(),
        about: (
            desk.say(&barricades),
            format!("{}\n{}", desk.say(&farms), backs.join("\n")),
            Family::ALL.into_iter().map(family).collect(),
        ),
    })
}

/// What stands, in numbers.
fn counts(desk: &Desk<'_>) -> impl IntoView + use<> {
    let view = desk.view;
    let all = view.config.barricades();
    let barricades = desk.say(&Line::new("about-barricades").with("left", view.barricades).with("all", all));
    let farms = desk.say(&Line::new("about-farms").with("left", view.farms));
    let families = Family::ALL.into_iter().map(|family| {
        let here = view.families.contains(&family);
        let about = Line::new("about-family").with("family", family.to_string()).with("here", here);
        let about = desk.say(&about);
        view! { <span class="sp-kin" class:gone=!here role="img" aria-label=about.clone() data-about=about>{art::family_sign(family)}</span> }
    });
    view! {
        <p class="sp-counts">
            <span role="img" aria-label=barricades.clone() data-about=barricades class:low={view.barricades == 0}>
                {art::barricade_sign()}{view.barricades}<small>"/"{all}</small>
            </span>
            <span role="img" aria-label=farms.clone() data-about=farms class:low={view.farms <= 2}>
                {art::symbol(::samurai_spirit::Symbol::Farm)}{view.farms}<small>"/"{FARMS}</small>
            </span>
            {families.collect_view()}
        </p>
    }
}

/// The raider stack; a tap fights.
fn raiders(desk: &Desk<'_>) -> impl IntoView + use<> {
    let view = desk.view;
    let open = desk.play.may("fight");
    let play = desk.play;
    let mut text = desk.say(&Line::new("about-stack").with("count", view.stack));
    if !view.under.is_empty() {
        let under: Vec<Line> = view.under.iter().map(|card| raider(*card)).collect();
        text = format!("{text}\n{}", desk.say(&Line::new("word-under").with("cards", under)));
    }
    let label = format!("{}. {text}", desk.label(Action::Fight));
    let top = match view.face_up.first() {
        Some(_) => view! { <span class="card back open" data-place="stack"></span> }.into_any(),
        None if view.stack > 0 => view! { <span class="card back" data-place="stack"></span> }.into_any(),
        None => view! { <span class="card empty" data-place="stack"></span> }.into_any(),
    };
    view! {
        <button class="sp-pile" class:target=open data-place="raiders" data-act=open.then_some("fight")
            data-key=open.then(|| key(0)).flatten() data-about=text
            on:click=does(play, Action::Fight)>
            <span class="unseen">{label}</span>
            <span class="sp-in" aria-hidden="true">
                {top}
                <span class="sp-count">{view.stack}</span>
                <span class="sp-name">{desk.word("word-stack")}</span>
            </span>
        </button>
    }
}

/// The discard pile, which everybody may look through.
fn discard(desk: &Desk<'_>) -> impl IntoView + use<> {
    let view = desk.view;
    let text = desk.word("about-discard");
    let top = if view.discard.is_empty() { "card empty" } else { "card back spent" };
    let cards = sorted(&view.discard).into_iter().map(|card| lying(desk, card, "mini")).collect_view();
    view! {
        <details class="sp-pile sp-look" data-place="discard">
            <summary data-about=text>
                <span class=top data-place="discarded"></span>
                <span class="sp-count">{view.discard.len()}</span>
                <span class="sp-name">{desk.word("word-discard")}</span>
            </summary>
            <div class="sp-all">{cards}</div>
        </details>
    }
}

/// The intruders: known ones can be looked at, of the others only the number is known.
fn intruders(desk: &Desk<'_>) -> impl IntoView + use<> {
    let list = &desk.view.intruders;
    let text = desk.say(&Line::new("about-intruders").with("count", list.len()));
    let top = if list.is_empty() { "card empty" } else { "card back breach" };
    let cards = list.iter().rev().map(|card| match card {
        Some(card) => lying(desk, *card, "mini").into_any(),
        None => view! { <span class="card back mini" aria-hidden="true"></span> }.into_any(),
    });
    view! {
        <details class="sp-pile sp-look" data-place="intruders">
            <summary data-about=text>
                <span class=top data-place="intruder"></span>
                <span class="sp-count">{list.len()}</span>
                <span class="sp-name">{desk.word("word-intruders")}</span>
            </summary>
            <div class="sp-all">{cards.collect_view()}</div>
        </details>
    }
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort();
    cards
}

/// Raiders that lie face up on the stack, from the top; whoever has turned them up puts them in order.
fn turned_up(desk: &Desk<'_>) -> Option<impl IntoView + use<>> {
    let view = desk.view;
    let arranges = matches!(desk.my_step(), Some(Step::Arrange { .. }));
    let card = |(at, card): (usize, &Card)| {
        let action = Action::Next(*card);
        let open = arranges && desk.play.may(&action.to_string());
        if !open {
            return lying(desk, *card, "small").into_any();
        }
        let play = desk.play;
        view! {
            <button class="card sp-card small target" data-place=format!("card-{card}") data-about=about(desk, *card)
                data-act=action.to_string() data-key=key(at) aria-label=desk.label(action)
                on:click=does(play, action)>{face(*card)}</button>
        }
        .into_any()
    };
    let cards = view.face_up.iter().enumerate().map(card).collect_view();
    (!view.face_up.is_empty()).then(
        || view! { <div class="sp-up"><span class="sp-name">{desk.word("word-up")}</span>{cards}</div> },
    )
}

/// Support tokens of absent samurai that nobody has used yet.
fn spares(desk: &Desk<'_>) -> Option<impl IntoView + use<>> {
    let asked = matches!(desk.my_step(), Some(Step::Spares));
    let token = |(at, samurai): (usize, &::samurai_spirit::Samurai)| {
        let (action, play) = (Action::Spare(*samurai), desk.play);
        let about = desk.say(&Line::new("about-spare").with("samurai", desk.samurai(*samurai)));
        let talent = desk.say(&Line::new("about-talent").with("samurai", samurai.to_string()));
        view! {
            <button class="sp-spare" class:target=asked data-place=format!("spare-{samurai}") aria-label=desk.label(action)
                data-act=asked.then(|| action.to_string()) data-key=asked.then(|| key(at)).flatten()
                data-about=format!("{about}\n{talent}") on:click=does(play, action)>
                {art::seal(*samurai, false)}
            </button>
        }
    };
    let tokens = desk.view.spares.iter().enumerate().map(token).collect_view();
    (!desk.view.spares.is_empty()).then(|| {
        view! { <div class="sp-spares"><span class="sp-name">{desk.word("word-spares")}</span>{tokens}</div> }
    })
}
