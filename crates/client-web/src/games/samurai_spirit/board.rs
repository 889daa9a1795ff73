//! A samurai's board, small: everything open about him at a glance.

use ::samurai_spirit::{Card, Penalty, Reach, SamuraiBoard, Symbol};
use client_core::guide::samurai_spirit::about_symbol;
use client_core::place::samurai_spirit::Place;
use client_core::stage::samurai_spirit::Fighter;
use client_core::story::Line;
use client_core::story::samurai_spirit::{name, samurai_fact};
use client_core::tap::samurai_spirit::Spot;
use game_core::Seat;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::aim::{act, aimed_at, label, lift, pressed};
use super::card::{Row, lying};
use super::desk::Desk;
use super::moment::{LiveTable, Moment};
use super::person::{Marks, Portrait, marks, portrait};
use crate::art::samurai_spirit as art;

/// The board of a samurai around the village: a button while a tap on it means something.
///
/// It comes and goes as a button with every turn of mine. An element of another kind would have to be built again with
/// everything on it, so this one changes its role instead.
#[component]
pub(super) fn Board(table: LiveTable, seat: Seat) -> impl IntoView {
    let desk = table.words;
    let target = table.facts(move |moment| aimed_at(moment, seat));
    let is_target = Memo::new(move |_| target.map(|_| ()).is_some());
    let class =
        table.facts(move |moment| classes(moment, seat, target.map(|target| target.is_open)));
    let fact = table.facts(move |moment| Some(fact(seat, moment.board(seat)?)));
    let told = move || {
        fact.map(|fact| desk.say(fact))
            .unwrap_or_default()
    };
    // A button is called by what it does; what is drawn on it would only be read twice.
    let label = move || {
        let label = target.map(|target| label(desk, target))?;
        Some(view! { <span class="unseen">{format!("{label}. {}", told())}</span> })
    };
    let word = move || {
        let word = target.map(|target| target.word)?;
        Some(view! { <span class="sp-do">{desk.word(word)}</span> })
    };
    let tap = move || {
        if is_target.get_untracked() {
            desk.tap(Spot::Samurai(seat));
        }
    };
    let press = move |event: KeyboardEvent| {
        if is_target.get_untracked() && matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            event.stop_propagation();
            tap();
        }
    };
    view! {
        <div
            class=move || class.get()
            role=move || if is_target.get() { "button" } else { "group" }
            tabindex=move || is_target.get().then_some("0")
            data-place=Place::Seat(seat).to_string()
            data-act=move || target.and_then(act)
            data-lift=move || target.and_then(lift)
            aria-label=move || (!is_target.get()).then(told)
            aria-pressed=move || target.and_then(pressed)
            on:click=move |_| tap()
            on:keydown=press
        >
            {label}
            <span class="sp-in" aria-hidden=move || is_target.get().then_some("true")>
                {inside(table, seat)}
                {word}
            </span>
        </div>
    }
}

/// His board in a sentence; the samurai is named, not who plays him.
pub(super) fn fact(seat: Seat, board: &SamuraiBoard) -> Line {
    let told = samurai_fact(seat.index(), board);
    let mut line = Line::new(told.id().to_owned());
    for (key, value) in told.args() {
        let value = if key == "seat" {
            name(board.samurai()).into()
        } else {
            value.clone()
        };
        line = line.with(key.clone(), value);
    }
    line
}

fn classes(moment: &Moment<'_>, seat: Seat, target: Option<bool>) -> Option<String> {
    let state = |one: &Fighter| (one.passed, one.is_beast(), one.reach() == Reach::Above);
    let (passed, beast, above) = moment.fighter(seat, state)?;
    let mut class = "sp-board".to_owned();
    let flags = [
        (moment.active() == seat, "active"),
        (moment.view.board().asked() == Some(seat), "asked"),
        (passed, "passed"),
        (beast, "beast"),
        (above, "above"),
        (target.is_some(), "target"),
        (target == Some(false), "dim"),
    ];
    for (_, word) in flags.into_iter().filter(|(set, _)| *set) {
        class.push(' ');
        class.push_str(word);
    }
    Some(class)
}

fn inside(table: LiveTable, seat: Seat) -> impl IntoView {
    let desk = table.words;
    let line = table.facts(move |moment| moment.fighter(seat, |one| one.line.clone()));
    let shields = table.part(
        move |moment| moment.fighter(seat, |one| one.defended),
        |desk, defended| shields(desk, *defended),
    );
    let waits = table.part(
        move |moment| moment.fighter(seat, Fighter::penalties),
        |desk, waiting| penalties(desk, waiting),
    );
    let held = table.part(
        move |moment| moment.held(seat),
        |desk, card| lying(desk, *card, "small held"),
    );
    view! {
        {table.part(move |moment| Portrait::of(moment, seat), portrait)}
        <span class="sp-marks">{table.part(move |moment| Marks::of(moment, seat), marks)}</span>
        {table.part(move |moment| moment.fighter(seat, Bar::of), bar)}
        <span class="sp-shields">{shields}</span>
        <span class="sp-line">
            <Row desk=desk cards=line />
        </span>
        <span class="sp-wait">{waits}</span>
        {held}
    }
}

/// The total against the Kiai value.
#[derive(PartialEq)]
struct Bar {
    total: u8,
    kiai: u8,
    reach: Reach,
}

impl Bar {
    fn of(fighter: &Fighter) -> Bar {
        Bar {
            total: fighter.total(),
            kiai: fighter.kiai(),
            reach: fighter.reach(),
        }
    }
}

/// The total against the Kiai value, and the flame beyond it.
fn bar(desk: Desk, bar: &Bar) -> impl IntoView + use<> {
    let Bar { total, kiai, reach } = *bar;
    let about = desk.say(
        &Line::new("about-track")
            .with("total", total)
            .with("kiai", kiai),
    );
    let part = u32::from(total.min(kiai)) * 100 / u32::from(kiai.max(1));
    view! {
        <span
            class="sp-bar"
            class:full=reach == Reach::Kiai
            class:above=reach == Reach::Above
            style=format!("--at: {part}%")
            data-about=about
        >
            <span class="number">{total}<small>"/"{kiai}</small></span>
            {art::flame()}
        </span>
    }
}

/// What he defends: three small signs.
fn shields(desk: Desk, defended: [Option<Card>; Symbol::ALL.len()]) -> impl IntoView + use<> {
    let sign = |(symbol, card): (Symbol, Option<Card>)| {
        let about = desk.say(&about_symbol(symbol));
        let place = card.map(|card| Place::Card(card).to_string());
        view! {
            <span class="sp-shield" class:has=card.is_some() data-place=place data-about=about>
                {art::symbol(symbol)}
            </span>
        }
    };
    Symbol::ALL
        .into_iter()
        .zip(defended)
        .map(sign)
        .collect_view()
}

/// The penalties that wait for him.
fn penalties(desk: Desk, penalties: &[Penalty]) -> impl IntoView + use<> {
    let one = |penalty: &Penalty| {
        view! {
            <span class="sp-waits" data-about=desk.about_penalty(*penalty)>
                {art::penalty(*penalty)}
            </span>
        }
    };
    penalties.iter().map(one).collect_view()
}
