//! The places around the table, clockwise from my left, and lines between them.

use ::samurai_sword::Card;
use client_core::tap::samurai_sword::lifted;
use game_core::Seat;
use leptos::prelude::*;

use super::centre::Centre;
use super::seat::{Player, panel};
use super::seen::{LiveTable, Seen};
use crate::table::seats::others;

/// A place on the table, in hundredths of its width and height.
type Spot = (i32, i32);

/// Where the others sit.
fn spots(others: usize) -> &'static [Spot] {
    match others {
        0..=2 => &[(15, 44), (85, 44)],
        3 => &[(12, 55), (50, 17), (88, 55)],
        4 => &[(11, 66), (27, 19), (73, 19), (89, 66)],
        5 => &[(10, 73), (17, 24), (50, 17), (83, 24), (90, 73)],
        _ => &[(10, 75), (13, 26), (37, 17), (63, 17), (87, 26), (90, 75)],
    }
}

/// Where a seat is; whoever sits at the bottom is below the ring.
fn spot(bottom: Seat, seats: usize, seat: Seat) -> Spot {
    let around = others(Some(bottom), seats);
    let place = around.iter().position(|other| *other == seat);
    place
        .and_then(|place| spots(around.len()).get(place).copied())
        .unwrap_or((50, 108))
}

/// Everybody but who sits at the bottom, and the middle of the table.
#[component]
pub(super) fn Ring(table: LiveTable) -> impl IntoView {
    let players = table.part(
        |seen| Some((seen.bottom(), seen.seats())),
        move |_, &(bottom, seats)| {
            let player = |seat: Seat| {
                let (x, y) = spot(bottom, seats, seat);
                panel(Player { table, seat }, format!("--x: {x}%; --y: {y}%"))
            };
            others(Some(bottom), seats)
                .into_iter()
                .map(player)
                .collect_view()
        },
    );
    let count = table.facts(|seen| Some(seen.seats().saturating_sub(1)));
    view! {
        <div class="sw-ring" data-place="players" data-others=move || count.get()>
            <Lines table=table />
            <ul class="sw-others">{players}</ul>
            <Centre table=table />
        </div>
    }
}

/// The reach of the lifted weapon, or who is attacked by whom.
#[component]
fn Lines(table: LiveTable) -> impl IntoView {
    let lines = table.part(
        |seen| Some(lines(seen)),
        |_, lines| {
            lines
                .iter()
                .map(|(from, to, class)| line(*from, *to, class))
                .collect_view()
        },
    );
    view! {
        <svg class="sw-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <ellipse cx="50" cy="54" rx="40" ry="38" />
            {lines}
        </svg>
    }
}

/// Each from one place to another, with its class.
fn lines(seen: &Seen<'_>) -> Vec<(Spot, Spot, &'static str)> {
    let me = seen.bottom();
    let spot = |seat: Seat| spot(me, seen.seats(), seat);
    if let Some((asked, by)) = seen.duel() {
        return vec![(spot(by), spot(asked), "strikes")];
    }
    let weapon = lifted(seen.view, &seen.selection()).filter(|card| card.is_weapon());
    let Some(weapon) = weapon else {
        return Vec::new();
    };
    others(Some(me), seen.seats())
        .into_iter()
        .map(|seat| (spot(me), spot(seat), reach(seen, weapon, seat)))
        .collect()
}

/// Whether a weapon of the viewer's reaches a player.
fn reach(seen: &Seen<'_>, weapon: Card, seat: Seat) -> &'static str {
    if seen
        .board()
        .reaches(seen.bottom(), weapon, seat)
        .is_ok()
    {
        "reaches"
    } else {
        "misses"
    }
}

fn line(from: Spot, to: Spot, class: &'static str) -> impl IntoView {
    view! { <path class=class d=format!("M{} {}L{} {}", from.0, from.1, to.0, to.1) /> }
}
