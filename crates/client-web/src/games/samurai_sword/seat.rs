//! One player: seals, resilience, honour, hand and the cards before the player.

use std::sync::Arc;

use ::samurai_sword::{Card, SamuraiSword};
use client_core::guide::samurai_sword::card_name;
use client_core::story::{Line, Tell as _};
use game_core::Seat;
use leptos::prelude::*;

use super::seen::{Seen, Words};
use super::target::chips;
use crate::app::App_;
use crate::art::samurai_sword as art;
use crate::table::Play;

/// A player somewhere around the table.
pub(super) fn panel(
    app: App_,
    play: Play,
    seen: &Arc<Seen>,
    words: &Words,
    seat: Seat,
    style: String,
) -> impl IntoView + use<> {
    let view = &seen.view;
    let turn = view.turn == seat && !seen.world.is_over();
    let asked = seen.world.asked() == Some(seat);
    let beside = seen.duel().is_some_and(|(asked, by)| seat != asked && seat != by);
    let harmless = seen.world.is_harmless(seat);
    let targets = {
        let seen = Arc::clone(seen);
        move || chips(app, play, &seen, seat)
    };
    view! {
        <li class="sw-seat" class:turn=turn class:asked=asked class:beside=beside class:harmless=harmless
            style=style data-place=format!("seat-{seat}")>
            <span class="unseen">{spoken(seen, words, seat)}</span>
            <div class="sw-head">
                {badge(seen, words, seat)}
                {who(seen, words, seat)}
            </div>
            {stats(seen, words, seat)}
            {laid(seen, words, seat)}
            {targets}
        </li>
    }
}

/// Everything about a player for ears, since numbers beside signs say nothing to them.
pub(super) fn spoken(seen: &Seen, words: &Words, seat: Seat) -> String {
    let title = SamuraiSword::title(&seen.view, seat).map(|line| words.say(&line)).unwrap_or_default();
    let fact = SamuraiSword::position(&seen.view).into_iter().nth(seat.index() + 1);
    let fact = fact.map(|line| words.say(&line)).unwrap_or_default();
    let far = far(seen, words, seat).map(|(_, about)| about).unwrap_or_default();
    format!("{title}. {fact} {far}")
}

/// How difficult it is for the viewer to attack this player, as a number and in words; a dash if it
/// cannot be done.
fn far(seen: &Seen, words: &Words, seat: Seat) -> Option<(String, String)> {
    let me = seen.me().filter(|me| *me != seat)?;
    if seen.world.is_harmless(seat) {
        return Some(("–".to_owned(), words.word("about-harmless")));
    }
    let difficulty = seen.world.difficulty(me, seat);
    let about = Line::new("about-difficulty").with("seat", seat).with("difficulty", difficulty);
    Some((difficulty.to_string(), words.say(&about)))
}

fn badge(seen: &Seen, words: &Words, seat: Seat) -> Option<AnyView> {
    let (number, about) = far(seen, words, seat)?;
    let none = seen.world.is_harmless(seat);
    let badge =
        view! { <span class="sw-far" class:none=none aria-hidden="true" data-about=about>{number}</span> };
    Some(badge.into_any())
}

/// Seals and names.
pub(super) fn who(seen: &Seen, words: &Words, seat: Seat) -> impl IntoView + use<> {
    let character = seen.view.characters.get(seat.index()).copied();
    let role = seen.role(seat);
    let name = character.map_or("", |who| who.traits().name);
    let about = words.say(&Line::new("about-character").with("character", name));
    let short = words.say(&Line::new(format!("name-{name}")));
    let turn = (seen.view.turn == seat && !seen.world.is_over())
        .then(|| view! { <span class="sw-turn">{words.word("word-turn")}</span> });
    let known = role.map(|role| words.role(role));
    view! {
        <span class="sw-character" data-about=about.clone()>{character.map(art::character)}</span>
        <span class="sw-names">
            <span class="who">{words.name(seat)}{turn}</span>
            <span class="soft character" data-about=about>{short}</span>
        </span>
        <span class="sw-roleof" class:unseen-role=role.is_none() data-about=words.about_role(role)>
            {art::role(role)}
            <span class="name">{known}</span>
        </span>
    }
}

/// Resilience, honour, cards in hand.
pub(super) fn stats(seen: &Seen, words: &Words, seat: Seat) -> impl IntoView + use<> {
    let (left, honour, count) = (seen.resilience(seat), seen.honour(seat), seen.in_hand(seat));
    let most = seen.view.characters.get(seat.index()).map_or(left, |who| who.traits().resilience);
    let about = |id: &'static str, count: u8| Line::new(id).with("count", count);
    let known: Vec<Line> =
        seen.view.known.get(seat.index()).into_iter().flatten().map(|card| card_name(*card)).collect();
    let own = seen.me() == Some(seat);
    let hand = (!own).then(|| {
        let marked = !known.is_empty();
        let about = words.say(&about("about-hand", count).with("cards", known));
        view! {
            <span class="sw-stat hand" class:known=marked data-about=about data-place=format!("hand-{seat}")>{art::hand()}{count}</span>
        }
    });
    view! {
        <div class="sw-stats" aria-hidden="true">
            <span class="sw-stat pips" data-about=words.say(&about("about-resilience", left).with("most", most))>
                {art::resilience(left, most)}
            </span>
            <span class="sw-stat honour" class:last=honour == 1 data-about=words.say(&about("about-honour", honour)) data-place=format!("honour-{seat}")>
                {art::honour()}{honour}
            </span>
            {hand}
        </div>
    }
}

/// The cards that lie before a player.
pub(super) fn laid(seen: &Seen, words: &Words, seat: Seat) -> impl IntoView + use<> {
    let chip = |(card, count): (Card, u8)| {
        let many = (count > 1).then(|| format!("×{count}"));
        view! {
            <span class="sw-laid" class:bushido=card == Card::Bushido data-about=words.about(card)
                data-place=format!("prop-{seat}-{card}")>
                {art::sign(card)}{many}
            </span>
        }
    };
    let chips = seen.before(seat).into_iter().map(chip).collect_view();
    view! { <div class="sw-before" aria-hidden="true">{chips}</div> }
}
