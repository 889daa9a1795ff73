//! The places around the table, clockwise from my left, and lines between them.

use ::samurai_sword::Card;
use game_core::Seat;
use leptos::prelude::*;

use super::centre::Centre;
use super::seat::panel;
use super::seen::{Seen, Table, Words};
use crate::app::App_;
use crate::table::Play;
use crate::table::seats::others;

/// Where the others sit, in hundredths of the table's width and height.
fn spots(others: usize) -> &'static [(i32, i32)] {
    match others {
        0..=2 => &[(15, 44), (85, 44)],
        3 => &[(12, 55), (50, 17), (88, 55)],
        4 => &[(11, 66), (27, 19), (73, 19), (89, 66)],
        5 => &[(10, 73), (17, 24), (50, 17), (83, 24), (90, 73)],
        _ => &[(10, 75), (13, 26), (37, 17), (63, 17), (87, 26), (90, 75)],
    }
}

/// Where a seat is; whoever sits at the bottom is below the ring.
fn spot(seen: &Seen, seat: Seat) -> (i32, i32) {
    let around = others(Some(seen.bottom()), seen.seats());
    let place = around.iter().position(|other| *other == seat);
    place.and_then(|place| spots(around.len()).get(place).copied()).unwrap_or((50, 108))
}

/// Everybody but who sits at the bottom, and the middle of the table.
#[component]
pub(super) fn Ring(play: Play, table: Table) -> impl IntoView {
    let app = expect_context::<App_>();
    let players = move || {
        let seen = table.get()?;
        let words = Words::of(app, play);
        let around = others(Some(seen.bottom()), seen.seats());
        let players = around.into_iter().map(|seat| {
            let (x, y) = spot(&seen, seat);
            panel(app, play, &seen, &words, seat, format!("--x: {x}%; --y: {y}%"))
        });
        Some(players.collect_view())
    };
    let count = move || table.read().as_ref().map(|seen| seen.seats().saturating_sub(1));
    view! {
        <div class="sw-ring" data-others=count>
            <Lines play=play table=table/>
            <ul class="sw-others">{players}</ul>
            <Centre play=play table=table/>
        </div>
    }
}

/// The reach of the lifted weapon, or who is attacked by whom.
#[component]
fn Lines(play: Play, table: Table) -> impl IntoView {
    let lines = move || {
        let seen = table.get()?;
        let weapon = seen.lifted(play).filter(|card| card.is_weapon());
        Some(match (seen.duel(), weapon) {
            (Some((asked, by)), _) => line(spot(&seen, by), spot(&seen, asked), "strikes").into_any(),
            (None, Some(weapon)) => reach(&seen, weapon).into_any(),
            (None, None) => ().into_any(),
        })
    };
    view! {
        <svg class="sw-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <ellipse cx="50" cy="54" rx="40" ry="38"/>
            {lines}
        </svg>
    }
}

fn reach(seen: &Seen, weapon: Card) -> impl IntoView + use<> {
    let me = seen.bottom();
    let lines = others(Some(me), seen.seats()).into_iter().map(|seat| {
        let near = seen.world.difficulty(me, seat) <= seen.reach(weapon) && !seen.world.is_harmless(seat);
        line(spot(seen, me), spot(seen, seat), if near { "reaches" } else { "misses" })
    });
    lines.collect_view()
}

fn line(from: (i32, i32), to: (i32, i32), class: &'static str) -> impl IntoView {
    view! { <path class=class d=format!("M{} {}L{} {}", from.0, from.1, to.0, to.1)/> }
}
