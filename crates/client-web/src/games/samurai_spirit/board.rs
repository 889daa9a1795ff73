//! A samurai's board, small: everything open about him at a glance.

use ::samurai_spirit::view::BoardView;
use ::samurai_spirit::{Samurai, Symbol};
use client_core::story::Line;
use client_core::story::samurai_spirit::{name, samurai_fact};
use game_core::Seat;
use leptos::prelude::*;

use super::aim::{tap, target};
use super::card::{lying, token};
use super::desk::{Desk, is_beast, is_wounded, kiai, total, waiting};
use crate::art::samurai_spirit as art;

/// The board of a samurai around the village.
pub(super) fn board(desk: &Desk<'_>, seat: Seat) -> AnyView {
    let Some(board) = desk.board(seat) else { return ().into_any() };
    let target = target(desk, seat);
    let fact = desk.say(&fact(seat, board));
    let class = classes(desk, seat, board);
    let place = format!("seat-{seat}");
    let word = target.as_ref().map(|target| view! { <span class="sp-do">{target.word.clone()}</span> });
    // A button is called by what it does; what is drawn on it would only be read twice.
    let hidden = target.is_some().then_some("true");
    let inside = view! { <span class="sp-in" aria-hidden=hidden>{inside(desk, seat, board)}{word}</span> };
    match target {
        Some(target) => {
            let class = if target.open { format!("{class} target") } else { format!("{class} target dim") };
            let (act, lift, pressed) = (target.act(), target.lift(), target.pressed());
            let (play, aim) = (desk.play, target.aim);
            view! {
                <button class=class data-place=place data-act=act data-lift=lift aria-pressed=pressed
                    on:click=move |_| tap(play, &aim)>
                    <span class="unseen">{format!("{}. {fact}", target.label)}</span>
                    {inside}
                </button>
            }
            .into_any()
        }
        None => view! { <section class=class data-place=place aria-label=fact>{inside}</section> }.into_any(),
    }
}

/// His board in a sentence; the samurai is named, not who plays him.
pub(super) fn fact(seat: Seat, board: &BoardView) -> Line {
    let told = samurai_fact(seat.index(), board);
    let mut line = Line::new(told.id().to_owned());
    for (key, value) in told.args() {
        let value = if *key == "seat" { name(board.samurai).into() } else { value.clone() };
        line = line.with(key, value);
    }
    line
}

fn classes(desk: &Desk<'_>, seat: Seat, board: &BoardView) -> String {
    let mut class = "sp-board".to_owned();
    let flags = [
        (desk.view.active == seat, "active"),
        (desk.view.asked == Some(seat), "asked"),
        (board.passed, "passed"),
        (is_beast(board), "beast"),
        (total(board) > kiai(board), "above"),
    ];
    for (_, word) in flags.into_iter().filter(|(set, _)| *set) {
        class.push(' ');
        class.push_str(word);
    }
    class
}

fn inside(desk: &Desk<'_>, seat: Seat, board: &BoardView) -> impl IntoView + use<> {
    let held = desk.hand_of(seat).map(|card| lying(desk, card, "small held"));
    let line = board.line.iter().map(|card| lying(desk, *card, "mini")).collect_view();
    let penalties = waiting(board).map(|penalty| {
        view! { <span class="sp-waits" data-about=desk.about_penalty(penalty)>{art::penalty(penalty)}</span> }
    });
    let penalties = penalties.collect_view();
    view! {
        <span class="sp-face" data-about=desk.about_samurai(board)>{art::seal(board.samurai, is_beast(board))}</span>
        <span class="sp-title">
            <strong>{desk.samurai(board.samurai)}</strong>
            <span class="sp-who">{desk.play.name(seat)}</span>
        </span>
        <span class="sp-marks">{marks(desk, seat, board)}</span>
        {bar(desk, board)}
        <span class="sp-shields">{shields(desk, board)}</span>
        <span class="sp-line">{line}</span>
        <span class="sp-wait">{penalties}</span>
        {held}
    }
}

/// Wound, passed, and the support tokens that lie with him.
pub(super) fn marks(desk: &Desk<'_>, seat: Seat, board: &BoardView) -> impl IntoView + use<> {
    let wounds = Line::new("about-wounds").with("wounds", board.wounds);
    let about = desk.say(&wounds);
    let wound = is_wounded(board).then(|| view! { <span data-about=about>{art::wound()}</span> });
    let passed = board.passed.then(|| view! { <span class="sp-tag">{desk.word("word-passed")}</span> });
    let at_home = |other: Samurai| (board.samurai == other).then_some("home");
    let here = desk.view.boards.iter().enumerate().filter(|(_, other)| other.token == seat);
    let tokens = here.map(|(owner, other)| {
        let place = format!("token-{}", Seat(owner as u8));
        view! { <span class=at_home(other.samurai)>{token(desk, other.samurai, place)}</span> }
    });
    let extra = board.extra.iter().map(|spare| token(desk, *spare, String::new())).collect_view();
    view! { {wound}{passed}{tokens.collect_view()}{extra} }
}

/// The total against the Kiai value, and the flame beyond it.
fn bar(desk: &Desk<'_>, board: &BoardView) -> impl IntoView + use<> {
    let (total, kiai) = (total(board), kiai(board));
    let about = desk.say(&Line::new("about-track").with("total", total).with("kiai", kiai));
    let part = u32::from(total.min(kiai)) * 100 / u32::from(kiai.max(1));
    view! {
        <span class="sp-bar" class:full=total == kiai class:above={total > kiai} style=format!("--at: {part}%") data-about=about>
            <span class="number">{total}<small>"/"{kiai}</small></span>
            {art::flame()}
        </span>
    }
}

/// What he defends: three small signs.
fn shields(desk: &Desk<'_>, board: &BoardView) -> impl IntoView + use<> {
    let sign = |(symbol, card): (Symbol, Option<::samurai_spirit::Card>)| {
        let about = desk.say(&Line::new("about-symbol").with("symbol", symbol.to_string()));
        let place = card.map(|card| format!("card-{card}"));
        view! {
            <span class="sp-shield" class:has=card.is_some() data-place=place data-about=about>
                {art::symbol(symbol)}
            </span>
        }
    };
    Symbol::ALL.into_iter().zip(board.defended).map(sign).collect_view()
}
