//! The large board: what is defended to the left, the combat line to the right, the card in hand between.

use ::samurai_spirit::effects::samurai::ignoring;
use ::samurai_spirit::{Action, Card, Penalty, Samurai, SamuraiSpirit, Step, Symbol};
use client_core::guide::samurai_spirit::about_symbol;
use client_core::place::samurai_spirit::Place;
use client_core::stage::samurai_spirit::Fighter;
use client_core::story::Line;
use client_core::story::samurai_spirit::name;
use client_core::tap::samurai_spirit::{Spot, Target};
use game_core::Seat;
use leptos::prelude::*;

use super::aim::{act, aimed_at, label, lift, pressed};
use super::board::fact;
use super::card::{about, face, lying};
use super::desk::Desk;
use super::moment::{LiveTable, Moment};
use super::person::{Marks, Portrait, marks, portrait};
use super::tray::{Tray, tray};
use crate::art::samurai_spirit as art;
use crate::table::{data_act, disabled, key};

/// The board at the bottom of the table.
#[component]
pub(super) fn Own(table: LiveTable, seat: Seat) -> impl IntoView {
    let desk = table.words;
    let shown = move |find: fn(&Fighter) -> bool| {
        table.holds(move |moment| moment.fighter(seat, find).unwrap_or_default())
    };
    let beast = shown(Fighter::is_beast);
    let passed = shown(|one| one.passed);
    let asked = table.holds(|moment| moment.chooser().is_some());
    let active = table.holds(move |moment| moment.active() == seat);
    let fact = table.facts(move |moment| Some(fact(seat, moment.board(seat)?)));
    let told = move || fact.map(|fact| desk.say(fact));
    view! {
        <section
            class="sp-own"
            class:beast=beast
            class:asked=asked
            class:passed=passed
            class:active=active
            data-place=Place::Seat(seat).to_string()
            aria-label=told
        >
            <Head table=table seat=seat />
            {table.part(move |moment| Track::of(moment, seat), track)}
            <div class="sp-left">
                {table.part(move |moment| Defences::of(moment, seat), defences)}
            </div>
            <div class="sp-tray">{table.part(move |moment| Tray::of(moment, seat), tray)}</div>
            <div class="sp-right">
                <CombatLine table=table seat=seat />
            </div>
        </section>
    }
}

/// Who he is, what lies with him, what waits for him.
#[component]
fn Head(table: LiveTable, seat: Seat) -> impl IntoView {
    let beast = table.part(
        move |moment| moment.fighter(seat, Fighter::is_beast),
        |desk, beast| {
            beast.then(|| view! { <span class="sp-tag">{desk.word("word-beast")}</span> })
        },
    );
    view! {
        <header class="sp-head">
            {table.part(move |moment| Portrait::of(moment, seat), portrait)}
            <span class="sp-marks">
                {beast}{table.part(move |moment| Marks::of(moment, seat), marks)}
            </span>
            {table
                .part(
                    move |moment| aimed_at(moment, seat),
                    move |desk, target| aimed(desk, seat, target),
                )} {table.part(move |moment| Ahead::of(moment, seat), ahead)}
        </header>
    }
}

/// A button for what a tap on another's board would do with him.
fn aimed(desk: Desk, seat: Seat, target: &Target) -> impl IntoView + use<> {
    view! {
        <button
            class="sp-aim"
            class:dim=!target.is_open
            aria-disabled=disabled(target.is_open)
            data-act=act(target)
            data-lift=lift(target)
            aria-pressed=pressed(target)
            on:click=desk.taps(Spot::Samurai(seat))
        >
            <span class="unseen">{label(desk, target)}</span>
            <span aria-hidden="true">{desk.word(target.word)}</span>
        </button>
    }
}

/// What waits for the start of his next turn, and what this turn forbids.
#[derive(PartialEq)]
struct Ahead {
    penalties: Vec<Penalty>,
    /// Whose talent can ignore them.
    ignores: Option<Samurai>,
    banned: Vec<Penalty>,
}

impl Ahead {
    fn of(moment: &Moment<'_>, seat: Seat) -> Option<Ahead> {
        let table = moment.view.board();
        let (mut penalties, last) = moment.fighter(seat, |one| (one.penalties(), one.last()))?;
        // After the match nothing waits any more.
        if table.ending().is_some() {
            penalties.clear();
        }
        let ignores = last.and_then(|card| ignoring(table.talents(seat), card));
        let ignores = ignores.filter(|_| !penalties.is_empty());
        Some(Ahead {
            penalties,
            ignores,
            banned: table.bans_of(seat).collect(),
        })
    }
}

fn ahead(desk: Desk, ahead: &Ahead) -> impl IntoView + use<> {
    let Ahead {
        penalties,
        ignores,
        banned,
    } = ahead;
    let about: Vec<String> = penalties
        .iter()
        .map(|penalty| desk.about_penalty(*penalty))
        .collect();
    let signs = penalties
        .iter()
        .map(|penalty| art::penalty(*penalty))
        .collect_view();
    let calm = penalties.is_empty();
    let text = if calm {
        desk.word("word-calm")
    } else {
        desk.penalties("word-next", penalties)
    };
    let ignores = ignores.map(|samurai| {
        view! { <small>{desk.say(&Line::new("word-ignores").with("samurai", name(samurai)))}</small> }
    });
    let banned = (!banned.is_empty())
        .then(|| view! { <span class="sp-banned">{desk.penalties("word-banned", banned)}</span> });
    view! {
        <p class="sp-next" class:calm=calm data-about=about.join("\n")>
            {signs}
            <span>{text}" "{ignores}</span>
            {banned}
        </p>
    }
}

/// How far the fight has gone.
#[derive(PartialEq)]
struct Track {
    total: u8,
    kiai: u8,
    /// What the card in hand would add.
    held: Option<u8>,
}

impl Track {
    fn of(moment: &Moment<'_>, seat: Seat) -> Option<Track> {
        let (total, kiai) = moment.fighter(seat, |one| (one.total(), one.kiai()))?;
        let held = moment.in_tray(seat).map(Card::value);
        Some(Track { total, kiai, held })
    }
}

/// The fight track: up to the Kiai mark, and the flame beyond it.
fn track(desk: Desk, track: &Track) -> impl IntoView + use<> {
    let Track { total, kiai, held } = *track;
    let about = desk.say(
        &Line::new("about-track")
            .with("total", total)
            .with("kiai", kiai),
    );
    let would = held.map(|value| (total + value).min(kiai + 1));
    let place = total.min(kiai + 1);
    let cell = |at: u8| {
        let inner = if at > kiai {
            art::flame().into_any()
        } else {
            view! { <span>{at}</span> }.into_any()
        };
        view! {
            <li
                class:on={at <= place}
                class:now={at == place}
                class:kiai={at == kiai}
                class:beyond={at > kiai}
                class:would=would == Some(at)
            >
                {inner}
            </li>
        }
    };
    view! {
        <ol class="sp-track" aria-hidden="true" data-about=about>
            {(0..=kiai + 1).map(cell).collect_view()}
        </ol>
    }
}

/// What lies to the left.
#[derive(PartialEq)]
struct Defences {
    /// For each symbol the card, and what losing it does where one must be lost.
    places: Vec<(Symbol, Option<Card>, Option<Line>)>,
    /// What the card in hand could defend.
    wanted: Option<Symbol>,
}

impl Defences {
    fn of(moment: &Moment<'_>, seat: Seat) -> Option<Defences> {
        let loses = matches!(moment.my_step(), Some(Step::LoseDefended));
        let lose = |symbol: Symbol| loses.then(|| moment.label(Action::Lose(symbol)));
        let places = Symbol::ALL
            .into_iter()
            .zip(moment.fighter(seat, |one| one.defended)?);
        let places = places
            .map(|(symbol, card)| (symbol, card, lose(symbol)))
            .collect();
        Some(Defences {
            places,
            wanted: moment
                .in_tray(seat)
                .and_then(|card| card.face().symbol),
        })
    }
}

/// Three places to the left: hat, farm, doll.
fn defences(desk: Desk, defences: &Defences) -> impl IntoView + use<> {
    let place = |(symbol, card, lose): &(Symbol, Option<Card>, Option<Line>)| match (*card, lose) {
        (Some(card), Some(label)) => {
            let act = data_act::<SamuraiSpirit>(Action::Lose(*symbol));
            view! {
                <button
                    class="card sp-card small target"
                    data-place=Place::Card(card).to_string()
                    data-about=about(desk, card)
                    data-act=act
                    aria-label=desk.say(label)
                    data-key=key(*symbol as usize)
                    on:click=desk.taps(Spot::Defence(*symbol))
                >
                    {face(card)}
                </button>
            }
            .into_any()
        }
        (Some(card), None) => lying(desk, card, "small").into_any(),
        (None, _) => {
            let wanted = defences.wanted == Some(*symbol);
            let explained = desk.say(&about_symbol(*symbol));
            view! {
                <span class="card empty small sp-slot" class:wanted=wanted data-about=explained>
                    {art::symbol(*symbol)}
                </span>
            }
            .into_any()
        }
    };
    defences.places.iter().map(place).collect_view()
}

/// The combat line; its last card is the one that counts at the start of a turn.
#[component]
fn CombatLine(table: LiveTable, seat: Seat) -> impl IntoView {
    let desk = table.words;
    let line = table.facts(move |moment| moment.fighter(seat, |one| one.line.clone()));
    let last = move || line.and_then(|line| line.last().copied());
    let one = move |card: Card| {
        let is_last = Memo::new(move |_| last() == Some(card));
        move || {
            lying(
                desk,
                card,
                if is_last.get() { "small last" } else { "small" },
            )
        }
    };
    let is_empty = Memo::new(move |_| last().is_none());
    let empty = move || {
        is_empty
            .get()
            .then(|| view! { <span class="card empty small" aria-hidden="true"></span> })
    };
    view! {
        <For each=move || line.get().unwrap_or_default() key=|card| *card let:card>
            {one(card)}
        </For>
        {empty}
    }
}
