//! Players around the trick: me at the bottom, turn order clockwise.

use ::yokai_septet::{Card, Event, Phase, View, YokaiSeptet};
use client_core::guide::yokai_septet::strongest;
use client_core::story::Line;
use game_core::Seat;
use leptos::prelude::*;

use super::Seen;
use super::pass::Tray;
use super::pen::Pen;
use super::rows::Row;
use crate::art::yokai_septet as art;

/// The players and what lies between them.
#[component]
pub(super) fn Arena(pen: Pen, view: Seen) -> impl IntoView {
    let plates = move || {
        let view = view.get()?;
        let seats = Seat::all(view.config.seats());
        Some(seats.map(|seat| plate(pen, &view, seat)).collect_view())
    };
    let passing = move || {
        view.read().as_ref().is_some_and(|view| view.phase == Phase::Passing && view.viewer.seat().is_some())
    };
    let pocket = move || view.read().as_ref().is_some_and(|view| !view.rows.is_empty());
    let trick = move || Some(trick(pen, &view.get()?));
    let news = move || Some(news(pen, &view.get()?));
    view! {
        <div class="ys-arena">
            {plates}
            <Show when=pocket><Row pen=pen view=view far=true/></Show>
            <div class="ys-middle">
                <Show when=passing fallback=move || view! { {trick} }><Tray pen=pen view=view/></Show>
                {news}
            </div>
            <Show when=pocket><Row pen=pen view=view far=false/></Show>
        </div>
    }
}

/// Who sits at the bottom: me, or the first seat for somebody who watches.
pub(super) fn bottom(view: &View) -> Seat {
    view.viewer.seat().unwrap_or(Seat(0))
}

/// Where a seat is: bottom, left, top, right.
fn spot(view: &View, seat: Seat) -> &'static str {
    let seats = view.config.seats();
    let ahead = (seat.index() + seats - bottom(view).index()) % seats;
    let spots: &[&'static str] = match seats {
        2 => &["s", "n"],
        3 => &["s", "w", "e"],
        _ => &["s", "w", "n", "e"],
    };
    spots.get(ahead).copied().unwrap_or("s")
}

/// A player: name, crest of the side, cards in hand, whose lead, whose turn.
fn plate(pen: Pen, view: &View, seat: Seat) -> impl IntoView + use<> {
    let me = view.viewer.seat();
    let mine = me == Some(seat);
    let count = view.hand_sizes.get(seat.index()).copied().unwrap_or_default();
    let waits = pen.play.waits_for.read().contains(seat);
    let choosing = matches!(view.phase, Phase::Passing | Phase::Discarding);
    let chosen = choosing && view.has_chosen.contains(seat);
    let leads = view.phase != Phase::Over && view.leader == Some(seat);
    let side = view.config.side(seat);
    let partner = view.config.has_teams() && !mine && me.is_some_and(|me| view.config.side(me) == side);
    let mark = if chosen {
        Some(("ys-badge good", format!("✓ {}", pen.word("word-chosen"))))
    } else {
        leads.then(|| ("ys-badge", format!("▸ {}", pen.word("word-leads"))))
    };
    let about = pen.say(&Line::new("about-seat").with("seat", seat).with("count", count));
    // My own cards leave from my hand, not from my name.
    let place = (!mine).then(|| format!("seat-{seat}"));
    view! {
        <div class=format!("ys-seat at-{}", spot(view, seat)) class:waits=waits class:mine=mine class:partner=partner
            data-place=place data-about=about>
            <span class="who">{art::crest(side)}<span>{pen.play.name(seat)}</span></span>
            <span class="line">
                <span class="fan"><i class="card back" aria-hidden="true"></i>{count}</span>
                {partner.then(|| view! { <span class="ys-badge quietly">{pen.word("word-partner")}</span> })}
                {mark.map(|(class, text)| view! { <span class=class>{text}</span> })}
            </span>
        </div>
    }
}

/// The trick as it lies, also when it is full, until the next one is led.
fn trick(pen: Pen, view: &View) -> impl IntoView + use<> {
    let last = view.table.last();
    let over = view.last_round.as_ref().filter(|_| view.phase == Phase::Over);
    let (leader, cards, taker): (_, &[Card], _) = match (last, over) {
        (Some(trick), _) => (Some(trick.leader), &trick.cards, trick.taker),
        (None, Some(summary)) => (Some(summary.leader), &summary.trick, Some(summary.taker)),
        (None, None) => (view.leader, &[], None),
    };
    let best = strongest(cards, view.trump);
    let slot = |seat: Seat| {
        let at = leader.map(|leader| {
            let seats = view.config.seats();
            (seat.index() + seats - leader.index()) % seats
        });
        let place = spot(view, seat);
        if let Some((at, card)) = at.and_then(|at| Some((at, *cards.get(at)?))) {
            return lies(pen, view, card, place, (at == 0, best == Some(at)));
        }
        let waits = pen.play.waits_for.read().contains(seat);
        view! { <span class=format!("card ys-card empty at-{place}") class:waits=waits aria-hidden="true"></span> }
            .into_any()
    };
    let slots = Seat::all(view.config.seats()).map(slot).collect_view();
    let caption = taker.map(|taker| view! { <p class="ys-taken">{pen.of("word-takes", taker)}</p> });
    view! { <div class="ys-trick" class:full=taker.is_some() role="group">{slots}</div>{caption} }
}

/// A card in the trick; the one that leads it and the one that takes it are marked.
fn lies(pen: Pen, view: &View, card: Card, place: &str, (led, best): (bool, bool)) -> AnyView {
    let mut class = format!("at-{place}");
    for (word, holds) in [(" led", led), (" best", best)] {
        if holds {
            class.push_str(word);
        }
    }
    pen.noted(view, card, &class, format!("card-{card}"), best.then_some("about-takes"))
}

/// What is worth knowing before the first card of a round: how the last one ended, who showed what.
fn news(pen: Pen, view: &View) -> impl IntoView + use<> {
    let quiet = view.table.is_empty() && view.phase != Phase::Over;
    let ended = quiet.then(|| pen.round_end(view)).flatten();
    let shown = view.shown.filter(|_| quiet).map(|shown| {
        let event = Event::ShowedLeadCard { seat: shown.seat, card: shown.card };
        pen.app.story.read().event::<YokaiSeptet>(&event, &pen.play.names.read())
    });
    let lines = ended.into_iter().chain(shown).map(|text| view! { <p>{text}</p> });
    view! { <div class="ys-news">{lines.collect_view()}</div> }
}
