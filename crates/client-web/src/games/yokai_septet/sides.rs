//! What each side has captured: tokens or seals, tricks as pips, bosses with their stars.

use ::yokai_septet::{Card, Config, Suit, SuitSet};
use client_core::place::yokai_septet::Place;
use client_core::stage::yokai_septet::Tray;
use client_core::story::Line;
use client_core::story::yokai_septet::suit;
use game_core::Seat;
use leptos::prelude::*;

use super::moment::{LiveTable, Moment};
use super::pen::Pen;
use crate::art::yokai_septet as art;

/// A tray for each side.
#[component]
pub(super) fn Sides(table: LiveTable) -> impl IntoView {
    let trays = table.part(
        |moment| {
            let config = moment.view.board().config();
            Some((moment.me(), config))
        },
        move |_, (me, config)| {
            // Mine first: it is the one I look for.
            let mine = me.map(|me| config.side(me));
            let (first, count, seats) = (mine.unwrap_or(0), config.sides(), config.seats());
            let sides = (0..count).map(|ahead| (first + ahead) % count);
            let one = |side: usize| {
                let me = me.filter(|_| mine == Some(side));
                view! { <Side table=table side=side seats=seats me=me /> }
            };
            sides.map(one).collect_view()
        },
    );
    view! { <div class="ys-sides">{trays}</div> }
}

#[component]
fn Side(
    table: LiveTable,
    side: usize,
    seats: usize,
    /// My seat, if it is my side.
    me: Option<Seat>,
) -> impl IntoView {
    let pen = table.words;
    let mine = me.is_some();
    let takes = me.map(|me| Place::Taker(me).to_string());
    let name = move || pen.side(seats, side);
    view! {
        <section
            class="ys-side"
            class:mine=mine
            data-place=Place::Side(side).to_string()
            aria-label=name
        >
            <header data-place=takes>{art::crest(side)}<span class="who">{name}</span></header>
            {table.part(move |moment| Some(Score::of(moment, side)), points)}
            {table.part(move |moment| Some(Tricks::of(moment, side)), tricks)}
            {captured(table, side)}
        </section>
    }
}

/// What lies before a side now: while a trick is shown that was just taken, it grows when the bosses arrive.
fn tray(moment: &Moment<'_>, side: usize) -> Tray {
    moment
        .game
        .shown(|scene| scene.trays.get(side).copied())
        .flatten()
        .unwrap_or_default()
}

/// Tokens of a side, or its seals.
#[derive(PartialEq)]
struct Score {
    won: u8,
    target: u8,
    seals: bool,
}

impl Score {
    fn of(moment: &Moment<'_>, side: usize) -> Score {
        let config = moment.view.board().config();
        Score {
            won: tray(moment, side).score,
            target: config.target(),
            seals: config.is_bridegrooms(),
        }
    }
}

fn points(pen: Pen, points: &Score) -> impl IntoView + use<> {
    let Score { won, target, seals } = *points;
    let about = if seals { "about-seals" } else { "about-tokens" };
    let about = pen.say(
        &Line::new(about)
            .with("score", won)
            .with("target", target),
    );
    let caption = pen.word(if seals { "word-seals" } else { "word-tokens" });
    // Seals have places of their own below.
    let coin = |at: u8| view! { <i class:full=at < won></i> };
    let coins = (!seals).then(|| {
        view! {
            <span class="ys-coins" aria-hidden="true">
                {(0..target).map(coin).collect_view()}
            </span>
        }
    });
    view! {
        <p class="ys-score" data-about=about>
            <span class="caption">
                <span class="word">{caption}" "</span>
                <strong>{won}</strong>
                {format!("/{target}")}
            </span>
            {coins}
        </p>
    }
}

/// Tricks of a side.
#[derive(PartialEq)]
struct Tricks {
    taken: u8,
    config: Config,
}

impl Tricks {
    fn of(moment: &Moment<'_>, side: usize) -> Tricks {
        let config = moment.view.board().config();
        Tricks {
            taken: tray(moment, side).tricks,
            config,
        }
    }
}

/// Tricks as pips; the one that would lose the round warns.
fn tricks(pen: Pen, tricks: &Tricks) -> impl IntoView + use<> {
    let Tricks { taken, config } = *tricks;
    let limit = config
        .rounds_end_early()
        .then(|| (config.tricks_to_lose(), config.bosses_to_win()));
    let line = match limit {
        None => Line::new("about-tricks-plain").with("tricks", taken),
        Some((limit, enough)) => Line::new("about-tricks")
            .with("tricks", taken)
            .with("limit", limit)
            .with("enough", enough),
    };
    let warns = config.are_too_many(taken + 1);
    let pips = limit.map(|(limit, _)| {
        let pip = |at: u8| {
            let last = config.are_too_many(at + 1);
            view! { <i class:full=at < taken class:last=last></i> }
        };
        view! {
            <span class="ys-pips" aria-hidden="true">
                {(0..limit).map(pip).collect_view()}
            </span>
        }
    });
    let count = match limit {
        None => taken.to_string(),
        Some((limit, _)) => format!("{taken}/{limit}"),
    };
    view! {
        <p class="ys-tricks" class:warns=warns data-about=pen.say(&line)>
            <span class="caption">
                <span class="word">{pen.word("word-tricks")}" "</span>
                <strong>{count}</strong>
            </span>
            {pips}
        </p>
    }
}

/// The bosses of a side.
fn captured(table: LiveTable, side: usize) -> AnyView {
    table.part(
        |moment| Some(moment.view.board().config().is_bridegrooms()),
        move |_, is_bridegrooms| {
            if *is_bridegrooms {
                table.part(move |moment| Some(Sealed::of(moment, side)), seals)
            } else {
                bosses(table, side).into_any()
            }
        },
    )
}

/// Captured bosses, and places for those that are missing to win. One that lies there is not drawn again when another
/// comes.
fn bosses(table: LiveTable, side: usize) -> impl IntoView {
    let pen = table.words;
    let deal = table.facts(|moment| Some(moment.deal()));
    let here = table.facts(move |moment| {
        Some(
            tray(moment, side)
                .bosses
                .iter()
                .collect::<Vec<Card>>(),
        )
    });
    let enough = move || deal.map(|deal| deal.config.bosses_to_win());
    let count = Memo::new(move |_| here.map(Vec::len).unwrap_or_default());
    let about = move || {
        let line = Line::new("about-bosses")
            .with("count", count.get())
            .with("enough", enough()?);
        Some(pen.say(&line))
    };
    let boss =
        move |boss: Card| move || deal.map(|deal| pen.still(*deal, boss, "", Place::Boss(boss)));
    let empty = move || {
        let missing = count.get()..enough().unwrap_or_default();
        let place = |_| view! { <span class="card ys-card empty" aria-hidden="true"></span> };
        missing.map(place).collect_view()
    };
    view! {
        <div
            class="ys-bosses"
            role="group"
            aria-label=move || pen.word("word-bosses")
            data-about=about
        >
            <For each=move || here.get().unwrap_or_default() key=|card| *card let:card>
                {boss(card)}
            </For>
            {empty}
        </div>
    }
}

/// The seven suits of a side.
#[derive(PartialEq)]
struct Sealed {
    bosses: Vec<Card>,
    sealed: SuitSet,
}

impl Sealed {
    fn of(moment: &Moment<'_>, side: usize) -> Sealed {
        let seals = moment.view.board().seals();
        Sealed {
            bosses: tray(moment, side).bosses.iter().collect(),
            sealed: seals.get(side).copied().unwrap_or_default(),
        }
    }
}

/// The seven suits: how many of their two 7s lie here, and whether they are sealed.
fn seals(pen: Pen, captured: &Sealed) -> impl IntoView + use<> {
    let one = |of: Suit| {
        let here: Vec<Card> = captured
            .bosses
            .iter()
            .copied()
            .filter(|boss| boss.suit() == of)
            .collect();
        let done = captured.sealed.contains(of);
        let line = Line::new("about-seal")
            .with("suit", suit(of))
            .with("count", here.len())
            .with("sealed", done);
        let label = pen.say(&line);
        let dots = here
            .into_iter()
            .map(|boss| view! { <i data-place=Place::Boss(boss).to_string()></i> });
        view! {
            <span
                class="ys-suit"
                class:sealed=done
                data-suit=of.to_string()
                role="img"
                aria-label=label.clone()
                data-about=label.clone()
            >
                {art::sign(of)}
                <span class="dots">{dots.collect_view()}</span>
            </span>
        }
    };
    view! { <div class="ys-seals">{Suit::ALL.into_iter().map(one).collect_view()}</div> }
}
