//! What each side has captured: tokens or seals, tricks as pips, bosses with their stars.

use ::yokai_septet::{Card, Suit, View};
use client_core::story::Line;
use client_core::story::yokai_septet::suit;
use leptos::prelude::*;

use super::Seen;
use super::pen::Pen;
use crate::art::yokai_septet as art;

/// A tray for each side.
#[component]
pub(super) fn Sides(pen: Pen, view: Seen) -> impl IntoView {
    let trays = move || {
        let view = view.get()?;
        let mine = view.viewer.seat().map(|me| view.config.side(me));
        // Mine first: it is the one I look for.
        let first = mine.unwrap_or(0);
        let count = view.config.sides();
        let sides = (0..count).map(|ahead| (first + ahead) % count);
        Some(sides.map(|side| tray(pen, &view, side, mine == Some(side))).collect_view())
    };
    view! { <div class="ys-sides">{trays}</div> }
}

/// Tokens of a side, or its seals.
pub(super) fn score(view: &View, side: usize) -> u8 {
    if view.config.is_bridegrooms() {
        view.seals.get(side).map_or(0, |suits| suits.len() as u8)
    } else {
        view.scores.get(side).copied().unwrap_or_default()
    }
}

fn tray(pen: Pen, view: &View, side: usize, mine: bool) -> impl IntoView + use<> {
    let bridegrooms = view.config.is_bridegrooms();
    let (score, target) = (score(view, side), view.config.target());
    let about = if bridegrooms { "about-seals" } else { "about-tokens" };
    let about = pen.say(&Line::new(about).with("score", score).with("target", target));
    let caption = pen.word(if bridegrooms { "word-seals" } else { "word-tokens" });
    let captured =
        if bridegrooms { seals(pen, view, side).into_any() } else { bosses(pen, view, side).into_any() };
    // Seals have places of their own below.
    let coin = |at: u8| view! { <i class:full=at < score></i> };
    let coins = (!bridegrooms).then(
        || view! { <span class="coins" aria-hidden="true">{(0..target).map(coin).collect_view()}</span> },
    );
    let name = pen.side(view, side);
    view! {
        <section class="ys-side" class:mine=mine data-place=format!("side-{side}") aria-label=name.clone()>
            <header>{art::crest(side)}<span class="who">{name.clone()}</span></header>
            <p class="ys-score" data-about=about>
                <span class="caption"><span class="word">{caption}" "</span><strong>{score}</strong>{format!("/{target}")}</span>{coins}
            </p>
            {tricks(pen, view, side)}
            {captured}
        </section>
    }
}

/// Tricks as pips; the one that would lose the round warns.
fn tricks(pen: Pen, view: &View, side: usize) -> impl IntoView + use<> {
    let taken = view.tricks.get(side).copied().unwrap_or_default();
    let limit = view.config.tricks_to_lose();
    let enough = view.config.bosses_to_win();
    let plain = view.config.is_bridegrooms();
    let line = Line::new(if plain { "about-tricks-plain" } else { "about-tricks" }).with("tricks", taken);
    let line = if plain { line } else { line.with("limit", limit).with("enough", enough) };
    let warns = !plain && taken + 1 >= limit;
    let pip = |at: u8| {
        let last = at + 1 == limit;
        view! { <i class:full=at < taken class:last=last></i> }
    };
    let pips = (!plain)
        .then(|| view! { <span class="pips" aria-hidden="true">{(0..limit).map(pip).collect_view()}</span> });
    let count = if plain { taken.to_string() } else { format!("{taken}/{limit}") };
    view! {
        <p class="ys-tricks" class:warns=warns data-about=pen.say(&line)>
            <span class="caption"><span class="word">{pen.word("word-tricks")}" "</span><strong>{count}</strong></span>{pips}
        </p>
    }
}

/// Captured bosses, and places for those that are missing to win.
fn bosses(pen: Pen, view: &View, side: usize) -> impl IntoView + use<> {
    let captured: Vec<Card> = view.bosses.get(side).cloned().unwrap_or_default();
    let enough = view.config.bosses_to_win();
    let line = Line::new("about-bosses").with("count", captured.len()).with("enough", enough);
    let empty = (captured.len()..enough)
        .map(|_| view! { <span class="card ys-card empty" aria-hidden="true"></span> });
    let empty = empty.collect_view();
    let shown = captured.into_iter().map(|boss| pen.still(view, boss, "", format!("boss-{boss}")));
    view! {
        <div class="ys-bosses" role="group" aria-label=pen.word("word-bosses") data-about=pen.say(&line)>
            {shown.collect_view()}{empty}
        </div>
    }
}

/// The seven suits: how many of their two 7s lie here, and whether they are sealed.
fn seals(pen: Pen, view: &View, side: usize) -> impl IntoView + use<> {
    let captured: Vec<Card> = view.bosses.get(side).cloned().unwrap_or_default();
    let sealed: Vec<Suit> = view.seals.get(side).cloned().unwrap_or_default();
    let one = |of: Suit| {
        let here: Vec<Card> = captured.iter().copied().filter(|boss| boss.suit() == of).collect();
        let done = sealed.contains(&of);
        let line =
            Line::new("about-seal").with("suit", suit(of)).with("count", here.len()).with("sealed", done);
        let label = pen.say(&line);
        let dots = here.into_iter().map(|boss| view! { <i data-place=format!("boss-{boss}")></i> });
        view! {
            <span class="ys-suit" class:sealed=done data-suit=of.to_string() role="img" aria-label=label.clone() data-about=label.clone()>
                {art::sign(of)}<span class="dots">{dots.collect_view()}</span>
            </span>
        }
    };
    view! { <div class="ys-seals">{Suit::ALL.into_iter().map(one).collect_view()}</div> }
}
